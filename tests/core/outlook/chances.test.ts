import { withGames, withPlayer, withStatus } from '../../changed';
import { valueOf } from '../../results';
import { toNumber, compare, fraction, type Fraction } from '../../../src/core/fraction';
import type { Tournament, Game } from '../../../src/core/model';
import { chancesOf, type Chance, type First } from '../../../src/core/outlook/chances';
import { crossTable, realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { CLASSIC, scoringOf, type Scoring, type OutcomeCode } from '../../../src/core/results/outcome';
import { values } from '../../../src/core/tiebreak/standings';
import { canShare, type Shared } from '../../../src/core/outlook/position';
import fc from '../../properties';

const RESULTS: readonly OutcomeCode[] = ['1-0', '1/2', '0-1'];

/** How a way to go on ends for a player: what they scored in it, and whether they are first. */
interface End {
  readonly scored: Fraction;
  readonly first: First | null;
}

const pointsOf = (tournament: Tournament): readonly (Fraction | null)[] => valueOf(values(tournament, 'PTS'));

const difference = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);

const firstOf = (own: Fraction, all: readonly (Fraction | null)[]): First | null => {
  const reached = all.filter((other) => other !== null && compare(other, own) >= 0);
  if (reached.some((other) => other !== null && compare(other, own) > 0)) return null;
  return reached.length === 1 ? 'alone' : 'shared';
};

/** The chances of everybody by going through all results of all games that are open: 3 to the power of their number. */
export const afterEvery = (tournament: Tournament): readonly Chance[] => {
  const here = new Set(tournament.players.filter(({ status }) => status === 'playing').map(({ no }) => no));
  const isOpen = ({ outcome, white, black }: Game) => outcome === null && here.has(white) && here.has(black);
  const open = tournament.games.filter(isOpen);
  const now = pointsOf(tournament);
  const ends = tournament.players.map((): End[] => []);
  for (let way = 0; way < 3 ** open.length; way += 1) {
    const results = new Map(open.map(({ no }, index) => [no, RESULTS[Math.floor(way / 3 ** index) % 3]!]));
    const games = tournament.games.map((game) => ({
      ...game,
      outcome: results.get(game.no) ?? game.outcome,
    }));
    const then = pointsOf({ ...tournament, games });
    for (const [place, own] of then.entries())
      if (own !== null)
        ends[place]!.push({ scored: difference(own, now[place]!), first: firstOf(own, then) });
  }
  return tournament.players.flatMap(({ no, status }, place): readonly Chance[] => {
    if (status === 'annulled') return [];
    const mine = ends[place]!;
    const scores = [...new Map(mine.map(({ scored }) => [`${scored.n}/${scored.d}`, scored])).values()];
    const least = (suffices: (end: End) => boolean): Fraction | null =>
      scores
        .filter((score) => mine.every((end) => compare(end.scored, score) < 0 || suffices(end)))
        .sort(compare)[0] ?? null;
    const isFirst = ({ first }: End) => first !== null;
    const isAlone = ({ first }: End) => first === 'alone';
    const told = (alone: boolean, shared: boolean): First | null =>
      alone ? 'alone' : shared ? 'shared' : null;
    return [
      {
        no,
        points: now[place]!,
        games: open.filter(({ white, black }) => white === no || black === no).length,
        certain: told(mine.every(isAlone), mine.every(isFirst)),
        possible: told(mine.some(isAlone), mine.some(isFirst)),
        needs: { shared: least(isFirst), alone: least(isAlone) },
      },
    ];
  });
};

const scoring = (...points: readonly number[]): Scoring => valueOf(scoringOf(points));

/** A real event when so many of its rounds were played. */
const after = (id: string, rounds: number, worth: Scoring = CLASSIC): Tournament => {
  const event = realEvent(id);
  return {
    ...event,
    scoring: worth,
    games: event.games.map((game) => (game.round > rounds ? { ...game, outcome: null } : game)),
  };
};

/** The family name alone, as the events have it before the comma. */
const surname = (name: string): string => name.split(',')[0]!;

const listed = (tournament: Tournament, which: (chance: Chance) => boolean): readonly string[] => {
  const names = new Map(tournament.players.map(({ no, name }) => [no, surname(name)]));
  return chancesOf(tournament)
    .players.filter(which)
    .sort((a, b) => toNumber(b.points) - toNumber(a.points))
    .map(({ no, points }) => `${names.get(no)!} ${toNumber(points)}`);
};

const chanceOf = (tournament: Tournament, name: string): Chance => {
  const { no } = tournament.players.find((player) => surname(player.name) === name)!;
  return chancesOf(tournament).players.find((chance) => chance.no === no)!;
};

const needsOf = (tournament: Tournament, name: string) => {
  const { needs } = chanceOf(tournament, name);
  const number = (value: typeof needs.shared) => value && toNumber(value);
  return [number(needs.shared), number(needs.alone)];
};

describe('who can still be first, in events that were played', () => {
  it.each([
    ['cand2013', 12, 'Kramnik 8, Carlsen 7.5, Aronian 6.5, Svidler 6', 'Kramnik 8, Carlsen 7.5, Aronian 6.5'],
    ['cand2013', 13, 'Carlsen 8.5, Kramnik 8.5', 'Carlsen 8.5, Kramnik 8.5'],
    ['cand2014', 13, 'Anand 8', 'Anand 8'],
    ['cand2020', 13, 'Nepomniachtchi 8.5, Giri 7.5', 'Nepomniachtchi 8.5'],
    ['cand2022', 12, 'Nepomniachtchi 8.5, Ding 6.5, Nakamura 6.5', 'Nepomniachtchi 8.5'],
    ['cand1959', 27, 'Tal 19.5, Keres 18.5', 'Tal 19.5'],
    ['cand1953', 28, 'Smyslov 17, Keres 15', 'Smyslov 17'],
    ['sinq2014', 7, 'Caruana 7, Carlsen 4', 'Caruana 7'],
  ])('%s after round %i: first or tied %s; alone %s', (id, rounds, shared, alone) => {
    const event = after(id, rounds);
    expect(listed(event, ({ possible }) => possible !== null).join(', ')).toBe(shared);
    expect(listed(event, ({ possible }) => possible === 'alone').join(', ')).toBe(alone);
  });

  it('with points enough for the leader’s score one can be out all the same: their rivals have to meet', () => {
    const out = (tournament: Tournament) => listed(tournament, ({ possible }) => possible === null);
    expect(out(after('cand2020', 11))).toEqual(['Ding Liren 4']);
    expect(out(after('norway2022', 6, CLASSIC))).toEqual(['Radjabov 1.5']);
    const last = listed(after('cand1985', 14), ({ possible }) => possible !== null);
    expect(last.map((text) => text.split(' ').at(-1))).toEqual(['8.5', '8.5', '8', '8', '8']);
  });

  it.each([
    ['cand2014', 12, 8, ['Anand', 'Aronian', 'Karjakin', 'Mamedyarov']],
    ['cand1985', 14, 5, ['Jussupow', 'Sokolov', 'Timman']],
    ['cand1950', 16, 4, ['Boleslavsky', 'Bronstein']],
  ] as const)('%s after round %i: %i can share first place; alone %j', (id, rounds, shared, alone) => {
    const event = after(id, rounds);
    expect(listed(event, ({ possible }) => possible !== null)).toHaveLength(shared);
    const names = listed(event, ({ possible }) => possible === 'alone').map((text) => text.split(' ')[0]);
    expect(names.sort()).toEqual(alone);
  });

  it('who can only share is told from who can be first alone', () => {
    const only = (tournament: Tournament) => listed(tournament, ({ possible }) => possible === 'shared');
    expect(only(after('cand2020', 11))).toEqual(['Alekseenko 4.5']);
    expect(only(after('norway2022', 6, CLASSIC))).toEqual(['Wang 2']);
    expect(only(after('cand2020', 12))).toEqual(['Caruana 6']);
  });
});

describe('who is certain of first place', () => {
  it.each([
    ['cand2014', 13, 'Anand', 'alone'],
    ['cand2020', 13, 'Nepomniachtchi', 'shared'],
    ['cand2022', 12, 'Nepomniachtchi', 'shared'],
    ['cand1959', 27, 'Tal', 'shared'],
    ['cand1953', 28, 'Smyslov', 'shared'],
    ['sinq2014', 7, 'Caruana', 'shared'],
    ['cand2013', 13, 'Carlsen', null],
    ['cand2013', 14, 'Carlsen', 'shared'],
  ])('%s after round %i: %s %s', (id, rounds, name, certain) => {
    expect(chanceOf(after(id, rounds), name).certain).toBe(certain);
  });
});

describe('what somebody needs for a share of first place, and to be first alone', () => {
  it.each([
    ['cand2013', 12, 'Kramnik', 1.5, 2],
    ['cand2013', 13, 'Kramnik', 1, null],
    ['cand2020', 12, 'Nepomniachtchi', 1.5, 2],
    ['cand2020', 13, 'Nepomniachtchi', 0, 0.5],
    ['cand2022', 12, 'Nepomniachtchi', 0, 0.5],
    ['cand2014', 12, 'Anand', 1, 1.5],
    ['cand1959', 26, 'Tal', 1, 1.5],
    ['sinq2014', 7, 'Caruana', 0, 0.5],
  ])('%s after round %i: %s %d and %d', (id, rounds, name, shared, alone) => {
    expect(needsOf(after(id, rounds), name)).toEqual([shared, alone]);
  });

  it('at 3-1-0 a score that suffices is none while a higher one does not', () => {
    // A has 3 points and games with B, who has 4 and that game alone, and with C. Two draws keep B from passing A, a win against
    // C and a loss to B do not.
    const event = crossTable('*..1|.*=1|.=*0|001*');
    expect(needsOf({ ...event, scoring: scoring(3, 1, 0) }, 'A')).toEqual([4, 4]);
  });
});

describe('at 3-1-0', () => {
  it('the fourth is out where at 1-½-0 they could still share: cand2020, two rounds before the end', () => {
    const event = after('cand2020', 12, scoring(3, 1, 0));
    expect(chancesOf(event).exact).toBe(false);
    expect(listed(event, ({ possible }) => possible !== null).map((text) => text.split(' ').at(-1))).toEqual([
      '21',
      '19',
      '16',
    ]);
  });
});

describe('what counts', () => {
  /** A has beaten B and C, who have drawn with each other; nobody has played D. */
  const OPEN = '*11.|0*=.|0=*.|...*';

  it('a postponed game of an early round is to be played, one with an annulled player is not', () => {
    const open = crossTable(OPEN);
    const games = (tournament: Tournament) => chancesOf(tournament).players.map(({ games: left }) => left);
    expect(games(open)).toEqual([1, 1, 1, 3]);
    const postponed = withGames(open, (game) => ({ ...game, pending: 'postponed' as const }));
    expect(games(postponed)).toEqual([1, 1, 1, 3]);
    const left = open.players.map((player) =>
      player.no === 4 ? { ...player, status: 'annulled' as const } : player,
    );
    const without = chancesOf({ ...open, players: left });
    expect(without.open).toBe(0);
    expect(without.players.map(({ no, certain }) => [no, certain])).toEqual([
      [1, 'alone'],
      [2, null],
      [3, null],
    ]);
  });

  it('who withdrew keeps their points; a game of theirs without a result waits for one, as on the sheets', () => {
    const open = crossTable(OPEN);
    const [first, second, , fourth] = chancesOf(withStatus(open, 1, 'withdrawn')).players;
    expect([first?.games, first?.points.n, first?.possible]).toEqual([1, 2, 'alone']);
    expect([second?.games, second?.possible]).toEqual([1, null]);
    expect([fourth?.games, fourth?.possible]).toEqual([3, 'alone']);
  });

  it('the arbiter’s adjustment, to the hundredth', () => {
    const open = crossTable('*1==|0*==|==*=|===*');
    expect(
      chancesOf(withPlayer(open, 2, { adjustment: 1.01 })).players.map(({ certain }) => certain),
    ).toEqual([null, 'alone', null, null]);
  });
});

describe('what every way to go on says', () => {
  it.each([
    ['1-½-0', CLASSIC],
    ['2-1-0', scoring(2, 1, 0)],
    ['3-2-1', scoring(3, 2, 1)],
    ['3-1-0', scoring(3, 1, 0)],
    ['10-6-0', scoring(10, 6, 0)],
    ['2-0-0', scoring(2, 0, 0)],
  ])('%s: certain and needed as all results that there can be have it; who is out is out', (_, worth) => {
    let looked = 0;
    for (let seed = 1; looked < 30; seed += 1) {
      const event = generated({
        players: 3 + (seed % 4),
        cycles: 1 + (seed % 2),
        seed,
        finished: 0.75,
        special: 0.1,
        annulled: seed % 5 === 0 ? 1 : 0,
        adjusted: seed % 3 === 0,
        scoring: worth,
      });
      const { players, exact, open } = chancesOf(event);
      if (open === 0 || open > 6) continue;
      looked += 1;
      const truth = afterEvery(event);
      const shown = (chances: readonly Chance[]) =>
        chances.map(({ possible, ...rest }) => (exact ? { ...rest, possible } : rest));
      expect(shown(players)).toEqual(shown(truth));
      for (const [place, { possible }] of players.entries())
        expect(['alone', 'shared', null].indexOf(possible)).toBeLessThanOrEqual(
          ['alone', 'shared', null].indexOf(truth[place]!.possible),
        );
    }
  });
});

/** The same by trying every way to part what is shared. */
const byTrying = (caps: readonly number[], [first, ...rest]: readonly Shared[]): boolean => {
  if (caps.some((cap) => cap < 0)) return false;
  if (!first) return true;
  if (caps.reduce((sum, cap) => sum + cap, 0) < [first, ...rest].reduce((sum, { units }) => sum + units, 0))
    return false;
  return Array.from({ length: first.units + 1 }, (_, units) => units).some((units) =>
    byTrying(
      caps.map((cap, player) =>
        player === first.one ? cap - units : player === first.other ? cap - (first.units - units) : cap,
      ),
      rest,
    ),
  );
};

describe('what players share can be parted so that nobody passes their cap', () => {
  it.each([
    ['equally', [1, 1], [[0, 1, 2]], true],
    ['one has all', [2, 0], [[0, 1, 2]], true],
    ['there is more than both can take', [1, 1], [[0, 1, 3]], false],
    ['a cap below 0 cannot be kept', [-1, 5], [[0, 1, 2]], false],
    [
      'what one has too much goes over a second to a third',
      [0, 2, 2],
      [
        [0, 1, 2],
        [1, 2, 2],
      ],
      true,
    ],
    [
      'what was passed on is passed on again',
      [1, 1, 0, 1],
      [
        [0, 1, 1],
        [0, 3, 1],
        [2, 1, 1],
      ],
      true,
    ],
    [
      'two who must take all from each other',
      [0, 0, 9],
      [
        [0, 1, 1],
        [1, 2, 2],
      ],
      false,
    ],
  ] as const)('%s', (_, caps, shared, possible) => {
    const all = shared.map(([one, other, units]) => ({ one, other, units }));
    expect(canShare(caps, all)).toBe(possible);
  });

  it('as every way of parting has it, with five players', () => {
    const PAIRS = [0, 1, 2, 3, 4].flatMap((one) =>
      [0, 1, 2, 3, 4].flatMap((other) => (one < other ? [{ one, other }] : [])),
    );
    const parts = fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { minLength: 10, maxLength: 10 });
    const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 3 });
    let kept = 0;
    fc.assert(
      fc.property(parts, moves, (each, moved) => {
        // Caps that a way of parting just keeps, some of them moved from one player to another.
        const caps = [0, 0, 0, 0, 0];
        for (const [index, { one, other }] of PAIRS.entries()) {
          caps[one]! += each[index]![0];
          caps[other]! += each[index]![1];
        }
        for (const [from, to] of moved) {
          caps[from]! -= 1;
          caps[to]! += 1;
        }
        const all = PAIRS.map((pair, index) => ({ ...pair, units: each[index]![0] + each[index]![1] }));
        const possible = canShare(caps, all);
        kept += Number(possible);
        expect(possible).toBe(byTrying(caps, all));
      }),
      { numRuns: 150 },
    );
    expect(kept).toBeGreaterThan(30);
    expect(kept).toBeLessThan(150);
  });
});
