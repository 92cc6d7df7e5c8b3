import { CLASSIC } from '../../../src/core/scoring';
import { boardProblems, onBoards, parseFirstBoards } from '../../../src/core/sections/boards';
import { makeTournament, type TournamentRequest } from '../../../src/core/tournament';
import type { Tournament } from '../../../src/core/model';
import { redrawWithout } from '../../../src/core/conduct/redraw';

const sectionOf = (players: number, more: Partial<TournamentRequest> = {}): Tournament => {
  const made = makeTournament({
    id: 'a',
    event: 'Club',
    players: Array.from({ length: players }, (_, index) => ({ name: `P${index + 1}` })),
    columns: [],
    system: 'berger',
    cycles: 1,
    scoring: CLASSIC,
    ruleSet: 'own',
    tieBreaks: ['PTS'],
    numbering: { method: 'list' },
    profile: 'chess',
    language: 'en',
    ...more,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
};

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
