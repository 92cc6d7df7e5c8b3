import { withGames } from '../../changed';
import { takeChange, type StepContext } from '../../../src/app/changes/take';
import type { Game, Tournament } from '../../../src/core/model';
import type { Result } from '../../../src/core/result';
import type { Patch, Workbook } from '../../../src/workbook/port';
import { generated } from '../../generated';

/** Something that happens to a tournament of a workbook, and what has to have happened before. */
export interface Happening {
  readonly name: string;
  readonly before?: Take;
  readonly take: Take;
}

type Take = (
  workbook: Workbook,
  tournament: Tournament,
  occasion: StepContext,
) => Promise<Result<{ readonly patch: Patch }>>;

/** Single and double, even and odd. */
export const FIELDS: readonly (readonly [players: number, cycles: number])[] = [
  [10, 1],
  [11, 1],
  [8, 2],
  [7, 2],
];

/** Of them one odd and one even, one single and one double: where each takes a long time. */
export const TWO_FIELDS = FIELDS.slice(1, 3);

/** Everyone has completed fewer than half of their games. */
export const halfPlayed = (players: number, cycles: number): Tournament => {
  const whole = generated({ players, cycles, seed: 7 * players + cycles, special: 0.2 });
  const last = Math.floor((whole.rounds - 1) / 2);
  return withGames(whole, (game) => (game.round <= last ? game : { ...game, outcome: null }));
};

const openGames = ({ games }: Tournament): readonly Game[] => games.filter(({ outcome }) => outcome === null);

const finished = ({ games }: Tournament): Game => games.find(({ outcome }) => outcome === '1-0')!;

/** The next two rounds are played, so that nobody is before half any more. */
const playOn: Take = (workbook, tournament, occasion) => {
  const [first] = openGames(tournament);
  const next = openGames(tournament).filter(({ round }) => round <= first!.round + 2);
  const results = next.map(({ no }) => ({ game: no, typed: ['1-0', '½-½', '0-1'][no % 3]! }));
  return takeChange(workbook, 'record', results, occasion);
};

const withdraw =
  (player: number, rule: string): Take =>
  (workbook, _, occasion) =>
    takeChange(workbook, 'withdraw', { player, rule }, occasion);

const reenter =
  (player: number): Take =>
  (workbook, _, occasion) =>
    takeChange(workbook, 'reenter', { player }, occasion);

const both =
  (one: Take, other: Take): Take =>
  async (...all) => {
    const done = await one(...all);
    return done.ok ? other(...all) : done;
  };

const record =
  (typed: string, gameOf: (tournament: Tournament) => Game): Take =>
  (workbook, tournament, occasion) =>
    takeChange(workbook, 'record', [{ game: gameOf(tournament).no, typed }], occasion);

const colours =
  (gameOf: (tournament: Tournament) => Game): Take =>
  (workbook, tournament, occasion) =>
    takeChange(workbook, 'colours', [gameOf(tournament).no], occasion);

const firstOpen = (tournament: Tournament): Game => openGames(tournament)[0]!;
const lastOpen = (tournament: Tournament): Game => openGames(tournament).at(-1)!;

/** The boards of two games of the round that is played next; in a double round robin the two games of a pair, too. */
const exchange: Take = (workbook, tournament, occasion) => {
  const open = openGames(tournament);
  const [first, second] = open;
  const last = open.at(-1)!;
  const twin = tournament.games.find(
    ({ no, white, black }) => no !== last.no && white === last.black && black === last.white,
  );
  const pairs = [[first!.no, second!.no] as const, ...(twin ? [[last.no, twin.no] as const] : [])];
  return takeChange(workbook, 'exchange', { pairs, what: 'places' }, occasion);
};

/** All that can happen while a tournament is played and changes cells alone. */
export const HAPPENINGS: readonly Happening[] = [
  {
    name: 'a substitute',
    take: (workbook, _, occasion) =>
      takeChange(
        workbook,
        'substitute',
        { player: 2, name: "'t Hart", rating: 2222, federation: '=NED' },
        occasion,
      ),
  },
  {
    name: 'a name and a rating corrected',
    take: (workbook, _, occasion) =>
      takeChange(workbook, 'correct', { player: 3, name: '007', rating: '3k' }, occasion),
  },
  {
    name: 'a point taken away',
    take: (workbook, _, occasion) =>
      takeChange(workbook, 'adjust', { player: 1, points: -1, reason: '=phone' }, occasion),
  },
  { name: 'a withdrawal before half by FIDE', take: withdraw(4, 'fide') },
  { name: 'a withdrawal before half by US Chess', take: withdraw(5, 'us-chess') },
  { name: 'a withdrawal from half on', before: playOn, take: withdraw(6, 'fide') },
  { name: 'two withdrawals', before: both(playOn, withdraw(6, 'fide')), take: withdraw(2, 'fide') },
  { name: 'a re-entry after half', before: both(playOn, withdraw(6, 'fide')), take: reenter(6) },
  { name: 'a re-entry before half', before: withdraw(5, 'us-chess'), take: reenter(5) },
  { name: 'a result corrected', take: record('0-1', finished) },
  { name: 'a result taken back', take: record('', finished) },
  { name: 'a game postponed', take: record('pp', firstOpen) },
  { name: 'a game adjourned', take: record('adj', lastOpen) },
  { name: 'a postponed game played', before: record('pp', firstOpen), take: record('1-0', firstOpen) },
  { name: 'a game of the last round played early', take: record('½-½', lastOpen) },
  { name: 'colours of a game to come', take: colours(firstOpen) },
  { name: 'colours of a finished game', take: colours(finished) },
  { name: 'games exchanged', take: exchange },
];
