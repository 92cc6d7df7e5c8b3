import { withGame, withOutcomesInOrder, withPlayers, withStatus } from '../../changed';
import { fieldsIn } from '../../../src/app/changes/preview';
import { changeOf } from '../../../src/app/changes/registry';
import { planEntry, planRemoval } from '../../../src/app/changes/plannedField';
import { generated } from '../../generated';
import { newMatch } from '../../matches';
import { messageOf } from '../../../src/language/language';
import { told, valueOf } from '../../results';
import { opened } from '../opened';
import {
  cellsIn,
  FIVE,
  FOUR,
  openedOnce,
  problemsOf,
  sentencesIn,
  shown,
  FOUR_GAMES,
  ranksIn,
  line,
  named,
} from './previewed';
import type { Tournament } from '../../../src/core/model';

describe('a player enters', () => {
  it('new numbers are told, and who has one', () => {
    const entered = shown({ ...FIVE, numbering: { method: 'rating' } }, 'enter', {
      ...{ newName: ' Fred ', rating: '1502', federation: ' NED ' },
    });
    expect(sentencesIn(entered)).toEqual([
      'Fred gets number 4.',
      'Nobody has a result yet, so everyone is paired again. Numbers are assigned as before.',
      'Sheets that you printed before are out of date.',
    ]);
    expect(entered.numbers).toEqual([
      { no: 1, name: 'Emil', before: 5 },
      { no: 2, name: 'Dora', before: 4 },
      { no: 4, name: 'Fred', before: null },
      { no: 5, name: 'Bert', before: 2 },
      { no: 6, name: 'Anna', before: 1 },
    ]);
  });

  it('only cells that change are shown, and rating and country as they were typed, without blanks', () => {
    const entered = shown(FIVE, 'enter', { newName: ' Fred ', rating: '1700', federation: ' NED ' });
    expect(cellsIn(entered)).toEqual([
      'player 6 name: null → Fred',
      'player 6 rating: null → 1700',
      'player 6 federation: null → NED',
    ]);
    expect(cellsIn(shown(FIVE, 'enter', { newName: 'Fred', federation: '  ' }))).toEqual([
      'player 6 name: null → Fred',
    ]);
  });

  it('before the first result, whoever has withdrawn comes off the list', () => {
    const entered = shown(withStatus(FIVE, 2, 'withdrawn'), 'enter', { newName: 'Fred' });
    expect(sentencesIn(entered)).toEqual([
      'Fred gets number 5.',
      'Bert has withdrawn and comes off the list.',
      'Nobody has a result yet, so everyone is paired again. Numbers are assigned as before.',
      'Sheets that you printed before are out of date.',
    ]);
  });

  it('into an even field there are two rounds more', () => {
    expect(sentencesIn(shown(FOUR, 'enter', { newName: 'Emil' }))).toEqual([
      'Emil gets number 5.',
      'Nobody has a result yet, so everyone is paired again. Numbers are assigned as before.',
      '5 players play 5 rounds, not 3.',
      'Sheets that you printed before are out of date.',
    ]);
  });

  it('new lots say from which word', () => {
    const lots = { ...FIVE, numbering: { method: 'lots' as const, seed: 'apple' } };
    expect(sentencesIn(shown(lots, 'enter', { newName: 'Fred', seed: 'pear' })).slice(1, 3)).toEqual([
      'Nobody has a result yet, so everyone is paired again, with new numbers by lot.',
      'FIDE requires new lots. The draw code is pear.',
    ]);
  });

  it('under way they take the empty seat, and owe the games of rounds that are over', () => {
    const entered = shown(withOutcomesInOrder(FIVE, '1-0', '1-0', '1-0'), 'enter', { newName: 'Fred' });
    expect(sentencesIn(entered)).toEqual([
      'Fred gets number 6.',
      'Fred takes the bye from round 2 on and meets everyone. All other games stay as they are.',
      'Still to play in round 1, game 11: Anna – Fred',
      'Sheets that you printed before are out of date.',
    ]);
    expect(entered.numbers).toEqual([{ no: 6, name: 'Fred', before: null }]);
    expect(cellsIn(entered).slice(0, 3)).toEqual([
      'round 1 bye: 1 → null',
      'round 2 bye: 4 → null',
      'round 3 bye: 2 → null',
    ]);
  });

  it('has a field for each column of the list, and what is typed there comes into it', () => {
    const listed = { ...FIVE, columns: ['Class', 'Phone', 'Born', 'Fee', 'Pass'] };
    const given = {
      newName: 'Fred',
      column1: ' 5a ',
      column2: '0345',
      column3: '2014',
      column4: '0',
      column5: '=1+1',
    };
    for (const tournament of [listed, withOutcomesInOrder(listed, '1-0')])
      expect(
        shown(tournament, 'enter', given)
          .cells.filter(({ key }) => /^player 6 column\d$/.test(key))
          .map(({ after: now }) => now),
      ).toEqual(['5a', '0345', 2014, 0, '=1+1']);
    expect(fieldsIn(changeOf('enter'), listed).map(({ label }) => label)).toEqual([
      ...['Name', 'Rating', 'Federation or club'],
      ...listed.columns,
    ]);
    for (const own of ['Club', 'School']) {
      const field = fieldsIn(changeOf('enter'), listed).find(({ name }) => name === 'federation')!;
      expect([[], [own]].map((columns) => field.labelIn?.({ ...listed, players: [], columns }))).toEqual([
        'Federation or club',
        'Federation',
      ]);
    }
  });

  it('says who will have one colour three times in a row', () => {
    const three = generated({ players: 3, cycles: 2, seed: 1, finished: 0 });
    const entered = sentencesIn(shown(withOutcomesInOrder(three, '1-0'), 'enter', { newName: 'Fred' }));
    expect(entered.slice(2, 4)).toEqual([
      'Player A1 will have the same colour three times in a row.',
      'Player C3 will have the same colour three times in a row.',
    ]);
  });

  it('a game that was postponed is under way, too', () => {
    const [first, ...more] = FIVE.games;
    const postponed = { ...FIVE, games: [{ ...first!, pending: 'postponed' as const }, ...more] };
    expect(sentencesIn(shown(postponed, 'enter', { newName: 'Fred' }))[1]).toBe(
      'Fred takes the bye and meets everyone. All other games stay as they are.',
    );
  });

  it('a name that somebody has, or none, and a rating that is none are refused together', () => {
    expect(problemsOf(FIVE, 'enter', { newName: 'ANNA', rating: '-1' })).toMatchObject([
      { code: 'name-duplicate', place: { field: 'name' }, values: { name: 'ANNA', other: 'none' } },
      { code: 'rating-invalid', place: { field: 'rating' } },
    ]);
    expect(problemsOf(FIVE, 'enter', {}).map(({ code }) => code)).toEqual(['name-missing']);
    const codes = (length: number) =>
      problemsOf(FIVE, 'enter', { newName: 'x'.repeat(length) }).map(({ code, values }) => [
        code,
        values.length,
      ]);
    expect([codes(255), codes(256)]).toEqual([[], [['name-too-long', 256]]]);
  });

  const entered = (name: string, rating: string | number | null = null, federation: string | null = null) =>
    planEntry(openedOnce(FIVE), { name, rating, federation });

  it.each([
    ['', ['name-missing; field name']],
    [' ', ['name-missing; field name']],
    ['x'.repeat(256), ['name-too-long; field name; length 256; most 255']],
    ['ANNA', ['name-duplicate; field name; name ANNA; other none']],
  ])('%j is refused', (name, wanted) => {
    expect(told(entered(name))).toEqual(wanted);
  });

  it('a name that somebody has is refused with what to type', () => {
    expect(problemsOf(FIVE, 'enter', { newName: 'Anna' }).map((each) => messageOf(each))).toEqual([
      'Field name: “Anna” is already on the list. If they are two people, add a club or a number to the name, such as “Anna (2)”.',
    ]);
  });

  it('a rating that can be none is refused, a match has no list to enter', () => {
    expect(told(entered('Eve', 'x'))).toEqual(['rating-invalid; field rating; typed x; most 9999']);
    expect(told(planEntry(opened(newMatch(2)), { name: 'Eve' }))).toEqual(['match-players-stay']);
  });

  it('takes name, rating and federation without blanks, and nothing that is not given', () => {
    const player = (plan: ReturnType<typeof planEntry>) => (plan.ok ? plan.value.player : plan.problems);
    expect(player(entered(' Eve ', '1700', ' AUS '))).toEqual({
      ...{ no: 6, name: 'Eve', status: 'playing', federation: 'AUS' },
      rating: { typed: '1700', strength: 1700 },
    });
    expect(player(entered('Eve', '', ' '))).toEqual({ no: 6, name: 'Eve', status: 'playing' });
  });

  it('before the first result tells the players that change and no game, for the system has those', () => {
    const plan = valueOf(entered('Eve'));
    const { by, catchUp, changes } = plan;
    expect([by, catchUp]).toEqual(['numbers', []]);
    expect(changes).toEqual([
      { key: 'player 6 name', before: null, after: 'Eve' },
      ...['rating', 'federation', 'adjustment', 'reason', 'status', 'playOff'].map((what) => ({
        ...{ key: `player 6 ${what}`, before: null, after: null },
      })),
    ]);
  });

  it('after the first result they owe the games of the rounds that are over', () => {
    const begun = withOutcomesInOrder(FIVE, '1-0', '1-0');
    const { by, catchUp } = valueOf(planEntry(openedOnce(begun), { name: 'Eve' }));
    expect(by).toBe('seat');
    expect(catchUp).toEqual([{ game: 11, round: 1, white: 'Anna', black: 'Eve' }]);
  });
});

describe('the hint at a new date', () => {
  const hint = (tournament: Tournament) =>
    fieldsIn(changeOf('reschedule'), tournament).find(({ name }) => name === 'to')!.hintIn!(tournament, {
      game: '2',
    });

  it('takes its example from the dates of the event, and has none without', () => {
    const [first, ...others] = FOUR.games;
    expect(hint({ ...FOUR, games: [{ ...first!, date: '2027-03-05' }, ...others] })).toBe(
      'Such as 12 Mar, or with another time 12 Mar 19:30. Leave it empty until you have a date.',
    );
    expect(hint(FOUR)).toBe('Day and month, with a time if you like. Leave it empty until you have a date.');
  });
});

describe('a player is taken off the list', () => {
  it('the others move up', () => {
    const removed = shown(FOUR, 'remove', { player: '1' });
    expect(sentencesIn(removed)).toEqual([
      'Anna is taken off the list.',
      'Nobody has a result yet, so everyone is paired again. Numbers are assigned as before.',
      'Sheets that you printed before are out of date.',
    ]);
    expect(removed.numbers).toEqual([
      { no: 1, name: 'Bert', before: 2 },
      { no: 2, name: 'Cleo', before: 3 },
      { no: 3, name: 'Dora', before: 4 },
    ]);
  });

  it('the last one of an even field is the bye', () => {
    const removed = shown(FOUR, 'remove', { player: '4' });
    expect(sentencesIn(removed)).toEqual([
      'Dora is taken off the list.',
      'Anyone who would have met number 4 has a bye. All other games stay as they are.',
      'Sheets that you printed before are out of date.',
    ]);
    expect(removed.numbers).toEqual([]);
    expect(cellsIn(removed)).toEqual([
      'player 4 name: Dora → null',
      'player 4 rating: 1503 → null',
      'player 4 federation: NZL → null',
    ]);
  });

  it('along with whoever has withdrawn, told once', () => {
    const six = named('Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fred');
    const removed = shown(withStatus(six, 2, 'withdrawn'), 'remove', { player: '6' });
    expect(sentencesIn(removed).slice(0, 3)).toEqual([
      'Fred is taken off the list.',
      'Bert has withdrawn and comes off the list.',
      'Nobody has a result yet, so everyone is paired again. Numbers are assigned as before.',
    ]);
    expect(removed.numbers.map(({ name }) => name)).toEqual(['Cleo', 'Dora', 'Emil']);
    const own = shown(withStatus(FIVE, 2, 'withdrawn'), 'remove', { player: '2' });
    expect(sentencesIn(own)[1]).toBe(
      'Nobody has a result yet, so everyone is paired again. Numbers are assigned as before.',
    );
  });

  it('of an odd field two rounds less are played', () => {
    expect(sentencesIn(shown(FIVE, 'remove', { player: '5' }))[2]).toBe('4 players play 3 rounds, not 5.');
  });

  it('not once there is a result, nor a word for an open game', () => {
    const refused = [{ code: 'removal-too-late', place: { player: 'Anna' }, values: { player: 'Anna' } }];
    expect(problemsOf(withOutcomesInOrder(FIVE, '1-0', '1-0'), 'remove', { player: '1' })).toEqual(refused);
    const [first, ...more] = FIVE.games;
    const postponed = { ...FIVE, games: [{ ...first!, pending: 'postponed' as const }, ...more] };
    expect(problemsOf(postponed, 'remove', { player: '1' })).toEqual(refused);
  });

  it('nobody who is not on it', () => {
    expect(told(planRemoval(openedOnce(FIVE), { player: 'Nobody' }))).toEqual([
      'player-unknown; typed Nobody',
    ]);
  });

  it('a match has no list to be taken off', () => {
    expect(told(planRemoval(opened(newMatch(2)), { player: 1 }))).toEqual(['match-players-stay']);
  });
});

describe('a player leaves', () => {
  it('without half of their games they are annulled', () => {
    const gone = shown(withOutcomesInOrder(FIVE, '1-0'), 'withdraw', { player: '3' });
    expect(sentencesIn(gone)).toEqual(['Cleo has played 0 of 4 games. None of them count.']);
    expect(gone.cells).toEqual([
      { key: 'player 3 status', before: null, after: 'withdrawn, games annulled' },
    ]);
  });

  it('with half of them the rest are forfeits, and ranks change', () => {
    const left = shown(withOutcomesInOrder(FIVE, ...FOUR_GAMES, '1-0'), 'withdraw', {
      player: '1',
      rule: 'fide',
    });
    expect(sentencesIn(left)).toEqual([
      'Anna has played 2 of 4 games. These count; the 2 games left are forfeits.',
    ]);
    expect(cellsIn(left)).toEqual([
      'player 1 status: null → withdrawn, games count',
      'game 7: null → -/+',
      'game 10: null → +/-',
    ]);
    expect(ranksIn(left)[0]).toBe('Anna 2 → 4');
  });

  it('by US Chess the colours that are reversed for it are told game by game', () => {
    const gone = shown(withOutcomesInOrder(FOUR, '1-0', '1-0'), 'withdraw', {
      player: '1',
      rule: 'us-chess',
    });
    // Bert has had White and Cleo Black: in their games with Dora it is the other way round.
    expect(sentencesIn(gone)).toEqual([
      'Anna has played 1 of 3 games. None of them count.',
      'Colours are reversed: Dora has White against Bert in round 3.',
      'Colours are reversed: Cleo has White against Dora in round 2.',
    ]);
    expect(cellsIn(gone)).toEqual([
      'player 1 status: null → withdrawn, games annulled',
      'game 3 left: 4 → 3',
      'game 3 right: 3 → 4',
      'game 5 left: 2 → 4',
      'game 5 right: 4 → 2',
    ]);
  });

  it('where reversed colours cannot be level, that is told', () => {
    const played = withOutcomesInOrder(FOUR, null, '1-0', null, null, '1-0');
    expect(shown(played, 'withdraw', { player: '1', rule: 'us-chess' }).warnings).toEqual([
      { code: 'colours-not-level', place: { player: 'Anna' }, values: { player: 'Anna' } },
    ]);
  });

  it('a rule that nobody knows is refused, with those there are', () => {
    expect(problemsOf(FIVE, 'withdraw', { player: '1', rule: 'none' })).toEqual([
      {
        code: 'choice-unknown',
        place: {},
        values: { typed: 'none', choices: 'fide, us-chess, annul, forfeit' },
      },
    ]);
  });
});

describe('a player who had left comes back', () => {
  const left = (base: Tournament): Tournament => withStatus(base, 1, 'withdrawn');

  it('the games that their withdrawal made forfeits are open again', () => {
    const gone = left(withOutcomesInOrder(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-'));
    const lines = [
      line(2, 'withdraw 1 fide', 'player 1 status\ngame 7\ngame 10', '\n"pp"\n', '"withdrawn"\n"-/+"\n"+/-"'),
    ];
    const back = shown(gone, 'reenter', { player: '1' }, lines);
    expect(sentencesIn(back)).toEqual([
      'Anna is in the tournament again.',
      '2 games are open again or get their old colours back.',
    ]);
    expect(cellsIn(back)).toEqual([
      'player 1 status: withdrawn, games count → null',
      'game 7: -/+ → pp',
      'game 10: +/- → null',
    ]);
    expect(back.affected.length).toBeGreaterThan(0);
  });

  it('not those of another player, nor of a withdrawal that was taken back', () => {
    const gone = left(withOutcomesInOrder(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-'));
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
    const both = withOutcomesInOrder(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-');
    const gone = withPlayers(both, (player) => ({
      ...player,
      status: player.no === 1 || player.no === 4 ? ('withdrawn' as const) : player.status,
    }));
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
    const gone = left(withOutcomesInOrder(FIVE, ...FOUR_GAMES, '1-0', null, '-+'));
    const lines = [line(2, 'withdraw 1 fide', 'player 1 status\ngame 7', '\n"won"', '"withdrawn"\n"-/+"')];
    expect(cellsIn(shown(gone, 'reenter', { player: '1' }, lines))[1]).toBe('game 7: -/+ → null');
  });

  it('without a line of the Log their forfeits stay, with a warning; somebody who plays cannot', () => {
    const gone = left(withOutcomesInOrder(FIVE, ...FOUR_GAMES, '1-0', null, '-+', null, null, '+-'));
    const back = shown(gone, 'reenter', { player: '1' });
    expect(cellsIn(back)).toEqual(['player 1 status: withdrawn, games count → null']);
    expect(back.warnings.map(({ code }) => code)).toEqual(['reentry-not-logged']);
    expect(problemsOf(FIVE, 'reenter', { player: '1' }).map(({ code }) => code)).toEqual([
      'reentry-not-left',
    ]);
  });

  it('colours that were reversed for it are turned back', () => {
    const turned = left(withGame(FIVE, 2, { white: 4, black: 3 }));
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
      'One game is open again or gets its old colours back.',
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
