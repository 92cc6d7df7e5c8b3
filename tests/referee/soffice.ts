import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where LibreOffice says that it is: what decides the decimal sign. */
export type Locale = 'en-US' | 'de-DE';

const item = (path: string, name: string, value: string): string =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** Always recalculate what is loaded: cached values must not speak for themselves. */
const settings = (locale: Locale): string => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${item('/org.openoffice.Office.Calc/Formula/Load', 'OOXMLRecalcMode', '0')}
${item('/org.openoffice.Setup/L10N', 'ooSetupSystemLocale', locale)}
${item('/org.openoffice.Setup/L10N', 'ooLocale', locale)}
</oor:items>`;

/** A folder for one run, gone afterwards. */
export const inFolder = async <T>(work: (folder: string) => T | Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A fresh user profile in a folder; answers how a program is told of it. */
export const makeProfile = (folder: string, locale: Locale = 'en-US'): string => {
  const profile = join(folder, 'profile');
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), settings(locale));
  return `-env:UserInstallation=file://${profile}`;
};

const converted = (folder: string, files: ReadonlyMap<string, Uint8Array>, kind: string): string => {
  const [input, output] = ['in', 'out'].map((name) => join(folder, name)) as [string, string];
  mkdirSync(input);
  mkdirSync(output);
  for (const [name, bytes] of files) writeFileSync(join(input, `${name}.xlsx`), bytes);
  execFileSync(
    'soffice',
    [
      '--headless',
      makeProfile(folder),
      '--convert-to',
      kind,
      '--outdir',
      output,
      ...[...files.keys()].map((name) => join(input, `${name}.xlsx`)),
    ],
    { stdio: 'pipe', timeout: 540_000 },
  );
  return output;
};

/** Has LibreOffice load workbooks, work out every formula anew and save them; answers the saved bytes by name. */
export const recalculated = (
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> =>
  inFolder((folder) => {
    const output = converted(folder, files, 'xlsx:Calc MS Excel 2007 XML');
    return new Map([...files.keys()].map((name) => [name, readFileSync(join(output, `${name}.xlsx`))]));
  });

/** One page of a printed workbook as text, line by line. */
export interface PrintedPage {
  readonly text: string;
}

/** Has LibreOffice print a workbook to PDF; answers the pages' texts. `keep` is a file to leave the PDF in. */
export const printed = (bytes: Uint8Array, keep?: string): Promise<readonly PrintedPage[]> =>
  inFolder((folder) => {
    const output = converted(folder, new Map([['book', bytes]]), 'pdf');
    const [pdf] = readdirSync(output).filter((name) => name.endsWith('.pdf'));
    const path = join(output, pdf!);
    if (keep) writeFileSync(keep, readFileSync(path));
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 });
    return text
      .split('\f')
      .slice(0, -1)
      .map((page) => ({ text: page }));
  });
