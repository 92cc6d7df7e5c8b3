import { withGames } from '../../changed';
import { sectioned } from '../../sectioned';
import type { Tournament } from '../../../src/core/model';
import { sentencesIn, shown } from './previewed';

/** Sections A of six and B of four, 3-3 and 2-2 in round 1. */
const TWO = sectioned([6, 4], { numbering: { method: 'lots', seed: 'apple' } });

const begun = (tournament: Tournament): Tournament =>
  withGames(tournament, (game) => (game.round === 1 ? { ...game, outcome: '1-0' as const } : game));

describe('a newcomer in one of several sections', () => {
  it('changes numbers, rounds and printed sheets of that section alone, and the draw is a detail', () => {
    const preview = shown(TWO, 'enter', { newName: 'Mia', section: 'A' });
    const { follows, numbers } = preview;
    expect(sentencesIn({ ...preview, follows: follows.filter(({ detail }) => !detail) })).toEqual([
      expect.stringMatching(/^Mia gets number [1-7] in section A\.$/),
      'Nobody in section A has a result yet, so everyone is paired again, with new numbers by lot.',
      '7 players play 7 rounds, not 5.',
      'Only section A plays rounds 4 to 7.',
      'Sheets of section A that you printed before are out of date.',
    ]);
    expect(follows.filter(({ detail }) => detail)).toMatchObject([
      { text: expect.stringContaining('The draw code is'), values: { game: 'chess' } },
    ]);
    const others = TWO.players.flatMap(({ section, name }) => (section === 'B' ? [name] : []));
    expect(numbers.filter(({ name }) => others.includes(name))).toEqual([]);
    expect(numbers.every(({ no }) => no <= 7)).toBe(true);
  });

  it('of a later section gets the number that the cards show, and one round more is theirs alone', () => {
    const told = sentencesIn(shown(begun(TWO), 'enter', { newName: 'Mia', section: 'B', mayAdd: 'yes' }));
    expect(told[0]).toBe('Mia gets number 5 in section B.');
    expect(told).toContain('5 players play 5 rounds, not 3.');
    expect(told.join()).not.toContain('Only section');
    expect(told.at(-1)).toBe('Sheets of section B that you printed before are out of date.');
  });
});
