/** @sweep */
import { withGames } from '../changed';
import { takeChange } from '../../src/app/changes/take';
import { openTournament } from '../../src/app/open';
import { refreshPatch, refreshTournament } from '../../src/app/refresh';
import { openStep } from '../../src/app/step';
import type { Game, Player, Tournament } from '../../src/core/model';
import { wordsEn as words } from '../../src/language/words';
import { columnNumber, type CellValue } from '../../src/grid/cell';
import { PAIRINGS, type RefreshMode } from '../../src/sheets/layout';
import { parseTournament } from '../../src/sheets/parse';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Patch, Workbook } from '../../src/workbook/port';
import { generated, randomOf } from '../generated';
import { annulledFirst, EVENTS } from '../sheets/events';
import { partsOf, gridIn, planned, read, typedInto, type Planned, type Typed } from '../sheets/plan';
import { IS_SWEEP, sampled } from '../sample';
import { valueOf } from '../results';

const patchFor = (sheets: Planned): Patch => {
  const [parts, gridOf] = [partsOf(sheets), gridIn(sheets)];
  const parsed = valueOf(parseTournament(parts, gridOf));
  return valueOf(refreshPatch(parsed, parts, gridOf));
};

const refreshed = (sheets: Planned): Planned => typedInto(sheets, patchFor(sheets).cells);

const FAR = { rows: 60, columns: 120 };

/** All that a workbook shows, the Log apart, by sheet. */
const everything = (sheets: Planned): Record<string, CellValue[][]> =>
  Object.fromEntries(
    sheets.plan.sheets
      .filter(({ role }) => role !== 'log')
      .map(({ name }) => [
        name,
        read(sheets, name, 0, 0, FAR.rows, FAR.columns).map((row) =>
          row.map((value) => (value === '' ? null : value)),
        ),
      ]),
  );

const cellAt = (sheet: string, address: string, write: CellValue): Typed => {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(address)!;
  return { sheet, row: Number(digits) - 1, column: columnNumber(letters!), write };
};

describe('Refresh writes nothing', () => {
  it('into a new workbook', () => {
    for (const refreshMode of ['refreshed', 'long'] as const)
      expect(patchFor(planned(annulledFirst, refreshMode)).cells).toEqual([]);
    expect(patchFor(planned(generated({ players: 101, cycles: 1, seed: 1 }))).cells).toEqual([]);
  });

  it('into a live one, whatever is typed', () => {
    const live = planned(annulledFirst);
    expect(patchFor(live).cells).toEqual([]);
    expect(patchFor(typedInto(live, [cellAt('Pairings', 'F5', '1-0')])).cells).toEqual([]);
  });
});

/** Another course of the same tournament: other results, a withdrawal, adjustments. */
const otherwise = (tournament: Tournament, seed: number): Tournament => {
  const random = randomOf(seed);
  const outcome = (game: Game): Game =>
    random() < 0.3 ? { ...game, outcome: random() < 0.3 ? null : random() < 0.5 ? '1-0' : '0-1' } : game;
  const status = (player: Player): Player =>
    player.no === 2
      ? { ...player, status: 'annulled', name: `${player.name} Jr` }
      : player.no === 3
        ? { ...player, adjustment: -0.5, adjustmentReason: 'phone', federation: 'AUS' }
        : player;
  return {
    ...tournament,
    games: tournament.games.map(outcome),
    players: tournament.players.map(status),
    tieBreaks: ['PTS', 'SB', 'DE'],
  };
};

/** What the organiser types to get from one course to another: every input cell that differs. */
const typedBetween = (from: Planned, to: Planned): Typed[] => {
  const { layout } = from;
  const { playersColumns: columns } = layout;
  const inputs = [
    { sheet: 'Pairings', area: layout.pairings.body(PAIRINGS.result, 1) },
    { sheet: 'Players', area: layout.players.body(columns.name, columns.count - columns.name) },
    layout.tournament.slots,
  ];
  return inputs.flatMap(({ sheet, area: { row, column, rows, columns: width } }) => {
    const [before, after] = [from, to].map((one) => read(one, sheet, row, column, rows, width));
    return after!.flatMap((line, down) =>
      line.flatMap((write, along) =>
        write === before![down]![along] ? [] : [{ sheet, row: row + down, column: column + along, write }],
      ),
    );
  });
};

describe('what Refresh makes of a changed workbook', () => {
  const events = EVENTS.filter(([, { players }], index) => index % 6 === 1 && players > 4);
  const cases = events.flatMap(([name, event]) =>
    (['refreshed', 'long'] as const).map((refreshMode) => [name, refreshMode, event] as const),
  );

  it.each(sampled(cases, 3))(
    'equals a new workbook of that course: %s, %s',
    (_, refreshMode: RefreshMode, event) => {
      const tournament = generated(event);
      const course = otherwise(tournament, event.seed);
      const [before, wanted] = [planned(tournament, refreshMode), planned(course, refreshMode)];
      const typed = typedInto(before, typedBetween(before, wanted));
      expect(everything(typed)).not.toEqual(everything(wanted));
      const after = refreshed(typed);
      expect(everything(after)).toEqual(everything(wanted));
      expect(patchFor(after).cells).toEqual([]);
    },
  );

  it('with the cells as they were, each once, none that stays', () => {
    const before = planned(annulledFirst, 'refreshed');
    const course = planned(otherwise(annulledFirst, 5), 'refreshed');
    const typed = typedInto(before, typedBetween(before, course));
    const { cells } = patchFor(typed);
    for (const { sheet, row, column, expect: was, write } of cells) {
      expect([was, typed.value(sheet, row, column)]).toEqual([was, was]);
      expect(was).not.toEqual(write);
    }
    const keys = cells.map(({ sheet, row, column }) => `${sheet} ${row} ${column}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('one result', () => {
  const tournament = generated({ players: 4, cycles: 1, seed: 3, finished: 0 });
  const before = planned(tournament, 'refreshed');

  it('1-0 on board 1 of round 1 (1 against 4) changes exactly these cells', () => {
    const typed = typedInto(before, [cellAt('Pairings', 'F5', '1-0')]);
    const patch = patchFor(typed);
    const on = (sheet: string): unknown[] =>
      patch.cells
        .filter((cell) => cell.sheet === sheet)
        .map(({ row, column, expect: was, write }) => [row, column, was, write]);
    expect(on('Pairings')).toEqual([[1, PAIRINGS.find, '0 of 6 games finished', '1 of 6 games finished']]);
    // Player 1 against player 4: one cell in each of the two rows.
    const { cells } = before.layout.crosstable;
    expect(on('Crosstable').slice(0, 2)).toEqual([
      [cells.area.row, cells.area.column + 3, '(1)', '1'],
      [cells.area.row + 3, cells.area.column, '(1)', '0'],
    ]);
    const { game } = before.layout.snapshot;
    expect(on('Calculation')).toEqual([[game.text.area.row, game.text.area.column, null, '1-0']]);
    expect(patch.append).toBeUndefined();
  });
});

describe('the Check column', () => {
  const tournament = generated({ players: 5, cycles: 1, seed: 4, finished: 0 });
  const before = planned(tournament, 'refreshed');
  const byeLine = read(before, 'Pairings', 4, 0, before.layout.pairings.rows, 1).findIndex(
    ([no]) => no === null,
  );

  it.each([
    ['a text that is no result', 'F5', 'won', 'I5', words.checkUnknown],
    ['a number that was a date', 'F6', 44562, 'I6', words.checkDate],
    ['a result of a bye', `F${5 + byeLine}`, '1-0', `I${5 + byeLine}`, words.checkBye],
  ])('says what is wrong with %s', (_, address, typed, check, word) => {
    const after = refreshed(typedInto(before, [cellAt('Pairings', address, typed)]));
    const { row, column } = cellAt('Pairings', check, null);
    expect(after.value('Pairings', row, column)).toBe(word);
    expect(after.value('Pairings', 1, 0)).toBe('0 of 10 games finished. 1 to check');
    const corrected = refreshed(
      typedInto(after, [cellAt('Pairings', address, address === 'F5' ? '1-0' : null)]),
    );
    expect(corrected.value('Pairings', row, column)).toBeNull();
  });

  it('says when two have met already', () => {
    const numbers = read(before, 'Pairings', 4, 0, before.layout.pairings.rows, PAIRINGS.count);
    const [one, other] = numbers.filter(([no]) => no !== null);
    const line = numbers.indexOf(other!);
    const again = [PAIRINGS.leftNo, PAIRINGS.rightNo].map((column) => ({
      sheet: 'Pairings',
      row: 4 + line,
      column,
      write: one![column]!,
    }));
    const after = refreshed(typedInto(before, again));
    expect(after.value('Pairings', 4 + line, PAIRINGS.check)).toBe(words.checkTwice);
  });
});

describe('after Refresh nothing is out of date', () => {
  const before = planned(annulledFirst, 'refreshed');
  const flagOf = (sheets: Planned): CellValue => {
    const { sheet, area } = sheets.layout.snapshot.flag;
    return sheets.value(sheet, area.row, area.column);
  };

  it.each<[string, CellValue]>([
    ['a comma', '0,5'],
    ['a number with a fraction', 0.5],
    ['a date', 44562],
    ['an error', { error: '#N/A' }],
    ['a logical value', true],
    ['blanks', ' 1 : 0 '],
    ['a wildcard', '*'],
    ['half a pair of quotes', '"'],
    ['a long text', 'x'.repeat(300)],
  ])('whatever was typed: %s', (_, write) => {
    const typed = typedInto(before, [
      cellAt('Pairings', 'F5', write),
      cellAt('Players', 'B5', 'Smith, John'),
      cellAt('Players', 'D6', 3.5),
    ]);
    expect(flagOf(typed)).toBe(3);
    const after = refreshed(typed);
    expect(flagOf(after)).toBe(0);
    expect(patchFor(after).cells).toEqual([]);
  });

  it('a game that no line has the number of stays a difference, until it is back', () => {
    const lost = typedInto(before, [cellAt('Pairings', 'A5', 99)]);
    expect(flagOf(refreshed(lost))).toBeGreaterThan(0);
  });
});

describe('the switches of the Tournament sheet', () => {
  const live = planned(annulledFirst);
  const before = planned(annulledFirst, 'refreshed');

  it.each([
    ['order', 'rank'],
    ['unplayed', 'no'],
  ] as const)('%s: %s', (key, write) => {
    const { sheet, area } = before.layout.tournament.setting(key);
    const change = { sheet, row: area.row, column: area.column, write };
    const [wanted, after] = [typedInto(live, [change]), refreshed(typedInto(before, [change]))];
    const { header, first, count } = live.layout.crosstable;
    const shown = (sheets: Planned): CellValue[][] =>
      read(sheets, 'Crosstable', header, 0, first - header + 7, count).map((line) =>
        line.map((value) => (value === '' ? null : value)),
      );
    expect(shown(after)).toEqual(shown(wanted));
    expect(after.value('Crosstable', 1, 0)).toBe(wanted.value('Crosstable', 1, 0));
  });
});

describe('a sorted Pairings table', () => {
  it('keeps its lines; the names follow the numbers in them', () => {
    const before = planned(annulledFirst, 'refreshed');
    const { row, column, rows, columns } = before.layout.pairings.body();
    const lines = read(before, 'Pairings', row, column, rows, columns).reverse();
    const reversed = typedInto(
      before,
      lines.flatMap((line, down) =>
        line.map((write, along) => ({ sheet: 'Pairings', row: row + down, column: along, write })),
      ),
    );
    expect(patchFor(reversed).cells).toEqual([]);
    const renamed = refreshed(typedInto(reversed, [cellAt('Players', 'B5', 'Anderssen')]));
    const names = read(renamed, 'Pairings', row, column, rows, columns)
      .filter((line) => line[PAIRINGS.leftNo] === 1)
      .map((line) => line[PAIRINGS.left]);
    expect(new Set(names)).toEqual(new Set(['Anderssen']));
  });
});

describe('parts of the workbook that are gone', () => {
  const before = planned(annulledFirst, 'refreshed');
  const typed = typedInto(before, [cellAt('Players', 'B5', 'Anderssen')]);
  const parts = partsOf(typed);
  const parsed = valueOf(parseTournament(parts, gridIn(typed)));

  it('a cross-table that the organiser deleted is left out', () => {
    const places = Object.fromEntries(
      Object.entries(parts.places).filter(([part]) => !part.startsWith('Crosstable')),
    );
    const patch = refreshPatch(parsed, { ...parts, places }, gridIn(typed));
    expect(patch.ok && new Set(patch.value.cells.map(({ sheet }) => sheet))).toEqual(
      new Set(['Pairings', 'Standings', 'Calculation']),
    );
  });

  it('so is one that the workbook never had', () => {
    const live = planned(annulledFirst);
    const { Published: gone, ...places } = partsOf(live).places;
    const read = valueOf(parseTournament(partsOf(live), gridIn(live)));
    expect(gone?.sheet).toBe('Calculation');
    expect(refreshPatch(read, { ...partsOf(live), places }, gridIn(live))).toEqual({
      ok: true,
      value: { cells: [] },
    });
  });

  it('texts get the format of texts where they have another, numbers do not', () => {
    const plain: typeof gridIn = (sheets) => (where) => {
      const grid = gridIn(sheets)(where);
      return { ...grid, formats: grid.values.map((row) => row.map(() => 'General')) };
    };
    const formats = (gridOf: ReturnType<typeof gridIn>) =>
      new Set(
        valueOf(refreshPatch(parsed, parts, gridOf)).cells.map(
          ({ write, format }) => `${typeof write} ${format ?? 'as it is'}`,
        ),
      );
    expect(formats(plain(typed))).toContain('string @');
    expect(formats(gridIn(typed))).toEqual(new Set(['string as it is']));
  });

  it('a block of another shape is a problem, and nothing is written', () => {
    const standings = parts.places.Standings!;
    const cut = { ...standings, area: { ...standings.area, rows: 3 } };
    const patch = refreshPatch(
      parsed,
      { ...parts, places: { ...parts.places, Standings: cut } },
      gridIn(typed),
    );
    expect(patch).toEqual({
      ok: false,
      problems: [
        {
          code: 'workbook-part-missing',
          place: { sheet: 'Standings' },
          values: { part: 'Roundabout_Standings' },
        },
      ],
    });
  });
});

describe('a refresh of a workbook', () => {
  const OCCASION = { time: '2026-11-20 10:00' };
  const held = async (tournament: Tournament, mode?: RefreshMode): Promise<Workbook> => {
    const workbook = memoryWorkbook();
    valueOf(await workbook.create(planned(tournament, mode).plan));
    return workbook;
  };
  const type = async (workbook: Workbook, address: string, write: CellValue, expect: CellValue) => {
    const [sheet, where] = address.split('!') as [string, string];
    return valueOf(await workbook.change({ cells: [{ ...cellAt(sheet, where, write), expect }] }));
  };
  const log = async (workbook: Workbook) =>
    valueOf(await openStep(workbook)).lines.map(({ step, rule, before, after }) =>
      [step, rule, before, after].join(' | '),
    );
  const four = generated({ players: 4, cycles: 1, seed: 3, finished: 0 });

  it('is a step of the Log that says how many cells were written, and then there is nothing left', async () => {
    const workbook = await held(four, 'refreshed');
    await type(workbook, 'Pairings!F5', '1-0', null);
    const { cells } = valueOf(await refreshTournament(workbook, OCCASION));
    expect(cells.length).toBeGreaterThan(10);
    expect(await log(workbook)).toEqual([
      '1 | create |  | players=4 games=6',
      `2 | refresh |  | cells=${cells.length}`,
    ]);
    expect(valueOf(await refreshTournament(workbook, OCCASION)).cells).toEqual([]);
    expect(await log(workbook)).toHaveLength(2);
    expect(await takeChange(workbook, 'undo', null, OCCASION)).toMatchObject({
      problems: [{ code: 'undo-nothing' }],
    });
  });

  it('tells a list of tie-breaks that was changed after the first game, as it was and as it is', async () => {
    const workbook = await held(withGames(four, (game) => ({ ...game, outcome: '1-0' })));
    const { parts } = valueOf(await openTournament(workbook));
    const { sheet, area } = parts.places.TieBreaks!;
    const cell = { sheet, row: area.row + 1, column: area.column };
    valueOf(await workbook.change({ cells: [{ ...cell, expect: 'Direct encounter', write: 'SB' }] }));
    valueOf(
      await workbook.change({
        cells: [{ ...cell, row: cell.row + 2, expect: 'Sonneborn-Berger', write: 'direct encounter' }],
      }),
    );
    valueOf(await refreshTournament(workbook, OCCASION));
    expect((await log(workbook)).slice(1)).toEqual([
      expect.stringMatching(/^2 \| refresh \| {2}\| cells=\d+$/),
      '2 | refresh | PTS, DE, WIN, SB, KS | PTS, SB, WIN, DE, KS',
    ]);
    expect(valueOf(await openTournament(workbook)).warnings).toEqual([]);
  });

  it('tells nothing of what else is to be known', async () => {
    const workbook = await held(four, 'refreshed');
    await type(workbook, 'Pairings!F5', 'won', null);
    expect(valueOf(await openTournament(workbook)).warnings.map(({ code }) => code)).toEqual([
      'result-not-understood',
    ]);
    valueOf(await refreshTournament(workbook, OCCASION));
    expect((await log(workbook)).slice(1)).toEqual([expect.stringMatching(/^2 \| refresh \|/)]);
  });

  it('is told why there is none', async () => {
    expect(await refreshTournament(memoryWorkbook(), OCCASION)).toMatchObject({
      problems: [{ code: 'workbook-not-ours' }],
    });
    const workbook = await held(four, 'refreshed');
    expect(await refreshTournament(workbook, { ...OCCASION, named: 'other' })).toMatchObject({
      problems: [{ code: 'workbook-not-ours' }],
    });
  });
});

if (IS_SWEEP)
  describe('through the port', () => {
    it('a patch is taken as it is, and then there is nothing left to refresh', async () => {
      const sheets = planned(generated({ players: 101, cycles: 1, seed: 8, finished: 0.5 }));
      const workbook = memoryWorkbook();
      expect(await workbook.create(sheets.plan)).toEqual({ ok: true, value: { warnings: [] } });
      const patchNow = async (): Promise<Patch> => {
        const open = valueOf(await openTournament(workbook, undefined, { extent: 'all' }));
        return valueOf(refreshPatch(open, open.parts, open.gridOf));
      };
      expect((await patchNow()).cells).toEqual([]);
      const [was] = read(sheets, 'Pairings', 4, PAIRINGS.result, 1, 1)[0]!;
      const typed = {
        ...cellAt('Pairings', 'F5', was === '1-0' ? '0-1' : '1-0'),
        expect: was!,
        write: was === '1-0' ? '0-1' : '1-0',
      };
      expect((await workbook.change({ cells: [typed] })).ok).toBe(true);
      const patch = await patchNow();
      expect(patch.cells.length).toBeGreaterThan(5);
      expect(await workbook.change(patch)).toEqual({ ok: true, value: null });
      expect((await patchNow()).cells).toEqual([]);
    });
  });
