/** @sweep */
import fc from '../../properties';
import { HyperFormula } from 'hyperformula';
import { area, areaAddress } from '../../../src/grid/cell';
import {
  boundingArea,
  covers,
  intersection,
  makeAddress,
  MAX_COLUMNS,
  MAX_ROWS,
  overlaps,
  parseAddress,
  sheetPrefix,
  splitAddress,
  without,
} from '../../../emulator/model/address';
import { makeFormula, parseFormula } from '../../../emulator/model/formula';
import {
  loseSheetIn,
  moveFormula,
  renameSheetIn,
  shiftArea,
  shiftFormula,
  type Edit,
} from '../../../emulator/model/shift';
import { IS_SWEEP } from '../../sample';

const small = fc
  .tuple(fc.nat(12), fc.nat(12), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .map(([row, column, rows, columns]) => area(row, column, rows, columns));
const anywhere = fc
  .tuple(fc.nat(MAX_ROWS - 1), fc.nat(MAX_COLUMNS - 1), fc.nat(MAX_ROWS - 1), fc.nat(MAX_COLUMNS - 1))
  .map(([row, column, rows, columns]) =>
    area(
      row,
      column,
      Math.min(rows, MAX_ROWS - 1 - row) + 1,
      Math.min(columns, MAX_COLUMNS - 1 - column) + 1,
    ),
  );
const cellsOf = (where: { row: number; column: number; rows: number; columns: number }): string[] =>
  Array.from(
    { length: where.rows * where.columns },
    (_, at) => `${where.row + Math.floor(at / where.columns)},${where.column + (at % where.columns)}`,
  );

describe('addresses', () => {
  it('an address reads back as the area it was made from', () => {
    fc.assert(
      fc.property(anywhere, (where) => {
        expect(parseAddress(makeAddress(where))).toEqual(where);
        expect(parseAddress(makeAddress(where, true))).toEqual(where);
      }),
    );
  });

  it('a sheet prefix reads back as the name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 31 }), (name) => {
        const prefix = sheetPrefix(name);
        expect(splitAddress(`${prefix}!A1`)).toEqual({ sheet: name, address: 'A1' });
      }),
    );
  });

  it.each([
    ['Players', 'Players'],
    ["It's", "'It''s'"],
    ['Blitz Pairings', "'Blitz Pairings'"],
    ['A1', "'A1'"],
    ['R1C1', "'R1C1'"],
    ['2026', "'2026'"],
  ])('the sheet %s is written %s', (name, prefix) => expect(sheetPrefix(name)).toBe(prefix));

  it('what two areas share, and what is left, is so cell by cell', () => {
    fc.assert(
      fc.property(small, small, (one, other) => {
        const shared = cellsOf(one).filter((cell) => cellsOf(other).includes(cell));
        const common = intersection(one, other);
        expect(common ? cellsOf(common) : []).toEqual(shared);
        expect(overlaps(one, other)).toBe(shared.length > 0);
        const left = without(one, other).flatMap(cellsOf).sort();
        expect(left).toEqual(
          cellsOf(one)
            .filter((cell) => !shared.includes(cell))
            .sort(),
        );
        expect(covers(boundingArea(one, other), one) && covers(boundingArea(one, other), other)).toBe(true);
      }),
    );
  });
});

describe('formulas', () => {
  it.each([
    '=SUM(A1:B2,\'It\'\'s\'!$C$3)&"A1 ""quoted"""',
    '=IF(A1>=0.5,"1-0",-B$2%)',
    '=SUM(A:A)+SUM(2:3)+SUM($B:$B)+SUM($4:$5)',
    '=List[[#Headers],[Name]]&List[@[Full name]]&[@Points]',
    '=#REF!+Sheet2!A1+#N/A+1E5',
    '={1,2;3,4}',
    '=LOG10(A1)+ATAN2(1,2)+A1B2+Roundabout_x',
    '=MATCH("*",INDEX(Players!$A$2:$B$9,0,1),0)',
  ])('%s reads back as it was', (formula) => expect(makeFormula(parseFormula(formula))).toBe(formula));

  it('copied somewhere and back, they are what they were', () => {
    fc.assert(
      fc.property(
        small,
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 50 }),
        (where, rows, columns) => {
          const formula = `=SUM(${areaAddress(where)},$A1,B$2,$C$3)`;
          expect(moveFormula(moveFormula(formula, rows, columns), -rows, -columns)).toBe(formula);
        },
      ),
    );
  });

  it('copied: relative parts move, fixed ones stay, texts and functions too', () => {
    expect(moveFormula('=A1+$A1+A$1+$A$1+LOG10(B2)&"A1"', 2, 3)).toBe('=D3+$A3+D$1+$A$1+LOG10(E4)&"A1"');
    expect(moveFormula('=SUM(A:A,$B:B,1:1,$2:2)', 1, 1)).toBe('=SUM(B:B,$B:C,2:2,$2:3)');
    expect(moveFormula('=A1', -1, 0)).toBe('=#REF!');
    expect(moveFormula('=XFD1', 0, 1)).toBe('=#REF!');
  });

  it('a sheet that is renamed or lost', () => {
    expect(renameSheetIn('=one!A1+\'Two x\'!A1+"one!A1"', 'One', "It's")).toBe(
      "='It''s'!A1+'Two x'!A1+\"one!A1\"",
    );
    expect(renameSheetIn("='It''s'!A1+'s'!A1+s!B2&\"s!\"", 'S', 'New')).toBe(
      "='It''s'!A1+New!A1+New!B2&\"s!\"",
    );
    expect(renameSheetIn("=SUM(one[a!b],one!A1,'one'!rate)", 'One', 'A1')).toBe(
      "=SUM(one[a!b],'A1'!A1,'A1'!rate)",
    );
    expect(loseSheetIn("=One!A1+SUM('Two x'!A1:B2)", 'two X')).toBe('=One!A1+SUM(#REF!)');
  });
});

describe('shifting against HyperFormula', () => {
  const reference = fc
    .tuple(small, fc.boolean(), fc.boolean())
    .map(([where, fixed, cell]) => areaAddress(cell ? area(where.row, where.column) : where, fixed));
  const edits = fc.record({
    axis: fc.constantFrom('row' as const, 'column' as const),
    at: fc.nat(14),
    count: fc.integer({ min: 1, max: 4 }),
    add: fc.boolean(),
  });

  it('rows and columns inserted and deleted on another sheet', () => {
    fc.assert(
      fc.property(reference, edits, (text, { axis, at, count, add }) => {
        const formula = `=SUM(Data!${text})`;
        const hf = HyperFormula.buildFromSheets({ Data: [[1]], Home: [[formula]] }, { licenseKey: 'gpl-v3' });
        hf.setCellContents({ sheet: 0, row: 20, col: 20 }, 1);
        if (axis === 'row') (add ? hf.addRows : hf.removeRows).call(hf, 0, [at, count]);
        else (add ? hf.addColumns : hf.removeColumns).call(hf, 0, [at, count]);
        const edit: Edit = {
          axis,
          at,
          count: add ? count : -count,
          from: 0,
          to: axis === 'row' ? MAX_COLUMNS - 1 : MAX_ROWS - 1,
        };
        const theirs = hf.getCellFormula({ sheet: 1, row: 0, col: 0 })!;
        const ours = shiftFormula(formula, edit, (sheet) => sheet === 'Data');
        hf.destroy();
        expect(ours).toBe(theirs);
      }),
      { numRuns: IS_SWEEP ? 300 : 15 },
    );
  });

  it('cells of an area, one by one', () => {
    fc.assert(
      fc.property(small, edits, (where, { axis, at, count, add }) => {
        const edit: Edit = { axis, at, count: add ? count : -count, from: 0, to: MAX_ROWS - 1 };
        const moved = shiftArea(where, edit);
        const kept = cellsOf(where)
          .map((cell) => cell.split(',').map(Number))
          .flatMap(([row, column]) => {
            const cell = shiftArea(area(row!, column!), edit);
            return cell ? cellsOf(cell) : [];
          });
        expect(moved === null).toBe(kept.length === 0);
        if (moved) {
          const inside = new Set(cellsOf(moved));
          expect(kept.every((cell) => inside.has(cell))).toBe(true);
        }
      }),
    );
  });
});
