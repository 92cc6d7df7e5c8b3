import { withTeams } from '../app/pairTeams';
import { clockTime } from '../core/calendar/dates';
import { type Evening, type EveningField, type EveningRequest, roundTimes } from '../core/calendar/evening';
import { hasColours } from '../core/results/sides';
import type { ProfileId } from '../core/model';
import { problem } from '../core/problem';
import { ok, type Result, unlessProblems } from '../core/result';
import { timeText } from '../language/evening';
import type { Roster } from '../sheets/roster';
import { effective } from './draft';
import { isMatch, tableFor } from './matches';
import type { Options, SystemChoice } from './options';

/** What is usual at clubs: half an hour a game, in Go an hour, from seven to half past ten. */
export const usualEvening = (profile: ProfileId): EveningTyped => ({
  minutes: profile === 'chess' ? '10' : '30',
  increment: '5',
  from: '19:00',
  to: '22:30',
  boards: '',
  turn: '5',
});

/** What an evening is told, as it was typed. */
export interface EveningTyped {
  readonly minutes: string;
  /** Means nothing but in chess. */
  readonly increment: string;
  readonly from: string;
  /** Empty where there is no end to keep to. */
  readonly to: string;
  /** Empty for as many as are needed. */
  readonly boards: string;
  readonly turn: string;
}

/** The fields of numbers, with the names under which problems know them. */
const NUMBERS = [
  ['minutes', 'time'],
  ['increment', 'time'],
  ['turn', 'turn'],
  ['boards', 'boards'],
] as const;

const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'));

const fieldOf = (roster: Roster, options: SystemChoice): EveningField => {
  const players = roster.players.length;
  if (!isMatch(roster, options) || !withTeams(roster).ok) return { players };
  const members = tableFor(roster, options);
  return { members, opponents: players - members };
};

/** While something is being typed that an evening cannot do without. */
const isUnfinished = ({ minutes, increment, turn, from, to }: EveningTyped): boolean =>
  [minutes, increment, turn].some((typed) => typed.trim() === '') ||
  [from, ...(to.trim() === '' ? [] : [to])].some((typed) => clockTime(typed) === null);

/**
 * What is asked of an evening for a list and its choices, or for a field that is known; `null` while it is being typed. Problems: `not-a-whole-number` for
 * each field that holds none.
 */
export const eveningRequest = (
  roster: Roster,
  options: Options,
  typed: EveningTyped,
  known?: EveningField,
): Result<EveningRequest | null> => {
  const { cycles, profile } = effective(roster, options);
  const asked = profile === 'chess' ? typed : { ...typed, increment: '0' };
  if (isUnfinished(asked)) return ok(null);
  const wrong = NUMBERS.filter(([name]) => Number.isNaN(numberOf(asked[name]))).map(([name, field]) =>
    problem('not-a-whole-number', { field }, { typed: asked[name] }),
  );
  return unlessProblems(wrong, () => ({
    field: known ?? fieldOf(roster, options),
    cycles: known ? 1 : cycles,
    control: {
      minutes: numberOf(typed.minutes),
      increment: numberOf(asked.increment),
      forBoth: !hasColours({ profile }),
    },
    turn: numberOf(typed.turn),
    boards: typed.boards.trim() === '' ? undefined : numberOf(typed.boards),
    from: clockTime(typed.from) ?? 0,
    to: clockTime(typed.to) ?? undefined,
  }));
};

/** When all rounds begin if one day is enough for them, as it is typed; empty where it is not. */
export const timesOnOneDay = (request: EveningRequest, evening: Evening): string =>
  (evening.fit?.fits === false ? null : roundTimes(request, evening, evening.rounds))
    ?.map(timeText)
    .join(', ') ?? '';
