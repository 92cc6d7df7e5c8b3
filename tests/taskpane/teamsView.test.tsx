import { withGame, withGames, withPlayer, withPlayers, withStatus } from '../changed';
import {
  button,
  buttons,
  choicesOf,
  does,
  field,
  fill,
  fillIn,
  idle,
  nameOf,
  openPane,
  plain,
  press,
  rowsOf,
  said,
  savedFiles,
  unfold,
} from './drawn';
import { act } from 'react';
import { RECORD } from '../../src/app/changes/record';
import { takeRow } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { settled } from '../../src/core/teamEvent/event';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { countTo } from '../../src/grid/block';
import { area } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { ALL_MEET } from '../../src/taskpane/teams';
import { afterThisTest } from '../afterThisTest';
import { newTeamEvent, playedMatches, openTeamEvents } from '../teamEvents';
import { ports, withLeftovers, withList, type Around } from './ports';
import '../../src/taskpane/view/finals';
import '../../src/taskpane/view/players';
import '../../src/taskpane/view/print';
import '../../src/taskpane/view/sendResults';
import '../../src/taskpane/view/standings';
import '../../src/taskpane/view/steps';
import '../../src/taskpane/view/teamRound';
import '../../src/taskpane/view/teams';
import { valueOf } from '../results';

const openPaneOf = async (event: TeamEvent) => {
  const workbook = withLeftovers(withList());
  await addTournament(workbook, event, { time: '2026-11-20 09:00' });
  return openPane(ports(workbook));
};

const typeKey = (target: Element, key: string) =>
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const undo = (): string | undefined => buttons().find((name) => /^(?:Un|Re)do: /.test(name));

const openEvent = async (event: TeamEvent): Promise<Around> => (await openPaneOf(event)).around;

describe('a list of teams', () => {
  const LIST = [
    ['Name', 'Team'],
    ...['Ajax', 'Bears', 'Cats'].flatMap((team) =>
      [1, 2, 3].slice(0, team === 'Cats' ? 2 : 3).map((place) => [`${team[0]}${place}`, team]),
    ),
  ];

  describe('that has nothing but teams and their pubs', () => {
    const TEAMS = ['Anchor', 'Bell', 'Crown', 'Drum', 'Eagle', 'Fox', 'Globe'];
    const HOMES = TEAMS.map((team) => [team, `The ${team === 'Bell' ? 'Anchor' : team}`]);

    it('is one tournament in which they meet at home and away, each in its pub; two in one pub are told', async () => {
      await openPane(ports(withLeftovers(withList([['Team', 'Pub'], ...HOMES]))));
      expect(said()).toContain(
        'Teams that meet home and away: your list has a column “Team” and no players. Where they are at home is in “Pub”.',
      );
      expect(said()).toContain('7 teams, 14 rounds, 42 games');
      expect(said()).toContain('Create 14 rounds for 7 teams');
      expect(said()).toContain('MatchHomeAway');
      expect(said()).toMatch(/2 matches at the same time in The Anchor, in round \d+\. If there is no room/);
      expect(said()).not.toMatch(/until \d|clock|[Nn]amed first/);
    });

    it('cannot be a team league, and is told why', async () => {
      await openPane(ports(withLeftovers(withList([['Team', 'Pub'], ...HOMES]))));
      await press('A team league');
      expect(said()).toContain(
        'The column “Team” has teams, but your list has no players. For a team league, give each player a row',
      );
    });
  });

  it('has as many boards as its column Board numbers; whoever is marked there is a reserve', async () => {
    const members = ['Ajax', 'Bears', 'Cats'].flatMap((team) =>
      ['1', '2', 'R', 'Res'].map((board) => [`${team[0]}${board}`, team, board]),
    );
    await openPane(ports(withLeftovers(withList([['Name', 'Team', 'Board'], ...members]))));
    expect(said()).toContain('3 teams on 2 boards: 3 rounds, 3 matches, 6 games');
    expect(said()).toContain('Your list calls 6 players reserves. Boards in a match: 2.');
  });

  it('is a league at first, with its first round by names; one click makes one tournament of it', async () => {
    await openPane(ports(withLeftovers(withList(LIST))));
    expect(said()).toContain('A team league: your list has a column “Team”.');
    expect(said()).toContain('3 teams on 2 boards: 3 rounds, 3 matches, 6 games');
    expect(rowsOf('Boards of round 1')).toEqual(['Board|Home|Away', 'Bears – Cats', '1|B1|C1', '2|B2|C2']);
    expect(said()).toContain('No match: Ajax');
    await unfold('More options');
    await unfold('Teams · 3');
    expect(rowsOf('Teams')).toEqual([
      'No|Team|Players',
      '1|Ajax|2 + 1 reserve',
      '2|Bears|2 + 1 reserve',
      '3|Cats|2',
    ]);
    await unfold('Dates and venues · no dates');
    expect(field<HTMLSelectElement>('Column with the home venues').value).toBe('');
    await fill('First round on', '2026-12-04');
    expect(said()).toContain('Dates and venues · Fri 4 Dec 2026 to ');
    expect(said()).toContain('R1 4 Dec, R2 11 Dec, R3 18 Dec');
    expect(choicesOf(field<HTMLSelectElement>('Column with the home venues'))).toEqual(['None']);
    expect([...document.querySelectorAll('label')].map(nameOf)).not.toContain('Boards');
    await press('One tournament');
    expect(said()).toContain('Create 7 rounds for 8 players');
    await press('A team league');
    expect(said()).toContain('Create 3 rounds for 3 teams');
    expect(said()).not.toContain('A team league: your list');
  });

  it('offers a column of venues that was added after the whole list was selected, and no boards as venues', async () => {
    const list = LIST.map((line, at) => [...line, at === 0 ? 'Board' : at]);
    const { pane, around } = await openPane(ports(withLeftovers(withList(list))));
    around.surface.select({ sheet: 'Club', area: area(0, 0, list.length, 3) });
    await does(() => pane.useSelection());
    await unfold('More options');
    await unfold('Dates and venues · no dates');
    const venues = () => choicesOf(field<HTMLSelectElement>('Column with the home venues'));
    expect(venues()).toEqual(['None']);
    const cells = list.map((_, row) => ({
      ...{ sheet: 'Club', row, column: 3, expect: null },
      write: row === 0 ? 'Venue' : `Hall ${row}`,
    }));
    await around.workbook.change({ cells });
    around.surface.change('Club');
    await does(async () => around.clock.pass());
    expect(venues()).toEqual(['None', 'Venue']);
  });

  it('takes where teams are at home from another sheet that names all of them, home and away, and one click takes it back', async () => {
    const team = (name: string) => [1, 2].map((place) => [`${name}${place}`, name]);
    const players = [['Name', 'Team'], ...['Ajax', 'Bears', 'Colts', 'Dons'].flatMap(team)];
    const homes = (last: string) => [
      ['Team', 'Venue'],
      ...['Ajax', 'Bears', 'Colts', last].map((name) => [name.toUpperCase(), `${name} Hall`]),
    ];
    const opened = async (last: string) => {
      const sheets = [players, homes(last)].map((values, at) => ({
        name: ['Players', 'Clubs'][at]!,
        blocks: [{ kind: 'values' as const, area: area(0, 0, values.length, 2), values }],
      }));
      const { pane } = await openPane(ports(withLeftovers(memoryWorkbook(sheets))));
      return pane;
    };
    await opened('Elks');
    expect(said()).toContain('A team league: your list has a column “Team”.');
    expect(said()).not.toContain('at home is in');
    expect(said()).toContain('Create 3 rounds for 4 teams');
    const pane = await opened('Dons');
    expect(said()).toContain('column “Team”. Where they are at home is in “Venue” on “Clubs”.');
    await press('Play everyone once');
    expect(said()).toContain('Create 3 rounds for 4 teams');
    expect(said()).toContain('Where they are at home is in “Venue” on “Clubs”.');
    await press('Play everyone twice');
    await unfold('More options');
    await unfold('Dates and venues · no dates');
    expect(field<HTMLSelectElement>('Column with the home venues').value).toBe('Venue');
    await fill('Column with the home venues', '');
    expect(said()).not.toContain('Where they are at home');
    await fill('Column with the home venues', 'Venue');
    expect(said()).toContain('Where they are at home is in “Venue” on “Clubs”.');
    await press('Create 6 rounds for 4 teams');
    const { games } = pane.get().opened!.open.tournament;
    expect(games.map(({ white, venue }) => [white, venue]).slice(0, 3)).toEqual([
      [1, 'Ajax Hall'],
      [2, 'Bears Hall'],
      [2, 'Bears Hall'],
    ]);
  });

  it('of one match shows all its boards; of more matches those of the first, and the others once somebody asks', async () => {
    const team = (name: string, count: number) => countTo(count).map((place) => [`${name}${place}`, name]);
    const list = [['Name', 'Team'], ...team('Ajax', 6), ...team('Bears', 6)];
    const { pane } = await openPane(ports(withLeftovers(withList(list))));
    await does(() => pane.choose({ teams: ALL_MEET }));
    expect(rowsOf('Boards of round 1')).toHaveLength(8);
    expect(said()).not.toContain('more match');
    await unfold('More options');
    await unfold('Ranking · match points, game points');
    expect(said()).toContain('2Game points↑↓×Add a tie-break');
    const four = ['A', 'B', 'C', 'D'].flatMap((name) => team(name, 6));
    await openPane(ports(withLeftovers(withList([['Name', 'Team'], ...four]))));
    expect(rowsOf('Boards of round 1')).toHaveLength(5);
    expect(rowsOf('and 1 more match')).toHaveLength(8);
  });

  it('asks for the boards of a match above its first round, with as many as the smallest team has', async () => {
    await openPane(ports(withLeftovers(withList(LIST))));
    const boards = field<HTMLInputElement>('Boards per match');
    expect([boards.value, boards.placeholder]).toEqual(['', '2']);
    expect(boards.closest('details')).toBeNull();
    await fill('Boards per match', '1');
    expect(said()).toContain('3 teams on 1 board: 3 rounds, 3 matches, 3 games');
  });

  it('is printed on the paper that is chosen, at first that of the country', async () => {
    const { around } = await openPane(ports(withLeftovers(withList(LIST))));
    await unfold('More options');
    await unfold('Game and paper · Chess · A4');
    await fill('Paper', 'Letter');
    await press('Create 3 rounds for 3 teams');
    const opened = await openTeamEvents(around.workbook);
    expect(opened.ok && opened.value[0]?.tournament.paper).toBe('Letter');
    expect(said()).toContain('The team league is ready');
    await press('1: B1 wins');
    expect(said()).not.toContain('The team league is ready');
    expect(undo()).toContain('Undo: ');
  });

  it('sends its games to the English Chess Federation, with the codes of its list and cells for what else is asked', async () => {
    const codes = ['ECF no', '123456A', '234567B'];
    const rows = LIST.map((row, at) => [...row, codes[at] ?? '']);
    const { pane } = await openPane(ports(withLeftovers(withList(rows))));
    await press('Create 3 rounds for 3 teams');
    await press('1: B1 wins');
    await does(() => pane.turnTo('print', 'send'));
    await fill('Who is it for?', 'ecf');
    await idle(pane);
    await press('Show all 11');
    expect(said()).toContain('B46: “Event code” is empty, and the report needs it.');
    expect(said()).toContain(
      '2 players have no ECF code: B1; C1. Type it in your list of players, under “ECF no”.',
    );
    expect(buttons()).toContain('Save Club.txt');
    expect(buttons()).not.toContain('Add these cells');
  });

  it('gets cells for what the English Chess Federation asks where its list has no codes', async () => {
    const { pane } = await openPane(ports(withLeftovers(withList(LIST))));
    await press('Create 3 rounds for 3 teams');
    expect(pane.get().opened?.open.tournament.details).toBeUndefined();
    await does(() => pane.turnTo('print', 'send'));
    await fill('Who is it for?', 'ecf');
    expect(said()).toContain('adds cells for these to the sheet “Team event”');
    await idle(pane);
    expect(said()).toContain(
      'Sheet “Team event”: The report needs “Event code”, but this sheet has no cell for it yet.',
    );
    await press('Add these cells');
    await idle(pane);
    expect(pane.get().opened?.open.tournament.details).toEqual({});
    await does(() => pane.turnTo('print', 'send'));
    await fill('Who is it for?', 'ecf');
    expect(said()).toContain('B46: “Event code” is empty, and the report needs it.');
    await fill('Who is it for?', 'trf26');
    expect(buttons()).not.toContain('Add these cells');
  });

  it('may play another game, without colours and without files of chess', async () => {
    const { pane, around } = await openPane(ports(withLeftovers(withList(LIST))));
    expect(said()).toContain('Bold: White');
    await unfold('More options');
    await unfold('Game and paper · Chess · A4');
    await unfold('Boards · 2 boards, anybody at any board');
    expect(said()).toContain('White on boards 1, 3, 5 …');
    await fill('Game', 'neutral');
    expect(said()).not.toMatch(/White|Black|Bold|colour/);
    await press('Create 3 rounds for 3 teams');
    expect(valueOf(await openTeamEvents(around.workbook))[0]!.tournament.profile).toBe('neutral');
    expect(said()).not.toMatch(/White|Black|Bold|colour/);
    await does(() => pane.turnTo('print', 'send'));
    expect(choicesOf(field('Who is it for?')).join()).not.toMatch(/FIDE|PGN|US Chess|English/);
  });

  it('of two columns side by side is a match first, with the other readings one click away', async () => {
    const names = (first: string, second: string) => [`${first} Hill`, `${second} Wood`];
    const rows = [names('Ann', 'Uma'), names('Ben', 'Val'), names('Cay', 'Wim')];
    await openPane(ports(withLeftovers(withList([['Oakham', 'Stamford'], ...rows]))));
    expect(said()).toContain('A match: Oakham against Stamford, 3 boards.');
    expect(rowsOf('Boards of round 1')).toEqual([
      'Board|Home|Away',
      'Oakham – Stamford',
      '1|Ann Hill|Uma Wood',
      '2|Ben Hill|Val Wood',
      '3|Cay Hill|Wim Wood',
    ]);
    expect(buttons()).toEqual(expect.arrayContaining(['One tournament', 'A match, everyone plays everyone']));
    await press('One tournament');
    expect(said()).toContain('Create 5 rounds for 6 players');
  });

  it('says where the venues come from, and who is at home in one hall at one time', async () => {
    const team = (name: string, hall: string) => [1, 2].map((no) => [`${name[0] ?? ''}${no}`, name, hall]);
    const halls = [
      ...team('Ajax', 'Club'),
      ...team('Bears', 'Club'),
      ...team('Cats', 'C'),
      ...team('Dogs', 'D'),
    ];
    await openPane(ports(withLeftovers(withList([['Name', 'Team', 'Hall'], ...halls]))));
    await unfold('More options');
    await unfold('Dates and venues · no dates');
    expect(field<HTMLSelectElement>('Column with the home venues').value).toBe('Hall');
    expect(said()).not.toContain('at one time');
    await fill('First round on', '2026-12-04');
    expect(said()).toContain(
      'Ajax – Dogs, Bears – Cats: 2 matches at the same time in Club, in round 1, on Fri 4 Dec 2026, with 4 boards in all.',
    );
    await press('Give Bears number 3 and Cats number 2: no clash');
    expect(said()).not.toContain('at the same time');
    expect(rowsOf('Boards of round 1')).toEqual(['Board|Home|Away', 'Ajax – Dogs', '1|A1|D1', '2|A2|D2']);
    await press('Number the teams as in the list');
    expect(buttons()).toContain('Give Bears number 3 and Cats number 2: no clash');
  });

  it('says what was typed wrongly at its field, which is marked, with the way there beside the button', async () => {
    await openPane(ports(withLeftovers(withList(LIST))));
    await unfold('More options');
    await unfold('Boards · 2 boards, anybody at any board');
    await unfold('Dates and venues · no dates');
    const wrong = (label: string) => [
      field(label).getAttribute('aria-invalid'),
      said(field(label).closest('.fui-Field')!.querySelector('.fui-Field__validationMessage')),
    ];
    const beside = (): string => said(button('Create the tournament').parentElement);
    await fill('Boards per match', '0');
    expect(wrong('Boards per match')).toEqual(['true', '0 is out of range. Choose a number from 1 to 16.']);
    expect(beside()).toBe('One thing to fix firstCreate the tournament');
    await fill('Boards per match', '2');
    await fill('First round on', '0001-12-04');
    expect(wrong('First round on')[1]).toContain('“0001-12-04” is not a date.');
    await fill('First round on', '2026-12-04');
    await fill('Days between rounds', 'x');
    expect(wrong('Days between rounds')).toEqual(['true', '“x” is not a whole number. Type one, such as 8.']);
    await fill('Days between rounds', '7');
    await fill('Days without play', 'Xmas');
    expect(wrong('Days without play')[1]).toContain('“Xmas” is not a day or a range of days.');
    expect(wrong('First round on')).toEqual([null, '']);
    await fill('Days without play', '');
    expect(buttons()).toContain('Create 3 rounds for 3 teams');
  });

  /** Three teams of two in each division, of three in the last one. */
  const divided = (...divisions: readonly string[]) => [
    ['Name', 'Team', 'Division'],
    ...divisions.flatMap((division, at) =>
      ['Ajax', 'Bears', 'Cats'].flatMap((team) =>
        [1, 2, 3]
          .slice(0, at === divisions.length - 1 ? 3 : 2)
          .map((place) => [`${division} ${team} ${place}`, team, division]),
      ),
    ),
  ];

  it('is a league for each division, with boards of its own; another shape and back makes the same', async () => {
    await openPane(ports(withLeftovers(withList(divided('Premier', 'First', 'Second')))));
    expect(said()).toContain('Team leagues: your list has columns “Team” and “Division”.');
    expect(said()).toContain('3 leagues, 9 teams, 9 matches');
    expect(said()).toContain('Premier: 3 teams, 3 rounds');
    expect(said()).toContain('Second: 3 teams, 3 rounds');
    expect(buttons()).toContain('Create 3 leagues');
    expect(rowsOf('First').slice(1, 3)).toEqual(['Bears – Cats', '1|First Bears 1|First Cats 1']);
    await unfold('More options');
    const names = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['Premier', 'First', 'Second']);
    await unfold('Teams · 9');
    expect(names()).toHaveLength(6);
    // The teams' boards differ, so the line names none.
    expect([...document.querySelectorAll('summary')].map(nameOf)).toContain('Boards');
    await press('One tournament');
    expect(buttons()).toContain('Create 21 rounds for 21 players');
    await press('A team league');
    expect(buttons()).toContain('Create 3 leagues');
    await unfold('More options');
    expect(field<HTMLInputElement>('Boards per match').placeholder).toBe('');
    await unfold('Boards');
    expect(field<HTMLSelectElement>('Column with the divisions').value).toBe('Division');
    await fill('Boards per match', '2');
    expect([...document.querySelectorAll('summary')].map(nameOf)).toContain(
      'Boards · 2 boards, anybody at any board',
    );
    await fill('Column with the divisions', '');
    expect(said()).toContain('Create 3 rounds for 3 teams');
  });
});

describe('an event of teams', () => {
  /** The boards of the round that is shown, below their matches. */
  const shownBoards = (round: number): readonly string[] =>
    [
      ...document.querySelectorAll(
        `[role=region][aria-label="Round ${round}"] :is(h2, [role=group][aria-label^="Board "])`,
      ),
    ].map((each) => plain(each.getAttribute('aria-label') ?? each.textContent));

  const seat = (board: number, team: string): HTMLSelectElement => {
    const label = `Who plays at board ${board} for ${team}`;
    return [...document.querySelectorAll('select')].find((each) => nameOf(each) === label)!;
  };

  const eventIn = async ({ workbook }: Around): Promise<TeamEvent> => {
    const opened = valueOf(await openTeamEvents(workbook));
    return opened[0]!.tournament;
  };

  const boardIn = async (around: Around, match: number, board: number) =>
    (await eventIn(around)).games[match - 1]!.boards[board - 1]!;

  it('shows the round that is played; a match leads to its cells', async () => {
    const { surface } = await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    expect(shownBoards(1)).toEqual([
      'Team A 1.5–0.5 Team D',
      'Board 1: A1 – D1, A1 wins',
      'Board 2: A2 – D2, Draw',
      'Team B 1–0 Team C',
      'Board 1: B1 – C1, B1 wins',
      'Board 2: B2 – C2, no result yet',
    ]);
    expect(said()).toContain('1 of 6 matches finished');
    expect(choicesOf(document.querySelector('select[aria-label=Round]')!)).toEqual([
      'Round 1: 1 to play',
      'Round 2',
      'Round 3',
    ]);
    await press('Team B 1–0 Team C');
    expect(surface.shown).toEqual([{ sheet: 'Matches', area: { row: 9, column: 2, rows: 1, columns: 1 } }]);
  });

  it('says “no date yet” of a match to play while others have dates, not of one that is finished or lost by forfeit', async () => {
    const calendar = {
      dates: { first: '2026-12-12', days: 7 },
      venues: ['A', 'B', 'C', 'D'].map((hall) => `Hall ${hall}`),
    };
    const event = playedMatches(newTeamEvent(4, 2, { calendar }), 'A-D 11');
    const undated = (rounds: number, of = event): TeamEvent => ({
      ...of,
      games: of.games.map(({ date, ...match }) =>
        match.round <= rounds || date === undefined ? match : { ...match, date },
      ),
    });
    const dates = () =>
      [...document.querySelectorAll('button[title="Go to the date"]')].map((each) => plain(said(each)));
    await openEvent(undated(1));
    expect(dates()).toEqual(['Hall A', 'no date yet, Hall B']);
    await openEvent(undated(1, settled(withStatus(event, 3, 'withdrawn'))));
    await does(() => fillIn(document.querySelector<HTMLSelectElement>('select[aria-label=Round]')!, '1'));
    expect(dates()).toEqual(['Hall A', 'Hall B']);
    await openEvent(undated(3));
    expect(dates()).toEqual(['Hall A', 'Hall B']);
  });

  it('has the colour of each before their name: it changes from board to board', async () => {
    await openEvent(newTeamEvent(4, 2));
    const marks = [...document.querySelectorAll('[role=img]')].map((mark) => mark.getAttribute('aria-label'));
    expect(marks.slice(0, 4)).toEqual(['White', 'Black', 'Black', 'White']);
  });

  it('takes a key a board, from match to match, and Enter on to the next round', async () => {
    const { around, pane } = await openPaneOf(newTeamEvent(4, 2));
    const group = document.querySelector<HTMLElement>('[role=group][aria-label^="Board 1:"]')!;
    await act(async () => group.focus());
    for (const key of ['1', '=', '0', '+']) await does(() => typeKey(document.activeElement!, key));
    await idle(pane);
    expect(shownBoards(1)).toEqual([
      'Team A 1.5–0.5 Team D',
      'Board 1: A1 – D1, A1 wins',
      'Board 2: A2 – D2, Draw',
      'Team B 1–1 Team C',
      'Board 1: B1 – C1, C1 wins',
      'Board 2: B2 – C2, B2 wins by forfeit, not played',
    ]);
    const { games } = await eventIn(around);
    expect(games.slice(0, 2).map(({ boards }) => boards.map(({ outcome }) => outcome))).toEqual([
      ['1-0', '1/2'],
      ['0-1', '+-'],
    ]);
    expect(said()).toContain('Round 1 is complete.');
    await press('Go to round 2');
    expect(nameOf(document.activeElement)).toBe('Board 1: D1 – C1, no result yet');
  });

  it('says beside the boards whose point of view 1 is, before anything is clicked', async () => {
    await openEvent(newTeamEvent(4, 2));
    expect(said()).toContain('The home player comes first: 1 means a home win.');
    expect(said()).toContain('Keys: 1 home player wins, = draw, 0 away player wins');
  });

  it('of two teams names the winner first, though the other made more on the boards, and what they won by', async () => {
    const friendly = newTeamEvent(2, 3, { cycles: 3 });
    const made = [
      ['1-0', '1-0', '1-0'],
      ['1-0', '1-0', '0-1'],
      ['0-1', '0-1', '1-0'],
    ] as const;
    const games = friendly.games.map((match, at) => ({
      ...match,
      boards: match.boards.map((board, index) => ({ ...board, outcome: made[at]![index]! })),
    }));
    await openEvent(settled({ ...friendly, games }));
    expect(said()).toContain('Boards: Team B 4–5 Team AFirst: Team B with 4 points');
  });

  it('says which match is won though boards are still to play, and that it counts later', async () => {
    await openEvent(playedMatches(newTeamEvent(4, 4), 'A-D 1=1.', 'B-C 1=..'));
    const won = 'Team A has won this match, with one board still to play. It counts once all boards';
    expect(said()).toContain(won);
    expect(said()).not.toContain('Team B has won');
  });

  it('says a result for the home side by a click, whoever has White', async () => {
    const { around, pane } = await openPaneOf(newTeamEvent(4, 2));
    await press('1: A2 wins');
    await idle(pane);
    await idle(pane);
    expect(await boardIn(around, 1, 2)).toMatchObject({ white: 'away', outcome: '1-0' });
  });

  it('has who plays chosen among the members of a team, or nobody', async () => {
    const around = await openEvent(newTeamEvent(4, 3, { boards: 2 }));
    expect(choicesOf(seat(2, 'Team D'))).toEqual([...['D1', 'D2', 'D3', 'nobody'], 'Somebody else …']);
    expect(said(seat(2, 'Team D').parentElement)).toMatch(/^D2 ▾/);
    expect(said()).toContain('Click a name to change who plays, or a match to find it on the sheet.');
    await does(() => fillIn(seat(2, 'Team D'), 'D3'));
    expect(await boardIn(around, 1, 2)).toMatchObject({ home: 'A2', away: 'D3' });
    expect(shownBoards(1)[2]).toBe('Board 2: A2 – D3, no result yet');
    await does(() => fillIn(seat(2, 'Team D'), 'D1'));
    expect(shownBoards(1).slice(1, 3)).toEqual([
      'Board 1: A1 – D3, no result yet',
      'Board 2: A2 – D1, no result yet',
    ]);
    expect(said()).not.toContain('sits at two boards');
    await does(() => fillIn(seat(2, 'Team D'), ''));
    expect(await boardIn(around, 1, 2)).toMatchObject({ away: '' });
    expect(said()).toContain('One seat in this round is empty');
  });

  it('takes the name that was probably meant by a click, as a step that can be undone', async () => {
    const event = newTeamEvent(4, 3, { boards: 2 });
    const games = event.games.map((match) =>
      match.no === 1
        ? { ...match, boards: match.boards.map((at) => (at.board === 2 ? { ...at, away: 'D2n' } : at)) }
        : match,
    );
    const { around, pane } = await openPaneOf({ ...event, games });
    expect(said()).toContain('D2n is not on the list of the team Team D.');
    expect(said()).toContain('Did you mean “D2”?');
    expect(buttons()).toContain('Use “D2”');
    await does(() => pane.turnTo('standings'));
    await press('Use “D2”');
    expect(await boardIn(around, 1, 2)).toMatchObject({ home: 'A2', away: 'D2' });
    expect(said()).not.toContain('Did you mean');
    expect(undo()).toBe('Undo: Changed the line-up');
  });

  it('makes a result against nobody a win by forfeit at one click', async () => {
    const event = newTeamEvent(4, 2);
    const games = event.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => (board.away === 'D2' ? { ...board, away: '' } : board)),
    }));
    const { around, pane } = await openPaneOf(playedMatches({ ...event, games }, 'A-D .1'));
    expect(said()).toContain('a game was played, but the team Team D has no name there');
    await press('A2 wins by forfeit, not played');
    await idle(pane);
    expect(await boardIn(around, 1, 2)).toMatchObject({ away: '', outcome: '+-' });
    expect(said()).not.toContain('has no name there');
  });

  it('a win against nobody is by forfeit, by key and by button; a draw is told', async () => {
    const event = newTeamEvent(4, 2);
    const games = event.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => (board.away === 'D2' ? { ...board, away: '' } : board)),
    }));
    const { around, pane } = await openPaneOf({ ...event, games });
    const keyed = async (key: string) => {
      const row = document.querySelector<HTMLElement>('[role=group][aria-label^="Board 2:"]')!;
      await does(() => row.focus());
      await does(() => typeKey(row, key));
      await idle(pane);
    };
    await keyed('=');
    expect(said()).toContain('a game was played, but the team Team D has no name there');
    await keyed('1');
    expect(await boardIn(around, 1, 2)).toMatchObject({ away: '', outcome: '+-' });
    expect(said()).not.toContain('has no name there');
    expect(undo()).toBe('Undo: Recorded A2 – nobody: A2 wins by forfeit');
    await keyed('0');
    expect(await boardIn(around, 1, 2)).toMatchObject({ outcome: '0-1' });
    expect(said()).toContain('has no name there');
    await press('1: A2 wins');
    await idle(pane);
    expect(await boardIn(around, 1, 2)).toMatchObject({ outcome: '+-' });
  });

  it('adds somebody who is on no list to their team, on the sheet that has the members, and seats them', async () => {
    const workbook = withLeftovers(memoryWorkbook([{ name: 'Teams', blocks: [] }]));
    await addTournament(workbook, newTeamEvent(4, 3, { boards: 2 }), { time: '2026-11-20 09:00' });
    const { around } = await openPane(ports(workbook));
    await does(() => fillIn(seat(2, 'Team D'), ' '));
    expect(said()).toContain('This adds them to Team D on the sheet “League Teams”.');
    const asked = 'Who plays at board 2 for Team D?';
    await fill(asked, 'Zoe 1');
    // What is typed there is no result.
    await does(() => typeKey(field(asked), '1'));
    await press('Add the player');
    expect(await boardIn(around, 1, 2)).toMatchObject({ away: 'Zoe 1', outcome: null });
    expect((await boardIn(around, 1, 1)).outcome).toBeNull();
    expect(choicesOf(seat(1, 'Team D'))).toContain('Zoe 1');
    expect(nameOf(document.activeElement)).toBe('Board 2: A2 – Zoe 1, no result yet');
    expect(undo()).toBe('Undo: Changed the line-up');
  });

  it('takes Enter for the end of a word while a name is composed, as in Japanese', async () => {
    await openEvent(newTeamEvent(4, 2));
    await does(() => fillIn(seat(2, 'Team D'), ' '));
    const asked = 'Who plays at board 2 for Team D?';
    await fill(asked, 'さとう');
    const composing = { bubbles: true, isComposing: true };
    for (const key of ['Enter', 'Escape'])
      await does(() =>
        field(asked).dispatchEvent(new window.KeyboardEvent('keydown', { key, ...composing })),
      );
    expect(field(asked).value).toBe('さとう');
  });

  it('gives the form of a new player the whole width of the board', async () => {
    await openEvent(newTeamEvent(4, 2));
    await does(() => fillIn(seat(1, 'Team A'), ' '));
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    const form = document.querySelector('[aria-label^="Board 1:"] > div:last-child')!;
    const own = rules.filter((rule) => [...form.classList].some((name) => rule.startsWith(`.${name} `)));
    expect(own.join(' ').replaceAll(' ', '')).toContain('grid-column:1/-1');
  });

  it('scrolls the form of a new player into sight, with its buttons', async () => {
    await openEvent(newTeamEvent(4, 2));
    const { prototype } = window.HTMLElement;
    const shown: string[] = [];
    prototype.scrollIntoView = function scrollIntoView() {
      shown.push(said(this));
    };
    afterThisTest(() => Reflect.deleteProperty(prototype, 'scrollIntoView'));
    await does(() => fillIn(seat(2, 'Team D'), ' '));
    expect(shown.at(-1)).toMatch(/^Who plays at board 2 for Team D\?.*Add the playerCancel$/);
  });

  it('lets a new player go by Escape', async () => {
    const around = await openEvent(newTeamEvent(4, 2));
    await does(() => fillIn(seat(2, 'Team D'), ' '));
    await does(() => typeKey(field('Who plays at board 2 for Team D?'), 'Escape'));
    expect(buttons()).not.toContain('Add the player');
    expect(await boardIn(around, 1, 2)).toMatchObject({ away: 'D2' });
  });

  const leaving = (...statuses: readonly (readonly [no: number, status: 'withdrawn' | 'annulled'])[]) => {
    const event = newTeamEvent(4, 2);
    const status = new Map(statuses);
    return withPlayers(event, (team) => ({ ...team, status: status.get(team.no) ?? team.status }));
  };

  it.each([
    [leaving([4, 'withdrawn']), 'Team A 2–0 Team D', 'Team D has withdrawn. Team A wins by forfeit.'],
    [leaving([4, 'annulled']), 'Team A – Team D', 'Team D has withdrawn. The match does not count.'],
    [
      leaving([1, 'withdrawn'], [4, 'withdrawn']),
      'Team A 0–0 Team D',
      'Both teams have withdrawn, and both lose by forfeit.',
    ],
  ])(
    'says what the match of a team that has left counts as, and has no boards of it: %#',
    async (event, match, left) => {
      const { pane } = await openPaneOf(event);
      await does(() => pane.showRound(1));
      expect(shownBoards(1).filter((line) => /Team|[AD]1/.test(line))).toEqual(['Team B – Team C']);
      expect(buttons()).toContain(match);
      expect(said()).toContain(left);
    },
  );

  it('has the boards that were played before a team left, and says that they do not count', async () => {
    const event = leaving([4, 'annulled']);
    await openEvent(playedMatches(event, 'A-D 1.'));
    expect(shownBoards(1).slice(0, 3)).toEqual([
      'Team A – Team D',
      'Board 1: A1 – D1, A1 wins',
      'Board 2: A2 – D2, not played',
    ]);
    expect(said()).toContain('Team D has withdrawn. The match does not count.');
  });

  it('every control of a round has a name of its own, whoever is named at its boards', async () => {
    await openEvent(newTeamEvent(4, 2));
    const names = [...document.querySelectorAll('[role=region] :is(select, button)')].map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    expect(names.filter((name) => name.startsWith('Other result'))).toHaveLength(4);
  });

  /** The list of what else can be done with a match. */
  const more = (match: string): HTMLSelectElement =>
    [...document.querySelectorAll('select')].find((each) => nameOf(each) === `More options for ${match}`)!;

  it.each([
    ['the list of who plays', () => seat(1, 'Team A')],
    [
      'the list of rare results',
      () => document.querySelector('select[aria-label^="Other result on board 1:"]')!,
    ],
    ['the list beside a match', () => more('Team A – Team D')],
  ])('%s is opened by arrows and letters, which choose nothing themselves', async (_, list) => {
    await openEvent(newTeamEvent(4, 2));
    const showPicker = jest.fn();
    const select = Object.assign(list(), { showPicker });
    const prevented = ['ArrowDown', 'End', 'f', ' ', 'Tab', 'Enter'].filter((key) => !typeKey(select, key));
    expect(prevented).toEqual(['ArrowDown', 'End', 'f']);
    expect(showPicker).toHaveBeenCalledTimes(3);
  });

  it('puts a whole match off, or moves it to another date, under its heading', async () => {
    const calendar = { dates: { first: '2026-12-12', days: 7 } };
    const around = await openEvent(playedMatches(newTeamEvent(4, 2, { calendar }), 'A-D 1.', 'B-C 11'));
    expect(choicesOf(more('Team A – Team D')).slice(1)).toEqual([
      ...['Postpone or move the match …', 'Swap home and away …', 'Swap two matches …'],
    ]);
    expect(choicesOf(more('Team B – Team C'))).not.toContain('Postpone or move the match …');
    await does(() => fillIn(more('Team A – Team D'), 'reschedule'));
    const form = () => said(document.querySelector('[aria-label="A match moves to another date"]'));
    expect(form()).toContain('Match 1, Team A – Team D: Sat 12 Dec 2026 → no date yet');
    expect(form()).toContain('Postpone the match');
    expect(form()).toContain('The captains of both teams have to agree: Team A and Team D.');
    await fill('New date', '31/2');
    expect(form()).toContain('Field “New date”: “31/2” is not a date.');
    await fill('New date', '20 Dec 2026');
    await does(() => typeKey(field('New date'), '0'));
    expect(form()).toContain('Sat 12 Dec 2026 → Sun 20 Dec 2026');
    await press('Move the match');
    expect(form()).toBe('');
    expect(undo()).toContain('Undo: Changed the date of a match');
    const [match] = (await eventIn(around)).games;
    expect(match).toMatchObject({ date: '2026-12-20', planned: '2026-12-12' });
    expect(match!.boards.map(({ outcome, pending }) => outcome ?? pending)).toEqual(['1-0', 'postponed']);
    expect(buttons()).toContain('Sun 20 Dec 2026 (planned for Sat 12 Dec 2026)');
  });

  it.each([
    ['Cancel', () => button('Cancel').click()],
    ['Escape', () => typeKey(document.activeElement!, 'Escape')],
  ])('gives the list beside a match the focus back after %s', async (_, leave) => {
    await openEvent(newTeamEvent(4, 2));
    more('Team A – Team D').focus();
    await does(() => fillIn(more('Team A – Team D'), 'exchange'));
    expect(document.activeElement).not.toBe(more('Team A – Team D'));
    await does(leave);
    expect(document.activeElement).toBe(more('Team A – Team D'));
  });

  it('marks a whole match as postponed where matches have no dates', async () => {
    const { around, pane } = await openPaneOf(playedMatches(newTeamEvent(4, 2), 'A-D 11'));
    expect(choicesOf(more('Team B – Team C')).slice(1)).toEqual([
      ...['Mark the match as postponed', 'Swap home and away …', 'Swap two matches …'],
      ...['Team B wins by forfeit', 'Team C wins by forfeit'],
    ]);
    await does(() => fillIn(more('Team B – Team C'), 'postponed'));
    await idle(pane);
    const pending = (await eventIn(around)).games.map(({ boards }) => boards.map((board) => board.pending));
    expect(pending.slice(0, 2)).toEqual([
      [undefined, undefined],
      ['postponed', 'postponed'],
    ]);
    expect(undo()).toContain('the last 2 results');
    expect(said()).toContain('Round 1 is complete, except for one unfinished match.');
    expect(choicesOf(more('Team B – Team C'))).not.toContain('Mark the match as postponed');
    expect(choicesOf(more('Team B – Team C')).slice(-2)).toEqual([
      'Team B wins by forfeit',
      'Team C wins by forfeit',
    ]);
    await does(() => fillIn(more('Team B – Team C'), '-/+'));
    await idle(pane);
    expect((await eventIn(around)).games[1]).toMatchObject({
      boards: [{ outcome: '-+' }, { outcome: '-+' }],
    });
    expect(shownBoards(1)).toContain('Team B 0–2 Team C');
  });

  it('names somebody once the result that is being written is on the sheet', async () => {
    const { around, pane } = await openPaneOf(newTeamEvent(4, 3, { boards: 2 }));
    await act(async () => {
      pane.record(1, '1-0', 1);
      pane.seat({ match: 1, team: 'Team D', seats: [{ board: 2, name: 'D3' }] });
    });
    await idle(pane);
    await does(() => undefined);
    expect(await boardIn(around, 1, 1)).toMatchObject({ outcome: '1-0' });
    expect(await boardIn(around, 1, 2)).toMatchObject({ away: 'D3' });
  });

  it('names what is missing: matches of earlier rounds, and seats of nobody', async () => {
    const played = playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.', 'A-B 10', 'D-C 1.');
    const event = withGames(played, (match) =>
      match.round === 2 ? { ...match, boards: match.boards.map((board) => ({ ...board, away: '' })) } : match,
    );
    const { surface } = await openEvent(event);
    expect(said()).toContain('One seat in this round is empty');
    expect(document.querySelector('select')?.value).toBe('2');
    await press('Team C, board 2: who plays?');
    expect(surface.shown.at(-1)).toMatchObject({ sheet: 'Matches' });
    expect(said()).toContain('One earlier match is not finished');
    await press('Round 1: Team B – Team C, 1 board to play');
    expect(shownBoards(1)).toHaveLength(6);
    // The round that is shown needs no word beside it.
    expect(said()).not.toContain('One earlier match is not finished');
    await press('Go to the current round (2)');
    expect(shownBoards(2)).toHaveLength(6);
  });

  it('goes on saying who is at home in one hall at one time', async () => {
    const dates = { first: '2026-12-12', days: 7 };
    await openEvent(newTeamEvent(4, 2, { calendar: { dates, venues: ['Club', 'Club', 'C', 'D'] } }));
    expect(said()).toContain(
      'Team A – Team D, Team B – Team C: 2 matches at the same time in Club, in round 1, on Sat 12 Dec 2026, with 4 boards in all.',
    );
  });

  it('says several clashes in one line, which opens', async () => {
    const dates = { first: '2026-12-12', days: 7 };
    const venues = ['Club', 'Club', 'Club', 'Club', 'C', 'D'];
    await openEvent(newTeamEvent(6, 2, { calendar: { dates, venues } }));
    const lines = [...document.querySelectorAll('summary')].map(said);
    expect(lines).toContain('4 dates to check');
  });

  it('says the planned date beside the new one', async () => {
    const calendar = { dates: { first: '2026-12-12', days: 7 } };
    const made = newTeamEvent(6, 1, { calendar });
    await openEvent(withGame(made, 2, { date: '2027-01-03' }));
    expect(buttons()).toContain('Sat 12 Dec 2026');
    expect(buttons()).toContain('Sun 3 Jan 2027 (planned for Sat 12 Dec 2026)');
  });

  it('says the usual hall beside another one, but nothing of halls where a team has none', async () => {
    const calendar = {
      dates: { first: '2026-12-12', days: 7 },
      venues: ['Club', 'Hall', 'Barn', 'Mill', '', 'School'],
    };
    const made = newTeamEvent(6, 1, { calendar, cycles: 2 });
    const games = made.games.map((match) => (match.no <= 2 ? { ...match, venue: 'Library' } : match));
    await openEvent({ ...made, games });
    const [first, second] = games;
    expect([first!.white, second!.white]).toEqual([1, 2]);
    const moved = buttons().filter((name) => name.includes('2026'));
    expect(moved).toEqual([
      'Sat 12 Dec 2026, Library instead of Club',
      'Sat 12 Dec 2026, Library instead of Hall',
      'Sat 12 Dec 2026, Barn',
    ]);
  });

  it('says that a team won by forfeit, on its page too', async () => {
    const { pane } = await openPaneOf(newTeamEvent(4, 2));
    await does(() => fillIn(more('Team A – Team D'), '-/+'));
    await idle(pane);
    expect(undo()).toBe('Undo: Recorded Team A – Team D: Team D wins by forfeit');
    await press('Teams');
    await press('4Team D2');
    expect(rowsOf('Matches of Team D')[1]).toBe('1|away|Team A|won by forfeit 2–0');
  });

  it('has date and venue at each match, and they lead to their cells', async () => {
    const calendar = { dates: { first: '2026-12-12', days: 7 } };
    const made = newTeamEvent(4, 2, { calendar });
    const event = withGame(made, 2, { venue: 'Town hall' });
    const { surface } = await openEvent(event);
    expect(buttons()).toContain('Sat 12 Dec 2026, Town hall');
    await press('Sat 12 Dec 2026');
    expect(surface.shown).toMatchObject([{ sheet: 'Matches' }]);
  });

  it('tells a word in place of a date as a cell to check, and the calendar file keeps the planned date', async () => {
    const made = newTeamEvent(4, 2, { calendar: { dates: { first: '2026-12-12', days: 7 } } });
    const { surface } = await openEvent(withGame(made, 2, { date: 'next Tuesday' }));
    expect(said()).toContain('One cell to check');
    expect(said()).toContain('“next Tuesday” is not a date. Type one such as 3 Dec 2026.');
    await press('Show E9 on Matches');
    expect(surface.shown).toMatchObject([{ sheet: 'Matches', area: { row: 8, column: 4 } }]);
    await press('Print');
    expect(said()).toContain(
      'Roundabout does not understand one date. The file has the planned date instead.',
    );
    const saved = savedFiles();
    await press('Save League.ics');
    const file = decodeURIComponent(saved[0]!.href).replaceAll('\r\n ', '');
    expect(file).toMatch(/UID:match-2\.[^]*?DTSTART;VALUE=DATE:20261212\r\n[^]*?STATUS:CONFIRMED/);
    expect(file).not.toMatch(/CANCELLED|Moved from/);
  });

  it('names the matches that are overdue; a click goes to their round', async () => {
    const calendar = { dates: { first: '2026-11-12', days: 7 } };
    await openEvent(playedMatches(newTeamEvent(4, 2, { calendar }), 'A-D 1=', 'B-C 1.', 'A-B 1.', 'C-D 11'));
    expect(said()).toContain('2 matches are overdue');
    expect(document.querySelector('select')?.value).toBe('2');
    await press('Round 1, board 2: Team B – Team C, due Thu 12 Nov 2026');
    expect(shownBoards(1)).toHaveLength(6);
  });

  it('ranks the teams and their players', async () => {
    const event = playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.');
    const fined = { adjustment: -1, adjustmentReason: 'Late' };
    await openEvent(withPlayer(event, 2, { ...fined }));
    await press('Standings');
    expect(rowsOf('Standings')).toEqual([
      'Rank|Team|Match points|Game points|',
      '1|Team A|2|1.5|›',
      '2|Team D|0|0.5|›',
      '3|Team C|0|0|›',
      '4|Team B|−1|1|›',
    ]);
    expect(said()).toContain('Adjusted: Team B −1 (Late)');
    expect(rowsOf('Individuals').slice(0, 4)).toEqual([
      'Rank|Name|Points|Games',
      '1–2|A1, Team A|1|1',
      '1–2|B1, Team B|1|1',
      '3–4|A2, Team A|0.5|1',
    ]);
  });

  it('opens below a team what ranks it, and on what it is ahead of the next and behind the one before', async () => {
    await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    await press('Standings');
    await press('Team B');
    const below = said(document.getElementById(button('Team B').getAttribute('aria-controls')!));
    expect(below).toContain('Match points 0');
    expect(below).toContain('Game points 1');
    expect(below).toContain('Behind Team A on Match points (0 to 2).');
    expect(below).toContain('Level with Team D on Match points; ahead on Game points (1 to 0.5).');
  });

  it('says where fewer is better, and that a rank among the tied is one', async () => {
    const tieBreaks = ['MP', 'GP', 'BC'];
    const event = newTeamEvent(4, 2, { tieBreaks });
    await openEvent(playedMatches(event, 'A-D 01', 'B-C 10'));
    await press('Standings');
    await press('Team D');
    expect(said()).toContain(
      'Level with Team A on Match points and Game points; ahead on Board count (1 to 2; fewer is better).',
    );
    const met = newTeamEvent(4, 2, { tieBreaks: ['GP', 'EDE'] });
    await openEvent(playedMatches(met, 'A-D 11', 'B-C 1=', 'D-C 11'));
    await press('Standings');
    await press('Team A');
    expect(said()).toContain(
      'Level with Team D on Game points; ahead on Direct encounter (1st to 2nd among those tied).',
    );
  });

  it('has wall pairings and match sheets of the round being played, unless other ones are chosen', async () => {
    const { pane } = await openPaneOf(playedMatches(newTeamEvent(4, 2), 'A-D 11', 'B-C 11'));
    await press('Print');
    for (const name of ['Wall pairings', 'Match sheets']) {
      await does(() => field(name).click());
      const rounds = field<HTMLSelectElement>('Which round');
      expect([choicesOf(rounds), rounds.value]).toEqual([['All rounds', '1', '2', '3'], '2']);
      if (name === 'Wall pairings') await does(() => field(name).click());
    }
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Match sheets, round 2' });
    await does(() => field('Match sheets').click());
    await fill('Which round', '');
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Match sheets' });
  });

  it('has neither the calendar nor a calendar file while matches have halls and no dates', async () => {
    const calendar = { dates: { dates: [] }, venues: ['A', 'B', 'C', 'D'] };
    await openEvent(newTeamEvent(4, 2, { calendar }));
    await press('Print');
    expect(said()).toContain('Fixtures');
    expect(said()).not.toContain('Calendar');
  });

  it('says on Standings what comes next before the first result', async () => {
    await openEvent(newTeamEvent(4, 2));
    await press('Standings');
    expect(said()).toContain('No results yet. Enter the first one under Round.');
    expect(rowsOf()).toEqual([]);
  });

  it('prints fixtures and the calendar with the usual sheets where matches have dates', async () => {
    await openEvent(newTeamEvent(4, 2, { calendar: { dates: { first: '2026-12-12', days: 7 } } }));
    await press('Print');
    const offered = [...document.querySelectorAll('input[type=checkbox]')].map(({ id }) =>
      said(document.querySelector(`label[for="${id}"]`)),
    );
    expect(offered.slice(0, 6)).toEqual([
      ...['Wall pairings', 'Team standings', 'Fixtures', 'Calendar', 'Match sheets', 'Matches'],
    ]);
  });

  it('leads to its sheets, to be read or printed', async () => {
    const { surface } = await openEvent(newTeamEvent(3, 2));
    await press('More');
    expect(said()).toContain('The sheets update themselves with every result');
    await press('Sheet Team crosstable');
    await press('Print');
    const offered = [...document.querySelectorAll('input[type=checkbox]')].map(({ id }) =>
      said(document.querySelector(`label[for="${id}"]`)),
    );
    expect(offered.slice(0, 3)).toEqual(['Wall pairings', 'Team standings', 'Match sheets']);
    expect(choicesOf(field('Who is it for?'))).toEqual([
      'Choose',
      'A pairing program (TRF26)',
      'A pairing program (TRF16)',
      'A spreadsheet: all games (CSV)',
      'English Chess Federation: results file',
      'Everyone: a web page',
      'A website in Markdown',
      'A chat or an e-mail: plain text',
    ]);
    for (const format of ['trf26', 'html']) {
      await fill('Who is it for?', format);
      expect(said()).toContain('Save');
    }
    await does(() => field('Team standings').click());
    await press('Prepare 1 sheet for printing');
    expect(surface.shown.map(({ sheet }) => sheet)).toEqual(['Team crosstable', 'Team standings']);
    expect(said()).toContain('The sheet “Team standings” is open. Press Ctrl+P');
  });
});

describe('a team', () => {
  it('is shown with its players, and with why points were taken away', async () => {
    const { players, ...event } = newTeamEvent(3, 2);
    const late = { adjustment: -0.5, adjustmentReason: 'late line-up' };
    await openEvent({
      ...event,
      players: players.map((team) => (team.no === 2 ? { ...team, ...late } : team)),
    });
    await press('Teams');
    await press('2Team B−0.5');
    expect(said()).toContain('Points adjusted by −0.5: late line-up');
    expect(rowsOf('Team B').slice(0, 2)).toEqual(['Board|Name|Rating', '1|B1|']);
  });

  it.each([
    ['11', 'Boards: Team A 2–0 Team B'],
    ['=.', 'Boards: Team A 0.5–0.5 Team B'],
    ['==', 'Boards: Team A 1–1 Team B'],
  ])('of two has the score said as people say it, and nobody who is first: %s', async (results, score) => {
    await openEvent(playedMatches(newTeamEvent(2, 2), `A-B ${results}`));
    expect(said()).toContain(`2 teams, 1 round${score}Round`);
    expect(said()).not.toMatch(/First:|In the lead/);
  });

  it('that is first on the boards alone is told to be', async () => {
    await openEvent(playedMatches(newTeamEvent(2, 2, { tieBreaks: ['MP', 'GP', 'BC'] }), 'A-B 10'));
    expect(said()).toContain('Team A 1–1 Team B');
    expect(said()).toContain('First: Team A with 1 point, ahead on Board count');
  });

  const statuses = async ({ workbook }: Around) => {
    const opened = valueOf(await openTeamEvents(workbook));
    return opened[0]!.tournament.players.map(({ status }) => status);
  };

  it('leaves, comes back, and the last step is taken back and done again', async () => {
    const around = await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    await press('Teams');
    expect(said(document.querySelector('ul'))).toBe('1Team A22Team B03Team C04Team D0');
    await press('1Team A2');
    expect(said()).toContain('Place 1 with 2 points from 1 match');
    expect(rowsOf('Matches of Team A')).toEqual([
      'Round|Where|Opponent|Result',
      '1|home|Team D|won 1.5–0.5',
      '2|home|Team B|–',
      '3|away|Team C|–',
    ]);
    await press('All teams');
    await press('4Team D0');
    expect(rowsOf('Matches of Team D')[1]).toBe('1|away|Team A|lost 0.5–1.5');
    await press('All teams');
    await press('1Team A2');
    expect(said()).not.toContain('Print their card');
    expect(buttons().filter((name) => name.endsWith('…'))).toEqual([
      ...[
        'Withdraw …',
        'A player leaves …',
        'Replace with another team …',
        'Correct the name …',
        'Adjust points …',
      ],
    ]);
    await press('A player leaves …');
    expect(choicesOf(field<HTMLSelectElement>('Who leaves'))).toEqual(['Choose …', 'A1', 'A2']);
    await fill('Who leaves', 'A2');
    expect(said()).toContain('The line-up of Team A changes in 2 matches.');
    expect(said()).toContain('Round 2, board 2: nobody, instead of A2.');
    await press('Cancel');
    const asked = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    afterThisTest(() => asked.mockRestore());
    button('Withdraw …').focus();
    await press('Withdraw …');
    const change = said(document.querySelector('[aria-label="A team leaves the tournament"]'));
    expect(change).toContain('Team A has finished 1 of 3 matches. None of them count.');
    expect(change).toContain('The standings change for');
    expect(change).toContain('Match points');
    await press('Withdraw the team');
    expect(await statuses(around)).toEqual(['annulled', 'playing', 'playing', 'playing']);
    expect(said()).toContain('Withdrawn, matches annulled');
    expect(said()).not.toContain('They played no matches.');
    expect(nameOf(document.activeElement)).toBe('Bring back …');
    expect(undo()).toBe('Undo: Withdrew Team A');
    await press('Undo: Withdrew Team A');
    expect(await statuses(around)).toEqual(['playing', 'playing', 'playing', 'playing']);
    await press('Redo: Withdrew Team A');
    await press('Bring back …');
    expect(said()).toContain('Team A is in the tournament again.');
    await press('Bring the team back');
    expect(await statuses(around)).toEqual(['playing', 'playing', 'playing', 'playing']);
    expect(undo()).toBe('Undo: Brought Team A back');
  });

  it('leaves by the rule that is chosen among those of teams', async () => {
    await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    await press('Teams');
    await press('1Team A2');
    await press('Withdraw …');
    expect(choicesOf(document.querySelector('select')!)).toEqual([
      'All if they played half (FIDE)',
      'None',
      'All that they played',
    ]);
  });

  it('has its results and names in the step that recorded them, by match and board', async () => {
    const around = await openEvent(newTeamEvent(4, 2));
    const taken = await takeRow(around.workbook, RECORD, [{ game: 1, board: 2, typed: '1-0' }], {
      time: '2026-11-21 10:00',
    });
    expect(taken.ok).toBe(true);
    await press('More');
    around.surface.change('Matches');
    await does(() => around.clock.pass());
    expect(undo()).toBe('Undo: Recorded A2 – D2 1–0');
  });
});

it('a league of several has finals of teams, without matches carried over', async () => {
  await openPaneOf(newTeamEvent(3, 2, { section: 'Premier' }));
  await press('More');
  expect(said()).toContain('Teams from each league');
  expect(said()).not.toContain('Carry games over');
});
