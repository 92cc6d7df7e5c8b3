/** @sweep */
import { arrange, type Arranged } from '../../../src/core/adopt/arrange';
import type { Meeting } from '../../../src/core/adopt/tables';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { randomOf } from '../../generated';
import { valueOf } from '../../results';
import { sampled } from '../../sample';

type Known = 'both' | 'rounds' | 'colours' | 'nothing';

/** The games of a system's table as a cross-table has them, of which as much is known as `known` says of each. */
const meetingsOf = (
  system: string,
  players: number,
  cycles: number,
  known: (index: number) => Known,
  exchangeLastTwo?: boolean,
): readonly Meeting[] =>
  valueOf(makeSchedule({ system, players, cycles, exchangeLastTwo }))
    .rounds.flatMap(({ round, games }) => games.map(({ white, black }) => ({ round, white, black })))
    .map(({ round, white, black }, index) => {
      const tells = known(index);
      return {
        one: Math.min(white, black) - 1,
        other: Math.max(white, black) - 1,
        outcome: '1-0' as const,
        white: tells === 'both' || tells === 'colours' ? white - 1 : null,
        round: tells === 'both' || tells === 'rounds' ? round : null,
        cells: [`A${index + 1}`],
      };
    });

const arranged = (
  meetings: readonly Meeting[],
  players: number,
  cycles: number,
  system?: string,
): Arranged => {
  const names = Array.from({ length: players }, (_, index) => `P${index + 1}`);
  return valueOf(arrange({ sheet: 'Mine', names, meetings, cycles, system }));
};

const told = (games: readonly { one: number; other: number; white: number | null; round: number | null }[]) =>
  games.map(({ one, other, white, round }) => `${round} ${one}-${other} ${white}`).sort();

/** Whether every two meet so often as they should, nobody twice in a round. */
const isSound = ({ games }: Arranged, players: number, cycles: number): boolean => {
  const sides = games.flatMap(({ one, other, round }) => [`${one} ${round}`, `${other} ${round}`]);
  const pairs = new Set(games.map(({ one, other }) => `${one}-${other}`));
  return (
    new Set(sides).size === sides.length &&
    games.length === (cycles * players * (players - 1)) / 2 &&
    pairs.size === (players * (players - 1)) / 2
  );
};

const FIELDS = SYSTEMS.flatMap(({ id }) =>
  [4, 5, 6, 7, 8, 10, 11, 14].flatMap((players) => [1, 2].map((cycles) => [id, players, cycles] as const)),
);

describe('rounds and colours that a table does not tell', () => {
  it.each(sampled(FIELDS, 4))(
    '%s, %s players, %s cycles: of the first half of the rounds both, of the rest nothing',
    (id, players, cycles) => {
      const count = (cycles * players * (players - 1)) / 2;
      const meetings = meetingsOf(id, players, cycles, (index) => (index < count / 2 ? 'both' : 'nothing'));
      const made = arranged(meetings, players, cycles);
      expect(isSound(made, players, cycles)).toBe(true);
      const all = told(meetingsOf(id, players, cycles, () => 'both'));
      if (made.inferred.rounds === 'inferred') expect(told(made.games)).toEqual(all);
      else expect([made.inferred.rounds, made.inferred.fitting.length > 0]).toEqual(['laid-down', true]);
      expect(told(arranged(meetings, players, cycles, id).games)).toEqual(all);
    },
  );

  it.each(sampled(FIELDS, 4))(
    '%s, %s players, %s cycles: rounds alone, the colours are those of a table with these rounds',
    (id, players, cycles) => {
      const meetings = meetingsOf(id, players, cycles, () => 'rounds');
      const { games, inferred } = arranged(meetings, players, cycles);
      const rounds = (each: readonly Meeting[]) =>
        each.map(({ one, other, round }) => `${round} ${one}-${other}`).sort();
      expect(rounds(games)).toEqual(rounds(meetings));
      const all = told(meetingsOf(id, players, cycles, () => 'both'));
      if (inferred.colours === 'inferred') expect(told(games)).toEqual(all);
      else expect(inferred.fitting).toContain(id);
      expect(inferred.rounds).toBe('given');
    },
  );

  it('rounds of one table alone tell the colours; all of them turned where one game says so', () => {
    const crenshaw = meetingsOf('crenshaw', 10, 1, () => 'rounds');
    const { games, inferred } = arranged(crenshaw, 10, 1);
    expect([inferred.colours, inferred.system]).toEqual(['inferred', 'crenshaw']);
    expect(told(games)).toEqual(told(meetingsOf('crenshaw', 10, 1, () => 'both')));
    const turned = crenshaw.map((each, index) =>
      index === 3 ? { ...each, white: games[3]!.white === each.one ? each.other : each.one } : each,
    );
    const other = arranged(turned, 10, 1);
    expect(other.inferred.colours).toBe('inferred');
    expect(
      other.games.filter(({ one, other: two, white }) =>
        games.some((game) => game.one === one && game.other === two && game.white === white),
      ),
    ).toEqual([]);
  });

  it('of a double round robin it is found whether the last two rounds were exchanged', () => {
    for (const exchanged of [true, false]) {
      const known = (index: number): Known => (index < 28 ? 'both' : 'nothing');
      const made = arranged(meetingsOf('berger', 8, 2, known, exchanged), 8, 2);
      expect([made.inferred.rounds, made.inferred.system, made.exchangeLastTwo]).toEqual([
        'inferred',
        'berger',
        exchanged,
      ]);
    }
  });

  it('nothing known: Berger’s table, and told so', () => {
    const { games, inferred, system, rounds } = arranged(
      meetingsOf('shift', 9, 1, () => 'nothing'),
      9,
      1,
    );
    expect([inferred.rounds, inferred.colours, inferred.system, system, rounds]).toEqual([
      'laid-down',
      'laid-down',
      'berger',
      'berger',
      9,
    ]);
    expect(told(games)).toEqual(told(meetingsOf('berger', 9, 1, () => 'both')));
  });

  it('all known: everything stays, whatever it is', () => {
    const { inferred, games } = arranged(
      meetingsOf('riches', 12, 1, () => 'both'),
      12,
      1,
    );
    expect([inferred.rounds, inferred.colours, inferred.system, inferred.fitting]).toEqual([
      'given',
      'given',
      null,
      [],
    ]);
    expect(told(games)).toEqual(told(meetingsOf('riches', 12, 1, () => 'both')));
  });
});

describe('where no table fits', () => {
  /** A field whose numbers are not those of its table: every other round and colour is known. */
  const shuffled = (seed: number, players: number): readonly Meeting[] => {
    const random = randomOf(seed);
    const order = Array.from({ length: players }, (_, index) => index)
      .map((index) => [random(), index] as const)
      .sort(([one], [other]) => one - other)
      .map(([, index]) => index);
    const kinds: readonly Known[] = ['both', 'rounds', 'colours', 'nothing'];
    return meetingsOf('berger', players, 1, () => kinds[Math.floor(random() * 4)]!).map((meeting) => {
      const [one, other] = [order[meeting.one]!, order[meeting.other]!];
      const white = meeting.white === null ? null : order[meeting.white]!;
      return { ...meeting, one: Math.min(one, other), other: Math.max(one, other), white };
    });
  };

  it.each(
    sampled(
      Array.from({ length: 40 }, (_, seed) => seed + 1),
      5,
    ),
  )('story %s: what is known stays, everybody meets everybody, nobody plays twice in a round', (seed) => {
    const players = 6 + (seed % 9);
    const meetings = shuffled(seed, players);
    const made = arranged(meetings, players, 1);
    expect(isSound(made, players, 1)).toBe(true);
    expect(made.inferred).toMatchObject({ rounds: 'laid-down', colours: 'laid-down', fitting: [] });
    for (const { cells, round, white } of meetings) {
      const game = made.games.find((each) => each.cells[0] === cells[0])!;
      if (round !== null) expect(game.round).toBe(round);
      if (white !== null) expect(game.white).toBe(white);
    }
  });

  it('colours that have to be laid down are level within one, and the second meeting has them the other way round', () => {
    const meetings = meetingsOf('berger', 8, 2, () => 'rounds').map((meeting) => {
      const turn = (place: number): number => (place * 3 + 1) % 8;
      const [one, other] = [turn(meeting.one), turn(meeting.other)];
      return { ...meeting, one: Math.min(one, other), other: Math.max(one, other) };
    });
    const { games } = arranged(meetings, 8, 2);
    for (let player = 0; player < 8; player++) {
      const own = games.filter(({ one, other }) => one === player || other === player);
      expect(Math.abs(own.filter(({ white }) => white === player).length - 7)).toBeLessThanOrEqual(1);
    }
    const whites = new Set(games.map(({ one, other, white }) => `${one}-${other} ${white}`));
    expect(whites.size).toBe(56);
  });
});
