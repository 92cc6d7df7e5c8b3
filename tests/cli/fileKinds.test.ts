import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf, run, tempFiles } from './run';

const at = tempFiles();
const reported = (name: string): string => join(__dirname, '../fixtures/reported', name);

const COMMANDS: readonly (readonly string[])[] = [
  ['pair', 'IN', '--out', at('out.xlsx')],
  ['adopt', 'IN', '--out', at('out.xlsx')],
  ['sections', 'IN', '--size', '4', '--by', 'list', '--out', at('out.xlsx')],
  ['names', 'IN', '--range', 'A1:A2', '--list', 'B1:B9', '--how', 'replace', '--out', at('out.xlsx')],
  ['record', 'IN', '1=1-0', '--out', at('out.xlsx')],
  ['repair', 'IN', '--out', at('out.xlsx')],
  ['convert', 'IN', at('out.json')],
  ['check', 'IN'],
  ['doctor', 'IN'],
  ['status', 'IN'],
  ['standings', 'IN'],
  ['calendar', 'IN'],
  ['text', 'IN'],
  ['audit', 'IN'],
  ['draw', 'IN'],
];

beforeAll(() => {
  writeFileSync(at('csv.xlsx'), 'Name;Elo\nAnn;2000\n');
  writeFileSync(at('page.xls'), '<html><body><table><tr><td>Ann</td></tr></table></body></html>');
  writeFileSync(at('list.pdf'), '%PDF-1.4\n');
  writeFileSync(at('empty.xlsx'), '');
  copyFileSync(reported('18-opendocument.ods'), at('ods.csv'));
});

describe.each([
  ['an old workbook', reported('18-old-format.xls'), 'an Excel workbook of the old format (.xls)'],
  ['an old workbook called .xlsx', reported('18-old-format-named.xlsx'), 'of the old format (.xls)'],
  ['OpenDocument', reported('18-opendocument.ods'), 'an OpenDocument spreadsheet (.ods)'],
  ['OpenDocument called .csv', at('ods.csv'), 'an OpenDocument spreadsheet (.ods)'],
  ['CSV called .xlsx', at('csv.xlsx'), 'This is a text, such as CSV'],
  ['a page called .xls', at('page.xls'), 'This is a web page'],
  ['a PDF', at('list.pdf'), 'This is a PDF.'],
  ['an empty file', at('empty.xlsx'), 'This file is empty.'],
])('%s is named by every command', (_, file, what) => {
  it.each(COMMANDS.map((command) => [command[0]!, command] as const))('%s', async (_name, command) => {
    const ran = await run(...command.map((word) => (word === 'IN' ? file : word)), '--json');
    expect([ran.code, problemsOf(ran).length]).toEqual([1, 1]);
    expect(problemsOf(ran)[0]!.message).toContain(what);
  });
});

it('doctor looks at the sheets of a workbook with a module of Visual Basic, as pair does', async () => {
  const { code, stdout, stderr } = await run('doctor', reported('19-module-sheet-empty-rid.xlsx'));
  expect([code, stdout, stderr]).toEqual([0, 'Nothing looks wrong on your sheets.\n', '']);
});
