import { cellsIn, FIVE, problemsOf, sentencesIn, shown, openedOnce, writes } from './previewed';
import type { Given } from '../../../src/app/changes/change';
import { CORRECT, planCorrection, type Corrected, planSubstitution } from '../../../src/app/changes/person';
import { valueOf } from '../../../src/app/changes/preview';
import type { Tournament } from '../../../src/core/model';

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

describe('a name, rating or federation was wrong', () => {
  it('only what was typed changes', () => {
    const corrected = shown(FIVE, 'correct', { player: '2', newName: ' Bea ' });
    expect([corrected.follows, cellsIn(corrected)]).toEqual([[], ['player 2 name: Bert → Bea']]);
    const ratings = [' 1800 ', '3k'].map(
      (rating) => shown(FIVE, 'correct', { player: '2', rating }).cells[0]!.after,
    );
    expect(ratings).toEqual([1800, '3k']);
    expect(problemsOf(FIVE, 'correct', { player: '2', rating: 'Elo 5' })).toMatchObject([
      { code: 'rating-invalid', values: { typed: 'Elo 5' } },
    ]);
    expect(cellsIn(shown(FIVE, 'correct', { player: '2', rating: '', federation: ' AUS ' }))).toEqual([
      'player 2 rating: 1501 → null',
      'player 2 federation: NZL → AUS',
    ]);
  });

  it('a name that somebody else has is refused at the player’s cell, with the cell of the other', () => {
    expect(problemsOf(FIVE, 'correct', { player: '2', newName: 'Anna', rating: '-1' })).toMatchObject([
      {
        code: 'name-duplicate',
        place: { sheet: 'Players', cell: 'B6' },
        values: { name: 'Anna', other: 'B5' },
      },
      { code: 'rating-invalid', place: { sheet: 'Players', cell: 'C6' } },
    ]);
    expect(problemsOf(FIVE, 'correct', { player: '2', newName: 'bert' })).toEqual([]);
  });

  const corrected = (change: Corrected) => writes(planCorrection(openedOnce(FIVE), change));

  it('writes what is given, without blanks at its ends, and leaves the rest', () => {
    expect(corrected({ player: 2, name: ' Bea ' })).toEqual(['Players!B6: Bert → Bea']);
    expect(corrected({ player: 'Bert', rating: ' 1800 ', federation: ' AUS ' })).toEqual([
      'Players!C6: 1501 → 1800',
      'Players!D6: NZL → AUS',
    ]);
  });

  it('empties what is given as nothing', () => {
    expect(corrected({ player: 2, rating: null, federation: ' ' })).toEqual([
      'Players!C6: 1501 → null',
      'Players!D6: NZL → null',
    ]);
  });

  it('writes nothing that stands there already', () => {
    expect(corrected({ player: 2, name: 'Bert', rating: 1501 })).toEqual([]);
  });

  it.each([
    [{ player: 'Nobody', name: 'x' }, 'player-unknown; typed Nobody'],
    [{ player: 2, name: '  ' }, 'name-missing; sheet Players; cell B6'],
    [{ player: 2, name: 'x'.repeat(256) }, 'name-too-long; sheet Players; cell B6; length 256; most 255'],
    [{ player: 2, name: 'anna' }, 'name-duplicate; sheet Players; cell B6; name anna; other B5'],
    [{ player: 2, rating: 'x' }, 'rating-invalid; sheet Players; cell C6; typed x; most 9999'],
  ])('%j is refused, with the cell', (change, wanted) => {
    expect(corrected(change)).toEqual([wanted]);
  });

  it('begins with what stands there', () => {
    const values = (tournament: Tournament, given: Given) =>
      CORRECT.fields.map((field) => valueOf(field, tournament, given));
    expect(values(FIVE, { player: '2' })).toEqual(['2', 'Bert', '1501', 'NZL']);
    expect(values(FIVE, { player: '2', newName: 'Bea' })).toEqual(['2', 'Bea', '1501', 'NZL']);
    expect(values(FIVE, {})).toEqual(['', '', '', '']);
    const plain = { ...FIVE, players: FIVE.players.map(({ no, name, status }) => ({ no, name, status })) };
    expect(values(plain, { player: '2' })).toEqual(['2', 'Bert', '', '']);
  });
});

describe('somebody plays in place of a player', () => {
  it('a substitute has nothing of who was there', () => {
    const changed = shown(FIVE, 'substitute', { player: '2', newName: 'Bea', rating: '1800' });
    expect(sentencesIn(changed)).toEqual(['Bea has number 2 in place of Bert.']);
    expect(changed.cells).toEqual([
      { key: 'player 2 name', before: 'Bert', after: 'Bea' },
      { key: 'player 2 rating', before: 1501, after: 1800 },
      { key: 'player 2 federation', before: 'NZL', after: null },
    ]);
  });

  it('has the number with their own name, rating and federation', () => {
    const eve = { player: 2, name: 'Eve', rating: 1700, federation: 'AUS' };
    expect(writes(planSubstitution(openedOnce(FIVE), eve))).toEqual([
      'Players!B6: Bert → Eve',
      'Players!C6: 1501 → 1700',
      'Players!D6: NZL → AUS',
    ]);
  });

  it('not under a name that somebody else has', () => {
    const cleo = { player: 2, name: 'Cleo', rating: null, federation: null };
    expect(writes(planSubstitution(openedOnce(FIVE), cleo))).toEqual([
      'name-duplicate; sheet Players; cell B6; name Cleo; other B7',
    ]);
  });
});
