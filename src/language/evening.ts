import type { ProfileId } from '../core/model';
import { byGame, type Changed } from './inProfile';
import {
  lengthOf,
  roundTimes,
  sectionsInTime,
  type Evening,
  type EveningRequest,
  type Fit,
  type TimeControl,
} from '../core/calendar/evening';
import { say, type Texts } from './language';

const en = {
  players:
    '{players} players{cycles, plural, =1 {} =2 {, each pair twice} other {, each pair # times}}: {games} games in {rounds, plural, one {# round} other {# rounds}}.',
  teams:
    'Two teams, {members} against {opponents}{cycles, plural, =1 {} =2 {, each pair twice} other {, each pair # times}}: {games, plural, one {# game} other {# games}} in {rounds, plural, one {# round} other {# rounds}}.',
  sections: '{sections} sections: {games} games in {rounds, plural, one {# round} other {# rounds}}.',
  boards: 'You need {boards, plural, one {# board and # clock} other {# boards and # clocks}}.',
  fewerBoards:
    'With {boards, plural, one {# board and # clock} other {# boards and # clocks}} instead of {needed}, it takes {slots} rounds.',
  /** How long a player has for a game. */
  control: '{minutes}+{increment}',
  length:
    'A game at {control}{increment, plural, =0 {} other { ({minutes} min and # s per move)}} takes up to {length}{increment, plural, =0 {} other { for 60 moves}}.',
  ends: 'If you start at {from} and leave {turn} between rounds, you finish by {until}{days, plural, =0 {} =1 { the next day} other {, # days later}}.',
  fits: 'It fits, with {spare, select, none {no time} other {{spare}}} to spare.',
  longer: 'You could even play {control}.',
  fitsNot: 'It does not fit. You have {time} until {to}; you need {missing} more.',
  /** A heading, and a line for each thing that would fit. */
  instead: 'What would fit instead:',
  usual: '{control}, the longest usual time control that fits',
  minutes: '{control}{increment, plural, =0 {} other {, keeping # s per move}}',
  inSections: '{count} sections of up to {players} players',
  fewerPlayers: 'at most {players} players',
  fewerMembers: 'at most {players, plural, one {one player} other {# players}} per team',
  cycles: 'each pair meets {cycles, plural, =1 {once} =2 {twice} other {# times}}',
  moreBoards: '{boards} boards',
  evenings: '{evenings} {late, select, true {evenings} other {sessions}} like this',
  nothing: 'No usual time control fits.',
  /** A length of time in words. */
  duration:
    '{hours, plural, =0 {{minutes} min} other {{minutes, plural, =0 {{hours} h} other {{hours} h {minutes} min}}}}',
};

/** The texts of an evening: ICU messages. Times are `22:30`, `control` is `10+5`. */
export type EveningTexts = typeof en;

/** For games with this many minutes per player. */
const perPlayer: Changed<EveningTexts> = {
  control: '{minutes, plural, one {# minute} other {# minutes}} per player',
  minutes: '{control}',
  nothing: 'Not even one round fits.',
};

/** For games without clocks. */
const withoutClocks: Changed<EveningTexts> = {
  boards: 'There {boards, plural, one {is one game} other {are # games}} at a time.',
  fewerBoards:
    'With {boards, plural, one {one game} other {# games}} at a time instead of {needed}, it takes {slots} rounds.',
  control: '{minutes, plural, one {# minute} other {# minutes}} per game',
  length: 'A game takes up to {length}.',
  minutes: '{control}',
  moreBoards: '{boards} games at a time',
  nothing: 'Not even one round fits.',
};

/** The texts on an evening's time, as a game has them. */
const eveningTexts = byGame({ chess: en, go: perPlayer, neutral: withoutClocks });

/** Minutes of an hour. */
const HOUR = 60;
/** From here on a day is an evening. */
const EVENING = 17 * HOUR;
/** Minutes of a day. */
export const DAY = 24 * HOUR;

/** Whether a time is of the evening. */
export const isLate = (minutes: number): boolean => minutes >= EVENING;

/** Minutes in whole hours, at least one. */
export const hoursOf = (minutes: number): number => Math.max(1, Math.round(minutes / HOUR));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Minutes since midnight as a time of day, of whatever day. */
export const timeText = (minutes: number): string =>
  `${twoDigits(Math.floor((minutes % DAY) / HOUR))}:${twoDigits(minutes % HOUR)}`;

/** A time control such as `10+5`. */
export const controlText = ({ minutes, increment }: TimeControl): string => `${minutes}+${increment}`;

interface Told extends Texts<EveningTexts> {
  readonly duration: (minutes: number) => string;
  readonly control: (control: TimeControl) => string;
  /** Whether there are usual time controls, as in chess. */
  readonly isUsual: boolean;
}

const toldIn = (profile: ProfileId): Told => {
  const texts = eveningTexts(profile);
  const duration = (minutes: number): string =>
    say(texts.duration, { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
  const control = ({ minutes, increment }: TimeControl): string => say(texts.control, { minutes, increment });
  return { texts, say, duration, control, isUsual: profile === 'chess' };
};

/** What would fit instead, and what to choose for it where that can be chosen. */
interface Instead {
  readonly text: string;
  readonly chosen?: Partial<TimeControl & Pick<Fit, 'boards' | 'cycles'>> & {
    /** The least players of each section, the others spread over them. */
    readonly sectionSize?: number;
    /** So many of them, when all rounds have times. */
    readonly evenings?: number | null;
  };
}

/** An evening in sentences. */
export interface EveningWords {
  /** What is played, where, until when. */
  readonly facts: readonly string[];
  /** Whether it fits, and what follows; `null` without an end time. */
  readonly fit: string | null;
  /** If it does not fit, what would. */
  readonly instead: readonly Instead[];
  /** The heading of these lines, or what to say without any; or that longer games would fit. */
  readonly after: string | null;
}

const insteadOf = (
  request: EveningRequest,
  all: Evening,
  { longest, minutes, players, cycles, boards, evenings }: Fit,
  { texts, say: sayIt, control: controlText, isUsual }: Told,
): readonly Instead[] => {
  const line = (
    value: unknown,
    text: string,
    values: Readonly<Record<string, string | number>>,
    chosen?: Instead['chosen'],
  ): readonly Instead[] =>
    value === null ? [] : [{ text: sayIt(text, values), ...(chosen ? { chosen } : {}) }];
  const { field, control } = request;
  const sections = sectionsInTime(request, all, players);
  const own = minutes === null ? null : controlText({ ...control, minutes });
  const usual = isUsual ? longest && controlText(longest) : null;
  return [
    ...line(usual, texts.usual, { control: usual ?? '' }, longest ?? {}),
    ...line(
      own === usual ? null : own,
      texts.minutes,
      { control: own ?? '', increment: control.increment },
      { minutes: minutes ?? 0 },
    ),
    ...line(cycles, texts.cycles, { cycles: cycles ?? 0 }, { cycles }),
    ...line(sections, texts.inSections, { ...sections }, { sectionSize: sections?.sectionSize ?? 0 }),
    ...line(sections ? null : players, 'players' in field ? texts.fewerPlayers : texts.fewerMembers, {
      players: players ?? 0,
    }),
    ...line(boards, texts.moreBoards, { boards: boards ?? 0 }, { boards }),
    ...line(
      evenings,
      texts.evenings,
      { evenings: evenings ?? 0, late: String(isLate(request.from)) },
      roundTimes(request, all) === null ? undefined : { evenings },
    ),
  ];
};

const fitWords = (
  request: EveningRequest,
  all: Evening,
  fit: Fit,
  told: Told,
): Omit<EveningWords, 'facts'> => {
  const { texts, say: sayIt, duration, control, isUsual } = told;
  const { fits, spare, longest, time } = fit;
  if (!fits) {
    const values = { to: timeText(request.to ?? 0), time: duration(time), missing: duration(-spare) };
    const instead = insteadOf(request, all, fit, told);
    return {
      fit: sayIt(texts.fitsNot, values),
      instead,
      after: instead.length === 0 ? texts.nothing : texts.instead,
    };
  }
  const longer =
    isUsual && longest !== null && lengthOf(longest) > lengthOf(request.control) ? longest : null;
  return {
    fit: sayIt(texts.fits, { spare: spare === 0 ? 'none' : duration(spare) }),
    instead: [],
    after: longer === null ? null : sayIt(texts.longer, { control: control(longer) }),
  };
};

/** An evening in words: what is played, where, until when, whether it fits, and what would fit instead. */
export const eveningWords = (request: EveningRequest, evening: Evening, profile: ProfileId): EveningWords => {
  const told = toldIn(profile);
  const { texts, say: sayIt, duration } = told;
  const { field, cycles, control, from, turn } = request;
  const { games, rounds, boards, boardsNeeded: needed, slots, length, ends, fit } = evening;
  const more = { cycles, games, rounds };
  const facts = [
    sayIt('players' in field ? texts.players : 'sections' in field ? texts.sections : texts.teams, {
      ...field,
      ...more,
    }),
    boards === needed ? sayIt(texts.boards, { boards }) : sayIt(texts.fewerBoards, { boards, needed, slots }),
    sayIt(texts.length, {
      minutes: control.minutes,
      increment: control.increment,
      control: told.control(control),
      length: duration(length),
    }),
    sayIt(texts.ends, {
      from: timeText(from),
      turn: duration(turn),
      until: timeText(ends),
      days: Math.floor(ends / DAY),
    }),
  ];
  return {
    facts,
    ...(fit === null ? { fit: null, instead: [], after: null } : fitWords(request, evening, fit, told)),
  };
};
