import { withGame } from '../../changed';
import { takeChange } from '../../../src/app/changes/take';
import { addTournament } from '../../../src/app/create';
import { openTournament } from '../../../src/app/open';
import { planReentry } from '../../../src/app/changes/withdraw';
import { openStep } from '../../../src/app/step';
import { messageOf } from '../../../src/language/language';
import type { CellValue } from '../../../src/grid/cell';
import type { Block } from '../../../src/grid/plan';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import type { CellChange, Workbook } from '../../../src/workbook/port';
import { OCCASION } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import { NEW, now, unplayed } from './stories';
import { codesOf, valueOf } from '../../results';

const base = halfPlayed(7, 1);
const area = (row: number, column: number) => ({ row, column, rows: 1, columns: 1 });

/** A tournament half played, beside a sheet of the organiser's with such cells. */
const standing = async (...blocks: readonly Block[]): Promise<Workbook> => {
  const workbook = memoryWorkbook([{ name: 'Mine', blocks }]);
  valueOf(await addTournament(workbook, base, OCCASION));
  return workbook;
};

const formula = (row: number, column: number, text: string): Block => ({
  kind: 'formula',
  area: area(row, column),
  formula: text,
  format: '0',
});

const type = async (workbook: Workbook, sheet: string, row: number, column: number, write: CellValue) => {
  const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet, area: area(row, column) }] }));
  const cells: readonly CellChange[] = [{ sheet, row, column, expect: ranges[0]!.values[0]![0]!, write }];
  valueOf(await workbook.change({ cells }));
};

const valueAt = async (workbook: Workbook, sheet: string, row: number, column: number): Promise<CellValue> =>
  valueOf(await workbook.read({ ranges: [{ sheet, area: area(row, column) }] })).ranges[0]!.values[0]![0]!;

const enter = (workbook: Workbook) => takeChange(workbook, 'enter', NEW, OCCASION);

const expectRefused = async (workbook: Workbook, ...problems: readonly object[]): Promise<void> => {
  const sheets = valueOf(await workbook.read({ ranges: [] })).sheets.map(({ name }) => name);
  const all = { ranges: sheets.map((sheet) => ({ sheet, area: 'used' as const })) };
  const before = await workbook.read(all);
  const result = await enter(workbook);
  expect(result).toMatchObject({ ok: false, problems });
  if (!result.ok) for (const each of result.problems) expect(messageOf(each)).not.toMatch(/[{}]|undefined/);
  expect(await workbook.read(all)).toEqual(before);
};

describe('the sheets are not made anew where something of the organiser’s would be lost', () => {
  it('their notes beside and below the tables, each sheet with its cells', async () => {
    const workbook = await standing();
    await type(workbook, 'Pairings', 40, 3, 'prizes at 8 pm');
    await type(workbook, 'Standings', 4, 7, 1);
    await type(workbook, 'Standings', 5, 7, 2);
    await expectRefused(
      workbook,
      {
        code: 'cells-would-be-lost',
        place: { sheet: 'Pairings', cell: 'D41' },
        values: { cells: 'D41', count: 1 },
      },
      { code: 'cells-would-be-lost', place: { sheet: 'Standings' }, values: { cells: 'H5, H6', count: 2 } },
    );
  });

  it('a name typed over a formula, a player written below the table', async () => {
    const workbook = await standing();
    await type(workbook, 'Pairings', 4, 4, 'Typed over');
    await type(workbook, 'Players', 11, 1, 'Written below');
    await expectRefused(
      workbook,
      { code: 'cells-would-be-lost', values: { cells: 'B12' } },
      { code: 'cells-would-be-lost', values: { cells: 'E5' } },
    );
  });

  it('formulas and names of theirs that refer to them would become #REF!', async () => {
    const workbook = await standing(
      formula(1, 1, "Standings!$C$5&'Players'!B5"),
      formula(2, 1, '"Players!B5"'),
      formula(2, 3, 'LEN(Players!B6)'),
      formula(3, 1, '1+Pairings!$A$1'),
    );
    await expectRefused(workbook, {
      code: 'reference-would-break',
      place: { sheet: 'Mine', cell: 'B2' },
      values: { cells: 'B2, D3, B4' },
    });
  });

  it('a result that nobody understands', async () => {
    const workbook = await standing();
    const { parts } = valueOf(await openTournament(workbook));
    const { area: results } = parts.places.Pairings_result!;
    await type(workbook, 'Pairings', results.row + results.rows - 2, results.column, 'ask Tom');
    await expectRefused(workbook, { code: 'result-not-understood', values: { typed: 'ask Tom' } });
  });
});

describe('whatever somebody types between our look and our writing', () => {
  /** Somebody types just before the workbook is read for the n-th time. */
  const beforeReading = (workbook: Workbook, reading: number, act: () => Promise<void>): Workbook => {
    let readings = 0;
    const read: Workbook['read'] = async (query) => {
      if (++readings === reading) await act();
      return workbook.read(query);
    };
    const change: Workbook['change'] = (patch) => workbook.change(patch);
    const replace: Workbook['replace'] = (old, plan) => workbook.replace(old, plan);
    return { ...workbook, read, change, replace };
  };

  it('is known, or refuses the step: a result, a line of the Log', async () => {
    const outcomes: string[][] = [];
    for (const what of ['result', 'log'])
      for (let reading = 1; reading <= 2; reading++) {
        const workbook = await standing();
        const { parts, gridOf } = valueOf(await openTournament(workbook));
        const { row, column } = parts.places.Pairings_result!.area;
        const line = gridOf(parts.places.Pairings_game!)!.values.findIndex(([no]) => no === 21);
        const act = async (): Promise<void> => {
          if (what === 'result') await type(workbook, 'Pairings', row + line, column, '1-0');
          else valueOf(await takeChange(workbook, 'record', [{ game: 21, typed: '1-0' }], OCCASION));
        };
        const result = await enter(beforeReading(workbook, reading, act));
        outcomes.push([what, ...new Set(codesOf(result))]);
        expect((await now(workbook, base)).games[20]!.outcome).toBe('1-0');
        const { lines } = valueOf(await openStep(workbook));
        expect(lines.filter(({ rule }) => rule === 'record')).toHaveLength(what === 'log' ? 1 : 0);
      }
    const [result, log] = [['result'], ['log']];
    const refused = (what: readonly string[]) => [...what, 'changed-meanwhile'];
    expect(outcomes).toEqual([...[result, refused(result)], ...[log, refused(log)]]);
  });
});

describe('what people typed stays as they typed it', () => {
  it('results, settings, tie-breaks, the finder, a heading', async () => {
    const workbook = await standing();
    const { parts } = valueOf(await openTournament(workbook));
    const { Pairings_result, order, TieBreaks } = parts.places;
    const first = Pairings_result!.area;
    const texts: readonly (readonly [string, number, number, CellValue])[] = [
      ['Pairings', first.row, first.column, '1 : 0'],
      ['Pairings', first.row + 1, first.column, 'remis'],
      [order!.sheet, order!.area.row, order!.area.column, 'rank'],
      ['Tournament', TieBreaks!.area.row + 5, TieBreaks!.area.column, ' ks '],
      ['Pairings', 1, 12, base.players[0]!.name],
      ['Pairings', 0, 0, 'Our very own title'],
    ];
    await type(workbook, 'Tournament', TieBreaks!.area.row + 4, TieBreaks!.area.column, null);
    for (const cell of texts) await type(workbook, ...cell);
    valueOf(await enter(workbook));
    for (const [sheet, row, column, text] of texts)
      expect(await valueAt(workbook, sheet, row, column)).toBe(text);
    expect((await now(workbook, base)).games.slice(0, 2).map(({ outcome }) => outcome)).toEqual([
      '1-0',
      '1/2',
    ]);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    for (const [sheet, row, column, text] of texts)
      expect(await valueAt(workbook, sheet, row, column)).toBe(text);
  });

  it('sheets under other names keep them, and the Log its lines', async () => {
    const workbook = memoryWorkbook([
      { name: 'Log', blocks: [{ kind: 'values', area: area(0, 0), values: [['mine']] }] },
    ]);
    valueOf(await addTournament(workbook, base, OCCASION));
    const sheets = valueOf(await workbook.read({ ranges: [] })).sheets.map(({ name }) => name);
    valueOf(await enter(workbook));
    expect(valueOf(await workbook.read({ ranges: [] })).sheets.map(({ name }) => name)).toEqual(sheets);
    expect(await valueAt(workbook, 'Log', 0, 0)).toBe('mine');
  });
});

describe('undo of a changed field', () => {
  it('is refused, with the cell, where somebody renamed who had entered or typed a result since the draw', async () => {
    const workbook = memoryWorkbook();
    const drawn = unplayed(6, 1);
    valueOf(await addTournament(workbook, drawn, OCCASION));
    const { player } = valueOf(await enter(workbook));
    const { parts } = valueOf(await openTournament(workbook));
    const { row, column } = parts.places.Players_name!.area;
    await type(workbook, 'Players', row + player.no - 1, column, 'Renamed');
    expect(await takeChange(workbook, 'undo', null, OCCASION)).toMatchObject({
      problems: [
        {
          code: 'changed-meanwhile',
          place: { sheet: 'Players', cell: `B${row + player.no}` },
          values: { expected: NEW.name, found: 'Renamed' },
        },
      ],
    });
    await type(workbook, 'Players', row + player.no - 1, column, NEW.name);
    const results = parts.places.Pairings_result!.area;
    await type(workbook, 'Pairings', results.row + 1, results.column, '1-0');
    expect(await takeChange(workbook, 'undo', null, OCCASION)).toMatchObject({
      problems: [
        {
          code: 'changed-meanwhile',
          place: { sheet: 'Pairings', cell: `F${results.row + 2}` },
          values: { expected: '', found: '1-0' },
        },
      ],
    });
    await type(workbook, 'Pairings', results.row + 1, results.column, null);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect((await now(workbook, drawn)).players).toEqual(drawn.players);
  });

  it('is refused where somebody noted something of a player whose number is another’s without it', async () => {
    const workbook = memoryWorkbook();
    const drawn = unplayed(6, 1);
    valueOf(await addTournament(workbook, drawn, OCCASION));
    valueOf(await enter(workbook));
    const { parts, tournament } = valueOf(await openTournament(workbook));
    const { no } = tournament.players.find((player, index) => player.name !== drawn.players[index]?.name)!;
    const { row, column } = parts.places.Players_status!.area;
    await type(workbook, 'Players', row + no - 1, column, 'annulled');
    expect(await takeChange(workbook, 'undo', null, OCCASION)).toMatchObject({
      problems: [{ code: 'changed-meanwhile', values: { expected: '', found: 'annulled' } }],
    });
  });

  it('is refused where a result was typed of a game that others play without it', async () => {
    const workbook = memoryWorkbook();
    const drawn = unplayed(6, 1);
    valueOf(await addTournament(workbook, drawn, OCCASION));
    valueOf(await takeChange(workbook, 'colours', [5], OCCASION));
    valueOf(await takeChange(workbook, 'remove', { player: 1 }, OCCASION));
    const { parts } = valueOf(await openTournament(workbook));
    const { row, column } = parts.places.Pairings_result!.area;
    await type(workbook, 'Pairings', row, column, '1-0');
    expect(await takeChange(workbook, 'undo', null, OCCASION)).toMatchObject({
      problems: [{ code: 'changed-meanwhile', values: { expected: '', found: '1-0' } }],
    });
  });

  it('keeps what was noted of a player whose number stays', async () => {
    const workbook = await standing();
    valueOf(await enter(workbook));
    const { parts } = valueOf(await openTournament(workbook));
    const { row, column } = parts.places.Players_status!.area;
    await type(workbook, 'Players', row + 2, column, 'annulled');
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect((await now(workbook, base)).players[2]!.status).toBe('annulled');
  });

  it('brings back colours that were turned by hand before the field changed', async () => {
    const workbook = memoryWorkbook();
    const drawn = unplayed(6, 1);
    const { white, black } = drawn.games[4]!;
    const turned = withGame(drawn, 5, { white: black, black: white });
    valueOf(await addTournament(workbook, turned, OCCASION));
    valueOf(await takeChange(workbook, 'remove', { player: 1 }, OCCASION));
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect((await now(workbook, turned)).games).toEqual(turned.games);
  });
});

describe('what the Log tells under numbers that have been given anew', () => {
  it('is no withdrawal of whoever has the number now, until the draw is taken back', async () => {
    const workbook = memoryWorkbook();
    const drawn = unplayed(6, 1);
    valueOf(await addTournament(workbook, drawn, OCCASION));
    valueOf(await takeChange(workbook, 'withdraw', { player: 2, rule: 'us-chess' }, OCCASION));
    const warned = async (player: string | number) =>
      valueOf(planReentry(valueOf(await openStep(workbook)), { player })).warnings.map(({ code }) => code);
    const { name } = drawn.players[1]!;
    expect(await warned(name)).toEqual([]);
    valueOf(await takeChange(workbook, 'remove', { player: 1, seed: 'apple' }, OCCASION));
    const { parts } = valueOf(await openTournament(workbook));
    const { row, column } = parts.places.Players_status!.area;
    await type(workbook, 'Players', row + 1, column, 'annulled');
    expect(await warned(2)).toEqual(['reentry-not-logged']);
    await type(workbook, 'Players', row + 1, column, null);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await warned(name)).toEqual([]);
  });

  it('is still their withdrawal where somebody has only taken the empty seat', async () => {
    const workbook = await standing();
    valueOf(await takeChange(workbook, 'withdraw', { player: 2 }, OCCASION));
    valueOf(await enter(workbook));
    const planned = planReentry(valueOf(await openStep(workbook)), { player: 2 });
    expect(valueOf(planned).warnings.map(({ code }) => code)).not.toContain('reentry-not-logged');
  });
});
