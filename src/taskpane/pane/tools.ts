import type { AdoptChoices } from '../../app/tools/adopt';
import type { ChosenCure } from '../../app/tools/doctor';
import type { NamesHow } from '../../app/tools/names';
import type { PaneTask } from '../../language/pane';
import type { OtherFile, Picked, Toolbox, ToolId } from '../toolbox';
import type { Inside } from './inside';
import { exchangingFiles, usingTools } from './onDemand';

/** What can be done on sheets that anybody made. All of it is shown before it is written, and can be taken back. */
export interface ToolActions {
  readonly openTools: () => Promise<void>;
  readonly leaveTools: () => Promise<void>;
  /** Opens one of them, or the list of all. */
  readonly openTool: (tool: ToolId | null) => void;
  /** Takes the selected cells for a tool. */
  readonly pick: (part: keyof Picked) => Promise<void>;
  /** Says which names would be written for which numbers. */
  readonly planNames: (how: NamesHow) => Promise<void>;
  readonly writeNames: () => Promise<void>;
  /** Checks the schedule that is selected, by the nearest table or against a system. */
  readonly checkSchedule: (against: string | undefined) => Promise<void>;
  readonly repairSchedule: () => Promise<void>;
  /** Reads the table that is selected as a tournament. */
  readonly readTable: (choices: AdoptChoices) => Promise<void>;
  readonly adoptTable: () => Promise<void>;
  readonly lookForMistakes: () => Promise<void>;
  readonly putRight: (chosen: readonly ChosenCure[]) => Promise<void>;
  /** Takes back what a tool did last. */
  readonly undoTool: () => Promise<void>;
  /** Does again what was taken back last. */
  readonly redoTool: () => Promise<void>;
}

/** Uses tools. */
export const makeToolActions = (inside: Inside): ToolActions => {
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
    openTool: (tool) => dispatch({ type: 'toolbox', toolbox: { tool, found: null } }),
    pick: (part) => run('list', async () => (await usingTools()).pick(inside, part)),
    planNames: (how) => run('inspect', async () => (await usingTools()).planNamesFor(inside, how)),
    writeNames: () => withTools('tool', (tools, box) => tools.writeNames(inside, box)),
    checkSchedule: (against) => run('inspect', async () => (await usingTools()).check(inside, against)),
    repairSchedule: () => withTools('tool', (tools, box) => tools.repairSchedule(inside, box)),
    readTable: (choices) => run('inspect', async () => (await usingTools()).readTable(inside, choices)),
    adoptTable: () => withTools('create', (tools, box) => tools.adoptTable(inside, box)),
    lookForMistakes: () => run('inspect', async () => (await usingTools()).lookForMistakes(inside)),
    putRight: (chosen) => withTools('tool', (tools, box) => tools.putRight(inside, box, chosen)),
    undoTool: () => run('tool', async () => (await usingTools()).goBack(inside, 'undone')),
    redoTool: () => run('tool', async () => (await usingTools()).goBack(inside, 'redone')),
  };
};

/** What can be done with files of other programs. */
export interface ExchangeActions {
  /** Opens the tool for such files. */
  readonly openFiles: () => Promise<void>;
  /** Reads a file and shows what it holds, before anything is written. */
  readonly readFile: (file: OtherFile) => Promise<void>;
  /** Makes a tournament of one of the events that were shown. */
  readonly takeFile: (event: number) => Promise<void>;
}

/** Opens files of other programs. */
export const makeExchangeActions = (inside: Inside): ExchangeActions => {
  const { run, dispatch, get } = inside;
  return {
    openFiles: async () => {
      dispatch({ type: 'tools' });
      dispatch({ type: 'toolbox', toolbox: { tool: 'file' } });
      await run('look', async () => (await usingTools()).lookForSteps(inside));
    },
    readFile: (file) => run('inspect', async () => (await exchangingFiles()).readOtherFile(inside, file)),
    takeFile: (event) => {
      const { found } = get().toolbox;
      return run('create', async () => (await exchangingFiles()).takeEvent(inside, found, event));
    },
  };
};
