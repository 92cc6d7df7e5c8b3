import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ScriptTarget, transpileModule } from 'typescript';
import { snippets } from '../../build/snippets.cjs';
import type { Quirk } from '../../emulator/host/quirks';
import { createBook } from '../../emulator/model';
import { closePages, openPage, type Page } from './office';

const FOLDER = join(__dirname, '../../docs/excel');
const FILES = readdirSync(FOLDER).sort();
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** What stands in a part of a snippet of Script Lab, such as `script`. */
const partOf = (yaml: string, part: string): string => {
  const [, text] = new RegExp(`^${part}:\\n  content: \\|\\n((?:    .*\\n|\\n)+)`, 'm').exec(yaml) ?? [];
  if (text === undefined) throw new Error(`no ${part}`);
  return text.replace(/^ {4}/gm, '');
};

/** What a snippet makes for good, or what the pane makes while one runs. */
const MADE = ['Members', 'Pairings'];

/** The snippet of the rules tries what an add-in should not do. */
const MISTAKE = 'Rule 13!A1: a circular reference; Excel warns and shows 0 (cells: 1)';

interface Asked {
  readonly quirk?: Quirk | null;
  /** The sheets of the workbook. */
  readonly sheets?: readonly string[];
  /** What is selected on the first of them; the whole sheet, if nothing is said. */
  readonly selected?: string;
  /** What is there before Run is pressed. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What a person does once Run was pressed. */
  readonly meanwhile?: (page: Page) => Promise<unknown>;
}

/** The first five columns and rows of a sheet that hold something. */
const contentOf = (page: Page, sheet: string): Promise<readonly (readonly unknown[])[]> =>
  page.Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getItem(sheet).getRange('A1:D5');
    cells.load('values');
    await context.sync();
    return cells.values.filter(([first]) => first !== '');
  });

/** What a snippet answers below its button, and its row of Answers. Waiting for a person takes a hundredth of its time here. */
const asked = async (
  file: string,
  { quirk = null, sheets = ['Mine'], selected, before, meanwhile }: Asked = {},
): Promise<{ readonly said: string; readonly row: readonly unknown[] }> => {
  const page = await openPage({
    workbook: createBook([...sheets]),
    sets: { ExcelApi: '1.13' },
    quirks: quirk === null ? {} : { [quirk]: true },
  });
  await page.Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheets[0]!).getRange(selected).select();
    await context.sync();
  });
  await before?.(page);
  const window = page.window as unknown as Window & typeof globalThis;
  const { document, setTimeout: soon } = window;
  window.setTimeout = ((work: TimerHandler, ms = 0, ...more: unknown[]) =>
    soon(work, ms < 10_000 ? ms / 100 : ms, ...more)) as typeof soon;
  document.body.replaceWith(
    new window.DOMParser().parseFromString(partOf(read(file), 'template'), 'text/html').body,
  );
  const { outputText } = transpileModule(partOf(read(file), 'script'), {
    compilerOptions: { target: ScriptTarget.ES2022 },
  });
  window.eval(`(() => {${outputText}})()`);
  document.getElementById('run')!.click();
  const said = (): string => document.getElementById('answer')!.textContent;
  await meanwhile?.(page);
  const end = Date.now() + 20_000;
  while (said() === '...' && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
  const left = page.host.book.state.sheets.map(({ name }) => name);
  if (file === '17-rules.yaml') {
    expect(left).toEqual(sheets);
    expect(page.host.warnings.splice(0)).toContainEqual(MISTAKE);
    return { said: said(), row: [] };
  }
  expect(left.filter((name) => !MADE.includes(name))).toEqual([
    ...sheets.filter((name) => name !== 'Team'),
    'Answers',
  ]);
  const [headings, row = [], ...more] = await contentOf(page, 'Answers');
  expect([headings, more]).toEqual([['Question', 'Answer', 'Expected', 'OK?'], []]);
  expect(row[1]).toBe(said());
  return { said: said(), row };
};

const answerOf = async (file: string, quirk: Quirk | null): Promise<string> =>
  (await asked(file, { quirk })).said;

/** Waits, then puts something into a cell, as a person does. */
const put = async ({ Excel }: Page, sheet: string, cell: string, content: string): Promise<void> => {
  await new Promise((done) => setTimeout(done, 150));
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).getRange(cell).values = [[content]];
    await context.sync();
  });
};

afterEach(closePages);

describe('a snippet of Script Lab', () => {
  it.each<[string, Quirk | null, string]>([
    ['1-names', null, 'none listed, but Members is gone'],
    ['1-names', 'workbookNamesOnSheets', 'fault #1011: RoundaboutCheck (Workbook)'],
    ['3-renamed-sheet', null, 'as documented: the name is there; names with #REF!: none of 0'],
    ['3-renamed-sheet', 'renamingLosesNames', 'fault #3218 or #4403: the name is lost'],
    ['4-whole-sheet', 'wholeSelectionHangs', 'refused: GeneralException'],
    ['5-undo-group', null, 'as documented: taken'],
    ['5-undo-group', 'undoGroupRefused', 'refused: GeneralException'],
    [
      '6-another-workbook',
      'anotherWorkbookInFront',
      'fault #6365 or #2444: names of the workbook: answered; names of a sheet: InvalidSelection; active sheet: answered; selection: InvalidSelection',
    ],
    ['8-print', null, 'as documented: pages fit; paper: taken'],
    ['8-print', 'fitToPagesIgnored', 'fault #1860: pages to fit are ignored; paper: taken'],
    ['8-print', 'paperSizeRefused', 'pages fit; paper: refused, GeneralException'],
    ['9-time', null, 'no new sheet within a minute'],
    ['11-table-rows', null, 'as documented: the rows are there'],
    ['11-table-rows', 'tableRowsLost', 'fault #1813: 1 rows of 3'],
    ['13-group', null, 'fault #2266: told of no change within a minute'],
    ['14-circles', null, 'look for a warning (iteration: not told; cells with errors: none)'],
    ['15-staged', null, 'as documented: none staged; hidden: none'],
  ])('%s, with the fault %s, answers: %s', async (file, quirk, answer) => {
    expect(await answerOf(`${file}.yaml`, quirk)).toBe(answer);
  });

  it('4-whole-sheet answers with the area and the time that it took', async () => {
    expect(await answerOf('4-whole-sheet.yaml', null)).toMatch(/^as documented: Mine!\S+ in \d+ ms$/);
  });

  it('writes its question, its answer, what is expected and yes into the sheet Answers', async () => {
    expect((await asked('5-undo-group.yaml')).row).toEqual([
      '5 Results from the pane',
      'as documented: taken',
      'the request is taken',
      'yes',
    ]);
  });

  it('writes NO for a fault', async () => {
    const { row } = await asked('11-table-rows.yaml', { quirk: 'tableRowsLost' });
    expect(row[3]).toBe('NO');
  });

  it.each([
    ['7-ribbon', /^look at the tab Home at 100, 125 and 200 % \(.+ExcelApi 1\.9 1\.13\)$/],
    ['10-fonts', /^look at every sheet \(Mine \S+.* \d+\)$/],
    ['14-circles', /^look for a warning/],
    ['16-files', /^look at the four windows \(.+DialogApi .+\)$/],
  ])('%s leaves the last word to a person', async (file, answer) => {
    const { row } = await asked(`${file}.yaml`);
    expect(row).toEqual([expect.any(String), expect.stringMatching(answer), expect.any(String), '']);
  });

  it('asked again, writes into the row that it has', async () => {
    const { row } = await asked('5-undo-group.yaml', {
      meanwhile: async (page) => {
        await new Promise((done) => setTimeout(done, 500));
        (page.window as unknown as Window).document.getElementById('run')!.click();
      },
    });
    expect(row[0]).toBe('5 Results from the pane');
  });

  it('0-workbook makes Members with ten names and the name Roster; 1-names counts them', async () => {
    let roster: unknown;
    const { said } = await asked('0-workbook.yaml', {
      meanwhile: async (page) => {
        await new Promise((done) => setTimeout(done, 500));
        roster = await page.Excel.run(async (context) => {
          const name = context.workbook.names.getItem('Roster');
          name.load('formula,scope');
          await context.sync();
          return [name.formula, name.scope];
        });
        expect((await contentOf(page, 'Members')).map(([name]) => name)).toEqual([
          'Name',
          'Ann',
          'Ben',
          'Cleo',
          'Dan',
        ]);
      },
    });
    expect([said, roster]).toEqual(['as documented: ten names', ['=Members!$A$1:$A$11', 'Workbook']]);
    const again = await asked('1-names.yaml', {
      sheets: ['Mine', 'Team'],
      before: (page) =>
        page.Excel.run(async (context) => {
          const members = context.workbook.worksheets.getItem('Team');
          members.name = 'Members';
          members.getRange('A1:A3').values = [['Name'], ['Ann'], ['Ben']];
          await context.sync();
        }),
    });
    expect(again.said).toBe('as documented: none listed; names in Members: 2');
  });

  it.each([
    ['2-undo', '', 'as documented: Mine!C3 was 1-0, and is as before'],
    ['2-undo', '1-0', 'not taken back within a minute: Mine!C3 is 1-0'],
    ['2-merged-areas', '', 'as documented: Mine!C3 is as before; none merged'],
    ['2-merged-areas', '1-0', 'fault #5918: not taken back within a minute; none merged'],
  ])('%s watches a cell: where Ctrl+Z leaves “%s”, it answers: %s', async (file, left, answer) => {
    const { said } = await asked(`${file}.yaml`, {
      selected: 'C3',
      meanwhile: async (page) => {
        await put(page, 'Mine', 'C3', "'1-0");
        await put(page, 'Mine', 'C3', left === '' ? '' : `'${left}`);
      },
    });
    expect(said).toBe(answer);
  });

  it('9-time takes the time until the new sheets are shown', async () => {
    const { said } = await asked('9-time.yaml', {
      meanwhile: async (page) => {
        await new Promise((done) => setTimeout(done, 100));
        await page.Excel.run(async (context) => {
          const sheets = MADE.map((name) => context.workbook.worksheets.add(name));
          await context.sync();
          expect(sheets).toHaveLength(2);
        });
      },
    });
    expect(said).toMatch(/^as documented: 2 sheets in 0\.\d s$/);
  });

  it('12-choice answers whether Excel told of both changes', async () => {
    const { said } = await asked('12-choice.yaml', {
      selected: 'C3',
      meanwhile: async (page) => {
        await put(page, 'Mine', 'C3', "'1-0");
        await put(page, 'Mine', 'C3', "'0-1");
      },
    });
    expect(said).toBe('as documented: told of 1-0 and 0-1');
  });

  it.each([
    [['Mine', 'Two'], 'as documented: told of Mine!B2, Two!B2'],
    [['Mine'], 'fault #2266: told of Mine!B2 alone'],
  ])('13-group, where Excel tells of %j, answers: %s', async (typedOn, answer) => {
    const { said } = await asked('13-group.yaml', {
      sheets: ['Mine', 'Two'],
      meanwhile: async (page) => {
        for (const sheet of typedOn) await put(page, sheet, 'B2', 'x');
      },
    });
    expect(said).toBe(answer);
  });

  it('15-staged names a sheet that was being made', async () => {
    const { said, row } = await asked('15-staged.yaml', {
      sheets: ['Mine', '~Roundabout 1'],
      before: (page) =>
        page.Excel.run(async (context) => {
          context.workbook.worksheets.getItem('~Roundabout 1').visibility = 'Hidden';
          await context.sync();
        }),
    });
    expect([said, row[3]]).toEqual(['look whether the pane offers to remove: ~Roundabout 1', '']);
  });

  it('17-rules answers yes to what the emulated Excel serves of what the tests take on trust', async () => {
    const answers = (await answerOf('17-rules.yaml', null)).split('\n');
    const unlike = answers.filter((line) => !line.endsWith(': yes'));
    expect([answers.length, unlike.filter((line) => !line.includes('NO, NotImplemented'))]).toEqual([32, []]);
    expect(unlike.map((line) => parseInt(line, 10))).toEqual([14, 19, 21, 24, 26, 28, 30]);
  });

  it('is there for each of the sixteen questions of the walk, as build/snippets makes it', () => {
    const made = snippets();
    expect([...new Set([...made.keys()].map((file) => parseInt(file, 10)))].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 17 }, (_, no) => no),
    );
    for (const [file, text] of made) expect([file, read(file)]).toEqual([file, text]);
  });

  it.each(FILES)(
    '%s can be imported: a name, a host, a script, a page, libraries; TESTING.md leads to it',
    (file) => {
      for (const key of ['name', 'description', 'host', 'script', 'template', 'style', 'libraries'])
        expect(read(file)).toMatch(new RegExp(`^${key}: ?`, 'm'));
      expect(read(file)).toContain(`name: ${file.split('-')[0]} `);
      expect(readFileSync(join(FOLDER, '../../TESTING.md'), 'utf8').includes(`docs/excel/${file}`)).toBe(
        true,
      );
    },
  );
});
