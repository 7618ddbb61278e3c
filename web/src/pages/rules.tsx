/* web/src/pages/rules.tsx -- the rules of each game, searchable, with an anchor for every clause. */

import { rules } from 'virtual:rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { Frame, GameTabs } from './frame';
import { shownGames } from './home';
import { gameFacts } from './start';

/* Passages that contain every word, with the heading they stand under. */
function search(html: string, words: string[]): string[] {
	const page = new DOMParser().parseFromString(html, 'text/html');
	let heading = '';
	return [...page.querySelectorAll('h1, h2, h3, h4, h5, p, li, tr')].flatMap((passage) => {
		if (/^H/.test(passage.tagName)) {
			heading = passage.textContent ?? '';
			return [];
		}
		const text = passage.textContent?.toLowerCase() ?? '';
		if (!words.every((word) => text.includes(word))) return [];
		const body =
			passage.tagName === 'TR'
				? `<table><tbody>${passage.outerHTML}</tbody></table>`
				: `<div>${passage.innerHTML}</div>`;
		const tag = passage.id ? `data-clause="${passage.id}"` : '';
		return [`<div class="found" ${tag}><small>${heading}</small>${body}</div>`];
	});
}

function useRules(game: string): string | null {
	const [html, setHtml] = useState<string | null>(null);
	useEffect(() => {
		setHtml(null);
		void rules[game]?.().then((module) => setHtml(module.default));
	}, [game]);
	return html;
}

function useClause(html: string | null, clause: string | undefined) {
	useEffect(() => {
		if (!html || !clause) return undefined;
		const passage = document.getElementById(clause);
		passage?.scrollIntoView({ block: 'center' });
		passage?.classList.add('meant');
		return () => passage?.classList.remove('meant');
	}, [html, clause]);
}

function Contents({ html }: { html: string }) {
	const headings = useMemo(() => [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)], [html]);
	const jump = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });
	return (
		<nav class="contents" aria-label="Contents">
			{headings.map(([, id, text]) => (
				<button key={id} class="content-link" onClick={() => jump(id!)}>
					{text!.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&')}
				</button>
			))}
		</nav>
	);
}

export function RulesPage({ game, clause }: { game: string; clause?: string }) {
	const games = shownGames().filter((one) => rules[one.game]);
	const id = rules[game] ? game : (games[0]?.game ?? '');
	const html = useRules(id);
	const [asked, setAsked] = useState('');
	const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
	const found = html && words.length ? search(html, words) : null;
	useTitle(`Rules of ${gameFacts(id)?.title ?? 'the games'}`);
	useClause(found ? null : html, clause);
	return (
		<Frame now="rules">
			<div class="rules-tools">
				<GameTabs games={games} now={id} href={(game) => `#/rules/${game}`} />
				<label class="search">
					<Icon name="search" size={16} />
					<input
						type="search"
						placeholder="Search the rules"
						aria-label="Search the rules"
						value={asked}
						onInput={(event) => setAsked(event.currentTarget.value)}
					/>
				</label>
			</div>
			<div class="rules-page">
				{html && !found && <Contents html={html} />}
				{!html && <p role="status">Opening the rules …</p>}
				{html && !found && <article class="rules" dangerouslySetInnerHTML={{ __html: html }} />}
				{found && (
					<article class="rules">
						<p class="note" role="status">
							{found.length === 0
								? 'Nothing was found.'
								: found.length === 1
									? 'One passage.'
									: `${found.length} passages.`}
						</p>
						{found.map((passage, i) => (
							<div key={i} dangerouslySetInnerHTML={{ __html: passage }} />
						))}
					</article>
				)}
			</div>
		</Frame>
	);
}
