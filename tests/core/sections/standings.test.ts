import { withdrawal, withdrawalRuleFor } from '../../../src/core/conduct/withdrawal';
import { explainPlace } from '../../../src/core/explain/standings';
import type { Tournament } from '../../../src/core/model';
import { chancesOf } from '../../../src/core/outlook/chances';
import { allValues, standings } from '../../../src/core/tiebreak/standings';
import { CRITERIA } from '../../../src/core/tiebreak/registry';
import { makeTournament } from '../../../src/core/tournament';
import fc from '../../properties';
import { sectioned, sectionedRequest, withResults } from '../../sectioned';

/** The tournament that the players of a section would have had alone, with the results that they have here. */
const alone = (whole: Tournament, sizes: readonly number[], index: number): Tournament => {
  const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  const request = sectionedRequest(whole.players.length);
  const made = makeTournament({
    ...request,
    players: request.players.slice(before, before + sizes[index]!),
    tieBreaks: whole.tieBreaks,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const found = (white: number, black: number) =>
    whole.games.find((game) => game.white === white + before && game.black === black + before)!.outcome;
  return {
    ...made.value,
    lotsSeed: 'Sunday',
    players: made.value.players.map((player) => ({
      ...player,
      status: whole.players[player.no + before - 1]!.status,
    })),
    games: made.value.games.map((game) => ({ ...game, outcome: found(game.white, game.black) })),
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
    const place = explainPlace(whole, 5);
    if (!place.ok) throw new Error('5 plays');
    expect(place.value.ranked).toBe(4);
    const { above, below } = (place.value.fromAbove ?? place.value.fromBelow)!;
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
