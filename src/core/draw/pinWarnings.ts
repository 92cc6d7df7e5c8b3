import type { Pin, Tournament } from '../model';
import { makeSchedule } from '../pairing/schedule';
import { problem, type Problem } from '../problem';
import { BOARD_INSTEAD, stayingNumbers } from './pins';

const meetings = (
  { games }: Tournament,
  pins: readonly Pin[],
  nameOf: (no: number) => string,
): readonly Problem[] =>
  games.flatMap(({ round, board, white, black }) => {
    const [one, other] = pins.filter(({ no }) => no === white || no === black);
    if (!one || !other) return [];
    const values = { one: nameOf(one.no), other: nameOf(other.no), round, board };
    return [problem('pinned-meet', { round }, values)];
  });

/**
 * Where a tournament cannot have everybody pinned in his place: `pin-impossible` for whoever should have the number that
 * stays where none does, `pinned-meet` for each game between two of them, in which the later one has to move.
 */
export const pinWarnings = (tournament: Tournament): readonly Problem[] => {
  const { players, pins = [], system, systemOptions: options } = tournament;
  if (pins.length === 0) return [];
  const names = new Map(players.map(({ no, name }) => [no, name]));
  const nameOf = (no: number): string => names.get(no) ?? `${no}`;
  const schedule = makeSchedule({ system, options, players: players.length, cycles: 1 });
  const staying = new Set(schedule.ok ? stayingNumbers(schedule.value).map(({ no }) => no) : []);
  return [
    ...pins
      .filter(({ no, board }) => board === undefined && !staying.has(no))
      .map(({ no }) => {
        const player = nameOf(no);
        return problem('pin-impossible', { player }, { system, player, board: BOARD_INSTEAD });
      }),
    ...meetings(tournament, pins, nameOf),
  ];
};
