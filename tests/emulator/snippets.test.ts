import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Quirk } from '../../emulator/host/quirks';
import { createBook } from '../../emulator/model';
import { closePages, openPage } from './office';

const FOLDER = join(__dirname, '../../docs/excel');
const FILES = readdirSync(FOLDER).sort();
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** What stands in a part of a snippet of Script Lab, such as `script`. */
const partOf = (yaml: string, part: string): string => {
  const [, text] = new RegExp(`^${part}:\\n  content: \\|\\n((?:    .*\\n|\\n)+)`, 'm').exec(yaml) ?? [];
  if (text === undefined) throw new Error(`no ${part}`);
  return text.replace(/^ {4}/gm, '');
};

/** The snippet of the rules tries what an add-in should not do. */
const MISTAKE = 'Rule 13!A1: a circular reference; Excel warns and shows 0 (cells: 1)';

/** What a snippet answers in an Excel that has a fault, or none, where a whole sheet is selected. Waiting for a person takes a hundredth of its time here. */
const answerOf = async (file: string, quirk: Quirk | null): Promise<string> => {
  const page = await openPage({
    workbook: createBook(['Mine']),
    sets: { ExcelApi: '1.13' },
    quirks: quirk === null ? {} : { [quirk]: true },
  });
  await page.Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Mine').getRange().select();
    await context.sync();
  });
  const window = page.window as unknown as Window & typeof globalThis;
  const { document, setTimeout: wait } = window;
  window.setTimeout = ((work: TimerHandler, ms = 0, ...more: unknown[]) =>
    wait(work, ms < 10_000 ? ms / 100 : ms, ...more)) as typeof wait;
  document.body.replaceWith(
    new window.DOMParser().parseFromString(partOf(read(file), 'template'), 'text/html').body,
  );
  window.eval(`(() => {${partOf(read(file), 'script')}})()`);
  document.getElementById('run')!.click();
  const said = (): string => document.getElementById('answer')!.textContent;
  const end = Date.now() + 20_000;
  while (said() === '...' && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
  expect(page.host.book.state.sheets.map(({ name }) => name)).toEqual(['Mine']);
  if (file === '17-rules.yaml') expect(page.host.warnings.splice(0)).toContainEqual(MISTAKE);
  return said();
};

afterEach(closePages);

describe('a snippet of Script Lab', () => {
  it.each<[string, Quirk | null, string]>([
    ['1-names', null, 'as documented: none listed'],
    ['1-names', 'workbookNamesOnSheets', 'fault #1011: RoundaboutCheck (Workbook)'],
    ['2-merged-areas', null, 'none merged: now press Ctrl+Z; if nothing is undone, fault #5918'],
    ['3-renamed-sheet', null, 'as documented: the name is there'],
    ['3-renamed-sheet', 'renamingLosesNames', 'fault #3218 or #4403: the name is lost'],
    ['4-whole-sheet', 'wholeSelectionHangs', 'refused: GeneralException'],
    ['5-undo-group', null, 'as documented: taken'],
    ['5-undo-group', 'undoGroupRefused', 'refused: GeneralException'],
    [
      '6-another-workbook',
      'anotherWorkbookInFront',
      'names of the workbook: answered; names of a sheet: InvalidSelection; active sheet: answered; selection: InvalidSelection',
    ],
    ['8-print', null, 'as documented: pages fit; paper: taken'],
    ['8-print', 'fitToPagesIgnored', 'fault #1860: pages to fit are ignored; paper: taken'],
    ['8-print', 'paperSizeRefused', 'as documented: pages fit; paper: refused, GeneralException'],
    ['11-table-rows', null, 'as documented: the rows are there'],
    ['11-table-rows', 'tableRowsLost', 'fault #1813: 1 rows of 3'],
  ])('%s, with the fault %s, answers: %s', async (file, quirk, answer) => {
    expect(await answerOf(`${file}.yaml`, quirk)).toBe(answer);
  });

  it('4-whole-sheet answers with the area and the time that it took', async () => {
    expect(await answerOf('4-whole-sheet.yaml', null)).toMatch(/^as documented: Mine!\S+ in \d+ ms$/);
  });

  it('17-rules answers yes to what the emulated Excel serves of what the tests take on trust', async () => {
    const answers = (await answerOf('17-rules.yaml', null)).split('\n');
    const unlike = answers.filter((line) => !line.endsWith(': yes'));
    expect([answers.length, unlike.filter((line) => !line.includes('NO, NotImplemented'))]).toEqual([32, []]);
    expect(unlike.map((line) => parseInt(line, 10))).toEqual([14, 19, 21, 24, 26, 28, 30]);
  });

  it.each(FILES)(
    '%s can be imported: a name, a host, a script, a page, libraries; TESTING.md leads to it',
    (file) => {
      for (const key of ['name', 'description', 'host', 'script', 'template', 'style', 'libraries'])
        expect(read(file)).toMatch(new RegExp(`^${key}: ?`, 'm'));
      expect(read(file)).toContain(`name: ${file.split('-')[0]} `);
      expect(readFileSync(join(FOLDER, '../../TESTING.md'), 'utf8')).toContain(`docs/excel/${file}`);
    },
  );
});
