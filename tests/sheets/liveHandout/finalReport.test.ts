import type { CellValue } from '../../../src/grid/cell';
import { finalReportLayout } from '../../../src/sheets/layout/finalReport';
import { withRoundDates } from '../../../src/core/calendar/remade';
import type { Tournament } from '../../../src/core/model';
import { realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { planned, read } from '../plan';

const SHEET = 'Final report';

/** The report of a tournament: its rows, as many columns as are asked for. */
const reportOf = (tournament: Tournament, columns: number) => {
  const sheets = planned({ ...tournament, liveHandouts: ['final-report'] });
  const report = finalReportLayout(SHEET, sheets.layout);
  const lines = (row: number, rows: number): CellValue[][] => read(sheets, SHEET, row, 0, rows, columns);
  return { sheets, report, lines };
};

const candidates: Tournament = { ...realEvent('cand2013'), tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'] };

describe('the final report of the Candidates tournament of 2013', () => {
  const { report, lines } = reportOf(candidates, 8);

  it('begins with the winners', () => {
    expect(lines(report.winners.row, 3)).toEqual([
      [1, 'Carlsen,M', '', 8.5, '', '', '', ''].map((each) => each || null),
      [2, 'Kramnik,V', '', 8.5, '', '', '', ''].map((each) => each || null),
      [3, 'Svidler,P', '', 8, '', '', '', ''].map((each) => each || null),
    ]);
  });

  it('says in a sentence each what decided: more wins, more points, Sonneborn-Berger', () => {
    expect(lines(report.decided, 4).map((row) => row[0] ?? row[1])).toEqual([
      'What decided the first places',
      'Carlsen,M is ahead of Kramnik,V on Wins: games won, forfeits included, 5 to 4.',
      'Kramnik,V is ahead of Svidler,P on points, 8½ to 8.',
      'Svidler,P is ahead of Aronian,L on Direct encounter: place among those tied.',
    ]);
  });

  it('has the cross-table in order of rank', () => {
    const [carlsen, kramnik] = lines(report.first, 2);
    expect(carlsen!.slice(0, 8)).toEqual([1, 'Carlsen,M', 2872, 8.5, '', '', '½', '½']);
    expect(kramnik!.slice(0, 8)).toEqual([2, 'Kramnik,V', 2810, 8.5, '½', '½', '', '']);
  });

  it('counts how the games ended, and the longest series', () => {
    expect(lines(report.statistics + 1, 8).map((row) => row.slice(1, 5))).toEqual([
      ['Games finished', null, 56, 'of 56'],
      ['White won', null, 15, '27%'],
      ['Drawn', null, 31, '55%'],
      ['Black won', null, 10, '18%'],
      ['White scored', null, null, '54%'],
      ['By forfeit', null, 0, null],
      ['Most wins in a row', null, 3, 'Kramnik,V'],
      ['Longest without a loss', null, 13, 'Kramnik,V'],
    ]);
  });
});

describe('in a tournament with dates', () => {
  const three = generated({ players: 3, cycles: 1, seed: 1, finished: 0 });
  const head = (...days: readonly string[]) => {
    const { report, lines } = reportOf(withRoundDates(three, days), 4);
    return [report.dates, ...lines(3, 3)];
  };

  it('the first and the last day stand below the title, whatever the time and the order', () => {
    expect(head('2026-12-04 19:00', '2026-11-27 18:30', '2026-12-11 19:00')).toEqual([
      3,
      ['From', 46_353, null, null],
      ['To', 46_367, null, null],
      [null, null, null, null],
    ]);
  });

  it('an event of one day has that day, one without any known day none', () => {
    const none = [null, null, null, null];
    expect(head('2026-11-27 10:00', '2026-11-27 14:00').slice(1)).toEqual([
      ['On', 46_353, null, null],
      ['', '', null, null],
      none,
    ]);
    expect(head('Friday').slice(1)).toEqual([['', '', null, null], ['', '', null, null], none]);
  });

  it('the winners stand below them', () => {
    const { report } = reportOf(withRoundDates(three, []), 4);
    expect([report.winners.row, reportOf(three, 4).report.winners.row]).toEqual([6, 4]);
    expect(reportOf(three, 4).report.dates).toBeNull();
  });
});

it('before the first result nobody has won, and nothing has decided', () => {
  const { report, lines } = reportOf(generated({ players: 5, cycles: 1, seed: 1, finished: 0 }), 5);
  expect(lines(report.winners.row, 3).flat().filter(Boolean)).toEqual([]);
  expect(
    lines(report.decided + 1, 3)
      .flat()
      .filter(Boolean),
  ).toEqual([]);
});

it('names who shares a place, and leaves whoever is annulled out of what decided', () => {
  const level = generated({ players: 4, cycles: 1, seed: 1, draws: 1, tieBreaks: ['PTS', 'DE'] });
  const { report, lines } = reportOf(level, 5);
  const [first, second] = level.players;
  expect(lines(report.decided + 1, 1)[0]![1]).toBe(`${first!.name} and ${second!.name} share their place.`);
  const left = { ...level, players: level.players.map((each) => ({ ...each, status: 'annulled' as const })) };
  const gone = reportOf(left, 5);
  expect(
    gone
      .lines(report.decided + 1, 3)
      .flat()
      .filter(Boolean),
  ).toEqual([]);
});

it('a number of the standings takes two of the narrow columns from 15 games a player on', () => {
  const narrow = reportOf(generated({ players: 16, cycles: 1, seed: 1 }), 5).report;
  expect([narrow.span, narrow.figure(0), narrow.figure(1)]).toEqual([2, 4, 6]);
  const wide = reportOf(generated({ players: 14, cycles: 1, seed: 1 }), 5).report;
  expect([wide.span, wide.figure(0), wide.figure(1)]).toEqual([1, 4, 5]);
});
