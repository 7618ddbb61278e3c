/* web/src/source/offline.ts -- the client kept in this browser, and whether all of it is: then it works without a network. */

/* When whoever has just come has what he wants now. */
const KEEP_AFTER = 10_000;

const canKeep = 'serviceWorker' in navigator && location.protocol !== 'file:';

export function keepClient() {
	if (canKeep)
		setTimeout(
			() => void navigator.serviceWorker.register('sw.js').catch(() => undefined),
			KEEP_AFTER,
		);
}

/* Calls back once everything is there: the worker takes over only after it has kept every file. */
export function whenKept(tell: () => void): () => void {
	if (!canKeep) return () => undefined;
	const look = () => {
		if (navigator.serviceWorker.controller) tell();
	};
	look();
	navigator.serviceWorker.addEventListener('controllerchange', look);
	return () => navigator.serviceWorker.removeEventListener('controllerchange', look);
}
