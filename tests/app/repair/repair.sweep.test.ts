import { LOG } from '../../../src/sheets/layout';
import { takeChange } from '../../../src/app/changes/take';
import { makeXlsx } from '../../../emulator/files/makeXlsx';
import { parseXlsx } from '../../../emulator/files/parseXlsx';
import { addSheet, findSheet } from '../../../emulator/model';
import { addTournament } from '../../../src/app/create';
import { openTournament } from '../../../src/app/open';
import { planRepair, repairTournament, type Repaired } from '../../../src/app/repair/repair';
import type { Result } from '../../../src/core/result';
import { messageOf } from '../../../src/language/language';
import { area, parseArea, type CellValue } from '../../../src/grid/cell';
import type { Workbook } from '../../../src/workbook/port';
import { newXlsx, openXlsx } from '../../../src/workbook/xlsx';
import { closePages } from '../../emulator/office';
import { expectLive, lookOf, OCCASION } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import { both, deletesSheet, formats, inFile, insertsRow, PLACES, types, type Deed } from './subjects';
import { valueOf } from '../../results';

afterEach(closePages);

const base = halfPlayed(5, 1);
const repair = (workbook: Workbook): Promise<Result<Repaired>> =>
  repairTournament(workbook, 'Tournament', OCCASION.time);
const damaged = (...deeds: readonly Deed[]): Promise<Workbook> => inFile.damaged(base, both(...deeds));

const cell = async (workbook: Workbook, sheet: string, address: string): Promise<CellValue> =>
  valueOf(await workbook.read({ ranges: [{ sheet, area: parseArea(address)! }] })).ranges[0]!.values[0]![0]!;

const messages = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map((each) => messageOf(each));

const logOf = async (workbook: Workbook): Promise<readonly (readonly CellValue[])[]> =>
  valueOf(await workbook.read({ ranges: [{ sheet: 'Log', area: 'used' }] })).ranges[0]!.values;

const faultsOf = async (workbook: Workbook): Promise<readonly string[]> => {
  const { faults } = valueOf(await planRepair(workbook, 'Tournament', OCCASION.time));
  return faults.map((each) => messageOf(each));
};

describe.each(PLACES)('repair is a step of the Log that undo takes back: $name', ({ damaged: damagedIn }) => {
  it('numbers are put back where they stand; undo gives back what had been typed over them', async () => {
    const deed = both(
      types('Pairings', 'A9', 'x9'),
      types('Players', 'A6', 'x'),
      types('Pairings', 'B6', 'y'),
    );
    const workbook = await damagedIn(base, deed);
    const before = await lookOf(workbook);
    const told = await faultsOf(workbook);
    expect(told).toEqual([
      'Sheet “Players”, cell A6: “x” is in this cell, but 2 belongs here. Repair restores it.',
      'Sheet “Pairings”, cell A9: “x9” is in this cell, but 4 belongs here. Repair restores it.',
      'Sheet “Pairings”, cell B6: “y” is in this cell, but 1 belongs here. Repair restores it.',
    ]);
    expect(valueOf(await repair(workbook)).by).toBe('cells');
    await expectLive(workbook, base);
    expect((await logOf(workbook)).at(-1)!.slice(LOG.rule)).toEqual([
      'repair',
      "'Players'!A6\n'Pairings'!A9\ngame 2 round",
      '"x"\n"x9"\n"y"',
      '2\n4\n1',
    ]);
    expect(valueOf(await takeChange(workbook, 'undo', null, OCCASION))).toMatchObject({
      rule: 'repair',
      sheetsStay: false,
    });
    expect(await lookOf(workbook)).toEqual(before);
    expect(await faultsOf(workbook)).toEqual(told);
    valueOf(await repair(workbook));
    await expectLive(workbook, base);
  });

  it('formulas and the Text format of results are put back where they stand, and undone', async () => {
    const deed = both(
      types('Standings', 'F5', 'hello'),
      types('Standings', 'F6', ''),
      types('Standings', 'C6', '=1+1'),
      formats('Pairings', 'F6:F7', 'General'),
    );
    const sound = await lookOf(await damagedIn(base, () => undefined));
    const workbook = await damagedIn(base, deed);
    const before = await lookOf(workbook);
    const told = await faultsOf(workbook);
    expect(valueOf(await repair(workbook)).by).toBe('cells');
    expect((await lookOf(workbook)).looks).toEqual(sound.looks);
    await expectLive(workbook, base);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await lookOf(workbook)).toEqual(before);
    expect(await faultsOf(workbook)).toEqual(told);
  });

  it('formulas are put back though the organiser’s own refer to our sheets', async () => {
    const sheet = damagedIn === inFile.damaged ? 'Match notes' : 'Mine';
    const deed: Deed = (book) => {
      if (!findSheet(book, sheet)) addSheet(book, sheet);
      types(sheet, 'A2', "='Standings'!F5")(book);
      types('Standings', 'F5', 'hello')(book);
    };
    const workbook = await damagedIn(base, deed);
    expect(valueOf(await repair(workbook)).by).toBe('cells');
    await expectLive(workbook, base);
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet, area: parseArea('A2')! }] }));
    expect(ranges[0]!.formulas[0]![0]).toMatch(/^'?Standings'?!F5$/);
  });
});

it('formulas of a tournament whose numbers were drawn are put back where they stand, too', async () => {
  const draw = { no: 1, time: '2026-11-20 09:00', numbering: 'lots', seed: 'x', lines: [1, 2, 3, 4, 5] };
  const made = newXlsx();
  valueOf(await addTournament(made, base, { ...OCCASION, draws: [draw] }));
  const { book } = valueOf(parseXlsx(valueOf(await made.save())));
  types('Standings', 'F5', 'hello')(book);
  const workbook = valueOf(await openXlsx(makeXlsx(book)));
  expect(valueOf(await repair(workbook)).by).toBe('cells');
  await expectLive(workbook, base);
});

describe('undo after a repair', () => {
  it('leaves the result that was recorded before', async () => {
    const workbook = await inFile.damaged(base, () => undefined);
    const open = base.games.find(({ outcome }) => outcome === null)!;
    valueOf(await takeChange(workbook, 'record', [{ game: open.no, typed: '1-0' }], OCCASION));
    const recorded = valueOf(await openTournament(workbook)).tournament.games;
    const typed = { sheet: 'Pairings', row: 8, column: 0, expect: 4, write: 'x9' };
    valueOf(await workbook.change({ cells: [typed] }));
    valueOf(await repair(workbook));
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await cell(workbook, 'Pairings', 'A9')).toBe('x9');
    valueOf(await repair(workbook));
    expect(valueOf(await openTournament(workbook)).tournament.games).toEqual(recorded);
  });

  it('is refused where a cell no longer holds what Repair wrote', async () => {
    const workbook = await damaged(types('Standings', 'F5', 'hello'));
    valueOf(await repair(workbook));
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Standings', area: area(4, 5) }] }));
    const [found] = ranges[0]!.values[0]!;
    valueOf(
      await workbook.change({
        cells: [{ sheet: 'Standings', row: 4, column: 5, expect: found!, write: 'mine' }],
      }),
    );
    expect(messages(await takeChange(workbook, 'undo', null, OCCASION))).toEqual([
      expect.stringMatching(/^Sheet “Standings”, cell F5: .*“?mine/),
    ]);
  });

  it('gives back what was typed over where sheets were made anew; the sheets and rows stay', async () => {
    const workbook = await damaged(
      types('Pairings', 'A9', 'x9'),
      types('Standings', 'F5', 'hello'),
      insertsRow('Pairings', 7),
    );
    expect(valueOf(await repair(workbook)).by).toBe('sheets');
    await expectLive(workbook, base);
    const done = valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect([done.rule, done.sheetsStay, done.count]).toEqual(['repair sheets', true, 2]);
    expect([await cell(workbook, 'Pairings', 'A9'), await cell(workbook, 'Standings', 'F5')]).toEqual([
      'x9',
      'hello',
    ]);
    expect((await faultsOf(workbook)).map((text) => text.slice(0, 32))).toEqual([
      'Sheet “Pairings”, cell A9: “x9” ',
      'Sheet “Standings”, cell F5: “hel',
    ]);
  });

  it('of a missing sheet changes no cell, and the step before is next', async () => {
    const workbook = await damaged(deletesSheet('Crosstable'), deletesSheet('Calculation'));
    valueOf(await repair(workbook));
    expect(valueOf(await takeChange(workbook, 'undo', null, OCCASION))).toMatchObject({
      sheetsStay: true,
      count: 0,
    });
    expect((await logOf(workbook)).at(-1)![LOG.rule]).toBe('undo 2');
    await expectLive(workbook, base);
    expect(messages(await takeChange(workbook, 'undo', null, OCCASION))).toEqual([
      'There is nothing to undo.',
    ]);
  });
});

describe('results and whatever else people typed stay', () => {
  it('a result as it was typed, one that nobody understands, one that became a date', async () => {
    const workbook = await damaged(
      types('Pairings', 'F6', '1:0'),
      types('Pairings', 'F5', 'ask Tom'),
      types('Pairings', 'F8', 45292),
      types('Players', 'C6', '3k'),
      insertsRow('Pairings', 10),
    );
    const [first, second, fourth] = await Promise.all(
      ['F5', 'F6', 'F8'].map((address) => cell(workbook, 'Pairings', address)),
    );
    valueOf(await repair(workbook));
    expect([first, second]).toEqual(['ask Tom', '1:0']);
    expect([
      await cell(workbook, 'Pairings', 'F5'),
      await cell(workbook, 'Pairings', 'F6'),
      await cell(workbook, 'Pairings', 'F8'),
      await cell(workbook, 'Players', 'C6'),
    ]).toEqual([first, second, fourth, '3k']);
  });
});

it('steps say that the tournament is damaged, and what to do', async () => {
  const workbook = await damaged(deletesSheet('Calculation'));
  expect(messages(await takeChange(workbook, 'undo', null, OCCASION))).toEqual([
    'Sheet “Tournament”: The sheet “Calculation” of this tournament is missing, so nothing was done. Choose Repair first.',
  ]);
});

it('who has an opponent does not rest: a game whose number was cleared is no bye', async () => {
  const workbook = await damaged(types('Pairings', 'A6', ''));
  expect(messages(await openTournament(workbook))).toEqual([
    'Sheet “Pairings”, cell A6: Found “”, expected 1, 2, 3 …. Type it again, or use Repair.',
  ]);
  valueOf(await repair(workbook));
  expect(valueOf(await openTournament(workbook)).tournament.games).toEqual(base.games);
});

it('a bye is put back where something was typed into its row', async () => {
  const bye = base.rests.find(({ round }) => round === 1)!;
  const workbook = await damaged(types('Pairings', 'A7', 'x'), types('Pairings', 'D7', 'y'));
  expect(await faultsOf(workbook)).toContain(
    'Sheet “Pairings”, cell A7: “x” is in this cell, but nothing belongs here. Repair clears it.',
  );
  valueOf(await repair(workbook));
  expect(valueOf(await openTournament(workbook)).tournament.rests).toContainEqual(bye);
});

it('without the Tournament sheet nothing can be known, and it says so', async () => {
  const workbook = await damaged(deletesSheet('Tournament'));
  expect(messages(await openTournament(workbook))).toEqual([
    'Sheet “Pairings”: The sheet Tournament is gone, and with it all settings of the tournament. Restore it with Undo in Excel or from your last saved copy.',
  ]);
});
