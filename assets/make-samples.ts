import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkbookPlan } from '../src/grid/plan';
import { newXlsx } from '../src/workbook/xlsx';
import { candidates2013 } from './sample-lists/candidates-2013';
import { club16 } from './sample-lists/club-16';
import { interzonal1955 } from './sample-lists/interzonal-1955';
import { messy } from './sample-lists/messy';

/** The sample workbooks in `assets/samples`, by the names of their files. Made anew by `npm run samples`. */
const SAMPLES: Readonly<Record<string, WorkbookPlan>> = {
  'candidates-2013.xlsx': candidates2013,
  'interzonal-1955.xlsx': interzonal1955,
  'club-16.xlsx': club16,
  'messy.xlsx': messy,
};

const bytesOf = async (plan: WorkbookPlan): Promise<Uint8Array> => {
  const workbook = newXlsx();
  const written = await workbook.create(plan);
  const saved = written.ok ? await workbook.save() : written;
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.value;
};

const makeSamples = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [file, plan] of Object.entries(SAMPLES))
    await writeFile(join(folder, file), await bytesOf(plan));
};

void makeSamples(join(__dirname, '../assets/samples'));
