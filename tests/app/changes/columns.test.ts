import { withColumns, withoutColumns, withReportColumns } from '../../../src/app/changes/columns';
import { FIELD_HEADINGS, playerFieldOf } from '../../../src/language/playerFields';
import { REPORT_IDS, REPORTS, reportIn, type ReportId } from '../../../src/language/reports';
import { EXCHANGE_FORMATS } from '../../../src/exchange/registry';
import { realEvent } from '../../eventFixtures';

const [first, second] = realEvent('ny1924').players;
const list = (columns: readonly string[], ...extra: readonly (readonly (string | number)[])[]) => ({
  columns,
  players: [first!, second!].map((player, index) => ({ ...player, extra: extra[index] ?? [] })),
});

const columnsFor = (columns: readonly string[], ...reports: readonly ReportId[]): readonly string[] =>
  withReportColumns(list(columns), reports).columns;

describe('the columns that reports ask for', () => {
  it.each<[readonly ReportId[], readonly string[]]>([
    [['fide'], ['FIDE ID', 'Title', 'Born', 'Sex']],
    [['uschess'], ['US Chess ID']],
    [['ecf'], ['ECF code', 'Born', 'Sex', 'Club']],
    [['egd'], ['EGF PIN', 'Club']],
    [
      ['dwz', 'fide'],
      ['FIDE ID', 'Title', 'Born', 'Club', 'Sex'],
    ],
    [[], []],
  ])('of %j', (reports, headings) => {
    expect(columnsFor([], ...reports)).toEqual(headings);
  });

  it('are not added where another heading says the same', () => {
    expect(columnsFor(['Код ФИДЕ', 'Jahrgang', 'Car'], 'fide')).toEqual([
      ...['Код ФИДЕ', 'Jahrgang', 'Car', 'Title', 'Sex'],
    ]);
  });

  it('stand empty behind what the list has, which keeps its values and formats', () => {
    const club = { ...list(['Club'], ['East'], []), columnFormats: ['@'] };
    const wide = withColumns(club, ['Born', 'Sex']);
    expect([wide.columns, wide.columnFormats]).toEqual([
      ['Club', 'Born', 'Sex'],
      ['@', 'General', 'General'],
    ]);
    expect(wide.players.map(({ extra }) => extra)).toEqual([
      ['East', null, null],
      [null, null, null],
    ]);
    const narrow = withoutColumns(wide, new Set([0, 2]));
    expect([narrow.columns, narrow.columnFormats, narrow.players[0]!.extra]).toEqual([
      ['Born'],
      ['General'],
      [null],
    ]);
  });
});

describe('every report', () => {
  it('is read from the headings that it makes', () => {
    for (const id of REPORT_IDS)
      for (const [field, heading] of REPORTS[id].columns)
        expect([id, heading, playerFieldOf(heading)]).toEqual([id, heading, field]);
    expect(Object.values(FIELD_HEADINGS).map(playerFieldOf)).toEqual(Object.keys(FIELD_HEADINGS));
  });

  it('goes in formats that can be made, and each of these for one report alone', () => {
    const formats = REPORT_IDS.flatMap((id) => REPORTS[id].formats);
    const made = EXCHANGE_FORMATS.filter(({ make }) => make).map(({ id }) => id);
    expect(new Set(formats).size).toBe(formats.length);
    expect(made).toEqual(expect.arrayContaining(formats));
    expect([reportIn('h9'), reportIn('pgn')]).toEqual(['egd', undefined]);
  });

  it('knows its own columns by their headings, so that the sheet Tournament asks for what it alone needs', () => {
    const own = REPORT_IDS.filter((id) => REPORTS[id].details.length > 0);
    expect(own).toEqual(['uschess', 'ecf', 'egd']);
    for (const id of own) expect(REPORTS[id].columns[0]![1].toLowerCase()).toMatch(REPORTS[id].isOwn!);
  });
});
