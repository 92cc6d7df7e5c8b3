import { redrawWithout } from '../../../src/core/conduct/redraw';
import type { Tournament } from '../../../src/core/model';
import { boardProblems, onBoards, parseFirstBoards } from '../../../src/core/sections/boards';
import { joinSections, makeSectionedTournament } from '../../../src/core/sections/makeSectioned';
import { type Leftover, sectionSizes } from '../../../src/core/sections/sizes';
import { makeTournament, type TournamentRequest } from '../../../src/core/tournament';
import { codesOf, valueOf } from '../../results';
import { sectioned, sectionedRequest, sectionsOf } from '../../sectioned';

const sizesOf = (players: number, size: number, leftover: Leftover) => {
  const sizes = sectionSizes(players, size, leftover);
  return sizes.ok ? sizes.value.map((each) => (each.twice ? `${each.players} twice` : each.players)) : [];
};

describe('the sizes of sections', () => {
  it.each<[players: number, leftover: Leftover, sizes: readonly (number | string)[]]>([
    [12, 'last', [4, 4, 4]],
    [13, 'last', [4, 4, 5]],
    [14, 'last', [4, 4, 6]],
    [15, 'last', [4, 4, 7]],
    [13, 'spread', [4, 4, 5]],
    [14, 'spread', [4, 5, 5]],
    [15, 'spread', [5, 5, 5]],
    [7, 'spread', [3, 4]],
    [15, 'double', [4, 4, 4, '3 twice']],
    [14, 'double', [4, 4, 6]],
    [13, 'double', [4, 4, 5]],
    [7, 'double', [4, '3 twice']],
  ])('%i players in quads, what is left over %s: %j', (players, leftover, sizes) => {
    expect(sizesOf(players, 4, leftover)).toEqual(sizes);
  });

  it('22 players in sixes, spread out, are four sections, not three of 7 and 8', () => {
    expect(sizesOf(22, 6, 'spread')).toEqual([5, 5, 6, 6]);
  });

  it('spread out, no other number of sections comes nearer to the size that was asked for', () => {
    for (let size = 3; size <= 12; size++)
      for (let players = 2 * size; players <= 100; players++) {
        const sizes = sizesOf(players, size, 'spread').map(Number);
        const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
        expect(sizes.reduce((sum, each) => sum + each)).toBe(players);
        expect(most - least).toBeLessThanOrEqual(1);
        for (let count = 2; count * 3 <= players; count++)
          expect(Math.max(most - size, size - least)).toBeLessThanOrEqual(
            Math.max(Math.ceil(players / count) - size, size - Math.floor(players / count)),
          );
      }
  });

  it('each player has a place, and no section has less players than asked for but one that plays twice', () => {
    for (let size = 3; size <= 12; size++)
      for (let players = 2 * size; players <= 100; players++)
        for (const leftover of ['last', 'double'] as const) {
          const sizes = valueOf(sectionSizes(players, size, leftover));
          expect(sizes.reduce((sum, each) => sum + each.players, 0)).toBe(players);
          const least = Math.min(...sizes.filter(({ twice }) => !twice).map((each) => each.players));
          expect(least).toBeGreaterThanOrEqual(size);
        }
  });

  it.each([
    [40, 2, 'number-out-of-range'],
    [40, 41, 'number-out-of-range'],
    [40, 4.5, 'not-a-whole-number'],
    [7, 4, 'sections-too-few'],
    [2, 4, 'number-out-of-range'],
  ])('%i players in sections of %d: %s', (players, size, code) => {
    const sizes = sectionSizes(players, size, 'last');
    expect(sizes.ok ? [] : sizes.problems.map((each) => each.code)).toEqual([code]);
  });
});

const shown = ({ games }: ReturnType<typeof sectioned>, round: number): string[] =>
  games
    .filter((game) => game.round === round)
    .map(({ no, board, white, black }) => `${no}: board ${board}, ${white}-${black}`);

describe('a new tournament of sections', () => {
  it('numbers players and boards on from section to section, and games by round', () => {
    const two = sectioned([4, 4]);
    expect(two.players.map(({ no, section }) => `${no}${section}`).join(' ')).toBe('1A 2A 3A 4A 5B 6B 7B 8B');
    expect(shown(two, 1)).toEqual([
      '1: board 1, 1-4',
      '2: board 2, 2-3',
      '3: board 3, 5-8',
      '4: board 4, 6-7',
    ]);
    expect(shown(two, 3)).toEqual([
      '9: board 1, 2-4',
      '10: board 2, 3-1',
      '11: board 3, 6-8',
      '12: board 4, 7-5',
    ]);
    expect(two.sections).toEqual([
      { name: 'A', firstBoard: 1, cycles: 1 },
      { name: 'B', firstBoard: 3, cycles: 1 },
    ]);
  });

  it('a section keeps the boards that it is given, and the next one runs on from there', () => {
    const [first, second, third] = sectionsOf([4, 4, 4]);
    const made = sectioned([], {}, [first!, { ...second!, firstBoard: 21 }, third!]);
    expect(made.sections!.map(({ firstBoard }) => firstBoard)).toEqual([1, 21, 23]);
    expect(shown(made, 1)[2]).toBe('3: board 21, 5-8');
  });

  it('sections of 4, 4 and 5 have 3 and 5 rounds, and only the odd one rests', () => {
    const made = sectioned([4, 4, 5]);
    expect(made.rounds).toBe(5);
    expect(made.rests.map(({ round, player }) => [round, player])).toEqual([
      [1, 9],
      [2, 12],
      [3, 10],
      [4, 13],
      [5, 11],
    ]);
    expect(shown(made, 5)).toEqual(['21: board 5, 12-10', '22: board 6, 13-9']);
  });

  it('three who are left over can play double beside quads that play once', () => {
    const [quad, rest] = sectionsOf([4, 3]);
    const made = sectioned([], {}, [quad!, { ...rest!, cycles: 2 }]);
    expect([made.cycles, made.rounds]).toEqual([2, 6]);
    expect(made.games.filter(({ white }) => white > 4)).toHaveLength(6);
  });

  it('a toss for the colours falls for each section by itself', () => {
    const made = sectioned(
      Array.from({ length: 10 }, () => 4),
      {
        colours: 'quad',
        numbering: { method: 'list', seed: 'Friday' },
      },
    );
    const last = made.sections!.map((_, index) =>
      made.games
        .filter(({ round, white }) => round === 3 && Math.ceil(white / 4) === index + 1)
        .map(({ white, black }) => `${white - 4 * index}-${black - 4 * index}`)
        .join(' '),
    );
    expect(new Set(last).size).toBeGreaterThan(1);
  });

  it('a section of one player, a name that comes twice and a player of no section are said', () => {
    expect(codesOf(makeSectionedTournament(sectionedRequest(5), sectionsOf([4, 1])))).toEqual([
      'number-out-of-range',
    ]);
    const twice = sectionsOf([4, 4]).map((section) => ({ ...section, name: 'Open' }));
    expect(codesOf(makeSectionedTournament(sectionedRequest(8), twice))).toEqual(['section-twice']);
    expect(codesOf(makeSectionedTournament(sectionedRequest(9), sectionsOf([4, 4])))).toEqual([
      'section-missing',
    ]);
    expect(codesOf(makeSectionedTournament(sectionedRequest(0), []))).toEqual(['too-few-players']);
    expect(
      codesOf(makeSectionedTournament(sectionedRequest(8, { system: 'scheveningen' }), sectionsOf([8]))),
    ).toEqual(['sections-of-teams']);
  });
});

const sectionOf = (players: number, more: Partial<TournamentRequest> = {}): Tournament =>
  valueOf(
    makeTournament({
      id: 'a',
      event: 'Club',
      players: Array.from({ length: players }, (_, index) => ({ name: `P${index + 1}` })),
      ruleSet: 'own',
      tieBreaks: ['PTS'],
      ...more,
    }),
  );

const boardsIn = ({ games }: Tournament) =>
  [...new Set(games.map(({ board }) => board))].sort((a, b) => a - b);

describe('boards', () => {
  it('run on from the section above', () => {
    expect(onBoards([sectionOf(4), sectionOf(5), sectionOf(6)]).map(boardsIn)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6, 7],
    ]);
  });

  it('begin where the first section or each is said to begin', () => {
    const sections = [sectionOf(4), sectionOf(4), sectionOf(4)];
    expect(onBoards(sections, [11]).map(boardsIn)).toEqual([
      [11, 12],
      [13, 14],
      [15, 16],
    ]);
    expect(onBoards(sections, [21, 1]).map(boardsIn)).toEqual([
      [21, 22],
      [1, 2],
      [3, 4],
    ]);
  });

  it('are refused where two sections would share one, or more are given than there are sections', () => {
    const on = (...boards: readonly number[]) => {
      const placed = onBoards([sectionOf(4), sectionOf(6)], boards);
      const named = placed.map((tournament, index) => ({ name: 'AB'.charAt(index), tournament }));
      return boardProblems(named, boards).map(({ code, values }) => ({ code, ...values }));
    };
    expect(on(1, 3)).toEqual([]);
    expect(on(4, 1)).toEqual([]);
    expect(on(1, 2)).toEqual([
      { code: 'boards-overlap', section: 'B', board: 2, other: 'A', last: 2, next: 3 },
    ]);
    expect(on(3, 1)).toEqual([
      { code: 'boards-overlap', section: 'A', board: 3, other: 'B', last: 3, next: 4 },
    ]);
    expect(on(1, 3, 9)).toEqual([{ code: 'first-boards-many', count: 3, sections: 2 }]);
  });

  it.each([
    ['', []],
    ['11', [11]],
    [' 1, 11,21 ', [1, 11, 21]],
    ['1 11', [1, 11]],
    ['0', ['number-out-of-range']],
    ['10000', ['number-out-of-range']],
    ['1,b', ['not-a-whole-number']],
    ['1.5', ['not-a-whole-number']],
  ])('first boards are read from “%s”', (typed, expected) => {
    const read = parseFirstBoards(typed);
    expect(read.ok ? read.value : read.problems.map(({ code }) => code)).toEqual(expected);
  });

  it('stay those of the section when it is paired anew without a player', () => {
    const [, second] = onBoards([sectionOf(4), sectionOf(6)]);
    const again = redrawWithout(second!, 3);
    expect(again.ok && boardsIn(again.value.tournament)).toEqual([3, 4]);
  });

  it('begin at 1 in a tournament of its own', () => {
    expect(boardsIn(sectionOf(6))).toEqual([1, 2, 3]);
  });
});

it('sections made by a column of the list, such as Division, have it once: as their own Section', () => {
  const section = (name: string, rank: string) => ({
    name,
    tournament: valueOf(
      makeTournament({
        ...sectionedRequest(3),
        columns: ['Division', 'Grade'],
        players: ['a', 'b', 'c'].map((each, at) => ({
          name: `${name} ${each}`,
          extra: [`${name} `, at === 0 ? rank : 'two'],
        })),
      }),
    ),
  });
  const joined = joinSections([section('two', 'one'), section('three', 'one')], { id: 'joined' });
  expect(joined.columns).toEqual(['Grade']);
  expect(joined.players.map((player) => [player.section, ...(player.extra ?? [])])).toEqual([
    ['two', 'one'],
    ['two', 'two'],
    ['two', 'two'],
    ['three', 'one'],
    ['three', 'two'],
    ['three', 'two'],
  ]);
});
