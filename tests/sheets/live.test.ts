import { annulledFirst, EVENTS } from './events';
import { planned, read, typedInto, type Planned } from './plan';
import { grammarFaults } from '../../src/grid/formula/grammar';
import type { Tournament } from '../../src/core/model';
import { OUTCOME_CODES, outcomeOf } from '../../src/core/outcome';
import { parseTyped, readingOf } from '../../src/core/typed';
import type { CellValue } from '../../src/grid/cell';
import { PAIRINGS } from '../../src/sheets/layout';
import type { WorkbookPlan } from '../../src/grid/plan';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { generated } from '../generated';

const shownStandings = (sheets: Planned): CellValue[][] => {
  const { sheet, area } = sheets.layout.standings.body;
  return read(sheets, sheet, area.row, area.column, area.rows, area.columns);
};

const shownCrosstable = (sheets: Planned) => {
  const { sheet, first, cells, white, points, rank } = sheets.layout.crosstable;
  const players = sheets.layout.playerCount;
  const part = (column: number, width: number): CellValue[][] =>
    read(sheets, sheet, first, column, players, width);
  const [marks, flags] = [
    part(cells.area.column, cells.area.columns),
    part(white.area.column, cells.area.columns),
  ];
  const [heads, values, ranks] = [part(0, 2), part(points, sheets.layout.slots), part(rank, 1)];
  return heads.map(([no, name], index) => ({
    no,
    name,
    cells: marks[index],
    white: flags[index]!.map((flag) => Number(flag) > 0),
    values: values[index],
    rank: ranks[index]![0],
  }));
};

const expectEqual = (tournament: Tournament): void => {
  const sheets = planned(tournament);
  const core = standingsValues(tournament, sheets.layout);
  const table = crosstableValues(tournament, sheets.layout);
  expect(core.ok && table.ok).toBe(true);
  if (!core.ok || !table.ok) return;
  expect(shownStandings(sheets)).toEqual(core.value);
  expect(shownCrosstable(sheets)).toEqual(table.value);
};

describe('what Standings and Crosstable display equals the rules, cell by cell', () => {
  it.each(EVENTS)('%s', (_, event) => expectEqual(generated(event)));
});

describe('direct encounter inside ties', () => {
  const lists = [
    ['PTS', 'DE'],
    ['PTS', 'DE', 'SB', 'DE'],
    ['PTS', 'SB', 'KS', 'DE'],
    ['PTS', 'WIN', 'DE', 'KS', 'SB'],
  ];
  it.each(lists.map((list) => [list.join(','), list] as const))('in the list %s', (_, tieBreaks) => {
    for (let seed = 0; seed < 12; seed++)
      expectEqual(
        generated({ players: 6 + (seed % 7), cycles: 1 + (seed % 2), seed, draws: 0.7, tieBreaks }),
      );
  });
});

describe('a Go tournament lists Black on the left', () => {
  it('and reads its results from left to right, with the same standings', () => {
    for (let seed = 1; seed <= 6; seed++)
      expectEqual({ ...generated({ players: 4 + seed, cycles: 1, seed, special: 0.4 }), profile: 'go' });
  });

  it('a win of Black on board 1 stands as 1-0', () => {
    const event = generated({ players: 4, cycles: 1, seed: 1 });
    const games = event.games.map((game) => ({ ...game, outcome: '0-1' as const }));
    const sheets = planned({ ...event, games, profile: 'go' });
    const [heading, first] = read(sheets, 'Pairings', 3, 3, 2, 5);
    expect(heading).toEqual(['Black no.', 'Black', 'Result', 'White', 'White no.']);
    expect(first).toEqual([4, 'Player D4', '1-0', 'Player A1', 1]);
  });
});

describe('what people type in Go', () => {
  const event = { ...generated({ players: 8, cycles: 1, seed: 3, finished: 0 }), profile: 'go' as const };
  const TYPED = [
    ...['B+', 'w+', 'W+3.5', 'B+12', 'b + 0,5', 'W+ 10 ½', 'B+R', 'W+T', 'b+forfeit', 'jigo', '1-0', '+/-'],
    ...['B+x', '--5', 'B+R5', '3B+', 'W+*', 'B', 'BB+3', '+-5', 'pp', ''],
  ];

  it('is the same in the cells as to whoever reads them', () => {
    const sheets = typedInto(
      planned(event),
      TYPED.map((write, index) => ({ sheet: 'Pairings', row: 4 + index, column: 5, write })),
    );
    const { outcome } = sheets.layout.calculation.game;
    const found = TYPED.map((text, index) => [
      text,
      sheets.value(outcome.sheet, outcome.area.row + index, outcome.area.column),
    ]);
    const understood = [3, 1, 1, 3, 3, 1, 3, 1, 5, 2, 3, 5];
    const outcomes = [...understood, ...Array.from({ length: 8 }, () => -1), 0, 0];
    expect(found).toEqual(TYPED.map((text, index) => [text, outcomes[index]]));
    const reading = readingOf(event);
    for (const [text, number] of found) {
      const code = parseTyped(String(text), reading);
      expect([text, number]).toEqual([
        text,
        code === undefined ? -1 : code === null ? 0 : OUTCOME_CODES.indexOf(code) + 1,
      ]);
    }
  });
});

describe('cells that tell of a mistake', () => {
  const event = generated({ players: 5, cycles: 1, seed: 2 });
  const changed = (sheet: string, row: number, column: number, write: CellValue): Planned =>
    typedInto(planned(event), [{ sheet, row, column, write }]);
  const check = (row: number, column: number, value: CellValue): CellValue =>
    changed('Pairings', row, column, value).value('Pairings', row, 8);

  it.each<[string, number, number, CellValue, RegExp]>([
    ['a text that is no result', 4, 5, 'abc', /Not a result/],
    ['a wildcard', 4, 5, '*', /Not a result/],
    ['a result that became a date', 4, 5, 36526, /date or number/],
    ['a result in the row of a bye', 6, 5, '1-0', /bye has no result/],
    ['a number that no player has', 4, 3, 77, /two numbers/],
    ['a player against himself', 4, 3, 5, /two numbers/],
    ['a pair that has met already', 8, 3, 5, /have met/],
    ['a changed game number', 4, 0, 99, /Game number changed/],
  ])('%s', (_, row, column, value, words) => expect(check(row, column, value)).toMatch(words));

  it('the line at the top counts the games that need a look', () => {
    const status = (...cells: [number, number, CellValue][]): CellValue => {
      const typed = cells.map(([row, column, write]) => ({ sheet: 'Pairings', row, column, write }));
      return typedInto(planned(event), typed).value('Pairings', 1, 0);
    };
    expect(status()).toBe('10 of 10 games finished');
    expect(status([4, 5, 'abc'])).toBe('9 of 10 games finished. 1 to check');
    expect(status([4, 5, '*'], [8, 3, 5])).toBe('9 of 10 games finished. 2 to check');
  });

  it.each<[string, string]>([
    ['pp', 'Postponed'],
    ['Postponed', 'Postponed'],
    ['verlegt', 'Postponed'],
    ['adjourned', 'Adjourned'],
    ['ADJ.', 'Adjourned'],
    ['hängepartie', 'Adjourned'],
  ])('a game marked %s is no mistake: %s', (typed, words) => {
    const sheets = changed('Pairings', 4, 5, typed);
    expect(sheets.value('Pairings', 4, 8)).toBe(words);
    expect(sheets.value('Pairings', 1, 0)).toBe('9 of 10 games finished');
  });

  it('a good result leaves the check empty, a number among them', () => {
    expect(check(4, 5, '½:½')).toBe('');
    expect(check(4, 5, 1)).toBe('');
  });

  it('a game added below the table is reported at the top', () => {
    const { value, layout } = changed(
      'Pairings',
      layout0().pairings.header + 1 + layout0().pairings.rows,
      1,
      9,
    );
    expect(layout.pairings.rows).toBe(15);
    expect(value('Pairings', 1, 0)).toMatch(/added below the last game/);
  });

  it('a player added below the table is reported at the top', () =>
    expect(changed('Players', 9, 0, 6).value('Players', 1, 0)).toMatch(/added below the last row/));

  const layout0 = () => planned(event).layout;
});

describe('Find player', () => {
  const event = generated({ players: 5, cycles: 2, seed: 9, finished: 0.7, special: 0.2 });
  const names = new Map(event.players.map(({ no, name }) => [no, name]));
  const listFor = (typed: string): CellValue[][] => {
    const wanted = { sheet: 'Pairings', row: 1, column: PAIRINGS.find + 2, write: typed };
    return read(typedInto(planned(event), [wanted]), 'Pairings', 4, PAIRINGS.find, event.rounds, 4);
  };

  it('lists their games in order of rounds, with colour, opponent and what they scored; the bye by its name', () => {
    for (const { no, name } of event.players) {
      const wanted = Array.from({ length: event.rounds }, (_, index) => {
        const round = index + 1;
        const game = event.games.find(
          (each) => each.round === round && (each.white === no || each.black === no),
        );
        if (!game) return [round, '', 'bye', ''];
        const isWhite = game.white === no;
        const mark = game.outcome === null ? '' : outcomeOf(game.outcome).marks[isWhite ? 0 : 1];
        return [round, isWhite ? 'White' : 'Black', names.get(isWhite ? game.black : game.white), mark];
      });
      expect(listFor(name)).toEqual(wanted);
    }
  });

  it('lists nothing for a name that nobody has, a wildcard among them', () => {
    for (const typed of ['Nobody', '*', 'player a1', ''])
      expect(listFor(typed).map((row) => row.slice(1))).toEqual(
        Array.from({ length: event.rounds }, () => ['', '', '']),
      );
  });
});

describe('the organiser changes the Tournament sheet', () => {
  const event = generated({ players: 8, cycles: 1, seed: 12, draws: 0.6 });
  const settled = (row: number, write: CellValue): Planned =>
    typedInto(planned(event), [{ sheet: 'Tournament', row, column: 1, write }]);

  it('the order of the tie-breaks: ranks, values and headings follow', () => {
    const { slotsTop } = planned(event).layout.tournament;
    const sheets = settled(slotsTop + 1, 'KS');
    const wanted = standingsValues({ ...event, tieBreaks: ['PTS', 'KS', 'WIN', 'SB', 'KS'] }, sheets.layout);
    expect(wanted.ok).toBe(false); // the core refuses a criterion twice; the sheet just finds nothing new in it
    const once = standingsValues({ ...event, tieBreaks: ['PTS', 'KS', 'WIN', 'SB'] }, sheets.layout);
    if (!once.ok) throw new Error('no standings');
    expect(shownStandings(sheets).map((row) => row.slice(0, 9))).toEqual(
      once.value.map((row) => row.slice(0, 9)),
    );
    expect(read(sheets, 'Standings', 3, 6, 1, 4)).toEqual([['KS', 'WIN', 'SB', 'KS']]);
  });

  it.each(['*', '?E', 'S?', 'D*', '~'])(
    'a tie-break “%s” is none: it says so and decides nothing',
    (typed) => {
      const { slotsTop } = planned(event).layout.tournament;
      const sheets = settled(slotsTop + 1, typed);
      const wanted = standingsValues({ ...event, tieBreaks: ['PTS', 'WIN', 'SB', 'KS'] }, sheets.layout);
      if (!wanted.ok) throw new Error('no standings');
      const shown = shownStandings(sheets);
      expect(shown.map((row) => row.slice(0, 6))).toEqual(wanted.value.map((row) => row.slice(0, 6)));
      expect(shown.map((row) => row[6])).toEqual(shown.map(() => ''));
      expect(read(sheets, 'Tournament', slotsTop + 1, 2, 1, 1)).toEqual([['not a criterion of this list']]);
      expect(read(sheets, 'Standings', sheets.layout.standings.notes, 1, 1, 2)).toEqual([
        [typed, 'not a criterion of this list'],
      ]);
    },
  );

  it('three points for a win', () => {
    const { setting } = planned(event).layout.tournament;
    const win = settled(setting('win').area.row, 3);
    const wanted = standingsValues({ ...event, scoring: { win: 6, draw: 1, loss: 0, unit: 2 } }, win.layout);
    if (!wanted.ok) throw new Error('no standings');
    expect(shownStandings(win)).toEqual(wanted.value);
  });

  it('the cross-table in order of rank', () => {
    const { setting } = planned(event).layout.tournament;
    const sheets = settled(setting('order').area.row, 'rank');
    const wanted = crosstableValues(event, sheets.layout, 'rank');
    if (!wanted.ok) throw new Error('no table');
    expect(shownCrosstable(sheets)).toEqual(wanted.value);
  });

  it('rounds to come not shown', () => {
    const { setting } = planned(event).layout.tournament;
    const sheets = settled(setting('unplayed').area.row, 'no');
    expect(JSON.stringify(shownCrosstable(sheets))).not.toContain('(');
  });
});

const PLANS: readonly (readonly [string, WorkbookPlan])[] = [
  ['two cycles, an annulled player', planned(annulledFirst).plan],
  ...[1, 3, 4].map(
    (cycles) => [`${cycles} cycles`, planned(generated({ players: 6, cycles, seed: 1 })).plan] as const,
  ),
  ['a Go tournament', planned({ ...generated({ players: 5, cycles: 1, seed: 1 }), profile: 'go' }).plan],
  [
    'deep cuts and limits of the arbiter’s own',
    planned(
      generated({
        players: 6,
        cycles: 8,
        seed: 1,
        tieBreaks: ['PTS', 'SB/C9', 'BH/M9', 'BH/C9', 'PS/C9', 'KS/L-0.5', 'KS/L66'],
      }),
    ).plan,
  ],
  ['values to be refreshed', planned(generated({ players: 7, cycles: 1, seed: 1 }), 'refreshed').plan],
  ['values of a very large field', planned(generated({ players: 7, cycles: 1, seed: 1 }), 'long').plan],
];

describe.each(PLANS)('every formula of a plan: %s', (_, plan) => {
  const formulas = plan.sheets.flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'formula' ? [{ name, ...block }] : [])),
  );

  it('means the same in Excel 2016, LibreOffice and Google Sheets', () => {
    expect(formulas.length).toBeGreaterThan(3);
    expect(
      formulas.flatMap(({ formula }) => grammarFaults(formula).map((fault) => [fault, formula])),
    ).toEqual([]);
  });

  it('reads tables through INDEX and MATCH alone; sums read the calculation', () => {
    const tables = plan.sheets.filter(({ role }) => role === 'players' || role === 'pairings');
    const inSums = formulas
      .filter(({ name }) => !tables.some((table) => table.name === name))
      .flatMap(({ formula }) => formula.match(/SUM(?:PRODUCT)?\([^()]*(?:\([^()]*\)[^()]*)*\)/g) ?? [])
      .filter((sum) => tables.some(({ name }) => sum.includes(`'${name}'!`)));
    expect(inSums).toEqual([]);
  });

  it('has a number format, neither General nor Text', () => {
    expect(formulas.filter(({ format }) => format === 'General' || format === '@' || format === '')).toEqual(
      [],
    );
  });

  it('is short enough for Excel: 8,192 characters, 255 in a text', () => {
    expect(formulas.filter(({ formula }) => formula.length > 8000)).toEqual([]);
    const texts = formulas.flatMap(({ formula }) => formula.match(/"(?:[^"]|"")*"/g) ?? []);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.length > 257)).toEqual([]);
  });

  it('conditional formats keep to their own sheet', () => {
    const rules = plan.sheets.flatMap(({ conditionals }) => conditionals.map(({ formula }) => formula));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => rule.includes('!'))).toEqual([]);
    for (const rule of rules) expect(() => grammarFaults(rule)).not.toThrow();
    expect(rules.filter((rule) => rule.length > 255)).toEqual([]);
  });
});
