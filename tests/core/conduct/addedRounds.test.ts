/** @sweep */
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import type { Game, Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { withGame, withStatus } from '../../changed';
import { codesOf, valueOf } from '../../results';
import { sampled } from '../../sample';
import { played } from './played';

const NEW = { name: 'Late, Larry' };
const EVEN = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];

const entered = (before: Tournament): Tournament =>
  valueOf(lateEntry(before, NEW, { mayAdd: true })).tournament;
const inRound = ({ games }: Tournament, round: number): readonly Game[] =>
  games.filter((game) => game.round === round).sort((one, other) => one.board - other.board);
const whitesOf = ({ games }: Tournament, no: number) => games.filter(({ white }) => white === no).length;

/** Who plays whom in each round, by board; the last number is X. */
const shown = (tournament: Tournament): readonly string[] =>
  Array.from({ length: tournament.rounds }, (_, index) => {
    const games = inRound(tournament, index + 1).map(({ white, black }) => `${white}-${black}`);
    return `${index + 1}: ${games.join(' ').replaceAll(String(tournament.players.length), 'X')}`;
  });

describe('a newcomer in a full field, with rounds added at the end', () => {
  it('six players after round 1: two rounds more, and one game of each round to come moves there', () => {
    const before = played(6, 1);
    expect(shown(before)).toEqual([
      ...['1: 1-X 2-5 3-4', '2: X-4 5-3 1-2', '3: 2-X 3-1 4-5', '4: X-5 1-4 2-3', '5: 3-X 4-2 5-1'],
    ]);
    const after = entered(before);
    expect(shown(after)).toEqual([
      ...['1: 1-6 2-5 3-4', '2: 6-X 5-3 1-2', '3: 2-6 X-3 4-5', '4: 6-5 1-4 X-2', '5: 3-6 4-X 5-1'],
      ...['6: 6-4 2-3 X-1', '7: 3-1 4-2 5-X'],
    ]);
    expect(after.rests.map(({ round, player }) => `${round}: ${player}`)).toEqual([
      ...['1: 7', '2: 4', '3: 1', '4: 3', '5: 2', '6: 5', '7: 6'],
    ]);
    expect(inRound(after, 2).map(({ no, board }) => [no, board])).toEqual([
      [16, 1],
      [5, 2],
      [6, 3],
    ]);
  });

  it('has no bye in the rounds that were over before they came', () => {
    const byes = entered(played(6, 2)).rests.filter(({ player }) => player === 7);
    expect(byes).toEqual([]);
  });

  it.each(EVEN)('%i players: one round more is added than have been played', (size) => {
    for (const { id } of sampled(
      SYSTEMS.filter(({ sizes }) => sizes.most > size),
      4,
    ))
      for (let over = 1; over < size; over++) {
        const before = played(size, over, { system: id });
        const after = entered(before);
        expect([id, over, after.rounds]).toEqual([id, over, size + over]);
        expect(scheduleFaults(after)).toEqual([]);
        expect(whitesOf(after, size + 1)).toBe(size / 2);
        for (let round = 1; round < size; round++) {
          const [were, are] = [before, after].map((each) => inRound(each, round).map(({ no }) => no));
          const moved = were!.filter((no) => !are!.includes(no));
          expect(moved).toHaveLength(round <= over ? 0 : 1);
          expect(are).toHaveLength(size / 2);
        }
        for (const game of before.games)
          expect(after.games[game.no - 1]).toMatchObject({ white: game.white, black: game.black });
      }
  });

  it('a round that has begun stays as it is, a game played ahead of its round too', () => {
    const before = withGame(played(8, 2), 9, { outcome: '1-0' });
    const { no, round } = before.games.find((game) => game.round === 6)!;
    const after = entered(withGame(before, no, { outcome: '0-1' }));
    expect(after.rounds).toBe(11);
    for (const each of [1, 2, 3]) expect(inRound(after, each)).toEqual(inRound(before, each));
    expect(after.games[no - 1]!.round).toBe(round);
  });

  it('after the last round one game a round is added', () => {
    const after = entered(played(4, 3));
    expect(shown(after).slice(3)).toEqual(['4: 4-X', '5: 3-X', '6: X-2', '7: X-1']);
  });

  it('who has left meets the newcomer by forfeit, and their games stay in their rounds', () => {
    const left = withStatus(played(8, 4), 3, 'withdrawn');
    const games = left.games.map((game) =>
      game.outcome === null && [game.white, game.black].includes(3)
        ? { ...game, outcome: game.white === 3 ? ('-+' as const) : ('+-' as const) }
        : game,
    );
    const after = entered({ ...left, games });
    expect(after.rounds).toBe(12);
    expect(scheduleFaults(after)).toEqual([]);
    const game = after.games.find(({ white, black }) => white + black === 12 && [white, black].includes(3))!;
    expect(game.outcome).toBe(game.white === 9 ? '+-' : '-+');
    for (const { no, round, white, black } of games.filter(({ round }) => round > 4))
      if ([white, black].includes(3)) expect(after.games[no - 1]!.round).toBe(round);
  });

  it('a second newcomer meets whoever has a bye, and rounds are added for the rest', () => {
    const first = entered(played(6, 2));
    const second = entered(first);
    expect([first.rounds, second.rounds, second.players.length]).toEqual([8, 9, 8]);
    expect(scheduleFaults(second)).toEqual([]);
    expect(codesOf(lateEntry(first, NEW))).toEqual(['late-entry-rests', 'late-entry-rounds']);
  });

  it('after one round everybody has one bye then, so a second newcomer takes the byes', () => {
    const first = entered(played(6, 1));
    const second = valueOf(lateEntry(first, NEW));
    expect([second.by, second.tournament.rounds, second.catchUp.length]).toEqual(['seat', 7, 1]);
    expect(scheduleFaults(second.tournament)).toEqual([]);
  });

  it('is not offered with several cycles, nor to a hundred players', () => {
    expect(codesOf(lateEntry(played(6, 1, { cycles: 2 }), NEW, { mayAdd: true }))).toEqual([
      'late-entry-full',
    ]);
    expect(codesOf(lateEntry(played(100, 1), NEW))).toEqual(['late-entry-full']);
    expect(codesOf(lateEntry(played(98, 1), NEW))).toEqual(['late-entry-full', 'late-entry-rounds']);
  });

  it('ten players after round 4: everybody has five games with each colour', () => {
    const after = entered(played(10, 4));
    for (const { no } of after.players) expect(whitesOf(after, no)).toBe(5);
  });

  it('dates: a game in the place of another is on that day, and added rounds go on day by day', () => {
    const before = played(6, 1);
    const dated = {
      ...before,
      dated: true as const,
      games: before.games.map((game) => ({ ...game, date: `2026-12-0${game.round}` })),
    };
    const after = entered(dated);
    expect(after.games.map(({ round, date }) => [round, date])).toEqual(
      after.games.map(({ round }) => [round, `2026-12-0${round}`]),
    );
  });
});
