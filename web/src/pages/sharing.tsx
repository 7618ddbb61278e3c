/* web/src/pages/sharing.tsx -- the button that shares a game: as a link, or, if that would be too long, as a file. */

import { useState } from 'preact/hooks';
import { saveText } from '../parts/file';
import { gameIn, linkTo } from './share';

/* By the phone's own means where there are any. */
async function sendFile(record: string) {
	const name = `${gameIn(record)}.rubicon`;
	const files = [new File([record], name, { type: 'text/plain' })];
	if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => undefined);
	else saveText(name, record);
}

async function copy(link: string): Promise<boolean> {
	return (
		navigator.clipboard?.writeText(link).then(
			() => true,
			() => false,
		) ?? false
	);
}

interface ShareGameProps {
	page: 'replay' | 'review';
	id: string; // what follows '#/replay/'
	record: string;
	query?: string;
	word: string;
}

/* The link also becomes the page's address, where everybody can take it from. */
export function ShareGame({ page, id, record, query, word }: ShareGameProps) {
	const [said, say] = useState('');
	const share = async () => {
		const link = await linkTo(page, id, record, query);
		if (link === null) {
			await sendFile(record);
			return say('Too long for a link: sent as a file');
		}
		history.replaceState(null, '', link);
		return say((await copy(link)) ? 'Link copied' : 'The link is in the address');
	};
	return (
		<>
			<button
				class="button"
				onClick={() => void share().catch((error: Error) => say(error.message))}
			>
				{said || word}
			</button>
			<span class="sr-only" role="status">
				{said}
			</span>
		</>
	);
}
