import { readForAdoption, writeAdoption, type AdoptChoices } from '../../app/tools/adopt';
import { applyToSheets, type ToolChange } from '../../app/tools/apply';
import { checkSchedule, repairChanges } from '../../app/tools/check';
import { cureCells, examineSheets, type ChosenCure } from '../../app/tools/doctor';
import { planNames, type NamesHow } from '../../app/tools/names';
import { toolSteps } from '../../app/tools/steps';
import { redoTool, undoTool } from '../../app/tools/undo';
import type { ListChoice } from '../../app/roster';
import type { Result } from '../../core/result';
import { checkTexts } from '../../language/check';
import { playersTexts } from '../../language/players';
import { doctorTexts } from '../../language/tools';
import { say } from '../../language/language';
import type { CellChange } from '../../workbook/port';
import { readingLists } from '../lists';
import type { Found, Picked, Toolbox } from '../toolbox';
import { type Inside, sameText } from './inside';

const put = ({ dispatch }: Inside, toolbox: Partial<Toolbox>): void => dispatch({ type: 'toolbox', toolbox });

/** Looks for what tools have done in the workbook. */
export const lookForSteps = async (inside: Inside): Promise<void> => {
  const steps = await toolSteps(inside.workbook);
  if (!steps.ok) return inside.failed(steps.problems);
  put(inside, { steps: steps.value });
};

/** Shows what a tool has found. */
const show = <T>(inside: Inside, found: Result<T>, as: (value: T) => Found): void =>
  found.ok ? put(inside, { found: as(found.value) }) : inside.failed(found.problems);

/** Takes the cells that are selected. */
export const pick = async (inside: Inside, part: keyof Picked): Promise<void> => {
  const selection = await inside.surface.selection();
  if (!selection.ok) return inside.failed(selection.problems);
  put(inside, { picked: { ...inside.get().toolbox.picked, [part]: selection.value }, found: null });
};

/** Writes what a tool has shown, if all cells are as they were then; tells what was done, and looks for what can be taken back. */
const write = async (inside: Inside, change: ToolChange): Promise<void> => {
  const applied = await applyToSheets(inside.workbook, change, inside.time());
  if (!applied.ok) return inside.failed(applied.problems);
  put(inside, { found: null });
  await lookForSteps(inside);
  inside.dispatch({ type: 'told', told: { notice: { what: 'done', text: change.sentence } } });
};

const DID = {
  check: checkTexts.did,
  doctor: doctorTexts.did,
} as const;

const changeBy = (tool: keyof typeof DID, cells: readonly CellChange[]): ToolChange => ({
  tool,
  sentence: say(DID[tool], { count: cells.length }),
  cells,
});

/** The cells that are selected, or, where that is one cell, its table or all of its sheet. */
const selected = async ({ workbook, surface }: Inside): Promise<Result<ListChoice>> => {
  const selection = await surface.selection();
  if (!selection.ok) return selection;
  return (await readingLists()).selectedList(workbook, selection.value);
};

/** Plans the names for the numbers that were selected. */
export const planNamesFor = async (inside: Inside, how: NamesHow): Promise<void> => {
  const { pairings, list, second } = inside.get().toolbox.picked;
  if (!pairings || !list) return;
  const { selectedList } = await readingLists();
  const lists: ListChoice[] = [];
  for (const selection of second ? [list, second] : [list]) {
    const choice = await selectedList(inside.workbook, selection);
    if (!choice.ok) return inside.failed(choice.problems);
    lists.push(choice.value);
  }
  const planned = await planNames(inside.workbook, { range: pairings, lists, how });
  show(inside, planned, (plan) => ({ tool: 'names', plan }));
};

/** Writes the names that were shown. */
export const writeNames = async (inside: Inside, { found }: Toolbox): Promise<void> => {
  if (found?.tool !== 'names') return;
  const { sentence, cells } = found.plan;
  await write(inside, { tool: 'names', sentence, cells });
};

/** Checks the schedule that is selected. */
export const check = async (inside: Inside, against: string | undefined): Promise<void> => {
  const where = await selected(inside);
  if (!where.ok) return inside.failed(where.problems);
  const found = await checkSchedule(inside.workbook, where.value, against);
  show(inside, found, (checked) => ({ tool: 'check', checked }));
};

/** Writes the repairs that are certain. */
export const repairSchedule = async (inside: Inside, { found }: Toolbox): Promise<void> => {
  if (found?.tool === 'check') await write(inside, changeBy('check', repairChanges(found.checked)));
};

/** Reads the table that is selected as a tournament. */
export const readTable = async (inside: Inside, choices: AdoptChoices): Promise<void> => {
  const where = await selected(inside);
  if (!where.ok) return inside.failed(where.problems);
  const choice = where.value;
  const all = { paper: inside.paper, ...choices };
  const read = await readForAdoption(inside.workbook, choice, all, { id: inside.random() });
  show(inside, read, (adoption) => ({ tool: 'adopt', choice, choices: all, adoption }));
};

/** Makes the sheets of the tournament that was shown, if the table is as it was then. */
export const adoptTable = async (inside: Inside, { found }: Toolbox): Promise<void> => {
  if (found?.tool !== 'adopt') return;
  const { choice, choices, adoption } = found;
  const { id } = adoption.tournament;
  const now = await readForAdoption(inside.workbook, choice, choices, { id });
  if (!now.ok) return inside.failed(now.problems);
  if (!sameText(now.value, adoption)) {
    put(inside, { found: { ...found, adoption: now.value } });
    return inside.dispatch({ type: 'told', told: { notice: { what: 'list-changed' } } });
  }
  const circumstances = { id, time: inside.time() };
  const made = await writeAdoption(inside.workbook, now.value, circumstances, inside.progress);
  if (!made.ok) return inside.failedToMake(made.problems);
  return inside.showMade(id, made.value.warnings);
};

/** Looks for mistakes on all sheets that people have made themselves. */
export const lookForMistakes = async (inside: Inside): Promise<void> => {
  const found = await examineSheets(inside.workbook, undefined, inside.time());
  show(inside, found, (diagnosis) => ({ tool: 'doctor', diagnosis }));
};

/** Puts right what was chosen, and looks once more. */
export const putRight = async (
  inside: Inside,
  { found }: Toolbox,
  chosen: readonly ChosenCure[],
): Promise<void> => {
  if (found?.tool !== 'doctor') return;
  const cells = cureCells(found.diagnosis.findings, chosen);
  if (!cells.ok) return inside.failed(cells.problems);
  await write(inside, changeBy('doctor', cells.value));
  if (inside.get().problems.length === 0) await lookForMistakes(inside);
};

/** Takes back what a tool did last, or does again what was taken back last. */
export const goBack = async (inside: Inside, what: 'undone' | 'redone'): Promise<void> => {
  const done = await (what === 'undone' ? undoTool : redoTool)(inside.workbook);
  if (!done.ok) return inside.failed(done.problems);
  put(inside, { found: null });
  await lookForSteps(inside);
  const { sentence } = done.value;
  const text = what === 'undone' ? say(playersTexts().undone, { step: sentence }) : sentence;
  inside.dispatch({ type: 'told', told: { notice: { what: 'done', text } } });
};
