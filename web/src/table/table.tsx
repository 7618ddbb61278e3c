/* web/src/table/table.tsx -- a whole table: bar, seats, board, and beside or below it all the words. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps, GameBoard, PanelInfo, Picked } from '../boards/board';
import { Bar, IconButton, MenuButton, type MenuItem } from '../parts/bar';
import { useModel, useSize, useTitle } from '../parts/hooks';
import { Icon, type IconName } from '../parts/icon';
import { Dialog } from '../parts/dialog';
import { Popover } from '../parts/popover';
import { setSetting, settings } from '../settings';
import type { Table } from '../source/source';
import { Chat } from './chat';
import { Curtain } from './curtain';
import { GuideBox, stepAt } from './guide';
import { looksOf, seatTitle } from './happenings';
import { Log } from './log';
import type { TableModel } from './model';
import type { Position } from './position';
import { Prompt } from './prompt';
import { Seats } from './seats';
import { Stage } from './stage';
import { WhyNot } from './whynot';

interface TableViewProps {
  model: TableModel;
  board: GameBoard;
  isGuided?: boolean;
  again(): void;
}

/* ---- what the boards are given ----------------------------------------------------------------- */

function boardProps(model: TableModel, board: GameBoard, isPhone: boolean, hand: Hand): BoardProps {
  const { table, position } = model;
  return {
    ...hand, log: model.log,
    game: table!.game, position: position!, offers: model.offers, highlight: model.highlight,
    size: isPhone ? 'phone' : 'desktop', looks: looksOf(table!.game, board),
    pick: (offer) => void model.pick(offer),
    choose: (offers, at) => (offers.length === 1 ? void model.pick(offers[0]!) : model.set({ choice: { offers, at }, answer: null })),
    whyNot: (notation, at) => void model.whyNot(notation, at),
  };
}

type Hand = Pick<BoardProps, 'picked' | 'setPicked'>;

const NOTHING: Picked = {};

/* What was picked up is put down when the position changes. */
function useHand(position: Position): Hand {
  const [hand, setHand] = useState<{ position: Position; picked: Picked }>({ position, picked: NOTHING });
  return {
    picked: hand.position === position ? hand.picked : NOTHING,
    setPicked: (picked) => setHand({ position, picked }),
  };
}

/* ---- panels: stacked beside the board, or one at a time in the sheet --------------------------------- */

const LOG_TAB = 'log';
const CHAT_TAB = 'chat';

const titleOf = (panel: PanelInfo, position: Position) =>
  typeof panel.title === 'string' ? panel.title : panel.title(position);

function PanelBlock({ panel, props }: { panel: PanelInfo; props: BoardProps }) {
  return (
    <section class="panel-block">
      <header>
        <h2>{titleOf(panel, props.position)}</h2>
        {panel.note && <span class="note">{panel.note(props.position)}</span>}
      </header>
      <panel.Component {...props} />
    </section>
  );
}

function LogBlock({ model, board, props }: { model: TableModel; board: GameBoard; props: BoardProps }) {
  return (
    <section class="panel-block">
      <header><h2>Log</h2></header>
      <Log
        log={model.log} seen={model.seen} game={props.game} board={board} looks={props.looks}
        show={(highlight) => model.set({ highlight })}
      />
    </section>
  );
}

interface Tab {
  id: string;
  word: string;
  icon: IconName;
}

const panelsOf = (board: GameBoard, { position, log }: BoardProps) =>
  (board.panels ?? []).filter((panel) => panel.isShown?.(position, log) ?? true);

function tabsOf(board: GameBoard, props: BoardProps, canChat: boolean): Tab[] {
  const own = panelsOf(board, props).map((panel) =>
    ({ id: panel.id, word: panel.tab ?? titleOf(panel, props.position), icon: panel.icon }));
  const chat: Tab[] = canChat ? [{ id: CHAT_TAB, word: 'Chat', icon: 'chat' }] : [];
  return [...own, { id: LOG_TAB, word: 'Log', icon: 'book' }, ...chat];
}

function Tabs({ tabs, tab, choose }: { tabs: Tab[]; tab: string; choose(id: string): void }) {
  return (
    <nav class="tabs" aria-label="Parts of the table">
      {tabs.map(({ id, word, icon }) => (
        <button key={id} class={id === tab ? 'now' : ''} aria-pressed={id === tab} onClick={() => choose(id)}>
          <Icon name={icon} size={22} />{word}
        </button>
      ))}
    </nav>
  );
}

interface PartsProps {
  model: TableModel;
  board: GameBoard;
  props: BoardProps;
  guide: preact.ComponentChildren;
  prompt: preact.ComponentChildren;
}

function SidePanel({ model, board, props, guide, prompt }: PartsProps) {
  return (
    <aside class="panel" tabIndex={0} role="region" aria-label="Side panel">
      <Notices table={model.table!} />
      {guide}
      {prompt}
      {panelsOf(board, props).map((panel) => <PanelBlock key={panel.id} panel={panel} props={props} />)}
      <LogBlock model={model} board={board} props={props} />
    </aside>
  );
}

function Notices({ table }: { table: Table }) {
  return (
    <>
      {table.notices.map(({ words, buttons }) => (
        <section key={words} class="notice" role="status">
          <p>{words}</p>
          <div class="buttons">
            {buttons.map(({ word, press }) => <button key={word} class="button" onClick={() => void press()}>{word}</button>)}
          </div>
        </section>
      ))}
    </>
  );
}

function Sheet({ model, board, props, guide, prompt }: PartsProps) {
  const tabs = tabsOf(board, props, model.table!.canChat);
  const [tab, setTab] = useState(tabs[0]!.id);
  const [isTall, setTall] = useState(false);
  const panel = board.panels?.find((one) => one.id === tab);
  return (
    <>
      <section class={`sheet ${isTall ? 'tall' : ''}`} aria-label="Prompt and details">
        <button
          class="handle" aria-label={isTall ? 'Make the sheet smaller' : 'Make the sheet taller'}
          aria-expanded={isTall} onClick={() => setTall(!isTall)}
        />
        <div class="sheet-scroll" tabIndex={0} role="group" aria-label="Sheet">
          <div class="sheet-prompt"><Notices table={model.table!} />{guide}{prompt}</div>
          <div class="sheet-tab">
            {panel && <PanelBlock panel={panel} props={props} />}
            {tab === LOG_TAB && <LogBlock model={model} board={board} props={props} />}
            {tab === CHAT_TAB && <Chat model={model} looks={props.looks} />}
          </div>
        </div>
      </section>
      {tabs.length > 1 && <Tabs tabs={tabs} tab={tab} choose={setTab} />}
    </>
  );
}

/* ---- the bar ------------------------------------------------------------------------------------------- */

interface ToolsProps {
  model: TableModel;
  isPhone: boolean;
  openChat(): void;
  resign(): void;
}

function Tools({ model, isPhone, openChat, resign }: ToolsProps) {
  const { table, position } = model;
  const id = table!.game.game;
  const items: MenuItem[] = [
    ...(isPhone ? [{ icon: 'book', label: 'Rules', href: `#/rules/${id}` } as MenuItem] : []),
    ...(isPhone && position!.undo ? [{ icon: 'undo', label: 'Take back', onClick: () => void model.undo() } as MenuItem] : []),
    ...(isPhone && table!.canOdds ? [{ icon: 'target', label: settings.odds ? 'Act without odds' : 'Odds before acting', onClick: () => toggleOdds(model) } as MenuItem] : []),
    { icon: 'download', label: 'Download the record', onClick: () => void download(model) },
    ...(table!.canResign && !position!.over && position!.viewer !== 'nobody'
      ? [{ icon: 'flag', label: 'Resign', onClick: resign } as MenuItem] : []),
    { icon: 'play', label: 'All games', href: '#/' },
  ];
  return (
    <>
      {!isPhone && <IconButton icon="undo" label="Take back (U)" disabled={!position!.undo} onClick={() => position!.undo && model.undo()} />}
      {table!.canHint && <IconButton icon="hint" label="Hint (H)" disabled={!model.ask} pressed={model.hints !== null} onClick={() => model.ask && model.hint()} />}
      {table!.canOdds && !isPhone && <IconButton icon="target" label="Odds before acting (O)" pressed={settings.odds} onClick={() => toggleOdds(model)} />}
      {!isPhone && table!.canChat && <IconButton icon="chat" label="Chat" badge={model.unread} onClick={openChat} />}
      {!isPhone && <a class="icon-button" href={`#/rules/${id}`} aria-label="Rules" title="Rules"><Icon name="book" /></a>}
      <MenuButton items={items} />
    </>
  );
}

function toggleOdds(model: TableModel) {
  setSetting('odds', !settings.odds);
  model.set({ weighed: null });
}

async function download(model: TableModel) {
  saveText(`${model.table!.game.game}.rubicon`, await model.source.record());
}

export function saveText(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/* ---- over the table ------------------------------------------------------------------------------------- */

function ChoiceMenu({ model }: { model: TableModel }) {
  if (!model.choice) return null;
  const { offers, at } = model.choice;
  return (
    <Popover at={at} label="Choose" role="menu" class="menu" close={() => model.set({ choice: null })}>
      {offers.map((offer) => (
        <button key={offer.act} role="menuitem" class="menu-item" onClick={() => model.pick(offer)}>{offer.label}</button>
      ))}
    </Popover>
  );
}

function Toasts({ model }: { model: TableModel }) {
  return (
    <div class="toasts" role="status">
      {!model.isUp && <p class="toast warn">The connection is lost. Trying again …</p>}
      {model.trouble && (
        <p class="toast warn">{model.trouble}
          <button class="icon-button" aria-label="Close" onClick={() => model.set({ trouble: null })}><Icon name="close" size={14} /></button>
        </p>
      )}
    </div>
  );
}

/* Any click finishes what moves; U takes back, H asks for a hint, O shows odds before acting. */
function useShortcuts(model: TableModel) {
  useEffect(() => {
    const onPress = () => model.skip();
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).matches?.('input, textarea, select');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'u' && model.position?.undo) void model.undo();
      else if (event.key === 'h' && model.ask && model.table?.canHint) void model.hint();
      else if (event.key === 'o' && model.table?.canOdds) toggleOdds(model);
      else if (event.key === ' ' && model.isMoving) model.skip();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [model]);
}

function useGuide(model: TableModel, board: GameBoard, isGuided: boolean) {
  const [at, setAt] = useState(0);
  const [isLeft, setLeft] = useState(!isGuided);
  const { guide } = board;
  const isOn = guide !== undefined && !isLeft && model.position !== null && !model.isMoving;
  const now = isOn ? stepAt(guide, model.position!, at) : at;
  useEffect(() => { if (now !== at) setAt(now); }, [now]);
  const step = isOn && guide.steps[now]?.when(model.position!) ? guide.steps[now] : undefined;
  return {
    suggested: step?.act?.(model.position!),
    pieces: step?.highlight?.(model.position!) ?? [],
    box: isOn ? <GuideBox guide={guide} at={now} position={model.position!} leave={() => setLeft(true)} /> : null,
  };
}

/* ---- all of it -------------------------------------------------------------------------------------------- */

function Loading({ model }: { model: TableModel }) {
  return (
    <main class="loading">
      {model.trouble ? <><h1>This table cannot be opened</h1><p>{model.trouble}</p><a class="button" href="#/">All games</a></>
        : <p role="status">Setting the table …</p>}
    </main>
  );
}

export function TableView(all: TableViewProps) {
  useModel(all.model);
  useShortcuts(all.model);
  const { model } = all;
  return model.table && model.position ? <SetTable {...all} /> : <Loading model={model} />;
}

function SetTable({ model, board, isGuided = false, again }: TableViewProps) {
  const size = useSize();
  const [talks, setTalks] = useState(false);
  const [resigns, setResigns] = useState(false);
  const guide = useGuide(model, board, isGuided);
  const { game } = model.table!;
  const position = model.position!;
  const isSmall = size !== 'desktop';
  const isPhone = size === 'phone';
  const props = { ...boardProps(model, board, isPhone, useHand(position)), suggested: guide.suggested };
  if (guide.pieces.length && !props.highlight.length) props.highlight = guide.pieces;
  useTitle(model.ask ? `Your turn: ${game.title}` : game.title);
  const subtitle = useMemo(() => board.subtitle?.(position) ?? position.asks[0]?.phase ?? position.waits[0]?.phase, [position]);
  const prompt = <Prompt model={model} board={board} props={props} suggested={guide.suggested} isPhone={isSmall} again={again} />;
  const parts = { model, board, props, guide: guide.box, prompt };
  return (
    <div class={`table size-${size} ${board.Board ? 'has-board' : 'plain-board'}`}>
      <Bar title={game.title} subtitle={subtitle}>
        {model.table!.spectators > 0 && <span class="pill"><Icon name="eye" size={14} />{model.table!.spectators}</span>}
        <Tools model={model} isPhone={isPhone} openChat={() => { setTalks(true); model.set({ unread: 0 }); }} resign={() => setResigns(true)} />
      </Bar>
      <main class="table-main">
        <div class="table-stage">
          <Seats table={model.table!} board={board} props={props} thinking={model.thinking} clocks={model.clocks} />
          <Stage board={board} props={props} suggested={guide.suggested} isPhone={isSmall} />
          {board.Hand && <div class="hand"><board.Hand {...props} /></div>}
        </div>
        {isSmall ? <Sheet {...parts} /> : <SidePanel {...parts} />}
      </main>
      {board.Scene && board.hasScene?.(position, props.picked) && (
        <div class="scene-veil"><div class="scene" role="dialog" aria-label="Scene"><board.Scene {...props} /></div></div>
      )}
      <ChoiceMenu model={model} />
      {model.answer && !isSmall && (
        <WhyNot refusal={model.answer.refusal} game={game.game} at={model.answer.at} close={() => model.set({ answer: null })} />
      )}
      {model.handTo && (
        <Curtain title={seatTitle(game, model.handTo)} seat={model.handTo} looks={props.looks} ready={() => model.takeOver(model.handTo!)} />
      )}
      {talks && <Dialog title="Chat" close={() => setTalks(false)}><Chat model={model} looks={props.looks} /></Dialog>}
      {resigns && (
        <Dialog title="Resign?" close={() => setResigns(false)}>
          <p>{position.seats.length > 2 ? 'A bot plays on for you.' : 'The other seat wins.'} This cannot be taken back.</p>
          <div class="buttons">
            <button class="button main" onClick={() => { setResigns(false); void model.resign(); }}>Resign</button>
            <button class="button" onClick={() => setResigns(false)}>Play on</button>
          </div>
        </Dialog>
      )}
      <Toasts model={model} />
      <div class="sr-only" aria-live="polite" role="log">{model.spoken}</div>
    </div>
  );
}
