import { LEAGUE, MATCH, OPEN } from './lists';
import { follow } from './walk';

it('a league of teams', () =>
  follow(LEAGUE, async ({ bench, press, reads, tab, shot }) => {
    await reads(/^A team league: /);
    await bench.pane.getByLabel('Boards per match').fill('4');
    await reads(/6 teams on 4 boards/);
    await shot('league-list', 'both', 720);
    await press('Create 5 rounds for 6 teams');
    await reads('The team league is ready');
    await bench.openSheet('Matches');
    await bench.type('C7', '1-0', '½', '0-1', '1-0');
    await reads('1 of 15 matches finished');
    await shot('league-matches', 'both', 700);
    await tab('Standings');
    await bench.openSheet('Team standings');
    await shot('league-standings', 'both', 580);
    await tab('Teams');
    await bench.pane.getByRole('list', { name: 'Teams' }).getByRole('button', { name: /Wil\b/ }).click();
    await press('Withdraw …');
    await press('Withdraw the team');
    await reads(/^Withdrew /);
    await tab('Print');
    await bench.pane.getByRole('checkbox', { name: 'Match sheets' }).check();
    await press('Prepare 1 sheet for printing');
    await bench.page.getByRole('tab', { name: 'Match sheets', selected: true }).waitFor();
  }));

it('a match of two teams', () =>
  follow(MATCH, async ({ bench, press, reads, play, shot }) => {
    await reads(/^A match of two teams: /);
    await shot('match-list', 'both', 640);
    await press('Create 4 rounds for 8 players');
    await reads('The tournament is ready');
    await play(1, '1=01', 2);
    await play(2, '=101');
    await shot('match-round', 'pane', 700);
    await bench.openSheet('Match');
    await shot('match-sheet', 'sheet', 640);
  }));

it('quads, sections and finals', () =>
  follow(OPEN, async ({ bench, pane, press, reads, play, tab, shot }) => {
    await reads(/^Create \d/);
    await press('Sections');
    await pane.getByLabel('Keep apart').selectOption('Club');
    await shot('sections-list', 'both', 760);
    await press('Create 4 sections for 16 players');
    await reads('The tournament is ready');
    await play(1, '10=101=1');
    await shot('sections-round', 'pane', 900);
    await tab('Print');
    await pane.getByRole('checkbox', { name: 'Section posters', exact: true }).check();
    await pane.getByLabel('Per page').selectOption('Up to four sections, to cut apart');
    await press('Prepare 1 sheet for printing');
    await bench.page.getByRole('tab', { name: 'Small section posters', exact: true }).waitFor();
    await tab('Round');
    await pane.getByRole('combobox', { name: 'Round', exact: true }).selectOption('2');
    await play(2, '1=0110=1', 3);
    await play(3, '01=11010');
    await bench.openSheet('Sections');
    await shot('sections-sheet', 'both', 560);
    await tab('More');
    await pane.getByRole('checkbox', { name: 'Carry games over' }).check();
    await press('Make the finals');
    await reads('4 of 28 games finished');
    await bench.cell('A3').click();
    await shot('sections-final', 'both', 640);
  }));
