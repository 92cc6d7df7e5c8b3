import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { area } from '../../src/grid/cell';
import type { CellValue } from '../../src/grid/cell';
import type { SheetPlan, Style } from '../../src/grid/plan';
import { newXlsx } from '../../src/workbook/xlsx';
import { widthOf } from '../look/calibri';
import { faultsOf } from '../look/faults';
import { shownSheets } from '../look/sheet';
import { wrapped } from '../look/wrap';
import { valueOf } from '../results';
import { sheetPlan, workbookPlan } from '../workbook/plan';
import { inFolder, printed } from './soffice';

/** A word as LibreOffice set it on a page. Points. */
interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** What stands right of here on the page is the sheet's name above, and the page number. */
const HEADER_LEFT = 220;

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="[\d.]+">([^<]*)<\/word>/g;

/** A sheet printed by LibreOffice. */
const wordsOf = async (plan: SheetPlan): Promise<readonly Word[]> => {
  const workbook = newXlsx();
  const made = await workbook.create(workbookPlan(plan));
  const bytes = valueOf(made.ok ? await workbook.save() : made);
  return inFolder(async (folder) => {
    const pdf = join(folder, 'kept.pdf');
    await printed(bytes, pdf);
    expect(readFileSync(pdf).length).toBeGreaterThan(0);
    const boxes = execFileSync('pdftotext', ['-bbox', pdf, '-'], { encoding: 'utf8' });
    return [...boxes.matchAll(WORD)].map(([, left, top, right, text]) => ({
      text: text!.replaceAll('&amp;', '&'),
      left: Number(left),
      right: Number(right),
      top: Number(top),
    }));
  });
};

/** A sheet with one value to a row, each in its style, in columns of this width. */
const column = (width: number, rows: readonly (readonly [CellValue, Style, string?])[]): SheetPlan =>
  sheetPlan('Sheet', {
    blocks: rows.map(([value, , format], row) => ({
      kind: 'values',
      area: area(row, 0),
      values: [[value]],
      ...(format === undefined ? {} : { format }),
    })),
    styles: rows.map(([, style], row) => ({ area: area(row, 0), style })),
    columns: [{ from: 0, count: 1, width }],
    rows: rows.map((_, row) => ({ row, height: 75 })),
    print: { area: area(0, 0, rows.length, 8), landscape: false, header: '' },
  });

describe('what our own widths say is what LibreOffice prints in a font of the same metrics', () => {
  const TEXTS = [
    'Anna-Berg',
    'Oberhollenzer-Unterkircher',
    'WWWWMMMM',
    'iiiillll',
    '0123456789',
    'Папандопуло',
    'Παπαδόπουλος',
    'Łódźñéüß',
    '½–½…',
  ];

  it.each([
    [11, false],
    [11, true],
    [16, true],
    [28, false],
    [9, false],
  ])('letters of %d points, bold: %s', async (size, bold) => {
    const words = await wordsOf(
      column(
        60,
        TEXTS.map((text) => [text, { size, bold }]),
      ),
    );
    for (const text of TEXTS) {
      const found = words.find((word) => word.text === text);
      expect([text, found !== undefined]).toEqual([text, true]);
      const [theirs, ours] = [found!.right - found!.left, widthOf(text, { size, bold })];
      expect([text, Math.abs(theirs / ours - 1) < 0.02, theirs, ours]).toEqual([text, true, theirs, ours]);
    }
  });

  it('numbers turn into ### where we say that they do not fit', async () => {
    const numbers = [1, 12, 123, 1234, 12345, 123456, 1234567];
    for (const width of [2, 3, 4, 5, 6]) {
      const plan = column(
        width,
        numbers.map((number) => [number, {}, '0.0']),
      );
      const words = (await wordsOf(plan)).map(({ text }) => text);
      const [shown] = shownSheets([{ plan, blocks: plan.blocks }]);
      const lost = faultsOf(shown!)
        .filter(({ what }) => what === 'hashes')
        .map(({ text }) => text);
      const all = numbers.map((number) => `${number}.0`);
      expect([width, all.filter((text) => !words.includes(text))]).toEqual([width, lost]);
    }
  });

  it('a wrapped text takes as many lines as we count, or one less where a line ends to the point', async () => {
    const texts = [
      'Direct encounter',
      'Sonneborn-Berger: their points times own points',
      'Arranz-Regelung',
      'Anna Berg has left before half of her games: not one of them counts',
      'one two three four five six seven eight nine ten eleven twelve',
    ];
    for (const width of [12, 16, 24]) {
      const plan = column(
        width,
        texts.map((text) => [text, { wrap: true, vertical: 'top' }]),
      );
      const words = (await wordsOf(plan)).filter(({ right }) => right < HEADER_LEFT);
      const points = Math.trunc(width * 7 + 5) * 0.75 - 2.25;
      let from = 0;
      for (const text of texts) {
        const own: Word[] = [];
        while (own.map((word) => word.text).join('').length < text.replaceAll(' ', '').length)
          own.push(words[from++]!);
        const tops = new Set(own.map(({ top }) => Math.round(top)));
        const ours = wrapped(text, points, { size: 11, bold: false }).lines;
        expect([width, text, [ours, ours - 1].includes(tops.size)]).toEqual([width, text, true]);
      }
    }
  });
});
