import { screensOf } from '../../src/projector/screens';
import { makeTurning } from '../../src/projector/turning';
import type { ProjectorView, ShownColumn } from '../../src/taskpane/projector/messages';

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 400, height: 720 };

const columnsOf = (...kinds: readonly ShownColumn['kind'][]): readonly ShownColumn[] =>
  kinds.map((kind) => ({ kind, heading: kind, isBold: false }));

const viewOf = (boards: number, players: number): ProjectorView => ({
  ...{ event: 'Club', progress: '' },
  tables: [
    {
      ...{ of: 'round', title: 'Round 1', note: '' },
      columns: columnsOf('board', 'left', 'result', 'right'),
      lines: Array.from({ length: boards }, (_, index) => [`${index + 1}`, 'Anna', '1-0', 'Bert']),
    },
    {
      ...{ of: 'standings', title: 'Standings', note: '' },
      columns: columnsOf('place', 'name', 'points'),
      lines: Array.from({ length: players }, (_, index) => [`${index + 1}`, '', '0']),
    },
  ],
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

  it('keep every line in its order', () => {
    const [, ...standings] = screensOf(viewOf(1, 30), WIDE);
    const places = standings.flatMap(({ lists }) => lists.flat().map(([place]) => place));
    expect(places).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)));
  });
});

const turned = () => {
  let count = 0;
  const turning = makeTurning(() => (count += 1));
  return { turning, count: () => count };
};

describe('the projector', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('turns every 12 seconds', () => {
    const { count } = turned();
    jest.advanceTimersByTime(11_999);
    expect(count()).toBe(0);
    jest.advanceTimersByTime(24_001);
    expect(count()).toBe(3);
  });

  it('counts from the beginning after somebody has turned by hand', () => {
    const { turning, count } = turned();
    jest.advanceTimersByTime(11_000);
    turning.again();
    jest.advanceTimersByTime(11_000);
    expect(count()).toBe(0);
  });

  it('stays while it is paused, even if turned by hand, and goes on', () => {
    const { turning, count } = turned();
    turning.pause(true);
    turning.again();
    jest.advanceTimersByTime(60_000);
    expect([turning.isPaused(), count()]).toEqual([true, 0]);
    turning.pause(false);
    jest.advanceTimersByTime(12_000);
    expect(count()).toBe(1);
  });
});
