import { problem, type Problem } from '../../core/problem';
import { allOf, fail, ok, type Result } from '../../core/result';
import { fieldsIn, type Line, numbersIn } from './line';
import { FIRST_ADJUSTED, FIRST_SEAT, FORFEIT, LINE_UP, TEAM_ADJUSTMENT } from './records';

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

/** A number of columns; 0 for none. */
const numberOf = (typed: string): number => (/^\d{1,4}$/.test(typed) ? Number(typed) : 0);

const pointsOf = (typed: string): number => {
  const value = Number(typed.replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
};

/** Records 300. */
export const lineUpsIn = (lines: readonly Line[]): readonly LineUpRecord[] =>
  lines
    .filter(({ id }) => id === '300')
    .map((line) => {
      const { round, team, opponent } = fieldsIn(line, LINE_UP);
      return {
        line: line.number,
        ...{ round: numberOf(round), team: numberOf(team), opponent: numberOf(opponent) },
        seats: numbersIn(line, FIRST_SEAT).map(numberOf),
      };
    });

const TYPES = ['+-', '-+', '--'] as const;

/** Records 330; `trf-team-forfeit` for one of no known type. */
export const forfeitsIn = (lines: readonly Line[]): Result<readonly ForfeitRecord[]> =>
  allOf(
    lines
      .filter(({ id }) => id === '330')
      .map((line): Result<ForfeitRecord> => {
        const { type: typed, round, home, away } = fieldsIn(line, FORFEIT);
        const type = TYPES.find((each) => each === typed);
        const numbers = { round: numberOf(round), home: numberOf(home), away: numberOf(away) };
        return type === undefined
          ? fail(problem('trf-team-forfeit', { line: line.number }, { typed }))
          : ok({ line: line.number, type, ...numbers });
      }),
  );

/** `trf-team-bye-paid` for rests that give a team points (320, and 240 of the types F and H). */
export const paidRests = (lines: readonly Line[]): readonly Problem[] =>
  lines
    .filter((line) => {
      if (line.id === '240') return /^[FH]$/i.test(line.at(5));
      const pays = pointsOf(line.at(5, 8)) > 0 || pointsOf(line.at(10, 13)) > 0;
      return line.id === '320' && pays && numbersIn(line, 15, 3).some((team) => numberOf(team) > 0);
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
    .flatMap((line) => {
      const { matchPoints, gamePoints } = fieldsIn(line, TEAM_ADJUSTMENT);
      const points = { matchPoints: pointsOf(matchPoints), gamePoints: pointsOf(gamePoints) };
      const teams = numbersIn(line, FIRST_ADJUSTED).map(numberOf);
      return teams.filter((team) => team > 0).map((team) => ({ line: line.number, team, ...points }));
    });
  return {
    adjustments: all,
    warnings: all.map(({ line, team, ...points }) =>
      problem('trf-team-adjustment', { line }, { number: team, ...points }),
    ),
    problems: own
      .filter((line) => line.at(5) !== '')
      .map((line) => problem('trf-assignment', { line: line.number }, { type: line.at(5) })),
  };
};
