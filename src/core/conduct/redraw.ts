import { entryAt } from '../present';
import { tossesColours } from '../draw/colours';
import { drawNumbers, drawsLots, makeNumbering } from '../draw/numbers';
import { pinsKept, placePins } from '../draw/placePins';
import { makeTournament, type Entrant } from '../tournament';
import type { Numbering, Pin, Player, Tournament } from '../model';
import { tableSize } from '../pairing/system';
import { systemOf } from '../pairing/registry';
import { andThen, ok, type Result } from '../result';
import { withCalendarDrawn } from '../calendar/remade';
import { optionsWith } from '../pairing/anySystem';
import { remadeEvent } from '../teamEvent/create';
import { assembled } from '../teamEvent/event';
import { withFormerSeats } from '../teamEvent/formerSeats';
import { isTeamEvent } from '../teamEvent/model';

/** A tournament made again with other players, none of whose games has been played. */
export interface Redrawn {
  readonly tournament: Tournament;
  /**
   * `lots`: numbers were drawn anew for everyone; `numbers`: given anew in the way they were given before; `bye`: the last
   * number of an even field has left and nobody's number or game has changed.
   */
  readonly by: 'lots' | 'numbers' | 'bye';
  /**
   * The order as in a `Draw`, drawn from the players in the order of their numbers, whoever is new last; empty where no lots
   * were drawn.
   */
  readonly lines: readonly number[];
}

/** Numbers given by hand go on with those that there are: whoever is new has the last. */
const renumbered = ({ numbering, colours }: Tournament, count: number, seed?: string): Numbering => ({
  ...numbering,
  ...(numbering.method === 'hand'
    ? { detail: Array.from({ length: count }, (_, index) => index + 1).join(',') }
    : {}),
  ...(seed === undefined || !(drawsLots(numbering.method) || tossesColours(colours)) ? {} : { seed }),
});

const asTeam = ({ members = [], ...team }: Entrant) => ({ ...team, members });

/** The tournament again with players in the order of their numbers; who has left stays so. */
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

/** Whether the last number of an even field becomes the bye when they leave: then nobody else's game changes. */
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
 * The tournament again with these players, settings and the dates of rounds kept: numbers are given anew in the way they were given before, lots
 * drawn from the same seed unless another is given, and whoever is pinned and still there stays where they are to. FIDE C.05
 * wants a new draw when the field changes before the first round. Problems: those of `drawNumbers`, `placePins` and
 * `makeTournament`.
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
 * The tournament without a player, before its first result: the last number of an even field becomes the bye, for anyone
 * else numbers are given anew (FIDE C.05). Problems as for `redraw`.
 */
export const redrawWithout = (tournament: Tournament, no: number, seed?: string): Result<Redrawn> => {
  const left = tournament.players.filter((player) => player.no !== no);
  if (!becomesBye(tournament, no)) return redraw(tournament, left, seed);
  const pins = (tournament.pins ?? []).filter((pin) => pin.no !== no);
  return andThen(paired(tournament, left, tournament.numbering, pins), (again) =>
    ok({ tournament: again, by: 'bye', lines: [] }),
  );
};
