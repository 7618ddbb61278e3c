/* web/tests/count.mjs -- the last line of a run, as the project's other tests have it. */

export default class Count {
	#counts = { passed: 0, failed: 0 };

	onTestEnd(_, result) {
		if (result.status === 'passed') this.#counts.passed++;
		else if (result.status !== 'skipped') this.#counts.failed++;
	}

	onExit() {
		console.log(`${this.#counts.passed} passed, ${this.#counts.failed} failed`);
	}
}
