import { addTournament } from '../../../src/app/create';
import { planNames, type NamesHow } from '../../../src/app/tools/names';
import type { Grid } from '../../../src/grid/grid';
import { generated } from '../../generated';
import { gridOf } from '../../sheets/grid-of';
import { sheetPlan, workbookPlan } from '../../workbook/plan';
import { unwrap } from '../../workbook/excel';
import { numberedList, plainList } from './lists';
import { inMemory, planFor, TIME, told } from './planFor';

/** What is refused: the pairings, the list, how, and the problem by code and cell. */
const BAD: Readonly<
  Record<string, readonly [string, Grid | readonly Grid[], NamesHow, string, Parameters<typeof planFor>[3]?]>
> = {
  'no pairings': ['Ann | Bob', plainList(4), 'replace', 'printed-nothing Draw A1:B1'],
  'a pairing that is none': ['Round 1 | 1-4 | 2-3-4', plainList(4), 'replace', 'printed-cell Draw C1 2-3-4'],
  'a date': [
    'Round 1 | 1-4 | 45852',
    plainList(4),
    'live',
    'printed-date Draw C1',
    { details: { formats: { C1: 'd-mmm' } } },
  ],
  'no names at all': [
    '1-4 | 2-3',
    gridOf([['Total', 7]], { sheet: 'Members' }),
    'replace',
    'list-not-found Members A1:B1',
  ],
  'two players of one name': [
    '1-4 | 2-3',
    gridOf([['Name'], ['Ann'], ['Bob'], ['ann']], { sheet: 'Members' }),
    'replace',
    'name-duplicate Members A4 ann A2',
  ],
  'two players of one number': [
    '1-4 | 2-3',
    gridOf(
      [
        ['No', 'Name'],
        [1, 'Ann'],
        [2, 'Bob'],
        [2, 'Cleo'],
      ],
      { sheet: 'Members' },
    ),
    'replace',
    'names-number-twice Members B4 2 B3',
  ],
  'a list that is missing': [
    '1-4 | 2-3',
    plainList(4),
    'replace',
    'sheet-missing Gone',
    { lists: [{ sheet: 'Gone' }] },
  ],
  'two teams without a column of teams': [
    '1-A | 2-B',
    plainList(4),
    'replace',
    'team-column-missing Members Team –',
  ],
  'three teams': [
    '1-A | 2-B',
    gridOf(
      [
        ['Name', 'Team'],
        ['Ann', 'N'],
        ['Bob', 'S'],
        ['Cleo', 'W'],
      ],
      { sheet: 'Members' },
    ),
    'replace',
    'teams-not-two Members 3 N, S, W',
  ],
  'two lists for one field': [
    '1-4 | 2-3',
    [plainList(4), { ...plainList(4), sheet: 'Others' }],
    'replace',
    'names-one-list Others',
  ],
  'the list among the pairings': [
    '1-4 | 2-3 | \n |  | \n |  | Name\n | | Ann\n | | Bob\n | | Cleo',
    [],
    'replace',
    'names-list-inside Draw C3:C6',
    { lists: [{ sheet: 'Draw', range: { row: 2, column: 2, rows: 4, columns: 1 } }] },
  ],
  'a formula in the place of a pairing': [
    '1-4 | 2-3',
    plainList(4),
    'replace',
    'names-formula Draw B1',
    { details: { formulas: { B1: '"2-"&3' } } },
  ],
  'something on the right': [
    '1-4 | 2-3 | | note',
    plainList(4),
    'beside',
    'names-not-empty Draw D1 C1:E1',
    { range: 'A1:B1' },
  ],
  'no room on the right': [
    '1-4 | 2-3',
    plainList(4),
    'beside',
    'names-no-room Draw XFB1:XFC1',
    { details: { at: 'XFB1' } },
  ],
  'a list whose names stand in two columns, live': [
    '1-4 | 2-3',
    gridOf(
      [
        ['Name', 'First name'],
        ['Berg', 'Ann'],
        ['Dam', 'Bob'],
        ['Euwe', 'Max'],
        ['Fine', 'Eve'],
      ],
      { sheet: 'Members' },
    ),
    'live',
    'names-live-differs Members A2 Berg, Ann Berg',
  ],
  'a list whose numbers are texts, live': [
    '1-3 | 2-',
    gridOf(
      [
        ['No', 'Name'],
        ['1', 'Ann'],
        ['2', 'Bob'],
        ['3', 'Cleo'],
      ],
      { sheet: 'Members' },
    ),
    'live',
    'names-live-text Members B2 1',
  ],
  'more names in a cell than a formula holds': [
    Array.from({ length: 40 }, (_, game) => `${2 * game + 1}-${2 * game + 2}`).join(', '),
    { ...numberedList(80), sheet: 'The members of our chess club' },
    'live',
    'names-formula-long Draw A1',
  ],
  'nobody that the list has': ['41-44 | 42-43', plainList(4), 'replace', 'tool-nothing Draw A1:B1'],
  'no name among the cells': ['1-4 | 2-3', plainList(4), 'numbers', 'tool-nothing Draw A1:B1'],
};

describe('what is refused, with nothing planned', () => {
  it.each(Object.entries(BAD))('%s', async (_, [draw, list, how, expected, at]) => {
    const { plan } = await planFor(draw, list, how, at);
    expect(plan.ok ? [] : plan.problems.map(told)).toEqual([expected]);
  });

  it('formulas in a worksheet table, whose columns Excel would fill', async () => {
    const { workbook } = await inMemory([plainList(4)]);
    const values = [['Games'], ['1-4'], ['2-3']];
    const area = { row: 0, column: 0, rows: 3, columns: 1 };
    const sheet = sheetPlan('Draw', {
      blocks: [{ kind: 'values', area, values }],
      tables: [{ name: 'Games', area, style: 'TableStyleLight1' }],
    });
    unwrap(await workbook.create({ ...workbookPlan(sheet), names: [] }));
    const asked = { range: { sheet: 'Draw', area }, lists: [{ sheet: 'Members' }] };
    const live = await planNames(workbook, { ...asked, how: 'live' });
    expect(live.ok ? [] : live.problems.map(told)).toEqual(['names-live-table Draw A1:A3 Games']);
    expect(unwrap(await planNames(workbook, { ...asked, how: 'replace' })).preview.length).toBe(2);
  });

  it('the sheets of a tournament', async () => {
    const { workbook } = await inMemory([plainList(4)]);
    unwrap(await addTournament(workbook, generated({ players: 4, cycles: 1, seed: 1 }), { time: TIME }));
    const area = { row: 0, column: 0, rows: 9, columns: 9 };
    const plan = await planNames(workbook, {
      range: { sheet: 'Pairings', area },
      lists: [{ sheet: 'Members' }],
      how: 'replace',
    });
    expect(plan.ok ? [] : plan.problems.map(told)).toEqual(['tool-on-ours Pairings Pairings']);
  });
});
