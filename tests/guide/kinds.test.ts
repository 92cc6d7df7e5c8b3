import { CLASS, GO, SEASON } from './lists';
import { follow } from './walk';

it('a Go club', () =>
  follow(GO, async ({ bench, pane, press, reads, play, tab, shot }) => {
    await reads('Go: your list has dan and kyu ranks.');
    await shot('go-list', 'both', 560);
    await press(/^Create \d/);
    await reads('The tournament is ready');
    await play(1, '10=', 2);
    await play(2, '110', 3);
    await play(3, '01');
    await shot('go-round', 'pane', 640);
    await bench.openSheet('Standings');
    await tab('Standings');
    await shot('go-standings', 'both', 560);
    await tab('Print');
    await pane.getByLabel('Who is it for?').selectOption({ label: 'European Go Database' });
    await reads(/ to check before you send it$/);
    await shot('go-send', 'pane', 760, pane.getByText('Send results to…'));
  }));

it('a school class', () =>
  follow(CLASS, async ({ bench, pane, press, unfold, reads, play, tab, shot }) => {
    await reads('A school class: after each round everyone moves on one seat.');
    await shot('class-list', 'both', 560);
    await press(/^Create \d/);
    await reads('The tournament is ready');
    await play(1, '10=101');
    await reads('Rotate now');
    await shot('class-round', 'pane', 640, pane.getByRole('group', { name: /^Board 5: / }));
    await press('Go to round 2');
    await tab('Print');
    await unfold('More sheets');
    await pane.getByRole('checkbox', { name: 'Table cards' }).check();
    await unfold('Teaching sheets');
    await pane.getByRole('checkbox', { name: 'Seating plan' }).check();
    await shot('class-print', 'pane', 900, pane.getByRole('checkbox', { name: 'Table cards' }));
    await press('Prepare 2 sheets for printing');
    await bench.page.getByRole('tab', { name: 'Seating plan', exact: true }).waitFor();
  }));

it('a season: everyone twice, with dates', () =>
  follow(SEASON, async ({ bench, pane, press, unfold, reads, tab, shot }) => {
    await reads(/^Create \d/);
    await unfold('More options', 'Pairings ·');
    await pane
      .getByLabel('Each pair meets', { exact: true })
      .selectOption({ label: 'twice, colours reversed' });
    await unfold('Dates and time ·');
    await pane.getByLabel('First round on').fill('2027-01-08');
    await press('One round a week');
    await pane.getByLabel('Days between rounds').fill('14');
    await pane.getByLabel('Days without play').fill('2027-02-05');
    await reads('Create 10 rounds for 6 players');
    await shot('season-dates', 'pane', 760, pane.locator('summary', { hasText: 'Dates and time ·' }));
    await press('Create 10 rounds for 6 players');
    await reads('The tournament is ready');
    await shot('season-pairings', 'both', 560);
    await bench.type('F5', '1-0', 'postponed');
    await reads('1 of 30 games finished');
    // a game is moved to a day on which its players have another one
    await bench.type('I8', '2027-01-08');
    await bench.cell('K8').getByText('A player has another game that day').first().waitFor();
    await tab('Print');
    await pane.getByLabel('Whose games').selectOption({ index: 1 });
    await shot('season-calendar', 'pane', 560, pane.getByText('Calendar file'));
  }));
