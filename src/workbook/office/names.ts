import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import type { Context, Sheet } from './excel';
import { tried } from './attempt';
import { askNames, scopedNames } from './overview';
import type { StagedPlan } from './staging';

/** The name, scoped to a sheet, by which it is known as unfinished. */
const MARK = 'Roundabout_unfinished';

const isMark = ({ name, scope }: Sheet['names']['items'][number]): boolean =>
  name === MARK && scope === 'Worksheet';

/** Marks a sheet that is being made; `mark` is the creation's own. */
export const markSheet = ({ names }: Sheet, mark: string): void => {
  names.add(MARK, `="${mark}"`);
};

/** Which creation's unfinished sheet it is, `null` if it is none; its names have to be loaded. */
export const markOf = (sheet: Sheet): string | null =>
  scopedNames(sheet).find(({ name }) => name === MARK)?.refersTo ?? null;

type Name = StagedPlan['names'][number];

/** The names that are not there, or lead elsewhere than planned; `sheets` are those of the plan, their names loaded. */
const wrongNames = (sheets: readonly Sheet[], { names, finals }: StagedPlan): readonly Name[] => {
  const found = sheets.map((sheet) => new Map(scopedNames(sheet).map((each) => [each.name, each.refersTo])));
  return names.filter(({ sheet, name, refersTo }) => found[finals.indexOf(sheet)]?.get(name) !== refersTo);
};

const putRight = ({ names }: Sheet, { name, refersTo }: Name): void => {
  const there = names.items.find((item) => item.name === name && item.scope === 'Worksheet');
  if (there) there.formula = `=${refersTo}`;
  else names.add(name, `=${refersTo}`);
};

/**
 * Takes the marks from sheets that have their own names now, and puts right what Excel has lost of their names while it
 * renamed them (office-js #3218, #4403). Their names have to be loaded. `names-lost` for each sheet of which some are gone for good.
 */
export const settleNames = async (
  context: Context,
  sheets: readonly Sheet[],
  planned: StagedPlan,
): Promise<readonly Problem[]> => {
  const ask = (): void => sheets.forEach(askNames);
  const settle = (): void => {
    for (const wrong of wrongNames(sheets, planned))
      putRight(entryAt(sheets, planned.finals.indexOf(wrong.sheet)), wrong);
    for (const { names } of sheets) names.items.filter(isMark).forEach((mark) => mark.delete());
    ask();
  };
  if ((await tried(context, settle)) !== null && (await tried(context, ask)) === null)
    await tried(context, settle);
  const lost = new Set(wrongNames(sheets, planned).map(({ sheet }) => sheet));
  return [...lost].map((sheet) => problem('names-lost', { sheet }, { sheet }));
};
