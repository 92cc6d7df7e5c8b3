import { nameOf } from '../named';
import type { Pin, Tournament } from '../model';
import { makeSchedule } from '../pairing/schedule';
import { problem, type Problem } from '../problem';
import { BOARD_INSTEAD, stayingNumbers } from './pins';

const meetings = (
  { games }: Tournament,
  pins: readonly Pin[],
  name: (no: number) => string,
): readonly Problem[] =>
  games.flatMap(({ round, board, white, black }) => {
    const [one, other] = pins.filter(({ no }) => no === white || no === black);
    if (!one || !other) return [];
    const values = { one: name(one.no), other: name(other.no), round, board };
    return [problem('pinned-meet', { round }, values)];
  });

/**
 * Where a tournament cannot have everybody pinned in their place: `pin-impossible` for whoever should have the number that
 * stays where none does, `pinned-meet` for each game between two of them, in which the later one has to move.
 */
export const pinWarnings = (tournament: Tournament): readonly Problem[] => {
  const { players, pins = [], system, systemOptions: options } = tournament;
  if (pins.length === 0) return [];
  const name = nameOf(players);
  const schedule = makeSchedule({ system, options, players: players.length, cycles: 1 });
  const staying = new Set(schedule.ok ? stayingNumbers(schedule.value).map(({ no }) => no) : []);
  return [
    ...pins
      .filter(({ no, board }) => board === undefined && !staying.has(no))
      .map(({ no }) => {
        const player = name(no);
        return problem('pin-impossible', { player }, { system, player, board: BOARD_INSTEAD });
      }),
    ...meetings(tournament, pins, name),
  ];
};
