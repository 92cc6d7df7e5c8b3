import { CLASSIC } from '../../../src/core/scoring';
import { onBoards } from '../../../src/core/sections/boards';
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

  it('stay those of the section when it is paired anew without a player', () => {
    const [, second] = onBoards([sectionOf(4), sectionOf(6)]);
    const again = redrawWithout(second!, 3);
    expect(again.ok && boardsIn(again.value.tournament)).toEqual([3, 4]);
  });

  it('begin at 1 in a tournament of its own', () => {
    expect(boardsIn(sectionOf(6))).toEqual([1, 2, 3]);
  });
});
