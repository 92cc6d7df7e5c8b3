import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SPECIMENS, workbookOf } from './specimens';

/** What prints, by the command that shows whether it is there, and Debian's package of it. */
const PACKAGES: readonly (readonly [check: string, name: string])[] = [
  ['command -v soffice', 'libreoffice-calc'],
  ['command -v pdftoppm', 'poppler-utils'],
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

const installMissing = (): void => {
  const missing = PACKAGES.filter(([check]) => !isThere(check)).map(([, name]) => name);
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  shell(`apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${missing.join(' ')}`);
};

const RESOLUTION = '70';

/** Prints every specimen into a folder: the workbook, its PDF, and a picture of each page. */
const makeGallery = async (folder: string, wanted: readonly string[]): Promise<void> => {
  installMissing();
  const specimens = SPECIMENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const specimen of specimens) {
    const own = join(folder, specimen.name);
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own, { recursive: true });
    const file = join(own, `${specimen.name}.xlsx`);
    writeFileSync(file, await workbookOf(specimen));
    const profile = `-env:UserInstallation=file://${join(folder, '.profile')}`;
    execFileSync('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', own, file], {
      stdio: 'pipe',
    });
    const pdf = join(own, `${specimen.name}.pdf`);
    execFileSync('pdftoppm', ['-r', RESOLUTION, '-png', pdf, join(own, 'page')]);
    const pages = readdirSync(own).filter((name) => name.endsWith('.png')).length;
    process.stdout.write(`${specimen.name}: ${pages} pages\n`);
  }
  process.stdout.write(`The gallery is in ${folder}\n`);
};

void makeGallery(resolve('out', 'gallery'), process.argv.slice(2));
