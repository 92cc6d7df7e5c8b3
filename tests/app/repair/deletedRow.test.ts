import { openTournament } from '../../../src/app/open';
import { planRepair, repairTournament } from '../../../src/app/repair/repair';
import { OCCASION, unwrap } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import { deletesRow, inFile } from './subjects';

const { time } = OCCASION;

it.each([5, 6, 10])(
  'a game whose row %d was deleted is back after one repair, and nothing is damaged then',
  async (row) => {
    const base = halfPlayed(6, 1);
    const workbook = await inFile.damaged(base, deletesRow('Pairings', row));
    const { faults } = unwrap(await repairTournament(workbook, 'Tournament', time));
    expect(faults.map(({ code }) => code)).toEqual(['damaged-game']);
    expect(unwrap(await planRepair(workbook, 'Tournament', time)).faults).toEqual([]);
    const { tournament } = unwrap(await openTournament(workbook));
    const gone = row - 4;
    expect(tournament.games).toEqual(
      base.games.map((game) => (game.no === gone ? { ...game, outcome: null } : game)),
    );
  },
);
