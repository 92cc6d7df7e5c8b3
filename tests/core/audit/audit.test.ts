import { type Audit, auditOf } from '../../../src/core/audit/audit';
import { compare, type Compared, COMPARISONS } from '../../../src/core/audit/comparisons';
import type { SystemOptions } from '../../../src/core/model';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { auditTexts } from '../../../src/language/audit';

const audited = (system: string, players: number, options: SystemOptions = {}): Audit => {
  const schedule = makeSchedule({ system, players, cycles: 1, options });
  if (!schedule.ok) throw new Error(schedule.problems[0].code);
  return auditOf(schedule.value);
};
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

const made = (id: string, players?: number): Compared => {
  const found = compare(id, players);
  if (!found.ok) throw new Error(found.problems[0].code);
  return found.value;
};
const audits = (id: string, players?: number): readonly Audit[] =>
  made(id, players).tables.map(({ audit }) => audit);
const codes = (id: string, players?: number): readonly string[] => {
  const found = compare(id, players);
  return found.ok ? [] : found.problems.map(({ code }) => code);
};

it('crenshaw-6: as printed 1-2 comes first and 3 and 6 begin with two equal colours; by the rule neither', () => {
  const [printed, byRule] = audits('crenshaw-6');
  expect([printed!.meetings[0]!.round, byRule!.meetings[0]!.round]).toEqual([1, 4]);
  expect([printed!.startsTwice, byRule!.startsTwice]).toEqual([[3, 6], []]);
  expect([printed!.repeats, byRule!.repeats]).toEqual([8, 4]);
});

it('crenshaw-4: as printed 1 and 2 meet in the last round, by the rule in the second', () => {
  expect(audits('crenshaw-4').map(({ meetings }) => meetings[0]!.round)).toEqual([3, 2]);
});

it('federations, 10 players: 1 and 2 meet in round 2 by FIDE’s tables, in round 8 by those of US Chess', () => {
  expect(audits('federations').map(({ meetings }) => meetings[0]!.round)).toEqual([2, 8]);
});

it('porter, 10 players: with Berger 1 and 6 begin with two equal colours, with Porter nobody', () => {
  expect(audits('porter').map(({ startsTwice }) => startsTwice)).toEqual([[1, 6], []]);
});

it('boards, 10 players: in table order they walk 160 boards, in the two others 64', () => {
  expect(audits('boards').map(({ walked }) => walked)).toEqual([160, 64, 64]);
});

it('riches, 10 players: five equal colours running as listed, two for even colours', () => {
  expect(audits('riches').map(({ longestRun }) => longestRun)).toEqual([5, 2]);
});

it('standard, 10 players: as printed number 1 has White nine times running, as played five', () => {
  expect(audits('standard').map(({ longestRun }) => longestRun)).toEqual([9, 5]);
});

it('anchor, 10 players: two begin with two equal colours only where the anchor begins with Black', () => {
  expect(audits('anchor').map(({ startsTwice }) => startsTwice)).toEqual([[], [2, 10]]);
});

it('double: without the exchange three equal colours running, with it two, from 4 to 24 players', () => {
  for (let players = 4; players <= 24; players += 2)
    expect(audits('double', players).map(({ longestRun }) => longestRun)).toEqual([3, 2]);
});

it('every comparison can be made at its own size, and the free ones at every size from 3 to 24', () => {
  for (const { id, players, fixed } of COMPARISONS) {
    expect(made(id).players).toBe(players);
    for (let size = 3; size <= 24; size += 1)
      expect([id, size, codes(id, size)]).toEqual([
        id,
        size,
        fixed && size !== players ? ['number-out-of-range'] : [],
      ]);
  }
});

it('every comparison says what it sets side by side, and what for', () => {
  const { comparisons } = auditTexts('en');
  expect(Object.keys(comparisons)).toEqual(COMPARISONS.map(({ id }) => id));
});

it.each([
  ['swiss', undefined, ['choice-unknown']],
  ['riches', 2, ['number-out-of-range']],
  ['riches', -4, ['number-out-of-range']],
  ['riches', 4.5, ['not-a-whole-number']],
  ['riches', 1e9, ['number-out-of-range']],
  ['crenshaw-6', 8, ['number-out-of-range']],
])('refused: %s with %s players', (id, players, problems) => {
  expect(codes(id, players)).toEqual(problems);
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

it('a comparison that there is not is refused with those that there are', () => {
  expect(compare('bergen')).toEqual({
    ok: false,
    problems: [
      {
        code: 'choice-unknown',
        place: { field: 'preset' },
        values: {
          typed: 'bergen',
          choices: 'crenshaw-6, crenshaw-4, federations, porter, boards, riches, standard, anchor, double',
        },
      },
    ],
  });
});

it('two players are too few to compare tables of', () => {
  expect(compare('porter', 2)).toMatchObject({
    ok: false,
    problems: [{ code: 'number-out-of-range', place: { field: 'players' } }],
  });
});
