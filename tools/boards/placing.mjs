/* tools/boards/placing.mjs -- finds places for names and pieces where they cover as little as they can.
 *
 * Every territory wants a name and a stack of pieces: both on its own land if there is room, else on
 * water, never on each other.  In turn each takes the best place that the others leave it. */

const STEP = 4; /* pixels between places that are tried */
const AROUND = 72; /* pixels from home */
const ROUNDS = 8;

const COST = { other: 8, abroad: 2.4, water: 1, own: 0 };
const OVERLAP = 60;

function covers(a, b) {
	const across = (a.width + b.width) / 2 - Math.abs(a.at[0] - b.at[0]);
	const down = (a.height + b.height) / 2 - Math.abs(a.at[1] - b.at[1]);
	return across > 0 && down > 0 ? (across * down) / Math.min(a.width * a.height, b.width * b.height) : 0;
}

/* What a box lies on, point by point. */
function groundCost({ at, width, height }, owner, { under }) {
	let [cost, count] = [0, 0];
	for (let x = -width / 2; x <= width / 2; x += 6)
		for (let y = -height / 2; y <= height / 2; y += 6) {
			const ground = under([at[0] + x, at[1] + y]);
			count++;
			cost += ground === owner ? COST.own : ground === -1 ? COST.water : ground === -2 ? COST.abroad : COST.other;
		}
	return cost / count;
}

const isFramed = ({ at: [x, y], width, height }, frame) =>
	x - width / 2 > 6 && x + width / 2 < frame.width - 6 && y - height / 2 > 6 && y + height / 2 < frame.height - 6;

function candidates(item, owner, frame) {
	const [homeX, homeY] = item.home;
	const places = [];
	for (let dx = -AROUND; dx <= AROUND; dx += STEP)
		for (let dy = -AROUND; dy <= AROUND; dy += STEP) {
			const box = { ...item.size, at: [homeX + dx, homeY + dy] };
			if (!isFramed(box, frame)) continue;
			const far = Math.hypot(dx, dy) / AROUND;
			places.push({ ...box, cost: groundCost(box, owner, frame) + 4 * far * far });
		}
	return places.sort((a, b) => a.cost - b.cost).slice(0, 400);
}

function costAmong(place, others, partner) {
	const overlap = others.reduce((sum, other) => sum + covers(place, other) * (other.soft ? 1.2 : OVERLAP), 0);
	const apart = partner ? Math.hypot(place.at[0] - partner.at[0], place.at[1] - partner.at[1]) / 60 : 0;
	return place.cost + overlap + 0.9 * apart;
}

/* What a hand has placed stays there. */
export function placeAll(list, hand, frame) {
	const items = list.flatMap((one, owner) => [
		{ owner, kind: "label", size: one.label, home: one.home, fixed: hand[one.word]?.label },
		{ owner, kind: "stack", size: one.stack, home: one.home, fixed: hand[one.word]?.stack },
	]);
	for (const item of items)
		item.places = item.fixed ? [{ ...item.size, at: item.fixed, cost: 0 }] : candidates(item, item.owner, frame);
	for (const item of items) item.now = item.places[0];
	for (let round = 0; round < ROUNDS; round++)
		for (const item of items) {
			const others = [...frame.taken, ...items.filter((other) => other !== item).map((other) => other.now)];
			const partner = items.find((other) => other !== item && other.owner === item.owner).now;
			const cost = (place) => costAmong(place, others, partner);
			item.now = item.places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
		}
	return list.map((_, owner) => {
		const of = (kind) => items.find((item) => item.owner === owner && item.kind === kind).now.at;
		return { label: of("label"), stack: of("stack") };
	});
}
