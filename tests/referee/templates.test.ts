import { openTeamEvents } from '../teamEvents';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { RECORD } from '../../src/app/changes/record';
import { takeChange, takeRow } from '../../src/app/changes/take';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import type { CellValue } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { closePages } from '../emulator/office';
import { expectedCases, realEvent } from '../eventFixtures';
import { valueOf } from '../results';
import { oneOf } from '../sample';
import { excel, workbook } from '../workbook/excel';
import { WORLDS_2001, WORLDS_2019 } from '../worldTeams';
import { fileOfFilled, filledWith, filledWithTeams, linesIn, ordersFor, rowsIn, type Filled } from './filled';
import { recalculatedByGnumeric } from './gnumeric';
import { obeyed, type Answer } from './orders';
import { valuesIn } from './books';

type Lines = readonly (readonly CellValue[])[];

/** A real event typed into a template, the columns of its standings, and how it ended. */
interface Case {
  readonly name: string;
  /** The template with what is typed into it, and the file after that. */
  readonly filled: () => Promise<{ readonly filled: Filled; readonly file: Uint8Array }>;
  readonly columns: readonly string[];
  readonly published: Lines;
}

const CANDIDATES: Lines = [
  [1, 'Carlsen,M', 8.5],
  [2, 'Kramnik,V', 8.5],
  [3, 'Svidler,P', 8],
  [4, 'Aronian,L', 8],
  [5, 'Gelfand,B', 6.5],
  [6, 'Grischuk,A', 6.5],
  [7, 'Ivanchuk,V', 6],
  [8, 'Radjabov,T', 4],
];

/** Eleven players in a template of twelve: the twelfth name is deleted. */
const NEW_YORK: Lines = [
  [1, 'Emanuel Lasker (Germany)', 16],
  [2, 'José Raúl Capablanca (Cuba)', 14.5],
  [3, 'Alexander Alekhine (Soviet Union)', 12],
  [4, 'Frank Marshall (United States)', 11],
  [5, 'Richard Réti (Czechoslovakia)', 10.5],
  [6, 'Géza Maróczy (Hungary)', 10],
  [7, 'Efim Bogoljubow (Soviet Union)', 9.5],
  [8, 'Savielly Tartakower (Poland)', 8],
  [9, 'Fred Yates (England)', 7],
  [10, 'Edward Lasker (United States)', 6.5],
  [11, 'Dawid Janowski (France)', 5],
];

/** Made when it is first asked for. */
const once = (fill: () => Promise<Filled>): Case['filled'] => {
  let made: ReturnType<Case['filled']> | undefined;
  const make = async () => {
    const filled = await fill();
    return { filled, file: await fileOfFilled(filled) };
  };
  return () => (made ??= make());
};

const players = (name: string, event: Tournament, published: Lines): Case => ({
  name,
  filled: once(() => filledWith(event)),
  columns: ['Points'],
  published,
});

const teams = (name: string, event: TeamEvent, final: typeof WORLDS_2001.final): Case => ({
  name,
  filled: once(() => filledWithTeams(event)),
  columns: ['Match points', 'Game points'],
  published: final.map(([team, , match, game], index) => [index + 1, team, match, game]),
});

/** Every other real event that was played to its end once or twice around, as two independent calculators rank it. */
const OTHERS = expectedCases('real')
  .filter(({ tournament: { id, cycles, players: all, games } }) => {
    const whole = (cycles * all.length * (all.length - 1)) / 2;
    const isPlayed = games.length === whole && games.every(({ outcome }) => outcome !== null);
    return isPlayed && cycles <= 2 && id !== 'cand2013' && id !== 'ny1924';
  })
  .map(({ tournament, values, rank }): Case => {
    const ranks = rank['FIDE2019:PTS,DE,WIN,SB,KS']!;
    const lines = tournament.players
      .map(({ name }, index) => [ranks[index]!, name, values['PTS']![index]!] as const)
      .sort(([one], [other]) => one - other);
    return players(tournament.event, tournament, lines);
  });

const PLAYERS = players('Candidates 2013', realEvent('cand2013'), CANDIDATES);
const WITH_BYE = players('New York 1924', realEvent('ny1924'), NEW_YORK);
/** Nine teams, and the name of the tenth deleted. */
const TEAMS = teams('World Team Championship 2001', WORLDS_2001.event, WORLDS_2001.final);
const TEN_TEAMS = teams('World Team Championship 2019', WORLDS_2019.event, WORLDS_2019.final);

/** One of the others with each `ROUNDABOUT_SEED`, all with `ROUNDABOUT_TABLES=all`. */
const CASES: readonly Case[] = [PLAYERS, WITH_BYE, TEAMS, ...oneOf([TEN_TEAMS, ...OTHERS], 0)];

/** Who shares a place stands there as `2–3`, in any order. */
const placed = (lines: Lines): readonly string[] =>
  lines.map(([rank, ...more]) => [Number.parseInt(String(rank), 10), ...more].join(' ')).sort();

describe('a real event typed into a template without the add-in ends as it was published', () => {
  const made = () => Promise.all(CASES.map((each) => each.filled()));

  const expectPublished = (told: readonly Lines[]): void =>
    expect(CASES.map(({ name, columns }, at) => [name, placed(linesIn(told[at]!, ...columns))])).toEqual(
      CASES.map(({ name, published }) => [name, placed(published)]),
    );

  it('in LibreOffice', async () => {
    const books = await made();
    const files = new Map(books.map(({ filled }, at) => [`book${at}`, filled.bytes]));
    const orders = books.flatMap(({ filled }, at) => ordersFor(`book${at}`, filled));
    const answers = await obeyed(files, orders);
    const isRead = (_: Answer, at: number): boolean => orders[at]![0] === 'read';
    expectPublished(answers.filter(isRead).map(({ rows }) => rows));
  });

  it('in Gnumeric', async () => {
    const books = await made();
    const saved = await recalculatedByGnumeric(new Map(books.map(({ file }, at) => [`book${at}`, file])));
    const told: Lines[] = [];
    for (const [at, { standings }] of books.map(({ filled }) => filled).entries()) {
      const { sheet: name, area } = standings;
      const blocks = [{ kind: 'formula' as const, area, formula: '' }];
      const sheets = [{ name, blocks }] as unknown as Parameters<typeof valuesIn>[1]['sheets'];
      told.push(rowsIn(await valuesIn(saved.get(`book${at}`)!, { sheets }), standings));
    }
    expectPublished(told);
  });
});

const OCCASION = { time: '2026-11-20 10:00' };

/** A filled template in Excel. */
const inExcel = async ({ filled }: Case): Promise<void> => {
  const { book } = valueOf(parseXlsx((await filled()).file));
  await excel({ workbook: book });
};

const STEPS: readonly (readonly [what: string, happens: () => Promise<void>])[] = [
  [
    'of players: a result is recorded, a player withdrawn, and both are undone',
    async () => {
      await inExcel(WITH_BYE);
      const now = async () => valueOf(await openTournament(workbook)).tournament;
      const before = await now();
      expect(before.players[11]).toMatchObject({ name: 'bye', status: 'annulled' });
      const game = before.games.find(({ white, outcome }) => white === 1 && outcome === '1-0')!;
      valueOf(await takeChange(workbook, 'record', [{ game: game.no, typed: '½' }], OCCASION));
      const cleared = before.games.filter(({ white, black }) => [white, black].includes(2)).slice(-4);
      const open = cleared.map(({ no }) => ({ game: no, typed: '' }));
      valueOf(await takeChange(workbook, 'record', open, OCCASION));
      valueOf(await takeChange(workbook, 'withdraw', { player: 2 }, OCCASION));
      const { games, players: all } = await now();
      expect([games[game.no - 1]!.outcome, all[1]!.status]).toEqual(['1/2', 'withdrawn']);
      for (let step = 0; step < 3; step++) valueOf(await takeChange(workbook, 'undo', null, OCCASION));
      expect(await now()).toEqual(before);
    },
  ],
  [
    'of teams: a board is recorded, a team withdrawn, and both are undone',
    async () => {
      await inExcel(TEAMS);
      const now = async () => valueOf(await openTeamEvents(workbook))[0]!.tournament;
      const before = await now();
      expect(before.players[9]).toMatchObject({ name: 'bye', status: 'annulled' });
      const match = before.games.find(({ white, outcome }) => white === 1 && outcome !== null)!.no;
      valueOf(await takeRow(workbook, RECORD, [{ game: match, board: 1, typed: '' }], OCCASION));
      valueOf(await takeChange(workbook, 'withdraw', { player: 1 }, OCCASION));
      const { games, players: all } = await now();
      expect([games[match - 1]!.boards[0]!.outcome, all[0]!.status]).toEqual([null, 'withdrawn']);
      for (let step = 0; step < 2; step++) valueOf(await takeChange(workbook, 'undo', null, OCCASION));
      expect(await now()).toEqual(before);
    },
  ],
];

describe('a template that was filled is a tournament like any other in the pane', () => {
  afterEach(closePages);

  it.each(oneOf(STEPS, 0))('%s', (_, happens) => happens());
});

it('a file of a filled template holds the same standings before any recalculation', async () => {
  const { filled, file } = await PLAYERS.filled();
  const book = valueOf(await openXlsx(file));
  const { ranges } = valueOf(await book.read({ ranges: [filled.standings] }));
  expect(placed(linesIn(ranges[0]!.values, 'Points'))).toEqual(placed(CANDIDATES));
});
