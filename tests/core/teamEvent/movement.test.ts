import { movementOf } from '../../../src/core/teamEvent/movement';
import { newTeamEvent } from '../../teamEvents';

const cyclical = (members: number, cycles = 1) =>
  newTeamEvent(2, members, { system: 'scheveningen-cyclical', cycles });

it('NZCF handbook: the teams pass each other; of 4 one stays once, after round 2', () => {
  expect(
    movementOf(cyclical(4))!.map(({ homeWhite, moves }) => [homeWhite.join(), moves?.home, moves?.away]),
  ).toEqual([
    ['1,3', 'up', 'down'],
    ['1,3', 'stay', 'down'],
    ['1,3', 'up', 'down'],
    ['1,3', undefined, undefined],
  ]);
});

it('NZCF handbook: on an odd number of boards the last one turns its colours after each round', () => {
  expect(movementOf(cyclical(5))!.map(({ homeWhite }) => homeWhite.join())).toEqual([
    '1,3,5',
    '1,3',
    '1,3,5',
    '1,3',
    '1,3,5',
  ]);
});

it.each([2, 3, 4, 5, 6, 7, 8, 10, 12])(
  'whoever moves as it says sits where the table has them: %i',
  (members) => {
    const event = cyclical(members, 2);
    const places = { home: [...Array(members).keys()], away: [...Array(members).keys()] };
    const step = { up: 1, down: members - 1, stay: 0, start: 0 };
    movementOf(event)!.forEach(({ homeWhite, moves }, round) => {
      for (const { board, home, away, white } of event.games[round]!.boards) {
        expect(home).toBe(`A${places.home.indexOf(board - 1) + 1}`);
        expect(away).toBe(`B${places.away.indexOf(board - 1) + 1}`);
        expect(white === 'home').toBe(homeWhite.includes(board));
      }
      for (const side of ['home', 'away'] as const)
        if (moves)
          places[side] = places[side].map((place, member) =>
            moves[side] === 'start' ? member : (place + step[moves[side]]) % members,
          );
    });
  },
);

it('any other event has no movement', () => {
  expect(movementOf(newTeamEvent(4, 3))).toBeNull();
  expect(movementOf(newTeamEvent(2, 4, { system: 'scheveningen' }))).toBeNull();
});
