/** @sweep */
import { withGames } from '../changed';
import type { Tournament } from '../../src/core/model';
import { wordsEn as words } from '../../src/language/words';
import { grammarFaults } from '../../src/grid/formula/grammar';
import { isCellError, type Area, type CellValue } from '../../src/grid/cell';
import { PAIRINGS, refreshModeOf } from '../../src/sheets/layout';
import type { SheetPlan } from '../../src/grid/plan';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { generated, randomOf } from '../generated';
import { annulledFirst, EVENTS } from './events';
import { NAMES, planned, read, typedInto, type Planned, type Typed } from './plan';
import { sampled } from '../sample';

/** What a part of a sheet shows: an empty text looks like an empty cell. */
const shown = (sheets: Planned, sheet: string, { row, column, rows, columns }: Area): CellValue[][] =>
  read(sheets, sheet, row, column, rows, columns).map((line) =>
    line.map((value) => (value === '' ? null : value)),
  );

const sheetOf = ({ plan }: Planned, role: SheetPlan['role']): SheetPlan | undefined =>
  plan.sheets.find((sheet) => sheet.role === role);

const formulasOf = ({ plan }: Planned) =>
  plan.sheets.flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'formula' ? [{ ...block, sheet: name }] : [])),
  );

const flagOf = ({ value, layout }: Planned): CellValue => {
  const { sheet, area } = layout.snapshot.flag;
  return value(sheet, area.row, area.column);
};

const statusOf = ({ value }: Planned, sheet: string): CellValue => value(sheet, 1, 0);

const pairingsShown = (sheets: Planned): CellValue[][] =>
  shown(sheets, NAMES.pairings, { ...sheets.layout.pairings.area, columns: PAIRINGS.count });

const standingsShown = (sheets: Planned): CellValue[][] => {
  const { body, noteLines } = sheets.layout.standings;
  const heading = { ...body.area, row: sheets.layout.standings.header, rows: 1 };
  return [heading, body.area, noteLines.area].flatMap((area) => shown(sheets, NAMES.standings, area));
};

/** From the heading row, with the three hidden ones, to the last player; then the flags of White. */
const crosstableShown = (sheets: Planned): CellValue[][] => {
  const { header, first, count, white, live } = sheets.layout.crosstable;
  const rows = first - header + sheets.layout.playerCount;
  const table = { row: header, column: 0, rows, columns: count };
  // Live the game's number stands there, above 0 for White.
  const isWhite = shown(sheets, NAMES.crosstable, white.area).map((row) =>
    row.map((flag) => Number(flag) > 0),
  );
  return [...[table, live.area].flatMap((area) => shown(sheets, NAMES.crosstable, area)), ...isWhite];
};

describe('how a field is kept up to date', () => {
  it('up to 100 players by formulas, up to 500 by Refresh, above that without cross-table', () => {
    expect([3, 100, 101, 500, 501, 1448].map((players) => refreshModeOf(players))).toEqual([
      'live',
      'live',
      'refreshed',
      'refreshed',
      'long',
      'long',
    ]);
  });

  it('with more than twelve tie-breaks, by formulas up to 50 players only', () => {
    expect([12, 13].map((tieBreaks) => refreshModeOf(100, tieBreaks))).toEqual(['live', 'refreshed']);
    expect([50, 51].map((players) => refreshModeOf(players, 55))).toEqual(['live', 'refreshed']);
  });

  it('100 players have formulas in Standings and a finder, 101 have values and none', () => {
    const [live, refreshed] = [100, 101].map((players) =>
      planned(generated({ players, cycles: 1, seed: players, finished: 0 })),
    );
    const cells = (sheets: Planned, sheet: string): number =>
      formulasOf(sheets)
        .filter((block) => block.sheet === sheet)
        .reduce((sum, { area }) => sum + area.rows * area.columns, 0);
    expect(cells(live!, 'Standings')).toBeGreaterThan(1000);
    expect(cells(refreshed!, 'Standings')).toBe(6);
    expect(sheetOf(live!, 'pairings')!.validations).toHaveLength(2);
    expect(sheetOf(refreshed!, 'pairings')!.validations).toHaveLength(1);
    expect(cells(refreshed!, 'Pairings')).toBe(1);
  });
});

describe.each([101, 130])('%i players', (players) => {
  const tournament = generated({
    players,
    cycles: 1,
    seed: players,
    finished: 0.9,
    special: 0.1,
    annulled: 1,
    adjusted: true,
  });
  const sheets = planned(tournament);

  it('Standings and Crosstable hold what the rules say', () => {
    const { standings, crosstable } = sheets.layout;
    const core = standingsValues(tournament, sheets.layout);
    const table = crosstableValues(tournament, sheets.layout);
    if (!core.ok || !table.ok) throw new Error('no standings');
    const emptied = (lines: readonly (readonly CellValue[])[]): CellValue[][] =>
      lines.map((line) => line.map((value) => (value === '' ? null : value)));
    expect(shown(sheets, 'Standings', standings.body.area)).toEqual(emptied(core.value));
    expect(shown(sheets, 'Crosstable', crosstable.cells.area)).toEqual(
      emptied(table.value.map(({ cells }) => cells)),
    );
    expect(shown(sheets, 'Crosstable', crosstable.white.area)).toEqual(
      table.value.map(({ white }) => white.map(Number)),
    );
  });

  it('nothing is out of date in a new workbook', () => {
    expect(flagOf(sheets)).toBe(0);
    expect(statusOf(sheets, 'Standings')).toBe(words.provisional);
    expect(statusOf(sheets, 'Pairings')).toMatch(
      /^\d+ of \d+ games finished\. \+\/-, -\/\+ and -\/-: by forfeit$/,
    );
  });
});

describe('values show exactly what formulas calculate', () => {
  const some = EVENTS.filter((_, index) => index % 3 === 0);
  it('for twenty events', () => expect(some).toHaveLength(20));

  it.each(sampled(some, 5))('%s', (_, event) => {
    const tournament = generated(event);
    const [live, refreshed] = [planned(tournament, 'live'), planned(tournament, 'refreshed')];
    expect(pairingsShown(refreshed)).toEqual(pairingsShown(live));
    expect(standingsShown(refreshed)).toEqual(standingsShown(live));
    expect(crosstableShown(refreshed)).toEqual(crosstableShown(live));
    for (const sheet of ['Pairings', 'Standings', 'Crosstable'])
      expect(statusOf(refreshed, sheet)).toBe(statusOf(live, sheet));
    expect(flagOf(refreshed)).toBe(0);
  });

  it('and for games that are postponed or adjourned, which are no mistake', () => {
    const tournament = generated({ players: 6, cycles: 1, seed: 3, finished: 0.5 });
    const open = tournament.games.filter(({ outcome }) => outcome === null).map(({ no }) => no);
    const marked: Tournament = withGames(tournament, (game) => ({
      ...game,
      ...(game.no === open[0] ? { pending: 'postponed' } : {}),
      ...(game.no === open[1] ? { pending: 'adjourned' } : {}),
    }));
    const [live, refreshed] = [planned(marked, 'live'), planned(marked, 'refreshed')];
    expect(pairingsShown(refreshed)).toEqual(pairingsShown(live));
    expect(JSON.stringify(pairingsShown(live))).toMatch(/"Postponed".*"Adjourned"/);
  });

  it('and in Go, where Black stands on the left', () => {
    const tournament: Tournament = { ...annulledFirst, profile: 'go' };
    const [live, refreshed] = [planned(tournament, 'live'), planned(tournament, 'refreshed')];
    expect(pairingsShown(refreshed)).toEqual(pairingsShown(live));
    expect(crosstableShown(refreshed)).toEqual(crosstableShown(live));
  });

  it('they have the same number formats', () => {
    const formats = (sheets: Planned, wanted: Area): (string | undefined)[] =>
      Array.from(
        { length: wanted.columns },
        (_, along) =>
          [...sheetOf(sheets, 'standings')!.blocks]
            .reverse()
            .find(
              ({ area }) =>
                area.row <= wanted.row &&
                wanted.row < area.row + area.rows &&
                area.column <= wanted.column + along &&
                wanted.column + along < area.column + area.columns,
            )!.format,
      );
    const [live, refreshed] = [planned(annulledFirst, 'live'), planned(annulledFirst, 'refreshed')];
    const { body, columns } = live.layout.standings;
    const { area } = body;
    const names = [columns.name, columns.federation];
    expect(formats(refreshed, area)).toEqual(
      formats(live, area).map((format, column) => (names.includes(column) ? '@' : format)),
    );
  });
});

describe('a field of more than 500 players', () => {
  const [live, long] = [planned(annulledFirst, 'live'), planned(annulledFirst, 'long')];

  it('has neither cross-table nor calculation', () => {
    expect(long.plan.sheets.map(({ role }) => role)).toEqual([
      'pairings',
      'standings',
      'players',
      'tournament',
      'log',
      'lists',
    ]);
    expect(long.plan.names.filter(({ name }) => /Crosstable|Calculation|Snapshot/.test(name))).toEqual([]);
  });

  it('shows the same names and standings', () => {
    expect(pairingsShown(long)).toEqual(pairingsShown(live));
    expect(standingsShown(long)).toEqual(standingsShown(live));
  });

  it('says that its values are those of the last Refresh', () => {
    for (const sheet of ['Pairings', 'Standings'])
      expect(String(statusOf(long, sheet)).startsWith(String(statusOf(live, sheet)))).toBe(true);
    expect(statusOf(long, 'Pairings')).toContain(words.lastRefresh);
    expect(statusOf(long, 'Standings')).toContain(words.lastRefresh);
  });

  it('still reports a game that was added below the table', () => {
    const { header, rows } = long.layout.pairings;
    const write = { sheet: 'Pairings', row: header + 1 + rows, column: PAIRINGS.round, write: 3 };
    expect(statusOf(typedInto(long, [write]), 'Pairings')).toBe(words.gamesBelow);
  });
});

describe('out of date', () => {
  const sheets = planned(annulledFirst, 'refreshed');
  const { layout } = sheets;
  const first = layout.pairings.header + 1;
  const { playersColumns: columns } = layout;
  const setting = (key: Parameters<typeof layout.tournament.setting>[0], write: CellValue): Typed => {
    const { sheet, area } = layout.tournament.setting(key);
    return { sheet, row: area.row, column: area.column, write };
  };
  const slot = layout.tournament.slot(1).area;
  const game = (column: number, write: CellValue): Typed => ({
    sheet: 'Pairings',
    row: first,
    column,
    write,
  });
  const player = (column: number, write: CellValue): Typed => ({
    sheet: 'Players',
    row: layout.players.header + 3,
    column,
    write,
  });
  const before = read(sheets, 'Pairings', first, 0, 1, PAIRINGS.count)[0]!;
  const other = before[PAIRINGS.result] === '1-0' ? '0-1' : '1-0';

  it.each([
    ['a result is typed', game(PAIRINGS.result, other)],
    ['a result is cleared or typed', game(PAIRINGS.result, before[PAIRINGS.result] === null ? '1-0' : null)],
    ['a result becomes a number', game(PAIRINGS.result, 44562)],
    ['a game is moved to another round', game(PAIRINGS.round, 99)],
    ['a number is changed', game(PAIRINGS.leftNo, before[PAIRINGS.rightNo]!)],
    ['a game number is changed', game(PAIRINGS.game, 999)],
    ['a player withdraws', player(columns.status, 'withdrawn')],
    ['a player is annulled', player(columns.status, 'annulled')],
    ['the arbiter adjusts', player(columns.adjustment, 0.5)],
    ['they give a reason', player(columns.reason, 'late')],
    ['a player is renamed', player(columns.name, 'Somebody Else')],
    ['only the case of a name changes', player(columns.name, 'PLAYER C3')],
    ['a rating is corrected, which tie-breaks may lean on', player(columns.rating, 2400)],
    ['a federation is corrected', player(columns.federation, 'AUS')],
    ['a win counts three points', setting('win', 3)],
    ['the cross-table is wanted by rank', setting('order', 'rank')],
    ['the rounds to come are not wanted', setting('unplayed', 'no')],
    ['a tie-break is changed', { sheet: 'Tournament', row: slot.row, column: slot.column, write: 'SB' }],
  ])('once %s', (_, change) => {
    const after = typedInto(sheets, [change]);
    expect(flagOf(after)).toBe(1);
    for (const sheet of ['Pairings', 'Standings', 'Crosstable'])
      expect(statusOf(after, sheet)).toBe(words.outOfDate);
  });

  it('each change counts', () => {
    const changes = [game(PAIRINGS.result, other), player(columns.status, 'withdrawn'), setting('win', 3)];
    expect(flagOf(typedInto(sheets, changes))).toBe(3);
  });

  it.each([1, 2, 3])('not when the tables are sorted another way (%i)', (seed) => {
    const random = randomOf(seed);
    const sorted = ([sheet, table]: readonly [string, typeof layout.players]): Typed[] => {
      const { row, column, rows, columns: width } = table.body();
      const lines = read(sheets, sheet, row, column, rows, width)
        .map((line) => ({ line, place: random() }))
        .sort((one, another) => one.place - another.place);
      return lines.flatMap(({ line }, down) =>
        line.map((write, along) => ({ sheet, row: row + down, column: column + along, write })),
      );
    };
    const cells = (
      [
        ['Pairings', layout.pairings],
        ['Players', layout.players],
      ] as const
    ).flatMap(sorted);
    expect(flagOf(typedInto(sheets, cells))).toBe(0);
    const line = cells.find(
      ({ sheet, column, write }) => sheet === 'Pairings' && column === 0 && write !== null,
    )!;
    const moved = { ...line, column: PAIRINGS.round, write: 99 };
    expect(flagOf(typedInto(sheets, [...cells, moved]))).toBe(1);
  });

  it('not for a bye, for what the settings only tell', () => {
    const bye = read(sheets, 'Pairings', first, 0, layout.pairings.rows, 1).findIndex(([no]) => no === null);
    const quiet = [
      { sheet: 'Pairings', row: first + bye, column: PAIRINGS.result, write: '1-0' },
      setting('year', 2027),
    ];
    expect(flagOf(typedInto(sheets, quiet))).toBe(0);
  });
});

describe.each(['refreshed', 'long'] as const)('every formula of a %s plan', (refreshMode) => {
  const sheets = planned(annulledFirst, refreshMode);
  const formulas = formulasOf(sheets);

  it('means the same in Excel 2016, LibreOffice and Google Sheets, and has a format', () => {
    expect(formulas.length).toBeGreaterThan(3);
    expect(formulas.flatMap(({ formula }) => grammarFaults(formula))).toEqual([]);
    expect(formulas.filter(({ format }) => ['General', '@', ''].includes(format))).toEqual([]);
    expect(formulas.filter(({ formula }) => formula.length > 8000 || /"[^"]{256,}"/.test(formula))).toEqual(
      [],
    );
  });

  it('finds what it refers to', () => {
    const values = formulas.flatMap(({ sheet, area }) =>
      read(sheets, sheet, area.row, area.column, area.rows, area.columns).flat(),
    );
    expect(values.filter(isCellError)).toEqual([]);
  });

  it('no block has more values than cells, or fewer', () => {
    const wrong = sheets.plan.sheets.flatMap(({ name, blocks }) =>
      blocks
        .filter(
          (block) =>
            block.kind === 'values' &&
            (block.values.length !== block.area.rows ||
              block.values.some((row) => row.length !== block.area.columns)),
        )
        .map(({ area }) => [name, area]),
    );
    expect(wrong).toEqual([]);
  });
});
