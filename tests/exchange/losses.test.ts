import type { ExchangeFormat, Loss } from '../../src/exchange/format';
import { lossesOf } from '../../src/exchange/losses';
import { realEvent } from '../eventFixtures';

const holding = (...losses: readonly Loss[]): ExchangeFormat => ({ id: 'x', extensions: ['.x'], losses });

const EVENT = realEvent('ny1924');
const [first, ...others] = EVENT.players;

const told = (changes: object, ...losses: readonly Loss[]): unknown =>
  lossesOf({ ...EVENT, ...changes }, holding(...losses)).map(({ code, values }) => [code, values['what']]);

describe('what a file does not hold is told in one warning', () => {
  it('names what the tournament has, in the order of the format', () => {
    const players = [{ ...first!, adjustment: -1, playOff: 1 }, ...others];
    expect(told({ players }, 'playOffs', 'adjustments', 'teams')).toEqual([
      ['exchange-lost', 'play-offs, adjustments of points'],
    ]);
  });

  it.each<[Loss, object, string]>([
    ['withdrawals', { players: [{ ...first!, status: 'withdrawn' }, ...others] }, 'who has left'],
    ['annulled', { players: [{ ...first!, status: 'annulled' }, ...others] }, 'games that count for nobody'],
    ['scoring', { scoring: { win: 3, draw: 1, loss: 0, unit: 1 } }, 'points other than 1, ½ and 0'],
    ['tieBreaks', { tieBreaks: ['PTS', 'KS'] }, 'the order of tie-breaks'],
    ['columns', { players: [{ ...first!, extra: [1988] }, ...others] }, 'further columns of the list'],
    ['calendar', { calendar: ['venue'] }, 'venues, deadlines and moved dates'],
    ['unrated', { games: [{ ...EVENT.games[0]!, outcome: '1-0u' }] }, 'which games are not rated'],
    ['forfeits', { games: [{ ...EVENT.games[0]!, outcome: '+-' }] }, 'which games were forfeits'],
    ['times', { games: [{ ...EVENT.games[0]!, date: '2026-11-27 19:00' }] }, 'times of day'],
  ])('%s, and only where there are any', (loss, changes, what) => {
    expect(told(changes, loss)).toEqual([['exchange-lost', what]]);
    expect(told({ tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'] }, loss)).toEqual([]);
  });

  it('says nothing of the same points in other units, and of what anybody makes again', () => {
    expect(told({ scoring: { win: 100, draw: 50, loss: 0, unit: 100 } }, 'scoring')).toEqual([]);
    expect(told({}, 'system', 'boards', 'numbering', 'appearance')).toEqual([]);
    expect(
      told({ columns: ['Born'], players: [{ ...first!, extra: [null] }, ...others] }, 'columns'),
    ).toEqual([]);
  });
});
