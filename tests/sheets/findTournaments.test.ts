import { parseReference } from '../../src/grid/reference';
import {
  findAllTournaments,
  findTournaments,
  located,
  wholeTournament,
} from '../../src/sheets/findTournaments';
import { parseTournament } from '../../src/sheets/parse';
import { area, isCellError, areaAddress, cellText, columnLetters, parseArea } from '../../src/grid/cell';
import { generated } from '../generated';
import { partsOf, gridIn, planned, typedInto } from './plan';

const sheets = planned(generated({ players: 4, cycles: 1, seed: 1, finished: 0 }));

describe('a reference', () => {
  it.each([
    ['Players!$A$5:$A$8', 'Players', 'A5:A8'],
    ["'Tom''s Players'!$B$2", "Tom's Players", 'B2'],
    ['Players!d4:b2', 'Players', 'B2:D4'],
    ['Players!XFD1048576', 'Players', 'XFD1048576'],
  ])('%s is a place', (text, sheet, where) => {
    expect(parseReference(text)).toEqual({ sheet, area: parseArea(where) });
  });

  it.each([
    '#REF!$A$1',
    'Players!#REF!',
    '$A$1',
    'Players!A0',
    'Players!A1048577',
    'Players!XFE1',
    'Players!A1:XFE9',
    'Players!A1,Players!C1',
  ])('%s is none', (text) => {
    expect(parseReference(text)).toBeNull();
  });
});

describe('addresses', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ])('column %i is %s', (column, letters) => {
    expect(columnLetters(column)).toBe(letters);
    expect(parseArea(`${letters}1`)).toEqual(area(0, column));
  });

  it('one cell has no colon, two have', () => {
    expect([
      areaAddress(area(1, 1)),
      areaAddress(area(1, 1, 2, 1)),
      areaAddress(area(1, 1, 1, 2), true),
    ]).toEqual(['B2', 'B2:B3', '$B$2:$C$2']);
  });

  it('an empty cell has no text, an error its own', () => {
    expect([null, undefined, 0, false, { error: '#N/A' }].map(cellText)).toEqual([
      '',
      '',
      '0',
      'false',
      '#N/A',
    ]);
    expect([null, undefined, 'x', { error: '#N/A' }].map(isCellError)).toEqual([false, false, false, true]);
  });

  it('a place names the cell of one of its lines', () => {
    expect(located({ sheet: 'Players', area: area(4, 2, 9, 3) }, 2)).toEqual({
      sheet: 'Players',
      cell: 'C7',
    });
  });
});

describe('tournaments are found by the names of their sheets', () => {
  const name = (sheet: string | null, part: string, refersTo: string) => ({
    sheet,
    name: `Roundabout_${part}`,
    refersTo,
  });

  it('of each Tournament sheet one, in the order of the names', () => {
    const names = [
      name('Blitz', 'id', 'Blitz!$B$4'),
      name('Rapid', 'id', 'Rapid!$B$4'),
      name('Blitz', 'Players', "'Blitz Players'!$A$4:$H$8"),
    ];
    expect(findTournaments(names)).toEqual([
      {
        sheet: 'Blitz',
        places: {
          id: { sheet: 'Blitz', area: area(3, 1) },
          Players: { sheet: 'Blitz Players', area: area(3, 0, 5, 8) },
        },
      },
      { sheet: 'Rapid', places: { id: { sheet: 'Rapid', area: area(3, 1) } } },
    ]);
  });

  it('whatever their capitals; other names and names of the whole workbook are no parts', () => {
    const names = [
      { ...name('One', 'id', 'One!$B$4'), name: 'ROUNDABOUT_ID' },
      name(null, 'Players', 'Players!$A$4'),
      name('One', 'Something', 'One!$A$1'),
      { ...name('One', 'Players', 'One!$A$1'), name: 'Players' },
    ];
    expect(findTournaments(names)).toEqual([
      { sheet: 'One', places: { id: { sheet: 'One', area: area(3, 1) } } },
    ]);
  });

  it('names that lead nowhere, or to a sheet that is gone, are told', () => {
    const names = [
      name('One', 'id', 'One!$B$4'),
      name('One', 'Log', '#REF!$A$4:$G$5'),
      name('One', 'Players', 'Players!$A$4'),
      name('One', 'Pairings', 'pairings!$A$4'),
    ];
    expect(findAllTournaments(names, [{ name: 'One' }, { name: 'Pairings' }])).toEqual([
      {
        sheet: 'One',
        places: { id: { sheet: 'One', area: area(3, 1) }, Pairings: { sheet: 'pairings', area: area(3, 0) } },
        broken: ['Log', 'Players'],
      },
    ]);
  });

  it('each part that is missing is named', () => {
    const parts = partsOf(sheets);
    const { Players_no: gone, TieBreaks: too, ...places } = parts.places;
    expect([gone?.sheet, too?.sheet]).toEqual(['Players', 'Tournament']);
    const missing = wholeTournament({ ...parts, places });
    expect(missing.ok ? [] : missing.problems).toMatchObject([
      {
        code: 'workbook-part-missing',
        place: { sheet: 'Tournament' },
        values: { part: 'Roundabout_Players_no' },
      },
      {
        code: 'workbook-part-missing',
        place: { sheet: 'Tournament' },
        values: { part: 'Roundabout_TieBreaks' },
      },
    ]);
    expect(wholeTournament(parts)).toEqual({ ok: true, value: parts });
  });
});

describe('sheets of another version', () => {
  const format = { sheet: 'Tournament', row: 40, column: 1 };
  const system = { sheet: 'Tournament', row: 10, column: 1, write: 'of tomorrow' };
  const parsed = (cells: Parameters<typeof typedInto>[1]) => {
    const other = typedInto(sheets, cells);
    return parseTournament(partsOf(other), gridIn(other));
  };

  it.each([1, 2, 3, 4, 5, 6, 8])(
    'are refused as such, in the cell that has the version, whatever else stands there: %d',
    (found) => {
      const refusal = {
        code: 'workbook-version',
        place: { sheet: 'Tournament', cell: 'B41' },
        values: { found, known: 7 },
      };
      expect(parsed([{ ...format, write: found }])).toEqual({ ok: false, problems: [refusal] });
      expect(parsed([{ ...format, write: found }, system])).toEqual({ ok: false, problems: [refusal] });
    },
  );

  it('are not those whose number somebody has deleted', () => {
    expect(parsed([])).toMatchObject({ ok: true, value: { warnings: [] } });
    expect(parsed([{ ...format, write: null }])).toMatchObject({ ok: true });
  });
});
