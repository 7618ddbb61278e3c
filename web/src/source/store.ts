/* web/src/source/store.ts -- what this browser keeps, as texts by name; it may be full, forbidden, or spoilt.
 *
 * What finds no room is kept as long as the page is open, and whoever writes is told. */

const unwritten = new Map<string, string>();

function inStorage<Value>(read: (storage: Storage) => Value, otherwise: Value): Value {
	try {
		return read(localStorage);
	} catch {
		return otherwise;
	}
}

export const getText = (key: string): string | null =>
	unwritten.get(key) ?? inStorage((storage) => storage.getItem(key), null);

/* False: there was no room. */
export function putText(key: string, text: string): boolean {
	const isWritten = inStorage((storage) => {
		storage.setItem(key, text);
		return true;
	}, false);
	if (isWritten) unwritten.delete(key);
	else unwritten.set(key, text);
	return isWritten;
}

export function dropText(key: string) {
	unwritten.delete(key);
	inStorage((storage) => storage.removeItem(key), undefined);
}

export const keysFrom = (prefix: string): string[] =>
	[...new Set([...inStorage((storage) => Object.keys(storage), []), ...unwritten.keys()])].filter(
		(key) => key.startsWith(prefix),
	);

/* The text as what it should be; null: it is not there, or spoilt. */
export function getValue<Value>(key: string, isOne: (value: unknown) => boolean): Value | null {
	try {
		const value = JSON.parse(getText(key) ?? 'null');
		return value !== null && isOne(value) ? (value as Value) : null;
	} catch {
		return null;
	}
}
