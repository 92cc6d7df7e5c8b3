import { valueOf, codesOf } from '../../results';
import { ADJUST } from '../../../src/app/changes/adjust';
import { CORRECT, SUBSTITUTE } from '../../../src/app/changes/person';
import { LINE_UP } from '../../../src/app/changes/lineUp';
import { openStep, stepOf, writeStep } from '../../../src/app/step';
import { RECORD } from '../../../src/app/changes/record';
import type { TypedResult } from '../../../src/core/results/record';
import { RESCHEDULE } from '../../../src/app/changes/reschedule';
import { UNDO, REDO } from '../../../src/app/changes/undo';
import { REENTER, WITHDRAW } from '../../../src/app/changes/withdraw';
import type { Workbook } from '../../../src/workbook/port';
import { clubBook, opened, sheetOf, taken, typeInto } from './book';
import { standings } from '../../../src/core/tiebreak/standings';
import { toNumber } from '../../../src/core/fraction';

let book: Workbook;

beforeAll(async () => {
  book = await clubBook();
});

const step = async () => valueOf(await openStep(book, undefined, { of: 'all' }));

describe('results', () => {
  const planned = async (...results: readonly TypedResult[]) => RECORD.plan(await step(), results);

  it.each([
    ['no such match', [{ game: 7, board: 1, typed: '1-0' }], 'match-unknown'],
    ['no such board', [{ game: 1, board: 4, typed: '1-0' }], 'match-board-unknown'],
    ['too few results', [{ game: 1, typed: '1-0,1-0' }], 'match-results-count'],
    ['a win for all boards', [{ game: 1, typed: '1-0' }], 'match-results-count'],
    [
      'a board twice',
      [
        { game: 1, board: 1, typed: '1-0' },
        { game: 1, typed: '+-' },
      ],
      'board-twice',
    ],
  ] as const)('%s', async (_, results, code) => expect(codesOf(await planned(...results))).toEqual([code]));

  it('what is not understood is told with its cell', async () => {
    const refused = await planned({ game: 2, board: 2, typed: 'lost' });
    // Round 1 stands in row 5, match 1 in rows 6 to 9, match 2 in rows 10 to 13.
    expect(refused.ok ? [] : refused.problems).toEqual([
      { code: 'result-not-understood', place: { sheet: 'Matches', cell: 'C12' }, values: { typed: 'lost' } },
    ]);
  });

  it('a forfeit or “postponed” stands for all boards, and nothing takes all results back', async () => {
    const writes = async (typed: string) =>
      valueOf(await planned({ game: 1, typed })).patch.cells.map(({ write, format }) => [write, format]);
    expect(await writes('+:-')).toEqual([
      ['+/-', '@'],
      ['+/-', '@'],
      ['+/-', '@'],
    ]);
    expect((await writes('postponed')).map(([write]) => write)).toEqual(Array(3).fill('postponed'));
    // There are none to be taken back.
    expect(await writes('')).toEqual([]);
  });

  it('a preview writes nothing, and a new result needs no list of whom it affects', async () => {
    const before = await sheetOf(book, 'Matches');
    const { affected, corrected, patch } = valueOf(await planned({ game: 1, typed: '1-0,1-0,½' }));
    expect(patch.cells.map(({ expect: before, write }) => [before, write])).toEqual([
      [null, '1-0'],
      [null, '1-0'],
      [null, '½-½'],
    ]);
    expect([affected, corrected]).toEqual([[], []]);
    expect(await sheetOf(book, 'Matches')).toEqual(before);
  });

  it('a correction says whom it affects', async () => {
    const own = await clubBook();
    valueOf(await taken(own, RECORD, [{ game: 1, typed: '1-0,1-0,½' }]));
    const again = { game: 1, typed: '0-1,0-1,½' };
    const { affected, corrected } = valueOf(await taken(own, RECORD, [again]));
    expect(corrected).toEqual([1, 1]);
    expect(affected.map(({ name, rank }) => [name, rank.before, rank.after])).toEqual([
      ['Uster', 1, 2],
      ['Zug', 2, 1],
    ]);
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
    expect(codesOf(LINE_UP.plan(await step(), typed))).toEqual([code]),
  );

  it('names as they stand in the list; whoever breaks the order of boards is warned of', async () => {
    const { patch, warnings } = valueOf(
      LINE_UP.plan(await step(), {
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

describe('whoever joins at a board', () => {
  const joins = (book: Workbook, board: number, name: string) =>
    taken(book, LINE_UP, { match: 1, team: 'Zug', seats: [{ board, name }], joins: true });

  it('stands on the list of their team below the others, until the step is undone', async () => {
    const own = await clubBook();
    const zug = async () => {
      const { players, games } = (await opened(own)).tournament;
      return [players[3]!.members.at(-1)!.name, games[0]!.boards[2]!.away];
    };
    expect(valueOf(await joins(own, 3, ' Zoe Meier ')).warnings).toEqual([]);
    expect(await zug()).toEqual(['Zoe Meier', 'Zoe Meier']);
    valueOf(await taken(own, UNDO, null));
    expect(await zug()).toEqual(['Zug 4', 'Zug 3']);
  });

  it('is no second member where the name is on the list', async () => {
    const own = await clubBook();
    valueOf(await joins(own, 3, 'zug 4'));
    expect((await opened(own)).tournament.players[3]!.members).toHaveLength(4);
  });

  it('stands below the last member, whoever else has gone from the list', async () => {
    const own = await clubBook();
    for (const name of ['Zug 2', 'Zug 3'])
      await typeInto(
        own,
        'Teams',
        (await sheetOf(own, 'Teams')).findIndex((row) => row[1] === name),
        1,
        null,
      );
    valueOf(await joins(own, 3, 'Zoe'));
    const { members } = (await opened(own)).tournament.players[3]!;
    expect(members.map(({ name }) => name)).toEqual(['Zug 1', 'Zug 4', 'Zoe']);
  });

  it('finds no row once the two spare ones are taken', async () => {
    const own = await clubBook();
    valueOf(await joins(own, 1, 'Zoe'));
    valueOf(await joins(own, 2, 'Yves'));
    expect(codesOf(await joins(own, 3, 'Xenia'))).toEqual(['team-list-full']);
  });
});

it('a step is not undone where somebody has typed since', async () => {
  const own = await clubBook();
  valueOf(await taken(own, RECORD, [{ game: 1, board: 1, typed: '1-0' }]));
  await typeInto(own, 'Matches', 6, 2, '0-1');
  expect(codesOf(await taken(own, UNDO, null))).toEqual(['changed-meanwhile']);
});

it('a game that was played counts for whoever is named instead: that is warned of', async () => {
  const own = await clubBook();
  valueOf(await taken(own, RECORD, [{ game: 1, board: 3, typed: '1-0' }]));
  const { warnings } = valueOf(
    await taken(own, LINE_UP, { match: 1, team: 'Uster', seats: [{ board: 3, name: 'Uster 4' }] }),
  );
  expect(warnings?.map(({ code }) => code)).toEqual(['line-up-played-on']);
});

it('a rating or a federation is none of a team', async () => {
  const typed = { player: 'Wil', rating: 2000, federation: 'SUI' };
  expect(codesOf(CORRECT.plan(await step(), typed))).toEqual(['option-of-players', 'option-of-players']);
});

it('points that the arbiter takes away count in the match points, and are told under the standings', async () => {
  const own = await clubBook();
  valueOf(await taken(own, RECORD, [{ game: 1, typed: '1-0,1-0,1-0' }]));
  const { affected } = valueOf(
    await taken(own, ADJUST, { player: 'Uster', points: -1.5, reason: 'no referee' }),
  );
  expect(
    affected.map(({ name, values }) => [name, ...values.map(({ after }) => after && toNumber(after))]),
  ).toEqual([['Uster', 0.5]]);
  expect((await sheetOf(own, 'Teams'))[4]?.slice(0, 6)).toEqual([
    1,
    'Uster',
    null,
    'playing',
    -1.5,
    'no referee',
  ]);
});

it('a withdrawal by another rule than the usual one is warned of', async () => {
  const { status, warnings } = valueOf(WITHDRAW.plan(await step(), { player: 'Wil', rule: 'forfeit' }));
  expect([status, warnings?.map(({ code }) => code)]).toEqual(['withdrawn', ['team-left-early']]);
});

it('a team that had left comes back: what it did not play is to be played again', async () => {
  const own = await clubBook();
  valueOf(await taken(own, RECORD, [{ game: 2, typed: '1-0,1-0,1-0' }]));
  const before = (await opened(own)).tournament;
  valueOf(await taken(own, WITHDRAW, { player: 'Chur', rule: 'forfeit' }));
  expect((await opened(own)).tournament.games.map(({ outcome }) => outcome)).toEqual([
    ...[null, '1-0', '1-0', null, null, '0-1'],
  ]);
  const { missed, affected } = valueOf(await taken(own, REENTER, { player: 'Chur' }));
  expect((await opened(own)).tournament).toEqual(before);
  expect([missed, affected.map(({ name }) => name)]).toEqual([[], ['Uster', 'Chur', 'Zug']]);
});

it('no step is written that would leave sheets which cannot be read', async () => {
  const before = await step();
  const { sheet, area } = before.open.parts.places.Matches_homeNo!;
  const cell = { sheet, row: area.row + 2, column: area.column, expect: 1, write: 9 };
  const written = await writeStep(book, before, { cells: [cell] }, { rule: 'record', time: '' });
  expect(codesOf(written)).toEqual(['step-would-break', 'workbook-cell']);
  expect((await sheetOf(book, 'Team log')).length).toBe(5);
});

it('sheets without a Log are told of: no step can be written', async () => {
  const { parts, ...open } = await opened(book);
  const { Log, ...places } = parts.places;
  expect(Log).toBeDefined();
  expect(codesOf(stepOf({ ...open, parts: { ...parts, places } }))).toEqual(['team-log-missing']);
});

/** A season: results, a late change, a change of one board, forfeits, a correction, a team that leaves. */
const STEPS: readonly ((book: Workbook) => Promise<unknown>)[] = [
  (book) =>
    taken(book, RECORD, [
      { game: 1, typed: '1-0,½-½,0-1' },
      { game: 2, board: 1, typed: '1-0' },
      { game: 2, board: 2, typed: '1' },
    ]),
  (book) => taken(book, LINE_UP, { match: 3, team: 'Zug', absent: 'zug 2' }),
  (book) => taken(book, LINE_UP, { match: 4, team: '1', seats: [{ board: 3, name: 'Uster 4' }] }),
  (book) =>
    taken(book, RECORD, [
      { game: 2, board: 3, typed: '0-1' },
      { game: 3, typed: '-+' },
      { game: 5, typed: '1-0,1-0,1-0' },
    ]),
  (book) => taken(book, RECORD, [{ game: 1, board: 3, typed: '1:0' }]),
  (book) => taken(book, WITHDRAW, { player: 'Chur' }),
  (book) => taken(book, ADJUST, { player: 'Uster', points: -1, reason: 'came late' }),
  (book) => taken(book, CORRECT, { player: 'Wil', name: 'Wil SG' }),
  (book) => taken(book, SUBSTITUTE, { player: 'Zug', name: 'Baar', rating: null, federation: null }),
];

const SAID = [
  '5 results recorded. Match 1, Uster – Zug: board 1 1–0, board 2 ½–½, board 3 0–1. Match 2, Wil – Chur: board 1 1–0, board 2 1–0.',
  'Match 3, Zug – Chur: Zug with Zug 3 at board 2 (was Zug 2), Zug 4 at board 3 (was Zug 3).',
  'Match 4, Uster – Wil: Uster with Uster 4 at board 3 (was Uster 3).',
  '7 results recorded. Match 2, Wil – Chur: board 3 0–1. Match 3, Zug – Chur: board 1 -/+, board 2 -/+, board 3 -/+. Match 5, Wil – Zug: board 1 1–0, board 2 1–0, board 3 1–0.',
  'Match 1, Uster – Zug, board 3: 1–0 (was 0–1).',
  'Chur withdrew after 2 of 3 matches; what it played counts, one match is lost by forfeit.',
  'Uster: points adjusted by −1 (was 0): came late',
  'Corrected: Wil SG (was Wil).',
  'Baar plays instead of Zug, number 4.',
];
const RULES = [
  ...['record', 'lineup', 'lineup', 'record', 'record', 'withdraw 3 fide'],
  ...['adjust 1', 'correct 2', 'substitute 4 4'],
];

it('a season is undone to the first file’s event, and done again to the last one’s', async () => {
  const book = await clubBook();
  const events = [(await opened(book)).tournament];
  for (const step of STEPS) {
    await step(book);
    events.push((await opened(book)).tournament);
  }
  const left = events[6]!;
  // Zug 2 does not come to match 3: Zug 3 and Zug 4 move up.
  expect(left.games[2]!.boards.map(({ home, away }) => [home, away])).toEqual([
    ['Zug 1', 'Chur 1'],
    ['Zug 3', 'Chur 2'],
    ['Zug 4', 'Chur 3'],
  ]);
  expect(left.games[3]!.boards.map(({ home }) => home)).toEqual(['Uster 1', 'Uster 2', 'Uster 4']);
  // Chur has finished its matches against Wil and Zug, two of three: the one against Uster is lost by 0–3.
  expect(
    valueOf(standings(left)).rows.map(({ no, rank, values }) => [
      no,
      rank,
      ...values.map((value) => value && toNumber(value)),
    ]),
  ).toEqual([
    [1, 1, 4, 5.5],
    [2, 2, 4, 5],
    [3, 3, 2, 4],
    [4, 4, 0, 0.5],
  ]);
  const count = STEPS.length;
  for (const step of [...STEPS.keys()].reverse()) {
    valueOf(await taken(book, UNDO, null));
    expect((await opened(book)).tournament).toEqual(events[step]);
  }
  expect(codesOf(await taken(book, UNDO, null))).toEqual(['undo-nothing']);
  for (const step of STEPS.keys()) {
    valueOf(await taken(book, REDO, null));
    expect((await opened(book)).tournament).toEqual(events[step + 1]);
  }
  expect(codesOf(await taken(book, REDO, null))).toEqual(['redo-nothing']);
  const log = (await sheetOf(book, 'Team log')).slice(4);
  expect(log.map((row) => [row[2], row[4], row[1]])).toEqual([
    [1, 'create', 'Team league created: 4 teams, 6 matches.'],
    ...SAID.map((said, index) => [index + 2, RULES[index], said]),
    ...[...SAID.keys()].map((index) => [
      ...[count + 2 + index, `undo ${count + 1 - index}`],
      `Undone: ${SAID[count - 1 - index]}`,
    ]),
    ...SAID.map((said, index) => [2 * count + 2 + index, `redo ${index + 2}`, `Redone: ${said}`]),
  ]);
});

it('the only match of a round moves: the round has its date then', async () => {
  const teams = ['Uster', 'Wil', 'Chur'].map((name) => ({ name, members: [{ name: `${name} 1` }] }));
  const dated = await clubBook({ teams, boards: 1, calendar: { dates: { first: '2026-11-27', days: 7 } } });
  valueOf(await taken(dated, RESCHEDULE, { game: 1, to: '2026-12-01' }));
  expect((await opened(dated)).tournament.games.map(({ date, planned }) => [date, planned])).toEqual([
    ...[
      ['2026-12-01', undefined],
      ['2026-12-04', undefined],
      ['2026-12-11', undefined],
    ],
  ]);
});

it('the boards of a match without a result are postponed when it moves, until it is back on its date', async () => {
  const dated = await clubBook({ calendar: { dates: { first: '2026-11-27', days: 7 } } });
  const put = async () => (await opened(dated)).tournament.games[0]!.boards.map(({ pending }) => pending);
  valueOf(await taken(dated, RECORD, [{ game: 1, board: 1, typed: '1-0' }]));
  valueOf(await taken(dated, RESCHEDULE, { game: 1, to: '2026-12-05' }));
  expect(await put()).toEqual([undefined, 'postponed', 'postponed']);
  valueOf(await taken(dated, RESCHEDULE, { game: 1, to: '2026-11-27' }));
  expect(await put()).toEqual([undefined, undefined, undefined]);
});

it('a board that somebody postponed still is when its match moves and comes back', async () => {
  const dated = await clubBook({ calendar: { dates: { first: '2026-11-27', days: 7 } } });
  const move = async (to: string) => {
    valueOf(await taken(dated, RESCHEDULE, { game: 1, to }));
    return (await opened(dated)).tournament.games[0]!.boards.map(({ pending }) => pending);
  };
  await typeInto(dated, 'Matches', 6, 2, 'pp');
  valueOf(await taken(dated, RECORD, [{ game: 1, board: 2, typed: 'postponed' }]));
  expect(await move('2026-12-05')).toEqual(['postponed', 'postponed', 'postponed']);
  expect(await move('2026-11-27')).toEqual(['postponed', 'postponed', undefined]);
  expect(await move('2026-12-05')).toEqual(['postponed', 'postponed', 'postponed']);
  valueOf(await taken(dated, RECORD, [{ game: 1, board: 3, typed: '' }]));
  valueOf(await taken(dated, RECORD, [{ game: 1, board: 3, typed: 'postponed' }]));
  expect(await move('2026-11-27')).toEqual(['postponed', 'postponed', 'postponed']);
});

it('a result that nobody understands stays when its match moves', async () => {
  const dated = await clubBook({ calendar: { dates: { first: '2026-11-27', days: 7 } } });
  await typeInto(dated, 'Matches', 6, 2, 'Zug 1 ill');
  valueOf(await taken(dated, RESCHEDULE, { game: 1, to: '2026-12-05' }));
  const results = (await sheetOf(dated, 'Matches')).slice(6, 9).map((row) => row[2]);
  expect(results).toEqual(['Zug 1 ill', 'postponed', 'postponed']);
});

it('a match moves to another date, is put off, and comes back: the Log says so', async () => {
  const dated = await clubBook({ calendar: { dates: { first: '2026-11-27', days: 7 } } });
  const first = async () => {
    const [match] = (await opened(dated)).tournament.games;
    return [match!.date, match!.planned];
  };
  const moved = valueOf(await taken(dated, RESCHEDULE, { game: 1, to: '2026-12-05' }));
  expect(moved.teams).toEqual(['Uster', 'Zug']);
  expect(await first()).toEqual(['2026-12-05', '2026-11-27']);
  valueOf(await taken(dated, RESCHEDULE, { game: 1, to: '' }));
  expect(await first()).toEqual([undefined, '2026-11-27']);
  valueOf(await taken(dated, UNDO, null));
  valueOf(await taken(dated, UNDO, null));
  expect(await first()).toEqual(['2026-11-27', undefined]);
  expect((await sheetOf(dated, 'Team log')).slice(5).map((row) => row[1])).toEqual([
    'Uster – Zug (round 1) moved from Fri 27 Nov 2026 to Sat 5 Dec 2026.',
    'Uster – Zug (round 1) postponed from Sat 5 Dec 2026, without a new date.',
    'Undone: Uster – Zug (round 1) postponed from Sat 5 Dec 2026, without a new date.',
    'Undone: Uster – Zug (round 1) moved from Fri 27 Nov 2026 to Sat 5 Dec 2026.',
  ]);
  expect(codesOf(await taken(dated, RESCHEDULE, { game: 9, to: '2026-12-05' }))).toEqual(['game-unknown']);
});
