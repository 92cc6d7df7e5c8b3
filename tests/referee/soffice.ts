import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Always recalculate what is loaded: cached values must not speak for themselves. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const converted = (folder: string, files: ReadonlyMap<string, Uint8Array>, kind: string): string => {
  const [profile, input, output] = ['profile', 'in', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(join(profile, 'user'), { recursive: true });
  mkdirSync(input);
  mkdirSync(output);
  writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS);
  for (const [name, bytes] of files) writeFileSync(join(input, `${name}.xlsx`), bytes);
  execFileSync(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=file://${profile}`,
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
export const recalculated = (files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> =>
  inFolder((folder) => {
    const output = converted(folder, files, 'xlsx:Calc MS Excel 2007 XML');
    return new Map([...files.keys()].map((name) => [name, readFileSync(join(output, `${name}.xlsx`))]));
  });

/** One page of a printed workbook as text, line by line. */
export interface PrintedPage {
  readonly text: string;
}

/** Has LibreOffice print a workbook to PDF; answers the pages' texts. `keep` is a file to leave the PDF in. */
export const printed = (bytes: Uint8Array, keep?: string): readonly PrintedPage[] =>
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
