/* web/src/pages/share.ts -- a record inside a link: compressed, in letters that addresses may hold. */

async function pipe(bytes: Uint8Array, through: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const PIECE = 0x8000; /* String.fromCharCode takes no more at once */

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array {
  return Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
}

/* What follows '#/replay/'. */
export async function linkTo(record: string): Promise<string> {
  return `=${toLetters(await pipe(new TextEncoder().encode(record), new CompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, BufferSource>))}`;
}

export async function recordIn(link: string): Promise<string> {
  const bytes = fromLetters(link.slice(1));
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, BufferSource>));
}
