import {
  nextStep,
  replacedBy,
  standingSteps,
  stepsOfNumbers,
  stepToRedo,
} from '../../../src/sheets/log/history';
import type { LogEntry } from '../../../src/sheets/log/line';

const line = (step: number, rule: string, cells = 'game 1'): LogEntry => ({
  ...{ step, time: '10:00', tournament: 't', rule, cells, before: '', after: '"1-0"' },
});

const told = (lines: readonly LogEntry[]): readonly string[] =>
  lines.map(({ step, rule }) => `${step} ${rule}`);

it('the next step has the number after the highest, wherever the Log was sorted to', () => {
  expect(nextStep([])).toBe(1);
  expect(nextStep([line(1, 'create'), line(7, 'record'), line(3, 'record')])).toBe(8);
});

describe('a step stands', () => {
  it('that changed cells, or was a repair', () => {
    const lines = [line(1, 'create', ''), line(2, 'record'), line(3, 'refresh', ''), line(4, 'repair', '')];
    expect(told(standingSteps(lines))).toEqual(['2 record', '4 repair']);
  });

  it('with all its lines until it is taken back, which is no step that stands', () => {
    const lines = [line(2, 'record'), line(2, 'record'), line(3, 'adjust 1'), line(4, 'undo 2')];
    expect(told(standingSteps(lines))).toEqual(['3 adjust 1']);
    expect(told(standingSteps(lines.slice(0, 3)))).toEqual(['2 record', '2 record', '3 adjust 1']);
  });

  it('again once it was done again, and not after it was taken back once more', () => {
    const lines = [line(2, 'record'), line(3, 'undo 2'), line(4, 'redo 2'), line(5, 'undo 2')];
    expect(told(standingSteps(lines.slice(0, 3)))).toEqual(['2 record']);
    expect(told([...standingSteps(lines.slice(0, 3))].reverse())).toEqual(['2 record']);
    expect(told(standingSteps(lines))).toEqual([]);
    expect(told(standingSteps([...lines].reverse()))).toEqual([]);
  });

  it('whatever else somebody wrote into the Log', () => {
    expect(told(standingSteps([line(2, 'lunch'), line(3, 'undo'), line(4, 'record')]))).toEqual([
      '2 lunch',
      '3 undo',
      '4 record',
    ]);
  });
});

it('a step that was taken back can be done again until there is a new one, even one that was taken back, too', () => {
  const lines = [line(2, 'record'), line(3, 'undo 2'), line(4, 'adjust 1'), line(5, 'undo 4')];
  const redone = [2, 3, 4].map((count) => told(stepToRedo(lines.slice(0, count))));
  expect(redone).toEqual([['2 record'], [], ['4 adjust 1']]);
  expect(told(stepToRedo([...lines, line(6, 'redo 4')]))).toEqual([]);
});

describe('numbers are those of now', () => {
  it.each([
    ['since somebody was taken off the list', 'remove 2 lots', ['4 record']],
    ['since somebody came in by new lots', 'enter 6 lots', ['4 record']],
    ['also before somebody took the empty seat', 'enter 6 seat', ['2 record', '3 enter 6 seat', '4 record']],
    ['also before somebody left', 'withdraw 2 fide', ['2 record', '3 withdraw 2 fide', '4 record']],
  ])('%s', (_, rule, wanted) => {
    const lines = [line(4, 'record'), line(3, rule), line(2, 'record')];
    expect([...told(stepsOfNumbers(lines))].sort()).toEqual(wanted);
  });

  it('again where that was taken back', () => {
    const lines = [line(2, 'record'), line(3, 'remove 2 lots'), line(4, 'undo 3')];
    expect(told(stepsOfNumbers(lines))).toEqual(['2 record']);
  });
});

describe('a substitute', () => {
  const named = (step: number, rule: string, before: string, after: string): LogEntry => ({
    ...line(step, rule, 'player 3 name'),
    ...{ before, after },
  });
  const FOR_ZOE = named(2, 'substitute 3 4', '"Zoe"', '"Eva"');

  it('plays for whoever had the number, from a round on', () => {
    expect(replacedBy([FOR_ZOE], { no: 3, name: 'Eva' })).toEqual({ player: 'Zoe', round: 4 });
    expect(replacedBy([FOR_ZOE], { no: 2, name: 'Eva' })).toBeUndefined();
    expect(replacedBy([FOR_ZOE, line(3, 'undo 2')], { no: 3, name: 'Zoe' })).toBeUndefined();
  });

  it('still does after their name was corrected, wherever the Log was sorted to', () => {
    const corrected = named(5, 'correct 3', '"Eva"', '"Eve"');
    expect(replacedBy([corrected, FOR_ZOE], { no: 3, name: 'Eve' })).toEqual({ player: 'Zoe', round: 4 });
    expect(replacedBy([corrected], { no: 3, name: 'Eve' })).toBeUndefined();
  });

  it('of a Log that names no round plays for them all the same', () => {
    const old = named(2, 'substitute 3', '"Zoe"', '"Eva"');
    expect(replacedBy([old], { no: 3, name: 'Eva' })).toEqual({ player: 'Zoe', round: 0 });
  });
});
