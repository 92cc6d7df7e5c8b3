import { screensOf } from '../../src/projector/screens';
import type { ProjectorView } from '../../src/taskpane/projector/view';

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 400, height: 720 };

const viewOf = (boards: number, players: number): ProjectorView => ({
  language: 'en',
  event: 'Club',
  progress: '',
  rounds: [
    {
      title: 'Round 1',
      headings: { board: 'Board', left: 'White', result: 'Result', right: 'Black' },
      games: Array.from({ length: boards }, (_, index) => ({
        ...{ board: String(index + 1), left: 'Anna', result: '1-0', right: 'Bert', white: 'left' as const },
      })),
      note: '',
    },
  ],
  standings: {
    title: 'Standings',
    headings: { place: 'Place', name: 'Name', points: 'Points' },
    places: Array.from({ length: players }, (_, index) => ({
      place: String(index + 1),
      name: '',
      points: '0',
    })),
    note: '',
  },
});

const divided = (boards: number, players: number, room = WIDE) =>
  screensOf(viewOf(boards, players), room).map(
    ({ title, part, parts, lists }) =>
      `${title} ${part}/${parts}: ${lists.map(({ length }) => length).join(' ')}`,
  );

describe('the screens of the projector', () => {
  it.each([
    [5, 10, ['Round 1 1/1: 5', 'Standings 1/1: 10']],
    [6, 11, ['Round 1 1/1: 6', 'Standings 1/1: 6 5']],
    [12, 24, ['Round 1 1/2: 6', 'Round 1 2/2: 6', 'Standings 1/1: 12 12']],
    [15, 30, ['Round 1 1/2: 8', 'Round 1 2/2: 7', 'Standings 1/2: 8 7', 'Standings 2/2: 8 7']],
  ])('%i boards and %i players', (boards, players, expected) => {
    expect(divided(boards, players)).toEqual(expected);
  });

  it('have one list where there is no room for two', () => {
    expect(divided(1, 30, NARROW)).toEqual([
      ...['Round 1 1/1: 1', 'Standings 1/3: 10', 'Standings 2/3: 10', 'Standings 3/3: 10'],
    ]);
  });

  it('have White, results and points in bold, and keep every line in its order', () => {
    const [round, ...standings] = screensOf(viewOf(1, 30), WIDE);
    expect(round?.lists[0]?.[0]?.map(({ kind, isBold }) => `${kind} ${isBold}`)).toEqual([
      ...['board false', 'left true', 'result true', 'right false'],
    ]);
    const places = standings.flatMap(({ lists }) => lists.flat().map(([place]) => place?.text));
    expect(places).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)));
  });
});
