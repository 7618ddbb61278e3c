/* web/src/review/calibration.ts -- how often what was judged so came true; made by web/tools/calibrate.mjs.
 *
 * For each game and seat, the share of games won by those who were given 0, 5, 10 ... 100 percent. */

export const tables: Record<string, Record<string, number[]>> = {};
