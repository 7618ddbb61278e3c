/* web/src/review/calibration.ts -- what judges' words are worth; found by web/tools/calibrate.mjs. */

import type { Fit } from './chances';

export const fits: Record<string, Fit> = {
  "augustus 2": {"plies":269,"curve":-0.5,"slope":0.511,"growth":-0.168,"seats":{}},
  "augustus 3": {"plies":352,"curve":-0.5,"slope":0.511,"growth":-0.168,"seats":{}},
  "augustus 4": {"plies":435,"curve":-0.5,"slope":0.511,"growth":-0.168,"seats":{}},
  "augustus 5": {"plies":523,"curve":-0.5,"slope":0.511,"growth":-0.168,"seats":{}},
  "augustus 6": {"plies":614,"curve":-0.5,"slope":0.511,"growth":-0.168,"seats":{}},
  "caesar-augustus 2": {"plies":124,"curve":-0.25,"slope":0.028,"growth":0.308,"seats":{"octavian":-0.183,"antony":0.183}},
  "caesar-augustus 3": {"plies":206,"curve":-0.5,"slope":0.117,"growth":0.063,"seats":{"octavian":-0.368,"antony":0.082,"lepidus":0.286}},
  "caesar-augustus 4": {"plies":277,"curve":-0.5,"slope":0.179,"growth":0.029,"seats":{"octavian":-0.208,"antony":0.189,"lepidus":0.116,"brutus":-0.097}},
  "caesar-augustus 5": {"plies":349,"curve":-0.5,"slope":0.101,"growth":0.114,"seats":{"octavian":-0.062,"antony":0.12,"lepidus":-0.134,"brutus":-0.021,"cassius":0.097}},
  "first-triumvirate 3": {"plies":485,"curve":-0.25,"slope":0.046,"growth":1.335,"seats":{"crassus":-0.05,"caesar":-0.333,"pompey":0.382},"late":{"crassus":-1.296,"caesar":1.362,"pompey":-0.066}},
  "three-caesars 2": {"plies":281,"curve":0.25,"slope":0.106,"growth":0.862,"seats":{"galba":0.084,"otho":-0.084}},
  "three-caesars 3": {"plies":523,"curve":0.5,"slope":0.817,"growth":1.17,"seats":{"galba":0.428,"otho":0.907,"vitellius":0.276},"nobody":[-1.611,1.02]}
};
