/* web/engine/engine.mjs -- the WebAssembly engine as an object: requests and answers are text.
 *
 *   const engine = await openEngine(bytes);
 *   engine.start('exemplum seats=3');
 *   while (engine.position('above').asked[0] === 'chance') engine.roll(17n);
 *   engine.play('aulus ride mule');
 *
 * Whatever is refused throws an Error whose message is a sentence. */

export async function openEngine(bytes) {
	const { instance } = await WebAssembly.instantiate(bytes, {});
	return new Engine(instance.exports);
}

const halves = (seed) => [Number(seed >> 32n), Number(seed & 0xffffffffn)];

class Engine {
	#wasm;

	constructor(wasm) {
		this.#wasm = wasm;
	}

	#write(bytes) {
		if (bytes.length > this.#wasm.input_size()) throw new Error('That is too long.');
		new Uint8Array(this.#wasm.memory.buffer, this.#wasm.input(), bytes.length).set(bytes);
		return bytes.length;
	}

	#read(length) {
		const bytes = new Uint8Array(this.#wasm.memory.buffer, this.#wasm.output(), Math.abs(length));
		const text = new TextDecoder().decode(bytes);
		if (length < 0) throw new Error(text);
		return text;
	}

	#ask(name, request) {
		const length = this.#write(new TextEncoder().encode(request));
		return this.#read(this.#wasm[name](length));
	}

	games() {
		return JSON.parse(this.#read(this.#wasm.games()));
	}
	components(game) {
		return JSON.parse(this.#ask('components', game));
	}
	start(request) {
		this.#ask('start', request);
	}
	play(request) {
		this.#ask('play', request);
	}
	undo(seat) {
		this.#ask('undo', seat);
	}
	resign(seat) {
		this.#ask('resign', seat);
	}
	legal(seat) {
		return JSON.parse(this.#ask('legal', seat));
	}
	whyNot(request) {
		return JSON.parse(this.#ask('why_not', request));
	}
	position(viewer) {
		return JSON.parse(this.#ask('position', viewer));
	}

	/* What a seat's own action does, from nothing but its view (in hexadecimal digits). */
	known(seat) {
		return this.#ask('known', seat);
	}
	know(seat, view) {
		this.#ask('know', `${seat} ${view}`);
	}
	foresee(request) {
		this.#ask('foresee', request);
		this.play(request);
	}

	shown() {
		return JSON.parse(this.#read(this.#wasm.shown()));
	}
	levels() {
		return JSON.parse(this.#read(this.#wasm.levels()));
	}

	/* Every ply's events as this viewer saw them; every ply; whether all dice came from the seed. */
	story(viewer) {
		return JSON.parse(this.#ask('story', viewer));
	}
	plies() {
		return JSON.parse(this.#read(this.#wasm.plies()));
	}
	verify() {
		return JSON.parse(this.#read(this.#wasm.verify()));
	}

	roll(seed) {
		this.#read(this.#wasm.roll(...halves(seed)));
	}

	/* 'aulus normal': what this bot would do here, and its thoughts, best first. */
	advise(request, seed) {
		const length = this.#write(new TextEncoder().encode(request));
		return JSON.parse(this.#read(this.#wasm.advise(length, ...halves(seed))));
	}

	/* 'greedy': such bots play the match to its end, with dice from the seed. */
	finish(bot, seed) {
		const length = this.#write(new TextEncoder().encode(bot));
		this.#read(this.#wasm.finish(length, ...halves(seed)));
	}

	/* A finished game judged again: begin, then so many plies at a time, until none is left. */
	reviewBegin() {
		this.#read(this.#wasm.review_begin());
	}
	reviewPass(plies) {
		return JSON.parse(this.#read(this.#wasm.review_pass(plies)));
	} /* not judged; how many are left */
	reviewNext(plies, worlds) {
		return JSON.parse(this.#read(this.#wasm.review_next(plies, worlds)));
	}

	/* 'gaius': his decision that looks costliest and was not examined, closely; {}: so many were, or all is well. */
	reviewExamine(seat, most) {
		const length = this.#write(new TextEncoder().encode(seat));
		return JSON.parse(this.#read(this.#wasm.review_examine(length, most)));
	}
	reviewSeat(seat) {
		return JSON.parse(this.#ask('review_seat', seat));
	}

	/* Reads a record (bytes), which becomes the match, and returns its fingerprints. */
	replay(bytes) {
		const step = this.#wasm.input_size();
		this.#wasm.record_begin();
		for (let at = 0; at < bytes.length; at += step)
			this.#read(this.#wasm.record_next(this.#write(bytes.subarray(at, at + step))));
		return JSON.parse(this.#read(this.#wasm.record_end()));
	}

	/* The match becomes the record's, up to this ply. */
	goTo(ply) {
		this.#read(this.#wasm.record_at(ply));
	}

	/* The same, and what a method says there: one call, so that whoever asks of another ply cannot come between. */
	at(ply, name, ...args) {
		this.goTo(ply);
		return this[name](...args);
	}

	/* 'aulus rob gaius': what may come of it, likeliest first, shares of 10,000. */
	odds(request, seed) {
		const length = this.#write(new TextEncoder().encode(request));
		return JSON.parse(this.#read(this.#wasm.odds(length, ...halves(seed))));
	}

	/* 'aulus bot hard', 'aulus player Anna': who sits there, for the record. */
	name(request) {
		this.#ask('record_name', request);
	}

	/* The match without its head, in few bytes, as hexadecimal digits; unpack() plays them in one that has just begun. */
	pack() {
		return this.#read(this.#wasm.pack());
	}
	unpack(digits) {
		this.#ask('unpack', digits);
	}

	record() {
		return this.#read(this.#wasm.record_save());
	}
}
