import { entryAt } from '../../present';
import { choiceOf } from '../options';
import type { SystemOption } from '../system';
import { classical } from './classical';
import { printedTable } from './printed';
import { levelColours } from './search';
import { cyclic, roundsOf, TEAM_SIZES, type TeamGame, type TeamSystem } from './system';

type Table = readonly (readonly TeamGame[])[];

/** Where the printed table is not what the rule makes: 5 boards have other colours, 6 and 10 other games. */
const OTHER_PRINTED: readonly number[] = [5, 6, 10];

const TABLES: SystemOption = {
  name: 'tables',
  choices: (n) => (OTHER_PRINTED.includes(n) ? ['printed', 'made'] : []),
  preset: 'printed',
};

/** Two halves of each team meet straight, then crossed; one half of the numbers has White in odd rounds, the other in even. */
const byHalves = (n: number): Table => {
  const h = n / 2;
  return roundsOf(n, (r) =>
    roundsOf(n, (number) => {
      const first = number <= h;
      const letterFirst = first === r <= h;
      return {
        board: number,
        number,
        letter: cyclic(number + r - 1, h) + (letterFirst ? 0 : h),
        white: first === (r % 2 === 1),
      };
    }),
  );
};

/**
 * Letters in cyclic order. In odd rounds a block of (n+1)/2 numbers has White, one place back from one odd round to the
 * next; in even rounds a block of (n-1)/2, one place back too; `further` shifts those of the even rounds on.
 */
const byBlocks = (n: number, further: number): Table =>
  roundsOf(n, (r) => {
    const odd = r % 2 === 1;
    const start = odd ? 1 - (r - 1) / 2 : (n + 1) / 2 + further - (r - 2) / 2;
    const whites = (n + (odd ? 1 : -1)) / 2;
    return roundsOf(n, (number) => ({
      board: number,
      number,
      letter: cyclic(number + r - 1, n),
      white: cyclic(number - start + 1, n) <= whites,
    }));
  });

/** The rounds in which a number's colours are turned, on top of the halves, when n/2 is odd and at least 5. */
const turnedRounds = (n: number, number: number): readonly number[] => {
  const h = n / 2;
  const [first, x] = [number <= h, (number - 1) % h];
  if (x === (first ? h - 2 : 0)) return [1, 2];
  if (x === (first ? h - 1 : 1)) return [1, n];
  return x % 2 === 0 && x >= 2 && x <= h - 3 ? [h, h + 1] : [];
};

/** The halves when n/2 is odd: the last numbers of both halves exchange their opponents of rounds 1 and n/2 + 1. */
const withExchange = (n: number): Table => {
  const h = n / 2;
  return byHalves(n).map((games, index) => {
    const letterOf = (number: number): number => entryAt(games, number - 1).letter;
    const exchanged = index === 0 || index === h;
    return games.map((game) =>
      exchanged && game.number % h === 0 ? { ...game, letter: letterOf(n + h - game.number) } : game,
    );
  });
};

const withTurns = (n: number, table: Table): Table =>
  table.map((games, index) =>
    games.map((game) =>
      turnedRounds(n, game.number).includes(index + 1) ? { ...game, white: !game.white } : game,
    ),
  );

/** A level table by rule; on 6 boards the colours are searched for, on 2 there is none and the classical one serves. */
const made = (n: number): Table => {
  if (n % 2 === 1) return byBlocks(n, 0);
  if (n % 4 === 0) return byHalves(n);
  if (n >= 10) return withTurns(n, withExchange(n));
  return levelColours(withExchange(n)) ?? classical.table(n);
};

const printed = (n: number): Table => printedTable(n) ?? (n === 5 ? byBlocks(5, 1) : made(n));

/**
 * The modern Scheveningen tables: on an even number of boards all players have equal colours, and so have both teams in
 * every round; on an odd number they differ by one. Every number stays at their board. As the NZCF handbook prints them for
 * 4 to 10 boards, its misprints put right; by rule for all others.
 */
export const scheveningen: TeamSystem = {
  id: 'scheveningen',
  name: 'Scheveningen, modern tables',
  about:
    'Everyone of one team meets everyone of the other. On an even number of boards all players have equal colours, and so have the teams in every round; on an odd number the difference is one game. The printed tables serve for 4 to 10 boards, rules for all others up to 62. On 2 boards this cannot be; there the classical table is used.',
  source: 'NZCF handbook, Scheveningen Matches: tables for 4 to 10 boards',
  sizes: TEAM_SIZES,
  options: [TABLES],
  table: (n, options) => (choiceOf(TABLES, options) === 'printed' ? printed(n) : made(n)),
  isLevel: (n) => n > 2,
};
