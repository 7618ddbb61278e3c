/* web/src/pages/broken.tsx -- pages that are not there, and pages that could not be drawn. */

import { useTitle } from '../parts/hooks';

export function NoPage() {
	useTitle('No such page');
	return (
		<main class="loading">
			<h1>There is no such page</h1>
			<p>The address may have been cut off or mistyped.</p>
			<a class="button main" href="#/">
				All games
			</a>
		</main>
	);
}

export function Broken() {
	useTitle('Something went wrong');
	return (
		<main class="loading">
			<h1>This page cannot be shown</h1>
			<p>
				That is a mistake of the program. Your tables are kept; load the page again, or go on from
				the list of games.
			</p>
			<div class="buttons">
				<button class="button main" onClick={() => location.reload()}>
					Load again
				</button>
				<a class="button" href="#/">
					All games
				</a>
			</div>
		</main>
	);
}
