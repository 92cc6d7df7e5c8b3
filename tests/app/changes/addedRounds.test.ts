import { checkSchedule } from '../../../src/app/changes/manual';
import { takeChange } from '../../../src/app/changes/take';
import { openTournament } from '../../../src/app/open';
import { planRepair } from '../../../src/app/repair/repair';
import { clashesOf } from '../../../src/core/calendar/clashes';
import { roundDates } from '../../../src/core/calendar/dates';
import { withCalendar } from '../../../src/core/calendar/planned';
import { lateEntryProblems } from '../../../src/core/conduct/lateEntry';
import type { Tournament } from '../../../src/core/model';
import { messageOf } from '../../../src/language/language';
import { LOG } from '../../../src/sheets/layout';
import type { Workbook } from '../../../src/workbook/port';
import { openXlsx, newXlsx } from '../../../src/workbook/xlsx';
import { addTournament } from '../../../src/app/create';
import { withGame, withGames, withStatus } from '../../changed';
import { played } from '../../core/conduct/played';
import { valueOf } from '../../results';
import { sectioned } from '../../sectioned';
import { expectLive, inMemory, lookOf, OCCASION } from '../conduct/check';
import { sentencesIn, shown } from './previewed';

const opened = async (workbook: Workbook) => valueOf(await openTournament(workbook));
const enter = async (workbook: Workbook, section?: string) =>
  valueOf(await takeChange(workbook, 'enter', { name: 'Larry', mayAdd: true, section }, OCCASION));

const roundsOf = ({ games }: Tournament, no: number): readonly number[] =>
  games
    .filter(({ white, black }) => white === no || black === no)
    .map(({ round }) => round)
    .sort((one, other) => one - other);

const lastLogged = async (workbook: Workbook) => {
  const { sheet } = (await opened(workbook)).parts.places.Log!;
  const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] }));
  return ranges[0]!.values.at(-1)![LOG.said];
};

describe('a newcomer in a full field, by rounds at the end', () => {
  it('sees who plays whom in which round before anything is done: six players after round 1', () => {
    expect(sentencesIn(shown(played(6, 1), 'enter', { newName: 'Larry', mayAdd: 'yes' }))).toEqual([
      'Larry gets number 7.',
      'Rounds that have begun stay as they are.',
      '7 players play 7 rounds, not 5.',
      'Round 1: Larry has a bye. If another player joins, the two meet there.',
      'Round 2: Player F6 – Larry instead of Player F6 – Player D4, which moves to round 6',
      'Round 3: Larry – Player C3 instead of Player C3 – Player A1, which moves to round 7',
      'Round 4: Larry – Player B2 instead of Player B2 – Player C3, which moves to round 6',
      'Round 5: Player D4 – Larry instead of Player D4 – Player B2, which moves to round 7',
      'Round 6: Larry – Player A1',
      'Round 7: Player E5 – Larry',
      'Sheets that you printed before are out of date.',
    ]);
  });

  it('does not meet a player whose games do not count, and is told that added rounds have no dates', async () => {
    const left = withStatus(played(6, 1), 6, 'annulled');
    const dated = {
      ...left,
      dated: true as const,
      games: left.games.map((game) => ({ ...game, date: `2026-12-0${game.round === 5 ? 9 : game.round}` })),
    };
    const [offered] = lateEntryProblems(left).slice(-1);
    expect(messageOf(offered!)).toContain('With 2 more rounds, a newcomer meets everyone (5 games)');
    const said = sentencesIn(shown(dated, 'enter', { newName: 'Larry', mayAdd: 'yes' }));
    expect(said.filter((each) => each.includes('F6'))).toEqual([]);
    expect(said).toContain(
      'Rounds 6 to 7 have no dates yet. Type them beside the games, in the column Date.',
    );
    const workbook = newXlsx();
    valueOf(await addTournament(workbook, left, OCCASION));
    await enter(workbook);
    const again = valueOf(await openXlsx(valueOf(await workbook.save())));
    const { tournament, parts } = await opened(again);
    expect(roundsOf(tournament, 7)).toEqual([2, 3, 4, 5, 6]);
    expect(checkSchedule(await opened(again))).toEqual([]);
    expect(valueOf(await planRepair(again, parts.sheet, OCCASION.time)).faults).toEqual([]);
    await expectLive(again, tournament);
  });

  it('plays on the sheets, which nothing is wrong with; the Log says so, and one undo takes it back', async () => {
    const base = played(6, 1);
    const workbook = newXlsx();
    valueOf(await addTournament(workbook, base, OCCASION));
    const before = await lookOf(workbook);
    await enter(workbook);
    const again = valueOf(await openXlsx(valueOf(await workbook.save())));
    const { tournament, parts } = await opened(again);
    expect([tournament.rounds, roundsOf(tournament, 7)]).toEqual([7, [2, 3, 4, 5, 6, 7]]);
    expect(checkSchedule(await opened(again))).toEqual([]);
    expect(valueOf(await planRepair(again, parts.sheet, OCCASION.time)).faults).toEqual([]);
    expect(await lastLogged(again)).toBe(
      'Late entry: Larry, number 7; 4 games moved to rounds that were added at the end.',
    );
    for (const game of [16, 4, 21])
      valueOf(await takeChange(again, 'record', [{ game, typed: '1-0' }], OCCASION));
    await expectLive(again, tournament);
    for (let step = 0; step < 4; step++) valueOf(await takeChange(again, 'undo', null, OCCASION));
    expect(await lookOf(again)).toEqual(before);
  });

  it('gives the added rounds dates in the rhythm of the others, says them, and takes them back', async () => {
    const base = valueOf(withCalendar(played(6, 1), { dates: { first: '2026-11-27', days: 7 } }));
    const [, ...said] = shown(base, 'enter', { newName: 'Larry', mayAdd: 'yes' }).follows;
    expect(said.filter(({ detail }) => !detail)).toMatchObject([
      { values: { dates: 'R6 15 Jan, R7 22 Jan' } },
      { values: { section: 'none' } },
    ]);
    const workbook = await inMemory(base);
    const before = await lookOf(workbook);
    await enter(workbook);
    const { tournament } = await opened(workbook);
    expect(roundDates(tournament).slice(4)).toEqual(['2027-01-08', '2027-01-15', '2027-01-22']);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await lookOf(workbook)).toEqual(before);
  });

  it('plays at times that evenings have free before a new evening comes, and not on Christmas Day', async () => {
    const dates = { first: '2026-12-04', days: 7 };
    const times = [1140, 1175, 1210, 1245, 1280];
    const planned = valueOf(withCalendar(played(14, 1), { dates, times }));
    const [no] = planned.games.filter(({ round }) => round === 12).map((game) => game.no);
    const base = withGame(planned, no!, { date: '2026-12-20', planned: '2026-12-18 20:10' });
    expect(sentencesIn(shown(base, 'enter', { newName: 'Larry', mayAdd: 'yes' }))).toContain(
      'New dates: R10 11 Dec 21:20, R11 18 Dec 19:00, R12 18 Dec 19:35, R13 18 Dec 20:10, R14 18 Dec 20:45, R15 18 Dec 21:20.',
    );
    const workbook = await inMemory(base);
    const before = await lookOf(workbook);
    await enter(workbook);
    const { tournament } = await opened(workbook);
    expect(roundDates(tournament).slice(8, 11)).toEqual([
      ...['2026-12-11 20:45', '2026-12-11 21:20', '2026-12-18 19:00'],
    ]);
    expect(tournament.games.filter((game) => game.planned !== undefined)).toMatchObject([
      { no, round: 12, date: '2026-12-20', planned: '2026-12-18 19:35' },
    ]);
    expect(clashesOf(tournament)).toEqual([]);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await lookOf(workbook)).toEqual(before);
  });

  it('goes on after the holidays where no evening has a time free, and says so', () => {
    const dates = { first: '2026-12-04', days: 7 };
    const base = valueOf(withCalendar(played(6, 1), { dates, times: [1140, 1200] }));
    expect(sentencesIn(shown(base, 'enter', { newName: 'Larry', mayAdd: 'yes' }))).toContain(
      'New dates: R6 18 Dec 20:00, R7 8 Jan 19:00 (no round on 25 Dec, 1 Jan).',
    );
  });

  it('rows of a round are in the order of boards, with the newcomer at the board of the game that moved', async () => {
    const workbook = await inMemory(played(6, 1));
    await enter(workbook);
    const { parts, gridOf } = await opened(workbook);
    const [rounds, boards] = [parts.places.Pairings_round!, parts.places.Pairings_board!].map((place) =>
      gridOf(place)!.values.map(([value]) => value),
    );
    expect(rounds!.map((round, line) => `${round} ${boards![line] ?? 'bye'}`).slice(4, 8)).toEqual([
      ...['2 1', '2 2', '2 3', '2 bye'],
    ]);
  });

  it('in a section: its rounds go on after the last, and the other sections stay as they are', async () => {
    const made = sectioned([4, 4, 6]);
    const base: Tournament = withGames(made, (game) =>
      game.round === 1 ? { ...game, outcome: '1-0' as const } : game,
    );
    const workbook = await inMemory(base);
    const before = await lookOf(workbook);
    await enter(workbook, 'B');
    const { tournament } = await opened(workbook);
    expect(tournament.players.map(({ name, section }) => `${name} ${section}`)[8]).toBe('Larry B');
    expect([tournament.rounds, roundsOf(tournament, 9)]).toEqual([5, [2, 3, 4, 5]]);
    expect(tournament.games.filter(({ white }) => white < 5)).toEqual(
      base.games.filter(({ white }) => white < 5),
    );
    expect(checkSchedule(await opened(workbook))).toEqual([]);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await lookOf(workbook)).toEqual(before);
  });

  it('withdraws later by the rule: after three of six games theirs count, after two they are annulled', async () => {
    for (const [count, status] of [
      [2, 'annulled'],
      [3, 'withdrawn'],
    ] as const) {
      const workbook = await inMemory(played(6, 1));
      await enter(workbook);
      const games = [16, 17, 18].slice(0, count).map((game) => ({ game, typed: '1-0' }));
      valueOf(await takeChange(workbook, 'record', games, OCCASION));
      valueOf(await takeChange(workbook, 'withdraw', { player: 7 }, OCCASION));
      const { tournament } = await opened(workbook);
      expect(tournament.players[6]!.status).toBe(status);
      await expectLive(workbook, tournament);
    }
  });
});
