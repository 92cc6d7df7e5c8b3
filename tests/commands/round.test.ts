import { addTournament } from '../../src/app/create';
import { addTeamEvent } from '../../src/app/pairTeams';
import { openTournament } from '../../src/app/open';
import { takeChange } from '../../src/app/changes/take';
import { roundToShow } from '../../src/commands/round';
import { problem } from '../../src/core/problem';
import { fail, ok } from '../../src/core/result';
import { area } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { OCCASION } from '../app/conduct/check';
import { generated } from '../generated';
import { valueOf } from '../results';
import { newTeamEvent, playedMatches } from '../teamEvents';

const TWO = [1, 2].map((seed) => ({
  ...generated({ players: 4, cycles: 1, seed, finished: 0 }),
  event: seed === 1 ? 'Club' : 'Blitz',
}));

const club = async (): Promise<Workbook> => {
  const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
  for (const tournament of TWO) valueOf(await addTournament(workbook, tournament, OCCASION));
  return workbook;
};

const on = (sheet: string) => ({ selection: async () => ok({ sheet, area: area(3, 3) }) });

const roundsOf = async (workbook: Workbook) =>
  Promise.all(TWO.map(async ({ id }) => valueOf(await openTournament(workbook, id)).parts.places));

describe('the button Round goes', () => {
  it('to the sheet Round of the tournament whose sheet is open, else of the first', async () => {
    const workbook = await club();
    const [first, second] = await roundsOf(workbook);
    const sheetOn = async (sheet: string) => valueOf(await roundToShow(workbook, on(sheet)))?.sheet;
    expect(first!.Round!.sheet).not.toBe(second!.Round!.sheet);
    expect(await sheetOn(second!.Standings!.sheet)).toBe(second!.Round!.sheet);
    expect(await sheetOn(first!.Log!.sheet)).toBe(first!.Round!.sheet);
    expect(await sheetOn('Mine')).toBe(first!.Round!.sheet);
  });

  it('to the first where nobody can tell what is selected', async () => {
    const workbook = await club();
    const [first] = await roundsOf(workbook);
    const unknown = { selection: async () => fail(problem('host-failed')) };
    expect(valueOf(await roundToShow(workbook, unknown))).toEqual({
      sheet: first!.Round!.sheet,
      area: area(0, 0),
    });
  });

  it('to the next result on Pairings where the sheet Round is gone', async () => {
    const workbook = await club();
    const [first] = await roundsOf(workbook);
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], { ...OCCASION, named: 't1' }));
    valueOf(await workbook.remove({ sheets: [first!.Round!.sheet], asRead: [] }));
    expect(valueOf(await roundToShow(workbook, on('Mine')))).toEqual({ sheet: 'Pairings', area: area(5, 5) });
  });

  it('to the next result on Matches of a team event', async () => {
    const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
    valueOf(
      await addTeamEvent(workbook, playedMatches(newTeamEvent(4, 2), 'A-D 11', 'B-C 1.'), '2026-11-20 09:00'),
    );
    const shown = valueOf(await roundToShow(workbook, on('Mine')));
    expect(shown).toEqual({ sheet: 'Matches', area: area(10, 2) });
  });

  it('beside a tournament to the one of the two whose sheet is open', async () => {
    const workbook = await club();
    valueOf(await addTeamEvent(workbook, newTeamEvent(3, 2), '2026-11-20 09:00'));
    const sheetOn = async (sheet: string) => valueOf(await roundToShow(workbook, on(sheet)))?.sheet;
    expect(await sheetOn('Team standings')).toBe('Matches');
    expect(await sheetOn('Mine')).toBe('Round');
  });

  it('nowhere in a workbook without a tournament', async () => {
    expect(await roundToShow(memoryWorkbook(), on('Sheet1'))).toEqual(ok(undefined));
  });
});
