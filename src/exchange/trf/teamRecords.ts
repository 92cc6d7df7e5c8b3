import { problem, type Problem } from '../../core/problem';
import type { Line } from './line';

/** Who sat where, in a match that is not as the list of the team has it (record 300). */
export interface LineUpRecord {
  readonly line: number;
  readonly round: number;
  /** Numbers of teams as the file has them. */
  readonly team: number;
  readonly opponent: number;
  /** Numbers of players by board, 0 for an empty seat. */
  readonly seats: readonly number[];
}

/** A match that was forfeited as a whole (record 330); the team with White is at home. */
export interface ForfeitRecord {
  readonly line: number;
  readonly type: '+-' | '-+' | '--';
  readonly round: number;
  readonly home: number;
  readonly away: number;
}

/** Points that the arbiter gives a team or takes away (record 299). */
export interface TeamAdjustment {
  readonly team: number;
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** More seats than a match can have, and more rounds than an event. */
const MOST_NUMBERS = 2_000;

/** A number of columns; 0 for none. */
const numberAt = (line: Line, from: number, to: number): number => {
  const typed = line.at(from, to);
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
};

/** Numbers of so many columns each, with a blank between them. */
const numbersFrom = (line: Line, first: number, width = 4): readonly number[] => {
  const count = Math.min(MOST_NUMBERS, Math.ceil((line.length - first + 1) / (width + 1)));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = first + (width + 1) * index;
    return numberAt(line, from, from + width - 1);
  });
};

/** Records 300. */
export const lineUpsIn = (lines: readonly Line[]): readonly LineUpRecord[] =>
  lines
    .filter(({ id }) => id === '300')
    .map((line) => ({
      line: line.number,
      round: numberAt(line, 5, 7),
      team: numberAt(line, 9, 11),
      opponent: numberAt(line, 13, 15),
      seats: numbersFrom(line, 17),
    }));

const TYPES = ['+-', '-+', '--'] as const;

/** Records 330; `trf-team-forfeit` for one of no known type. */
export const forfeitsIn = (
  lines: readonly Line[],
): { readonly forfeits: readonly ForfeitRecord[]; readonly problems: readonly Problem[] } => {
  const own = lines.filter(({ id }) => id === '330');
  const typeOf = (line: Line) => TYPES.find((each) => each === line.at(5, 6));
  return {
    forfeits: own.flatMap((line) => {
      const type = typeOf(line);
      const [round, home, away] = [numberAt(line, 8, 10), numberAt(line, 12, 14), numberAt(line, 16, 18)];
      return type === undefined ? [] : [{ line: line.number, type, round, home, away }];
    }),
    problems: own
      .filter((line) => typeOf(line) === undefined)
      .map((line) => problem('trf-team-forfeit', { line: line.number }, { typed: line.at(5, 6) })),
  };
};

const pointsAt = (line: Line, from: number, to: number): number => {
  const value = Number(line.at(from, to).replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
};

/** `trf-team-bye-paid` for rests that give a team points (320, and 240 of the types F and H). */
export const paidRests = (lines: readonly Line[]): readonly Problem[] =>
  lines
    .filter((line) => {
      if (line.id === '240') return /^[FH]$/i.test(line.at(5));
      const pays = pointsAt(line, 5, 8) > 0 || pointsAt(line, 10, 13) > 0;
      return line.id === '320' && pays && numbersFrom(line, 15, 3).some((team) => team > 0);
    })
    .map((line) => problem('trf-team-bye-paid', { line: line.number }));

/** Records 299 of teams, each with a warning; `trf-assignment` for one that changes what a result is worth. */
export const teamAdjustmentsIn = (
  lines: readonly Line[],
): {
  readonly adjustments: readonly TeamAdjustment[];
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
} => {
  const own = lines.filter(({ id }) => id === '299');
  const all = own
    .filter((line) => line.at(5) === '')
    .flatMap((line) =>
      numbersFrom(line, 24)
        .filter((team) => team > 0)
        .map((team) => ({
          ...{ line, team },
          matchPoints: pointsAt(line, 7, 11),
          gamePoints: pointsAt(line, 13, 17),
        })),
    );
  return {
    adjustments: all.map(({ team, matchPoints, gamePoints }) => ({ team, matchPoints, gamePoints })),
    warnings: all.map(({ line, team, matchPoints, gamePoints }) =>
      problem('trf-team-adjustment', { line: line.number }, { number: team, matchPoints, gamePoints }),
    ),
    problems: own
      .filter((line) => line.at(5) !== '')
      .map((line) => problem('trf-assignment', { line: line.number }, { type: line.at(5) })),
  };
};
