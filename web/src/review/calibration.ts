/* web/src/review/calibration.ts -- what judges' words are worth; found by web/tools/calibrate.mjs. */

import type { Fit } from './chances';

export const fits: Record<string, Fit> = {
  "augustus 2": {"plies":228,"curve":-0.5,"slope":0.596,"growth":-0.224,"seats":{}},
  "augustus 3": {"plies":299,"curve":-0.5,"slope":0.596,"growth":-0.224,"seats":{}},
  "augustus 4": {"plies":381,"curve":-0.5,"slope":0.596,"growth":-0.224,"seats":{}},
  "augustus 5": {"plies":452,"curve":-0.5,"slope":0.596,"growth":-0.224,"seats":{}},
  "augustus 6": {"plies":535,"curve":-0.5,"slope":0.596,"growth":-0.224,"seats":{}},
  "caesar-augustus 2": {"plies":134,"curve":0,"slope":0.669,"growth":0.168,"seats":{"octavian":-0.099,"antony":0.099}},
  "caesar-augustus 3": {"plies":211,"curve":-0.25,"slope":0.07,"growth":0.423,"seats":{"octavian":-0.301,"antony":0.227,"lepidus":0.074}},
  "caesar-augustus 4": {"plies":268,"curve":0,"slope":0.016,"growth":0.886,"seats":{"octavian":0.13,"antony":0.05,"lepidus":0.198,"brutus":-0.378}},
  "caesar-augustus 5": {"plies":336,"curve":-0.25,"slope":0.04,"growth":0.516,"seats":{"octavian":0.217,"antony":-0.094,"lepidus":0.311,"brutus":-0.234,"cassius":-0.2}},
  "first-triumvirate 3": {"plies":435,"curve":-0.25,"slope":0.119,"growth":-0.002,"seats":{"crassus":-1.712,"caesar":0.676,"pompey":1.036}},
  "three-caesars 2": {"plies":482,"curve":-0.25,"slope":0.052,"growth":0.368,"seats":{"galba":0.147,"otho":-0.147}},
  "three-caesars 3": {"plies":998,"curve":-0.25,"slope":0.094,"growth":0.248,"seats":{"galba":0.194,"otho":0.458,"vitellius":0.291},"nobody":[-0.944,1.178]}
};
