import { withGame } from '../../changed';
import { movedTo } from '../../../src/core/calendar/timing';
import { clashesOf } from '../../../src/core/calendar/clashes';
import { withCalendar } from '../../../src/core/calendar/planned';
import { goingOn } from '../../../src/core/calendar/occasions';
import { parseWantedDates } from '../../../src/core/calendar/wanted';
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import type { Game, Tournament } from '../../../src/core/model';
import { valueOf } from '../../results';
import { newField } from '../../sheets/field';
import { scheduled } from './field';

const NAMES = ['Anna', 'Berg', 'Cora', 'Dora', 'Emil', 'Finn', 'Gina', 'Hugo'];

/** So many players at so many boards, on days from the first of March 2027 on. */
const atBoards = (players: number, boards: number): Tournament =>
  valueOf(
    withCalendar(newField(NAMES.slice(0, players)), {
      dates: valueOf(parseWantedDates('2027-03-01/1')),
      boards,
    }),
  );
/** The day of March on which each game is played, by its number; 0 without a date. */
const daysOf = (games: readonly Game[]): readonly number[] =>
  games.map(({ date = '2027-03-00' }) => Number(date.slice(-2)));
const entered = (tournament: Tournament): Tournament =>
  valueOf(redraw(tournament, [...tournament.players, { name: 'Hugo' }])).tournament;
const one = { name: 'Hugo' };

describe('a field drawn anew where there are fewer boards than games of a round', () => {
  it('has its slots laid again, round by round, on the days that there were', () => {
    const seven = atBoards(7, 2);
    expect(daysOf(seven.games).slice(0, 6)).toEqual([1, 1, 2, 3, 3, 4]);
    const eight = entered(seven);
    expect(daysOf(eight.games).slice(0, 8)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(clashesOf(eight)).toEqual([]);
  });

  it('goes on as its days went where it needs more of them', () => {
    const eight = entered(entered(atBoards(6, 2)));
    // Eight players need 14 slots at two boards, six had ten.
    expect(daysOf(eight.games)).not.toContain(0);
    expect(Math.max(...daysOf(eight.games))).toBe(14);
  });

  it('where these went in no regular way, the slots that there are no more days for have no date', () => {
    const days = ['01', '02', '04', '05', '06', '07', '08', '09', '10', '12'].map((day) => `2027-03-${day}`);
    const six = valueOf(
      withCalendar(newField(NAMES.slice(0, 6)), {
        dates: valueOf(parseWantedDates(days.join())),
        boards: 2,
      }),
    );
    const eight = entered(entered(six));
    expect(daysOf(eight.games).filter((day) => day === 0)).toHaveLength(8);
    expect(Math.max(...daysOf(eight.games))).toBe(12);
  });
});

it('where boards are no limit the rounds that come with a larger field go on as the dates went', () => {
  const seven = valueOf(
    redraw(
      scheduled(5, '2026-11-27/7'),
      [...NAMES.slice(0, 7)].map((name) => ({ name })),
    ),
  );
  const { games, rounds } = seven.tournament;
  const dateOf = (round: number) => games.find((game) => game.round === round)?.date;
  expect([rounds, dateOf(5), dateOf(6), dateOf(7)]).toEqual([7, '2027-01-08', '2027-01-15', '2027-01-22']);
});

describe('times of play go on', () => {
  it.each<[string, readonly string[], readonly { from: string; to: string }[], number, readonly string[]]>([
    [
      'every week',
      ['2026-11-27', '2026-12-04'],
      [],
      4,
      ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'],
    ],
    [
      'past days without play, which they have passed before, too',
      ['2026-11-27', '2026-12-04', '2026-12-18'],
      [
        { from: '2026-12-11', to: '2026-12-11' },
        { from: '2026-12-24', to: '2027-01-02' },
      ],
      5,
      ['2026-11-27', '2026-12-04', '2026-12-18', '2027-01-08', '2027-01-15'],
    ],
    [
      'at the times of each day, of which the last had only the first',
      ['2026-11-27 18:00', '2026-11-27 20:00', '2026-11-28 18:00'],
      [],
      6,
      [
        ...['2026-11-27 18:00', '2026-11-27 20:00', '2026-11-28 18:00'],
        ...['2026-11-28 20:00', '2026-11-29 18:00', '2026-11-29 20:00'],
      ],
    ],
    [
      'not after a week that nobody said to be without play',
      ['2026-11-27', '2026-12-04', '2026-12-18'],
      [],
      4,
      ['2026-11-27', '2026-12-04', '2026-12-18'],
    ],
    [
      'past a break of a monthly league, of which one round was made up for',
      ['2026-10-05', '2026-11-02', '2026-11-30', '2027-01-04', '2027-01-25'],
      [{ from: '2026-12-21', to: '2027-01-03' }],
      6,
      ['2026-10-05', '2026-11-02', '2026-11-30', '2027-01-04', '2027-01-25', '2027-02-22'],
    ],
    [
      'after evenings of which the later ones had fewer rounds, first on the last of these',
      ['2026-11-27 19:00', '2026-11-27 19:35', '2026-12-04 19:00'],
      [],
      5,
      [
        ...['2026-11-27 19:00', '2026-11-27 19:35', '2026-12-04 19:00'],
        ...['2026-12-04 19:35', '2026-12-11 19:00'],
      ],
    ],
    [
      'on a single day as far apart, until midnight',
      ['2026-11-27 23:00', '2026-11-27 23:20'],
      [],
      4,
      ['2026-11-27 23:00', '2026-11-27 23:20', '2026-11-27 23:40'],
    ],
    [
      'not on a day with any other times',
      ['2026-11-27 10:00', '2026-11-27 14:00', '2026-11-27 15:00'],
      [],
      4,
      ['2026-11-27 10:00', '2026-11-27 14:00', '2026-11-27 15:00'],
    ],
    [
      'on the day that all rounds are on',
      ['2026-11-27', '2026-11-27'],
      [],
      3,
      ['2026-11-27', '2026-11-27', '2026-11-27'],
    ],
    ['not after a single day', ['2026-11-27'], [], 2, ['2026-11-27']],
    ['no further than they have to', ['2026-11-27', '2026-12-04'], [], 1, ['2026-11-27', '2026-12-04']],
  ])('%s', (_, occasions, skip, wanted, found) => {
    expect(goingOn(occasions, skip, wanted)).toEqual(found);
  });
});

describe('who comes late, after the first result', () => {
  it('plays at a time of the round when a board is free', () => {
    const seven = atBoards(7, 2);
    const { tournament } = valueOf(lateEntry(seven, one));
    expect(daysOf(tournament.games.slice(21))).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(clashesOf(tournament)).toEqual([]);
  });

  it('else at the nearest time when there is one, and where there is none, without a date', () => {
    const put = { date: '2027-03-15', planned: '2027-03-02' };
    const later = [3, 4].reduce((all, no) => withGame(all, no, put), atBoards(5, 2));
    const { tournament } = valueOf(lateEntry(later, one));
    expect(daysOf(tournament.games.slice(10))).toEqual([2, 0, 0, 0, 0]);
    expect(clashesOf(tournament)).toEqual([]);
  });

  it('on the date of the round where boards are no limit', () => {
    expect(daysOf(valueOf(lateEntry(atBoards(5, 3), one)).tournament.games.slice(10))).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});

describe('a game that was moved to a date of its own', () => {
  const five = scheduled(5, '2026-11-27/7');
  const moved = withGame(five, 1, movedTo(five.games[0]!, '2026-11-25'));
  const meeting = ({ games, players }: Tournament, names: readonly string[]): Game =>
    games.find(({ white, black }) =>
      [white, black].every((no) => names.includes(players.find((each) => each.no === no)!.name)),
    )!;
  const [one, other] = [five.games[0]!.white, five.games[0]!.black].map(
    (no) => five.players[no - 1]!.name,
  ) as [string, string];

  it('is on it still when the field is drawn anew, in whichever round the two meet', () => {
    const again = valueOf(redraw(moved, [...moved.players, { name: 'Zoe' }].reverse())).tournament;
    const game = meeting(again, [one, other]);
    expect(game.date).toBe('2026-11-25');
    expect(game.planned).toBe(
      again.games.find(({ round, no }) => round === game.round && no !== game.no)!.date,
    );
    expect(again.games.filter(({ planned }) => planned !== undefined)).toHaveLength(1);
  });

  it('is gone with its player', () => {
    const again = valueOf(redrawWithout(moved, five.games[0]!.white)).tournament;
    expect(again.games.filter(({ planned }) => planned !== undefined)).toEqual([]);
  });
});
