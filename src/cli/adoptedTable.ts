import { parse } from 'node:path';
import { readForAdoption, type AdoptChoices } from '../app/tools/adopt';
import { idOf } from '../core/format/id';
import { andThen, ok, type Result } from '../core/result';
import { openList, relocated } from './lists';
import type { TextReading } from './texts';
import type { TournamentInFile } from './sources';
import type { Problem } from '../core/problem';

/** A cross-table or a list of results in a text file as a tournament. Problems: those of `openList` and `readForAdoption`. */
export const readTable = async (
  file: string,
  choices: AdoptChoices,
  texts?: TextReading,
): Promise<Result<TournamentInFile & { readonly warnings: readonly Problem[] }>> => {
  const opened = await openList(file, texts);
  if (!opened.ok) return opened;
  const { workbook, located } = opened.value;
  const { name } = parse(file);
  const read = await readForAdoption(workbook, { file: name }, choices, { id: idOf(name) });
  return andThen(relocated(read, located), ({ tournament, warnings }) =>
    ok({ tournament, warnings: warnings.map(located) }),
  );
};
