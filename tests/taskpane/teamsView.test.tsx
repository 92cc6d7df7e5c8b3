import { button, buttons, choicesOf, does, field, openPane, press, rowsOf, said } from './drawn';
import '../../src/taskpane/view/players';
import '../../src/taskpane/view/printTeams';
import '../../src/taskpane/view/standings';
import '../../src/taskpane/view/steps';
import '../../src/taskpane/view/teamRound';
import '../../src/taskpane/view/teams';
import { RECORD_BOARDS } from '../../src/app/changes/recordBoards';
import { takeRow } from '../../src/app/changes/take';
import { openTeamEvents } from '../../src/app/open';
import { addTeamEvent } from '../../src/app/pairTeams';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { ports, withLeftovers, withList, type Around } from './ports';

const openEvent = async (event: TeamEvent): Promise<Around> => {
  const workbook = withLeftovers(withList());
  await addTeamEvent(workbook, event, '2026-11-20 09:00');
  return (await openPane(ports(workbook))).around;
};

describe('a list of teams', () => {
  const LIST = [
    ['Name', 'Team'],
    ...['Ajax', 'Bears', 'Cats'].flatMap((team) =>
      [1, 2, 3].slice(0, team === 'Cats' ? 2 : 3).map((place) => [`${team[0]}${place}`, team]),
    ),
  ];

  it('is offered as an event of teams, with its first round by names, and back', async () => {
    await openPane(ports(withLeftovers(withList(LIST))));
    await press('Teams that all meet …');
    expect(said()).toContain('3 teams on 2 boards: 3 rounds, 3 matches, 6 games');
    expect(rowsOf('Boards of round 1')).toEqual(['Board|Home|Away', 'Bears – Cats', '1|B1|C1', '2|B2|C2']);
    expect(said()).toContain('No match: Ajax');
    expect(rowsOf('Teams')).toEqual([
      'No|Team|Players',
      '1|Ajax|2 + 1 reserve',
      '2|Bears|2 + 1 reserve',
      '3|Cats|2',
    ]);
    await press('One tournament of all');
    expect(said()).toContain('Create 7 rounds for 8 players');
  });
});

describe('an event of teams', () => {
  it('shows the round that is played; a result leads to its cell', async () => {
    const { surface } = await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    expect(rowsOf('Round 1')).toEqual([
      'Board|Home|Result|Away',
      'Team A 1½–½ Team D',
      '1|A1|1-0|D1',
      '2|A2|½-½|D2',
      'Team B 1–0 Team C',
      '1|B1|1-0|C1',
      '2|B2|…|C2',
    ]);
    expect(said()).toContain('1 of 6 matches finished');
    await press('Board 2, Team B – Team C: no result yet. Show the cell');
    expect(surface.shown).toEqual([{ sheet: 'Matches', area: { row: 10, column: 2, rows: 1, columns: 1 } }]);
  });

  it('names what is missing: matches of earlier rounds, and seats of nobody', async () => {
    const played = playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.', 'A-B 10', 'D-C 1.');
    const event = {
      ...played,
      games: played.games.map((match) =>
        match.round === 2
          ? { ...match, boards: match.boards.map((board) => ({ ...board, away: '' })) }
          : match,
      ),
    };
    const { surface } = await openEvent(event);
    expect(said()).toContain('One earlier match is not finished');
    await press('Round 1: Team B – Team C, 1 board to come');
    expect(surface.shown.at(-1)).toMatchObject({ sheet: 'Matches', area: { row: 10, column: 2 } });
    expect(said()).toContain('One seat of this round is empty');
    expect(document.querySelector('select')?.value).toBe('2');
    await press('Previous round');
    expect(rowsOf('Round 1')).toHaveLength(7);
    await press('Go to round 2');
    expect(rowsOf('Round 2')).toHaveLength(7);
  });

  it('names the matches that are overdue; a click goes to their round', async () => {
    const calendar = { dates: { first: '2026-11-12', days: 7 } };
    await openEvent(playedMatches(newTeamEvent(4, 2, { calendar }), 'A-D 1=', 'B-C 1.', 'A-B 1.', 'C-D 11'));
    expect(said()).toContain('2 matches are overdue');
    expect(document.querySelector('select')?.value).toBe('2');
    await press('Round 1, board 2: Team B – Team C, due 2026-11-12');
    expect(rowsOf('Round 1')).toHaveLength(7);
  });

  it('ranks the teams and their players', async () => {
    await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    await press('Standings');
    expect(rowsOf('Standings')).toEqual([
      'Place|Team|Match points|',
      '1|Team A|2|›',
      '2|Team B|0|›',
      '3|Team D|0|›',
      '4|Team C|0|›',
    ]);
    expect(rowsOf('Players').slice(0, 4)).toEqual([
      'Rank|Name|Points|Games|Team',
      '1–2|A1|1|1|Team A',
      '1–2|B1|1|1|Team B',
      '3–4|A2|½|1|Team A',
    ]);
  });

  it('opens below a team what ranks it, and on what it is ahead of the next and behind the one before', async () => {
    await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    await press('Standings');
    await press('Team B');
    const below = said(document.getElementById(button('Team B').getAttribute('aria-controls')!));
    expect(below).toContain('Match points 0');
    expect(below).toContain('Game points 1');
    expect(below).toContain('Behind Team A on Match points: 0 to 2.');
    expect(below).toContain('Ahead of Team D on Game points: 1 to ½.');
  });

  it('leads to its sheets, to be read or printed', async () => {
    const { surface } = await openEvent(newTeamEvent(3, 2));
    await press('More');
    expect(said()).toContain('The sheets update themselves with every result');
    await press('Team crosstable');
    await press('Print');
    await does(() => field('Team standings').click());
    await press('Prepare 1 sheet for printing');
    expect(surface.shown.map(({ sheet }) => sheet)).toEqual(['Team crosstable', 'Team standings']);
    expect(said()).toContain('The sheet “Team standings” is open. Press Ctrl+P');
  });
});

describe('a team', () => {
  const undo = (): string | undefined => buttons().find((name) => /^(?:Un|Re)do: /.test(name));

  const statuses = async ({ workbook }: Around) => {
    const opened = await openTeamEvents(workbook);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    return opened.value[0]!.tournament.players.map(({ status }) => status);
  };

  it('leaves, comes back, and the last step is taken back and done again', async () => {
    const around = await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    await press('Teams');
    expect(said(document.querySelector('ul'))).toBe('1Team A22Team B03Team C04Team D0');
    await press('1Team A2');
    expect(said()).toContain('Place 1; points: 2, from 1 match');
    expect(rowsOf('Matches of Team A')).toEqual([
      'Round|Where|Opponent|Result',
      '1|home|Team D|won 1½–½',
      '2|home|Team B|–',
      '3|away|Team C|–',
    ]);
    await press('‹ All teams');
    await press('4Team D0');
    expect(rowsOf('Matches of Team D')[1]).toBe('1|away|Team A|lost ½–1½');
    await press('‹ All teams');
    await press('1Team A2');
    expect(said()).not.toContain('Print their card');
    expect(buttons().filter((name) => name.endsWith('…'))).toEqual([
      ...['They leave …', 'Somebody takes their place …', 'Correct the name …', 'Add or take points …'],
    ]);
    await press('They leave …');
    const change = said(document.querySelector('[aria-label="A team leaves the tournament"]'));
    expect(change).toContain('Team A has finished 1 of 3 matches. None of its matches counts.');
    expect(change).toContain('The standings change for');
    expect(change).toContain('Status of number 1playingwithdrawn, games annulled');
    await press('Withdraw the team');
    expect(await statuses(around)).toEqual(['annulled', 'playing', 'playing', 'playing']);
    expect(said()).toContain('has left; its matches do not count');
    expect(undo()).toBe('Undo: Team A withdrawn');
    await press('Undo: Team A withdrawn');
    expect(await statuses(around)).toEqual(['playing', 'playing', 'playing', 'playing']);
    await press('Redo: Team A withdrawn');
    await press('They come back …');
    expect(said()).toContain('Team A is in the tournament again.');
    await press('Take the team in again');
    expect(await statuses(around)).toEqual(['playing', 'playing', 'playing', 'playing']);
    expect(undo()).toBe('Undo: Team A back in the tournament');
  });

  it('leaves by the rule that is chosen among those of teams', async () => {
    await openEvent(playedMatches(newTeamEvent(4, 2), 'A-D 1=', 'B-C 1.'));
    await press('Teams');
    await press('1Team A2');
    await press('They leave …');
    expect(choicesOf(document.querySelector('select')!)).toEqual([
      'FIDE',
      'New Zealand Chess',
      'Nothing counts',
      'What was played counts',
    ]);
  });

  it('has its results and names in the step that recorded them, by match and board', async () => {
    const around = await openEvent(newTeamEvent(4, 2));
    const taken = await takeRow(around.workbook, RECORD_BOARDS, [{ match: 1, board: 2, typed: '1-0' }], {
      time: '2026-11-21 10:00',
    });
    expect(taken.ok).toBe(true);
    await press('More');
    around.surface.change({ sheet: 'Matches', address: 'C8' });
    await does(() => around.clock.pass());
    expect(undo()).toBe('Undo: 1-0 in A2 – D2');
    expect(said()).toContain('Result of match 1, board 2');
  });
});
