import { takeChange } from '../src/app/changes/take';
import { cellsFor, type Wanted } from '../src/app/cells';
import { addTournament } from '../src/app/create';
import { addHandout, offeredHandouts } from '../src/app/handout';
import { openTournament } from '../src/app/open';
import { gameKey } from '../src/sheets/log/key';
import { parseRating } from '../src/core/ratings/rating';
import type { Tournament } from '../src/core/model';
import type { OutcomeCode } from '../src/core/results/outcome';
import type { Result } from '../src/core/result';
import { withRoundDates } from '../src/core/calendar/planned';
import { makeSectionedTournament } from '../src/core/sections/makeSectioned';
import { makeTournament, type Entrant, type TournamentRequest } from '../src/core/tournament';
import type { Workbook } from '../src/workbook/port';
import { newXlsx } from '../src/workbook/xlsx';
import { NAMES } from './names';

/** A workbook to look at: a tournament at some moment, with its handouts if it says so. */
export interface Specimen {
  readonly name: string;
  readonly players: readonly Entrant[];
  readonly request?: Partial<TournamentRequest>;
  /** How many players each of its sections has. */
  readonly sections?: readonly number[];
  /** What its sections are called; letters if it does not say. */
  readonly titles?: readonly string[];
  /** The share of the games that are finished, from round 1 on. */
  readonly finished: number;
  /** The number of a player who has left. */
  readonly left?: number;
  readonly handouts?: true;
  /** When its rounds are played. */
  readonly dates?: readonly string[];
  /** What was typed as the result of some games, by their numbers. */
  readonly typed?: Readonly<Record<number, string>>;
}

const TIME = '2026-11-20 09:00';

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

const CLUBS = ['Schachfreunde Uster', 'Rapperswil', 'SC Gonzen', 'Winterthur'];

/** Players with ratings from 2200 down and a club, every ninth without a rating. */
const rated = (names: readonly string[]): readonly Entrant[] =>
  names.map((name, index) => ({
    name,
    federation: CLUBS[index % CLUBS.length]!,
    ...(index % 9 === 8 ? {} : { rating: parseRating(2200 - 23 * index) }),
  }));

const bare = (names: readonly string[]): readonly Entrant[] => names.map((name) => ({ name }));

/** How to reach players, which nobody else is to read on a wall. */
const CONTACTS: Partial<TournamentRequest> = { columns: ['Phone', 'Remarks'] };

const reached = (names: readonly string[]): readonly Entrant[] =>
  rated(names).map((player, index) => ({
    ...player,
    extra: [`079 555 ${1000 + 7 * index}`, index === 3 ? 'comes late' : null],
  }));

/** Players of Go with their ranks, from 4 dan down. */
const ranked = (names: readonly string[]): readonly Entrant[] =>
  names.map((name, index) => ({
    name,
    rating: parseRating(index < 4 ? `${4 - index}d` : `${index - 3}k`),
  }));

const teamOf = (names: readonly string[], team: string): readonly Entrant[] =>
  names.map((name) => ({ name, team }));

const plain = (count: number): readonly string[] => NAMES.plain.slice(0, count);

/** As many names of some forty letters. */
const lengthened = (count: number): readonly string[] =>
  plain(count).map((name) => `${name.replace(' ', ' Maximiliane von Hohenberg-')}stein`);

const DOUBLE: Partial<TournamentRequest> = { cycles: 2 };

const GO: Partial<TournamentRequest> = {
  profile: 'go',
  ruleSet: 'go',
  tieBreaks: ['PTS', 'SODOS', 'DE'],
};

const MATCH: Partial<TournamentRequest> = {
  system: 'scheveningen',
  ruleSet: 'match',
  tieBreaks: ['PTS', 'WIN', 'SB'],
  teamTieBreaks: ['GP', 'NZ_BOARDS', 'NZ_BLACK'],
  teams: [
    { id: 'r', name: 'Rapperswil' },
    { id: 'u', name: 'Schachfreunde Uster' },
  ],
};

/** Forfeits, a game nobody won, one that does not count for ratings, and games that are still to be finished. */
const UNUSUAL = {
  3: '+/-',
  8: '-/+',
  12: '-/-',
  14: '0-0',
  17: '1-0 u',
  21: 'pp',
  24: 'adj',
  26: '=',
  29: 'who?',
};

/** Games of Go with the points that they were won by. */
const BY_POINTS = Object.fromEntries(
  ['W+3.5', 'B+0.5', 'W+R', 'B+12.5', 'B+R', 'W+21.5', 'W+T', 'B+7.5'].map((score, index) => [
    index + 1,
    score,
  ]),
);

const members = [...teamOf(plain(4), 'r'), ...teamOf(NAMES.plain.slice(4, 8), 'u')];

/** A match of so many against so many. */
const sidesOf = (boards: number, opponents: number): readonly Entrant[] => [
  ...teamOf(plain(boards), 'r'),
  ...teamOf(NAMES.plain.slice(boards, boards + opponents), 'u'),
];

const LONG_TEAMS: Partial<TournamentRequest> = {
  ...MATCH,
  cycles: 2,
  teams: [
    { id: 'r', name: 'Schachgesellschaft Rapperswil-Jona am Zürichsee' },
    { id: 'u', name: 'Schachfreunde Uster' },
  ],
};

const CLUB_LIST = { players: reached(plain(14)), request: CONTACTS };
const GO_CLUB = { players: ranked(plain(9)), request: GO, typed: BY_POINTS };
const QUADS = { players: rated(plain(40)), sections: Array<number>(10).fill(4) };
const EIGHT = { players: sidesOf(8, 8), request: MATCH };
const TEN_DOUBLE = { players: rated(plain(10)), request: DOUBLE };

/** Every kind of tournament that people run, at its beginning, in its middle and at its end. */
export const SPECIMENS: readonly Specimen[] = [
  { name: '5-single-half', players: bare(plain(5)), finished: 0.5, handouts: true },
  {
    name: '5-dated-half',
    players: bare(plain(5)),
    dates: ['2026-11-27', '2026-12-04', '2026-12-11 19:00', '2026-12-18', '2027-01-08'],
    finished: 0.5,
    handouts: true,
  },
  { name: '5-double-finished', players: bare(plain(5)), request: DOUBLE, finished: 1 },
  { name: '10-single-half', players: rated(plain(10)), finished: 0.5, handouts: true },
  { name: '10-withdrawal', players: rated(plain(10)), finished: 0.35, left: 4 },
  { name: '10-double-half', ...TEN_DOUBLE, finished: 0.5, handouts: true },
  { name: '10-double-finished', ...TEN_DOUBLE, finished: 1, handouts: true },
  { name: '10-single-finished', players: rated(plain(10)), finished: 1, handouts: true },
  { name: '21-single-half', players: rated(plain(21)), finished: 0.5 },
  { name: '21-single-finished', players: rated(plain(21)), finished: 1 },
  { name: '21-withdrawal', players: bare(plain(21)), finished: 0.7, left: 7 },
  { name: '14-club-half', ...CLUB_LIST, finished: 0.5, handouts: true },
  { name: '14-club-finished', ...CLUB_LIST, finished: 1, handouts: true },
  { name: '40-single-half', players: rated(plain(40)), finished: 0.5, handouts: true },
  { name: '40-single-finished', players: rated(plain(40)), finished: 1 },
  { name: 'unusual-results', players: rated(plain(10)), finished: 0.6, typed: UNUSUAL },
  {
    name: 'letter-paper',
    players: rated(plain(10)),
    request: { paper: 'Letter' },
    finished: 0.5,
    handouts: true,
  },
  { name: 'go-half', players: ranked(plain(8)), request: GO, finished: 0.5, handouts: true },
  { name: 'go-9-half', ...GO_CLUB, finished: 0.5, handouts: true },
  { name: 'go-9-finished', ...GO_CLUB, finished: 1, handouts: true },
  { name: 'go-finished', players: ranked(plain(10)), request: { ...GO, cycles: 2 }, finished: 1 },
  {
    name: 'sections-finished',
    players: rated([...plain(16), ...NAMES.long.slice(0, 4)]),
    sections: [4, 6, 4, 6],
    finished: 1,
    handouts: true,
  },
  { name: 'quads-half', ...QUADS, finished: 0.5, handouts: true },
  { name: 'quads-finished', ...QUADS, finished: 1, handouts: true },
  { name: 'match-half', players: members, request: MATCH, finished: 0.5 },
  { name: 'match-finished', players: members, request: MATCH, finished: 1, handouts: true },
  { name: 'match-unequal', players: sidesOf(5, 3), request: MATCH, finished: 0.5, left: 2, handouts: true },
  { name: 'match-8', ...EIGHT, finished: 0.7, handouts: true },
  { name: 'match-8-finished', ...EIGHT, finished: 1, handouts: true },
  { name: 'match-20', players: sidesOf(20, 20), request: MATCH, finished: 0.4 },
  {
    name: 'match-long-names',
    players: [...teamOf(NAMES.long.slice(0, 3), 'r'), ...teamOf(NAMES.long.slice(3, 6), 'u')],
    request: LONG_TEAMS,
    finished: 0.6,
  },
  { name: '24-long-names', players: rated(lengthened(24)), finished: 0.6, handouts: true },
  {
    name: 'sections-long-names',
    players: rated(lengthened(12)),
    sections: [4, 4, 4],
    titles: ['Division One Premier League', 'Division Two Northern Group', 'Junior Championship Under 18'],
    finished: 0.6,
  },
  { name: 'long-names', players: rated(NAMES.long), finished: 0.6, handouts: true },
  { name: 'scripts', players: rated(NAMES.scripts), finished: 0.6, handouts: true },
];

const OUTCOMES: readonly OutcomeCode[] = ['1-0', '1/2', '0-1', '1/2', '1-0', '0-1', '1-0'];

/** The tournament of a specimen before anybody left. */
const tournamentOf = ({
  name,
  players,
  request,
  sections,
  titles,
  finished,
  dates,
}: Specimen): Tournament => {
  const asked: TournamentRequest = {
    id: name,
    event: 'Autumn Open',
    players,
    tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    ...request,
  };
  const named = sections?.map((size, index) => ({
    name: titles?.[index] ?? 'ABCDEFGHIJ'.charAt(index),
    players: size,
  }));
  const made = value(named ? makeSectionedTournament(asked, named) : makeTournament(asked));
  const last = Math.round(made.games.length * finished);
  const dated = dates ? withRoundDates(made, dates) : made;
  return {
    ...dated,
    games: dated.games.map((game) => ({
      ...game,
      outcome: game.no <= last ? OUTCOMES[(game.no * 5 + game.white) % OUTCOMES.length]! : null,
    })),
  };
};

/** Types results into Pairings as a person does. */
const type = async (workbook: Workbook, typed: Readonly<Record<number, string>>): Promise<void> => {
  const wanted = Object.entries(typed).map(([game, text]): Wanted => [gameKey(Number(game), 'result'), text]);
  const cells = value(cellsFor(value(await openTournament(workbook)), wanted));
  value(await workbook.change({ cells }));
};

/** Every handout that a tournament has: of all rounds or, where these are too many for one sheet, of the first. */
export const addHandouts = async (workbook: Workbook, tournament: Tournament): Promise<void> => {
  for (const { id, rounds } of offeredHandouts(tournament)) {
    const round = rounds(null)[0] ?? undefined;
    value(await addHandout(workbook, { handout: id, round }, undefined, { id }));
  }
};

/** Makes a specimen's sheets in a new workbook. */
export const play = async (workbook: Workbook, specimen: Specimen): Promise<void> => {
  const tournament = tournamentOf(specimen);
  value(await addTournament(workbook, tournament, { time: TIME }));
  await type(workbook, specimen.typed ?? {});
  if (specimen.left !== undefined)
    value(await takeChange(workbook, 'withdraw', { player: specimen.left }, { time: TIME }));
  if (specimen.handouts) await addHandouts(workbook, tournament);
};

/** The bytes of a specimen's workbook, .xlsx. */
export const workbookOf = async (specimen: Specimen): Promise<Uint8Array> => {
  const workbook = newXlsx();
  await play(workbook, specimen);
  return value(await workbook.save());
};
