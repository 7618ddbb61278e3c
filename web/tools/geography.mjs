/* web/tools/geography.mjs -- draws the coasts of the start page: web/src/art/coasts.ts.
 *
 * Real coastline (Natural Earth, 1:50 million), conic conformal projection, clipped to its frame,
 * points closer than can be seen left out.  Run it after changing a frame: npm run geography. */

import { Delaunay } from 'd3-delaunay';
import { geoConicConformal, geoPath } from 'd3-geo';
import { readFileSync, writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';

const here = new URL('.', import.meta.url);
const atlas = JSON.parse(readFileSync(new URL('../node_modules/world-atlas/land-50m.json', here)));
const land = feature(atlas, atlas.objects.land);

const RUBICON = [[12.05, 43.97], [12.13, 44.03], [12.22, 44.05], [12.29, 44.12], [12.36, 44.14], [12.43, 44.19]];
const ROME = [12.48, 41.9];

/* Points that stand for a territory: every place belongs to the nearest. */
const TERRITORIES = {
  italy: [[12.3, 42.8], [8, 45], [9.5, 45.3], [11, 45.5], [12.5, 45.8], [8.6, 44.4], [10.8, 44.2], [11.3, 43.3],
    [13.7, 42.3], [14.5, 41.2], [16, 41], [17.8, 40.5], [16.2, 39.5], [16.5, 38.6], [7.6, 44.2], [13.3, 46], [11.2, 46.1]],
  illyricum: [[17.2, 44.2], [14.6, 45.3], [16, 45.4], [15.2, 44.3], [18.3, 43], [19.2, 42.3], [18.5, 44.8], [19.6, 43.7], [16.5, 43]],
  narbonensis: [[4.3, 44], [5.8, 43.7], [6, 44.7], [5.4, 45.4], [6.5, 43.5]],
  sardinia: [[9, 40.6], [9.1, 42.2], [9, 39.4]],
  macedonia: [[20, 41], [21.5, 41], [20.3, 40.2]],
  foreign: [[20.8, 44.6], [21, 43.5], [22, 45], [18, 46.6], [15, 47]],
};

const FRAMES = {
  hero: { width: 1440, height: 460, at: [12.42, 44.14], x: 985, y: 142, scale: 2440, parallels: [38, 48] },
  phone: { width: 390, height: 232, at: [12.42, 44.14], x: 198, y: 80, scale: 2040, parallels: [38, 48] },
  card: { width: 305, height: 150, at: [12.6, 42.5], x: 156, y: 74, scale: 1150, parallels: [38, 48] },
};

const MARGIN = 40; /* drawn outside the frame, for wide strokes */
const APART = 0.9;
const round = (value) => Math.round(value * 10) / 10;

function projectionOf({ width, height, at, x, y, scale, parallels }) {
  const projection = geoConicConformal().parallels(parallels).rotate([-12, 0]).scale(scale).translate([0, 0]);
  const [atX, atY] = projection(at);
  return projection.translate([x - atX, y - atY]).clipExtent([[-MARGIN, -MARGIN], [width + MARGIN, height + MARGIN]]);
}

/* Rings of points, as a path with points that are too close left out. */
class Rings {
  rings = [];
  moveTo(x, y) { this.rings.push([[x, y]]); }
  lineTo(x, y) { this.rings.at(-1).push([x, y]); }
  closePath() {}
  arc() {}
}

function thin(ring) {
  const kept = [ring[0]];
  for (const point of ring)
    if (Math.hypot(point[0] - kept.at(-1)[0], point[1] - kept.at(-1)[1]) >= APART) kept.push(point);
  return kept;
}

const areaOf = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => {
  const [nextX, nextY] = ring[(i + 1) % ring.length];
  return sum + x * nextY - nextX * y;
}, 0)) / 2;

/* Relative lines take half the room. */
function pathOf(points, close) {
  let [atX, atY] = points[0].map(round);
  const steps = points.slice(1).map(([x, y]) => {
    const [dx, dy] = [round(round(x) - atX), round(round(y) - atY)];
    [atX, atY] = [round(x), round(y)];
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${points[0].map(round).join(' ')}l${steps.join(' ').replace(/ -/g, '-')}${close ? 'z' : ''}`.replace(/(^|[^0-9])0\./g, '$1.');
}

const SMALLEST = 4; /* square pixels */

function coast(projection) {
  const rings = new Rings();
  geoPath(projection, rings)(land);
  return rings.rings.map(thin).filter((ring) => ring.length > 3 && areaOf(ring) > SMALLEST)
    .map((ring) => pathOf(ring, true)).join('');
}

/* Each territory's cells of a Voronoi diagram, to be clipped to the land. */
function territories(frame, projection) {
  const seeds = Object.entries(TERRITORIES).flatMap(([name, points]) =>
    points.map((point) => ({ name, at: projection(point) })));
  const cells = Delaunay.from(seeds.map((seed) => seed.at))
    .voronoi([-MARGIN, -MARGIN, frame.width + MARGIN, frame.height + MARGIN]);
  const paths = Object.fromEntries(Object.keys(TERRITORIES).map((name) => [name, '']));
  seeds.forEach(({ name }, i) => {
    const cell = cells.cellPolygon(i);
    if (cell) paths[name] += pathOf(cell.slice(0, -1), true);
  });
  return paths;
}

function draw(name, frame) {
  const projection = projectionOf(frame);
  const free = projectionOf(frame).clipExtent(null);
  return {
    width: frame.width, height: frame.height, land: coast(projection),
    rubicon: pathOf(RUBICON.map(free), false), rome: free(ROME).map(round),
    ...(name === 'card' ? { territories: territories(frame, free) } : {}),
  };
}

const coasts = Object.fromEntries(Object.entries(FRAMES).map(([name, frame]) => [name, draw(name, frame)]));
writeFileSync(new URL('../src/art/coasts.ts', here),
  `/* web/src/art/coasts.ts -- coasts of the start page; made by web/tools/geography.mjs. */

export const coasts = ${JSON.stringify(coasts, null, 2)};
`);
