import { withTeams } from '../app/pairTeams';
import { youthIn } from '../app/sections/deal';
import { clockTime, parseDate } from '../core/calendar/dates';
import {
  type Evening,
  type EveningField,
  eveningOf,
  type EveningRequest,
  roundTimes,
} from '../core/calendar/evening';
import { daysAfter } from '../core/calendar/timing';
import type { ProfileId } from '../core/model';
import { countTo } from '../core/numbers';
import { hasColours } from '../core/results/sides';
import { problem } from '../core/problem';
import { andThen, ok, type Result, unlessProblems } from '../core/result';
import { weekdayOf } from '../language/dates';
import { controlText, isLate, timeText } from '../language/evening';
import { isOfChildren } from '../language/headers';
import type { Roster } from '../sheets/roster';
import { effective } from './draft';
import { isMatch, tableFor } from './matches';
import type { Options, SystemChoice } from './options';

/** Nobody who is older than this has to be home before the evening. */
const OLDEST_CHILD = 15;

const DAYS_OF_WEEK = 7;

/** Whether children play: by what the list is called, where nobody is rated, or by when more than half were born. */
const areChildren = (roster: Roster, today: string): boolean => {
  const { event, sheet, headings, columns, players } = roster;
  const isRated = players.some(({ rating }) => rating !== undefined);
  const { day = 0 } = parseDate(`${Number(today.slice(0, 4)) - OLDEST_CHILD}-01-01`) ?? {};
  const young = youthIn(roster).filter((born) => born !== null && born >= day);
  return (
    2 * young.length > players.length ||
    (!isRated && [event, sheet, ...columns, ...Object.values(headings)].some(isOfChildren))
  );
};

/** What is usual: half an hour a game of chess, an hour of another; at clubs from seven to half past ten, for children in the afternoon. */
export const usualEvening = (profile: ProfileId, roster: Roster | null, today: string): EveningTyped => ({
  minutes: profile === 'chess' ? '10' : '30',
  increment: '5',
  ...(roster && areChildren(roster, today) ? { from: '14:00', to: '16:30' } : { from: '19:00', to: '22:30' }),
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

/** Such as `10+5`; empty while it is being typed. */
export const controlOf = (typed: EveningTyped): string => {
  const [minutes, increment] = [numberOf(typed.minutes), numberOf(typed.increment)];
  return minutes > 0 && increment >= 0 ? controlText({ minutes, increment }) : '';
};

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

/** An evening, and what was asked of it. */
export interface FoundEvening {
  readonly request: EveningRequest;
  readonly evening: Evening;
}

/**
 * How an evening goes for a list and its choices, or for a field that is known; `null` while it is being typed. Problems: `not-a-whole-number` for
 * each field that holds none, those of `eveningOf`.
 */
export const eveningFound = (
  roster: Roster,
  options: Options,
  typed: EveningTyped,
  known?: EveningField,
): Result<FoundEvening | null> => {
  const { cycles, profile } = effective(roster, options);
  const asked = profile === 'chess' ? typed : { ...typed, increment: '0' };
  if (isUnfinished(asked)) return ok(null);
  const wrong = NUMBERS.filter(([name]) => Number.isNaN(numberOf(asked[name]))).map(([name, field]) =>
    problem('not-a-whole-number', { field }, { typed: asked[name] }),
  );
  const wanted = unlessProblems(wrong, (): EveningRequest => ({
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
  return andThen(wanted, (request) => andThen(eveningOf(request), (evening) => ok({ request, evening })));
};

/** From this rating on, players meet once a day. */
const MASTER = 2200;

/** Whether masters play, who have no evening for all games. */
export const areMasters = ({ players }: Roster): boolean =>
  players.filter(({ rating }) => (rating?.strength ?? 0) >= MASTER).length * 2 > players.length;

/** When the rounds of each evening begin, as typed, on how many; no times where none are known. */
export interface ProposedTimes extends Pick<Options, 'timesOfDay'> {
  readonly evenings: number;
}

export const NO_TIMES: ProposedTimes = { timesOfDay: '', evenings: 1 };

/** The rounds on one day if they fit, else on as few as they fit on. */
export const timesProposed = ({ request, evening }: FoundEvening): ProposedTimes => ({
  timesOfDay: roundTimes(request, evening)?.map(timeText).join(', ') ?? '',
  evenings: evening.fit?.evenings ?? 1,
});

/** Whether the first of these times is of the evening. */
export const isEvening = (timesOfDay: string): boolean => isLate(60 * Number.parseInt(timesOfDay, 10));

/** The choices that give the rounds these times; the days between evenings stay if there were any. */
export const withTimes = (
  { timesOfDay, evenings }: ProposedTimes,
  { daysBetween }: Options,
): Pick<Options, 'timesOfDay' | 'daysBetween'> => ({
  timesOfDay,
  daysBetween: evenings === 1 ? '0' : daysBetween === '0' ? '7' : daysBetween,
});

/** The first day on offer: today, or the next weekday that the list or the event is called after. */
export const dayProposed = (today: string, names: readonly string[]): string =>
  countTo(DAYS_OF_WEEK)
    .map((day) => daysAfter(today, day - 1))
    .find((day) => names.some((name) => name.toLowerCase().includes(weekdayOf(day).toLowerCase()))) ?? today;
