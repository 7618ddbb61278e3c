/* web/tools/markdown.mjs -- a rulebook as HTML: the few forms of Markdown that RULES.md uses.
 *
 * A clause, "**EX-BED** text" at the start of a paragraph or an item, becomes an anchor. */

const CLAUSE = /^\*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*[.:]?\s*/;

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const slug = (text) =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

function inline(text) {
	return escaped(text)
		.replace(/`([^`]+)`/g, '<code>$1</code>')
		.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
		.replace(/(^|[^\w*])[*_]([^*_\s][^*_]*)[*_](?!\w)/g, '$1<em>$2</em>')
		.replace(/\[([^\]]+)\]\((#[^)\s]+)\)/g, '<a href="$2">$1</a>')
		.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}

/* A paragraph or an item, with its anchor if it is a clause. */
function passage(tag, text) {
	const clause = CLAUSE.exec(text);
	if (!clause) return `<${tag}>${inline(text)}</${tag}>`;
	const rest = inline(text.slice(clause[0].length));
	return `<${tag} class="clause" id="${clause[1]}"><span class="clause-tag">${clause[1]}</span> ${rest}</${tag}>`;
}

function heading(line) {
	const [, marks, text] = /^(#+)\s+(.*)$/.exec(line);
	const level = Math.min(marks.length, 5);
	const clause = /\b([A-Z]{2,3}-[A-Z0-9-]+)\b/.exec(text);
	return `<h${level} id="${clause ? clause[1] : slug(text)}">${inline(text)}</h${level}>`;
}

const cells = (line) =>
	line
		.replace(/^\||\|\s*$/g, '')
		.split('|')
		.map((cell) => cell.trim());

function cell(text, tag) {
	const clause = CLAUSE.exec(text);
	return clause && tag === 'td' ? passage(tag, text) : `<${tag}>${inline(text)}</${tag}>`;
}

function table(lines) {
	const row = (line, tag) =>
		`<tr>${cells(line)
			.map((text) => cell(text, tag))
			.join('')}</tr>`;
	const [head, , ...body] = lines;
	return (
		`<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead>${row(head, 'th')}</thead>` +
		`<tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table></div>`
	);
}

const isItem = (line) => /^\s*([-*]|\d+[.)])\s+/.test(line);
const indentOf = (line) => /^\s*/.exec(line)[0].length;

/* Items, each with what is indented under it. */
function list(lines) {
	const tag = /^\s*\d/.test(lines[0]) ? 'ol' : 'ul';
	const base = indentOf(lines[0]);
	const items = [];
	for (const line of lines) {
		if (isItem(line) && indentOf(line) <= base)
			items.push([line.replace(/^\s*([-*]|\d+[.)])\s+/, '')]);
		else items.at(-1).push(line);
	}
	return `<${tag}>${items.map(item).join('')}</${tag}>`;
}

function item(lines) {
	const nested = lines.findIndex((line, i) => i > 0 && isItem(line));
	const own = (nested < 0 ? lines : lines.slice(0, nested)).map((line) => line.trim()).join(' ');
	const below = nested < 0 ? '' : list(lines.slice(nested));
	return passage('li', own).replace(/<\/li>$/, `${below}</li>`);
}

/* Lines that belong together: up to an empty line, or to a line of another kind. */
function takeBlock(lines, at) {
	const kind = kindOf(lines[at]);
	let end = at + 1;
	if (kind === 'heading') return { kind, end };
	if (kind === 'fence') {
		while (end < lines.length && !lines[end].startsWith('```')) end++;
		return { kind, end: end + 1 };
	}
	while (end < lines.length && belongs(kind, lines[end], lines[end - 1])) end++;
	return { kind, end };
}

function kindOf(line) {
	if (/^#+\s/.test(line)) return 'heading';
	if (line.startsWith('```')) return 'fence';
	if (line.startsWith('|')) return 'table';
	return isItem(line) ? 'list' : 'text';
}

function belongs(kind, line) {
	if (!line.trim()) return false;
	if (kind === 'list') return isItem(line) || kindOf(line) === 'text';
	return kindOf(line) === kind;
}

const render = {
	heading: ([line]) => heading(line),
	fence: (lines) => `<pre tabindex="0">${escaped(lines.slice(1, -1).join('\n'))}</pre>`,
	table,
	list,
	text: (lines) => passage('p', lines.map((line) => line.trim()).join(' ')),
};

export function rulesHtml(markdown) {
	const lines = markdown.split('\n');
	const blocks = [];
	for (let at = 0; at < lines.length; ) {
		if (!lines[at].trim()) {
			at++;
			continue;
		}
		const { kind, end } = takeBlock(lines, at);
		blocks.push(render[kind](lines.slice(at, end)));
		at = end;
	}
	return blocks.join('\n');
}
