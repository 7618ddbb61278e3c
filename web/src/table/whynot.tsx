/* web/src/table/whynot.tsx -- why something cannot be done: the obstacle, the rule, where to read it. */

import { Popover } from '../parts/popover';
import type { Refusal } from './position';

interface WhyNotProps {
  refusal: Refusal;
  game: string;
}

/* The sentence alone, for the sheet of a phone. */
export function Refused({ refusal, game }: WhyNotProps) {
  return (
    <div class="refused" role="status">
      <p><b>{refusal.refusal}</b>{refusal.rule && <> {refusal.rule}</>}</p>
      {refusal.clause && (
        <footer>
          <span class="clause-tag">{refusal.clause}</span>
          {refusal.source && <span class="note">{sourceText(refusal.source)}</span>}
          <a href={`#/rules/${game}/${refusal.clause}`} target="_blank" rel="noopener">Read rule</a>
        </footer>
      )}
    </div>
  );
}

const sourceText = (source: string) => (/^[0-9.]+$/.test(source) ? `Rules ${source}` : source);

export function WhyNot({ refusal, game, at, close }: WhyNotProps & { at: DOMRect; close(): void }) {
  return (
    <Popover at={at} label="Why not" class="why-not" close={close}>
      <Refused refusal={refusal} game={game} />
    </Popover>
  );
}
