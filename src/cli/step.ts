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
export type Step<T> = (
  workbook: Workbook,
  words: { readonly time: string; readonly named: string },
) => Promise<Result<T>>;

/** Takes one step in a copy of a workbook. */
export const changeCopy = <T>(
  [given, { time, random }]: Parameters<Command['run']>,
  step: Step<T>,
): Promise<Result<T>> => {
  const [input] = given.operands;
  const place = { out: given.text('out')!, force: given.flag('force') };
  return withCopy(input!, place, random(), async (workbook) => {
    const named = await chooseSheet(workbook, given.text('tournament'), input!);
    return named.ok ? step(workbook, { time: time(), named: named.value }) : named;
  });
};

/** Takes one step in a copy of a workbook, and says how many cells it changed (`told`). */
export const stepInCopy = async (
  call: Parameters<Command['run']>,
  told: keyof Pick<CliTexts, 'refreshed'>,
  step: Step<Patch>,
): ReturnType<Command['run']> => {
  const [given, { language }] = call;
  const out = given.text('out')!;
  return andThen(await changeCopy(call, step), ({ cells: { length: count } }) =>
    ok({
      text: () => say(cliTexts(language)[told], language, { count, out }),
      json: () => ({ changed: count, out }),
      warnings: [],
    }),
  );
};
