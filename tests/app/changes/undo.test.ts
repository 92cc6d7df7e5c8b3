import { fieldBefore } from '../../../src/app/changes/field';
import { planUndo } from '../../../src/app/changes/undo';
import { ok } from '../../../src/core/result';
import { unwrap } from '../conduct/check';
import { opened } from '../opened';
import { after, cellsIn, FIVE, line, problemsOf, sentencesIn, shown, stepOf, writes } from './previewed';

describe('the last step is taken back', () => {
  it('its cells are shown the other way round, and when it was taken', () => {
    const undone = shown(after(FIVE, '1-0'), 'undo', {}, [line(2, 'record', 'game 1', '', '"1-0"')]);
    expect(sentencesIn(undone)).toEqual(['The step of 10:02 is taken back.']);
    expect(cellsIn(undone)).toEqual(['game 1: 1-0 → null']);
  });

  it('it is the last one, wherever the Log was sorted to', () => {
    const lines = [
      line(2, 'record', 'game 1', '', '"1-0"'),
      line(3, 'record', 'game 2', '', '"1-0"'),
      line(1, 'record', 'game 4', '', '"1-0"'),
      line(4, 'record', 'game 3', '', '"1-0"'),
      line(5, 'undo 4', 'game 3', '"1-0"', ''),
    ];
    const played = after(FIVE, '1-0', '1-0', null, '1-0');
    expect(cellsIn(shown(played, 'undo', {}, lines))).toEqual(['game 2: 1-0 → null']);
  });

  it.each([
    ['no step was taken', []],
    ['its cells are gone', [line(2, 'record', 'game 99', '', '"1-0"')]],
    ['it changed none', [line(1, 'create', '', '', '')]],
    ['it has no cell but a format', [line(2, 'record', "'Pairings'!F5 format", '"General"', '"@"')]],
  ])('there is nothing where %s', (_, lines) => {
    expect(problemsOf(FIVE, 'undo', {}, lines).map(({ code }) => code)).toEqual(['undo-nothing']);
  });

  const planned = (rule: string, cells: string, before: string, now: string) =>
    unwrap(planUndo(stepOf(after(FIVE, '1-0'), [line(2, rule, cells, before, now)])));

  it('only where each cell still holds what the step wrote', () => {
    const undo = planned('record', 'game 1', '', '"1-0"');
    expect('patch' in undo && writes(ok(undo))).toEqual(['Pairings!F5: 1-0 → null']);
  });

  it('the sheets stay if it was a repair that made them', () => {
    const call = ['game 1', '', '"1-0"'] as const;
    expect(['repair sheets', 'repair', 'record'].map((rule) => planned(rule, ...call).sheetsStay)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('only cells that there are now are counted', () => {
    const undo = planned(
      'remove 6 numbers',
      'player 6 name\nplayer 5 name\nsetting rounds',
      '"Fred"\n\n7',
      '\n\n5',
    );
    expect([undo.count, undo.changes.length]).toEqual([1, 3]);
  });

  it('settings have no cell of their own: a difference is told of the Tournament sheet', () => {
    const undone = fieldBefore(opened(FIVE), [{ key: 'setting rounds', before: 3, after: 7 }]);
    expect(undone.ok ? [] : undone.problems).toEqual([
      { code: 'changed-meanwhile', place: { sheet: 'Tournament' }, values: { expected: '7', found: '5' } },
    ]);
  });
});
