import { drawNumbers } from '../core/draw/numbers';
import { makeTournament, type Entrant } from '../core/draw/tournament';
import type { ProfileId, Tournament } from '../core/model';
import type { Problem } from '../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../core/result';
import { DEFAULT_RULES, rulesOf } from '../core/rules';
import { CLASSIC, type Scoring } from '../core/scoring';
import { checkOrder } from '../core/tiebreak/registry';
import { words } from '../language/language';
import type { Roster } from '../sheets/roster';
import { sheetNames } from '../sheets/names';
import type { WorkbookPlan } from '../sheets/plan';
import { makeWorkbook } from '../sheets/workbook';
import type { Progress, Workbook } from '../workbook/port';
import { openRoster, type ListChoice } from './roster';

/** What the caller provides from outside: the time as it shall stand in the Log, and an identity for the tournament. */
export interface Circumstances {
  /** Such as `2026-11-20 09:00`. */
  readonly time: string;
  /** Letters, digits and dashes, unlike that of any other tournament. */
  readonly id: string;
}

/** The organiser's choices; all that is absent takes its default. */
export interface TournamentChoices {
  readonly event?: string | undefined;
  readonly section?: string | undefined;
  readonly system?: string | undefined;
  readonly cycles?: number | undefined;
  readonly numbers?: string | undefined;
  /** For the lots; the caller makes one up if the organiser gave none. */
  readonly seed?: string | undefined;
  readonly exchangeLastTwo?: boolean | undefined;
  readonly rules?: string | undefined;
  readonly scoring?: Scoring | undefined;
  readonly tieBreaks?: readonly string[] | undefined;
  readonly profile?: ProfileId | undefined;
  readonly language?: string | undefined;
}

/** Sheets of a tournament that were written; `warnings` as in the port. */
export interface Added {
  readonly plan: WorkbookPlan;
  readonly warnings: readonly Problem[];
}

/** A tournament that was made, with what the organiser should know of his list and of the sheets. */
export interface Created {
  readonly tournament: Tournament;
  readonly roster: Roster;
  readonly warnings: readonly Problem[];
}

const DEFAULT_SYSTEM = 'berger';
const DEFAULT_LANGUAGE = 'en';

const entrantOf = ({ name, rating, federation, extra }: Roster['players'][number]): Entrant => ({
  name,
  ...(rating === undefined ? {} : { rating }),
  ...(federation === undefined ? {} : { federation }),
  ...(extra.length === 0 ? {} : { extra }),
});

/** The rule set that goes with a system and a game where the organiser chose none. */
const defaultRules = (system: string, profile: ProfileId): string => {
  if (profile === 'go') return 'go';
  return system === 'crenshaw' ? 'uscf-34f' : DEFAULT_RULES.id;
};

/**
 * Makes a tournament of a list: draws the numbers, pairs all rounds. Problems: those of `drawNumbers`, `makeTournament`,
 * `rulesOf` and `checkOrder`.
 */
export const tournamentOf = (
  roster: Roster,
  choices: TournamentChoices,
  { id }: Pick<Circumstances, 'id'>,
): Result<Tournament> => {
  const { system = DEFAULT_SYSTEM, cycles = 1, numbers = 'list', seed, profile = 'chess' } = choices;
  return andThen(rulesOf(choices.rules ?? defaultRules(system, profile)), (rules) => {
    const tieBreaks = choices.tieBreaks ?? rules.tieBreaks;
    const drawn = andThen(
      unlessProblems(checkOrder(tieBreaks), () => null),
      () => drawNumbers(roster.players, numbers, seed),
    );
    return andThen(drawn, (order) =>
      makeTournament({
        id,
        event: choices.event ?? roster.sheet,
        section: choices.section,
        players: order.map((index) => entrantOf(roster.players[index]!)),
        columns: roster.columns,
        columnFormats: roster.columnFormats,
        system,
        cycles,
        exchangeLastTwo: choices.exchangeLastTwo,
        scoring: choices.scoring ?? CLASSIC,
        ruleSet: rules.id,
        tieBreaks,
        numbering: {
          method: numbers === 'rating' || numbers === 'lots' ? numbers : 'list',
          ...(numbers === 'lots' && seed !== undefined ? { seed } : {}),
        },
        profile,
        language: choices.language ?? DEFAULT_LANGUAGE,
      }),
    );
  });
};

/** The sheets of a tournament under names that are free in a workbook. */
export const planFor = (tournament: Tournament, taken: readonly string[], time: string): WorkbookPlan => {
  const texts = words(tournament.language);
  return makeWorkbook(tournament, sheetNames(texts, tournament.event, taken), texts, time);
};

/** Writes a tournament's sheets into a workbook. Problems: those of the port. */
export const addTournament = async (
  workbook: Workbook,
  tournament: Tournament,
  { time }: Pick<Circumstances, 'time'>,
  progress?: Progress,
): Promise<Result<Added>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const taken = overview.value.sheets.map(({ name }) => name);
  const plan = planFor(tournament, taken, time);
  const written = await workbook.create(plan, progress);
  return andThen(written, ({ warnings }) => ok({ plan, warnings }));
};

/** From the organiser's list to a tournament in his workbook. Nothing is written if anything is wrong. */
export const createTournament = async (
  workbook: Workbook,
  list: ListChoice,
  choices: TournamentChoices,
  circumstances: Circumstances,
  progress?: Progress,
): Promise<Result<Created>> => {
  const roster = await openRoster(workbook, list);
  if (!roster.ok) return roster;
  const tournament = tournamentOf(roster.value, choices, circumstances);
  if (!tournament.ok) return tournament;
  const written = await addTournament(workbook, tournament.value, circumstances, progress);
  return andThen(written, ({ warnings }) =>
    ok({
      tournament: tournament.value,
      roster: roster.value,
      warnings: [...roster.value.warnings, ...warnings],
    }),
  );
};
