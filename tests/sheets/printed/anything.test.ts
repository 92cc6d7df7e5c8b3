/** @sweep */
import fc from '../../properties';
import { cellText, type CellValue } from '../../../src/grid/cell';
import { namesReader } from '../../../src/sheets/printed/fromNames';
import { readPrinted } from '../../../src/sheets/printed/read';
import { piecesOf } from '../../../src/sheets/printed/withNames';
import { IS_SWEEP } from '../../sample';
import { gridOf } from '../grid-of';

const BITS = [
  ...[
    '1',
    '2',
    '3',
    '10',
    '14',
    '0',
    '-',
    '–',
    ':',
    ' v ',
    ' ',
    ',',
    ';',
    '\n',
    '.',
    '(',
    ')',
    'A',
    'B',
    'X',
    'AJ',
    '½',
  ],
  ...[
    'Round ',
    'R',
    'тур',
    'bye',
    'White',
    'Black',
    'Board',
    '１４',
    '\u00a0',
    '=1+1',
    "'",
    'İ',
    '😀',
    '7-14',
    '1-0',
  ],
];

const text = fc.array(fc.constantFrom(...BITS), { maxLength: 6 }).map((bits) => bits.join(''));

const cell: fc.Arbitrary<CellValue> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.integer({ min: -2, max: 20 }) },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<CellValue>(0.5, true, { error: '#N/A' }) },
);

const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 7 });

describe('whatever stands in the cells', () => {
  it('is read or refused with a cell for each problem, and every label stands where it is said to', () => {
    fc.assert(
      fc.property(rows, (values) => {
        const grid = gridOf(values);
        const result = readPrinted(grid);
        if (!result.ok) {
          for (const { place } of result.problems) expect(place.cell).toMatch(/^[A-Z]+\d+(:[A-Z]+\d+)?$/);
          return;
        }
        expect(result.value.labels.length).toBeGreaterThan(0);
        for (const { label, row, column, start, length } of result.value.labels)
          expect(
            cellText(grid.values[row]![column])
              .slice(start, start + length)
              .normalize('NFKC'),
          ).toBe(label);
      }),
      { numRuns: IS_SWEEP ? 1500 : 200 },
    );
  });

  it('keeps, when labels are put in their own place, all but the blanks around them', () => {
    fc.assert(
      fc.property(rows, (values) => {
        const grid = gridOf(values);
        const result = readPrinted(grid);
        if (!result.ok) return;
        const labels = result.value.labels;
        for (const { row, column } of labels) {
          const own = labels.filter((side) => side.row === row && side.column === column);
          const before = cellText(grid.values[row]![column]);
          const after = piecesOf(before, own)
            .map((piece) => (piece.kind === 'text' ? piece.text : piece.label))
            .join('');
          const bare = (all: string): string => all.normalize('NFKC').replace(/[\s–,]/g, '');
          expect(bare(after)).toBe(bare(before));
        }
      }),
      { numRuns: IS_SWEEP ? 500 : 100 },
    );
  });

  it('names are found at their places or not at all, in no time', () => {
    const read = namesReader(['Ann', 'Ann Ann', 'Bob', 'Ann – Bob', 'İnci', '10']);
    const bits = fc.array(
      fc.constantFrom('Ann', 'Bob', ' ', ' – ', '-', ', ', 'İnci', '10', '1', 'bye ', 'Round 1: '),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(bits, (parts) => {
        const all = parts.join('');
        const found = read(all);
        if (found.kind !== 'names') return;
        for (const { name, start, length } of found.tokens)
          expect(all.slice(start, start + length).toLowerCase()).toBe(name.toLowerCase());
      }),
      { numRuns: 500 },
    );
  });
});
