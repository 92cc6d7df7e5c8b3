import { withOutcomesInOrder, withPlayer } from '../../changed';
import { fieldBefore } from '../../../src/app/changes/plannedField';
import { planUndo, planRedo } from '../../../src/app/changes/undo';
import { ok, fail } from '../../../src/core/result';
import { opened } from '../opened';
import { cellsIn, FIVE, line, problemsOf, sentencesIn, shown, stepOf, writes } from './previewed';
import { wordsOfStep } from '../../../src/app/changes/registry';
import { problem } from '../../../src/core/problem';
import { say } from '../../../src/language/language';
import { valueOf } from '../../results';

describe('the last step is taken back', () => {
  it('its cells are shown the other way round, and when it was taken', () => {
    const undone = shown(withOutcomesInOrder(FIVE, '1-0'), 'undo', {}, [
      line(2, 'record', 'game 1', '', '"1-0"'),
    ]);
    expect(sentencesIn(undone)).toEqual(['This undoes the step of 10:02.']);
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
    const played = withOutcomesInOrder(FIVE, '1-0', '1-0', null, '1-0');
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
    valueOf(planUndo(stepOf(withOutcomesInOrder(FIVE, '1-0'), [line(2, rule, cells, before, now)])));

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

const RECORD = line(2, 'record', 'game 1', '', '"1-0"');
const UNDO = line(3, 'undo 2', 'game 1', '"1-0"', '');
const NOTHING = ['redo-nothing'];

const codesOf = (lines: Parameters<typeof problemsOf>[3], tournament = FIVE) =>
  problemsOf(tournament, 'redo', {}, lines).map(({ code }) => code);

describe('the step that was taken back last is done again', () => {
  it('its cells are shown as they will be, and when it was taken first', () => {
    const redone = shown(FIVE, 'redo', {}, [RECORD, UNDO]);
    expect(sentencesIn(redone)).toEqual(['This redoes the step of 10:02.']);
    expect(cellsIn(redone)).toEqual(['game 1: null → 1-0']);
  });

  it('only where each cell holds again what it held before the step', () => {
    const plan = valueOf(planRedo(stepOf(FIVE, [RECORD, UNDO])));
    expect('patch' in plan && writes(ok(plan))).toEqual(['Pairings!F5: null → 1-0']);
    expect(plan).toMatchObject({ step: 2, time: '10:02', rule: 'record', count: 1 });
  });

  it('of two steps the one that was taken first, wherever the Log was sorted to', () => {
    const lines = [
      line(4, 'undo 3', 'game 2', '"1-0"', ''),
      line(5, 'undo 2', 'game 1', '"1-0"', ''),
      line(3, 'record', 'game 2', '', '"1-0"'),
      RECORD,
    ];
    expect(cellsIn(shown(FIVE, 'redo', {}, lines))).toEqual(['game 1: null → 1-0']);
    const again = [...lines, line(6, 'redo 2', 'game 1', '', '"1-0"')];
    expect(cellsIn(shown(withOutcomesInOrder(FIVE, '1-0'), 'redo', {}, again))).toEqual([
      'game 2: null → 1-0',
    ]);
    expect(cellsIn(shown(withOutcomesInOrder(FIVE, '1-0'), 'undo', {}, again))).toEqual([
      'game 1: 1-0 → null',
    ]);
  });

  it.each([
    ['no step was taken', []],
    ['none was taken back', [RECORD]],
    ['it was done again', [RECORD, UNDO, line(4, 'redo 2', 'game 1', '', '"1-0"')]],
    ['another step was taken since', [RECORD, UNDO, line(4, 'record', 'game 5', '', '"1-0"')]],
    [
      'another step was taken since, and taken back and done again',
      [
        ...[RECORD, UNDO, line(4, 'record', 'game 5', '', '"1-0"')],
        ...[line(5, 'undo 4', 'game 5', '"1-0"', ''), line(6, 'redo 4', 'game 5', '', '"1-0"')],
      ],
    ],
    ['the sheets were repaired since', [RECORD, UNDO, line(4, 'repair sheets', '', '', 'damaged-sheet=1')]],
    ['its cells are gone', [line(2, 'record', 'game 99', '', '"1-0"'), line(3, 'undo 2', '', '', '')]],
    [
      'it was a repair of which nothing had come back',
      [line(2, 'repair sheets', '', '', 'damaged-sheet=1'), line(3, 'undo 2', '', '', '')],
    ],
  ])('there is nothing where %s', (_, lines) => {
    expect(codesOf(lines)).toEqual(NOTHING);
  });

  it('a refresh in between is no step', () => {
    expect(codesOf([RECORD, UNDO, line(4, 'refresh', '', '', 'cells=12')])).toEqual([]);
  });

  it('a repair of cells, too', () => {
    const lines = [
      line(2, 'repair', "'Standings'!C5", '"typed"', '=1+1'),
      line(3, 'undo 2', "'Standings'!C5", '=1+1', '"typed"'),
    ];
    const plan = valueOf(planRedo(stepOf(FIVE, lines)));
    expect('patch' in plan && plan.patch.cells).toMatchObject([
      { sheet: 'Standings', row: 4, column: 2, expect: 'typed', writeFormula: '1+1' },
    ]);
  });
});

describe('a change of the field', () => {
  const REMOVED = line(2, 'remove 5 bye', 'player 5 name\nplayer 5 rating', '"Emil"\n', '\n');
  const RETURNED = line(3, 'undo 2', 'player 5 name\nplayer 5 rating', '\n', '"Emil"\n');

  it('is planned for the sheets to be made anew, without whoever is taken off', () => {
    const named = {
      ...FIVE,
      players: FIVE.players.map((player) => ({ no: player.no, name: player.name, status: player.status })),
    };
    const plan = valueOf(planRedo(stepOf(named, [REMOVED, RETURNED])));
    const next = 'next' in plan ? plan.next() : fail(problem('redo-nothing'));
    expect(valueOf(next).players.map(({ name }) => name)).toEqual(['Anna', 'Bert', 'Cleo', 'Dora']);
    expect([plan.count, plan.changes.map(({ key }) => key)]).toEqual([
      2,
      ['player 5 name', 'player 5 rating'],
    ]);
  });

  it('is refused where somebody is called something else since, with the cell', () => {
    const renamed = withPlayer(FIVE, 5, { name: 'Emily' });
    const plan = valueOf(planRedo(stepOf(renamed, [REMOVED, RETURNED])));
    const next = 'next' in plan ? plan.next() : ok(null);
    expect(next.ok ? [] : next.problems).toContainEqual({
      code: 'changed-meanwhile',
      place: { sheet: 'Players', cell: 'B9' },
      values: { expected: 'Emil', found: 'Emily' },
    });
  });
});

describe('a step in words', () => {
  const said = (step: Parameters<typeof wordsOfStep>[0]) => {
    const { text, values } = wordsOfStep(step);
    return say(text, values);
  };
  const back = (cells: string, before: string, now: string) => line(3, 'undo 2', cells, now, before);

  it.each([
    ['record', 'game 1', '', '"1-0"', 'Recorded results'],
    ['withdraw 3 fide', 'player 3 status', '', '"withdrawn"', 'Withdrew Cleo'],
    ['enter 6 seat', 'player 6 name', '', '"Fred"', 'Added Fred'],
    ['remove 5 bye', 'player 5 name', '"Emil"', '', 'Took Emil off the list'],
    ['substitute 2', 'player 2 name', '"Bert"', '"Bernd"', 'Entered Bernd as a substitute'],
    ['lunch!', 'game 1', '', '"1-0"', 'lunch!'],
  ])('%s is about whoever it is about, by the name that it leaves them with', (rule, ...told) => {
    const [cells, before, now, words] = told;
    const lines = [line(2, rule, cells, before, now)];
    expect(said(valueOf(planUndo(stepOf(FIVE, lines))))).toBe(words);
    expect(said(valueOf(planRedo(stepOf(FIVE, [...lines, back(cells, before, now)]))))).toBe(words);
  });
});
