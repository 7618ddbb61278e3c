/* web/src/table/chat.tsx -- what people say at a table. */

import { useState } from 'preact/hooks';
import type { Looks } from '../boards/board';
import { SeatMark } from '../parts/shapes';
import type { TableModel } from './model';

const LONGEST = 300;

export function Chat({ model, looks }: { model: TableModel; looks: Looks }) {
	const [text, setText] = useState('');
	const send = (event: Event) => {
		event.preventDefault();
		if (text.trim()) void model.say(text.trim());
		setText('');
	};
	if (!model.table?.canChat)
		return <p class="note">There is nobody else at this table to talk to.</p>;
	return (
		<div class="chat">
			<form onSubmit={send} class="chat-form">
				<input
					type="text"
					value={text}
					maxLength={LONGEST}
					placeholder="Say something"
					aria-label="Say something"
					onInput={(event) => setText(event.currentTarget.value)}
				/>
				<button class="button">Send</button>
			</form>
			<ol class="log">
				{model.chat
					.map(({ who, seat, text: words }, i) => (
						<li key={i} class="log-line">
							<SeatMark shape={looks[seat ?? 'nobody'] ?? 'column'} size={16} />
							<span>
								<b>{who}</b> {words}
							</span>
						</li>
					))
					.reverse()}
			</ol>
		</div>
	);
}
