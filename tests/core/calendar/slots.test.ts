import { withGame } from '../../changed';
import { withCalendar, withCalendarOf } from '../../../src/core/calendar/planned';
import { slotsOf } from '../../../src/core/calendar/slots';
import { likeOthers, movedTo } from '../../../src/core/calendar/timing';
import { parseDeadline, parseWantedDates } from '../../../src/core/calendar/wanted';
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { exchangeGames } from '../../../src/core/conduct/manualChange';
import { makeEvent, parseEvent } from '../../../src/core/format/event';
import type { Game, Tournament } from '../../../src/core/model';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { gamesOf } from '../../../src/core/tournament';
import { told, valueOf } from '../../results';
import { atHome, scheduled } from './field';

const bergerGames = (players: number, cycles = 1): readonly Game[] =>
  gamesOf(valueOf(makeSchedule({ system: 'berger', players, cycles, exchangeLastTwo: false })));

describe('slots: fewer boards than games', () => {
  it('six players at two boards take 10 slots, twelve at five 22', () => {
    const count = (players: number, boards: number) => slotsOf(bergerGames(players), boards).length;
    expect([count(6, 2), count(8, 3), count(10, 4), count(12, 5)]).toEqual([10, 14, 18, 22]);
  });

  it('round by round, no slot has games of two rounds, and they come in order', () => {
    const rounds = slotsOf(bergerGames(6), 2).map((slot) => slot.map(({ round }) => round));
    expect(rounds).toEqual([[1, 1], [1], [2, 2], [2], [3, 3], [3], [4, 4], [4], [5, 5], [5]]);
  });
});

const whenOf = ({ no, date = '–', planned = '', venue = '', deadline = '' }: Game): string =>
  [no, date, planned && `was ${planned}`, venue, deadline && `by ${deadline}`].filter(Boolean).join(' ');
const whens = ({ games }: Tournament): readonly string[] => games.map(whenOf);

const HOME = { venue: { column: 'home' }, deadline: { weeks: 4 } } as const;

describe('where and until when', () => {
  it('games are played where White is at home, four weeks long', () => {
    expect(whens(scheduled(4, '2026-11-27 19:00/7', HOME))).toEqual([
      '1 2026-11-27 19:00 Town Hall by 2026-12-25',
      '2 2026-11-27 19:00 Library by 2026-12-25',
      '3 2026-12-04 19:00 Crown & Anchor by 2027-01-01',
      '4 2026-12-04 19:00 Town Hall by 2027-01-01',
      '5 2026-12-11 19:00 Library by 2027-01-08',
      '6 2026-12-11 19:00 Town Hall by 2027-01-08',
    ]);
  });

  it('or all in one place, until one day', () => {
    const wanted = { venue: { all: 'Town Hall' }, deadline: { day: '2027-01-31' } };
    expect(new Set(whens(scheduled(4, '2026-11-27/0', wanted)).map((each) => each.slice(2)))).toEqual(
      new Set(['2026-11-27 Town Hall by 2027-01-31']),
    );
  });

  it('a column that the list does not have is refused, with those that it has', () => {
    const dates = valueOf(parseWantedDates('2026-11-27/7'));
    expect(told(withCalendar(atHome(4), { dates, venue: { column: 'Club' } }))).toEqual([
      'list-column-missing; field venue-column; typed Club; choices Home',
    ]);
  });

  it('deadlines are weeks or a day', () => {
    expect(['4w', '12 W', '2027-01-31'].map((typed) => valueOf(parseDeadline(typed)))).toEqual([
      { weeks: 4 },
      { weeks: 12 },
      { day: '2027-01-31' },
    ]);
    for (const typed of ['4', '0w', '53w', 'soon', '2027-01-31 10:00'])
      expect(told(parseDeadline(typed))).toEqual([`deadline-invalid; field deadline; typed ${typed}`]);
  });
});

describe('a game that is moved', () => {
  const [first] = scheduled(4, '2026-11-27/7', HOME).games as readonly [Game];

  it('keeps the date that was planned, however often it is moved, until it is back there', () => {
    const moved = movedTo(first, '2026-12-03 19:30');
    expect(whenOf(moved)).toBe('1 2026-12-03 19:30 was 2026-11-27 Town Hall by 2026-12-25');
    expect(whenOf(movedTo(moved, '2026-12-10'))).toBe('1 2026-12-10 was 2026-11-27 Town Hall by 2026-12-25');
    expect(whenOf(movedTo(moved, undefined))).toBe('1 – was 2026-11-27 Town Hall by 2026-12-25');
    expect(movedTo(moved, '2026-11-27')).toEqual(first);
  });

  it('stands in an event file and comes out of it', () => {
    const tournament = withGame(scheduled(4, '2026-11-27/7', HOME), 1, movedTo(first, '2026-12-03 19:30'));
    const again = valueOf(parseEvent(makeEvent(tournament)));
    expect([again.calendar, again.games]).toEqual([['planned', 'venue', 'deadline'], tournament.games]);
  });

  it('an event file may tell of a venue alone', () => {
    const again = valueOf(parseEvent(makeEvent(withGame(atHome(4), 2, { venue: 'Library' }))));
    expect([again.dated, again.calendar]).toEqual([true, ['venue']]);
  });

  it('who exchanges places with it plays at its time, each in their own place', () => {
    const tournament = withGame(scheduled(4, '2026-11-27/7', HOME), 1, movedTo(first, '2026-12-03'));
    const { games } = valueOf(exchangeGames(tournament, [[1, 2]], 'places'));
    expect(games.map(whenOf)).toEqual([
      '1 2026-11-27 Town Hall by 2026-12-25',
      '2 2026-12-03 was 2026-11-27 Library by 2026-12-25',
    ]);
  });
});

describe('games that are made anew', () => {
  it('have the dates and deadlines of their rounds, and are played where White is at home', () => {
    const before = scheduled(4, '2026-11-27/7', HOME);
    expect(whens(withCalendarOf(atHome(4), before))).toEqual(whens(before));
  });

  it('all in one place stay there; a venue that was typed over changes nothing for the others', () => {
    const before = withGame(scheduled(4, '2026-11-27/7', { venue: { all: 'Town Hall' } }), 1, {
      venue: 'Pub',
    });
    const venues = withCalendarOf(atHome(4), before).games.map(({ venue }) => venue);
    expect(new Set(venues)).toEqual(new Set(['Town Hall']));
  });

  it('whoever comes late is at home where their own line says', () => {
    const five = scheduled(5, '2026-11-27/7', HOME);
    const { tournament } = valueOf(lateEntry(five, { name: 'Finn', extra: ['Pub'] }));
    const own = tournament.games.filter(({ no }) => no > 10);
    expect(own.map(({ white, venue }) => (white === 6 ? venue : 'away'))).toContain('Pub');
    expect(own.every(({ deadline }) => deadline !== undefined)).toBe(true);
    expect(five.games.map(likeOthers(five, five.players))).toEqual(five.games);
  });
});
