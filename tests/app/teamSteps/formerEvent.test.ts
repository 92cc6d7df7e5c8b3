import { beforeChanges } from '../../../src/app/fromKeyedCells';
import { keyedCells } from '../../../src/app/keyedCells';
import { parseRating } from '../../../src/core/ratings/rating';
import { assembleEvent } from '../../../src/core/teamEvent/event';
import { boardKey } from '../../../src/sheets/log/key';
import { newTeamEvent } from '../../teamEvents';

it('an event is read again from its cells: line-ups, results, what is put off, halls and ratings', () => {
  const fresh = newTeamEvent(3, 2, {
    ...{ cycles: 2, whiteOnOdd: 'away' },
    calendar: { dates: { first: '2026-11-27', days: 7 }, venues: ['Hall A', undefined, 'Hall C'] },
  });
  const [first, ...others] = fresh.players;
  const event = assembleEvent({
    ...fresh,
    players: [{ ...first!, members: [{ name: 'A1', rating: parseRating(2100) }, { name: 'A2' }] }, ...others],
    games: fresh.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) =>
        match.no !== 2
          ? board
          : board.board === 1
            ? { ...board, outcome: '1-0' as const }
            : { ...board, away: '', pending: 'postponed' as const },
      ),
    })),
  });
  const cells = keyedCells(event);
  expect(
    (['left', 'home', 'result', 'away', 'right'] as const).flatMap((cell) =>
      [1, 2].map((board) => cells.get(boardKey(2, board, cell))),
    ),
  ).toEqual([...[1, 1], ...['A1', 'A2'], ...['1-0', 'postponed'], ...['B1', null], ...[2, 2]]);
  const former = beforeChanges(event, [{ key: 'game 1 venue', before: 'Elsewhere', after: 'Hall B' }]);
  expect(former).toEqual({
    ...event,
    ...{ pins: [], systemOptions: {} },
    games: event.games.map((match) => (match.no === 1 ? { ...match, venue: 'Elsewhere' } : match)),
  });
});
