import {
  isComplete,
  previewChange,
  toldOf,
  valueOf,
  type ChangePreview,
} from '../../../src/app/changes/preview';
import type { Given } from '../../../src/app/changes/change';
import { fieldBefore } from '../../../src/app/changes/field';
import { planUndo } from '../../../src/app/changes/undo';
import { changeOf, type ChangeId } from '../../../src/app/changes/table';
import type { OpenTournament } from '../../../src/app/open';
import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/outcome';
import type { Problem } from '../../../src/core/problem';
import type { LoggedChange } from '../../../src/sheets/log/changes';
import type { LogEntry } from '../../../src/sheets/log/line';
import { say } from '../../../src/language/language';
import { generated } from '../../generated';
import { opened } from '../opened';
import { unwrap } from '../conduct/check';

const named = (...names: readonly string[]): Tournament => {
  const made = generated({ players: names.length, cycles: 1, seed: 1, finished: 0 });
  const players = made.players.map((player, index) => ({ ...player, name: names[index]! }));
  return { ...made, players };
};

/** The first games with these outcomes. */
const after = (base: Tournament, ...outcomes: readonly (OutcomeCode | null)[]): Tournament => ({
  ...base,
  games: base.games.map((game, index) => ({ ...game, outcome: outcomes[index] ?? null })),
});

/**
 * By Berger: 1 Bert–Emil, 2 Cleo–Dora; 3 Emil–Cleo, 4 Anna–Bert; 5 Cleo–Anna, 6 Dora–Emil; 7 Anna–Dora, 8 Bert–Cleo;
 * 9 Dora–Bert, 10 Emil–Anna.
 */
const FIVE = named('Anna', 'Bert', 'Cleo', 'Dora', 'Emil');
const FOUR = named('Anna', 'Bert', 'Cleo', 'Dora');
/** Without draws, and the first player of each game wins. */
const FOUR_GAMES: readonly OutcomeCode[] = ['1-0', '1-0', '1-0', '1-0'];

const known = new Map<Tournament, OpenTournament>();

/** Opened once: nothing here writes. */
const openedOnce = (tournament: Tournament): OpenTournament => {
  const open = known.get(tournament) ?? opened(tournament);
  known.set(tournament, open);
  return open;
};

const stepOf = (tournament: Tournament, lines: readonly LogEntry[] = []) => ({
  open: openedOnce(tournament),
  ...{ table: 'Log', lines },
});

const preview = (tournament: Tournament, id: ChangeId, given: Given, lines: readonly LogEntry[] = []) =>
  previewChange(changeOf(id), stepOf(tournament, lines), given);

const shown = (
  tournament: Tournament,
  id: ChangeId,
  given: Given,
  lines: readonly LogEntry[] = [],
): ChangePreview => unwrap(preview(tournament, id, given, lines));

const problemsOf = (...call: Parameters<typeof preview>): readonly Problem[] => {
  const found = preview(...call);
  return found.ok ? [] : found.problems;
};

const cellsIn = ({ cells }: ChangePreview): readonly string[] =>
  cells.map(({ key, before, after: now }: LoggedChange) => `${key}: ${String(before)} → ${String(now)}`);

const sentencesIn = ({ follows }: ChangePreview): readonly string[] =>
  follows.map(({ text, values }) => say(text, 'en', values));

const ranksIn = ({ affected }: ChangePreview): readonly string[] =>
  affected.map(({ name, rank }) => `${name} ${String(rank.before)} → ${String(rank.after)}`);

const line = (step: number, rule: string, cells: string, before: string, now: string): LogEntry => ({
  ...{ step, time: `10:0${step}`, tournament: FIVE.id, rule, cells, before, after: now },
});

describe('before a result is recorded', () => {
  it('its cell is shown, and nothing else', () => {
    const { cells, ...rest } = shown(FIVE, 'record', { game: ' 1 ', result: '1-0' });
    expect(cells).toEqual([{ key: 'game 1', before: null, after: '1-0' }]);
    expect(rest).toEqual({ follows: [], numbers: [], warnings: [], affected: [] });
  });

  it('a result that stands there already is no change', () => {
    expect(shown(after(FIVE, '1-0'), 'record', { game: '1', result: '1-0' }).cells).toEqual([]);
    expect(cellsIn(shown(after(FIVE, '1-0'), 'record', { game: '1' }))).toEqual(['game 1: 1-0 → null']);
  });

  it('a correction says whose rank it changes; a word for an open game is one, too', () => {
    const corrected = shown(after(FIVE, '1-0'), 'record', { game: '1', result: '0-1' });
    expect(ranksIn(corrected)).toEqual(['Bert 1 → 2', 'Emil 2 → 1']);
    expect(cellsIn(shown(FIVE, 'record', { game: '1', result: 'pp' }))).toEqual(['game 1: null → postponed']);
  });

  it('a game of a round that is ahead is warned of, a result that is taken back is not', () => {
    expect(shown(FIVE, 'record', { game: '5', result: '1-0' }).warnings).toMatchObject([
      { code: 'game-ahead', place: { game: 5 } },
    ]);
    const early = after(FIVE, null, null, null, null, '1-0');
    expect(shown(early, 'record', { game: '5', result: '' }).warnings).toEqual([]);
  });

  it.each(['x', '1.5', '', '1234567890', '1 2'])('%j is no number of a game', (typed) => {
    expect(problemsOf(FIVE, 'record', { game: typed, result: '1-0' })).toEqual([
      { code: 'game-unknown', place: {}, values: { typed } },
    ]);
  });

  it('what is no result, and a game that there is not, are told as they were typed', () => {
    expect(problemsOf(FIVE, 'record', { game: '1', result: 'won' })).toEqual([
      { code: 'result-not-understood', place: { game: 1 }, values: { typed: 'won' } },
    ]);
    expect(problemsOf(FIVE, 'record', { game: '99', result: '1-0' })).toEqual([
      { code: 'game-unknown', place: {}, values: { typed: 99 } },
    ]);
  });

  it('both games of an exchange have to be told', () => {
    const codes = (given: Given) => problemsOf(FIVE, 'exchange', given).map(({ values }) => values.typed);
    expect([codes({ game: '1' }), codes({ other: 'x' })]).toEqual([[''], ['', 'x']]);
  });
});

describe('before a player leaves', () => {
  it('without half of their games they are annulled', () => {
    const gone = shown(after(FIVE, '1-0'), 'withdraw', { player: '3' });
    expect(sentencesIn(gone)).toEqual([
      'Cleo has completed 0 of 4 games, fewer than half: they count for nobody.',
    ]);
    expect(gone.cells).toEqual([{ key: 'player 3 status', before: null, after: 'annulled' }]);
  });

  it('with half of them the rest are forfeits, and ranks change', () => {
    const left = shown(after(FIVE, ...FOUR_GAMES, '1-0'), 'withdraw', { player: '1', rule: 'fide' });
    expect(sentencesIn(left)).toEqual([
      'Anna has completed 2 of 4 games: they count. 2 games become forfeits.',
    ]);
    expect(cellsIn(left)).toEqual([
      'player 1 status: null → withdrawn',
      'game 7: null → -/+',
      'game 10: null → +/-',
    ]);
    expect(ranksIn(left)[0]).toBe('Anna 2 → 4');
  });

  it('by US Chess the colours that are reversed for it are told game by game', () => {
    const gone = shown(after(FOUR, '1-0', '1-0'), 'withdraw', { player: '1', rule: 'us-chess' });
    // Bert has had White and Cleo Black: in their games with Dora it is the other way round.
    expect(sentencesIn(gone)).toEqual([
      'Anna has completed 1 of 3 games, fewer than half: they count for nobody.',
      'Colours are reversed: Dora has White against Bert in round 3.',
      'Colours are reversed: Cleo has White against Dora in round 2.',
    ]);
    expect(cellsIn(gone)).toEqual([
      'player 1 status: null → annulled',
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

describe('before a player comes in', () => {
  it('new numbers are told, and who has one', () => {
    const entered = shown({ ...FIVE, numbering: { method: 'rating' } }, 'enter', {
      ...{ newName: ' Fred ', rating: '1502', federation: ' NED ' },
    });
    expect(sentencesIn(entered)).toEqual([
      'Fred enters with number 4.',
      'The numbers are given anew, in the same way as before.',
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

  it('into an even field there are two rounds more', () => {
    expect(sentencesIn(shown(FOUR, 'enter', { newName: 'Emil' }))).toEqual([
      'Emil enters with number 5.',
      'The numbers are given anew, in the same way as before.',
      '5 players play 5 rounds, not 3.',
    ]);
  });

  it('new lots say from which word', () => {
    const lots = { ...FIVE, numbering: { method: 'lots' as const, seed: 'apple' } };
    expect(sentencesIn(shown(lots, 'enter', { newName: 'Fred', seed: 'pear' }))[1]).toBe(
      'Lots are drawn anew for everyone, as FIDE wants it, by the word pear.',
    );
  });

  it('under way they take the empty seat, and owe the games of rounds that are over', () => {
    const entered = shown(after(FIVE, '1-0', '1-0', '1-0'), 'enter', { newName: 'Fred' });
    expect(sentencesIn(entered)).toEqual([
      'Fred enters with number 6.',
      'The empty seat is taken: all other games stay as they are.',
      'To be played later: game 11 of round 1, Anna – Fred',
    ]);
    expect(entered.numbers).toEqual([{ no: 6, name: 'Fred', before: null }]);
    expect(cellsIn(entered).slice(0, 3)).toEqual([
      'round 1 bye: 1 → null',
      'round 2 bye: 4 → null',
      'round 3 bye: 2 → null',
    ]);
  });

  it('a game that was postponed is under way, too', () => {
    const [first, ...more] = FIVE.games;
    const postponed = { ...FIVE, games: [{ ...first!, pending: 'postponed' as const }, ...more] };
    expect(sentencesIn(shown(postponed, 'enter', { newName: 'Fred' }))[1]).toBe(
      'The empty seat is taken: all other games stay as they are.',
    );
    expect(problemsOf(postponed, 'remove', { player: '1' })).toEqual([
      { code: 'removal-too-late', place: { player: 'Anna' }, values: { player: 'Anna' } },
    ]);
  });

  it('a name that somebody has, or none, and a rating that is none are refused together', () => {
    expect(problemsOf(FIVE, 'enter', { newName: 'ANNA', rating: '-1' })).toMatchObject([
      { code: 'name-duplicate', place: { field: 'name' }, values: { name: 'ANNA', other: 'Anna' } },
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
});

describe('before a player is taken off the list', () => {
  it('the others move up', () => {
    const removed = shown(FOUR, 'remove', { player: '1' });
    expect(sentencesIn(removed)).toEqual([
      'Anna is taken off the list.',
      'The numbers are given anew, in the same way as before.',
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
      'Whoever would have met number 4 rests: all other games stay as they are.',
    ]);
    expect(removed.numbers).toEqual([]);
    expect(cellsIn(removed)).toEqual([
      'player 4 name: Dora → null',
      'player 4 rating: 1503 → null',
      'player 4 federation: NZL → null',
    ]);
  });

  it('of an odd field two rounds less are played', () => {
    expect(sentencesIn(shown(FIVE, 'remove', { player: '5' }))[2]).toBe('4 players play 3 rounds, not 5.');
  });
});

describe('before a player is another, or called otherwise', () => {
  it('a substitute has nothing of who was there', () => {
    const changed = shown(FIVE, 'substitute', { player: '2', newName: 'Bea', rating: '1800' });
    expect(sentencesIn(changed)).toEqual(['Bea has number 2 in place of Bert.']);
    expect(changed.cells).toEqual([
      { key: 'player 2 name', before: 'Bert', after: 'Bea' },
      { key: 'player 2 rating', before: 1501, after: 1800 },
      { key: 'player 2 federation', before: 'NZL', after: null },
    ]);
  });

  it('a correction changes only what was typed', () => {
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
});

describe('before points are given or taken away', () => {
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

describe('before games change their places', () => {
  it('reversed colours are told with the names, and a warning where they grow more uneven', () => {
    const turned = shown(FIVE, 'colours', { game: '1' });
    expect(sentencesIn(turned)).toEqual(['Game 1: round 1, board 1, Emil – Bert']);
    expect(cellsIn(turned)).toEqual(['game 1 left: 2 → 5', 'game 1 right: 5 → 2']);
    expect(turned.warnings.map(({ code, values }) => `${code} ${String(values.player)}`)).toEqual([
      'colours-more-uneven Bert',
      'colours-more-uneven Emil',
    ]);
  });

  it('games exchange their boards unless it is said that it is their opponents', () => {
    const given = { game: '1', other: '2' };
    const exchanged = shown(FIVE, 'exchange', given);
    expect(cellsIn(exchanged)).toEqual(['game 1 board: 1 → 2', 'game 2 board: 2 → 1']);
    expect(cellsIn(shown(FIVE, 'exchange', { ...given, exchanged: 'places' }))).toEqual(cellsIn(exchanged));
    expect(problemsOf(FIVE, 'exchange', { ...given, exchanged: 'opponents' })).not.toEqual([]);
  });

  it('the word for an open game goes with it', () => {
    const games = FIVE.games.map((game) =>
      game.no === 1 ? { ...game, pending: 'adjourned' as const } : game,
    );
    expect(cellsIn(shown({ ...FIVE, games }, 'exchange', { game: '1', other: '2' }))).toEqual([
      'game 1 board: 1 → 2',
      'game 2 board: 2 → 1',
    ]);
  });

  it('what cannot be is refused at the games’ cells, what belongs to no game without one', () => {
    const found = problemsOf(FIVE, 'exchange', { game: '1', other: '3', exchanged: 'opponents' });
    expect(found.map(({ code, place }) => `${code} ${place.cell ?? '–'}`)).toEqual([
      'player-meets-self D8',
      'pair-too-often D15',
      'pair-missing –',
      'pair-missing –',
      'player-two-games D6',
    ]);
  });
});

describe('before a player comes back', () => {
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
      'player 1 status: withdrawn → null',
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
      'player 1 status: withdrawn → null',
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
      'player 1 status: withdrawn → null',
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
    expect(cellsIn(back)).toEqual(['player 1 status: withdrawn → null']);
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
      'player 1 status: withdrawn → null',
      'game 2 left: 4 → 3',
      'game 2 right: 3 → 4',
    ]);
    // In Go the player on the left has Black.
    const go = { ...turned, profile: 'go' as const };
    expect(cellsIn(shown(go, 'reenter', { player: '1' }, [{ ...lines[0]!, before: '\n4\n3' }]))).toEqual([
      'player 1 status: withdrawn → null',
      'game 2 left: 3 → 4',
      'game 2 right: 4 → 3',
    ]);
  });
});

describe('before a step is taken back', () => {
  it('its cells are shown the other way round, and when it was taken', () => {
    const undone = shown(after(FIVE, '1-0'), 'undo', {}, [line(2, 'record', 'game 1', '', '"1-0"')]);
    expect(sentencesIn(undone)).toEqual(['The step of 10:02 is taken back.']);
    expect(cellsIn(undone)).toEqual(['game 1: 1-0 → null']);
  });

  it('it is the last one, wherever the Log was sorted to', () => {
    const lines = [
      line(3, 'record', 'game 2', '', '"1-0"'),
      line(2, 'record', 'game 1', '', '"1-0"'),
      line(4, 'record', 'game 3', '', '"1-0"'),
      line(5, 'undo 4', 'game 3', '"1-0"', ''),
    ];
    expect(cellsIn(shown(after(FIVE, '1-0', '1-0'), 'undo', {}, lines))).toEqual(['game 2: 1-0 → null']);
  });

  it.each([
    ['no step was taken', []],
    ['its cells are gone', [line(2, 'record', 'game 99', '', '"1-0"')]],
    ['it changed none', [line(1, 'create', '', '', '')]],
    ['it has no cell but a format', [line(2, 'record', "'Pairings'!F5 format", '"General"', '"@"')]],
  ])('there is nothing where %s', (_, lines) => {
    expect(problemsOf(FIVE, 'undo', {}, lines).map(({ code }) => code)).toEqual(['undo-nothing']);
  });
});

describe('of a step that is to be taken back', () => {
  const planned = (rule: string, cells: string, before: string, now: string) =>
    unwrap(planUndo(stepOf(after(FIVE, '1-0'), [line(2, rule, cells, before, now)])));

  it('the sheets stay if it was a repair that made them', () => {
    const call = ['game 1', '', '"1-0"'] as const;
    expect(['repair sheets', 'repair', 'record'].map((rule) => planned(rule, ...call).sheetsStay)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('only cells that there are now are counted', () => {
    const undo = planned(
      'remove 6 numbers',
      'player 6 name\nplayer 5 name\nsetting rounds',
      '"Fred"\n\n7',
      '\n\n5',
    );
    expect([undo.count, undo.changes.length]).toEqual([1, 3]);
  });

  it('settings have no cell of their own: a difference is told of the Tournament sheet', () => {
    const undone = fieldBefore(opened(FIVE), [{ key: 'setting rounds', before: 3, after: 7 }]);
    expect(undone.ok ? [] : undone.problems).toEqual([
      { code: 'changed-meanwhile', place: { sheet: 'Tournament' }, values: { expected: '7', found: '5' } },
    ]);
  });
});

describe('what a change has to be told', () => {
  const told = (id: ChangeId, given: Given = {}) => toldOf(changeOf(id), FIVE, given);
  const complete = (id: ChangeId, given: Given) => isComplete(changeOf(id), FIVE, given);

  it('choices are those that are preset until others are made', () => {
    expect([told('withdraw'), told('withdraw', { rule: 'us-chess' })]).toEqual([
      { rule: 'fide' },
      { rule: 'us-chess' },
    ]);
    expect(told('exchange', { game: '1' })).toEqual({ exchanged: 'places', game: '1' });
    expect(told('enter', { newName: 'Fred' })).toEqual({ newName: 'Fred' });
  });

  it('all that is not optional', () => {
    expect([complete('record', { game: '1' }), complete('record', { result: '1-0' })]).toEqual([true, false]);
    expect([complete('enter', { newName: ' ' }), complete('enter', { newName: 'Fred' })]).toEqual([
      false,
      true,
    ]);
    expect([complete('adjust', { player: '1' }), complete('adjust', { player: '1', points: '1' })]).toEqual([
      false,
      true,
    ]);
    expect(complete('undo', {})).toBe(true);
  });

  it('a correction begins with what stands there', () => {
    const values = (tournament: Tournament, given: Given) =>
      changeOf('correct').fields.map((field) => valueOf(field, tournament, given));
    expect(values(FIVE, { player: '2' })).toEqual(['2', 'Bert', '1501', 'NZL']);
    expect(values(FIVE, { player: '2', newName: 'Bea' })).toEqual(['2', 'Bea', '1501', 'NZL']);
    expect(values(FIVE, {})).toEqual(['', '', '', '']);
    const plain = { ...FIVE, players: FIVE.players.map(({ no, name, status }) => ({ no, name, status })) };
    expect(values(plain, { player: '2' })).toEqual(['2', 'Bert', '', '']);
  });
});
