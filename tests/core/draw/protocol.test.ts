import { boardPins, pinBoards, pinToSeat, stayingNumbers } from '../../../src/core/draw/pins';
import { drawAgain, keptDraws, type Draw } from '../../../src/core/draw/protocol';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { told, valueOf } from '../../results';

const schedule = (system: string, players: number) => valueOf(makeSchedule({ system, players, cycles: 1 }));
const pairs = (games: readonly { readonly white: number; readonly black: number }[]): string =>
  games.map(({ white, black }) => `${white}-${black}`).join(' ');

describe('the protocol of draws', () => {
  const from = { entries: Array.from({ length: 9 }, (_, index) => ({ name: `P${index}` })) };
  const words = { time: '2026-11-20 09:00', numbering: 'lots', seed: 'witness' };
  const once = valueOf(drawAgain([], from, words));
  const twice = valueOf(drawAgain(once, from, { ...words, time: '2026-11-20 09:05', seed: 'other' }));

  it('numbers every draw and keeps the ones before', () => {
    expect(twice.map(({ no, seed }) => [no, seed])).toEqual([
      [1, 'witness'],
      [2, 'other'],
    ]);
    expect(twice[0]).toEqual(once[0]);
    expect([...twice[0]!.lines].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('anyone can repeat a draw: its draw code gives the same lines again', () => {
    const { lines } = twice[0]!;
    expect(valueOf(drawAgain([], from, words))[0]!.lines).toEqual(lines);
    expect(twice[1]!.lines).not.toEqual(lines);
  });

  it('the same draw looked at again is one; two seeds that give one order are two', () => {
    const pair = { entries: [{ name: 'A' }, { name: 'B' }] };
    const kept = ['1', '1', '2', '3'].reduce<readonly Draw[]>(
      (draws, seed) => valueOf(keptDraws(draws, pair, { ...words, seed })),
      [],
    );
    expect(kept.map(({ no, seed }) => [no, seed])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ]);
    expect(new Set(kept.map(({ lines }) => lines.join())).size).toBeLessThan(3);
  });

  it('another way, another list or another place of it is another draw', () => {
    const first = valueOf(keptDraws([], from, { ...words, list: 'A1:A10' }));
    const again = (more: object, list = from) =>
      valueOf(keptDraws(first, list, { ...words, list: 'A1:A10', ...more })).length;
    expect(again({})).toBe(1);
    expect(again({ time: 'later' })).toBe(1);
    expect(again({ numbering: 'groups' })).toBe(2);
    expect(again({ list: 'B1:B10' })).toBe(2);
    expect(again({}, { entries: from.entries.slice(1) })).toBe(2);
  });

  it('without lots there is no protocol, until lots were drawn', () => {
    const listed = { ...words, numbering: 'list', seed: '' };
    expect(valueOf(keptDraws([], from, listed))).toEqual([]);
    const kept = valueOf(keptDraws(once, from, listed));
    expect(kept.map(({ numbering }) => numbering)).toEqual(['lots', 'list']);
    expect(valueOf(keptDraws(kept, from, { ...listed, numbering: 'rating' }))).toHaveLength(3);
  });

  it('numbers by hand are in it where somebody saw them drawn, as one draw however often they are put right', () => {
    const hand = (more: object) => ({ ...words, numbering: 'hand:9,8,7,6,5,4,3,2,1', seed: '', ...more });
    expect(valueOf(keptDraws([], from, hand({})))).toEqual([]);
    expect(valueOf(keptDraws([], from, hand({ numbering: 'rating', saidBy: 'Eva' })))).toEqual([]);
    const seen = valueOf(keptDraws(once, from, hand({ saidBy: 'Eva' })));
    const right = hand({ numbering: 'hand:8,9,7,6,5,4,3,2,1', saidBy: 'Eva', time: 'later' });
    expect(valueOf(keptDraws(seen, from, right)).map(({ no, time, lines }) => [no, time, lines[0]])).toEqual([
      [1, '2026-11-20 09:00', once[0]!.lines[0]],
      [2, '2026-11-20 09:00', 9],
    ]);
    expect(valueOf(keptDraws([], from, hand({ saidBy: 'Eva' }))).map(({ saidBy }) => saidBy)).toEqual([
      'Eva',
    ]);
  });

  it('a draw that cannot be made is not in the protocol', () => {
    expect(drawAgain(once, from, { ...words, seed: ' ' })).toMatchObject({
      problems: [{ code: 'seed-missing' }],
    });
  });
});

describe('a player who stays at one board', () => {
  it('seat 1, the anchor and Berger’s last number stay; in odd fields nobody does', () => {
    expect(stayingNumbers(schedule('seats', 10))).toEqual([{ no: 1, board: 1 }]);
    expect(stayingNumbers(schedule('shift', 10))).toEqual([{ no: 1, board: 1 }]);
    expect(stayingNumbers(schedule('berger', 10))).toEqual([{ no: 10, board: 1 }]);
    expect(stayingNumbers(schedule('seats', 9))).toEqual([]);
  });

  it('they change numbers with who would stay', () => {
    expect(pinToSeat([0, 1, 2, 3], 2, 1)).toEqual([2, 1, 0, 3]);
    expect(pinToSeat([3, 2, 1, 0], 2, 4)).toEqual([3, 0, 1, 2]);
  });

  it('a pin without a board is for where the number stays; where nobody stays, for board 1', () => {
    const pins = [{ no: 10 }, { no: 3, board: 2 }];
    expect(boardPins(schedule('berger', 10), pins)).toEqual([
      { no: 10, board: 1 },
      { no: 3, board: 2 },
    ]);
    expect(boardPins(schedule('seats', 9), [{ no: 5 }])).toEqual([{ no: 5, board: 1 }]);
  });

  it('in Porter’s table of 4 with the fewest moves number 3 stays at board 2', () => {
    const options = { boardOrder: 'min-moves' };
    const porter = valueOf(makeSchedule({ system: 'porter', players: 4, cycles: 1, options }));
    expect(boardPins(porter, [{ no: 3 }, { no: 2, board: 1 }])).toEqual([
      { no: 3, board: 2 },
      { no: 2, board: 1 },
    ]);
    expect(boardPins(porter, [{ no: 2 }])).toEqual([{ no: 2, board: 1 }]);
  });

  it.each([4, 5, 9, 10, 24])('with %i players two are pinned: the games stay, at their boards', (players) => {
    const before = schedule('berger', players);
    const rounds = valueOf(
      pinBoards(before, [
        { no: 3, board: 2 },
        { no: 1, board: 1 },
      ]),
    );
    rounds.forEach(({ games }, index) => {
      const original = before.rounds[index]!.games;
      expect(games.map(({ board }) => board)).toEqual(original.map(({ board }) => board));
      expect(pairs(games).split(' ').sort()).toEqual(pairs(original).split(' ').sort());
      const boardOf = (no: number) =>
        games.find(({ white, black }) => white === no || black === no)?.board ?? null;
      expect([2, null]).toContain(boardOf(3));
      expect(index + 1 === 3 ? [2] : [1, null]).toContain(boardOf(1));
    });
  });

  it.each([
    [
      'two at one board',
      [
        { no: 1, board: 1 },
        { no: 2, board: 1 },
      ],
      ['pin-twice; field pin; board 1'],
    ],
    [
      'one player at two boards',
      [
        { no: 1, board: 1 },
        { no: 1, board: 2 },
      ],
      ['pin-twice; field pin; board 2'],
    ],
    ['board 6 of 5', [{ no: 1, board: 6 }], ['number-out-of-range; field board; typed 6; least 1; most 5']],
    ['board 0', [{ no: 1, board: 0 }], ['number-out-of-range; field board; typed 0; least 1; most 5']],
    [
      'no whole number',
      [{ no: 1.5, board: 1 }],
      ['number-out-of-range; field pin; typed 1.5; least 1; most 10'],
    ],
    [
      'number 11 of 10',
      [{ no: 11, board: 1 }],
      ['number-out-of-range; field pin; typed 11; least 1; most 10'],
    ],
  ])('refused: %s', (_, pins, expected) => {
    expect(told(pinBoards(schedule('berger', 10), pins))).toEqual(expected);
  });
});
