import { countTo } from '../core/numbers';
import { parsePoints } from '../app/points';
import { areTeams, withDefaults, type TournamentChoices } from '../app/choices';
import { pairList } from '../app/pairList';
import { previewOf, type Preview } from '../app/preview';
import { parseTypedDates, type WantedCalendar } from '../core/calendar/wanted';
import type { DateHabit } from '../core/calendar/dates';
import { COLOUR_METHODS, giveColours, tossesColours } from '../core/draw/colours';
import { drawsLots } from '../core/draw/numbers';
import type { ColourMethod, OptionName, SystemOptions, Tournament } from '../core/model';
import { choiceOf } from '../core/pairing/options';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import { MOST_CYCLES } from '../core/pairing/schedule';
import { tableSize } from '../core/pairing/system';
import { problem } from '../core/problem';
import { andThen, collectResults, fail, ok, type Result } from '../core/result';
import { RULE_SETS } from '../core/ruleSets';
import { scoringOf, type Scoring } from '../core/results/outcome';
import type { ScoringChoice } from '../language/choices';
import type { Roster } from '../sheets/roster';
import { isMatch, systemWanted, tableFor } from './matches';
import { methodOf, numberingText } from './numbering';
import type { Options } from './options';
import { venueColumnOf } from './homes';
import { FEW } from './teams';

/** Cycles on offer. */
export const CYCLES: readonly number[] = countTo(MOST_CYCLES);

/** A choice that a system leaves to the arbiter in a field of so many players, with what is chosen. */
export interface OfferedOption {
  readonly name: OptionName;
  readonly choices: readonly string[];
  readonly chosen: string;
}

/** The choices of a system that mean anything in this field. */
export const optionsOn = (system: string, players: number, chosen: SystemOptions): readonly OfferedOption[] =>
  ALL_SYSTEMS.filter(({ id }) => id === system)
    .flatMap(({ options }) => options)
    .map((option) => ({
      name: option.name,
      choices: option.choices(players),
      chosen: choiceOf(option, chosen),
    }))
    .filter(({ choices }) => choices.length > 0);

/** The scorings on offer in points; without one the default of the rules. */
const SCORINGS: Readonly<Record<Exclude<ScoringChoice, 'own'>, readonly number[] | undefined>> = {
  classic: undefined,
  three: [3, 1, 0],
};

/** What a game is worth, if that was chosen. Problems: `scoring-invalid` and those of `scoringOf`. */
export const scoringChosen = ({ scoring, points }: Options): Result<Scoring | undefined> => {
  if (scoring === 'own') return typedScoring(points);
  const chosen = SCORINGS[scoring];
  return chosen ? scoringOf(chosen) : ok(undefined);
};

/** Points for a win, a draw and a loss as typed. Problems: `scoring-invalid` and those of `scoringOf`. */
export const typedScoring = (typed: readonly string[]): Result<Scoring> => {
  const points = typed.map(parsePoints);
  return points.some(Number.isNaN)
    ? fail(problem('scoring-invalid', {}, { typed: typed.join(', ') }))
    : scoringOf(points);
};

/** How often each pair meets: where it was not chosen, a few teams do so at home and away. */
const cyclesOf = (roster: Roster, { cycles }: Pick<Options, 'cycles'>): number =>
  cycles ?? (areTeams(roster) && roster.players.length <= FEW ? 2 : 1);

/** What the options come to where nothing was chosen. */
export const effective = (roster: Roster, options: Options) => {
  const { rules, profile } = options;
  return withDefaults(roster, {
    event: options.event ?? undefined,
    cycles: cyclesOf(roster, options),
    system: systemWanted(roster, options),
    numbers: methodOf(options),
    rules: rules ?? undefined,
    profile: profile ?? undefined,
  });
};

/** The criteria in order: those of their own, else those of the rules. */
export const orderOf = (roster: Roster, options: Options): readonly string[] => {
  const { rules } = effective(roster, options);
  return options.tieBreaks ?? RULE_SETS.find(({ id }) => id === rules)?.tieBreaks ?? [];
};

/** What was chosen of a system's options, less what means nothing since the list has another length. */
const stillOffered = (roster: Roster, options: Options): SystemOptions => {
  const { system } = effective(roster, options);
  const offered = optionsOn(system, tableFor(roster, options), options.systemOptions);
  return Object.fromEntries(
    offered
      .filter(({ choices, chosen }) => choices.includes(chosen))
      .map(({ name, chosen }) => [name, chosen]),
  );
};

/** The ways to give colours that mean anything in a field; by strength where somebody has a rating. */
export const coloursFor = (roster: Roster, options: Pick<Options, 'cycles'>): readonly ColourMethod[] => {
  const { players } = roster;
  const rounds = (tableSize(players.length) - 1) * cyclesOf(roster, options);
  const isRated = players.some(({ rating }) => rating !== undefined);
  return COLOUR_METHODS.map(({ id }) => id).filter(
    (id) => (id !== 'strength' || isRated) && giveColours(id, { games: [], players, rounds, seed: id }).ok,
  );
};

/** Who has White: as it was chosen, but by the system in a match, and where it means nothing since the list has another length. */
export const coloursOf = (roster: Roster, options: Options): ColourMethod =>
  (isMatch(roster, options) ? undefined : coloursFor(roster, options).find((id) => id === options.colours)) ??
  'system';

/** Whether chance has a part in the numbers or the colours, so that there is a word behind it. */
export const isChance = (roster: Roster, options: Options): boolean =>
  drawsLots(methodOf(options)) || tossesColours(coloursOf(roster, options));

/** What a field says; nothing where it is empty. */
export const unlessEmpty = <T>(typed: string, parse: (typed: string) => Result<T>): Result<T | undefined> =>
  typed.trim() === '' ? ok(undefined) : parse(typed);

/** What a field says as a whole number; else `not-a-whole-number`. */
export const wholeNumber = (typed: string, field: string): Result<number> =>
  /^\d{1,9}$/.test(typed.trim())
    ? ok(Number(typed))
    : fail(problem('not-a-whole-number', { field }, { typed: typed.trim() }));

/** How dates are typed: a day without a year comes after the first one. */
export const habitOf = ({ firstDay, isMonthFirst }: Options): DateHabit => ({ from: firstDay, isMonthFirst });

/** What is typed of the dates, once there is a first one, by the field that a problem with it names. */
export const DATE_FIELDS = {
  daysBetween: 'dates',
  skippedDays: 'skip',
  timesOfDay: 'times',
  boardsThere: 'boards',
} as const satisfies Partial<Record<keyof Options, string>>;

/** When games are played, as chosen. Problems: `not-a-whole-number`, those of `parseTypedDates`. */
export const calendarChosen = (options: Options): Result<WantedCalendar | undefined> => {
  const { firstDay: first, daysBetween: days, skippedDays: skip, timesOfDay: times, boardsThere } = options;
  if (first === '') return ok(undefined);
  const read = collectResults({
    rounds: parseTypedDates({ first, days, skip, times }, habitOf(options)),
    boards: unlessEmpty(boardsThere, (typed) => wholeNumber(typed, 'boards')),
  });
  return andThen(read, ({ rounds, boards }) => ok({ ...rounds, boards }));
};

/** The options as choices of the use case. Problems: `scoring-invalid`, those of `calendarChosen`. */
export const choicesOf = (roster: Roster, options: Options): Result<TournamentChoices> => {
  const column = venueColumnOf(roster, { venues: null });
  const [scored, chosen] = [scoringChosen(options), calendarChosen(options)];
  if (!scored.ok) return scored;
  return andThen(chosen, (calendar) => {
    const scoring = scored.value;
    const { seed, saidBy, pins, exchange, rules, tieBreaks, teamTieBreaks } = options;
    const { profile, draws, komi, timeControl, paper, report } = options;
    return ok({
      system: systemWanted(roster, options),
      systemOptions: stillOffered(roster, options),
      cycles: cyclesOf(roster, options),
      numbers: numberingText(roster, options),
      seed: isChance(roster, options) ? seed.trim() : undefined,
      saidBy,
      colours: coloursOf(roster, options),
      handicap: options.handicap,
      pins: isMatch(roster, options) ? [] : pins,
      exchangeLastTwo: exchange ?? undefined,
      rules: rules ?? undefined,
      tieBreaks: tieBreaks ?? undefined,
      teamTieBreaks: teamTieBreaks ?? undefined,
      profile: profile ?? undefined,
      draws,
      scoring,
      komi,
      timeControl,
      paper,
      reports: report === null ? undefined : [report],
      calendar: column === '' ? calendar : { dates: { dates: [] }, ...calendar, venue: { column } },
    });
  });
};

/** The tournament that would be made, and how it looks. */
export interface Draft {
  readonly tournament: Tournament;
  readonly preview: Preview;
}

/** With what sections and teams are drafted, beside the list and the options. */
export interface Drafting {
  readonly event?: string | undefined;
  readonly id: string;
}

/** What is not written anywhere needs no identity yet. */
export const DRAFT_ID = 'draft';

/** Pairs the list by the options. Problems: those of `choicesOf` and `pairList`. */
export const draftOf = (roster: Roster, options: Options): Result<Draft> => {
  const choices = choicesOf(roster, options);
  if (!choices.ok) return choices;
  const tournament = pairList(roster, choices.value, { id: DRAFT_ID });
  if (!tournament.ok) return tournament;
  return ok({ tournament: tournament.value, preview: previewOf(tournament.value) });
};
