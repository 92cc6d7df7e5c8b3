import { clashesOf } from '../../../src/core/calendar/clashes';
import { overdueGames } from '../../../src/core/calendar/overdue';
import { reschedule } from '../../../src/core/calendar/reschedule';
import type { CalendarLimits, Tournament } from '../../../src/core/model';
import { told, toldOf, valueOf } from '../../results';
import { newField } from '../../sheets/field';
import { scheduled, withGame } from './field';

/** 1-4 and 2-3, 4-3 and 1-2, 2-4 and 3-1, a week apart. */
const four = scheduled(4, '2026-11-27/7');
const moved = (tournament: Tournament, no: number, to: string): Tournament =>
  withGame(tournament, no, valueOf(reschedule(tournament, no, to)).game);
const clashes = (tournament: Tournament, limits?: CalendarLimits): readonly string[] =>
  toldOf(clashesOf(tournament, limits));

describe('clashes of the calendar', () => {
  it('as it is planned there are none, one round a day or all of them', () => {
    expect(clashes(four)).toEqual([]);
    expect(clashes(scheduled(4, '2026-11-27/0'))).toEqual([]);
    expect(clashes(scheduled(4, '2026-11-27/0', { times: [600, 840, 1020] }))).toEqual([]);
    expect(clashes(newField(['Anna', 'Berg', 'Cora']))).toEqual([]);
  });

  it('a game that is moved to the day of another round: who plays both plays twice', () => {
    expect(clashes(moved(four, 1, '2026-12-04'))).toEqual([
      'clash-player; game 1; player Anna; date 2026-12-04; games 1, 4',
      'clash-player; game 1; player Dora; date 2026-12-04; games 1, 3',
    ]);
    expect(clashes(moved(four, 1, '2026-12-05'))).toEqual([]);
  });

  it('two games at one time clash, planned so or not', () => {
    const twice = scheduled(4, '2026-11-28,2026-11-28,2026-12-05');
    const at = (time: string) => twice.games.map((game) => ({ ...game, date: `${game.date} ${time}` }));
    expect(clashes({ ...twice, games: at('10:00') })[0]).toBe(
      'clash-player; game 1; player Anna; date 2026-11-28; games 1, 4',
    );
    const [first, ...others] = at('10:00').map((game) =>
      game.round === 2 ? { ...game, date: '2026-11-28 14:00' } : game,
    );
    expect(clashes({ ...twice, games: [first!, ...others] })).toEqual([]);
  });

  it('more games at one time in one place than it has boards', () => {
    expect(clashes(four, { boards: 2 })).toEqual([]);
    expect(clashes(four, { boards: 1 })).toEqual([
      'clash-venue; game 1; venue none; date 2026-11-27; games 2; count 1',
      'clash-venue; game 3; venue none; date 2026-12-04; games 2; count 1',
      'clash-venue; game 5; venue none; date 2026-12-11; games 2; count 1',
    ]);
    const apart = scheduled(4, '2026-11-27/7', { venue: { column: 'Home' } });
    expect(clashes(apart, { boards: 1 })).toEqual([]);
  });

  it('a game on a day without play, and one after its deadline', () => {
    expect(clashes(four, { skip: [{ from: '2026-12-04', to: '2026-12-10' }] })).toEqual([
      'clash-break; game 3; date 2026-12-04',
      'clash-break; game 4; date 2026-12-04',
    ]);
    const late = moved(scheduled(4, '2026-11-27/7', { deadline: { weeks: 4 } }), 5, '2027-01-09');
    expect(clashes(late)).toEqual(['clash-deadline; game 5; date 2027-01-09; deadline 2027-01-08']);
  });

  it('a word in place of a date clashes with nothing, nor do games of who left before half of theirs', () => {
    expect(clashes(withGame(four, 1, { date: 'Friday', planned: '2026-11-27' }))).toEqual([]);
    const left = moved(four, 1, '2026-12-04');
    const players = left.players.map((player) =>
      player.no === 1 ? { ...player, status: 'annulled' as const } : player,
    );
    expect(clashes({ ...left, players })).toEqual([]);
  });
});

describe('what is overdue', () => {
  const overdue = (tournament: Tournament, today: string) =>
    overdueGames(tournament, today).map(({ game, due }) => `${game.no} ${due}`);

  it('games without a result on the day after their date, the oldest first', () => {
    expect(overdue(four, '2026-11-27')).toEqual([]);
    expect(overdue(four, '2026-11-28')).toEqual(['1 2026-11-27', '2 2026-11-27']);
    const played = withGame(four, 2, { outcome: '1-0' });
    expect(overdue(moved(played, 1, '2026-12-05'), '2026-12-06')).toEqual([
      '3 2026-12-04',
      '4 2026-12-04',
      '1 2026-12-05',
    ]);
  });

  it('with a deadline on the day after that', () => {
    const late = scheduled(4, '2026-11-27/7', { deadline: { weeks: 1 } });
    expect(overdue(late, '2026-12-04')).toEqual([]);
    expect(overdue(late, '2026-12-05')).toEqual(['1 2026-12-04', '2 2026-12-04']);
  });
});

describe('a game moved to another date', () => {
  it('is postponed while it is later than planned or has no date, and says who has to agree', () => {
    const { game, players, teams } = valueOf(reschedule(four, 1, '2026-12-03 19:30'));
    expect(game).toMatchObject({ date: '2026-12-03 19:30', planned: '2026-11-27', pending: 'postponed' });
    expect([players, teams]).toEqual([[1, 4], []]);
    expect(valueOf(reschedule(four, 1, '')).game).toMatchObject({
      planned: '2026-11-27',
      pending: 'postponed',
    });
  });

  it('is not, if it is brought forward or goes back', () => {
    expect(valueOf(reschedule(four, 1, '2026-11-20')).game.pending).toBeUndefined();
    expect(valueOf(reschedule(moved(four, 1, '2026-12-03'), 1, '2026-11-27')).game).toEqual(four.games[0]);
    const adjourned = withGame(four, 1, { pending: 'adjourned' });
    expect(valueOf(reschedule(adjourned, 1, '2026-12-03')).game.pending).toBe('adjourned');
    expect(valueOf(reschedule(adjourned, 1, '2026-11-20')).game.pending).toBe('adjourned');
  });

  it('warns of the clashes that it makes, not of those that were there', () => {
    expect(toldOf(valueOf(reschedule(four, 1, '2026-12-04')).warnings)).toHaveLength(2);
    const clashing = moved(four, 1, '2026-12-04');
    expect(valueOf(reschedule(clashing, 6, '2026-12-12')).warnings).toEqual([]);
  });

  it('is refused where it is played, unknown, or has no date to move from', () => {
    expect(told(reschedule(withGame(four, 1, { outcome: '1-0' }), 1, '2026-12-03'))).toEqual([
      'game-played; game 1; round 1',
    ]);
    expect(told(reschedule(four, 9, '2026-12-03'))).toEqual(['game-unknown; typed 9']);
    expect(told(reschedule(four, 1, 'Friday'))).toEqual(['date-invalid; field to; typed Friday']);
    expect(told(reschedule(newField(['Anna', 'Berg', 'Cora']), 1, '2026-12-03'))).toEqual(['games-undated']);
  });
});
