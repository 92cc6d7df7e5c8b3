import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** What prints, by the command that shows whether it is there, and Debian's package of it. */
const PACKAGES: readonly (readonly [check: string, name: string])[] = [
  ['command -v soffice', 'libreoffice-calc'],
  ['command -v pdftoppm', 'poppler-utils'],
  // pictures of a few colours are a third as large
  ['command -v pngquant', 'pngquant'],
  // as wide as Calibri, Excel's own font
  ['fc-list | grep -qi carlito', 'fonts-crosextra-carlito'],
  ['fc-list | grep -qi liberation', 'fonts-liberation'],
  ['fc-list | grep -qi "noto.*arab"', 'fonts-noto-core'],
  ['fc-list | grep -qi "noto.*cjk"', 'fonts-noto-cjk'],
];

const shell = (command: string): void => void execFileSync('sh', ['-c', command], { stdio: 'pipe' });

const isThere = (check: string): boolean => {
  try {
    shell(check);
    return true;
  } catch {
    return false;
  }
};

/** Installs the programs and fonts that printing needs, where they are missing. */
export const installMissing = (): void => {
  const missing = PACKAGES.filter(([check]) => !isThere(check)).map(([, name]) => name);
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  shell(`apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${missing.join(' ')}`);
};

/** Has LibreOffice print the workbooks `folder/NAME/NAME.xlsx`, all in one run: it takes seconds to start. */
export const print = (folder: string, names: readonly string[]): void => {
  const profile = `-env:UserInstallation=file://${join(folder, '.profile')}`;
  const files = names.map((name) => join(folder, name, `${name}.xlsx`));
  execFileSync('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...files], {
    stdio: 'pipe',
  });
  for (const name of names) renameSync(join(folder, `${name}.pdf`), join(folder, name, `${name}.pdf`));
};

/** Dots to an inch. */
const RESOLUTION = 70;

/** Draws the pages of `folder/NAME/NAME.pdf` beside it; answers the files' names. */
export const drawPages = (folder: string, name: string): readonly string[] => {
  const own = join(folder, name);
  execFileSync('pdftoppm', ['-r', `${RESOLUTION}`, '-png', join(own, `${name}.pdf`), join(own, 'page')]);
  return readdirSync(own)
    .filter((file) => file.endsWith('.png'))
    .sort();
};

interface Word {
  readonly text: string;
  readonly bottom: number;
}

/** A page with what stands on it. Points. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g;
const WORD = /yMax="([\d.]+)">([^<]*)<\/word>/g;

const pagesOf = (pdf: string): readonly Page[] => {
  const boxes = execFileSync('pdftotext', ['-bbox', pdf, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return [...boxes.matchAll(PAGE)].map(([, width, height, words = '']) => ({
    width: Number(width),
    height: Number(height),
    words: [...words.matchAll(WORD)].map(([, bottom, text = '']) => ({ text, bottom: Number(bottom) })),
  }));
};

/** Above stands the event and the name of the sheet, below the page number. */
const HEADER = 40;
const FOOTER = 50;

/** Whether a page is of a sheet: its name ends the line above. */
const isOf = (sheet: string, { words }: Page): boolean =>
  words
    .filter(({ bottom }) => bottom < HEADER)
    .map(({ text }) => text)
    .join(' ')
    .endsWith(sheet);

/** Dots to an inch, and across at most. */
const FINE = 110;
const WIDEST = 1200;

/** Draws the first page of a sheet without what is empty below it. */
export const drawSheet = (folder: string, name: string, sheet: string, picture: string): void => {
  const pdf = join(folder, name, `${name}.pdf`);
  const pages = pagesOf(pdf);
  const at = pages.findIndex((page) => isOf(sheet, page));
  const page = pages[at];
  if (!page) throw new Error(`${name} has no page of ${sheet}`);
  const content = page.words.filter(({ bottom }) => bottom < page.height - FOOTER);
  const end = Math.max(...content.map(({ bottom }) => bottom)) + 12;
  const fine = Math.min(FINE, Math.floor((WIDEST * 72) / page.width));
  const dots = (points: number): string => `${Math.round((points * fine) / 72)}`;
  const crop = ['-x', '0', '-y', '0', '-W', dots(page.width), '-H', dots(Math.min(end, page.height))];
  mkdirSync(join(picture, '..'), { recursive: true });
  const only = ['-f', `${at + 1}`, '-l', `${at + 1}`, '-singlefile'];
  execFileSync('pdftoppm', ['-r', `${fine}`, '-png', ...only, ...crop, pdf, picture]);
};

/** Makes pictures small: 64 colours are enough for a screen and a sheet. */
export const reduce = (pictures: readonly string[]): void =>
  void execFileSync('pngquant', ['--force', '--ext', '.png', '--strip', '--speed', '1', '64', ...pictures]);
