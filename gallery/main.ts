import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contactSheet } from './contactSheet';
import { PICTURES } from './pictures';
import { drawPages, drawSheet, installMissing, print, reduce } from './print';
import { SPECIMENS, workbookOf } from './specimens';
import { TEAM_SPECIMENS, teamWorkbookOf } from './teamSpecimens';

/** Every workbook of the gallery, of players and of teams. */
const WORKBOOKS = [
  ...SPECIMENS.map((each) => ({ name: each.name, bytes: () => workbookOf(each) })),
  ...TEAM_SPECIMENS.map((each) => ({ name: each.name, bytes: () => teamWorkbookOf(each) })),
];

/** Prints specimens into a folder: of each the workbook, its PDF, and a picture of each page; all pages on one contact sheet. */
const makeGallery = async (folder: string, wanted: readonly string[]): Promise<void> => {
  installMissing();
  const specimens = WORKBOOKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const specimen of specimens) {
    const own = join(folder, specimen.name);
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, `${specimen.name}.xlsx`), await specimen.bytes());
  }
  const names = specimens.map(({ name }) => name);
  print(folder, names);
  const drawn = names.map((name) => ({ name, pages: drawPages(folder, name) }));
  for (const { name, pages } of drawn) process.stdout.write(`${name}: ${pages.length} pages\n`);
  writeFileSync(join(folder, 'index.html'), contactSheet(drawn));
  process.stdout.write(`The gallery is in ${folder}; index.html has all pages\n`);
};

const drawnIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.png'));

/** The pictures of the documents, all anew: of paper, and those that whoever followed the guide and the page to try has taken. */
const makePictures = (folder: string, taken: string, pictures: string): void => {
  for (const file of drawnIn(pictures)) rmSync(join(pictures, file));
  for (const { name, specimen, sheet } of PICTURES) drawSheet(folder, specimen, sheet, join(pictures, name));
  for (const file of readdirSync(taken)) copyFileSync(join(taken, file), join(pictures, file));
  const files = drawnIn(pictures).map((file) => join(pictures, file));
  reduce(files);
  process.stdout.write(`${files.length} pictures are in ${pictures}\n`);
};

const main = async (folder: string, given: readonly string[]): Promise<void> => {
  const names = WORKBOOKS.map(({ name }) => name);
  const unknown = given.filter((each) => each !== '--pictures' && !names.includes(each));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no ${unknown.join(', ')} in the gallery. There are: ${names.join(', ')}\n`,
    );
    process.exitCode = 2;
    return;
  }
  if (!given.includes('--pictures')) return makeGallery(folder, given);
  await makeGallery(folder, [...new Set(PICTURES.map(({ specimen }) => specimen))]);
  makePictures(folder, resolve('out', 'pictures', 'guide'), resolve('docs', 'pictures'));
};

void main(resolve('out', 'gallery'), process.argv.slice(2));
