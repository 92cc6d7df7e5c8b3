/** @sweep */
import { withGame, withGames, withStatus } from '../../changed';
import { withCalendar } from '../../../src/core/calendar/planned';
import { exchangeGames } from '../../../src/core/conduct/manualChange';
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { withMadeCycles } from '../../../src/core/conduct/madeCycles';
import { currentRound } from '../../../src/core/conduct/owed';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import type { Game, Tournament } from '../../../src/core/model';
import { coloursOf, threeRunningIn } from '../../../src/core/pairing/colours';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeTournament } from '../../../src/core/tournament';
import { codesOf, valueOf } from '../../results';
import { parseRating } from '../../../src/core/ratings/rating';
import { goEvent } from '../../goEvents';
import { played } from './played';
import { sampled } from '../../sample';

const NEW = { name: 'Late, Larry' };
const ODD = sampled([3, 5, 7, 9, 11, 13, 15], 2);
const CASES = SYSTEMS.flatMap(({ id }) => ODD.map((players) => [id, players] as const)).filter(
  ([id, players]) => SYSTEMS.find((system) => system.id === id)!.sizes.most >= players,
);

const own = ({ games }: Tournament, no: number): readonly Game[] =>
  games.filter(({ white, black }) => white === no || black === no);
const ids = (games: readonly Game[]) =>
  games.map(({ round, white, black }) => `${round}: ${white}-${black}`).sort();

describe('a player who enters after the first results', () => {
  it('has the number after the last, and in each round meets whoever rests there: 11 players, four rounds played', () => {
    const before = played(11, 4);
    const { tournament, player, catchUp } = valueOf(lateEntry(before, NEW));
    expect(player).toEqual({ ...NEW, no: 12, status: 'playing' });
    expect(own(tournament, 12).map(({ round, white, black }) => [round, white + black - 12])).toEqual(
      before.rests.map(({ round, player: resting }) => [round, resting]),
    );
    expect(catchUp).toEqual([56, 57, 58, 59]);
    expect(own(tournament, 12).map(({ pending }) => pending)).toEqual([
      ...['postponed', 'postponed', 'postponed', 'postponed'],
      ...new Array<undefined>(7).fill(undefined),
    ]);
    expect([before, tournament].map(currentRound)).toEqual([5, 5]);
    expect(tournament.rests).toEqual([]);
    expect(tournament.rounds).toBe(11);
  });

  it('has dates from the round that is being played on: the games to catch up with have none yet', () => {
    const dates = { first: '2026-11-02', days: 7 };
    const before = valueOf(withCalendar(played(5, 2), { dates }));
    const { tournament, catchUp } = valueOf(lateEntry(before, NEW));
    expect(catchUp).toHaveLength(2);
    expect(own(tournament, 6).map(({ date }) => date)).toEqual([
      ...[undefined, undefined],
      ...['2026-11-16', '2026-11-23', '2026-11-30'],
    ]);
  });

  it.each(CASES)('%s with %i players: nobody else’s game changes, single and double', (system, players) => {
    for (const cycles of [1, 2]) {
      const before = played(players, 2, { system, cycles });
      const { tournament } = valueOf(lateEntry(before, NEW));
      expect(tournament.games.slice(0, before.games.length)).toEqual(before.games);
    }
  });

  it.each(CASES)('%s with %i players: each game has its cycle by its number', (system, players) => {
    for (const cycles of [1, 2, 3]) {
      const { tournament } = valueOf(lateEntry(played(players, 2, { system, cycles }), NEW));
      const games = tournament.games.map((game) => ({ ...game, cycle: 9 }));
      expect(withMadeCycles({ ...tournament, games })).toEqual(tournament);
      expect(scheduleFaults(withMadeCycles(tournament))).toEqual([]);
    }
  });

  it('their games are numbered by round however the rests stand, on the board behind those of the round', () => {
    const before = played(5, 0);
    const { tournament } = valueOf(lateEntry({ ...before, rests: [...before.rests].reverse() }, NEW));
    expect(own(tournament, 6).map(({ no, round, board }) => [no, round, board])).toEqual([
      [11, 1, 3],
      [12, 2, 3],
      [13, 3, 3],
      [14, 4, 3],
      [15, 5, 3],
    ]);
    const games = before.games.filter(({ round, board }) => round !== 2 || board === 1);
    expect(own(valueOf(lateEntry({ ...before, games }, NEW)).tournament, 6)[1]!.board).toBe(2);
  });

  it('wins by default against who has left, with White and with Black', () => {
    const before = withStatus(withStatus(played(5, 0), 1, 'withdrawn'), 4, 'withdrawn');
    const found = own(valueOf(lateEntry(before, NEW)).tournament, 6).map(
      ({ white, black, outcome }) => `${white}-${black} ${outcome}`,
    );
    expect(found.filter((game) => !game.endsWith('null')).sort()).toEqual(['1-6 -+', '6-4 +-']);
  });

  it('after two games have changed places across cycles, the newcomer meets everyone once a cycle: 3 players', () => {
    const before = played(3, 1, { cycles: 2 });
    const exchanged = { ...before, ...valueOf(exchangeGames(before, [[2, 4]], 'places')) };
    const { tournament } = valueOf(lateEntry(exchanged, NEW));
    expect(scheduleFaults(withMadeCycles(tournament)).map(({ code }) => code)).not.toContain(
      'pair-twice-in-cycle',
    );
    expect(own(tournament, 4).map(({ round }) => round)).toEqual([1, 3, 4, 2, 5, 6]);
  });

  it('an exchange that is refused names no meeting twice in a cycle: 3 players, two cycles', () => {
    const { tournament } = valueOf(lateEntry(played(3, 1, { cycles: 2 }), NEW));
    const refused = codesOf(exchangeGames(withMadeCycles(tournament), [[1, 10]], 'places'));
    expect(new Set(refused)).toEqual(new Set(['player-two-games']));
  });

  it.each(CASES)(
    '%s with %i players: everyone meets everyone once a cycle, one game a round',
    (system, players) => {
      for (const cycles of [1, 2]) {
        const { tournament } = valueOf(lateEntry(played(players, 2, { system, cycles }), NEW));
        for (let no = 1; no <= players + 1; no++) {
          const games = own(tournament, no);
          expect(new Set(games.map(({ round }) => round)).size).toBe(tournament.rounds);
          for (let other = 1; other <= players + 1; other++)
            if (other !== no)
              expect(games.filter(({ white, black }) => white === other || black === other)).toHaveLength(
                cycles,
              );
        }
        const { players: colours } = coloursOf({ players: players + 1, rounds: [tournament] });
        if (cycles === 2) expect(colours.every(({ whites, blacks }) => whites === blacks)).toBe(true);
      }
    },
  );

  it.each(['berger', 'crenshaw', 'standard', 'porter'])(
    '%s: where the bye is the last number, the games are those of a field that was full from the start',
    (system) => {
      for (const players of [3, 5, 7, 9, 11])
        for (const cycles of [1, 2]) {
          const before = played(players, 0, { system, cycles });
          const { tournament } = valueOf(lateEntry(before, NEW));
          const full = valueOf(
            makeTournament({ ...before, players: [...before.players, NEW], exchangeLastTwo: false }),
          );
          if (cycles === 1 || system !== 'berger' || players === 3)
            expect(ids(tournament.games)).toEqual(ids(full.games));
        }
    },
  );

  it.each([5, 7, 9, 11, 13])(
    'Berger, %i players, two or three cycles: nobody has a colour three times in a row',
    (players) => {
      for (const cycles of [2, 3])
        expect(threeRunningIn(valueOf(lateEntry(played(players, 2, { cycles }), NEW)).tournament)).toEqual(
          [],
        );
    },
  );

  it('11 players twice: numbers 1 and 7, who met the bye first, have the other colours against the newcomer', () => {
    const { tournament } = valueOf(lateEntry(played(11, 2, { cycles: 2 }), NEW));
    const games = own(tournament, 12).map(({ round, white, black }) => `${round}: ${white}-${black}`);
    expect(games.filter((_, index) => index % 11 < 3)).toEqual([
      '1: 12-1',
      '2: 7-12',
      '3: 2-12',
      '12: 1-12',
      '13: 12-7',
      '14: 12-2',
    ]);
  });

  it('3 players twice: no choice of colours helps, so two have one colour three times in a row', () => {
    expect(threeRunningIn(valueOf(lateEntry(played(3, 1, { cycles: 2 }), NEW)).tournament)).toHaveLength(2);
  });

  it('the shifting movement: they are the anchor, and the games are those of its table with that anchor', () => {
    for (const players of [3, 5, 7, 9]) {
      const before = played(players, 1, { system: 'shift' });
      const { tournament } = valueOf(lateEntry(before, NEW));
      expect(tournament.systemOptions).toEqual({ anchor: `${players + 1}`, anchorFirst: 'white' });
      const full = valueOf(
        makeTournament({ ...tournament, players: tournament.players, exchangeLastTwo: false }),
      );
      expect(ids(tournament.games)).toEqual(ids(full.games));
    }
  });

  it('the Easy Round Robin: they take seat 1, where the colours change every round', () => {
    const { tournament } = valueOf(lateEntry(played(7, 1, { system: 'seats' }), NEW));
    const whites = own(tournament, 8).map(({ white }) => white === 8);
    expect(whites).toEqual([true, false, true, false, true, false, true].map((white) => white === whites[0]));
  });

  it('each of their games is on the board after those of the others', () => {
    for (const system of ['berger', 'shift', 'seats']) {
      const { tournament } = valueOf(lateEntry(played(7, 2, { system }), NEW));
      for (let round = 1; round <= tournament.rounds; round += 1)
        expect(tournament.games.filter((game) => game.round === round).map(({ board }) => board)).toEqual([
          1, 2, 3, 4,
        ]);
      expect(own(tournament, 8).map(({ board }) => board)).toEqual([4, 4, 4, 4, 4, 4, 4]);
    }
  });

  it('against one who has left from half on the game is a forfeit, and not owed', () => {
    const before = withStatus(played(7, 5), 3, 'withdrawn');
    const round = before.rests.find(({ player }) => player === 3)!.round;
    const { tournament, catchUp } = valueOf(lateEntry(before, NEW));
    const game = own(tournament, 8).find((each) => each.round === round)!;
    expect(game.outcome).toBe(game.white === 8 ? '+-' : '-+');
    expect(catchUp).not.toContain(game.no);
  });

  it('in an even field no seat is empty', () => {
    expect(lateEntry(played(10, 3), NEW)).toMatchObject({
      ok: false,
      problems: [
        { code: 'late-entry-full', values: { count: 10 } },
        { code: 'late-entry-rounds', values: { rounds: 4 } },
      ],
    });
  });

  it('in an even field that somebody has left, the problem names them', () => {
    const before = withStatus(played(10, 3), 4, 'withdrawn');
    const { name } = before.players[3]!;
    expect(lateEntry(before, NEW)).toMatchObject({ problems: [{ values: { count: 10, left: name } }, {}] });
    expect(lateEntry(played(10, 3), NEW)).toMatchObject({ problems: [{ values: { left: 'none' } }, {}] });
    // A place without a name has no results.
    const never = withStatus(played(10, 0), 4, 'annulled');
    expect(lateEntry(never, NEW)).toMatchObject({ problems: [{ values: { left: 'none' } }, {}] });
  });

  it('where changes by hand have moved the rests they would not meet everyone', () => {
    const before = played(7, 2);
    const moved = { ...before, rests: before.rests.map((rest) => ({ ...rest, player: 1 })) };
    expect(codesOf(lateEntry(moved, NEW))).toEqual(['late-entry-rests', 'late-entry-rounds']);
  });

  it('nor where two rest in one round, or somebody rests who has a game there', () => {
    const before = played(5, 0);
    const { player } = before.rests[0]!;
    const restsIn2 = before.rests.map((rest) => (rest.player === player ? { ...rest, round: 2 } : rest));
    const { no } = own(before, player).find(({ round }) => round === 2)!;
    const twice = withGame({ ...before, rests: restsIn2 }, no, { round: 1 });
    expect(codesOf(lateEntry(twice, NEW))).toEqual(['late-entry-rests', 'late-entry-rounds']);
    const [one, other, ...others] = before.rests;
    const stale = [{ ...one!, round: other!.round }, { ...other!, round: one!.round }, ...others];
    expect(codesOf(lateEntry({ ...before, rests: stale }, NEW))).toEqual([
      'late-entry-rests',
      'late-entry-rounds',
    ]);
  });

  it('nor where somebody rests twice and another never', () => {
    const before = played(5, 0);
    const [one, ...others] = before.rests;
    const rests = [{ ...one!, player: others[0]!.player }, ...others];
    const free = { ...before, games: before.games.filter(({ round }) => round !== one!.round), rests };
    expect(codesOf(lateEntry(free, NEW))).toEqual(['late-entry-rests', 'late-entry-rounds']);
  });

  it('colours that were turned by hand stay turned', () => {
    const before = played(7, 2);
    const { white, black } = before.games[20]!;
    const turned = withGame(before, 21, { white: black, black: white });
    expect(valueOf(lateEntry(turned, NEW)).tournament.games[20]).toMatchObject({
      white: black,
      black: white,
    });
  });
});

describe('where the stronger player has White', () => {
  const NEWCOMER = { name: 'Sato Mei', rating: parseRating('2k') };
  const begun = (players: number): Tournament => {
    const made = goEvent(players);
    return withGames(made, (game) => (game.round === 1 ? { ...game, outcome: '1-0' } : game));
  };

  it.each([8, 9])('so they have in the games of a newcomer, who is 2 kyu: %i players before', (players) => {
    const { tournament, player } = valueOf(lateEntry(begun(players), NEWCOMER, { mayAdd: true }));
    const whites = own(tournament, player.no).filter(({ white }) => white === player.no);
    const weaker = ['Diaz Pablo', 'Ernst Max', 'Fox Amy', 'Gray Tom', 'Little Ben'].slice(0, players - 4);
    const names = whites.map(({ black }) => tournament.players[black - 1]!.name);
    // Chen Li is 2 kyu, too: there the table decides.
    expect(names.filter((name) => name !== 'Chen Li').sort()).toEqual(weaker);
  });
});
