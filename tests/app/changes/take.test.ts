import { takeChange } from '../../../src/app/changes/take';
import { addTournament, createTournament, planFor } from '../../../src/app/create';
import { openTournament } from '../../../src/app/open';
import { openStep } from '../../../src/app/step';
import type { Tournament } from '../../../src/core/model';
import { problem } from '../../../src/core/problem';
import { fail } from '../../../src/core/result';
import { rows } from '../../../src/grid/block';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import type { Workbook } from '../../../src/workbook/port';
import { generated } from '../../generated';
import { newMatch } from '../../matches';
import { OCCASION, unwrap } from '../conduct/check';

const LOTS: Tournament = {
  ...generated({ players: 5, cycles: 1, seed: 1, finished: 0 }),
  numbering: { method: 'lots', seed: 'apple' },
};

const holding = async (tournament: Tournament): Promise<Workbook> => {
  const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
  unwrap(await addTournament(workbook, tournament, OCCASION));
  return workbook;
};

const rules = async (workbook: Workbook): Promise<readonly string[]> =>
  unwrap(await openStep(workbook)).lines.map(({ step, rule }) => `${step} ${rule}`);

const tabs = async (workbook: Workbook): Promise<readonly string[]> =>
  unwrap(await workbook.read({ ranges: [] })).sheets.map(({ name }) => name);

describe('a field that changes', () => {
  it('by new lots has the draw in the Log, numbered from 1, and none when it is taken back', async () => {
    const workbook = await holding(LOTS);
    const entered = unwrap(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    expect(entered.sheetWarnings).toEqual([]);
    expect(await rules(workbook)).toEqual(['1 create', '2 draw 1', '2 enter 5 lots']);
    const { lines } = unwrap(await openStep(workbook));
    expect(lines[1]!.after).toMatch(/^numbers=lots\nseed=pear\norder=\d(?:,\d){5}$/);
    unwrap(await takeChange(workbook, 'undo', null, OCCASION));
    expect((await rules(workbook)).slice(3)).toEqual(['3 undo 2']);
  });

  it('by the empty seat has no draw', async () => {
    const workbook = await holding(LOTS);
    unwrap(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION));
    unwrap(await takeChange(workbook, 'enter', { name: 'Zoe' }, OCCASION));
    expect((await rules(workbook)).slice(2)).toEqual(['3 enter 6 seat']);
  });

  it('not without its Log', async () => {
    const workbook = await holding(LOTS);
    unwrap(await workbook.remove({ sheets: ['Log'], asRead: [] }));
    expect(await takeChange(workbook, 'remove', { player: 5 }, OCCASION)).toMatchObject({
      problems: [{ code: 'tournament-damaged', values: { sheet: 'Log' } }],
    });
  });

  it('has sheets again that were deleted, under the names that they had', async () => {
    const workbook = await holding({ ...LOTS, numbering: { method: 'list' } });
    unwrap(await workbook.remove({ sheets: ['Standings', 'Crosstable'], asRead: [] }));
    unwrap(await takeChange(workbook, 'remove', { player: 5 }, OCCASION));
    expect([...(await tabs(workbook))].sort()).toEqual([
      ...['Calculation', 'Crosstable', 'Lists', 'Log', 'Mine'],
      ...['Pairings', 'Players', 'Round', 'Standings', 'Tournament'],
    ]);
    expect(unwrap(await openTournament(workbook)).tournament.players).toHaveLength(4);
  });
});

describe('a tournament that is made', () => {
  const listed = (...names: readonly string[]) =>
    memoryWorkbook([{ name: 'Club', blocks: [rows(0, 0, [['Name'], ...names.map((name) => [name])], '@')] }]);

  it('warns of three games in a row with one colour, which FIDE’s exchange of two rounds avoids', async () => {
    const made = async (exchangeLastTwo: boolean) => {
      const workbook = listed('Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fred');
      const choices = { numbers: 'list', cycles: 2, exchangeLastTwo };
      const { warnings } = unwrap(await createTournament(workbook, {}, choices, { ...OCCASION, id: 'six' }));
      return warnings.map(({ code }) => code);
    };
    expect([await made(false), await made(true)]).toEqual([['colours-three-running'], []]);
  });

  it('of two teams has a Match sheet, under another name where that is taken', () => {
    const sheetsOf = (taken: readonly string[]) =>
      planFor(newMatch(2), taken, OCCASION.time).sheets.map(({ name }) => name);
    expect(sheetsOf([])).toContain('Match');
    const second = sheetsOf(['Match']);
    expect(second).not.toContain('Match');
    expect(second.filter((name) => /Match$/.test(name))).toHaveLength(1);
  });

  it('is none where the workbook cannot be read', async () => {
    const busy = fail(problem('excel-busy'));
    const workbook: Workbook = { ...memoryWorkbook(), read: () => Promise.resolve(busy) };
    expect(await addTournament(workbook, LOTS, OCCASION)).toEqual(busy);
  });

  it('is none without a list', async () => {
    expect(await createTournament(memoryWorkbook(), {}, {}, { ...OCCASION, id: 'none' })).toMatchObject({
      problems: [{ code: 'sheet-missing' }],
    });
  });
});
