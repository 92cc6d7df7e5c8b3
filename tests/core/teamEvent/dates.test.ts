import { withGames, withStatus } from '../../changed';
import { clashesOf, hallClashes, overdueGames } from '../../../src/core/calendar/clashes';
import { makeTeamEvent } from '../../../src/core/teamEvent/create';
import { assembleEvent, settled } from '../../../src/core/teamEvent/event';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { makeEvent, parseEvent } from '../../../src/core/format/event';
import { CLASSIC } from '../../../src/core/results/outcome';
import { MATCH_POINTS } from '../../../src/core/tiebreak/teams/table';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { codesOf } from '../../results';

const WEEKLY = { dates: { first: '2026-11-27', days: 7 } } as const;
const HALLS = ['Hall A', 'Hall B', undefined, 'Hall B'];

/** Four teams on two boards; the matches: A-D, B-C; D-C, A-B; B-D, C-A. */
const dated = (): TeamEvent => newTeamEvent(4, 2, { calendar: { ...WEEKLY, venues: HALLS } });

const moved = (event: TeamEvent, no: number, date: string | undefined): TeamEvent =>
  assembleEvent({
    ...event,
    games: event.games.map(({ date: before, ...match }) => {
      const now = match.no === no ? date : before;
      return now === undefined ? match : { ...match, date: now };
    }),
  });

it('matches have the date of their round, and are played where their home side is at home', () => {
  const { games: matches, dated: isDated } = dated();
  expect(isDated).toBe(true);
  expect(matches.map(({ white: home, date, venue }) => [home, date, venue])).toEqual([
    [1, '2026-11-27', 'Hall A'],
    [2, '2026-11-27', 'Hall B'],
    [4, '2026-12-04', 'Hall B'],
    [1, '2026-12-04', 'Hall A'],
    [2, '2026-12-11', 'Hall B'],
    [3, '2026-12-11', undefined],
  ]);
});

it('days without play are passed over, and dates that do not fit are refused', () => {
  const skip = [{ from: '2026-12-04', to: '2026-12-10' }];
  const later = newTeamEvent(4, 2, { calendar: { ...WEEKLY, skip } });
  expect(later.games.map(({ date }) => date)).toEqual([
    ...['2026-11-27', '2026-11-27', '2026-12-11', '2026-12-11', '2026-12-18', '2026-12-18'],
  ]);
  const teams = ['A', 'B', 'C'].map((name) => ({ name, members: [{ name: `${name}1` }] }));
  const made = makeTeamEvent({
    ...{ id: 'x', event: 'X', teams, system: 'berger', cycles: 1, lineUp: 'free', whiteOnOdd: 'home' },
    ...{ scoring: CLASSIC, matchScoring: MATCH_POINTS, tieBreaks: ['MP'] },
    calendar: { dates: { dates: ['2026-11-27', '2026-12-04'] } },
  });
  expect(codesOf(made)).toEqual(['dates-count']);
});

it('an event file has dates and venues', () => {
  const event = dated();
  const read = parseEvent(makeEvent(event));
  expect(read.ok && read.value).toEqual(event);
});

describe('overdue matches', () => {
  const overdue = (event: TeamEvent, today: string) =>
    overdueGames(event, today).map(({ game, due }) => [game.no, due]);

  it('are those before today with a board to come', () => {
    expect(overdue(dated(), '2026-11-27')).toEqual([]);
    expect(overdue(dated(), '2026-11-28')).toEqual([
      [1, '2026-11-27'],
      [2, '2026-11-27'],
    ]);
    expect(overdue(playedMatches(dated(), 'A-D 1.', 'B-C 10'), '2026-12-01')).toEqual([[1, '2026-11-27']]);
  });

  it('are none of a team that has left: the match is lost, or counts for nobody', () => {
    const left = (status: 'withdrawn' | 'annulled') => {
      const event = dated();
      return overdue(settled(withStatus(event, 4, status)), '2026-12-01');
    };
    expect(left('withdrawn')).toEqual([[2, '2026-11-27']]);
    expect(left('annulled')).toEqual([[2, '2026-11-27']]);
  });
});

describe('clashes', () => {
  const clashes = (event: TeamEvent, limits = {}) =>
    clashesOf(event, limits).map(({ code, values }) => [code, values]);

  it('a match that was moved to a day on which one of its teams plays', () => {
    expect(clashes(dated())).toEqual([]);
    // A-D is put off to the day of D-C and A-B: now both teams have two.
    expect(clashes(moved(dated(), 1, '2026-12-04')).map(([code, values]) => [code, values])).toEqual([
      ['clash-team', expect.objectContaining({ player: 'Team A', date: '2026-12-04', games: '1, 4' })],
      ['clash-team', expect.objectContaining({ player: 'Team D', date: '2026-12-04', games: '1, 3' })],
    ]);
    expect(clashes(moved(dated(), 1, '2026-12-01'))).toEqual([]);
    expect(clashes(moved(dated(), 1, undefined))).toEqual([]);
  });

  it('more boards at a time in one hall than it has', () => {
    // B-D is put forward to the day of D-C, in the same hall: four boards.
    const event = moved(dated(), 5, '2026-12-04');
    const crowded = (boards: number) =>
      clashes(event, { boards }).filter(([code]) => code === 'clash-team-venue');
    expect(crowded(4)).toEqual([]);
    expect(crowded(3)).toEqual([
      ['clash-team-venue', expect.objectContaining({ venue: 'Hall B', games: 2, count: 3 })],
    ]);
  });

  it('two teams at home in one hall at one time, unless the hall has all matches or somebody said that there is room', () => {
    // Four teams on two boards, each in their own hall but B and D, who share one.
    const shared = moved(dated(), 5, '2026-12-04');
    const halls = (event: TeamEvent, limits = {}) =>
      clashes(event, limits).filter(([code]) => code === 'clash-team-hall');
    expect(halls(shared)).toEqual([
      [
        'clash-team-hall',
        {
          ...{ matches: 'Team D – Team C, Team B – Team D', round: 2, venue: 'Hall B' },
          ...{ date: '2026-12-04', boards: 4, count: 2 },
        },
      ],
    ]);
    expect(halls(shared, { boards: 4 })).toEqual([]);
    const at = (venues: readonly (string | undefined)[]) =>
      newTeamEvent(6, 4, { calendar: { ...WEEKLY, venues } });
    expect(halls(at(Array.from({ length: 6 }, () => 'Town hall')))).toEqual([]);
    expect(halls(at(['1', '2', '3', '4', '5', '6']))).toEqual([]);
    expect(halls(at(['1', '2', '1', '4', '5', '6'])).length).toBeGreaterThan(0);
    // The last round is played in one place, which is the home of one of them.
    const own = at(['1', '2', '3', '4', '5', '6']);
    const last = withGames(own, (match) => (match.round === 5 ? { ...match, venue: '1' } : match));
    expect(halls(assembleEvent(last))).toEqual([]);
  });

  it('two teams of one club in two leagues, too', () => {
    const league = newTeamEvent(4, 2, { calendar: { ...WEEKLY, venues: ['Club', '2', '3', '4'] } });
    const codes = hallClashes([league, league]).map(({ values }) => [values['matches'], values['venue']]);
    expect(codes[0]).toEqual(['Team A – Team D, Team A – Team D', 'Club']);
    expect(hallClashes([league])).toEqual([]);
  });

  it('a match on a day without play', () => {
    const skip = [{ from: '2026-12-11', to: '2026-12-11' }];
    expect(clashes(dated(), { skip })).toEqual([
      ['clash-match-break', expect.objectContaining({ match: 5, date: '2026-12-11' })],
      ['clash-match-break', expect.objectContaining({ match: 6, date: '2026-12-11' })],
    ]);
  });
});
