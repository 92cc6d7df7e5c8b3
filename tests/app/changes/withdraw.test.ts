import {
  after,
  cellsIn,
  FIVE,
  FOUR,
  FOUR_GAMES,
  problemsOf,
  ranksIn,
  sentencesIn,
  shown,
  line,
} from './previewed';
import type { Tournament } from '../../../src/core/model';

describe('a player leaves', () => {
  it('without half of their games they are annulled', () => {
    const gone = shown(after(FIVE, '1-0'), 'withdraw', { player: '3' });
    expect(sentencesIn(gone)).toEqual([
      'Cleo has completed 0 of 4 games, fewer than half: these do not count.',
    ]);
    expect(gone.cells).toEqual([
      { key: 'player 3 status', before: null, after: 'withdrawn, games annulled' },
    ]);
  });

  it('with half of them the rest are forfeits, and ranks change', () => {
    const left = shown(after(FIVE, ...FOUR_GAMES, '1-0'), 'withdraw', { player: '1', rule: 'fide' });
    expect(sentencesIn(left)).toEqual([
      'Anna has completed 2 of 4 games: they count. 2 games become forfeits.',
    ]);
    expect(cellsIn(left)).toEqual([
      'player 1 status: null → withdrawn, games count',
      'game 7: null → -/+',
      'game 10: null → +/-',
    ]);
    expect(ranksIn(left)[0]).toBe('Anna 2 → 4');
  });

  it('by US Chess the colours that are reversed for it are told game by game', () => {
    const gone = shown(after(FOUR, '1-0', '1-0'), 'withdraw', { player: '1', rule: 'us-chess' });
    // Bert has had White and Cleo Black: in their games with Dora it is the other way round.
    expect(sentencesIn(gone)).toEqual([
      'Anna has completed 1 of 3 games, fewer than half: these do not count.',
      'Colours are reversed: Dora has White against Bert in round 3.',
      'Colours are reversed: Cleo has White against Dora in round 2.',
    ]);
    expect(cellsIn(gone)).toEqual([
      'player 1 status: null → withdrawn, games annulled',
      'game 5 left: 2 → 4',
      'game 5 right: 4 → 2',
      'game 3 left: 4 → 3',
      'game 3 right: 3 → 4',
    ]);
  });

  it('where reversed colours cannot be level, that is told', () => {
    const played = after(FOUR, null, '1-0', null, null, '1-0');
    expect(shown(played, 'withdraw', { player: '1', rule: 'us-chess' }).warnings).toEqual([
      { code: 'colours-not-level', place: { player: 'Anna' }, values: { player: 'Anna' } },
    ]);
  });

  it('a rule that nobody knows is refused, with those there are', () => {
    expect(problemsOf(FIVE, 'withdraw', { player: '1', rule: 'none' })).toEqual([
      { code: 'choice-unknown', place: {}, values: { typed: 'none', choices: 'fide, us-chess, nzcf' } },
    ]);
  });
});

describe('a player who had left comes back', () => {
  const left = (base: Tournament): Tournament => ({
    ...base,
    players: base.players.map((player) => (player.no === 1 ? { ...player, status: 'withdrawn' } : player)),
  });

  it('the games that their withdrawal made forfeits are open again', () => {
    const gone = left(after(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-'));
    const lines = [
      line(2, 'withdraw 1 fide', 'player 1 status\ngame 7\ngame 10', '\n"pp"\n', '"withdrawn"\n"-/+"\n"+/-"'),
    ];
    const back = shown(gone, 'reenter', { player: '1' }, lines);
    expect(sentencesIn(back)).toEqual([
      'Anna is in the tournament again.',
      '2 games are open again or turned back.',
    ]);
    expect(cellsIn(back)).toEqual([
      'player 1 status: withdrawn, games count → null',
      'game 7: -/+ → pp',
      'game 10: +/- → null',
    ]);
    expect(back.affected.length).toBeGreaterThan(0);
  });

  it('not those of another player, nor of a withdrawal that was taken back', () => {
    const gone = left(after(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-'));
    const lines = [
      line(2, 'withdraw 1 fide', 'player 1 status\ngame 6', '\n', '"withdrawn"\n"-/+"'),
      line(3, 'undo 2', 'player 1 status\ngame 6', '"withdrawn"\n"-/+"', '\n'),
      line(4, 'withdraw 1 fide', 'player 1 status\ngame 7', '\n', '"withdrawn"\n"-/+"'),
      line(5, 'withdraw 2 fide', 'player 2 status\ngame 10', '\n', '"withdrawn"\n"+/-"'),
    ];
    expect(cellsIn(shown(gone, 'reenter', { player: '1' }, lines))).toEqual([
      'player 1 status: withdrawn, games count → null',
      'game 7: -/+ → null',
    ]);
  });

  it('of two withdrawals the last one counts, and an opponent who has left loses by default', () => {
    const both = after(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-');
    const gone = {
      ...both,
      players: both.players.map((player) => ({
        ...player,
        status: player.no === 1 || player.no === 4 ? ('withdrawn' as const) : player.status,
      })),
    };
    const lines = [
      line(2, 'withdraw 1 fide', 'player 1 status\ngame 10', '\n"won"', '"withdrawn"\n"+/-"'),
      line(3, 'reenter 1', 'player 1 status\ngame 10', '"withdrawn"\n"+/-"', '\n'),
      line(4, 'withdraw 1 fide', 'player 1 status\ngame 7', '\n', '"withdrawn"\n"-/+"'),
    ];
    expect(cellsIn(shown(gone, 'reenter', { player: '1' }, lines))).toEqual([
      'player 1 status: withdrawn, games count → null',
      'game 7: -/+ → +/-',
    ]);
  });

  it('what nobody understood in a game’s cell is not put back', () => {
    const gone = left(after(FIVE, ...FOUR_GAMES, '1-0', null, '-+'));
    const lines = [line(2, 'withdraw 1 fide', 'player 1 status\ngame 7', '\n"won"', '"withdrawn"\n"-/+"')];
    expect(cellsIn(shown(gone, 'reenter', { player: '1' }, lines))[1]).toBe('game 7: -/+ → null');
  });

  it('without a line of the Log their forfeits stay, with a warning; somebody who plays cannot', () => {
    const gone = left(after(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-'));
    const back = shown(gone, 'reenter', { player: '1' });
    expect(cellsIn(back)).toEqual(['player 1 status: withdrawn, games count → null']);
    expect(back.warnings.map(({ code }) => code)).toEqual(['reentry-not-logged']);
    expect(problemsOf(FIVE, 'reenter', { player: '1' }).map(({ code }) => code)).toEqual([
      'reentry-not-left',
    ]);
  });

  it('colours that were reversed for it are turned back', () => {
    const turned = left({
      ...FIVE,
      games: FIVE.games.map((game) => (game.no === 2 ? { ...game, white: 4, black: 3 } : game)),
    });
    const lines = [
      line(
        2,
        'withdraw 1 us-chess',
        'player 1 status\ngame 2 left\ngame 2 right',
        '\n3\n4',
        '"withdrawn"\n4\n3',
      ),
    ];
    expect(sentencesIn(shown(turned, 'reenter', { player: '1' }, lines))[1]).toBe(
      'One game is open again or turned back.',
    );
    expect(cellsIn(shown(turned, 'reenter', { player: '1' }, lines))).toEqual([
      'player 1 status: withdrawn, games count → null',
      'game 2 left: 4 → 3',
      'game 2 right: 3 → 4',
    ]);
    // In Go the player on the left has Black.
    const go = { ...turned, profile: 'go' as const };
    expect(cellsIn(shown(go, 'reenter', { player: '1' }, [{ ...lines[0]!, before: '\n4\n3' }]))).toEqual([
      'player 1 status: withdrawn, games count → null',
      'game 2 left: 3 → 4',
      'game 2 right: 4 → 3',
    ]);
  });
});
