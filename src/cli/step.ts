import { andThen, ok, type Result } from '../core/result';
import { cliTexts, type CliTexts } from '../language/cli';
import { say } from '../language/language';
import type { Patch, Workbook } from '../workbook/port';
import { outputOptions, type Command } from './command';
import { chooseSheet, withCopy } from './sources';

/** Options of every command that changes a tournament in a copy of its workbook. */
export const STEP_OPTIONS: Command['options'] = {
  ...outputOptions('OUT.xlsx'),
  tournament: { takes: 'NAME' },
};

/** A step of the app: what it does to a tournament of a workbook. */
export type Step = (
  workbook: Workbook,
  words: { readonly time: string; readonly named: string },
) => Promise<Result<Patch>>;

/** Takes one step in a copy of a workbook, and says how many cells it changed (`told`). */
export const stepInCopy = async (
  [given, { time, random, language }]: Parameters<Command['run']>,
  told: keyof Pick<CliTexts, 'recorded' | 'undone' | 'refreshed'>,
  step: Step,
): ReturnType<Command['run']> => {
  const [input] = given.operands;
  const out = given.text('out')!;
  const patch = await withCopy(input!, { out, force: given.flag('force') }, random(), async (workbook) => {
    const named = await chooseSheet(workbook, given.text('tournament'), input!);
    return named.ok ? step(workbook, { time: time(), named: named.value }) : named;
  });
  return andThen(patch, ({ cells: { length: count } }) =>
    ok({
      text: () => say(cliTexts(language)[told], language, { count, out }),
      json: () => ({ changed: count, out }),
      warnings: [],
    }),
  );
};
