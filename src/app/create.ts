import type { Draw } from '../core/draw/protocol';
import { drawWarnings } from '../core/draw/warnings';
import type { Tournament } from '../core/model';
import { isTeamEvent } from '../core/teamEvent/model';
import { matchOf } from '../core/pairing/teams/members';
import { problem, type Problem } from '../core/problem';
import { andThen, ok, type Result, allClear } from '../core/result';
import { LIVE_LIMIT } from '../sheets/layout';
import { wordsOf } from '../language/language';
import type { Roster } from '../sheets/roster';
import { sectionSheetNames, sheetNames } from '../sheets/names';
import { playersAsByes } from '../sheets/statuses';
import type { WorkbookPlan } from '../grid/plan';
import { makeWorkbook } from '../sheets/allSheets';
import { makeTeamWorkbook, teamSheetNames } from '../sheets/teamEvent/workbook';
import type { Progress, Workbook } from '../workbook/port';
import { type TournamentChoices, withDefaults } from './choices';
import { keepDraw, numbersProposed, pairList } from './pairList';
import { openRoster, type ListChoice } from './roster';
import {
  leagueProposed,
  matchProposed,
  pairTeams,
  type PairedTeams,
  type TeamEventChoices,
} from './pairTeams';
import { isTeamSystem } from '../core/pairing/teams/system';
import { rulesOf } from '../core/ruleSets';
import { checkMatchOrder, checkOrder } from '../core/tiebreak/registry';
import { askingIfReported, withReportColumns } from './changes/columns';

/**
 * Makes a tournament of a list, with columns for the reports that were chosen, and looks at its tie-breaks first. Problems: those of `pairList` and `checkOrder`; for a
 * match of two teams those of `checkMatchOrder` too.
 */
export const tournamentFromList = (
  roster: Roster,
  choices: TournamentChoices,
  identity: Pick<Tournament, 'id'>,
): Result<Tournament> => {
  const { system, rules: wanted, tieBreaks } = withDefaults(roster, choices);
  const rules = rulesOf(wanted);
  if (!rules.ok) return rules;
  const order = tieBreaks ?? rules.value.tieBreaks;
  const wrong = [...checkOrder(order), ...(isTeamSystem(system) ? checkMatchOrder(order) : [])];
  const sound = allClear(wrong);
  if (!sound.ok) return sound;
  return andThen(pairList(roster, choices, identity), (tournament) => {
    const { komi = '', timeControl = '' } = choices;
    const [name, typed] = tournament.profile === 'go' ? ['komi', komi] : ['timeControl', timeControl];
    const isTold = typed.trim() !== '' && ['go', 'chess'].includes(tournament.profile);
    return ok({
      ...withReportColumns(tournament, choices.reports),
      ...(isTold ? { details: { ...tournament.details, [name]: typed.trim() } } : {}),
    });
  });
};

export type { TournamentChoices } from './choices';

/** What the caller provides from outside: the time as it shall stand in the Log, and an identity for the tournament. */
export interface Circumstances {
  /** Such as `2026-11-20 09:00`. */
  readonly time: string;
  /** Letters, digits and dashes, unlike that of any other tournament. */
  readonly id: string;
  /** Draws that were looked at before and not taken; they stand in the Log too. */
  readonly draws?: readonly Draw[];
}

/** Sheets of a tournament that were written; `warnings` as in the port. */
export interface Added {
  readonly plan: WorkbookPlan;
  readonly warnings: readonly Problem[];
}

/** A tournament that was made, with what the organiser should know of their list and of the sheets. */
export interface Created {
  readonly tournament: Tournament;
  /** The protocol as it stands in the Log, the draw that was taken at its end; empty if lots were never drawn. */
  readonly draws: readonly Draw[];
  readonly warnings: readonly Problem[];
}

/** The sheets of a tournament, or of a section of an event, under names that are free in a workbook. */
export const planFor = (
  tournament: Tournament,
  taken: readonly string[],
  time: string,
  draws: readonly Draw[] = [],
  section?: string,
): WorkbookPlan => {
  if (isTeamEvent(tournament))
    return makeTeamWorkbook(tournament, teamSheetNames(tournament, taken, section), time, undefined, draws);
  const texts = wordsOf(tournament);
  const { event } = tournament;
  const roles = [
    ...(matchOf(tournament) ? (['match'] as const) : []),
    ...(tournament.sections ? (['sections'] as const) : []),
  ];
  const names =
    section === undefined
      ? sheetNames(texts, event, taken, roles)
      : sectionSheetNames(texts, { event, section }, taken);
  return makeWorkbook(askingIfReported(tournament), names, texts, time, undefined, draws);
};

/** `sections-too-large` if there are too many players for live formulas: sheets that sections share cannot be refreshed. */
export const sectionsTooLarge = ({ sections, players }: Tournament): readonly Problem[] =>
  sections && players.length > LIVE_LIMIT
    ? [problem('sections-too-large', {}, { count: players.length, most: LIVE_LIMIT })]
    : [];

/** Writes the sheets of a tournament of players or of teams into a workbook. Problems: `sections-too-large`, those of `playersAsByes` and of the port. */
export const addTournament = async (
  workbook: Workbook,
  tournament: Tournament,
  { time, draws = [] }: Pick<Circumstances, 'time' | 'draws'>,
  progress?: Progress,
): Promise<Result<Added>> => {
  const sound = allClear([...sectionsTooLarge(tournament), ...playersAsByes(tournament)]);
  if (!sound.ok) return sound;
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const taken = overview.value.sheets.map(({ name }) => name);
  const plan = planFor(tournament, taken, time, draws);
  const written = await workbook.create(plan, progress);
  return andThen(written, ({ warnings }) => ok({ plan, warnings }));
};

/** Makes a tournament from the organiser's list and writes its sheets. Nothing is written if anything is wrong. */
export const createTournament = async (
  workbook: Workbook,
  list: ListChoice,
  choices: TournamentChoices,
  circumstances: Circumstances,
): Promise<Result<Created>> => {
  const roster = await openRoster(workbook, list);
  if (!roster.ok) return roster;
  const tournament = tournamentFromList(roster.value, choices, circumstances);
  if (!tournament.ok) return tournament;
  const { time, draws: before = [] } = circumstances;
  const protocol = keepDraw(before, roster.value, choices, time);
  if (!protocol.ok) return protocol;
  const draws = protocol.value;
  const written = await addTournament(workbook, tournament.value, { time, draws });
  return andThen(written, ({ warnings }) =>
    ok({
      tournament: tournament.value,
      draws,
      warnings: [
        ...roster.value.warnings,
        // Whoever names a system has made up their mind.
        ...(choices.system === undefined
          ? [...matchProposed(roster.value), ...leagueProposed(roster.value)]
          : []),
        ...(choices.numbers === undefined ? numbersProposed(roster.value) : []),
        ...drawWarnings(tournament.value),
        ...warnings,
      ],
    }),
  );
};

/**
 * From a list with a column of teams to their event. Nothing is written if anything is wrong. Problems: those of `openRoster` and
 * `pairTeams`.
 */
export const createTeamEvent = async (
  workbook: Workbook,
  list: ListChoice,
  choices: TeamEventChoices,
  circumstances: Circumstances,
): Promise<Result<PairedTeams>> => {
  const paired = andThen(await openRoster(workbook, list), (roster) =>
    pairTeams(roster, choices, circumstances),
  );
  if (!paired.ok) return paired;
  const { event, warnings } = paired.value;
  return andThen(await addTournament(workbook, event, circumstances), (added) =>
    ok({ event, warnings: [...warnings, ...added.warnings] }),
  );
};
