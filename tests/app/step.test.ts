import { shownIn } from '../../src/app/cells';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import type { OpenTournament } from '../../src/app/open';
import { nextStep, openStep, standingSteps, stepOf, stepsOfNumbers } from '../../src/app/step';
import type { LogEntry } from '../../src/sheets/log/line';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { generated } from '../generated';
import { OCCASION, unwrap } from './conduct/check';
import { opened } from './opened';

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

describe('a tournament can be changed', () => {
  const whole = opened(generated({ players: 4, cycles: 1, seed: 1 }));
  const problemsOf = (parts: Partial<OpenTournament['parts']>) => {
    const step = stepOf({ ...whole, parts: { ...whole.parts, ...parts } });
    return step.ok
      ? []
      : step.problems.map(({ code, place, values }) => [code, place.sheet, Object.values(values)]);
  };

  it.each(['Log', 'Lists', 'Calculation'] as const)('not without its sheet %s', (part) => {
    expect(problemsOf({ broken: ['Standings', part] })).toEqual([
      ['tournament-damaged', 'Tournament', [part]],
    ]);
  });

  it('nor without the table of its Log', () => {
    expect(problemsOf({ broken: ['Standings'] })).toEqual([['workbook-part-missing', 'Tournament', ['Log']]]);
  });

  it('a step that changes nothing leaves no line', async () => {
    const workbook = memoryWorkbook();
    unwrap(await addTournament(workbook, generated({ players: 4, cycles: 1, seed: 1 }), OCCASION));
    const { open } = unwrap(await openStep(workbook));
    const { no, outcome } = open.tournament.games[0]!;
    const again = [{ game: no, typed: shownIn(open.tournament, outcome)! }];
    const { patch, sheetWarnings } = unwrap(await takeChange(workbook, 'record', again, OCCASION));
    expect([patch.cells, sheetWarnings]).toEqual([[], []]);
    expect(told(unwrap(await openStep(workbook)).lines)).toEqual(['1 create']);
  });
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
