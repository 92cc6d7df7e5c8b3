/** @sweep */
import { addTournament } from '../../../src/app/create';
import { planNames, type NamesHow, applyNames } from '../../../src/app/tools/names';
import type { Grid } from '../../../src/grid/grid';
import { generated } from '../../generated';
import { gridOf } from '../../sheets/grid-of';
import { sheetPlan, workbookPlan } from '../../workbook/plan';
import { unwrap } from '../../workbook/excel';
import { numberedList, plainList } from './lists';
import { inMemory, planFor, TIME, told, drawIn, textsIn } from './planFor';
import { letterOf } from '../../../src/core/pairing/letters';
import { SYSTEMS, TEAM_SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { makeTeamSchedule, memberLabel } from '../../../src/core/pairing/teams/schedule';
import { present } from '../../../src/core/present';
import type { CellValue } from '../../../src/grid/cell';
import fc from '../../properties';
import { IS_SWEEP } from '../../sample';

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
    'names-live-differs Members A2:B2 Berg, Ann Berg',
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

interface Table {
  readonly labels: readonly string[];
  readonly rounds: readonly (readonly string[])[];
}

/** A system's table as it is printed, in numbers, in letters, or for two teams. */
const tables = fc
  .record({
    system: fc.constantFrom(...SYSTEMS),
    teams: fc.constantFrom(...TEAM_SYSTEMS),
    size: fc.integer({ min: 4, max: 14 }),
    kind: fc.constantFrom('numbers', 'letters', 'teams'),
  })
  .map(({ system, teams, size, kind }): Table => {
    const isTeams = kind === 'teams';
    const boards = Math.ceil(size / 2);
    const made = isTeams
      ? makeTeamSchedule({ system: teams.id, boards, cycles: 1 })
      : makeSchedule({ system: system.id, players: size, cycles: 1 });
    const { players, rounds } = unwrap<{
      readonly players: number;
      readonly rounds: readonly { readonly games: readonly { white: number; black: number }[] }[];
    }>(made);
    const said = (no: number): string => {
      if (isTeams) return memberLabel(boards, no);
      return kind === 'numbers' ? String(no) : letterOf(no);
    };
    return {
      labels: Array.from({ length: players }, (_, index) => said(index + 1)),
      rounds: rounds.map(({ games }, round) => [
        `Round ${round + 1}`,
        ...games.map(({ white, black }) => `${said(white)}-${said(black)}`),
      ]),
    };
  });

it('names for numbers, then numbers for names, give the sheet back', async () => {
  const lists = fc.record({
    heading: fc.constantFrom('No', 'Lot', 'Rank', 'Something', '#', null),
    isLast: fc.boolean(),
    isLeftOut: fc.boolean(),
    lots: fc.infiniteStream(fc.nat()),
    how: fc.constantFrom<NamesHow>('replace', 'live'),
  });
  const property = fc.asyncProperty(
    tables,
    lists,
    async (table, { heading, isLast, isLeftOut, lots, how }) => {
      const people = table.labels
        .map((label, index) => ({ label, name: `Player ${letterOf(index + 1)}x`, lot: lots.next().value }))
        .sort((one, other) => one.lot - other.lot);
      const line = <T>(label: T, name: T): readonly T[] => (isLast ? [name, label] : [label, name]);
      const cell = (label: string): CellValue => (/^\d+$/.test(label) ? Number(label) : label);
      const rows = people.map(({ label, name }) => line<CellValue>(cell(label), name));
      const list = gridOf([...(heading === null ? [] : [line<CellValue>(heading, 'Name')]), ...rows], {
        sheet: 'Members',
      });
      const draw = gridOf(table.rounds, { sheet: 'Draw' });
      const { workbook } = await inMemory([list, draw]);
      const above = heading !== null && isLeftOut ? 1 : 0;
      const range = { ...list.area, row: above, rows: list.area.rows - above };
      const asked = { range: { sheet: 'Draw', area: draw.area }, lists: [{ sheet: 'Members', range }] };
      const named = unwrap(await planNames(workbook, { ...asked, how }));
      unwrap(await applyNames(workbook, named, TIME));
      const nameOf = new Map(people.map(({ label, name }) => [label, name]));
      const expected = table.rounds.map(([head = '', ...games]) => [
        head,
        ...games.map((game) =>
          game
            .split('-')
            .map((label) => present(nameOf.get(label)))
            .join(' - '),
        ),
      ]);
      expect(textsIn(await drawIn(workbook, draw.area))).toEqual(textsIn(gridOf(expected)));
      const back = unwrap(await planNames(workbook, { ...asked, how: 'numbers' }));
      expect(back.warnings).toEqual([]);
      unwrap(await applyNames(workbook, back, TIME));
      expect(textsIn(await drawIn(workbook, draw.area))).toEqual(textsIn(draw));
    },
  );
  await fc.assert(property, { numRuns: IS_SWEEP ? 400 : 40 });
});
