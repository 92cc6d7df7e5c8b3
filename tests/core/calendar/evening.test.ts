import {
  eveningOf,
  lengthOf,
  roundTimes,
  sectionsInTime,
  type Evening,
  type EveningRequest,
  type Fit,
} from '../../../src/core/calendar/evening';
import { SYSTEMS, TEAM_SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { makeTeamSchedule } from '../../../src/core/pairing/teams/schedule';
import { valueOf } from '../../results';

const control = (typed: string) => {
  const [minutes, increment] = typed.split('+').map(Number);
  return { minutes: minutes!, increment: increment! };
};

const at = (typed: string): number => {
  const [hours, minutes] = typed.split(':').map(Number);
  return hours! * 60 + minutes!;
};

/** 12 players, single, 10+5, 5 minutes between rounds, from 19:00; `more` says otherwise. */
const asked = (more: Partial<EveningRequest> = {}): EveningRequest => ({
  field: { players: 12 },
  cycles: 1,
  control: control('10+5'),
  turn: 5,
  from: at('19:00'),
  ...more,
});

const evening = (more?: Partial<EveningRequest>): Evening => valueOf(eveningOf(asked(more)));

const fit = (to: string, more?: Partial<EveningRequest>): Fit => evening({ to: at(to), ...more }).fit!;

const problemsOf = (more: Partial<EveningRequest>) => {
  const made = eveningOf(asked(more));
  return made.ok ? [] : made.problems.map(({ code, place }) => [code, place.field]);
};

it.each([
  ['5+0', 10],
  ['3+2', 10],
  ['10+5', 30],
  ['15+10', 50],
  ['25+10', 70],
  ['60+30', 180],
  ['90+30', 240],
])('a game of %s takes %i minutes at most, in 60 moves', (typed, minutes) => {
  expect(lengthOf(control(typed))).toBe(minutes);
});

it.each([
  ['5+0', 12],
  ['10+5', 5],
  ['15+10', 3],
  ['25+10', 2],
])('in three hours, with 5 minutes between rounds, there is time for rounds of %s: %i', (typed, rounds) => {
  expect(fit('22:00', { control: control(typed) }).slots).toBe(rounds);
});

describe('rounds, games and boards are those of the pairing systems', () => {
  it.each(SYSTEMS.map(({ id }) => id))('%s', (system) => {
    for (const players of [3, 4, 7, 8, 12, 13])
      for (const cycles of [1, 2]) {
        const made = makeSchedule({ system, players, cycles });
        if (!made.ok) continue;
        const { rounds } = made.value;
        expect(evening({ field: { players }, cycles })).toMatchObject({
          rounds: rounds.length,
          slots: rounds.length,
          games: rounds.flatMap(({ games }) => games).length,
          boardsNeeded: rounds[0]!.games.length,
        });
      }
  });

  it.each(TEAM_SYSTEMS.map(({ id }) => id))('%s', (system) => {
    for (const [boards, opponents] of [
      [4, 4],
      [6, 4],
      [5, 6],
    ] as const) {
      const made = makeTeamSchedule({ system, boards, opponents, cycles: 1 });
      if (!made.ok) continue;
      const { rounds } = made.value;
      expect(evening({ field: { members: boards, opponents } })).toMatchObject({
        rounds: rounds.length,
        games: rounds.flatMap(({ games }) => games).length,
        boardsNeeded: Math.max(...rounds.map(({ games }) => games.length)),
      });
    }
  });
});

it.each([
  [8, 3, 10],
  [10, 3, 15],
  [12, 4, 17],
  [20, 6, 32],
  [12, 6, 11],
  [12, 9, 11],
])('%i players on %i boards play in %i turns', (players, boards, slots) => {
  expect(evening({ field: { players }, boards })).toMatchObject({
    slots,
    boards: Math.min(boards, Math.floor(players / 2)),
  });
});

it('it is over after the last turn, with no minutes after it: 11 times 30 minutes and 10 times 5', () => {
  expect(evening().ends).toBe(at('19:00') + 380);
  expect(evening({ field: { players: 4 }, turn: 0, control: control('3+2') }).ends).toBe(at('19:30'));
});

describe('whether it fits', () => {
  it('to the minute: 3 rounds of 10+5 take 100 minutes', () => {
    const four = { field: { players: 4 } };
    expect(fit('20:40', four)).toMatchObject({
      time: 100,
      fits: true,
      spare: 0,
      slots: 3,
      longest: control('10+5'),
    });
    expect(fit('20:39', four)).toMatchObject({ time: 99, fits: false, spare: -1, slots: 2 });
  });

  it('an end that is not later than the start is on the next day', () => {
    expect(fit('01:20')).toMatchObject({ time: 380, fits: true, spare: 0 });
    expect(fit('19:00').time).toBe(1440);
  });

  it('where it fits, the slowest common time control that fits with which it still would', () => {
    expect(fit('22:00', { field: { players: 4 } })).toEqual({
      time: 180,
      fits: true,
      spare: 80,
      slots: 5,
      longest: control('15+10'),
      minutes: null,
      evenings: null,
      players: null,
      cycles: null,
      boards: null,
    });
  });

  it('where it does not, what would: 12 players at 10+5 until 22:30', () => {
    expect(fit('22:30')).toEqual({
      time: 210,
      fits: false,
      spare: -170,
      slots: 6,
      longest: control('3+2'),
      minutes: 2,
      evenings: 2,
      players: 6,
      cycles: null,
      boards: null,
    });
  });

  it('with fewer cycles, or more boards', () => {
    expect(fit('22:30', { field: { players: 5 }, cycles: 3 }).cycles).toBe(1);
    expect(fit('22:30', { field: { players: 4 }, cycles: 3 })).toMatchObject({ cycles: 2, players: null });
    const eight = { field: { players: 8 } };
    expect(fit('23:00', { ...eight, boards: 2 })).toMatchObject({ slots: 7, boards: 4 });
    expect(fit('01:00', { ...eight, boards: 2 })).toMatchObject({ slots: 10, boards: 3 });
  });

  it('with smaller teams', () => {
    expect(fit('22:30', { field: { members: 8, opponents: 5 } })).toMatchObject({ fits: false, players: 6 });
    expect(fit('22:30', { field: { members: 6, opponents: 5 } }).fits).toBe(true);
  });

  it('where there is no time for a single round nothing fits but shorter games', () => {
    expect(fit('19:20', { field: { players: 4 }, turn: 0 })).toMatchObject({
      slots: 0,
      longest: control('3+0'),
      minutes: null,
      evenings: null,
      players: null,
    });
  });

  it('without an end nobody asks', () => {
    expect(evening().fit).toBeNull();
  });
});

describe('in place of one evening for all', () => {
  const sections = (players: number, most: number | null, boards?: number) => {
    const more = { field: { players }, boards };
    return sectionsInTime(asked(more), evening(more), most);
  };
  const times = (players: number, more: Partial<EveningRequest> = {}) => {
    const of = { field: { players }, ...more };
    return roundTimes(asked(of), evening(of));
  };

  it('sections as even as can be', () => {
    expect(sections(12, 6)).toEqual({ count: 2, sectionSize: 6, players: 6 });
    expect(sections(14, 6)).toEqual({ count: 3, sectionSize: 4, players: 5 });
  });

  it('no sections of two, none with too few boards, and none where nothing fits', () => {
    expect([sections(5, 3), sections(12, 6, 4), sections(12, null)]).toEqual([null, null, null]);
  });

  it('rounds of 30 minutes with breaks of five begin at 19:00, 19:35 and 20:10', () => {
    expect(times(4)).toEqual([at('19:00'), at('19:35'), at('20:10')]);
  });

  it('no times where a round would begin at midnight, or not all can sit down', () => {
    expect([times(4, { from: at('22:49') })?.length, times(4, { from: at('22:50') })]).toEqual([3, null]);
    expect(times(12, { boards: 4 })).toBeNull();
  });

  it('where one is not enough, the times of the first of several, which have as many rounds as each other', () => {
    expect(times(14, { to: at('22:30') })?.length).toBe(5);
    expect(times(14, { to: at('19:20') })).toBeNull();
  });
});

describe('refuses', () => {
  it.each<[string, Partial<EveningRequest>, string, string]>([
    ['two players', { field: { players: 2 } }, 'number-out-of-range', 'players'],
    ['more players than any list has', { field: { players: 1449 } }, 'number-out-of-range', 'players'],
    ['half a player', { field: { players: 4.5 } }, 'not-a-whole-number', 'players'],
    ['a team of nobody', { field: { members: 0, opponents: 4 } }, 'number-out-of-range', 'members'],
    ['another of nobody', { field: { members: 4, opponents: 0 } }, 'number-out-of-range', 'opponents'],
    ['no cycle', { cycles: 0 }, 'cycles-invalid', 'cycles'],
    ['a game without time', { control: control('0+0') }, 'number-out-of-range', 'time'],
    ['endless increments', { control: control('3+601') }, 'number-out-of-range', 'time'],
    ['an endless break', { turn: 601 }, 'number-out-of-range', 'turn'],
    ['no board', { boards: 0 }, 'number-out-of-range', 'boards'],
  ])('%s', (_, more, code, field) => {
    expect(problemsOf(more)).toEqual([[code, field]]);
  });

  it('but takes increments alone', () => {
    expect(evening({ control: control('0+30') }).length).toBe(60);
  });
});
