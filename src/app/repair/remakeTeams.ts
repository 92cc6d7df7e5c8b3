import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { cellText } from '../../grid/cell';
import type { WorkbookPlan } from '../../grid/plan';
import { plannedGrid, withValues, type PlacedValue } from '../../grid/planned';
import { withHistory } from '../../sheets/log/blocks';
import type { LogEntry } from '../../sheets/log/line';
import { makeRule, type LogRule } from '../../sheets/log/rule';
import { findTeamEvents } from '../../sheets/findTournaments';
import { teamSheetsOf } from '../../sheets/teamEvent/parts';
import type { Workbook } from '../../workbook/port';
import type { RefreshContext } from '../refresh';
import { wouldBeLost, wouldBreak } from '../rebuild';
import { nextStep, saidNow } from '../step';
import { boardCells } from '../identity';
import { inspectTeams, teamFaults, type InspectedTeams } from './inspectTeams';

/** A repair that was carried out: what was damaged, and how it was put right; `warnings` are those of the port. */
export interface Repaired extends Pick<Tournament, 'profile'> {
  readonly faults: readonly Problem[];
  readonly by: 'cells' | 'sheets';
  readonly warnings: readonly Problem[];
}

/** When it happens, and to which team event of the workbook. */
export interface RemakeContext extends RefreshContext {
  /** Whether results that are proposed for dates are put back. */
  readonly isTaken?: boolean;
}

/** Everything that people typed, as they typed it, for the same boards, matches and teams of new sheets. */
const asTyped = ({ open, undated }: InspectedTeams, plan: WorkbookPlan): readonly PlacedValue[] => {
  const [parts] = findTeamEvents(plan.names);
  if (!parts) return [];
  const room = new Map(
    boardCells({ parts, gridOf: plannedGrid(plan) }).map(({ key, cell }) => [key, cell] as const),
  );
  return boardCells(open).flatMap(({ key, cell: { expect } }): PlacedValue[] => {
    const [place, value] = [room.get(key), undated.get(key) ?? expect];
    if (!place || value === null || cellText(value).trim() === '' || place.expect === value) return [];
    return [{ sheet: place.sheet, row: place.row, column: place.column, value }];
  });
};

/** Whether somebody typed over what is ours. */
const isTypedOver = ({ code, values }: Problem): boolean =>
  code === 'damaged-typed-over' || (code === 'damaged-number' && values['count'] === 1);

/** How many of which kind were damaged, as the Log counts them: `damaged-sheet=1`. */
const countsOf = (faults: readonly Problem[]): string => {
  const codes = [...new Set(faults.map(({ code }) => code))];
  return codes.map((code) => `${code}=${faults.filter((each) => each.code === code).length}`).join(' ');
};

/** So many characters have room in a cell of the Log. */
const MOST_CHARACTERS = 30_000;

/** What had been typed over what is ours, and what had become a date, a line a cell. */
const typedOver = (faults: readonly Problem[]): string =>
  faults
    .filter((fault) => isTypedOver(fault) || fault.code === 'damaged-date')
    .map(
      ({ place, values }) =>
        `${place.sheet ?? ''}!${place.cell ?? ''}: ${values['found'] ?? values['shown'] ?? ''}`,
    )
    .join('\n')
    .slice(0, MOST_CHARACTERS);

/** What a line of the Log keeps of sheets that were made anew. */
type Told = Pick<LogEntry, 'before' | 'after'>;

const REFRESHED: Told = { before: '', after: 'format=1' };

const linesWith = (
  { open, lines }: InspectedTeams,
  rule: LogRule,
  { before, after }: Told,
  time: string,
): readonly LogEntry[] => {
  const entry = { step: nextStep(lines), time, tournament: open.tournament.id, rule: makeRule(rule) };
  return [...lines, ...saidNow([{ ...entry, cells: '', before, after }], open.tournament, lines)];
};

/** The sheets as they are to be, with everything that people typed. Problems: `cells-would-be-lost`, `reference-would-break`. */
const planAnew = (
  inspected: InspectedTeams,
  rule: LogRule,
  told: Told,
  time: string,
): Result<WorkbookPlan> => {
  const { plan, open, around, carried, lost } = inspected;
  const next = withHistory(plan, linesWith(inspected, rule, told, time));
  const problems = [...wouldBeLost(lost), ...wouldBreak(around, teamSheetsOf(open.parts))];
  return unlessProblems(problems, () => withValues(next, [...carried, ...asTyped(inspected, next)]));
};

const remade = async (
  workbook: Workbook,
  inspected: InspectedTeams,
  rule: LogRule,
  told: Told,
  { time, progress }: RemakeContext,
): Promise<Result<Repaired>> => {
  const next = planAnew(inspected, rule, told, time);
  if (!next.ok) return next;
  const { grids, faults, open } = inspected;
  const old = { sheets: teamSheetsOf(open.parts), asRead: grids };
  const replaced = await workbook.replace(old, next.value, progress);
  const { profile } = open.tournament;
  return andThen(replaced, ({ warnings }) => ok({ faults, by: 'sheets', profile, warnings }));
};

/**
 * Makes the sheets of a team event anew as this version makes them, with all that people typed, with a line in its Log, which it gets if it
 * had none. Problems, and nothing is written: those of `inspectTeams`, what was typed over what is ours, `cells-would-be-lost`, `reference-would-break`, those of
 * `Writer.replace`.
 */
export const refreshTeamSheets = async (
  workbook: Workbook,
  context: RemakeContext,
): Promise<Result<Repaired>> => {
  const inspected = await inspectTeams(workbook, context.named, context.time);
  if (!inspected.ok) return inspected;
  const sound = unlessProblems(inspected.value.faults.filter(isTypedOver), () => inspected.value);
  return sound.ok
    ? remade(workbook, sound.value, { did: 'refresh', sheets: true }, REFRESHED, context)
    : sound;
};

/**
 * Puts right what of ours is damaged on the sheets of a team event, by making them anew with all that people typed; nothing is written
 * where nothing is damaged. Problems as of `refreshTeamSheets`.
 */
export const repairTeams = async (workbook: Workbook, context: RemakeContext): Promise<Result<Repaired>> => {
  const inspected = await inspectTeams(workbook, context.named, context.time, context.isTaken);
  if (!inspected.ok) return inspected;
  const { open } = inspected.value;
  const faults = teamFaults(inspected.value);
  if (faults.length === 0)
    return ok({ faults, by: 'sheets', profile: open.tournament.profile, warnings: [] });
  const [damaged, all] = [inspected.value.faults, { ...inspected.value, faults }];
  // What lacks its Log alone gets one with new sheets.
  if (damaged.length === 0)
    return remade(workbook, all, { did: 'refresh', sheets: true }, REFRESHED, context);
  const told = { before: typedOver(damaged), after: countsOf(damaged) };
  return remade(workbook, all, { did: 'repair', sheets: true }, told, context);
};
