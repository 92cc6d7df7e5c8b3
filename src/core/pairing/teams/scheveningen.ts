import { entryAt } from '../../present';
import { choiceOf } from '../options';
import type { SystemOption } from '../system';
import { numberOfLetter } from '../letters';
import { classical } from './classical';
import { cyclic, roundsOf, TEAM_SIZES, type TeamGame, type TeamSystem } from './system';

/** Who has White so far: games with White and the last colours of everybody. */
interface Line {
  whites: number;
  last: boolean | null;
  run: number;
}

const LONGEST_RUN = 2;

const played = ({ whites, last, run }: Line, white: boolean): Line => ({
  whites: whites + (white ? 1 : 0),
  last: white,
  run: last === white ? run + 1 : 1,
});

/** Whether a player can still end up level after `games` of `all` games. */
const isOpen = ({ whites, run }: Line, games: number, all: number): boolean =>
  run <= LONGEST_RUN && whites * 2 <= all && (games - whites) * 2 <= all;

/**
 * Finds colours for the games of a table with an even number of boards: every player has White as often as Black, each team has
 * both colours equally often in every round, and nobody has one colour three times in a row. Returns the first solution, in order
 * of rounds and boards, White before Black; `null` if there is none.
 */
export const levelColours = (
  table: readonly (readonly TeamGame[])[],
): readonly (readonly TeamGame[])[] | null => {
  const n = table.length;
  const start = (): Line[] => Array.from({ length: n }, () => ({ whites: 0, last: null, run: 0 }));
  const numbers = start();
  const letters = start();
  const chosen: boolean[] = [];
  const goOn = (at: number, teamWhites: number): boolean => {
    if (at === n * n) return true;
    const round = Math.floor(at / n);
    const { number, letter } = entryAt(entryAt(table, round), at % n);
    const [one, other] = [entryAt(numbers, number - 1), entryAt(letters, letter - 1)];
    for (const white of [true, false]) {
      const team: Line = { whites: teamWhites + (white ? 1 : 0), last: null, run: 0 };
      const [next, opposite] = [played(one, white), played(other, !white)];
      if (!isOpen(team, (at % n) + 1, n) || !isOpen(next, round + 1, n) || !isOpen(opposite, round + 1, n))
        continue;
      [numbers[number - 1], letters[letter - 1], chosen[at]] = [next, opposite, white];
      if (goOn(at + 1, at % n === n - 1 ? 0 : team.whites)) return true;
      [numbers[number - 1], letters[letter - 1]] = [one, other];
    }
    return false;
  };
  return goOn(0, 0)
    ? table.map((games, round) =>
        games.map((game, board) => ({ ...game, white: entryAt(chosen, round * n + board) })),
      )
    : null;
};

/** The printed tables that no rule produces, White first. */
const PRINTED: Readonly<Record<number, readonly string[]>> = {
  6: [
    'A-1 E-2 3-D 4-B 5-C F-6',
    'B-1 2-A C-3 D-4 5-F 6-E',
    '1-C 2-B A-3 F-4 E-5 6-D',
    '1-D F-2 3-E 4-A B-5 C-6',
    'E-1 D-2 3-F C-4 5-A 6-B',
    '1-F 2-C B-3 4-E D-5 A-6',
  ],
  10: [
    '1-A 2-B 3-H I-4 E-5 6-C 7-D F-8 G-9 J-10',
    'B-1 A-2 D-3 4-G 5-J H-6 C-7 8-E 9-F 10-I',
    '1-C 2-H 3-A B-4 F-5 6-D 7-J G-8 I-9 E-10',
    'D-1 C-2 3-I A-4 5-G J-6 7-F H-8 9-E 10-B',
    '1-E 2-D B-3 4-C A-5 I-6 G-7 8-J H-9 10-F',
    'F-1 2-G E-3 D-4 5-H 6-A 7-I 8-B J-9 C-10',
    '1-G E-2 3-J 4-F D-5 B-6 A-7 I-8 9-C 10-H',
    'H-1 F-2 C-3 J-4 5-I 6-E 7-B 8-A 9-D G-10',
    '1-I 2-J 3-F 4-H B-5 6-G E-7 C-8 A-9 D-10',
    'J-1 I-2 G-3 4-E 5-C F-6 H-7 8-D 9-B 10-A',
  ],
};

const parseGame = (pair: string, index: number): TeamGame => {
  const [white = '', black = ''] = pair.split('-');
  const isNumber = /^\d/.test(white);
  const [number, letter] = isNumber ? [white, black] : [black, white];
  return {
    board: index + 1,
    number: Number(number),
    letter: numberOfLetter(letter),
    white: isNumber,
  };
};

/** The printed table for this many boards, if no rule produces it. */
const printedTable = (n: number): readonly (readonly TeamGame[])[] | undefined =>
  PRINTED[n]?.map((line) => line.split(' ').map(parseGame));

type Table = readonly (readonly TeamGame[])[];

/** Where the printed table differs from the rule: 5 boards have other colours, 6 and 10 other games. */
const OTHER_PRINTED: readonly number[] = [5, 6, 10];

const TABLES: SystemOption = {
  name: 'tables',
  choices: (n) => (OTHER_PRINTED.includes(n) ? ['printed', 'made'] : []),
  preset: 'printed',
};

/**
 * Two halves of each team first meet straight, then crossed. One half of the numbers has White in odd rounds, the other in even
 * rounds.
 */
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
 * Letters in cyclic order. In odd rounds a block of (n+1)/2 numbers has White and moves back one place each odd round; in even
 * rounds a block of (n-1)/2 does the same. `further` shifts the block of the even rounds.
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

/** The rounds in which a number's colours are reversed, besides the halves, if n/2 is odd and at least 5. */
const turnedRounds = (n: number, number: number): readonly number[] => {
  const h = n / 2;
  const [first, x] = [number <= h, (number - 1) % h];
  if (x === (first ? h - 2 : 0)) return [1, 2];
  if (x === (first ? h - 1 : 1)) return [1, n];
  return x % 2 === 0 && x >= 2 && x <= h - 3 ? [h, h + 1] : [];
};

/** The halves if n/2 is odd: the last numbers of both halves exchange their opponents in rounds 1 and n/2 + 1. */
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

/** A level table by rule. For 6 boards a search finds the colours; for 2 there is none, so Roundabout uses the classical one. */
const made = (n: number): Table => {
  if (n % 2 === 1) return byBlocks(n, 0);
  if (n % 4 === 0) return byHalves(n);
  if (n >= 10) return withTurns(n, withExchange(n));
  return levelColours(withExchange(n)) ?? classical.table(n);
};

const printed = (n: number): Table => printedTable(n) ?? (n === 5 ? byBlocks(5, 1) : made(n));

/**
 * The modern Scheveningen tables. On an even number of boards all players have equal colours, and so have both teams in every
 * round; on an odd number they differ by one. Every number stays at their board. The tables for 4 to 10 boards are those of the
 * NZCF handbook, without its misprints; all others follow a rule.
 */
export const scheveningen: TeamSystem = {
  id: 'scheveningen',
  name: 'Scheveningen, modern tables',
  about:
    'Everyone in one team meets everyone in the other, with colours equal or one game apart. On 2 boards that is impossible, so Roundabout uses the classical one.',
  source: 'NZCF handbook, Scheveningen Matches: tables for 4 to 10 boards',
  sizes: TEAM_SIZES,
  options: [TABLES],
  table: (n, options) => (choiceOf(TABLES, options) === 'printed' ? printed(n) : made(n)),
  isLevel: (n) => n > 2,
};
