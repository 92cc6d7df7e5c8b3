import { LINE_UP } from '../../../src/app/changes/lineUp';
import { RECORD_BOARDS } from '../../../src/app/changes/recordBoards';
import { REDO, UNDO } from '../../../src/app/changes/undo';
import { WITHDRAW } from '../../../src/app/changes/withdraw';
import { standings } from '../../../src/core/tiebreak/standings';
import { toNumber } from '../../../src/core/fraction';
import type { Workbook } from '../../../src/workbook/port';
import { clubBook, codes, opened, sheetOf, taken, valueOf } from './book';

/** A season: results, a late change, a change of one board, forfeits, a correction, a team that leaves. */
const STEPS: readonly ((book: Workbook) => Promise<unknown>)[] = [
  (book) =>
    taken(book, RECORD_BOARDS, [
      { match: 1, all: ['1-0', '½-½', '0-1'] },
      { match: 2, board: 1, typed: '1-0' },
      { match: 2, board: 2, typed: '1' },
    ]),
  (book) => taken(book, LINE_UP, { match: 3, team: 'Zug', absent: 'zug 2' }),
  (book) => taken(book, LINE_UP, { match: 4, team: '1', seats: [{ board: 3, name: 'Uster 4' }] }),
  (book) =>
    taken(book, RECORD_BOARDS, [
      { match: 2, board: 3, typed: '0-1' },
      { match: 3, all: ['-+'] },
      { match: 5, all: ['1-0', '1-0', '1-0'] },
    ]),
  (book) => taken(book, RECORD_BOARDS, [{ match: 1, board: 3, typed: '1:0' }]),
  (book) => taken(book, WITHDRAW, { player: 'Chur' }),
];

const SAID = [
  '5 results recorded. Match 1, Uster – Zug: board 1 1–0, board 2 ½–½, board 3 0–1. Match 2, Wil – Chur: board 1 1–0, board 2 1–0.',
  'Match 3, Zug – Chur: Zug with Zug 3 at board 2 (was Zug 2), Zug 4 at board 3 (was Zug 3).',
  'Match 4, Uster – Wil: Uster with Uster 4 at board 3 (was Uster 3).',
  '7 results recorded. Match 2, Wil – Chur: board 3 0–1. Match 3, Zug – Chur: board 1 -/+, board 2 -/+, board 3 -/+. Match 5, Wil – Zug: board 1 1–0, board 2 1–0, board 3 1–0.',
  'Match 1, Uster – Zug, board 3: 1–0 (was 0–1).',
  'Chur withdrew after 2 of 3 matches; what it played counts, one match is lost by forfeit.',
];
const RULES = ['record', 'lineup', 'lineup', 'record', 'record', 'withdraw 3 fide'];

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
  for (const step of [5, 4, 3, 2, 1, 0]) {
    valueOf(await taken(book, UNDO, null));
    expect((await opened(book)).tournament).toEqual(events[step]);
  }
  expect(codes(await taken(book, UNDO, null))).toEqual(['undo-nothing']);
  for (const step of [1, 2, 3, 4, 5, 6]) {
    valueOf(await taken(book, REDO, null));
    expect((await opened(book)).tournament).toEqual(events[step]);
  }
  expect(codes(await taken(book, REDO, null))).toEqual(['redo-nothing']);
  const log = (await sheetOf(book, 'Team log')).slice(4);
  expect(log.map((row) => [row[2], row[4], row[1]])).toEqual([
    [1, 'create', 'Team event made: 4 teams, 6 matches.'],
    ...SAID.map((said, index) => [index + 2, RULES[index], said]),
    ...[...SAID.keys()].map((index) => [8 + index, `undo ${7 - index}`, `Undone: ${SAID[5 - index]}`]),
    ...SAID.map((said, index) => [14 + index, `redo ${index + 2}`, `Done again: ${said}`]),
  ]);
});
