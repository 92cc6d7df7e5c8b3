import { ok, type Result } from '../../core/result';
import { findTournaments } from '../../sheets/findTournaments';
import type { Workbook } from '../../workbook/port';
import { planUndo } from '../changes/undo';
import { findTeamEvents } from '../../sheets/teamEvent/find';
import { openStep } from '../step';
import { openTeamStep } from '../teamSteps/open';
import { TEAM_UNDO } from '../teamSteps/undo';
import { toolSteps, type ToolStep } from './steps';

/** When the last step of a tournament was taken that could be taken back; empty without one. */
const lastOf = async (workbook: Workbook, sheet: string): Promise<string> => {
  const opened = await openStep(workbook, sheet);
  const planned = opened.ok ? planUndo(opened.value) : opened;
  return planned.ok ? planned.value.time : '';
};

/** The same of a team event. */
const lastOfTeams = async (workbook: Workbook, sheet: string): Promise<string> => {
  const opened = await openTeamStep(workbook, sheet);
  const planned = opened.ok ? TEAM_UNDO.plan(opened.value, null) : opened;
  return planned.ok ? planned.value.time : '';
};

/**
 * The last step of a tool, where it is what undo would take back: no tournament or team event of the workbook has a later one. Steps of a tool
 * and of these never touch the same cells. Problems: those of `toolSteps`.
 */
export const lastToolStep = async (workbook: Workbook): Promise<Result<ToolStep | null>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const steps = await toolSteps(workbook);
  if (!steps.ok) return steps;
  const last = steps.value.at(-1);
  if (!last) return ok(null);
  for (const { sheet } of findTournaments(overview.value.names, overview.value.sheets))
    if ((await lastOf(workbook, sheet)) > last.time) return ok(null);
  for (const { sheet } of findTeamEvents(overview.value.names, overview.value.sheets))
    if ((await lastOfTeams(workbook, sheet)) > last.time) return ok(null);
  return ok(last);
};
