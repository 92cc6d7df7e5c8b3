import { countTo } from '../numbers';
import { entryAt } from '../present';
import { tossesColours } from '../draw/colours';
import { drawNumbers, drawsLots, makeNumbering } from '../draw/numbers';
import { pinsKept, placePins } from '../draw/pins';
import { makeTournament, type Entrant } from '../tournament';
import type { Numbering, Pin, Player, Tournament } from '../model';
import { tableSize } from '../pairing/system';
import { systemOf } from '../pairing/registry';
import { andThen, ok, type Result } from '../result';
import { withCalendarDrawn } from '../calendar/planned';
import { optionsWith } from '../pairing/anySystem';
import { remadeEvent } from '../teamEvent/create';
import { assembled } from '../teamEvent/event';
import { withFormerSeats } from '../teamEvent/formerSeats';
import { isTeamEvent } from '../teamEvent/model';

/** A tournament paired again with other players, before its first game. */
export interface Redrawn {
  readonly tournament: Tournament;
  /**
   * `lots`: new lots gave everyone a number; `numbers`: everyone got a number in the same way as before; `bye`: the last number
   * of an even field has left, and no other number or game has changed.
   */
  readonly by: 'lots' | 'numbers' | 'bye';
  /**
   * The order as in a `Draw`, drawn from the players in the order of their numbers, newcomers last; empty if no lots were drawn.
   */
  readonly lines: readonly number[];
}

/** Numbers given by hand stay; newcomers get the next ones. */
const renumbered = ({ numbering, colours }: Tournament, count: number, seed?: string): Numbering => ({
  ...numbering,
  ...(numbering.method === 'hand' ? { detail: countTo(count).join(',') } : {}),
  ...(seed === undefined || !(drawsLots(numbering.method) || tossesColours(colours)) ? {} : { seed }),
});

const asTeam = ({ members = [], ...team }: Entrant) => ({ ...team, members });

/** The tournament again with players in the order of their numbers; those who have left stay so. */
const paired = (
  tournament: Tournament,
  players: readonly (Entrant & Partial<Player>)[],
  numbering: Numbering,
  pins: readonly Pin[],
): Result<Tournament> => {
  const isOdd = tournament.players.length % 2 === 1;
  const systemOptions = optionsWith(tournament, players);
  const formerly = players.map(({ no }) => no);
  const made = isTeamEvent(tournament)
    ? andThen(remadeEvent({ ...tournament, systemOptions }, players.map(asTeam)), (again) =>
        ok(withFormerSeats(again, tournament, formerly)),
      )
    : makeTournament({
        ...{ ...tournament, players, systemOptions, numbering, pins },
        exchangeLastTwo: isOdd ? undefined : tournament.exchangeLastTwo,
      });
  return andThen(made, (again) =>
    ok({
      ...assembled(withCalendarDrawn(again, tournament, formerly)),
      players: again.players.map((player, index) => ({
        ...player,
        status: entryAt(players, index).status ?? player.status,
      })),
      ...(tournament.lotsSeed === undefined ? {} : { lotsSeed: tournament.lotsSeed }),
      ...(tournament.liveHandouts === undefined ? {} : { liveHandouts: tournament.liveHandouts }),
    }),
  );
};

/** Whether the last number of an even field becomes the bye when they leave: then no other game changes. */
export const becomesBye = ({ system, systemOptions, players }: Tournament, no: number): boolean => {
  const found = systemOf(system);
  const size = tableSize(players.length);
  return (
    players.length % 2 === 0 &&
    no === players.length &&
    found.ok &&
    found.value.bye(size, systemOptions) === no
  );
};

/**
 * Pairs the tournament again with these players, the same settings and the dates of its rounds. Numbers are given in the same way
 * as before. Lots use the same seed unless another is given. Pinned players stay in their places. FIDE C.05 requires a new draw
 * when the field changes before the first round. Problems: those of `drawNumbers`, `placePins` and `makeTournament`.
 */
export const redraw = (
  tournament: Tournament,
  players: readonly (Entrant & Partial<Player>)[],
  seed?: string,
): Result<Redrawn> => {
  const { system, columns } = tournament;
  const numbering = renumbered(tournament, players.length, seed);
  const by = drawsLots(numbering.method) ? 'lots' : 'numbers';
  const options = optionsWith(tournament, players);
  const kept = pinsKept(tournament.pins ?? [], players);
  const drawn = drawNumbers(players, makeNumbering(numbering), numbering.seed, { system, columns });
  if (!drawn.ok) return drawn;
  const placed = placePins(drawn.value, kept, { system, options });
  if (!placed.ok) return placed;
  const { order, pins } = placed.value;
  const numbered = order.map((index) => entryAt(players, index));
  const again = paired(tournament, numbered, numbering, pins);
  if (!again.ok) return again;
  const lines = by === 'lots' ? drawn.value.map((index) => index + 1) : [];
  return ok({ tournament: again.value, by, lines });
};

/**
 * Takes out a player before the first result. The last number of an even field becomes the bye; otherwise numbers are given again
 * (FIDE C.05). Problems as for `redraw`.
 */
export const redrawWithout = (tournament: Tournament, no: number, seed?: string): Result<Redrawn> => {
  const left = tournament.players.filter((player) => player.no !== no);
  if (!becomesBye(tournament, no)) return redraw(tournament, left, seed);
  const pins = (tournament.pins ?? []).filter((pin) => pin.no !== no);
  return andThen(paired(tournament, left, tournament.numbering, pins), (again) =>
    ok({ tournament: again, by: 'bye', lines: [] }),
  );
};
