import { makeSectionedTournament } from '../../../src/core/sections/makeSectioned';
import { sectioned, sectionedRequest, sectionsOf } from '../../sectioned';

const shown = ({ games }: ReturnType<typeof sectioned>, round: number): string[] =>
  games
    .filter((game) => game.round === round)
    .map(({ no, board, white, black }) => `${no}: board ${board}, ${white}-${black}`);

const codes = (result: ReturnType<typeof makeSectionedTournament>): string[] =>
  result.ok ? [] : result.problems.map(({ code }) => code);

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
    expect(codes(makeSectionedTournament(sectionedRequest(5), sectionsOf([4, 1])))).toEqual([
      'number-out-of-range',
    ]);
    const twice = sectionsOf([4, 4]).map((section) => ({ ...section, name: 'Open' }));
    expect(codes(makeSectionedTournament(sectionedRequest(8), twice))).toEqual(['section-twice']);
    expect(codes(makeSectionedTournament(sectionedRequest(9), sectionsOf([4, 4])))).toEqual([
      'section-missing',
    ]);
    expect(codes(makeSectionedTournament(sectionedRequest(0), []))).toEqual(['too-few-players']);
    expect(
      codes(makeSectionedTournament(sectionedRequest(8, { system: 'scheveningen' }), sectionsOf([8]))),
    ).toEqual(['sections-of-teams']);
  });
});
