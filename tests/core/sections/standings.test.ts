import { withStatus } from '../../changed';
import { withdrawal, withdrawalRuleFor } from '../../../src/core/conduct/withdrawal';
import { explainPlace } from '../../../src/core/explain/standings';
import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import { chancesOf } from '../../../src/core/outlook/chances';
import { type Decision, type Preliminary, qualify } from '../../../src/core/sections/qualify';
import { CRITERIA } from '../../../src/core/tiebreak/registry';
import { allValues, standings } from '../../../src/core/tiebreak/standings';
import { makeTournament } from '../../../src/core/tournament';
import fc from '../../properties';
import { valueOf } from '../../results';
import { sectioned, sectionedRequest, withResults } from '../../sectioned';

/** The tournament that the players of a section would have had alone, with the results that they have here. */
const alone = (whole: Tournament, sizes: readonly number[], index: number): Tournament => {
  const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  const request = sectionedRequest(whole.players.length);
  const made = valueOf(
    makeTournament({
      ...request,
      players: request.players.slice(before, before + sizes[index]!),
      tieBreaks: whole.tieBreaks,
    }),
  );
  const found = (white: number, black: number) =>
    whole.games.find((game) => game.white === white + before && game.black === black + before)!.outcome;
  return {
    ...made,
    lotsSeed: 'Sunday',
    players: made.players.map((player) => ({
      ...player,
      status: whole.players[player.no + before - 1]!.status,
    })),
    games: made.games.map((game) => ({ ...game, outcome: found(game.white, game.black) })),
  };
};

/** The column of a criterion that nobody has a value of. */
const nobody = (size: number): null[] => Array.from({ length: size }, () => null);

const sizesOfSections = fc.array(fc.integer({ min: 3, max: 7 }), { minLength: 1, maxLength: 5 });

describe('each section as if it stood alone', () => {
  it('every criterion and every rank is that of its own tournament, whatever the others did', () => {
    const order = ['PTS', 'DE', 'SB', 'US_TIED', 'KS', 'BH', 'TPN'];
    fc.assert(
      fc.property(sizesOfSections, fc.integer(), fc.nat(), (sizes, seed, gone) => {
        const made = withResults(sectioned(sizes, { tieBreaks: order }), seed);
        const whole: Tournament = {
          ...made,
          lotsSeed: 'Sunday',
          players: made.players.map((player, index) =>
            index === gone % made.players.length ? { ...player, status: 'annulled' } : player,
          ),
        };
        const all = allValues(whole);
        const ranked = standings(whole);
        let before = 0;
        sizes.forEach((size, index) => {
          const own = alone(whole, sizes, index);
          const expected = allValues(own);
          const place = [before, before + size] as const;
          for (const { code } of CRITERIA)
            expect([code, all[code]?.slice(...place) ?? nobody(size)]).toEqual([
              code,
              expected[code] ?? nobody(size),
            ]);
          const [here, there] = [ranked, standings(own)];
          if (!here.ok || !there.ok) throw new Error('the list is known');
          expect(here.value.ranks.slice(...place)).toEqual(there.value.ranks);
          before += size;
        });
      }),
      { numRuns: 15 },
    );
  });

  it('a quad beside a section of six has Koya by half of three games, and a progressive score of three rounds', () => {
    const whole = sectioned([4, 6]);
    const games = whole.games.map((game) => ({
      ...game,
      outcome: game.white <= 4 ? (game.white < game.black ? ('1-0' as const) : ('0-1' as const)) : null,
    }));
    const found = allValues({ ...whole, games });
    const first = (code: string) => found[code]!.slice(0, 4).map((value) => value!.n / value!.d);
    expect(first('PTS')).toEqual([3, 2, 1, 0]);
    expect(first('KS')).toEqual([1, 0, 0, 0]);
    expect(first('PS')).toEqual([6, 4, 2, 0]);
  });
});

describe('what happens in a section', () => {
  it('whoever leaves a quad after two of three games has played half of theirs', () => {
    const whole = sectioned([4, 6]);
    const games = whole.games.map((game) => (game.round <= 2 ? { ...game, outcome: '1/2' as const } : game));
    const left = withdrawal({ ...whole, games }, 1, withdrawalRuleFor(whole));
    expect(left).toMatchObject({
      ok: true,
      value: { status: 'withdrawn', progress: { completed: 2, scheduled: 3 } },
    });
  });

  it('a place is explained by those of its own section', () => {
    const whole = withResults(sectioned([4, 4]), 7, 1);
    const place = valueOf(explainPlace(whole, 5));
    expect(place.ranked).toBe(4);
    const { above, below } = (place.fromAbove ?? place.fromBelow)!;
    expect(Math.min(above, below)).toBeGreaterThan(4);
  });

  it('each section has its own first place to win', () => {
    const whole = sectioned([4, 4]);
    const games = whole.games.map((game) => ({
      ...game,
      outcome: game.white < game.black ? ('1-0' as const) : ('0-1' as const),
    }));
    const { players } = chancesOf({ ...whole, games });
    expect(players.filter(({ certain }) => certain === 'alone').map(({ no }) => no)).toEqual([1, 5]);
  });
});

/**
 * A section of four whose players finish as `order` says; those of one letter beat everyone below and draw with each other:
 * `1 2=3 4` has 2 and 3 level.
 */
const sectionOf = (section: string, order: string): Preliminary => {
  const levels = order.split(' ').map((level) => level.split('=').map(Number));
  const levelOf = (no: number): number => levels.findIndex((level) => level.includes(no));
  const made = valueOf(
    makeTournament({
      id: section,
      event: 'Club',
      section,
      players: [1, 2, 3, 4].map((no) => ({ name: `${section}${no}` })),
      ruleSet: 'own',
      tieBreaks: ['PTS'],
    }),
  );
  const games = made.games.map((game) => {
    const [white, black] = [levelOf(game.white), levelOf(game.black)];
    const outcome: OutcomeCode = white === black ? '1/2' : white < black ? '1-0' : '0-1';
    return { ...game, outcome };
  });
  return { section, tournament: { ...made, games } };
};

const LEVEL = sectionOf('B', '4 1=2 3');
const NOTHING: Decision = { by: 'nothing' };

const namesIn = (
  preliminaries: readonly Preliminary[],
  how: { readonly qualify: number; readonly finals: number },
  decision: Decision = NOTHING,
) => {
  const made = qualify(preliminaries, how, decision);
  return made.ok
    ? made.value.groups.map((group) => group.map(({ section, no, place }) => `${section}${no} ${place}`))
    : made.problems.map(({ code, values }) => [code, values['section'] ?? values['count'], values['names']]);
};

describe('finals', () => {
  it('have the first of each section, winners before the second ones', () => {
    const both = [sectionOf('A', '3 1 2 4'), sectionOf('B', '4 2 1 3')];
    expect(namesIn(both, { qualify: 2, finals: 1 })).toEqual([['A3 1', 'B4 1', 'A1 2', 'B2 2']]);
  });

  it('B and C are of the places below', () => {
    const both = [sectionOf('A', '3 1 2 4'), sectionOf('B', '4 2 1 3')];
    expect(namesIn(both, { qualify: 2, finals: 2 })).toEqual([
      ['A3 1', 'B4 1', 'A1 2', 'B2 2'],
      ['A2 3', 'B1 3', 'A4 4', 'B3 4'],
    ]);
  });

  it('are not made while a tie goes across the end of one', () => {
    const both = [sectionOf('A', '3 1 2 4'), LEVEL];
    expect(namesIn(both, { qualify: 2, finals: 1 })).toEqual([['final-tie', 'B', 'B1, B2']]);
  });

  it('are made where those who share a place all come into one', () => {
    const three = [sectionOf('A', '3 1 2 4'), LEVEL, sectionOf('C', '1=2=3 4')];
    expect(namesIn(three, { qualify: 3, finals: 1 })[0]).toHaveLength(9);
  });

  it('take who comes first by name where a tie is decided so', () => {
    const both = [sectionOf('A', '3 1 2 4'), LEVEL];
    const made = namesIn(both, { qualify: 2, finals: 1 }, { by: 'names', names: ['b2'] });
    expect(made).toEqual([['A3 1', 'B4 1', 'A1 2', 'B2 2']]);
    const other = { by: 'names', names: ['A4'] } as const;
    expect(namesIn(both, { qualify: 2, finals: 1 }, other)).toEqual([['final-tie', 'B', 'B1, B2']]);
  });

  it('draw lots where that is wanted: the same word, the same player; some words make it the other', () => {
    const both = [sectionOf('A', '3 1 2 4'), LEVEL];
    const by = (seed: string) => namesIn(both, { qualify: 2, finals: 1 }, { by: 'lots', seed })[0]![3];
    expect(by('one')).toBe(by('one'));
    expect(new Set(['one', 'two', 'three', 'four', 'five', 'six'].map(by))).toEqual(
      new Set(['B1 2', 'B2 2']),
    );
  });

  it('tell which ties were decided, how, and in which order', () => {
    const three = [sectionOf('A', '3 1 2 4'), LEVEL, sectionOf('C', '1=2=3 4')];
    const tiesBy = (decision: Decision, each: number) => {
      const made = qualify(three, { qualify: each, finals: 1 }, decision);
      return made.ok ? made.value.ties : made.problems;
    };
    // From the words “abc B” and “abc C”, as another program has them: FNV-1a, SplitMix32 and Fisher-Yates.
    expect(tiesBy({ by: 'lots', seed: ' abc ' }, 2)).toEqual([
      { section: 'B', place: 2, names: ['B1', 'B2'], order: [2, 1], seed: 'abc B' },
      { section: 'C', place: 1, names: ['C1', 'C2', 'C3'], order: [2, 1, 3], seed: 'abc C' },
    ]);
    expect(tiesBy({ by: 'names', names: ['B2', 'C3', 'C1'] }, 2)).toEqual([
      { section: 'B', place: 2, names: ['B1', 'B2'], order: [2, 1] },
      { section: 'C', place: 1, names: ['C1', 'C2', 'C3'], order: [3, 1, 2] },
    ]);
    // Nobody had to say anything where all of them come into one final.
    expect(tiesBy({ by: 'names', names: ['C3'] }, 3)).toEqual([]);
  });

  it('pass over whoever has left', () => {
    const [first, second] = [sectionOf('A', '3 1 2 4'), sectionOf('B', '4 2 1 3')];
    const left = { ...first, tournament: withStatus(first.tournament, 3, 'withdrawn') };
    expect(namesIn([left, second], { qualify: 2, finals: 1 })).toEqual([['A1 1', 'B4 1', 'A2 2', 'B2 2']]);
  });

  it('wait until all games are played, and need three players', () => {
    const { tournament } = LEVEL;
    const games = tournament.games.map((game) => (game.no < 3 ? { ...game, outcome: null } : game));
    const open = { section: 'B', tournament: { ...tournament, games } };
    expect(namesIn([sectionOf('A', '1 2 3 4'), open], { qualify: 2, finals: 1 })).toEqual([
      ['final-unfinished', 'B', undefined],
    ]);
    const both = [sectionOf('A', '1 2 3 4'), sectionOf('B', '1 2 3 4')];
    expect(namesIn(both, { qualify: 1, finals: 1 })).toEqual([['final-too-few', 2, undefined]]);
  });
});
