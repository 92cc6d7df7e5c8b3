import { compareStated } from '../../../src/core/adopt/compare';
import type { Meeting, Stated } from '../../../src/core/adopt/tables';
import { adoptTournament, type AdoptRequest } from '../../../src/core/adopt/tournament';
import { CLASSIC } from '../../../src/core/results/outcome';
import { valueOf } from '../../results';

const meeting = (
  one: number,
  other: number,
  outcome: Meeting['outcome'],
  more: Partial<Meeting> = {},
): Meeting => ({
  one,
  other,
  outcome,
  white: null,
  round: null,
  cells: [`r${one}c${other}`, `r${other}c${one}`],
  ...more,
});

/** Three players in the order of a table, with the numbers 3, 1 and 2. */
const REQUEST: AdoptRequest = {
  id: 'cup',
  event: 'Cup',
  sheet: 'Mine',
  scoring: CLASSIC,
  ruleSet: 'fide-2019',
  tieBreaks: ['PTS', 'SB'],
  profile: 'chess',
  columns: ['Club'],
  players: [
    { no: 3, name: 'Dahl', extra: ['Oslo'] },
    { no: 1, name: 'Berg', extra: ['Hamar'] },
    { no: 2, name: 'Carlsen', extra: [null] },
  ],
  meetings: [
    meeting(0, 1, '1-0', { white: 1, round: 2 }),
    meeting(0, 2, '1/2', { white: 0, round: 3 }),
    meeting(1, 2, '1-0', { white: 2, round: 1 }),
  ],
};

const made = (request: Partial<AdoptRequest> = {}) => valueOf(adoptTournament({ ...REQUEST, ...request }));

describe('a tournament of a table', () => {
  it('has the players in the order of their numbers, and every game with its sides by number', () => {
    const { tournament, games } = made();
    expect(tournament.players).toEqual([
      { no: 1, name: 'Berg', extra: ['Hamar'], status: 'playing' },
      { no: 2, name: 'Carlsen', extra: [null], status: 'playing' },
      { no: 3, name: 'Dahl', extra: ['Oslo'], status: 'playing' },
    ]);
    expect(tournament.games).toEqual([
      { no: 1, round: 1, board: 1, cycle: 1, white: 2, black: 1, outcome: '0-1' },
      { no: 2, round: 2, board: 1, cycle: 1, white: 1, black: 3, outcome: '0-1' },
      { no: 3, round: 3, board: 1, cycle: 1, white: 3, black: 2, outcome: '1/2' },
    ]);
    expect(tournament.rests).toEqual([
      { round: 1, player: 3 },
      { round: 2, player: 2 },
      { round: 3, player: 1 },
    ]);
    expect(games).toEqual([
      { no: 1, roundGiven: true, coloursGiven: true, cells: ['r1c2', 'r2c1'] },
      { no: 2, roundGiven: true, coloursGiven: true, cells: ['r0c1', 'r1c0'] },
      { no: 3, roundGiven: true, coloursGiven: true, cells: ['r0c2', 'r2c0'] },
    ]);
    const { id, event, cycles, rounds, columns, tieBreaks, system } = tournament;
    expect([id, event, cycles, rounds, columns, tieBreaks, system]).toEqual([
      'cup',
      'Cup',
      1,
      3,
      ['Club'],
      ['PTS', 'SB'],
      'berger',
    ]);
    expect('paper' in tournament || 'columnFormats' in tournament).toBe(false);
    expect(made({ paper: 'Letter', columnFormats: ['@'] }).tournament).toMatchObject({
      paper: 'Letter',
      columnFormats: ['@'],
    });
  });

  it('games that stand nowhere are still to be played, as often as any two meet', () => {
    const { tournament, games, inferred } = made({
      meetings: [...REQUEST.meetings, meeting(0, 1, '0-1')],
      cycles: 2,
    });
    expect(tournament.games.filter(({ outcome }) => outcome === null)).toHaveLength(2);
    expect(games.filter(({ cells }) => cells.length === 0)).toHaveLength(2);
    expect(games.filter(({ roundGiven, coloursGiven }) => roundGiven && coloursGiven)).toHaveLength(3);
    expect(inferred).toMatchObject({ roundsOf: 3, coloursOf: 3, finished: { rounds: 1, colours: 1 } });
    const met = tournament.games.filter(({ white, black }) => white + black === 4);
    expect(met.map(({ cycle }) => cycle)).toEqual([1, 2]);
  });

  it('more games of two than is meant are refused at the cell of the last', () => {
    const meetings = [...REQUEST.meetings, meeting(0, 1, '0-1', { cells: ['Z9'] })];
    expect(adoptTournament({ ...REQUEST, meetings, cycles: 1 })).toMatchObject({
      problems: [
        {
          code: 'adopt-meetings-uneven',
          place: { sheet: 'Mine', cell: 'Z9' },
          values: { name: 'Dahl', opponent: 'Berg', count: 2, cycles: 1 },
        },
      ],
    });
    expect(made({ meetings }).tournament.cycles).toBe(2);
  });

  it('two who meet again before a third has met both are refused, since one of the names is probably another', () => {
    const [one, other] = REQUEST.meetings;
    const meetings = [one!, other!, meeting(0, 1, '0-1', { cells: ['Z9'] })];
    expect(adoptTournament({ ...REQUEST, meetings })).toMatchObject({
      problems: [{ code: 'adopt-meetings-uneven', place: { cell: 'Z9' } }],
    });
  });
});

describe('what stands beside a table', () => {
  const { tournament } = made();
  const compared = (...stated: readonly Pick<Stated, 'kind' | 'player' | 'value'>[]) =>
    compareStated(
      tournament,
      stated.map((each) => ({ ...each, cell: 'A1' })),
      [3, 1, 2],
    ).map(({ no, ours, agrees }) => [no, ours, agrees]);

  it('points and Sonneborn-Berger agree where they are ours, of the player whose line it is', () => {
    const [dahl, berg, carlsen] = [0, 1, 2];
    expect(
      compared({ kind: 'points', player: dahl, value: 1.5 }, { kind: 'points', player: berg, value: 1.5 }),
    ).toEqual([
      [3, 1.5, true],
      [1, 1, false],
    ]);
    expect(
      compared(
        { kind: 'sonneborn', player: dahl, value: 1.25 },
        { kind: 'sonneborn', player: carlsen, value: 0.7 },
      ),
    ).toEqual([
      [3, 1.25, true],
      [2, 0.75, false],
    ]);
  });

  it('a place agrees where the points leave it open', () => {
    expect(
      compared(
        { kind: 'place', player: 0, value: 1 },
        { kind: 'place', player: 1, value: 3 },
        { kind: 'place', player: 2, value: 3 },
      ),
    ).toEqual([
      [3, 1, true],
      [1, 2, false],
      [2, 3, true],
    ]);
  });
});
