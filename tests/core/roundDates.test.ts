import { withWantedCalendar } from '../../src/core/calendar/planned';
import { parseWantedDates } from '../../src/core/calendar/wanted';
import { withCalendarOf } from '../../src/core/calendar/remade';
import { roundDates } from '../../src/core/roundDates';
import type { Tournament } from '../../src/core/model';
import { told, valueOf } from '../results';
import { newField } from '../sheets/field';

/** Four players play three rounds of two games. */
const four = newField(['Anna', 'Berg', 'Cora', 'Dora']);

const dated = (typed: string, base = four): Tournament =>
  valueOf(withWantedCalendar(base, { dates: valueOf(parseWantedDates(typed)) }));
const refused = (typed: string): readonly string[] => {
  const wanted = parseWantedDates(typed);
  return wanted.ok ? told(withWantedCalendar(four, { dates: wanted.value })) : told(wanted);
};
const datesOf = ({ games }: Tournament): readonly string[] =>
  games.map(({ round, board, date = '–' }) => `${round}.${board} ${date}`);

describe('the dates of rounds', () => {
  it('one for each: every game is played on the date of its round', () => {
    expect(datesOf(dated('2026-11-27, 2026-12-04 ,2026-12-11 19:30'))).toEqual([
      '1.1 2026-11-27',
      '1.2 2026-11-27',
      '2.1 2026-12-04',
      '2.2 2026-12-04',
      '3.1 2026-12-11 19:30',
      '3.2 2026-12-11 19:30',
    ]);
  });

  it('the first, and the days from one round to the next, over the end of a year too', () => {
    expect(roundDates(dated('2026-12-20 19:00/7'))).toEqual([
      '2026-12-20 19:00',
      '2026-12-27 19:00',
      '2027-01-03 19:00',
    ]);
    expect(roundDates(dated('2026-12-20/0'))).toEqual(['2026-12-20', '2026-12-20', '2026-12-20']);
  });

  it('are refused where they are no dates, not one for each round, or out of order', () => {
    expect(['Friday', '2026-11-27,', '2026-02-30/7', '/7'].map(refused)).toEqual([
      ['date-invalid; field dates; typed Friday'],
      ['date-invalid; field dates; typed '],
      ['date-invalid; field dates; typed 2026-02-30'],
      ['date-invalid; field dates; typed '],
    ]);
    expect(['2026-11-27/week', '2026-11-27/1.5', '2026-11-27/', '2026-11-27/367'].map(refused)).toEqual([
      ['not-a-whole-number; field dates; typed week'],
      ['not-a-whole-number; field dates; typed 1.5'],
      ['not-a-whole-number; field dates; typed '],
      ['number-out-of-range; field dates; typed 367; least 0; most 366'],
    ]);
    expect(['2026-11-27', '2026-11-27,2026-12-04,2026-12-11,2026-12-18'].map(refused)).toEqual([
      ['dates-count; field dates; count 1; rounds 3'],
      ['dates-count; field dates; count 4; rounds 3'],
    ]);
    expect(refused('2026-11-27,2025-12-04,2026-12-11')).toEqual([
      'dates-order; field dates; round 2; date 2025-12-04; before 2026-11-27',
    ]);
    expect(refused('9999-12-31/1')).toEqual(['date-invalid; field dates; typed 9999-12-31']);
    expect(refused('9999-12-29/1')).toEqual([]);
  });

  it('are those of most of their games, of two that as many have the earlier', () => {
    const moved = (date: string | undefined, ...nos: readonly number[]): Tournament => {
      const base = dated('2026-11-27/7');
      const games = base.games.map(({ date: was, ...game }) => {
        const now = nos.includes(game.no) ? date : was;
        return now === undefined ? game : { ...game, date: now };
      });
      return { ...base, games };
    };
    const first = (tournament: Tournament): string | undefined => roundDates(tournament)[0];
    expect(first(moved('2026-11-29', 1))).toBe('2026-11-27');
    expect(first(moved('2026-11-25', 1))).toBe('2026-11-25');
    expect(first(moved(undefined, 1))).toBe('2026-11-27');
    expect(first(moved('Friday', 1, 2))).toBe('Friday');
    expect(first(moved(undefined, 1, 2))).toBeUndefined();
    expect(roundDates(four)).toEqual([]);
    const six = dated('2026-11-27/7', newField(['Anna', 'Berg', 'Cora', 'Dora', 'Emil', 'Finn']));
    const early = six.games.map((game) => (game.no === 1 ? { ...game, date: '2026-11-20' } : game));
    expect(first({ ...six, games: early })).toBe('2026-11-27');
  });

  it('stay those of the rounds when all is made anew; a round more has none', () => {
    const five = newField(['Anna', 'Berg', 'Cora', 'Dora', 'Emil']);
    const again = withCalendarOf(five, dated('2026-11-27/7'));
    expect([again.dated, ...roundDates(again)]).toEqual([
      true,
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
      undefined,
      undefined,
    ]);
    expect(withCalendarOf(five, four)).toBe(five);
  });
});
