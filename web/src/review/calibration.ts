/* web/src/review/calibration.ts -- what judges' words are worth; found by web/tools/calibrate.mjs. */

import type { Fit } from './chances';

export const fits: Record<string, Fit> = {};
