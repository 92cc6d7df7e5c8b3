import { openStep } from '../../src/app/step';
import { parseDraws } from '../../src/sheets/log/draw';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { listOf, NAMES, ports, withLeftovers, withList } from './ports';

const opened = async (names: readonly string[] = NAMES) => {
  const workbook = withLeftovers(withList(listOf(names)));
  const around = ports(workbook);
  const pane = makePane(around);
  await pane.open();
  return { pane, around, workbook };
};

/** Lets the draw that the pane is at stand before somebody's eyes. */
const look = (pane: Pane): (() => void) => {
  const { list, options } = pane.get();
  if (list.kind !== 'read') throw new Error(list.kind);
  return pane.shown({ roster: list.roster, options, language: 'en' });
};

/** The protocol: by list the number and the word of each draw. */
const protocol = (pane: Pane): unknown =>
  Object.fromEntries(
    Object.entries(pane.get().draws).map(([list, draws]) => [list, draws.map(({ no, seed }) => [no, seed])]),
  );

const logged = async (workbook: Parameters<typeof openStep>[0]) => {
  const opened = await openStep(workbook);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return parseDraws(opened.value.lines);
};

const LIST = "'Club'!A1:B11";

describe('the protocol of draws', () => {
  it('has a draw once it has stood there for a second', async () => {
    const { pane, around } = await opened();
    look(pane);
    expect(protocol(pane)).toEqual({});
    await around.clock.pass();
    expect(protocol(pane)).toEqual({ [LIST]: [[1, 'r1']] });
  });

  it('has a word that was typed letter by letter once', async () => {
    const { pane, around } = await opened();
    for (const seed of ['U', 'Ul', 'Ulla']) {
      pane.choose({ seed });
      const gone = look(pane);
      if (seed !== 'Ulla') gone();
    }
    await around.clock.pass();
    expect(protocol(pane)).toEqual({ [LIST]: [[1, 'Ulla']] });
  });

  it('has every draw that was asked for by the button, however fast', async () => {
    const { pane } = await opened();
    pane.drawAgain();
    pane.drawAgain();
    expect(protocol(pane)).toEqual({
      [LIST]: [
        [1, 'r1'],
        [2, 'r2'],
        [3, 'r3'],
      ],
    });
  });

  it('tells who said the word; one that is made up was said by nobody', async () => {
    const { pane } = await opened();
    const said = () => Object.values(pane.get().draws)[0]?.map(({ seed, saidBy }) => [seed, saidBy]);
    pane.choose({ seed: 'Ulla', saidBy: 'Anna Berg' });
    pane.drawAgain();
    expect(said()).toEqual([
      ['Ulla', 'Anna Berg'],
      ['r2', undefined],
    ]);
  });

  it('has a draw that is only looked at again once', async () => {
    const { pane, around } = await opened();
    look(pane);
    await around.clock.pass();
    pane.choose({ cycles: 2, profile: 'go' });
    look(pane);
    await around.clock.pass();
    expect(protocol(pane)).toEqual({ [LIST]: [[1, 'r1']] });
  });

  it('begins anew with a list that has grown, and is there again when that one comes back', async () => {
    const { pane, around, workbook } = await opened();
    pane.drawAgain();
    const more = { sheet: 'Club', row: 11, column: 0 };
    await workbook.change({ cells: [{ ...more, expect: null, write: 'Kim' }] });
    around.surface.change({ address: 'A12' });
    await around.clock.pass();
    look(pane);
    await around.clock.pass();
    expect(protocol(pane)).toMatchObject({ "'Club'!A1:B12": [[1, 'r2']] });
    await workbook.change({ cells: [{ ...more, expect: 'Kim', write: null }] });
    around.surface.change({ address: 'A12' });
    await around.clock.pass();
    pane.drawAgain();
    expect(protocol(pane)).toMatchObject({
      [LIST]: [
        [1, 'r1'],
        [2, 'r2'],
        [3, 'r3'],
      ],
    });
  });
});

describe('the Log of a tournament', () => {
  it('has every draw that was seen, and the one that was taken at their end', async () => {
    const { pane, workbook } = await opened();
    pane.drawAgain();
    pane.choose({ seed: 'Ulla' });
    await pane.create();
    expect((await logged(workbook)).map(({ no, seed, list }) => [no, seed, list])).toEqual([
      [1, 'r1', LIST],
      [2, 'r2', LIST],
      [3, 'Ulla', LIST],
    ]);
  });

  it('has none where lots were never drawn', async () => {
    const { pane, around, workbook } = await opened();
    pane.choose({ numbers: 'list' });
    look(pane);
    await around.clock.pass();
    await pane.create();
    expect(await logged(workbook)).toEqual([]);
  });

  it('says so if lots were drawn first and then the order of the list was taken', async () => {
    const { pane, workbook } = await opened();
    pane.drawAgain();
    pane.choose({ numbers: 'list' });
    await pane.create();
    expect((await logged(workbook)).map(({ numbering, seed }) => [numbering, seed])).toEqual([
      ['lots', 'r1'],
      ['lots', 'r2'],
      ['list', ''],
    ]);
  });

  it('of the next tournament begins with a word and a protocol of its own', async () => {
    const { pane } = await opened();
    pane.drawAgain();
    await pane.create();
    const { options, draws } = pane.get();
    expect([options.seed, draws]).toEqual(['r4', {}]);
  });
});
