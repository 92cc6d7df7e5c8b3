import { countTo } from '../../core/numbers';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { cellText, type CellValue } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import { columnIn, numeral, withNumbers } from './players';
import { placeOn, type Standing } from './standing';

/** An expected game, from the system and the Log: `left` and `right` are the sides on the sheet. */
export interface ExpectedGame {
  readonly no: number;
  readonly round: number;
  readonly board: number;
  readonly left: number;
  readonly right: number;
}

/** An expected bye, from the system. */
export interface ExpectedRest {
  readonly round: number;
  readonly left: number;
}

/** The games that belong on Pairings, by number; only their numbers, if the games are unknown. */
export interface Expected {
  readonly games: ReadonlyMap<number, ExpectedGame>;
  readonly rests: readonly ExpectedRest[];
  readonly numbers: readonly number[];
  readonly players: number;
}

/** A row of the table as it is. */
type Line = Readonly<Record<(typeof COLUMNS)[number][0] | 'result', CellValue>>;

const COLUMNS = [
  ['game', 'Pairings_game'],
  ['round', 'Pairings_round'],
  ['board', 'Pairings_board'],
  ['left', 'Pairings_leftNo'],
  ['right', 'Pairings_rightNo'],
] as const;

const linesIn = (standing: Standing): readonly Line[] => {
  const { places } = standing.parts;
  const columns = COLUMNS.map(([key, part]) => [key, columnIn(standing, places[part]).map(numeral)] as const);
  return columnIn(standing, places.Pairings_result).map((result, line) => {
    const numbers = columns.map(([key, values]) => [key, values[line] ?? null] as const);
    return { ...Object.fromEntries(numbers), result } as Line;
  });
};

const isEmpty = (value: CellValue): boolean => cellText(value).trim() === '';

/** Whether a bye is in one of these rows. */
const isThere = (lines: readonly Line[], { round, left }: ExpectedRest): boolean =>
  lines.some((line) => isRest(line) && line.round === round && line.left === left);

/** A bye has no number, opponent or result. */
const isRest = ({ game, right, result }: Line): boolean => isEmpty(game) && isEmpty(right) && isEmpty(result);

const isWhole = (value: CellValue): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;

/** Whether a row is the expected game, whoever has White. */
const isSameGame = ({ round, left, right }: Line, game: ExpectedGame): boolean =>
  round === game.round &&
  ((left === game.left && right === game.right) || (left === game.right && right === game.left));

/** Whether all readable cells of a row agree with a game, and there are some. */
const mayBe = (line: Line, game: ExpectedGame): boolean => {
  if (isSameGame(line, game)) return true;
  const readable = [line.round, line.left, line.right].filter(isWhole).length;
  const agrees = (value: CellValue, ...expected: readonly number[]): boolean =>
    !isWhole(value) || expected.includes(value);
  return (
    readable === 2 &&
    agrees(line.round, game.round) &&
    agrees(line.left, game.left, game.right) &&
    agrees(line.right, game.left, game.right) &&
    line.left !== line.right
  );
};

/** Rows by game number. Of two with the same number, the one that is that game. */
const identified = (
  lines: readonly Line[],
  isGame: (no: number) => boolean,
  games: Expected['games'],
): ReadonlyMap<number, number> => {
  const byNumber = new Map<number, number[]>();
  lines.forEach(({ game }, index) => {
    if (!isWhole(game) || !isGame(game)) return;
    byNumber.set(game, [...(byNumber.get(game) ?? []), index]);
  });
  return new Map(
    [...byNumber].flatMap(([no, all]): [number, number][] => {
      const expected = games.get(no);
      const [sure, ...others] =
        all.length === 1
          ? all
          : all.filter((index) => expected && isSameGame(entryAt(lines, index), expected));
      return sure !== undefined && others.length === 0 ? [[no, sure]] : [];
    }),
  );
};

/** Whether the games are as expected, except a few that somebody changed by hand. */
const isAsExpected = (lines: readonly Line[], { games }: Expected): boolean => {
  const numbered = lines.filter(({ game }) => isWhole(game));
  const alike = numbered.filter((line) => {
    const expected = games.get(line.game as number);
    return expected && isSameGame(line, expected);
  });
  return games.size > 0 && alike.length * 2 > numbered.length;
};

interface Numbered {
  /** The number that each game's row has, or should have. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Games without a row. */
  readonly missing: readonly number[];
  /** Rows whose game cannot be told. */
  readonly unknown: readonly number[];
}

const numbered = (lines: readonly Line[], { games, numbers }: Expected): Numbered => {
  const played = lines.filter((line) => !isRest(line)).length;
  const counted = numbers.length > 0 ? numbers : countTo(played);
  const all = games.size > 0 ? [...games.keys()] : counted;
  const known = new Set(games.size > 0 ? games.keys() : numbers);
  const isGame = (no: number): boolean => known.size === 0 || known.has(no);
  const byNumber = new Map(identified(lines, isGame, games));
  const taken = new Set(byNumber.values());
  const left = (): readonly number[] =>
    lines.flatMap((line, index) => (taken.has(index) || isRest(line) ? [] : [index]));
  const give = (no: number, index: number): void => {
    byNumber.set(no, index);
    taken.add(index);
  };
  for (const no of all.filter((each) => !byNumber.has(each))) {
    const game = games.get(no);
    const [open, ...others] = lines.flatMap((line, index) =>
      !taken.has(index) && game && mayBe(line, game) ? [index] : [],
    );
    if (open !== undefined && others.length === 0) give(no, open);
  }
  const [missing, ...alsoMissing] = all.filter((no) => !byNumber.has(no));
  const [only, ...others] = left();
  const isSure = alsoMissing.length === 0 && others.length === 0;
  if (isSure && missing !== undefined && only !== undefined) give(missing, only);
  return {
    numbers: new Map([...byNumber].map(([no, index]) => [index, no])),
    missing: all.filter((no) => !byNumber.has(no)),
    unknown: left(),
  };
};

/** A row with its impossible cells corrected. */
const mendedLine = (line: Line, game: ExpectedGame, players: number): Line => {
  const isPlayer = (value: CellValue): boolean => isWhole(value) && value <= players;
  const sides = { left: isPlayer(line.left), right: isPlayer(line.right) };
  const itself = sides.left && sides.right && line.left === line.right;
  const turned = !itself && (line.left === game.right || line.right === game.left);
  const [left, right] = turned ? [game.right, game.left] : [game.left, game.right];
  return {
    ...line,
    game: game.no,
    round: isWhole(line.round) ? line.round : game.round,
    board: typeof line.board === 'number' ? line.board : game.board,
    left: itself || !sides.left ? left : line.left,
    right: itself || !sides.right ? right : line.right,
  };
};

/** Matches rows without a game to byes: each must agree with exactly one bye in all its readable cells. */
const mendedRests = (
  lines: readonly Line[],
  candidates: readonly number[],
  rests: readonly ExpectedRest[],
): ReadonlyMap<number, ExpectedRest> => {
  const open = rests.filter((rest) => !isThere(lines, rest));
  const found = candidates.flatMap((index) => {
    const { round, left } = entryAt(lines, index);
    const [fitting, ...others] = open.filter(
      (rest) => (!isWhole(round) || round === rest.round) && (!isWhole(left) || left === rest.left),
    );
    return fitting && others.length === 0 ? [[index, fitting] as const] : [];
  });
  return new Map(found.filter(([, rest]) => found.filter(([, other]) => other === rest).length === 1));
};

/** The table with corrected numbers, and the games and byes whose rows are gone. */
export interface MendedGames {
  readonly standing: Standing;
  readonly missing: readonly ExpectedGame[];
  readonly rests: readonly ExpectedRest[];
}

const located = (standing: Standing, { sheet, area }: Place, line: number) =>
  placeOn(standing, sheet, { row: area.row + line, column: area.column });

/**
 * Pairings with impossible game and player numbers, rounds and boards corrected. The games are known from the system and the
 * Log. In a table made by hand, a single number can still be found as the missing one. `damaged-game` for a game whose row is
 * gone. Problems: `repair-games-ambiguous`.
 */
export const mendGames = (standing: Standing, known: Expected): Result<MendedGames> => {
  const { places } = standing.parts;
  const column = places.Pairings_game;
  if (!column) return ok({ standing, missing: [], rests: [] });
  const lines = linesIn(standing);
  const nothing = { games: new Map<number, ExpectedGame>(), rests: [] };
  const expected = isAsExpected(lines, known) ? known : { ...known, ...nothing };
  const { numbers, missing, unknown: strange } = numbered(lines, expected);
  const idle = lines.flatMap((line, index) => {
    const isKnown = expected.rests.some(({ round, left }) => round === line.round && left === line.left);
    return strange.includes(index) || (isRest(line) && !isKnown) ? [index] : [];
  });
  const rests = mendedRests(lines, idle, expected.rests);
  const unknown = strange.filter((index) => !rests.has(index));
  const [first] = unknown;
  if (first !== undefined && missing.length > 0)
    return fail(
      problem('repair-games-ambiguous', located(standing, column, first), {
        missing: missing.join(', '),
        who: unknown.map((line) => located(standing, column, line).cell).join(', '),
      }),
    );
  const mended = lines.map((line, index): Line => {
    const rest = rests.get(index);
    if (rest) return { ...line, ...rest, game: null, board: null, right: null };
    const no = numbers.get(index);
    const game = no === undefined ? undefined : expected.games.get(no);
    if (game) return mendedLine(line, game, known.players);
    return no === undefined ? line : { ...line, game: no };
  });
  const put = COLUMNS.reduce((now, [key, part]) => {
    const place = places[part];
    return place
      ? withNumbers(
          now,
          place,
          mended.map((line) => line[key]),
        )
      : now;
  }, standing);
  const gone = missing.flatMap((no) => expected.games.get(no) ?? []);
  const faults = gone.map(({ no, round }) =>
    problem('damaged-game', { sheet: column.sheet }, { game: no, round }),
  );
  const byes = expected.rests.filter((rest) => !isThere(mended, rest));
  const short = expected.games.size + expected.rests.length - lines.length - gone.length;
  return ok({
    standing: { ...put, faults: [...put.faults, ...faults] },
    missing: gone,
    // A line that could be that bye is there still, and is somebody's own.
    rests: byes.length === short ? byes : [],
  });
};
