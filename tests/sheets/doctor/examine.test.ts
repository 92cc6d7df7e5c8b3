import { entryAt } from '../../../src/core/present';
import { examine } from '../../../src/sheets/doctor/examine';
import type { Finding } from '../../../src/sheets/doctor/finding';
import { LAYOUTS } from './layouts';

const lineOf = ({ problem: { code, place }, cures }: Finding): string =>
  [`${place.sheet}!${place.cell}`, code, ...cures.map(({ shown }) => shown)].join(' ');

describe('what looks wrong on a sheet', () => {
  it.each(LAYOUTS)('$name', ({ sheets, found }) => {
    expect(examine(sheets).map(lineOf)).toEqual(found);
  });

  it('whatever is put right is not found again, and nothing else changes', () => {
    for (const { sheets } of LAYOUTS) {
      const findings = examine(sheets);
      const cells = findings.filter(({ sure }) => sure).flatMap(({ cures }) => entryAt(cures, 0).cells);
      const cured = sheets.map((grid) => {
        const at = (row: number, column: number) =>
          cells.find((cell) => cell.sheet === grid.sheet && cell.row === row && cell.column === column);
        return {
          ...grid,
          values: grid.values.map((line, row) =>
            line.map((value, column) => at(row, column)?.value ?? value),
          ),
          formulas: grid.formulas.map((line, row) =>
            line.map((formula, column) => at(row, column)?.formula ?? formula),
          ),
          formats: grid.formats.map((line, row) =>
            line.map((format, column) => at(row, column)?.format ?? format),
          ),
        };
      });
      const left = findings.filter(({ sure }) => !sure).map(lineOf);
      expect(examine(cured).map(lineOf)).toEqual(left);
    }
  });

  it('is sure only of what cannot be meant otherwise', () => {
    const sure = LAYOUTS.flatMap(({ sheets }) => examine(sheets)).filter((each) => each.sure);
    expect(sure.every(({ cures }) => cures.length === 1)).toBe(true);
    expect(sure.length).toBeGreaterThan(10);
  });
});
