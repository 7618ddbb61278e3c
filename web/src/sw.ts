/* web/src/sw.ts -- the service worker: the whole client is kept, so that it works without a network. */

declare const BUILD: string;
declare const FILES: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;

const CACHE = `rubicon-${BUILD}`;

async function keepAll() {
	const cache = await caches.open(CACHE);
	await cache.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })));
	await worker.skipWaiting();
}

async function dropOlder() {
	const names = await caches.keys();
	await Promise.all(
		names
			.filter((name) => name.startsWith('rubicon-') && name !== CACHE)
			.map((name) => caches.delete(name)),
	);
	await worker.clients.claim();
}

/* Pages come fresh if they can; everything else of this build never changes. */
async function answer(request: Request): Promise<Response> {
	const cache = await caches.open(CACHE);
	if (request.mode === 'navigate') {
		return fetch(request).catch(async () => (await cache.match('./')) ?? Response.error());
	}
	return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

const isOurs = (request: Request) =>
	request.method === 'GET' &&
	new URL(request.url).origin === worker.location.origin &&
	!new URL(request.url).pathname.includes('/api/');

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
worker.addEventListener('fetch', (event) => {
	if (isOurs(event.request)) event.respondWith(answer(event.request));
});

export {};
