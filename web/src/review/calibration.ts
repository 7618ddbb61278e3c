/* web/src/review/calibration.ts -- what judges' words are worth; found by web/tools/calibrate.mjs. */

import type { Fit } from './chances';

export const fits: Record<string, Fit> = {
  "augustus 2": {"plies":260,"curve":-0.5,"slope":0.402,"growth":0.107,"seats":{}},
  "augustus 3": {"plies":346,"curve":-0.5,"slope":0.425,"growth":0.037,"seats":{}},
  "augustus 4": {"plies":430,"curve":-1,"slope":0.266,"growth":-0.182,"seats":{}},
  "augustus 5": {"plies":507,"curve":-0.5,"slope":0.432,"growth":-0.1,"seats":{}},
  "augustus 6": {"plies":604,"curve":-0.5,"slope":0.37,"growth":0.006,"seats":{}},
  "caesar-augustus 2": {"plies":124,"curve":-0.25,"slope":0.084,"growth":0.259,"seats":{"octavian":-0.091,"antony":0.091}},
  "caesar-augustus 3": {"plies":206,"curve":-0.25,"slope":0.15,"growth":0.176,"seats":{"octavian":-0.317,"antony":0.043,"lepidus":0.275}},
  "caesar-augustus 4": {"plies":278,"curve":-0.5,"slope":0.164,"growth":0.054,"seats":{"octavian":-0.018,"antony":0.088,"lepidus":0.007,"brutus":-0.077}},
  "caesar-augustus 5": {"plies":350,"curve":-0.5,"slope":0.088,"growth":0.129,"seats":{"octavian":-0.214,"antony":0.142,"lepidus":-0.061,"brutus":0.072,"cassius":0.061}},
  "first-triumvirate 3": {"plies":485,"curve":-0.25,"slope":0.046,"growth":1.335,"seats":{"crassus":-0.05,"caesar":-0.333,"pompey":0.382},"late":{"crassus":-1.296,"caesar":1.362,"pompey":-0.066}},
  "three-caesars 2": {"plies":309,"curve":0,"slope":0.608,"growth":-0.045,"seats":{"galba":-0.323,"otho":0.323}},
  "three-caesars 3": {"plies":567,"curve":1,"slope":0.345,"growth":3.935,"seats":{"galba":0.592,"otho":0.396,"vitellius":0.236},"nobody":[-1.224,-0.28]}
};
