import { cellsIn, FIVE, problemsOf, sentencesIn, shown } from './previewed';

describe('the arbiter gives or takes away points', () => {
  it('it is told whom, how many, and why', () => {
    const adjusted = shown(FIVE, 'adjust', {
      ...{ player: '2', points: '−½', reason: ' phone ' },
    });
    expect(sentencesIn(adjusted)).toEqual(['Bert has an adjustment of -0.5 points.']);
    expect(adjusted.cells).toEqual([
      { key: 'player 2 adjustment', before: null, after: -0.5 },
      { key: 'player 2 reason', before: null, after: 'phone' },
    ]);
    expect(adjusted.affected.map(({ name, rank }) => [name, rank.after])).toEqual([['Bert', 5]]);
  });

  it('not without a reason', () => {
    expect(problemsOf(FIVE, 'adjust', { player: '2', points: '1' }).map(({ code }) => code)).toEqual([
      'adjustment-reason-missing',
    ]);
  });

  it('none any more takes reason and points back', () => {
    const players = FIVE.players.map((player) =>
      player.no === 2 ? { ...player, adjustment: 1, adjustmentReason: 'late' } : player,
    );
    const back = shown({ ...FIVE, players }, 'adjust', { player: '2', points: '0' });
    expect(cellsIn(back)).toEqual(['player 2 adjustment: 1 → null', 'player 2 reason: late → null']);
    expect(sentencesIn(back)).toEqual(['Bert has an adjustment of 0 points.']);
  });

  it.each(['', 'x', '--1', '1-', '1e2', '1000'])('%j is no number of points', (points) => {
    expect(problemsOf(FIVE, 'adjust', { player: '2', points, reason: 'x' })).toMatchObject([
      { code: 'adjustment-invalid' },
    ]);
  });

  it.each([
    ['1', 1],
    ['+1', 1],
    [' - 1', -1],
    ['-,5', -0.5],
    ['–1½', -1.5],
    ['2.', 2],
    ['.25', 0.25],
  ])('%j are %d', (points, wanted) => {
    const { cells } = shown(FIVE, 'adjust', { player: '2', points, reason: 'x' });
    expect(cells[0]!.after).toBe(wanted);
  });
});
