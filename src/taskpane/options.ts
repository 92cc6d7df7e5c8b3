import { DEFAULT_NUMBERS, withDefaults, type TournamentChoices } from '../app/choices';
import { tournamentOf } from '../app/draft';
import { previewOf, type Preview } from '../app/preview';
import { drawsLots } from '../core/draw/numbers';
import type {
  NumberingMethod,
  OptionName,
  ProfileId,
  SystemId,
  SystemOptions,
  Tournament,
} from '../core/model';
import { choiceOf } from '../core/pairing/options';
import { SYSTEMS } from '../core/pairing/registry';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { scoringOf, type Scoring } from '../core/scoring';
import type { ScoringChoice } from '../language/pane';
import type { Roster } from '../sheets/roster';

/** What the arbiter chose for the pairings; `null` and absent is left to the defaults. Texts are as he typed them. */
export interface Options {
  readonly system: SystemId | null;
  /** Those of the system that he did not leave as they are preset. */
  readonly systemOptions: SystemOptions;
  readonly cycles: number;
  readonly numbers: NumberingMethod | null;
  /** The word behind the lots: one that the pane made up, or that of a witness. */
  readonly seed: string;
  readonly exchange: boolean | null;
  readonly rules: string | null;
  readonly profile: ProfileId | null;
  readonly scoring: ScoringChoice;
  /** Win, draw, loss as typed, for a scoring of his own. */
  readonly points: readonly [win: string, draw: string, loss: string];
}

export const NO_OPTIONS: Options = {
  system: null,
  systemOptions: {},
  cycles: 1,
  numbers: null,
  seed: '',
  exchange: null,
  rules: null,
  profile: null,
  scoring: 'classic',
  points: ['1', '0.5', '0'],
};

/** Cycles on offer; more make no tournament that people would play. */
export const CYCLES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** A choice that a system leaves to the arbiter in a field of so many players, with what is chosen. */
export interface OfferedOption {
  readonly name: OptionName;
  readonly choices: readonly string[];
  readonly chosen: string;
}

/** The choices of a system that mean anything in this field. */
export const optionsOn = (system: string, players: number, chosen: SystemOptions): readonly OfferedOption[] =>
  SYSTEMS.filter(({ id }) => id === system)
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

/** A number of points as people write it: `0.5`, `0,5`, `.5`, `½`; else `NaN`. */
export const parsePoints = (typed: string): number => {
  const plain = typed.trim().replace(',', '.').replace('½', '.5');
  return /^(\d{1,3}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN;
};

const scoringChosen = ({ scoring, points }: Options): Result<Scoring | undefined> => {
  if (scoring !== 'own') {
    const chosen = SCORINGS[scoring];
    return chosen ? scoringOf(chosen) : ok(undefined);
  }
  const own = points.map(parsePoints);
  return own.some(Number.isNaN)
    ? fail(problem('scoring-invalid', {}, { typed: points.join(', ') }))
    : scoringOf(own);
};

/** How numbers are given. */
export const methodOf = ({ numbers }: Pick<Options, 'numbers'>): NumberingMethod =>
  numbers ?? DEFAULT_NUMBERS;

/** What the options come to where nothing was chosen. */
export const effective = (roster: Pick<Roster, 'sheet'>, options: Options) => {
  const { system, rules, profile, cycles } = options;
  return withDefaults(roster, {
    cycles,
    system: system ?? undefined,
    numbers: methodOf(options),
    rules: rules ?? undefined,
    profile: profile ?? undefined,
  });
};

/** What was chosen of a system's options, less what means nothing since the list has another length. */
const stillOffered = (roster: Roster, options: Options): SystemOptions => {
  const { system } = effective(roster, options);
  const offered = optionsOn(system, roster.players.length, options.systemOptions);
  return Object.fromEntries(
    offered
      .filter(({ choices, chosen }) => choices.includes(chosen))
      .map(({ name, chosen }) => [name, chosen]),
  );
};

/** The options as choices of the use case. Problem: `scoring-invalid`. */
export const choicesOf = (roster: Roster, options: Options, language: string): Result<TournamentChoices> =>
  andThen(scoringChosen(options), (scoring) => {
    const { system, cycles, seed, exchange, rules, profile } = options;
    const numbers = methodOf(options);
    return ok({
      system: system ?? undefined,
      systemOptions: stillOffered(roster, options),
      cycles,
      numbers,
      seed: drawsLots(numbers) ? seed.trim() : undefined,
      exchangeLastTwo: exchange ?? undefined,
      rules: rules ?? undefined,
      profile: profile ?? undefined,
      scoring,
      language,
    });
  });

/** The tournament that would be made, and how it looks. */
export interface Draft {
  readonly tournament: Tournament;
  readonly preview: Preview;
}

/** It is not written anywhere, so it needs no identity yet. */
const DRAFT_ID = 'draft';

/** Pairs the list by the options. Problems: those of `choicesOf` and `tournamentOf`. */
export const draftOf = (roster: Roster, options: Options, language: string): Result<Draft> =>
  andThen(choicesOf(roster, options, language), (choices) =>
    andThen(tournamentOf(roster, choices, { id: DRAFT_ID }), (tournament) =>
      ok({ tournament, preview: previewOf(tournament) }),
    ),
  );
