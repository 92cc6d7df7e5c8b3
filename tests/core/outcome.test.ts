import { OUTCOME_CODES, OUTCOMES, outcomeOf, type OutcomeCode } from '../../src/core/outcome';

/** By number, as Calculation counts them: what each side has achieved, and how it is shown to people. */
it.each<[number, OutcomeCode, string, string, string, string]>([
  [1, '1-0', 'played rated', 'win loss', '1-0', '1 0'],
  [2, '1/2', 'played rated', 'draw draw', '½-½', '½ ½'],
  [3, '0-1', 'played rated', 'loss win', '0-1', '0 1'],
  [4, '+-', 'forfeit unrated', 'win loss', '+/-', '+ -'],
  [5, '-+', 'forfeit unrated', 'loss win', '-/+', '- +'],
  [6, '--', 'double-forfeit unrated', 'loss loss', '-/-', '- -'],
  [7, '0-0', 'played rated', 'loss loss', '0-0', '0 0'],
  [8, '1/2-0', 'played rated', 'draw loss', '½-0', '½ 0'],
  [9, '0-1/2', 'played rated', 'loss draw', '0-½', '0 ½'],
  [10, '1-0u', 'played unrated', 'win loss', '1-0 u', '1 0'],
  [11, '1/2u', 'played unrated', 'draw draw', '½-½ u', '½ ½'],
  [12, '0-1u', 'played unrated', 'loss win', '0-1 u', '0 1'],
])('outcome %i is %s: %s, %s, shown as %s, in a cross-table as %s', (no, code, kind, sides, shown, marks) => {
  const outcome = outcomeOf(code);
  expect([OUTCOME_CODES.indexOf(code), OUTCOMES.indexOf(outcome)]).toEqual([no - 1, no - 1]);
  expect(`${outcome.kind} ${outcome.rated ? 'rated' : 'unrated'}`).toBe(kind);
  expect(`${outcome.white} ${outcome.black}`).toBe(sides);
  expect([outcome.code, outcome.shown, outcome.marks.join(' ')]).toEqual([code, shown, marks]);
});

it('there are twelve of them', () => {
  expect([OUTCOME_CODES.length, OUTCOMES.length]).toEqual([12, 12]);
});
