import { readFileSync, writeFileSync } from 'node:fs';
import { openTournaments } from '../../src/app/open';
import { openXlsx } from '../../src/workbook/xlsx';
import { run } from './run';

interface Answer {
  readonly sections: readonly {
    readonly name: string;
    readonly players: readonly { readonly no: number; readonly name: string }[];
  }[];
}

/** Writes a list of 40 players, the first the strongest, each tenth from the same of ten clubs. */
export const writeForty = (file: string): string => {
  const players = Array.from(
    { length: 40 },
    (_, index) => `P${index + 1},${2400 - 10 * index},Club ${index % 10}`,
  );
  writeFileSync(file, ['Name,Rating,Club', ...players].join('\n'));
  return file;
};

/** The tournaments of a workbook. */
export const tournamentsIn = async (file: string) => {
  const book = await openXlsx(readFileSync(file));
  const opened = book.ok ? await openTournaments(book.value) : book;
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value.map(({ tournament }) => tournament);
};

/** Deals a list into sections with a set of sheets each. */
export const deal = async (...argv: readonly string[]): Promise<Answer> => {
  const { code, stdout, stderr } = await run('sections', ...argv, '--sheets', 'each', '--json', '--force');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Answer;
};
