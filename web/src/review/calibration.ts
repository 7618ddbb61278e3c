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
  "first-triumvirate 3": {"plies":518,"curve":-0.5,"slope":0.228,"growth":0.59,"seats":{"crassus":0.122,"caesar":-0.433,"pompey":0.311},"late":{"crassus":-1.218,"caesar":1.459,"pompey":-0.241}},
  "three-caesars 2 medium": {"plies":357,"curve":1,"slope":1.056,"growth":0.883,"bend":0.288,"seats":{"galba":-0.179,"otho":0.179}},
  "three-caesars 2 short": {"plies":242,"curve":0.25,"slope":1.063,"growth":-0.146,"bend":0.211,"seats":{"galba":-0.44,"otho":0.44}},
  "three-caesars 3 campaign": {"plies":697,"curve":0,"slope":0.151,"growth":0.806,"bend":2.984,"seats":{"galba":0.444,"otho":0.444,"vitellius":0.36},"nobody":[-1.248,1.01]},
  "three-caesars 3 long": {"plies":692,"curve":0,"slope":0.609,"growth":0.117,"bend":1.544,"seats":{"galba":0.159,"otho":0.719,"vitellius":1.498},"nobody":[-2.376,2.064]}
};
