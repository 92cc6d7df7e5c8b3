import { withStatus } from '../changed';
import { withTeam } from '../../src/sheets/handout/handout';
import { subjectOf } from '../../src/sheets/handout/subject';
import { grammarFaults } from '../../src/grid/formula/grammar';
import type { Tournament } from '../../src/core/model';
import { fieldsOf } from '../../src/core/sections/fields';
import { parseTournament } from '../../src/sheets/parse';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { valueOf } from '../results';
import { sectioned, sectionsOf, withResults } from '../sectioned';
import { heightsOf, sheetIn, shownOn } from './facts';
import { gridIn, partsOf, planned, read, typedInto, type Planned } from './plan';

/** The standings of each section as the sheet shows them. */
const standingsIn = ({ layout: { standings }, ...sheets }: Planned) =>
  standings.tables.map(({ first, players }) =>
    read({ layout: { standings }, ...sheets } as Planned, standings.sheet, first, 0, players, standings.end),
  );

/** The cross-table of each section: number, name, rating and points, the games, tie-breaks and rank. */
const crosstablesIn = (sheets: Planned) =>
  sheets.layout.crosstable.tables.map(({ sheet, heads, cells, values }) =>
    [heads, cells, values].map(({ area }) =>
      read(sheets, sheet, area.row, area.column, area.rows, area.columns),
    ),
  );

const expectAsRules = (tournament: Tournament): void => {
  const sheets = planned(tournament);
  const { slots, fields } = sheets.layout;
  const own = fieldsOf(tournament);
  const standings = own.map((field, index) =>
    valueOf(standingsValues(field, { slots })).map((row) => [
      ...row.slice(0, -1),
      Number(row.at(-1)) - fields[index]!.before,
    ]),
  );
  expect(standingsIn(sheets)).toEqual(standings);
  const isOver = tournament.games.every(({ outcome }) => outcome !== null);
  const tables = own.map((field, index) => {
    const shown = { slots, cycles: field.cycles };
    const lines = valueOf(crosstableValues(field, shown, isOver ? 'rank' : 'number'));
    return [
      lines.map(({ no, name, rating, values }) => [no - fields[index]!.before, name, rating, values[0]]),
      lines.map(({ cells }) => cells),
      lines.map(({ values, rank }) => [...values.slice(1), rank]),
    ];
  });
  expect(crosstablesIn(sheets)).toEqual(tables);
};

const [quad, rest] = sectionsOf([4, 3]);
const DOUBLE = sectioned([], {}, [quad!, { ...rest!, cycles: 2 }]);

const leaving = (tournament: Tournament, no: number): Tournament => withStatus(tournament, no, 'annulled');

describe('Standings and Crosstable of sections equal the rules, cell by cell', () => {
  it.each<[name: string, tournament: Tournament]>([
    ['two quads, nothing played', sectioned([4, 4])],
    ['ten quads', withResults(sectioned(Array.from({ length: 10 }, () => 4)), 1)],
    ['4, 4 and 6, one player annulled', leaving(withResults(sectioned([4, 4, 6]), 2), 6)],
    ['3, 5 and 7, all played', withResults(sectioned([3, 5, 7]), 3, 1)],
    ['a quad, and three who play double', withResults(DOUBLE, 4)],
    ['one section alone', withResults(sectioned([6]), 5)],
  ])('%s', (_, tournament) => expectAsRules(tournament));

  it.each<[list: readonly string[]]>([
    [['PTS', 'DE', 'SB/C1', 'KS/L+1', 'BH/C1', 'TPN/R']],
    [['PTS', 'US_TIED', 'PS/C1', 'NZ_SB', 'NZ_MEDIAN', 'LOTS']],
    [['PTS', 'ARO', 'TPR', 'PTP', 'FIDE_DR', 'TPN']],
    [['PTS', 'BPG#15.2', 'STD', 'NZ_BH#rest', 'KASHDAN_NZ', 'KS']],
  ])('by the list %j', (tieBreaks) => {
    const made = withResults(sectioned([4, 5, 10], { tieBreaks }), 6);
    expectAsRules({ ...made, lotsSeed: 'Sunday' });
  });

  it('a player without a rating spoils the ratings of their own section alone', () => {
    const made = withResults(sectioned([4, 4], { tieBreaks: ['PTS', 'ARO', 'TPR'] }), 8, 1);
    const unrated = made.players.map(({ rating, ...player }) =>
      player.no === 2 ? player : { ...player, rating: rating! },
    );
    expectAsRules({ ...made, players: unrated });
  });
});

describe('the sheets of a tournament of sections', () => {
  const made = withResults(sectioned([4, 5]), 9, 0.7);
  const sheets = planned(made);

  it('have one line a game, with its section beside it', () => {
    expect(Object.values(shownOn(sheets, 'Pairings', 9, 0, 10))).toEqual([
      'Quads of Riverside · Pairings',
      '12 of 16 games finished. +/-, -/+ and -/-: by forfeit',
      'Game | Round | Board | White no. | White | Result | Black | Black no. | Section | Check',
      expect.stringMatching(/^1 \| 1 \| 1 \| 1 \| Player 1 \| .*\| Player 4 \| 4 \| A/),
      expect.stringMatching(/^2 \| 1 \| 2 \| 2 \| Player 2 \| .*\| Player 3 \| 3 \| A/),
      expect.stringMatching(/^3 \| 1 \| 3 \| 6 \| Player 6 \| .*\| Player 9 \| 9 \| B/),
      expect.stringMatching(/^4 \| 1 \| 4 \| 7 \| Player 7 \| .*\| Player 8 \| 8 \| B/),
      expect.stringMatching(/^ \| 1 \| {2}\| 5 \| Player 5 \| {2}\| bye \| {2}\| B/),
    ]);
  });

  it('are read back as the tournament that they were made from', () => {
    for (const tournament of [made, DOUBLE, withResults(sectioned([4, 4, 7]), 10)]) {
      const all = planned(tournament);
      const parsed = valueOf(parseTournament(partsOf(all), gridIn(all)));
      const kept = (each: Tournament) => ({ ...each, columnFormats: [] });
      expect(kept(parsed.tournament)).toEqual(kept(tournament));
    }
  });

  const problemsAfter = (
    part: 'Players_section' | 'Pairings_leftNo',
    line: number,
    write: string | number,
  ) => {
    const { sheet, area } = partsOf(sheets).places[part]!;
    const typed = typedInto(sheets, [{ sheet, row: area.row + line, column: area.column, write }]);
    const parsed = parseTournament(partsOf(typed), gridIn(typed));
    return parsed.ok ? [] : parsed.problems.map(({ code, place }) => `${code} ${place.sheet}!${place.cell}`);
  };

  it('refuse a player of no section, a player between those of another one, and a game between two', () => {
    expect(problemsAfter('Players_section', 2, '')).toEqual(['section-missing Players!E7']);
    expect(problemsAfter('Players_section', 8, 'A')).toContain('section-numbers Players!E13');
    expect(problemsAfter('Pairings_leftNo', 0, 9)).toEqual(['section-mixed Pairings!D5']);
  });

  it('take a section under another name, wherever it is shown', () => {
    const { sheet, area } = partsOf(sheets).places.Players_section!;
    const renamed = typedInto(
      sheets,
      [0, 1, 2, 3].map((line) => ({ sheet, row: area.row + line, column: area.column, write: 'Open' })),
    );
    const parsed = valueOf(parseTournament(partsOf(renamed), gridIn(renamed)));
    expect(parsed.tournament.sections!.map(({ name }) => name)).toEqual(['Open', 'B']);
    expect(renamed.value('Standings', 3, 0)).toBe('Open');
    expect(renamed.value('Crosstable', 4, 0)).toBe('Open');
    expect(renamed.value('Pairings', 4, 8)).toBe('Open');
    expect(renamed.value('Sections', 4, 0)).toBe('Open');
  });

  it('mark a game between two sections, which counts for nobody', () => {
    const { sheet, area } = partsOf(sheets).places.Pairings_leftNo!;
    const typed = typedInto(sheets, [{ sheet, row: area.row, column: area.column, write: 9 }]);
    expect(typed.value('Pairings', 4, 9)).toBe('Check the two numbers');
  });

  it('have formulas that mean the same everywhere', () => {
    for (const { blocks, conditionals } of planned(withResults(sectioned([4, 4, 10]), 11)).plan.sheets) {
      for (const block of blocks)
        if (block.kind === 'formula') expect(grammarFaults(block.formula)).toEqual([]);
      for (const { formula } of conditionals ?? []) expect(formula.length).toBeLessThan(256);
    }
  });
});

describe('the page of all sections', () => {
  it('names who leads, and how many results are missing', () => {
    const made = sectioned([4, 4, 3]);
    const games = made.games.map((game) =>
      game.round === 1 && game.no !== 4 ? { ...game, outcome: '1-0' as const } : game,
    );
    expect(shownOn(planned({ ...made, games }), 'Sections', 9, 0, 8)).toEqual({
      1: 'Quads of Riverside · Sections',
      2: 'After round 1 (1 game missing).',
      4: 'Section | First board | Last board | Leader | Points | Games finished | Games in all | Results missing',
      5: 'A | 1 | 2 | Player 1 and Player 2 | 1 | 2 | 6 | 0',
      6: 'B | 3 | 4 | Player 5 | 1 | 1 | 6 | 1',
      7: 'C | 5 | 5 | Player 10 | 1 | 1 | 3 | 0',
      9: 'Results missing: games without a result in rounds that have begun in any section.',
    });
  });

  it('names nobody before the first result, and so many others where three lead', () => {
    const made = sectioned([4, 3]);
    const games = made.games.map((game) => (game.white < 5 ? { ...game, outcome: '1/2' as const } : game));
    const shown = shownOn(planned({ ...made, games }), 'Sections', 9, 0, 8);
    expect(shown[5]).toBe('A | 1 | 2 | Player 1 and 3 others | 1.5 | 6 | 6 | 0');
    expect(shown[6]).toBe('B | 3 | 3 |  |  | 0 | 3 | 3');
  });
});

it('the page of all sections has room for the two longest names, should both lead', () => {
  const made = sectioned([4, 3]);
  const name = 'Bartholomew Featherstonehaugh-Cholmondeley of Ashby';
  const players = made.players.map((player) => (player.no < 3 ? { ...player, name } : player));
  const heightsAt = (tournament: Tournament) =>
    heightsOf(sheetIn(planned(tournament), 'Sections')).filter((line) => /^[56]:/.test(line));
  expect(heightsAt(made)).toEqual(['5: 22', '6: 22']);
  expect(heightsAt({ ...made, players })).toEqual(['5: 60', '6: 60']);
});

it('the page of all sections calls whoever leads the winner when all games are finished', () => {
  const made = sectioned([4, 3]);
  const head = (games: typeof made.games) => shownOn(planned({ ...made, games }), 'Sections', 9, 0, 8)[4];
  const over = made.games.map((game) => ({ ...game, outcome: '1-0' as const }));
  expect(head(over)).toContain('| Winner | Points |');
  expect(head(over.map((game) => (game.no === 1 ? { ...game, outcome: null } : game)))).toContain(
    '| Leader |',
  );
});

describe('the Round sheet of sections', () => {
  it('lists the games of each section by board below its title, and the first of each', () => {
    const made = sectioned([4, 3]);
    const games = made.games.map((game) => (game.round === 1 ? { ...game, outcome: '1-0' as const } : game));
    const shown = Object.values(shownOn(planned({ ...made, games }), 'Round', 20, 0, 5));
    expect(shown).toEqual([
      'Quads of Riverside',
      'Round 2',
      'Board | White | Result | Black',
      'Section A',
      '1 | Player 4 |  | Player 3',
      '2 | Player 1 |  | Player 2',
      'Section B',
      '3 | Player 5 |  | Player 6',
      ' | Player 7 |  | bye',
      'Leaders. After round 1.',
      ' | Section A: Player 1 and Player 2 |  |  | 1',
      ' | Section B: Player 6 |  |  | 1',
    ]);
    const alone = games.map((game) => (game.board === 3 ? { ...game, outcome: null } : game));
    expect(Object.values(shownOn(planned({ ...made, games: alone }), 'Round', 20, 0, 5)).slice(-2)).toEqual([
      'Leaders. After round 1 (1 game missing).',
      ' | Section A: Player 1 and Player 2 |  |  | 1',
    ]);
  });

  it('has no bye for sections that have played all their rounds', () => {
    const made = sectioned([4, 5]);
    const games = made.games.map((game) => (game.round < 5 ? { ...game, outcome: '1-0' as const } : game));
    const shown = Object.values(shownOn(planned({ ...made, games }), 'Round', 11, 0, 5));
    expect(shown.slice(3)).toEqual([
      'Section A · no games',
      'Section B',
      '3 | Player 8 |  | Player 6',
      '4 | Player 9 |  | Player 5',
      ' | Player 7 |  | bye',
    ]);
  });
});

it('classes of a school stand behind names on Round, wall pairings and certificates', () => {
  const made = sectioned([4, 4]);
  const players = made.players.map((player, index) => ({ ...player, extra: [index === 3 ? null : '5b'] }));
  const games = made.games.map((game) => ({ ...game, outcome: '1-0' as const }));
  const school = { ...made, columns: ['Class'], players, games, liveHandouts: ['certificates'] };
  expect(Object.values(shownOn(planned(school), 'Round', 20, 0, 5))[4]).toMatch(/Player \d \(5b\) \| 1–0/);
  const names = subjectOf(school).players.map(withTeam);
  expect(names.slice(2, 5)).toEqual(['Player 3 (5b)', 'Player 4', 'Player 5 (5b)']);
  expect(JSON.stringify(shownOn(planned(school), 'Certificates', 40, 0, 6))).toContain('(5b)');
  expect(JSON.stringify(shownOn(planned(school), 'Standings', 8, 0, 16))).toMatch(/Class.*5b/);
  const report = planned({ ...school, liveHandouts: ['final-report'] });
  expect(JSON.stringify(shownOn(report, 'Report', 20, 0, 6))).toMatch(/Player \d \(5b\)/);
  const clubs = players.map((player) => ({ ...player, federation: 'Riverside' }));
  expect(subjectOf({ ...school, players: clubs }).players[2]).not.toHaveProperty('team');
});

it('a class that is a section stands beside the names once, not behind each of them again', () => {
  const made = sectioned([4, 4]);
  const players = made.players.map((player) => ({ ...player, extra: [player.section ?? null] }));
  const school = { ...made, columns: ['Class'], players, liveHandouts: ['certificates'] };
  expect(subjectOf(school).players.map(withTeam).slice(3, 5)).toEqual(['Player 4', 'Player 5']);
  expect(JSON.stringify(shownOn(planned(school), 'Round', 20, 0, 5))).not.toContain('(');
});
