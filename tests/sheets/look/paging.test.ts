import { withPlayers } from '../../changed';
import { printOf, type Sheet } from '../../../src/sheets/look/paging';
import { makeTeamWorkbook, teamSheetNames } from '../../../src/sheets/teamEvent/workbook';
import { finalReportLayout } from '../../../src/sheets/layout/finalReport';
import { generated } from '../../generated';
import { sectioned } from '../../sectioned';
import { newMatch } from '../../matches';
import { newTeamEvent } from '../../teamEvents';
import { planned } from '../plan';

/** So many parts of so many rows of 20 points below each other, in columns of these widths. */
const partsOf = (count: number, each: number, widths: readonly number[], more: Partial<Sheet> = {}) =>
  printOf(
    {
      widths,
      rows: count * each,
      paper: Array.from({ length: count }, (_, index) => index * each),
      header: '',
      format: 'A4',
      ...more,
    },
    { heights: Array.from({ length: count * each }, (_, row) => ({ row, height: 20 })), styles: [] },
  );

describe('parts below each other', () => {
  it('are made smaller where two of them then share a page', () => {
    expect(partsOf(4, 18, [70])).toMatchObject({ landscape: false, scale: 100, rowBreaks: [36] });
    expect(partsOf(4, 21, [70])).toMatchObject({ landscape: false, scale: 86, rowBreaks: [42] });
    expect(partsOf(4, 25, [70])).toMatchObject({ landscape: false, scale: 100, rowBreaks: [25, 50, 75] });
  });

  it('are made smaller for the sake of one that is longer than a page, down to letters of 8 points', () => {
    expect(partsOf(2, 48, [70])).toMatchObject({ landscape: false, scale: 76, rowBreaks: [48] });
    expect(partsOf(2, 52, [70])).toMatchObject({ landscape: false, scale: 100, rowBreaks: [52] });
  });

  it('stand upright where that keeps a broad one in one piece', () => {
    expect(partsOf(2, 40, [100])).toMatchObject({ landscape: false, rowBreaks: [40] });
    expect(partsOf(2, 40, [135])).toMatchObject({ landscape: true });
  });

  it('leave room for the headings that each page repeats', () => {
    const titleRows = { from: 0, to: 1 };
    expect(partsOf(4, 18, [70], { titleRows })).toMatchObject({ scale: 96, rowBreaks: [36] });
  });
});

describe('a league of eight teams', () => {
  const event = newTeamEvent(8, 5, { boards: 4 });
  const { sheets } = makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00');
  const printed = (name: string) => sheets.find((sheet) => sheet.name === name)!.print!;

  it('prints two rounds of its matches on a page, none parted', () => {
    const { area, rowBreaks, landscape } = printed('Matches');
    // The first round begins in row 5, and each takes 21 rows.
    expect([area.row, rowBreaks, landscape]).toEqual([0, [25, 67, 109], false]);
  });

  it('prints a round alone on the last page, not on the first, where matches have dates', () => {
    const calendar = { dates: { first: '2026-10-05 19:30', days: 28 }, venues: ['Ashford Village Hall'] };
    const dated = newTeamEvent(8, 5, { boards: 4, calendar });
    const [matches] = makeTeamWorkbook(dated, teamSheetNames(dated, []), '2026-11-20 09:00').sheets;
    expect([matches!.name, matches!.print!.rowBreaks]).toEqual(['Matches', [46, 88, 130]]);
  });

  it('prints no team on two pages', () => {
    const { area, rowBreaks } = printed('Teams');
    expect([area.row, rowBreaks]).toEqual([3, [36]]);
  });
});

it('ten sections of four take three upright pages of standings, in full size, and two of cross-tables with five on each', () => {
  const quads = sectioned(Array.from({ length: 10 }, () => 4));
  const { plan, layout } = planned({ ...quads, tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'] });
  const [standings, crosstable] = ['Standings', 'Crosstable'].map(
    (wanted) => plan.sheets.find(({ name }) => name === wanted)?.print,
  );
  expect([standings?.landscape, standings?.rowBreaks]).toEqual([
    false,
    [layout.standings.tables[4]?.title, layout.standings.tables[8]?.title],
  ]);
  expect([crosstable?.landscape, crosstable?.rowBreaks]).toEqual([
    false,
    [layout.crosstable.tables[5]?.title],
  ]);
});

it('the report of ten sections of four stands on three upright pages, the first with two sections below the winners', () => {
  const quads = sectioned(Array.from({ length: 10 }, () => 4));
  const { plan } = planned({
    ...quads,
    tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    liveHandouts: ['final-report'],
  });
  const { rowBreaks, landscape } = plan.sheets.find(({ name }) => name === 'Report')!.print!;
  // The winners end in row 16, and each section takes 11 rows, of which three are hidden.
  expect([rowBreaks, landscape]).toEqual([[38, 82], false]);
});

it('the report of 14 players in two cycles has the whole cross-table on its second page', () => {
  const { plan, layout } = planned({
    ...generated({ players: 14, cycles: 2, seed: 1 }),
    liveHandouts: ['final-report'],
  });
  const report = finalReportLayout('Report', layout);
  const sheet = plan.sheets.find(({ name }) => name === 'Report');
  expect(sheet?.print?.rowBreaks).toEqual([report.cross[0]?.head]);
});

describe('the report of ten players in two cycles', () => {
  const { plan, layout } = planned({
    ...generated({ players: 10, cycles: 2, seed: 1 }),
    tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    liveHandouts: ['final-report'],
  });
  const report = finalReportLayout('Report', layout);
  const sheet = plan.sheets.find(({ name }) => name === 'Report');

  it('stands on one upright page, the cross-table below what decided', () => {
    expect(sheet?.print).toMatchObject({ landscape: false, fit: { wide: 1, tall: 1 } });
  });

  it('has a line below the standings that is as broad as its columns', () => {
    const below = report.table + 11;
    const broad = (sheet?.merges ?? [])
      .filter(({ row }) => row === below)
      .map(({ column, columns }) => [column, columns]);
    expect(broad).toEqual([
      [4, 2],
      [6, 2],
      [8, 2],
      [10, 2],
      [12, 2],
    ]);
  });
});

it('a match of eight boards has its pairings on two pages, each name with its team on one line', () => {
  const match = newMatch(8, 8, {
    teams: [
      { id: 'k', name: 'Rapperswil' },
      { id: 'q', name: 'Schachfreunde Uster' },
    ],
  });
  const { plan } = planned(withPlayers(match, (player) => ({ ...player, name: 'Katya Ivanova' })));
  const { print, rows = [] } = plan.sheets.find(({ name }) => name === 'Pairings')!;
  expect(print?.rowBreaks).toHaveLength(1);
  expect(rows.filter(({ height }) => height > 15)).toEqual([{ row: 3, height: 32 }]);
});
