import { type Audit, auditOf } from '../../../src/core/audit/audit';
import type { SystemOptions } from '../../../src/core/model';
import { type ScheduleRequest, makeSchedule } from '../../../src/core/pairing/schedule';
import { valueOf } from '../../results';

const audited = (
  system: string,
  players: number,
  options: SystemOptions = {},
  more: Partial<ScheduleRequest> = {},
): Audit => auditOf(valueOf(makeSchedule({ system, players, cycles: 1, options, ...more })));
const meetings = ({ meetings: found }: Audit): readonly string[] =>
  found.map(({ one, other, round }) => `${one}-${other} in ${round}`);

describe('Berger, 10 players', () => {
  const berger = audited('berger', 10);

  it('1 and 6 start with two equal colours; all but 5 and 10 have one repeat; nobody has three running', () => {
    expect(berger.startsTwice).toEqual([1, 6]);
    expect(berger.players.map(({ repeats }) => repeats)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1, 0]);
    expect([berger.repeats, berger.longestRun, berger.widestBalance, berger.widestHalf]).toEqual([
      8, 2, 1, 1,
    ]);
  });

  it('number 1 has White five times, on boards 1 to 5; 10 stays at board 1', () => {
    expect(berger.players[0]).toMatchObject({
      no: 1,
      whites: 5,
      blacks: 4,
      firstHalf: 1,
      secondHalf: 0,
      boards: 5,
      walked: 16,
    });
    expect(berger.players[9]).toMatchObject({ no: 10, whites: 4, blacks: 5, boards: 1, walked: 0 });
    expect(berger.walked).toBe(160);
  });

  it('in the odd rounds everybody changes colours; the four first meet in rounds 2 to 6', () => {
    expect(berger.alternatingRounds).toEqual([3, 5, 7, 9]);
    expect(meetings(berger)).toEqual([
      '1-2 in 2',
      '1-3 in 3',
      '1-4 in 4',
      '2-3 in 4',
      '2-4 in 5',
      '3-4 in 6',
    ]);
    expect(berger.meetings[0]).toEqual({ one: 1, other: 2, round: 2, white: 1 });
  });
});

it('Berger, 9 players: 1 rests first, then 6, 2, 7, 3, 8, 4, 9, 5; everybody changes colours always', () => {
  const berger = audited('berger', 9);
  expect(berger.players.map(({ rests }) => rests)).toEqual([[1], [3], [5], [7], [9], [2], [4], [6], [8]]);
  expect(berger.alternatingRounds).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect([berger.longestRun, berger.widestBalance]).toEqual([1, 0]);
});

it('Crenshaw, 6 players: printed, 1-2 comes first and no round alternates; made, it comes in round 4 and even rounds do', () => {
  const printed = audited('crenshaw', 6, { tables: 'printed' });
  const made = audited('crenshaw', 6, { tables: 'made' });
  expect([meetings(printed)[0], meetings(made)[0]]).toEqual(['1-2 in 1', '1-2 in 4']);
  expect([printed.alternatingRounds, made.alternatingRounds]).toEqual([[], [2, 4]]);
  expect([printed.startsTwice, made.startsTwice]).toEqual([[3, 6], []]);
  expect([printed.repeats, made.repeats]).toEqual([8, 4]);
  expect([printed.longestRun, made.longestRun]).toEqual([2, 2]);
});

it('Riches, 10 players: as listed five equal colours run and A meets B last; for even colours two, and second to last', () => {
  const listed = audited('riches', 10, { order: 'listed' });
  const even = audited('riches', 10, { order: 'even' });
  expect([listed.longestRun, even.longestRun]).toEqual([5, 2]);
  expect([listed.widestHalf, even.widestHalf]).toEqual([5, 1]);
  expect([listed.widestBalance, even.widestBalance]).toEqual([1, 1]);
  expect([meetings(listed)[0], meetings(even)[0]]).toEqual(['1-2 in 9', '1-2 in 8']);
  expect([listed.walked, even.walked]).toEqual([64, 160]);
});

it('a schedule that nobody’s system made: games by round alone', () => {
  const rounds = [
    { round: 1, games: [{ board: 2, white: 1, black: 2 }] },
    { round: 2, games: [{ board: 1, white: 1, black: 3 }] },
    { round: 3, games: [] },
  ];
  const found = auditOf({ players: 4, rounds });
  expect(found.players.map(({ rests }) => rests)).toEqual([[3], [2, 3], [1, 3], [1, 2, 3]]);
  expect(found.players[0]).toMatchObject({
    whites: 2,
    blacks: 0,
    repeats: 1,
    startsTwice: true,
    firstHalf: 2,
    walked: 1,
    boards: 2,
  });
  expect(found.alternatingRounds).toEqual([3]);
  expect(auditOf({ players: 3, rounds: [] })).toMatchObject({
    longestRun: 0,
    widestBalance: 0,
    meetings: [],
  });
});

it('a colour repeated after a rest is a repeat, but the round alternates all the same', () => {
  const game = (round: number, white: number, black: number) => ({
    round,
    games: [{ board: 1, white, black }],
  });
  const found = auditOf({ players: 4, rounds: [game(1, 1, 2), game(2, 3, 4), game(3, 1, 3)] });
  expect([found.repeats, found.alternatingRounds]).toEqual([1, [2, 3]]);
});

it('crenshaw, 4 players: as printed 1 and 2 meet in the last round, by the rule in the second', () => {
  const rounds = ['printed', 'made'].map((tables) => meetings(audited('crenshaw', 4, { tables }))[0]);
  expect(rounds).toEqual(['1-2 in 3', '1-2 in 2']);
});

it('10 players: 1 and 2 meet in round 2 by FIDE’s tables, in round 8 by those of US Chess', () => {
  const rounds = ['berger', 'crenshaw'].map((system) => meetings(audited(system, 10))[0]);
  expect(rounds).toEqual(['1-2 in 2', '1-2 in 8']);
});

it('Porter, 10 players: nobody begins with two equal colours; in table order they walk 160 boards, in the two others 64', () => {
  const orders = ['sequential', 'internal', 'min-moves'].map((boardOrder) =>
    audited('porter', 10, { boardOrder }),
  );
  expect(orders.map(({ startsTwice }) => startsTwice)).toEqual([[], [], []]);
  expect(orders.map(({ walked }) => walked)).toEqual([160, 64, 64]);
});

it('shift, 10 players: two begin with two equal colours only where the anchor begins with Black', () => {
  const anchors = ['white', 'black'].map((anchorFirst) => audited('shift', 10, { anchorFirst }).startsTwice);
  expect(anchors).toEqual([[], [2, 10]]);
});

it('standard, 10 players: as printed number 1 has White nine times running, as played five', () => {
  const runs = [true, false].map((literal) => audited('standard', 10, {}, { literal }).longestRun);
  expect(runs).toEqual([9, 5]);
});

it('double Berger: without the exchange three equal colours running, with it two, from 4 to 24 players', () => {
  for (let players = 4; players <= 24; players += 2)
    for (const exchangeLastTwo of [false, true])
      expect(audited('berger', players, {}, { cycles: 2, exchangeLastTwo }).longestRun).toBe(
        exchangeLastTwo ? 2 : 3,
      );
});

it('three games with White, then two with Black: each half of the rounds is counted by itself', () => {
  const game = (round: number, white: number, black: number) => ({
    round,
    games: [{ board: 1, white, black }],
  });
  const rounds = [game(1, 1, 2), game(2, 1, 3), game(3, 1, 4), game(4, 2, 1), game(5, 3, 1)];
  const { players, widestHalf } = auditOf({ players: 4, rounds });
  expect(players.map(({ firstHalf, secondHalf }) => [firstHalf, secondHalf])).toEqual([
    [3, -2],
    [-1, 1],
    [-1, 1],
    [-1, 0],
  ]);
  expect(widestHalf).toBe(3);
});
