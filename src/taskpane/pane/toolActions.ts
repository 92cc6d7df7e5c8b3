import type { TeamEvent } from '../../core/teamEvent/model';
import type { AdoptChoices } from '../../app/tools/adopt';
import type { ChosenCure } from '../../app/tools/doctor';
import type { NamesHow } from '../../app/tools/names';
import type { PaneTask } from '../../language/pane';
import type { OtherFile, Picked, Toolbox, ToolId } from '../toolbox';
import type { Inside } from './inside';
import { exchangingFiles, usingTools } from './onDemand';

/** What can be done on sheets that anybody made. All of it is shown before it is written, and can be taken back. */
export const makeToolActions = (inside: Inside) => {
  const { run, dispatch, get } = inside;
  /** What was shown when the button was pressed goes into the task. */
  const withTools = (
    task: PaneTask,
    work: (tools: Awaited<ReturnType<typeof usingTools>>, toolbox: Toolbox) => Promise<void>,
  ): Promise<void> => {
    const { toolbox } = get();
    return run(task, async () => work(await usingTools(), toolbox));
  };
  return {
    openTools: async () => {
      dispatch({ type: 'tools' });
      await run('look', async () => (await usingTools()).lookForSteps(inside));
    },
    leaveTools: async () => {
      dispatch({ type: 'back' });
      await run('look', inside.look);
    },
    /** Opens one of them, or the list of all. */
    openTool: (tool: ToolId | null) => dispatch({ type: 'toolbox', toolbox: { tool, found: null } }),
    /** Takes the selected cells for a tool. */
    pick: (part: keyof Picked) => run('list', async () => (await usingTools()).pick(inside, part)),
    /** Says which names would be written for which numbers. */
    planNames: (how: NamesHow) => run('inspect', async () => (await usingTools()).planNamesFor(inside, how)),
    writeNames: () => withTools('tool', (tools, box) => tools.writeNames(inside, box)),
    /** Checks the schedule that is selected, by the nearest table or against a system. */
    checkSchedule: (against: string | undefined) =>
      run('inspect', async () => (await usingTools()).check(inside, against)),
    repairSchedule: () => withTools('tool', (tools, box) => tools.repairSchedule(inside, box)),
    /** Reads the table that is selected as a tournament. */
    readTable: (choices: AdoptChoices) =>
      run('inspect', async () => (await usingTools()).readTable(inside, choices)),
    adoptTable: () => withTools('create', (tools, box) => tools.adoptTable(inside, box)),
    lookForMistakes: () => run('inspect', async () => (await usingTools()).lookForMistakes(inside)),
    putRight: (chosen: readonly ChosenCure[]) =>
      withTools('tool', (tools, box) => tools.putRight(inside, box, chosen)),
    /** Takes back what a tool did last. */
    undoTool: () => run('tool', async () => (await usingTools()).goBack(inside, 'undone')),
    /** Does again what was taken back last. */
    redoTool: () => run('tool', async () => (await usingTools()).goBack(inside, 'redone')),
  };
};

/** What can be done with files of other programs. */
export const makeExchangeActions = (inside: Inside) => {
  const { run, dispatch, get } = inside;
  return {
    /** The list that tells of those who play for teams, as a report needs it. */
    peopleOf: async (event: TeamEvent) =>
      (await import('../../app/exchange/people')).peopleOf(inside.workbook, event),
    /** Opens the tool for such files. */
    openFiles: async () => {
      dispatch({ type: 'tools' });
      dispatch({ type: 'toolbox', toolbox: { tool: 'file' } });
      await run('look', async () => (await usingTools()).lookForSteps(inside));
    },
    /** Reads a file and shows what it holds, before anything is written. */
    readFile: (file: OtherFile) =>
      run('inspect', async () => (await exchangingFiles()).readOtherFile(inside, file)),
    /** Makes a tournament of one of the events that were shown. */
    takeFile: (event: number) => {
      const { found } = get().toolbox;
      return run('create', async () => (await exchangingFiles()).takeEvent(inside, found, event));
    },
  };
};
