import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NODE_COMPRESSION } from '../src/cli/compression';
import { TEMPLATES } from './kinds';
import { makeTemplate } from './make';

/** Writes every template, or those that are named, into a folder of its own. */
const makeTemplates = async (folder: string, wanted: readonly string[]): Promise<void> => {
  const unknown = wanted.filter((name) => !TEMPLATES.some(({ file }) => file === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no template ${unknown.join(', ')}. Names are like chess-8-players or chess-6-teams-4-boards.`,
    );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const templates = TEMPLATES.filter(({ file }) => wanted.length === 0 || wanted.includes(file));
  for (const template of templates) {
    const made = await makeTemplate(template, NODE_COMPRESSION);
    if (!made.ok) throw new Error(`${template.file}: ${JSON.stringify(made.problems)}`);
    await writeFile(join(folder, `${template.file}.xlsx`), made.value);
  }
  process.stdout.write(`${templates.length} templates are in ${folder}\n`);
};

void makeTemplates(resolve('out', 'templates'), process.argv.slice(2));
