import { generated } from '../../generated';
import { withGame, withGames, withOutcomesInOrder, withPlayer, withStatus } from '../../changed';
import { cellsIn, FIVE, problemsOf, sentencesIn, shown, openedOnce, line, stepOf, writes } from './previewed';
import type { Given } from '../../../src/app/changes/change';
import { CORRECT, planCorrection, type Corrected, planSubstitution } from '../../../src/app/changes/person';
import { fieldsIn, valueOf as typedIn } from '../../../src/app/changes/preview';
import { changeOf } from '../../../src/app/changes/registry';
import type { Tournament } from '../../../src/core/model';
import { planColours, planExchange, checkSchedule } from '../../../src/app/changes/manual';
import { planned, typedInto } from '../../sheets/plan';
import { openedFrom } from '../opened';
import { valueOf } from '../../results';
import { withColumns, withoutColumns, withReportColumns } from '../../../src/app/changes/columns';
import { FIELD_HEADINGS, playerFieldOf } from '../../../src/language/playerFields';
import { REPORT_IDS, REPORTS, reportIn, type ReportId } from '../../../src/language/reports';
import { EXCHANGE_FORMATS } from '../../../src/exchange/registry';
import { messageOf } from '../../../src/language/language';
import { realEvent } from '../../eventFixtures';
import { goEvent } from '../../goEvents';

describe('the arbiter gives or takes away points', () => {
  it('it is told whom, how many, and why', () => {
    const adjusted = shown(FIVE, 'adjust', {
      ...{ player: '2', points: '−½', reason: ' phone ' },
    });
    expect(sentencesIn(adjusted)).toEqual(['Bert has an adjustment of −0.5 points.']);
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
    const back = shown(withPlayer(FIVE, 2, { adjustment: 1, adjustmentReason: 'late' }), 'adjust', {
      player: '2',
      points: '0',
    });
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
      CORRECT.fields.map((field) => typedIn(field, tournament, given));
    expect(values(FIVE, { player: '2' })).toEqual(['2', 'Bert', '1501', 'NZL']);
    expect(values(FIVE, { player: '2', newName: 'Bea' })).toEqual(['2', 'Bea', '1501', 'NZL']);
    expect(values(FIVE, {})).toEqual(['', '', '', '']);
    const plain = { ...FIVE, players: FIVE.players.map(({ no, name, status }) => ({ no, name, status })) };
    expect(values(plain, { player: '2' })).toEqual(['2', 'Bert', '', '']);
  });
});

describe('somebody plays instead of a player', () => {
  it('a substitute has nothing of who was there', () => {
    const changed = shown(FIVE, 'substitute', { player: '2', newName: 'Bea', rating: '1800' });
    expect(sentencesIn(changed)).toEqual(['Bea takes over number 2 from Bert.']);
    expect(changed.cells).toEqual([
      { key: 'player 2 name', before: 'Bert', after: 'Bea' },
      { key: 'player 2 rating', before: 1501, after: 1800 },
      { key: 'player 2 federation', before: 'NZL', after: null },
    ]);
  });

  const LISTED: Tournament = {
    ...FIVE,
    columns: ['FIDE ID', 'Title', 'Born', 'Sex'],
    players: FIVE.players.map((player) => ({ ...player, extra: [4100018, 'FM', 1990, 'm'] })),
  };

  it('is asked for what the list knows of its players, as a late entry is; what is not told is emptied', () => {
    const labels = fieldsIn(changeOf('substitute'), LISTED).map(({ label }) => label);
    expect(labels.slice(-4)).toEqual(['FIDE ID', 'Title', 'Born', 'Sex']);
    const given = { player: '2', newName: 'Bea', column1: '24600010', column3: '' };
    expect(cellsIn(shown(LISTED, 'substitute', given)).slice(3)).toEqual([
      'player 2 column1: 4100018 → 24600010',
      'player 2 column2: FM → null',
      'player 2 column3: 1990 → null',
      'player 2 column4: m → null',
    ]);
  });

  it('has the number with their own name, rating and federation', () => {
    const eve = { player: 2, name: 'Eve', rating: 1700, federation: 'AUS' };
    expect(writes(planSubstitution(stepOf(FIVE), eve))).toEqual([
      'Players!B6: Bert → Eve',
      'Players!C6: 1501 → 1700',
      'Players!D6: NZL → AUS',
    ]);
  });

  it('not under a name that somebody else has', () => {
    const cleo = { player: 2, name: 'Cleo', rating: null, federation: null };
    expect(writes(planSubstitution(stepOf(FIVE), cleo))).toEqual([
      'name-duplicate; sheet Players; cell B6; name Cleo; other B7',
    ]);
  });
});

describe('somebody plays instead of a player who has left', () => {
  // Bert lost to Emil, left, and lost the game with Cleo by forfeit.
  const left: Tournament = {
    ...withStatus(FIVE, 2, 'withdrawn'),
    games: FIVE.games.map((game) => ({
      ...game,
      outcome: game.no === 1 ? '0-1' : game.no === 8 ? '-+' : null,
    })),
  };
  const lines = [line(1, 'withdraw 2 fide', 'player 2 status\ngame 8', '\n', '"withdrawn"\n"-/+"')];
  const given = { player: '2', newName: 'Bea', rating: '1800' };

  it('in rounds that are over their games are postponed, so that these rounds stay over', () => {
    const six = generated({ players: 6, cycles: 1, seed: 1 });
    const games = six.games.map((game) => (game.round > 3 ? { ...game, outcome: null } : game));
    const players = six.players.map((player) =>
      player.no === 2 ? { ...player, status: 'annulled' as const } : player,
    );
    const back = cellsIn(shown({ ...six, games, players }, 'substitute', { player: '2', newName: 'Bea' }));
    expect(back.filter((cell) => cell.endsWith('→ postponed'))).toHaveLength(3);
  });

  it('takes the number at once: its games that were forfeits are to be played', () => {
    const changed = shown(left, 'substitute', given, lines);
    expect(sentencesIn(changed)).toEqual([
      'Bea takes over number 2 from Bert.',
      'One game is open again or gets its old colours back.',
    ]);
    expect(cellsIn(changed)).toEqual([
      'player 2 status: withdrawn, games count → null',
      'game 8: -/+ → null',
      'player 2 name: Bert → Bea',
      'player 2 rating: 1501 → 1800',
      'player 2 federation: NZL → null',
    ]);
    expect(changed.warnings.map(({ code }) => code)).toEqual(['substitute-has-games']);
  });

  it('whose results stay is not told to withdraw them once more and to add the newcomer', () => {
    const [warning] = shown(left, 'substitute', given, lines).warnings;
    expect(messageOf(warning!)).toBe(
      'A result of Bert stays with the number: all sheets show Bea from round 1. FIDE allows a substitute only before the player’s first game.',
    );
    const [still] = shown(withOutcomesInOrder(FIVE, '1-0'), 'substitute', given).warnings;
    expect(messageOf(still!)).toContain('withdraw Bert and add Bea as a new player');
  });

  it('and whose games do not count plays them all: the results are cleared, and old dates with them', () => {
    const annulled: Tournament = {
      ...FIVE,
      dated: true,
      players: FIVE.players.map((player) => (player.no === 2 ? { ...player, status: 'annulled' } : player)),
      games: FIVE.games.map((game) => ({
        ...game,
        ...(game.no < 5 ? { outcome: game.no === 1 ? '0-1' : '1-0' } : {}),
        date: `2026-12-0${game.round}`,
      })),
    };
    const changed = shown(annulled, 'substitute', given);
    expect(sentencesIn(changed)).toEqual([
      'Bea takes over number 2 from Bert.',
      'The 2 results of Bert do not count: they are cleared, and Bea plays these games.',
      'Still to play in round 1, game 1: Bea – Emil',
      'Still to play in round 2, game 4: Anna – Bea',
    ]);
    expect(cellsIn(changed)).toEqual([
      'player 2 status: withdrawn, games annulled → null',
      'game 1: 0-1 → null',
      'game 4: 1-0 → null',
      'game 1 date: 46357 → null',
      'game 4 date: 46358 → null',
      'player 2 name: Bert → Bea',
      'player 2 rating: 1501 → 1800',
      'player 2 federation: NZL → null',
    ]);
    expect(changed.warnings).toEqual([]);
  });

  it('whom the program did not withdraw: the forfeits stay, and it says so', () => {
    const changed = shown(left, 'substitute', given);
    expect(changed.cells.map(({ key }) => key)).not.toContain('game 8');
    expect(changed.warnings.map(({ code }) => code)).toEqual(['reentry-not-logged', 'substitute-has-games']);
  });

  it('but in nobody’s: a bye gets a name by correction', () => {
    const players = FIVE.players.map((player) => (player.no === 2 ? { ...player, name: 'bye' } : player));
    expect(problemsOf({ ...left, players }, 'substitute', given, lines).map(({ code }) => code)).toEqual([
      'withdrawn-already',
    ]);
  });
});

describe('a game was played with colours reversed', () => {
  it('reversed colours are told with the names, and a warning where they grow more uneven', () => {
    const turned = shown(FIVE, 'colours', { game: '1' });
    expect(sentencesIn(turned)).toEqual(['Game 1: round 1, board 1, Emil – Bert']);
    expect(cellsIn(turned)).toEqual(['game 1 left: 2 → 5', 'game 1 right: 5 → 2']);
    expect(turned.warnings.map(({ code, values }) => `${code} ${String(values.player)}`)).toEqual([
      'colours-more-uneven Bert',
      'colours-more-uneven Emil',
    ]);
  });

  const done = withOutcomesInOrder(FIVE, '1-0');

  it('the numbers of the game change sides, and its result is turned if it has one', () => {
    expect(writes(planColours(openedOnce(FIVE), [1]))).toEqual(['Pairings!D5: 2 → 5', 'Pairings!H5: 5 → 2']);
    expect(writes(planColours(openedOnce(done), [1]))).toEqual([
      'Pairings!D5: 2 → 5',
      'Pairings!H5: 5 → 2',
      'Pairings!F5: 1-0 → 0-1 as @',
    ]);
  });

  it('a warning names the cell of the player on the left', () => {
    expect(valueOf(planColours(openedOnce(done), [1])).warnings[0]).toEqual({
      code: 'result-turned',
      place: { round: 1, game: 1, sheet: 'Pairings', cell: 'D5' },
      values: {},
    });
  });

  it('games that there are not are refused, each by its number', () => {
    expect(writes(planColours(openedOnce(FIVE), [1, 99, 98]))).toEqual([
      'game-unknown; typed 99',
      'game-unknown; typed 98',
    ]);
  });
});

describe('two games change places or opponents', () => {
  it('they exchange their boards unless it is said that it is their opponents', () => {
    const given = { game: '1', other: '2' };
    const exchanged = shown(FIVE, 'exchange', given);
    expect(cellsIn(exchanged)).toEqual(['game 1 board: 1 → 2', 'game 2 board: 2 → 1']);
    expect(cellsIn(shown(FIVE, 'exchange', { ...given, exchanged: 'places' }))).toEqual(cellsIn(exchanged));
    expect(problemsOf(FIVE, 'exchange', { ...given, exchanged: 'opponents' })).not.toEqual([]);
  });

  it('the word for an open game goes with it', () => {
    expect(
      cellsIn(shown(withGame(FIVE, 1, { pending: 'adjourned' }), 'exchange', { game: '1', other: '2' })),
    ).toEqual(['game 1 board: 1 → 2', 'game 2 board: 2 → 1']);
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

  it('the cells of their boards are written', () => {
    expect(writes(planExchange(openedOnce(FIVE), { pairs: [[1, 2]], what: 'places' }))).toEqual([
      'Pairings!C5: 1 → 2',
      'Pairings!C6: 2 → 1',
    ]);
  });

  it('not the opponents of a game that is finished', () => {
    const done = openedOnce(withOutcomesInOrder(FIVE, '1-0'));
    expect(writes(planExchange(done, { pairs: [[1, 2]], what: 'opponents' }))).toEqual([
      'game-finished; round 1; game 1; sheet Pairings; cell D5',
    ]);
  });
});

it('what was typed wrong into the schedule is named at the player on the left', () => {
  const wrong = openedFrom(typedInto(planned(FIVE), [{ sheet: 'Pairings', row: 5, column: 3, write: 5 }]));
  expect(checkSchedule(openedOnce(FIVE))).toEqual([]);
  expect(checkSchedule(wrong).map(({ code, place }) => `${code} ${place.cell ?? 'nowhere'}`)).toEqual([
    'pair-too-often D12',
    'pair-missing nowhere',
    'player-two-games D6',
  ]);
});

const [first, second] = realEvent('ny1924').players;
const list = (columns: readonly string[], ...extra: readonly (readonly (string | number)[])[]) => ({
  columns,
  players: [first!, second!].map((player, index) => ({ ...player, extra: extra[index] ?? [] })),
});

const columnsFor = (columns: readonly string[], ...reports: readonly ReportId[]): readonly string[] =>
  withReportColumns(list(columns), reports).columns;

describe('the columns that reports ask for', () => {
  it.each<[readonly ReportId[], readonly string[]]>([
    [['fide'], ['FIDE ID', 'Title', 'Born', 'Sex']],
    [['uschess'], ['US Chess ID']],
    [['ecf'], ['ECF code', 'Born', 'Sex', 'Club']],
    [['egd'], ['EGF PIN', 'Club']],
    [
      ['dwz', 'fide'],
      ['FIDE ID', 'Title', 'Born', 'Club', 'Sex'],
    ],
    [[], []],
  ])('of %j', (reports, headings) => {
    expect(columnsFor([], ...reports)).toEqual(headings);
  });

  it('are not added where another heading says the same', () => {
    expect(columnsFor(['Код ФИДЕ', 'Jahrgang', 'Car'], 'fide')).toEqual([
      ...['Код ФИДЕ', 'Jahrgang', 'Car', 'Title', 'Sex'],
    ]);
  });

  it('stand empty behind what the list has, which keeps its values and formats', () => {
    const club = { ...list(['Club'], ['East'], []), columnFormats: ['@'] };
    const wide = withColumns(club, ['Born', 'Sex']);
    expect([wide.columns, wide.columnFormats]).toEqual([
      ['Club', 'Born', 'Sex'],
      ['@', 'General', 'General'],
    ]);
    expect(wide.players.map(({ extra }) => extra)).toEqual([
      ['East', null, null],
      [null, null, null],
    ]);
    const narrow = withoutColumns(wide, new Set([0, 2]));
    expect([narrow.columns, narrow.columnFormats, narrow.players[0]!.extra]).toEqual([
      ['Born'],
      ['General'],
      [null],
    ]);
  });
});

describe('every report', () => {
  it('is read from the headings that it makes', () => {
    for (const id of REPORT_IDS)
      for (const [field, heading] of REPORTS[id].columns)
        expect([id, heading, playerFieldOf(heading)]).toEqual([id, heading, field]);
    expect(Object.values(FIELD_HEADINGS).map(playerFieldOf)).toEqual(Object.keys(FIELD_HEADINGS));
  });

  it('goes in formats that can be made, and each of these for one report alone', () => {
    const formats = REPORT_IDS.flatMap((id) => REPORTS[id].formats);
    const made = EXCHANGE_FORMATS.filter(({ make }) => make).map(({ id }) => id);
    expect(new Set(formats).size).toBe(formats.length);
    expect(made).toEqual(expect.arrayContaining(formats));
    expect([reportIn('h9'), reportIn('pgn')]).toEqual(['egd', undefined]);
  });

  it('knows its own columns by their headings, so that the sheet Tournament asks for what it alone needs', () => {
    const own = REPORT_IDS.filter((id) => REPORTS[id].details.length > 0);
    expect(own).toEqual(['uschess', 'ecf', 'egd']);
    for (const id of own) expect(REPORTS[id].columns[0]![1].toLowerCase()).toMatch(REPORTS[id].isOwn!);
  });
});

describe('where the stronger player has White', () => {
  const made = goEvent(5);
  const begun: Tournament = withGames(made, (game) =>
    game.round === 1 ? { ...game, outcome: '1-0' } : game,
  );

  it('they have it in the games to come of a substitute, too', () => {
    const entered = shown(begun, 'substitute', { player: '5', newName: 'Abe Jun', rating: '4d' });
    expect(sentencesIn(entered)).toEqual([
      'Abe Jun takes over number 5 from Diaz Pablo.',
      '3 games to come change colours: the stronger player has White.',
    ]);
    expect(
      cellsIn(entered)
        .filter((cell) => cell.includes('right'))
        .map((cell) => cell.replace(/.*: /, '')),
    ).toEqual(['3 → 5', '4 → 5', '1 → 5']);
  });

  it('and in those of a player whose rank was wrong', () => {
    expect(sentencesIn(shown(begun, 'correct', { player: '4', rating: '5k' }))).toEqual([
      'One game to come changes colours: the stronger player has White.',
    ]);
    expect(sentencesIn(shown(begun, 'correct', { player: '4', rating: '3k' }))).toEqual([]);
  });

  it('but colours turned by hand stay with a change that leaves the same player the stronger', () => {
    const turned: Tournament = withGames(begun, (game) => ({
      ...game,
      white: game.black,
      black: game.white,
    }));
    const points = shown(turned, 'adjust', { player: '4', points: '1', reason: 'phone' });
    expect(cellsIn(points).filter((cell) => cell.includes('right'))).toEqual([]);
    expect(sentencesIn(shown(turned, 'correct', { player: '4', newName: 'Abe Jun' }))).toEqual([]);
    expect(sentencesIn(shown(turned, 'correct', { player: '4', rating: '3k' }))).toEqual([]);
  });
});
