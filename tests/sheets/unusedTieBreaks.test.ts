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

const HEADS = ['Points', 'Direct encounter', 'Wins', 'Sonneborn-Berger', 'Koya'];

describe('a tie-break in which nobody has anything yet', () => {
  it('has a heading and no figures on Standings', () => {
    const sheet = (rounds: number) => shown(planned(after(rounds)).plan.sheets, 'Standings', [3, 4], [2, 6]);
    expect(sheet(0)).toEqual([...HEADS, '0.0']);
    expect(sheet(1)).toEqual([...HEADS, '1.0', '1', '0.00']);
    expect(sheet(7).filter((text) => /[a-z]/.test(text))).toEqual(HEADS);
  });

  it('has no figures on the cross-table', () => {
    const sheet = (rounds: number) =>
      shown(planned(after(rounds)).plan.sheets, 'Crosstable', [3, 7], [12, 18]);
    expect(sheet(0)).toEqual([...HEADS.slice(1), 'Rank', '1–8']);
    expect(sheet(1)).toEqual([...HEADS.slice(1), 'Rank', '1', '0.00', '1–3']);
  });

  it('has no figures on Team standings', () => {
    const heads = ['Match points', 'Game points', 'Direct encounter', 'Board count'];
    const event = newTeamEvent(4, 2, { tieBreaks: ['MP', 'GP', 'EDE', 'BC'] });
    const sheet = (...results: readonly string[]) => {
      const played = playedMatches(event, ...results);
      const { sheets } = makeTeamWorkbook(played, teamSheetNames(played, []), '2026-11-20 09:00');
      return shown(sheets, 'Team standings', [3, 4], [6, 9]);
    };
    expect(sheet()).toEqual([...heads, '0.0']);
    expect(sheet('A-D 11', 'B-C 1=')).toEqual([...[...heads, '2.0', '2.0', '3.0']]);
  });
});
