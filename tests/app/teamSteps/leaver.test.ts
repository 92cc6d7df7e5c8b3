import { LINE_UP } from '../../../src/app/changes/lineUp';
import { RECORD } from '../../../src/app/changes/record';
import { openStep } from '../../../src/app/step';
import { individualStandings } from '../../../src/core/teamEvent/individuals';
import type { LineUpRule } from '../../../src/core/model';
import type { Follows } from '../../../src/app/changes/change';
import { say } from '../../../src/language/language';
import type { Workbook } from '../../../src/workbook/port';
import { valueOf, codesOf } from '../../results';
import { clubBook, event, expectBothWays, taken } from './book';

/** Who sits for Zug, number 4, in each of its matches, board by board. */
const zug = async (book: Workbook) =>
  (await event(book)).games
    .filter(({ white, black }) => white === 4 || black === 4)
    .map(({ no, white, boards }) => [no, ...boards.map(({ home, away }) => (white === 4 ? home : away))]);

/** After the first match of Zug, in which Zug 2 has won. */
const played = async (lineUp: LineUpRule) => {
  const book = await clubBook({ lineUp });
  valueOf(await taken(book, RECORD, [{ game: 1, typed: '1-0,0-1,1-0' }]));
  return book;
};

const sentence = ({ text, values }: Follows): string => say(text, values);

const ZUG_2 = { team: 'Zug', absent: 'Zug 2' };

it('a player who leaves is replaced in all matches to come by the rule of the league; what they played stays theirs', async () => {
  const book = await played('order');
  await expectBothWays(book, () => taken(book, LINE_UP, ZUG_2));
  expect(await zug(book)).toEqual([
    [1, 'Zug 1', 'Zug 2', 'Zug 3'],
    [3, 'Zug 1', 'Zug 3', 'Zug 4'],
    [5, 'Zug 1', 'Zug 3', 'Zug 4'],
  ]);
  const won = individualStandings(await event(book)).find(({ team, member }) => team === 4 && member === 2);
  expect(won).toMatchObject({ games: 1, points: 2 });
});

it('in a match that is half played, a board that they leave is empty where others would have to move', async () => {
  const book = await clubBook();
  valueOf(await taken(book, RECORD, [{ game: 1, board: 3, typed: '1-0' }]));
  valueOf(await taken(book, LINE_UP, ZUG_2));
  expect((await zug(book))[0]).toEqual([1, 'Zug 1', '', 'Zug 3']);
});

it('the pane asks for the team and who of it leaves, and says what follows', async () => {
  const book = await played('free');
  const opened = valueOf(await openStep(book, undefined, { of: 'all' }));
  const { tournament } = opened.open;
  const [, who] = LINE_UP.fields;
  expect(who?.choicesIn?.(tournament, { player: '4' }).map(([name]) => name)).toEqual([
    ...['Zug 1', 'Zug 2', 'Zug 3', 'Zug 4'],
  ]);
  const plan = valueOf(LINE_UP.plan(opened, LINE_UP.input({ player: '4', absent: 'Zug 2' })));
  expect(LINE_UP.follows?.(plan, tournament).map(sentence)).toEqual([
    'The line-up of Zug changes in 2 matches.',
    'Round 2, board 2: Zug 4, instead of Zug 2.',
    'Round 3, board 2: Zug 4, instead of Zug 2.',
  ]);
  const reserve = valueOf(LINE_UP.plan(opened, { team: 'Zug', absent: 'Zug 4' }));
  expect(reserve.patch.cells).toEqual([]);
  expect(codesOf(LINE_UP.plan(opened, { team: 'Zug', absent: 'Wil 1' }))).toEqual(['member-unknown']);
});
