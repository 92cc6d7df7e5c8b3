import type { Tournament } from '../../../src/core/model';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { generated } from '../../generated';
import { numbers, sheetOf, valueAt } from './sheet';
import { VALUES_HANDOUTS } from '../../handouts';

/** Six players, three games a round, with the games of these numbers finished. */
const after = (isFinished: (no: number) => boolean): Tournament => {
  const event = generated({ players: 6, cycles: 1, seed: 1, finished: 0 });
  const games = event.games.map((game) => ({
    ...game,
    outcome: isFinished(game.no) ? ('1-0' as const) : null,
  }));
  return { ...event, games };
};

const under = (id: string, tournament: Tournament): unknown =>
  valueAt(sheetOf(id, subjectOf(tournament)), 1, 0);

describe('as of when the results on a handout are', () => {
  it.each([
    ['As of round 2.', (no: number) => no <= 6],
    ['As of round 2, 1 game missing.', (no: number) => no <= 5],
    ['As of round 3, 2 games missing.', (no: number) => no <= 7],
    ['Final.', () => true],
    ['Provisional: games of earlier rounds are still to be played.', (no: number) => no === 15],
  ])('%s', (text, isFinished) => {
    expect(under('wall-chart', after(isFinished))).toBe(text);
  });

  it('stands on what shows results or scores, and on nothing else', () => {
    const tournament = after((no) => no <= 6);
    const showing = VALUES_HANDOUTS.filter(({ id }) => under(id, tournament) === 'As of round 2.');
    expect(showing.map(({ id }) => id)).toEqual(['pairings', 'wall-chart', 'player-cards', 'explanation']);
  });

  it('is not said before the first result, nor of a table of numbers', () => {
    for (const { id, needsTournament } of VALUES_HANDOUTS) {
      expect(
        String(
          under(
            id,
            after(() => false),
          ),
        ),
      ).not.toMatch(/As of|Final|Provisional/);
      if (needsTournament) continue;
      expect(String(valueAt(sheetOf(id, numbers('berger', 6)), 1, 0))).not.toMatch(/As of|Final|Provisional/);
    }
  });

  it('is not said of pairings of a round without a result', () => {
    const subject = subjectOf(after((no) => no <= 6));
    const line = (round: number): unknown => valueAt(sheetOf('pairings', { ...subject, round }), 1, 0);
    expect([line(2), line(3)]).toEqual(['As of round 2.', null]);
  });

  it('the line that says how to read the sheet stands below it', () => {
    const sheet = sheetOf('player-cards', subjectOf(after((no) => no <= 6)));
    expect(valueAt(sheet, 2, 0)).toBe('Bold: White.');
  });
});
