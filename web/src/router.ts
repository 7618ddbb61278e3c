/* web/src/router.ts -- pages by the part of the address behind '#', so that any file server will do.
 *
 *   #/                         home
 *   #/tables                   all of your tables
 *   #/new/GAME                 a new table
 *   #/table/ID                 a table of this browser; #/at/ID: of a server
 *   #/learn/GAME               a guided first turn
 *   #/replay/ID?ply=12&as=SEAT a game that is kept here; #/replay/=RECORD: in the link
 *                              itself; #/replay/@ID: of a server; #/replay/:ID: from a file
 *   #/replays  #/rules  #/rules/GAME/CLAUSE */

import { useLayoutEffect, useState } from 'preact/hooks';

export interface Route {
	page: string;
	parts: string[];
	query: URLSearchParams;
}

/* An address may have been cut or mistyped anywhere; what cannot be read stands for itself. */
function decode(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

function parse(): Route {
	const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
	const [page = '', ...parts] = path.split('/').map(decode);
	return { page: page || 'home', parts, query: new URLSearchParams(query) };
}

export function useRoute(): Route {
	const [route, setRoute] = useState(parse);
	useLayoutEffect(() => {
		/* at once: a link may be followed before the first frame */
		const follow = () => setRoute(parse());
		addEventListener('hashchange', follow);
		return () => removeEventListener('hashchange', follow);
	}, []);
	return route;
}

export function go(path: string) {
	location.hash = path;
}

/* Changes what follows '?' without adding to the history. */
export function setQuery(query: Record<string, string | number>) {
	const path = location.hash.split('?')[0];
	const text = new URLSearchParams(
		Object.entries(query).map(([key, value]) => [key, String(value)]),
	).toString();
	history.replaceState(null, '', `${path}?${text}`);
}
