/* web/tests/server.mjs -- serves build/web while the tests run. */

import { fileURLToPath } from 'node:url';
import { serve } from '../tools/serve.mjs';

export default async function setup() {
	const { server, address } = await serve(
		fileURLToPath(new URL('../../build/web', import.meta.url)),
	);
	process.env.RUBICON_WEB = address;
	return () => server.close();
}
