/* tests/wasm.mjs -- the engine as WebAssembly: it needs nothing, plays, and replays every record.
 *
 *   node tests/wasm.mjs build/wasm/engine.wasm            runs the tests
 *   node tests/wasm.mjs build/wasm/engine.wasm RECORD     writes the record as the engine would */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { openEngine } from '../web/engine/engine.mjs';

const [, , modulePath, recordPath] = process.argv;
const moduleBytes = readFileSync(modulePath);
const folder = new URL('records/', import.meta.url);
const records = readdirSync(folder).filter((name) => name.endsWith('.rubicon'));

const tests = {
  'imports nothing'() {
    assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(moduleBytes)), []);
  },

  'lists the games'(engine) {
    const ids = engine.games().map((game) => game.game);
    assert.ok(ids.includes('tic-tac-toe') && ids.includes('exemplum'));
  },

  'replays every record to its fingerprints'(engine) {
    assert.ok(records.length > 0);
    for (const name of records) {
      const bytes = readFileSync(new URL(name, folder));
      const told = [...bytes.toString().matchAll(/ ;([0-9a-f]{4})(?: =[0-9a-f]{16})?$/gm)].map((match) => match[1]);
      const isNew = / =[0-9a-f]{16}$/m.test(bytes.toString()); /* older ones have prints of positions alone */
      const { plies, agreed, prints } = engine.replay(bytes);
      assert.equal(prints.length, plies + 1, name);
      assert.equal(agreed, told.length, name);
      if (isNew && told.length === prints.length) assert.deepEqual(prints, told, name);
    }
  },

  'goes to any ply of a record'(engine) {
    engine.replay(readFileSync(new URL('exemplum-1.rubicon', folder)));
    const end = engine.position('above');
    for (const ply of [7, 0, end.ply]) {
      engine.goTo(ply);
      assert.equal(engine.position('above').ply, ply);
    }
    assert.deepEqual(engine.position('above'), end);
    assert.throws(() => engine.goTo(end.ply + 1), /no such ply/);
  },

  async 'foresees open actions from the view alone'(engine) {
    const elsewhere = await openEngine(moduleBytes);
    const seen = ({ events, view, asks, waits, seats }) => ({ events, view, asks, waits, seats });
    for (const [game, least] of [['caesar-augustus seats=4', 40], ['first-triumvirate', 100], ['three-caesars seats=3', 30], ['exemplum', 20]]) {
      let foreseen = 0;
      engine.start(game);
      for (let ply = 0n; ply < 300n && !engine.position('above').over; ply++) {
        const { asked, asks } = engine.position('above');
        if (asked.includes('chance')) { engine.roll(ply); continue; }
        const { seat } = asks[0];
        const act = `${seat} ${engine.advise(`${seat} random`, ply).act}`;
        elsewhere.start(game);
        elsewhere.know(seat, engine.known(seat));
        assert.deepEqual(elsewhere.position(seat).view, engine.position(seat).view);
        let isForeseen = true;
        try { elsewhere.foresee(act); } catch { isForeseen = false; }
        engine.play(act);
        if (!isForeseen) continue;
        assert.deepEqual(seen(elsewhere.position(seat)), seen(engine.position(seat)), `${game}: ${act}`);
        foreseen++;
      }
      assert.ok(foreseen >= least, `${game}: ${foreseen}`);
    }
    assert.throws(() => elsewhere.know('aulus', '0a'), /not a view/);
  },

  'plays a game and takes back'(engine) {
    engine.start('tic-tac-toe');
    engine.play('cross mark b2');
    assert.ok(engine.position('cross').undo);
    engine.undo('cross');
    assert.equal(engine.legal('cross').length, 9);
    engine.play('cross mark a1');
    const { allowed, clause, refusal } = engine.whyNot('nought mark a1');
    assert.deepEqual({ allowed, clause, refusal },
      { allowed: false, clause: 'TAKEN', refusal: 'a1 is taken.' });
    assert.throws(() => engine.play('nought mark a1'), /^Error: a1 is taken\.$/);
    assert.throws(() => engine.play('caesar mark a1'), /no such seat/);
    engine.resign('nought');
    assert.ok(engine.position('nobody').over);
    assert.match(engine.record(), /\nresign nought\nresult cross place 1 points 0\n/);
  },

  'plays with options, dice and secrets'(engine) {
    engine.start('exemplum seats=3 rounds=4');
    assert.throws(() => engine.play('chance die 3'), /cannot come up/);
    while (!engine.position('above').over) {
      const { asks, asked } = engine.position('above');
      if (asked[0] === 'chance') engine.roll(0x123456789abcdefn);
      else engine.play(`${asks[0].seat} ${asks[0].legal[0].act}`);
    }
    const written = engine.record();
    assert.match(written, /\noption: rounds=4\n(.*\n)*seed: 81985529216486895\n/);
    engine.replay(Buffer.from(written));
    assert.equal(engine.record(), written);
  },

  'tells the story, and verifies the dice'(engine) {
    engine.replay(readFileSync(new URL('exemplum-1.rubicon', folder)));
    const [above, seat] = [engine.story('above'), engine.story('aulus')];
    assert.equal(above.length, engine.plies().length);
    assert.ok(above.flat().length > seat.flat().length);
    assert.deepEqual(engine.position('above').events, above.at(-1));
    engine.start('exemplum');
    while (engine.position('above').asked[0] === 'chance') engine.roll(5n);
    assert.deepEqual(engine.verify(), { sourced: true, checked: engine.plies().length, wrong: 0 });
    engine.replay(Buffer.from(engine.record().replace('seed: 5', 'seed: 6')));
    assert.ok(engine.verify().wrong > 0);
  },

  'has bots that play and advise'(engine) {
    assert.deepEqual(engine.levels().map(({ bot }) => bot).slice(0, 2), ['random', 'greedy']);
    for (const { bot } of engine.levels()) {
      engine.start('exemplum');
      assert.throws(() => engine.advise(`aulus ${bot}`, 1n), /not asked/);
      while (engine.position('above').asked[0] === 'chance') engine.roll(5n);
      const { act, thoughts } = engine.advise(`aulus ${bot}`, 1n);
      assert.ok(engine.legal('aulus').some((offer) => offer.act === act), bot);
      assert.equal(engine.advise(`aulus ${bot}`, 1n).act, act, bot);
      if (bot === 'normal') assert.equal(thoughts[0].act, act);
      engine.name(`aulus bot ${bot}`);
      assert.match(engine.record(), new RegExp(`\\nbot aulus: ${bot}\\n`));
    }
    assert.throws(() => engine.advise('aulus caesar', 1n), /no such bot/);
  },

  'knows the odds'(engine) {
    engine.start('exemplum seats=2 scenario=capua');
    for (let above = engine.position('above'); above.asks[0]?.step !== 'answer'; above = engine.position('above')) {
      const rob = above.asks[0]?.legal.find((offer) => offer.verb === 'rob');
      if (above.asked[0] === 'chance') engine.roll(3n);
      else engine.play(`${above.asks[0].seat} ${(rob ?? above.asks[0].legal[0]).act}`);
    }
    const { seat } = engine.position('above').asks[0];
    const { outcomes, rest } = engine.odds(`${seat} stand`, 1n);
    const sum = outcomes.reduce((total, { share }) => total + share, rest);
    assert.ok(outcomes.length > 1 && Math.abs(sum - 10000) <= outcomes.length, `${sum}`);
    assert.throws(() => engine.odds(`${seat} ride mule`, 1n), /cannot be done/);
  },

  'packs every record, and says when it is cut or damaged'(engine) {
    for (const name of records) {
      const bytes = readFileSync(new URL(name, folder));
      engine.replay(bytes);
      const written = engine.record();
      const packed = engine.pack();
      const setUp = () => engine.replay(Buffer.from(`${written.slice(0, written.indexOf('\nstart'))}\nstart\nadjourned\n`));
      setUp();
      engine.unpack(packed);
      assert.equal(engine.record(), written, name);
      assert.throws(() => engine.unpack(packed), /just been set up/);
      const damaged = packed.replace(/.(?=.{20}$)/, (digit) => (digit === '0' ? '1' : '0'));
      for (const wrong of [packed.slice(0, -2), `${packed}00`, packed.slice(0, 2 * (packed.length >> 2)), damaged, '']) {
        setUp();
        assert.throws(() => engine.unpack(wrong), /cut off or damaged/, `${name}: ${wrong}`);
      }
    }
  },

  'says what is wrong'(engine) {
    assert.throws(() => engine.start('chess'), /no such game/);
    assert.throws(() => engine.start('exemplum rounds=99'), /can be 3 to 12/);
    assert.throws(() => engine.start('exemplum seats=9'), /2 to 4 seats/);
    assert.throws(() => engine.position('above'), /No game has been started/);
    assert.throws(() => engine.replay(Buffer.from('chess')), /Line 1: this is not a record/);
    assert.throws(() => engine.replay(Buffer.alloc(0)), /Line 1: this is not a record/);
  },
};

if (recordPath) {
  const engine = await openEngine(moduleBytes);
  engine.replay(readFileSync(recordPath));
  process.stdout.write(engine.record());
} else {
  for (const [name, test] of Object.entries(tests)) {
    await test(await openEngine(moduleBytes));
    console.log(`ok  ${name}`);
  }
}
