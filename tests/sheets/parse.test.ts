import type { CellValue } from '../../src/sheets/cell';
import { parseTournament } from '../../src/sheets/parse';
import { generated } from '../generated';
import { foundIn, gridIn, planned, typedInto } from './plan';

/** The list of tie-breaks that is read after these codes were typed, one below the other. */
const readAfter = (codes: readonly string[]): readonly string[] | undefined => {
  const sheets = planned(generated({ players: 4, cycles: 1, seed: 1 }));
  const { sheet, slotsTop } = sheets.layout.tournament;
  const { column } = sheets.layout.tournament.slot(0).area;
  const typed = typedInto(
    sheets,
    codes.map((write, line) => ({ sheet, row: slotsTop + line, column, write })),
  );
  const parsed = parseTournament(foundIn(typed), gridIn(typed));
  return parsed.ok ? parsed.value.tournament.tieBreaks.slice(0, codes.length) : undefined;
};

describe('the list of tie-breaks on the Tournament sheet', () => {
  it('comes back with each code as the rules write it, in capitals or not, spaces around it ignored', () => {
    expect(readAfter(['pts', ' NZ_SB#rest ', 'nz_bh/c1#REST', 'ks/l+1', 'De'])).toEqual([
      'PTS',
      'NZ_SB#rest',
      'NZ_BH/C1#rest',
      'KS/L+1',
      'DE',
    ]);
  });

  it('keeps a code that nobody knows, in capitals, for the sheet to say so', () => {
    expect(readAfter(['PTS', 'xyz'])).toEqual(['PTS', 'XYZ']);
  });
});

describe('a rating typed into the Players sheet', () => {
  const warningsAfter = (write: CellValue): readonly string[] => {
    const sheets = planned(generated({ players: 4, cycles: 1, seed: 1 }));
    const place = foundIn(sheets).places.Players_rating!;
    const cell = { sheet: place.sheet, row: place.area.row + 1, column: place.area.column };
    const typed = typedInto(sheets, [{ ...cell, write }]);
    const parsed = parseTournament(foundIn(typed), gridIn(typed));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.value.tournament).not.toHaveProperty('warnings');
    return parsed.value.warnings.map((each) => `${each.code} ${each.place.sheet} ${each.place.cell}`);
  };

  it.each([[1800], ['1800*'], ['unr.'], [null], [0]])('%p is one, or none', (write) => {
    expect(warningsAfter(write)).toEqual([]);
  });

  it.each([[-5], [1e308], [99_999], ['x']])('%p can be none: a warning names the cell', (write) => {
    expect(warningsAfter(write)).toEqual(['rating-invalid Players C6']);
  });

  it('an error is named, too', () => {
    expect(warningsAfter({ error: '#N/A' })).toEqual(['rating-error-value Players C6']);
  });
});
