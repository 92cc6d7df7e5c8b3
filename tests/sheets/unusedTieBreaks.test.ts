import { withGames } from '../changed';
import type { Tournament } from '../../src/core/model';
import type { SheetPlan } from '../../src/grid/plan';
import { makeTeamWorkbook, teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { generated } from '../generated';
import { shownSheets } from '../look/sheet';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { planned } from './plan';

/** Eight players after so many rounds. */
const after = (rounds: number): Tournament => {
  const all = generated({ players: 8, cycles: 1, seed: 3 });
  return withGames(all, (game) => (game.round <= rounds ? game : { ...game, outcome: null }));
};

/** What a sheet shows in so many columns, from its headings to the line below them. */
const shown = (
  sheets: readonly SheetPlan[],
  name: string,
  rows: readonly [number, number],
  columns: readonly [number, number],
): readonly string[] =>
  shownSheets(sheets.map((plan) => ({ plan, blocks: plan.blocks })))
    .find(({ plan }) => plan.name === name)!
    .cells.filter(({ row, column }) => rows.includes(row) && column >= columns[0] && column <= columns[1])
    .sort((one, other) => one.row - other.row || one.column - other.column)
    .map(({ text }) => text.trim());

describe('a tie-break in which nobody has anything yet', () => {
  it('has no heading, no figures and no line below on Standings', () => {
    const sheet = (rounds: number, rows: readonly [number, number], columns: readonly [number, number]) =>
      shown(planned(after(rounds)).plan.sheets, 'Standings', rows, columns);
    expect(sheet(0, [3, 4], [2, 6])).toEqual(['Points', '0.0']);
    expect(sheet(1, [3, 4], [2, 6])).toEqual(['Points', 'Wins', 'Sonneborn-Berger', '1.0', '1', '0.00']);
    expect(sheet(7, [3, 3], [2, 6])).toEqual([
      ...['Points', 'Direct encounter', 'Wins', 'Sonneborn-Berger', 'Koya'],
    ]);
    const meanings = (rounds: number) => [13, 14, 15, 16].flatMap((row) => sheet(rounds, [row, row], [0, 0]));
    expect(meanings(0)).toEqual([]);
    expect(meanings(1)).toEqual([
      'Wins: games won, forfeits included',
      'Sonneborn-Berger: own points times the opponent’s, added up',
    ]);
    expect(meanings(7)).toHaveLength(4);
  });

  it('has no heading and no figures on the cross-table', () => {
    const sheet = (rounds: number) =>
      shown(planned(after(rounds)).plan.sheets, 'Crosstable', [3, 7], [12, 18]);
    expect(sheet(0)).toEqual(['Rank', '1–8']);
    expect(sheet(1)).toEqual(['Wins', 'Sonneborn-Berger', 'Rank', '1', '0.00', '1–3']);
  });

  it('has no heading, no figures and no line below on Team standings', () => {
    const event = newTeamEvent(4, 2, { tieBreaks: ['MP', 'GP', 'EDE', 'BC'] });
    const sheet = (rows: readonly [number, number], column: number, ...results: readonly string[]) => {
      const played = playedMatches(event, ...results);
      const { sheets } = makeTeamWorkbook(played, teamSheetNames(played, []), '2026-11-20 09:00');
      return shown(sheets, 'Team standings', rows, [column, 9]);
    };
    expect(sheet([3, 4], 6)).toEqual(['Match points', '0.0']);
    expect(sheet([3, 4], 6, 'A-D 11', 'B-C 1=')).toEqual([
      ...['Match points', 'Game points', 'Board count', '2.0', '2.0', '3.0'],
    ]);
    expect(sheet([10, 11], 0)).toEqual(['Match points: total match points.']);
  });
});
