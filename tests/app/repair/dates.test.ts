import { openTournament } from '../../../src/app/open';
import { repairTournament } from '../../../src/app/repair/repair';
import { examineSheets } from '../../../src/app/tools/doctor';
import { closePages } from '../../emulator/office';
import { OCCASION, unwrap } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import { both, formats, PLACES, types, type Deed } from './subjects';

afterEach(closePages);

const base = halfPlayed(6, 1);
const { time } = OCCASION;

/** Excel has made dates of what was typed into three cells for results: 1-0, 1/2 and something that nobody can tell. */
const becomeDates: Deed = both(
  ...(
    [
      ['F5', 36526, 'mmm-yy'],
      ['F6', 46054, 'd-mmm'],
      ['F7', 46023, 'd-mmm'],
    ] as const
  ).flatMap(([cell, value, format]) => [formats('Pairings', cell, format), types('Pairings', cell, value)]),
);

describe.each(PLACES)('results that have become dates, $name', ({ damaged }) => {
  const at = (row: number) => ({ sheet: 'Pairings', area: { row, column: 5, rows: 1, columns: 1 } });
  const cellsOf = async (workbook: Awaited<ReturnType<typeof damaged>>) => {
    const { ranges } = unwrap(await workbook.read({ ranges: [at(4), at(5), at(6)] }));
    return ranges.map(({ values, formats: [line] }) => [values[0]?.[0], line?.[0]]);
  };

  it('are told as they are shown, and proposed as far as they can be known', async () => {
    const workbook = await damaged(base, becomeDates);
    const { warnings } = unwrap(await openTournament(workbook));
    const { ours } = unwrap(await examineSheets(workbook, undefined, time));
    const told = [
      ['damaged-date', 'F5', 'Jan-00', '1-0'],
      ['damaged-date', 'F6', '1-Feb', '½-½'],
      ['damaged-date', 'F7', '1-Jan', 'none'],
    ];
    for (const all of [warnings, ours])
      expect(
        all.map(({ code, place, values }) => [code, place.cell, values['shown'], values['results']]),
      ).toEqual(told);
  });

  it('are Text again once they are repaired, as they were shown', async () => {
    const workbook = await damaged(base, becomeDates);
    unwrap(await repairTournament(workbook, 'Tournament', time));
    expect(await cellsOf(workbook)).toEqual([
      ['Jan-00', '@'],
      ['1-Feb', '@'],
      ['1-Jan', '@'],
    ]);
    expect(unwrap(await repairTournament(workbook, 'Tournament', time)).faults).toEqual([]);
  });

  it('or as the results that are proposed, if the organiser says so', async () => {
    const workbook = await damaged(base, becomeDates);
    unwrap(await repairTournament(workbook, 'Tournament', time, { isTaken: true }));
    expect(await cellsOf(workbook)).toEqual([
      ['1-0', '@'],
      ['½-½', '@'],
      ['1-Jan', '@'],
    ]);
    const { tournament } = unwrap(await openTournament(workbook));
    expect(tournament.games.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['1-0', '1/2', null]);
  });
});
