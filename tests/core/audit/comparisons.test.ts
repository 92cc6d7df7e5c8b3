import { COMPARISONS, compare, type Compared } from '../../../src/core/audit/comparisons';
import type { Audit } from '../../../src/core/audit/audit';
import { auditTexts } from '../../../src/language/audit';

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
