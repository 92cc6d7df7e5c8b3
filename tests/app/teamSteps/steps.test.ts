import { previewTeamChange } from '../../../src/app/teamSteps/change';
import { TEAM_LINE_UP } from '../../../src/app/teamSteps/lineUp';
import { openTeamStep, teamStepOf } from '../../../src/app/teamSteps/open';
import { TEAM_RECORD, type TypedTeamResult } from '../../../src/app/teamSteps/record';
import { TEAM_UNDO } from '../../../src/app/teamSteps/undo';
import { TEAM_WITHDRAW } from '../../../src/app/teamSteps/withdraw';
import { writeTeamStep } from '../../../src/app/teamSteps/write';
import type { Workbook } from '../../../src/workbook/port';
import { clubBook, codes, opened, sheetOf, taken, typeInto, valueOf } from './book';

let book: Workbook;

beforeAll(async () => {
  book = await clubBook();
});

const step = async () => valueOf(await openTeamStep(book));

describe('results', () => {
  const planned = async (...results: readonly TypedTeamResult[]) => TEAM_RECORD.plan(await step(), results);

  it.each([
    ['no such match', [{ match: 7, board: 1, typed: '1-0' }], 'match-unknown'],
    ['no such board', [{ match: 1, board: 4, typed: '1-0' }], 'match-board-unknown'],
    ['too few results', [{ match: 1, all: ['1-0', '1-0'] }], 'match-results-count'],
    ['a win for all boards', [{ match: 1, all: ['1-0'] }], 'match-results-count'],
    [
      'a board twice',
      [
        { match: 1, board: 1, typed: '1-0' },
        { match: 1, all: ['+-'] },
      ],
      'board-twice',
    ],
  ] as const)('%s', async (_, results, code) => expect(codes(await planned(...results))).toEqual([code]));

  it('what is not understood is told with its cell', async () => {
    const refused = await planned({ match: 2, board: 2, typed: 'lost' });
    // Round 1 stands in row 5, match 1 in rows 6 to 9, match 2 in rows 10 to 13.
    expect(refused.ok ? [] : refused.problems).toEqual([
      { code: 'result-not-understood', place: { sheet: 'Matches', cell: 'C12' }, values: { typed: 'lost' } },
    ]);
  });

  it('a forfeit stands for all boards, and nothing takes all results back', async () => {
    const writes = async (all: readonly string[]) =>
      valueOf(await planned({ match: 1, all })).patch.cells.map(({ write, format }) => [write, format]);
    expect(await writes(['+:-'])).toEqual([
      ['+/-', '@'],
      ['+/-', '@'],
      ['+/-', '@'],
    ]);
    // There are none to be taken back.
    expect(await writes([''])).toEqual([]);
  });

  it('a preview says whom a result affects, and writes nothing', async () => {
    const before = await sheetOf(book, 'Matches');
    const preview = previewTeamChange(TEAM_RECORD, await step(), [{ match: 1, all: ['1-0', '1-0', '½'] }]);
    const { affected, cells } = valueOf(preview);
    expect(cells).toEqual([
      { key: 'match 1 board 1', before: null, after: '1-0' },
      { key: 'match 1 board 2', before: null, after: '1-0' },
      { key: 'match 1 board 3', before: null, after: '½-½' },
    ]);
    expect(affected.map(({ name, rank }) => [name, rank.before, rank.after])).toEqual([
      ['Uster', 1, 1],
      ['Wil', 1, 3],
      ['Chur', 1, 3],
      ['Zug', 1, 2],
    ]);
    expect(await sheetOf(book, 'Matches')).toEqual(before);
  });
});

describe('line-ups', () => {
  it.each([
    ['a stranger', { match: 1, team: 'Uster', seats: [{ board: 1, name: 'Wil 1' }] }, 'member-unknown'],
    [
      'a team that does not play',
      { match: 1, team: 'Wil', seats: [{ board: 1, name: 'Wil 2' }] },
      'match-other-teams',
    ],
    ['no such board', { match: 1, team: 'Zug', seats: [{ board: 9, name: 'Zug 1' }] }, 'match-board-unknown'],
    [
      'a board twice',
      { match: 1, team: 'Zug', seats: [1, 2].map((no) => ({ board: 1, name: `Zug ${no}` })) },
      'board-twice',
    ],
    [
      'somebody absent who does not sit there',
      { match: 1, team: 'Zug', absent: 'Zug 4' },
      'member-not-seated',
    ],
  ] as const)('%s', async (_, typed, code) =>
    expect(codes(TEAM_LINE_UP.plan(await step(), typed))).toEqual([code]),
  );

  it('names as they stand in the list; whoever breaks the order of boards is warned of', async () => {
    const { patch, warnings } = valueOf(
      TEAM_LINE_UP.plan(await step(), {
        ...{ match: 1, team: 'Zug' },
        seats: [
          { board: 1, name: 'zug 3' },
          { board: 3, name: '' },
        ],
      }),
    );
    expect(patch.cells.map(({ write }) => write)).toEqual(['Zug 3', null]);
    expect(warnings?.map(({ code, values }) => [code, values['player']])).toEqual([
      ['line-up-order', 'Zug 2'],
    ]);
  });
});

it('a step is not undone where somebody has typed since', async () => {
  const own = await clubBook();
  valueOf(await taken(own, TEAM_RECORD, [{ match: 1, board: 1, typed: '1-0' }]));
  await typeInto(own, 'Matches', 6, 2, '0-1');
  expect(codes(await taken(own, TEAM_UNDO, null))).toEqual(['changed-meanwhile']);
});

it('a game that was played counts for whoever is named instead: that is warned of', async () => {
  const own = await clubBook();
  valueOf(await taken(own, TEAM_RECORD, [{ match: 1, board: 3, typed: '1-0' }]));
  const { warnings } = valueOf(
    await taken(own, TEAM_LINE_UP, { match: 1, team: 'Uster', seats: [{ board: 3, name: 'Uster 4' }] }),
  );
  expect(warnings.map(({ code }) => code)).toEqual(['line-up-played-on']);
});

it('a withdrawal by another rule than the usual one is warned of', async () => {
  const { status, warnings } = valueOf(TEAM_WITHDRAW.plan(await step(), { team: 'Wil', rule: 'forfeit' }));
  expect([status, warnings?.map(({ code }) => code)]).toEqual(['withdrawn', ['team-left-early']]);
});

it('no step is written that would leave sheets which cannot be read', async () => {
  const before = await step();
  const { sheet, area } = before.open.parts.places.Matches_homeNo!;
  const cell = { sheet, row: area.row + 2, column: area.column, expect: 1, write: 9 };
  const written = await writeTeamStep(book, before, { cells: [cell] }, { rule: 'record', time: '' });
  expect(codes(written)).toEqual(['step-would-break', 'workbook-cell']);
  expect((await sheetOf(book, 'Team log')).length).toBe(5);
});

it('sheets without a Log are told of: no step can be written', async () => {
  const { parts, ...open } = await opened(book);
  const { Log, ...places } = parts.places;
  expect(Log).toBeDefined();
  expect(codes(teamStepOf({ ...open, parts: { ...parts, places } }))).toEqual(['team-log-missing']);
});
