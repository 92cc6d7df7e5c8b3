import { previewOf } from '../../src/app/preview';
import { makeTournament, type TournamentRequest } from '../../src/core/tournament';
import type { Tournament } from '../../src/core/model';
import { CLASSIC } from '../../src/core/results/scoring';

const NAMES = ['Anna', 'Bert', 'Cora', 'Dora', 'Emil', 'Fred', 'Gina', 'Hans', 'Ines', 'Jan'];

const paired = (players: number, more: Partial<TournamentRequest> = {}): Tournament => {
  const made = makeTournament({
    id: 't',
    event: 'Club',
    players: NAMES.slice(0, players).map((name) => ({ name })),
    columns: [],
    system: 'berger',
    cycles: 1,
    scoring: CLASSIC,
    ruleSet: 'fide-2019',
    tieBreaks: ['PTS'],
    numbering: { method: 'list' },
    profile: 'chess',
    language: 'en',
    ...more,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
};

describe('a preview', () => {
  it('of ten players: nine rounds, 45 games, 4 or 5 Whites each, nobody three times the same colour', () => {
    expect(previewOf(paired(10))).toEqual({
      players: 10,
      rounds: 9,
      games: 45,
      firstRound: {
        games: [
          { board: 1, white: 'Anna', black: 'Jan' },
          { board: 2, white: 'Bert', black: 'Ines' },
          { board: 3, white: 'Cora', black: 'Hans' },
          { board: 4, white: 'Dora', black: 'Gina' },
          { board: 5, white: 'Emil', black: 'Fred' },
        ],
        byes: [],
      },
      colours: { gamesEach: 9, whitesEach: { least: 4, most: 5 } },
      warnings: [],
    });
  });

  it('of five players: number 1 has the bye in round 1, and everyone has two Whites in four games', () => {
    const { rounds, games, firstRound, colours, warnings } = previewOf(paired(5));
    expect([rounds, games]).toEqual([5, 10]);
    expect(firstRound).toEqual({
      games: [
        { board: 1, white: 'Bert', black: 'Emil' },
        { board: 2, white: 'Cora', black: 'Dora' },
      ],
      byes: ['Anna'],
    });
    const { rests, ...five } = paired(5);
    expect(previewOf({ ...five, rests: [...rests].reverse() }).firstRound.byes).toEqual(['Anna']);
    expect(colours).toEqual({ gamesEach: 4, whitesEach: { least: 2, most: 2 } });
    expect(warnings).toEqual([]);
  });

  it('of two cycles: two of six players have one colour three times in a row, and nobody with FIDE’s exchange', () => {
    const six = paired(6, { cycles: 2, exchangeLastTwo: false });
    expect(previewOf(six)).toMatchObject({
      colours: { gamesEach: 10, whitesEach: { least: 5, most: 5 } },
      warnings: [{ code: 'colours-three-running', values: { count: 2, most: 3 } }],
    });
    expect(previewOf(paired(6, { cycles: 2 })).warnings).toEqual([]);
  });
});
