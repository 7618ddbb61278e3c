/* web/src/review/calibration.ts -- what judges' words are worth; found by web/tools/calibrate.mjs. */

import type { Fit } from './chances';

export const fits: Record<string, Fit> = {
  "augustus 2": {"plies":228,"slope":1.337,"growth":-0.141,"bend":-0.512,"seats":{}},
  "augustus 3": {"plies":299,"slope":1.303,"growth":-0.527,"bend":0,"seats":{}},
  "augustus 4": {"plies":381,"slope":0.783,"growth":0.07,"bend":0,"seats":{}},
  "augustus 5": {"plies":452,"slope":1.046,"growth":-0.018,"bend":0,"seats":{}},
  "augustus 6": {"plies":535,"slope":1.094,"growth":-0.073,"bend":0,"seats":{}},
  "caesar-augustus 2": {"plies":134,"slope":1.085,"growth":0.147,"bend":-0.83,"seats":{"octavian":-0.175,"antony":0.175}},
  "caesar-augustus 3": {"plies":211,"slope":0.166,"growth":0.574,"bend":0,"seats":{"octavian":-0.261,"antony":0.288,"lepidus":-0.027}},
  "caesar-augustus 4": {"plies":268,"slope":0.178,"growth":0.803,"bend":0,"seats":{"octavian":0.397,"antony":0.061,"lepidus":0.134,"brutus":-0.592}},
  "caesar-augustus 5": {"plies":336,"slope":-0.041,"growth":0.912,"bend":0,"seats":{"octavian":0.219,"antony":-0.014,"lepidus":0.55,"brutus":-0.54,"cassius":-0.215}},
  "first-triumvirate 3": {"plies":435,"slope":0.236,"growth":0.025,"bend":0,"seats":{"crassus":-15.47,"caesar":-12.955,"pompey":-12.575}},
  "three-caesars 2": {"plies":483,"slope":0.132,"growth":0.548,"bend":-0.066,"seats":{"galba":0.13,"otho":-0.13}},
  "three-caesars 3": {"plies":1006,"slope":0.133,"growth":0.453,"bend":0,"seats":{"galba":0.207,"otho":0.44,"vitellius":0.292},"nobody":[-0.939,1.092]}
};
