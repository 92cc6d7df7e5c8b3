import { addTournament } from '../../src/app/create';
import type { Problem } from '../../src/core/problem';
import { area, type CellValue } from '../../src/grid/cell';
import { proposalFor } from '../../src/taskpane/proposal';
import { shapesOf } from '../../src/taskpane/shape';
import { NO_OPTIONS, type Options } from '../../src/taskpane/options';
import { makePane } from '../../src/taskpane/pane';
import { shownTournament } from '../../src/taskpane/state';
import { leaguesIn, teamColumns, teamDraftOf } from '../../src/taskpane/teamDraft';
import { venueColumnOf } from '../../src/taskpane/homes';
import { ALL_MEET, teamsIn, type TeamOptions } from '../../src/taskpane/teams';
import { generated } from '../generated';
import { newTeamEvent, openTeamEvents } from '../teamEvents';
import { ports, rosterOf, settled, withLeftovers, withList } from './ports';
import { valueOf } from '../results';

/** Players with the teams in which they are. */
const listOf = (teams: readonly string[], heading = 'Team'): readonly (readonly CellValue[])[] => [
  ['Name', 'Club', heading],
  ...teams.map((team, index) => [`P${index + 1}`, 'Hutt', team]),
];

const onSheet = (values: readonly (readonly CellValue[])[]) => withLeftovers(withList(values));

const THREE = ['Ajax', 'Bears', 'ajax', 'Cats', 'Bears', 'Cats', 'Cats'];

const drafted = async (teams: Partial<TeamOptions>, more: Partial<Options> = {}, listed = THREE) => {
  const options = { ...NO_OPTIONS, ...more, teams: { ...ALL_MEET, ...teams } };
  return teamDraftOf(await rosterOf(listOf(listed)), options, { id: 'x' });
};

const codesOf = (made: Awaited<ReturnType<typeof drafted>>) =>
  made.ok ? [] : made.problems.map(({ code, place: { cell = '', field = '' } }) => `${code} ${cell}${field}`);

describe('teams of a list', () => {
  it('may meet where a column headed so names two or more, and two of them everybody', async () => {
    const sizes = async (...list: Parameters<typeof listOf>) =>
      teamsIn(await rosterOf(listOf(...list)))?.sizes;
    expect(await sizes(THREE)).toEqual([2, 2, 3]);
    expect(await sizes(['Ajax', 'Bears', 'AJAX ', 'bears'])).toEqual([2, 2]);
    expect(await sizes(['Ajax', 'Bears', '', '', 'Ajax'])).toBe(undefined);
    expect(await sizes(THREE, 'Shirt')).toBe(undefined);
  });

  it.each(['Team', 'Club'])(
    'two of a column %s meet board against board where boards are listed',
    async (who) => {
      const roster = await rosterOf([
        ['Name', who, 'Board'],
        ['Bob', 'Ajax', 2],
        ['Eve', 'Bears', 1],
        ['Kim', 'Ajax', ''],
        ['Ann', 'Ajax', 1],
        ['Dan', 'Bears', 2],
      ]);
      const { options, column } = proposalFor(roster);
      expect(column).toBe(who);
      const { teams } = options;
      const made = valueOf(
        teamDraftOf(roster, { ...NO_OPTIONS, teams: { ...teams!, cycles: 2 } }, { id: 'x' }),
      );
      const matches = leaguesIn(made)[0]!.event.games;
      expect(matches.map(({ boards }) => boards.map(({ home, away, white }) => [home, away, white]))).toEqual(
        [
          [
            ['Ann', 'Eve', 'home'],
            ['Bob', 'Dan', 'away'],
          ],
          [
            ['Eve', 'Ann', 'home'],
            ['Dan', 'Bob', 'away'],
          ],
        ],
      );
    },
  );

  it('have as many boards as the largest number in their column, where it marks reserves', async () => {
    const board = (marks: readonly (string | number)[]) =>
      rosterOf([
        ['Name', 'Team', 'Board'],
        ...['Ajax', 'Bears', 'Cats'].flatMap((team) =>
          marks.map((mark, at) => [`${team} ${at}`, team, mark]),
        ),
      ]);
    const read = async (marks: readonly (string | number)[], boards = '') => {
      const made = teamDraftOf(
        await board(marks),
        { ...NO_OPTIONS, teams: { ...ALL_MEET, boards } },
        { id: 'x' },
      );
      const { warnings } = valueOf(made);
      const [{ event } = { event: null }] = leaguesIn(valueOf(made));
      return [event?.discipline.boards, event?.players[0]?.members.at(-1)?.name, ...warnings.map(told)];
    };
    const told = ({ code, values: { count, boards } }: Problem) => `${code} ${count} ${boards}`;
    for (const mark of ['R', 'Res.', 'sub', 'Ersatz', 0])
      expect(await read([mark, 1, 2])).toEqual([2, 'Ajax 0', 'reserves-read 3 2']);
    expect(await read(['R', 1, 2], '3')).toEqual([3, 'Ajax 0']);
    expect(await read([3, 1, 2])).toEqual([3, 'Ajax 0']);
  });

  it('have as many boards as the smallest has members who are no reserves, and these sit behind', async () => {
    const members = ['A (res)', 'B', 'C', 'D', 'E', 'F (reserve)', 'G', 'H', 'I', 'J'];
    const roster = await rosterOf([
      ['Name', 'Team'],
      ...members.map((name, at) => [name, ['Ajax', 'Bears', 'Cats'][Math.floor(at / 3)] ?? 'Cats']),
    ]);
    const made = valueOf(teamDraftOf(roster, { ...NO_OPTIONS, teams: ALL_MEET }, { id: 'x' }));
    const [{ event } = { event: null }] = leaguesIn(made);
    expect(event?.discipline.boards).toBe(2);
    expect(event?.players[0]?.members.map(({ name }) => name)).toEqual(['B', 'C', 'A']);
    expect(made.warnings.map(({ code }) => code)).toEqual(['reserves-read']);
  });

  it('are offered by a column of clubs, each of them with two players or more', async () => {
    const clubs = (...names: readonly string[]) =>
      rosterOf([
        ['Name', 'Club', 'Home venue'],
        ...names.map((name, at) => [`P${at}`, name, 'Hall'] as const),
      ]);
    const shapes = async (...names: readonly string[]) =>
      shapesOf({ options: NO_OPTIONS, shaped: false, list: { kind: 'none' } as never }, await clubs(...names))
        .filter(({ shape }) => shape === 'league' || shape === 'boards')
        .map(({ shape, options }) => [shape, options.teams?.column, options.teams?.venues]);
    expect(await shapes('Ajax', 'Bears', 'ajax', 'Bears', 'Cats', 'Cats')).toEqual([
      ['league', 'Club', null],
    ]);
    expect(await shapes('Ajax', 'Bears', 'ajax', 'Bears', 'Cats')).toEqual([['league', null, null]]);
    expect(await shapes('Wales', 'FRA', 'Wales', 'FRA', 'GER', 'GER')).toEqual([['league', null, null]]);
    expect(await shapes('Ajax', 'Bears', 'Ajax', 'Bears')).toEqual([['boards', 'Club', null]]);
  });

  it.each([
    ['Home venue', 'Home venue'],
    ['Hall', 'Hall'],
    ['Home ground', 'Home ground'],
    ['Spiellokal', 'Spiellokal'],
    ['Challenge', ''],
  ])('are at home where a column says so: %s', async (heading, venues) => {
    const roster = await rosterOf([
      ['Name', heading],
      ['Ann', 'Town'],
      ['Bo', 'Town'],
      ['Cy', 'Town'],
    ]);
    expect(venueColumnOf(roster, ALL_MEET)).toBe(venues);
    expect(venueColumnOf(roster, { ...ALL_MEET, venues: '' })).toBe('');
  });

  it('are taken from the column that was chosen', async () => {
    const roster = await rosterOf(listOf(THREE, 'Shirt'));
    expect(teamColumns(roster)).toEqual(['Shirt', 'Club']);
    const draft = teamDraftOf(
      roster,
      { ...NO_OPTIONS, teams: { ...ALL_MEET, column: 'Shirt' } },
      { id: 'x' },
    );
    expect(draft.ok && leaguesIn(draft.value)[0]!.event.players.map(({ name }) => name)).toEqual([
      'Ajax',
      'Bears',
      'Cats',
    ]);
  });

  it('meet on dates, each at home where a column of the list says', async () => {
    const dates = { firstDay: '2026-12-04', daysBetween: '14', skippedDays: '2026-12-18' };
    const halls = listOf(THREE).map(([name = null, , team = null], row) => [
      ...[name, row === 0 ? 'Hall' : `${team} hall`, team],
    ]);
    const options = { ...NO_OPTIONS, ...dates, boardsThere: 'many', teams: { ...ALL_MEET, venues: 'Hall' } };
    const made = teamDraftOf(await rosterOf(halls), options, { id: 'x' });
    const games = made.ok ? leaguesIn(made.value)[0]!.event.games : [];
    expect(games.map(({ date, venue }) => `${date} ${venue}`)).toEqual([
      ...['2026-12-04 Bears hall', '2027-01-15 Ajax hall', '2027-01-29 Cats hall'],
    ]);
    expect(codesOf(await drafted({}, { ...dates, skippedDays: 'Xmas' }))).toEqual(['skip-invalid skip']);
  });

  it('make an event by the choices', async () => {
    const made = await drafted(
      {
        ...{ boards: '3', lineUp: 'order', whiteOnOdd: 'away', cycles: 2 },
        matchPoints: ['3', '1', '0'],
        tieBreaks: ['GP', 'MP'],
      },
      { scoring: 'three' },
    );
    expect(made.ok && leaguesIn(made.value)[0]!.event).toMatchObject({
      ...{ cycles: 2, rounds: 6, tieBreaks: ['GP', 'MP'] },
      discipline: { boards: 3, lineUp: 'order', scoring: { win: 3, draw: 1, loss: 0 } },
      scoring: { win: 3, draw: 1, loss: 0 },
    });
    expect(made.ok && leaguesIn(made.value)[0]!.event.games[0]!.boards.map(({ white }) => white)).toEqual([
      'away',
      'home',
      'away',
    ]);
    const usual = await drafted({});
    expect(usual.ok && leaguesIn(usual.value)[0]!.event).toMatchObject({
      discipline: { boards: 2 },
      rounds: 3,
      scoring: { win: 2, draw: 1, loss: 0 },
      tieBreaks: ['MP', 'GP', 'EDE', 'EMGSB', 'BC'],
    });
  });

  it('say what keeps them from it, in its cell or field', async () => {
    expect(codesOf(await drafted({}, {}, ['Ajax', 'Bears', '', 'Cats']))).toEqual(['team-missing A4']);
    expect(codesOf(await drafted({ boards: '17' }))).toEqual(['number-out-of-range teamBoards']);
    expect(codesOf(await drafted({ boards: 'x' }))).toEqual(['not-a-whole-number teamBoards']);
    expect(codesOf(await drafted({ matchPoints: ['2', 'x', '0'] }))).toEqual(['scoring-invalid ']);
    const large = [...Array.from({ length: 21 }, () => 'Ajax'), 'Bears', 'Cats'];
    expect(codesOf(await drafted({}, {}, large))).toEqual(['team-size A22']);
    const many = Array.from({ length: 25 }, (_, index) => `Team ${index}`);
    expect(codesOf(await drafted({}, {}, many))).toEqual(['team-count ']);
  });
});

describe('an event of teams in the pane', () => {
  it('is made by the button, under the name that was typed, and shown', async () => {
    const workbook = onSheet(listOf(THREE));
    const pane = makePane(ports(workbook));
    await pane.open();
    pane.choose({ teams: { ...ALL_MEET, boards: '3' } });
    pane.choose({ event: 'Winter League' });
    await pane.create();
    await settled();
    const state = pane.get();
    expect(state).toMatchObject({ screen: 'tournament', problems: [], options: { teams: null } });
    const made = await openTeamEvents(workbook);
    expect(
      made.ok &&
        made.value.map(({ tournament: event }) => [event.event, event.discipline.boards, event.games.length]),
    ).toEqual([['Winter League', 3, 3]]);
    expect(state.made?.id).toBe(shownTournament(state)?.id);
  });

  it('is made for each division of the list, the first of them shown', async () => {
    const divided = [
      ['Name', 'Division', 'Team'],
      ...['Premier', 'First'].flatMap((division) =>
        THREE.map((team, index) => [`${division} ${index}`, division, team]),
      ),
    ];
    const workbook = onSheet(divided);
    const pane = makePane(ports(workbook));
    await pane.open();
    expect(pane.get().options.teams).toEqual({ ...ALL_MEET, leagues: 'Division' });
    await pane.create();
    await settled();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
    const made = await openTeamEvents(workbook);
    expect(
      made.ok &&
        made.value.map(({ tournament: { section, games, discipline } }) => [
          section,
          games.length,
          discipline.boards,
        ]),
    ).toEqual([
      ['Premier', 3, 2],
      ['First', 3, 2],
    ]);
    expect(shownTournament(pane.get())?.places.matches?.sheet).toBe('Premier Matches');
  });

  it('is opened with its workbook, and followed', async () => {
    const workbook = onSheet(listOf(THREE));
    await addTournament(workbook, newTeamEvent(3, 2), { time: '2026-11-20 09:00' });
    const around = ports(workbook);
    const pane = makePane(around);
    await pane.open();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
    expect(shownTournament(pane.get())?.places.matches).toEqual({ sheet: 'Matches', area: area(6, 2) });
    const [expect0, write] = [null, '1-0'];
    await workbook.change({
      cells: [{ sheet: 'Matches', row: 6, column: 2, expect: expect0, write }],
    });
    around.surface.change('Matches');
    await around.clock.pass();
    await settled();
    expect(pane.get().opened?.open.tournament.games[0]!.boards![0]!.outcome).toBe('1-0');
    expect(shownTournament(pane.get())?.places.matches).toEqual({ sheet: 'Matches', area: area(7, 2) });
  });

  it('beside a tournament is shown when it is chosen, and left again', async () => {
    const workbook = onSheet(listOf(THREE));
    await addTournament(workbook, generated({ players: 4, cycles: 1, seed: 1, finished: 0, special: 0 }), {
      time: '2026-11-20 09:00',
    });
    await addTournament(workbook, newTeamEvent(3, 2), { time: '2026-11-20 09:00' });
    const pane = makePane(ports(workbook));
    await pane.open();
    const shown = () => [pane.get().screen, shownTournament(pane.get())?.ofTeams];
    const [tournament] = pane.get().tournaments;
    expect(shown()).toEqual(['tournament', false]);
    await pane.chooseTournament('teams');
    expect(shown()).toEqual(['tournament', true]);
    await pane.chooseTournament(tournament!.id);
    expect(shown()).toEqual(['tournament', false]);
    await pane.another();
    pane.back();
    expect(pane.get().screen).toBe('tournament');
  });

  it('that cannot be read says where, and comes back once that is put right', async () => {
    const workbook = onSheet(listOf(THREE));
    await addTournament(workbook, newTeamEvent(3, 2), { time: '2026-11-20 09:00' });
    const cell = { sheet: 'Team event', row: 9, column: 1 };
    const boards = await workbook.read({ ranges: [{ sheet: cell.sheet, area: area(9, 1) }] });
    expect(boards.ok && boards.value.ranges[0]!.values).toEqual([[2]]);
    await workbook.change({ cells: [{ ...cell, expect: 2, write: 'two' }] });
    const pane = makePane(ports(workbook));
    await pane.open();
    expect(pane.get()).toMatchObject({
      screen: 'unreadable',
      problems: [{ code: 'workbook-cell', place: { sheet: 'Team event', cell: 'B10' } }],
    });
    await workbook.change({ cells: [{ ...cell, expect: 'two', write: 2 }] });
    await pane.lookAgain();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
  });

  it('is repaired and removed as a tournament is', async () => {
    const workbook = onSheet(listOf(THREE));
    await addTournament(workbook, newTeamEvent(3, 2), { time: '2026-11-20 09:00' });
    const heading = { sheet: 'Matches', row: 5, column: 1 };
    const there = await workbook.read({ ranges: [{ sheet: heading.sheet, area: area(5, 1) }] });
    const [[expected]] = (there.ok && there.value.ranges[0]!.values) as [[string]];
    await workbook.change({ cells: [{ ...heading, expect: expected, write: 'Cats!' }] });
    const pane = makePane(ports(workbook));
    await pane.open();
    await pane.inspect();
    expect(pane.get().care).toMatchObject({
      kind: 'repair',
      faults: [{ code: 'damaged-typed-over', place: { sheet: 'Matches', cell: 'B6' } }],
    });
    await pane.repair();
    expect(pane.get().notice).toEqual({ what: 'repaired', count: 1 });
    await pane.planRemoval();
    const { care } = pane.get();
    expect(care).toMatchObject({ kind: 'removal', cautions: [] });
    expect(care?.kind === 'removal' && care.sheets.slice(0, 3)).toEqual([
      'Matches',
      'Team standings',
      'Team crosstable',
    ]);
    await pane.remove();
    const left = await workbook.read({ ranges: [] });
    expect(left.ok && left.value.sheets.map(({ name }) => name)).toEqual(['Club']);
  });

  it.each([
    ['print', { screen: 'tournament', tab: 'print' }],
    ['new', { screen: 'new' }],
    ['open', { screen: 'tools' }],
  ] as const)('is where the button “%s” of the ribbon leads to', async (opensAt, shown) => {
    const workbook = onSheet(listOf(THREE));
    await addTournament(workbook, newTeamEvent(3, 2), { time: '2026-11-20 09:00' });
    const pane = makePane({ ...ports(workbook), opensAt });
    await pane.open();
    expect(pane.get()).toMatchObject(shown);
  });
});
