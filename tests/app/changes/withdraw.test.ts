import { after, cellsIn, FIVE, FOUR, FOUR_GAMES, problemsOf, ranksIn, sentencesIn, shown } from './previewed';

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
