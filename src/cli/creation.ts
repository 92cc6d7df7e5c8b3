import { parse } from 'node:path';
import type { Circumstances } from '../app/create';
import type { ListChoice } from '../app/roster';
import {
  parseDeadline,
  parseSkip,
  parseTimes,
  parseWantedDates,
  type WantedCalendar,
} from '../core/calendar/wanted';
import { makeNumbering, numberingOf } from '../core/draw/numbers';
import { idOf } from '../core/names/name';
import { PROFILES, type ProfileId, type Tournament } from '../core/model';
import { entryAt } from '../core/present';
import type { Problem } from '../core/problem';
import { allOf, andThen, ok, type Result, collectResults } from '../core/result';
import { tell } from '../language/cli';
import { REPORT_IDS, type ReportId } from '../language/reports';
import type { XlsxWorkbook } from '../workbook/xlsx';
import {
  ENCODING_OPTION,
  OUTPUT_OPTIONS,
  type Arguments,
  type Command,
  type OptionSpec,
  type Report,
  type Session,
} from './command';
import { withCopy } from './sources';
import { outputIn } from './steps';
import {
  optional,
  PAPER_CHOICES,
  parseChoice,
  choiceIn,
  numberIn,
  parseCodes,
  placeIn,
  systemOptionsIn,
  parsePaperOption,
  parseScoring,
} from './values';

type Options = Command['options'];

/** The options that say where the list stands, and where the sheets go. */
export const LIST_OPTIONS: Options = {
  ...ENCODING_OPTION,
  ...OUTPUT_OPTIONS,
  sheet: { takes: 'NAME' },
  range: { takes: 'A1:D20' },
};

/** The options that say what is played. */
export const GAME_OPTIONS: Options = {
  system: { takes: 'ID' },
  cycles: { takes: 'N' },
  scoring: { takes: 'W,D,L' },
  'tie-breaks': { takes: 'LIST' },
  event: { takes: 'NAME' },
  profile: { takes: 'ID' },
  paper: { takes: PAPER_CHOICES.join('|') },
};

/** Options of games between players. */
export const PLAYER_GAME_OPTIONS: Options = {
  ...GAME_OPTIONS,
  rules: { takes: 'ID' },
};

/** The options of lots. */
export const LOT_OPTIONS: Options = { numbers: { takes: 'METHOD' }, seed: { takes: 'TEXT' } };

/** What the options of games say. */
export const gamesIn = (given: Arguments, { locale = '' }: Session) => {
  const parsed = collectResults({
    cycles: numberIn(given, 'cycles'),
    scoring: optional(given.text('scoring'), parseScoring),
    paper: parsePaperOption(given.text('paper'), locale),
    profile: choiceIn(given, 'profile', PROFILES),
  });
  return andThen(parsed, (games) =>
    ok({
      ...games,
      event: given.text('event'),
      system: given.text('system'),
      systemOptions: systemOptionsIn(given),
      rules: given.text('rules'),
      tieBreaks: codesIn(given, 'tie-breaks'),
    }),
  );
};

/** That it is another game than chess by its list, where nobody said which game it is. */
export const ofGame = ({ profile }: Tournament, asked: ProfileId | undefined): readonly string[] =>
  asked !== undefined || profile === 'chess' || profile === 'home'
    ? []
    : [tell(profile === 'go' ? 'goByList' : 'gameByName')];

/** The codes of criteria that an option names. */
export const codesIn = (given: Arguments, option: string): readonly string[] | undefined => {
  const typed = given.text(option);
  return typed === undefined ? undefined : parseCodes(typed);
};

/** A way of giving numbers. Problems: `choice-unknown`. */
export const parseNumbers = (typed: string): Result<string> =>
  andThen(numberingOf(typed), (numbering) => ok(makeNumbering(numbering)));

/** The option that says to which federations a tournament will be reported. */
export const REPORT_OPTION: OptionSpec = { takes: REPORT_IDS.join('|') };

/** The federations that were named; several stand with commas between them. */
export const reportsIn = (given: Arguments): Result<readonly ReportId[] | undefined> =>
  optional(given.text('report'), (typed) =>
    allOf(typed.split(',').map((each) => parseChoice(each, 'report', REPORT_IDS))),
  );

/** The options that say when and where rounds are played. */
export const ROUND_OPTIONS: Options = {
  dates: { takes: 'DATES' },
  skip: { takes: 'DAYS', goesWith: 'dates' },
  times: { takes: 'HH:MM,HH:MM', goesWith: 'dates' },
  venue: { takes: 'TEXT', goesWith: 'dates' },
  'venue-column': { takes: 'NAME', goesWith: 'dates', excludes: ['venue'] },
};

/** The options that say when games are played. */
export const CALENDAR_OPTIONS: Options = {
  ...ROUND_OPTIONS,
  boards: { takes: 'N', goesWith: 'dates' },
  deadline: { takes: 'WEEKSw|DAY', goesWith: 'dates' },
};

const venueIn = (given: Arguments): WantedCalendar['venue'] => {
  const [all, column] = [given.text('venue'), given.text('venue-column')];
  if (column !== undefined) return { column };
  return all === undefined ? undefined : { all };
};

/** When rounds are played, and where. */
const roundsIn = (given: Arguments, dates: string) =>
  collectResults({
    dates: parseWantedDates(dates),
    skip: optional(given.text('skip'), parseSkip),
    times: optional(given.text('times'), parseTimes),
    venue: ok(venueIn(given)),
  });

/** What they say of the rounds of a team event, whose boards are those of a match; nothing without dates. */
export const teamCalendarIn = (given: Arguments): Result<WantedCalendar | undefined> =>
  optional(given.text('dates'), (typed) => andThen(roundsIn(given, typed), ok));

/** What they say; nothing without dates. */
export const calendarIn = (given: Arguments): Result<WantedCalendar | undefined> =>
  optional(given.text('dates'), (typed) => {
    const more = collectResults({
      rounds: roundsIn(given, typed),
      boards: numberIn(given, 'boards'),
      deadline: optional(given.text('deadline'), parseDeadline),
    });
    return andThen(more, ({ rounds, ...others }) => ok({ ...rounds, ...others }));
  });

/** Where a tournament comes from, and what is told of it from outside. */
interface Origin extends Pick<Circumstances, 'id' | 'time'> {
  readonly list: ListChoice;
}

/** A command that makes a tournament, or several, in a copy of a workbook. */
interface Creation<Choices, Made> {
  readonly name: string;
  /** The kinds of files that it reads. */
  readonly from?: string;
  readonly options: Options;
  /** What was asked for, before anything is read. */
  readonly choices: (given: Arguments, session: Session) => Result<Choices> | Promise<Result<Choices>>;
  readonly make: (workbook: XlsxWorkbook, choices: Choices, origin: Origin) => Promise<Result<Made>>;
  readonly report: (made: Made, out: string, choices: Choices) => Report;
}

const listIn = (given: Arguments, input: string): Result<ListChoice> =>
  andThen(placeIn(given), (place) => ok({ ...place, file: parse(input).name }));

/** The command of it: what is wrong with the list is said in the places of its file. */
export const creationCommand = <Choices, Made extends { readonly warnings: readonly Problem[] }>({
  name,
  from = 'IN.xlsx|IN.csv',
  options,
  choices,
  make,
  report,
}: Creation<Choices, Made>): Command => ({
  name,
  operands: [{ name: from }],
  options: { ...options, id: { takes: 'TEXT', hidden: true } },
  run: async (given, session) => {
    const file = entryAt(given.operands, 0);
    const asked = collectResults({ list: listIn(given, file), choices: await choices(given, session) });
    if (!asked.ok) return asked;
    const { list, choices: chosen } = asked.value;
    const id = idOf(given.text('id') ?? session.random());
    const output = outputIn(given);
    const done = await withCopy(
      file,
      output,
      session.random(),
      async (workbook, located) =>
        andThen(await make(workbook, chosen, { list, id, time: session.time() }), (made) =>
          ok({ ...made, warnings: made.warnings.map(located) }),
        ),
      session.texts,
    );
    return andThen(done, (made) => ok(report(made, output.out, chosen)));
  },
});
