import { CLUB } from './lists';
import { follow } from './walk';

it('one evening, from the list to the report', () =>
  follow(CLUB, async ({ bench, pane, press, tab, unfold, reads, play, shot }) => {
    const { page } = bench;
    await reads('Create 7 rounds for 7 players');
    await shot('evening-list', 'both', 560);
    await press('Create 7 rounds for 7 players');
    await reads('The tournament is ready');
    await bench.openSheet('Pairings');
    await play(1, '1=0');
    await reads('Round 1 is complete.');
    await shot('evening-round', 'pane', 680);
    await press('Go to round 2');
    await bench.type('F9', '½', '0-1');
    await reads('5 of 21 games finished');
    await bench.cell('F11').click();
    await shot('pairings', 'both', 640);
    await pane.getByRole('combobox', { name: 'Other result on board 3' }).selectOption('+-');
    await reads('6 of 21 games finished');
    // a result was wrong
    await pane.getByRole('combobox', { name: 'Round', exact: true }).selectOption('1');
    const second = pane.getByRole('group', { name: /^Board 2: / });
    await second.getByRole('button', { name: /^1: / }).click();
    await press(/^Undo/);
    await reads(/^Undone: /);
    await press(/^Redo/);
    await reads(/^Recorded /);
    // somebody comes late
    await tab('Players');
    await press('Add a player …');
    await pane.getByRole('textbox', { name: 'Name' }).fill('Hugo Martin');
    await reads(/gets number 8/);
    await shot('evening-late', 'pane', 820, pane.getByRole('button', { name: 'Add a player …' }));
    await press('Add the player');
    await reads(/^Added /);
    // somebody leaves
    await pane
      .getByRole('list', { name: 'Players' })
      .getByRole('button', { name: /Grace Murphy/ })
      .click();
    await press('Withdraw …');
    await shot('evening-withdraw', 'pane', 900, pane.getByRole('button', { name: 'Withdraw the player' }));
    await press('Withdraw the player');
    await reads(/^Withdrew /);
    // the missing game of the newcomer
    await tab('Round');
    await unfold('2 games are postponed');
    await press(/^Round 1, board 4: /);
    await pane.getByRole('region', { name: 'Round 1', exact: true }).waitFor();
    await pane
      .getByRole('group', { name: /^Board 4: / })
      .getByRole('button', { name: /^½: / })
      .click();
    // standings and why
    await tab('Standings');
    await pane.getByRole('table', { name: 'Standings' }).getByRole('button').first().click();
    await shot('evening-why', 'pane', 900);
    await unfold('Who can still win?');
    await unfold('Share the standings');
    await pane.getByRole('button', { name: 'Show on the projector' }).waitFor();
    // on paper
    await tab('Print');
    await pane.getByRole('checkbox', { name: 'Result slips' }).check();
    await shot('evening-print', 'pane', 720);
    await press('Prepare 1 sheet for printing');
    await page.getByRole('tab', { name: 'Result slips', selected: true }).waitFor();
    await bench.openSheet('Pairings');
    for (let round = 2; round <= 7; round += 1) {
      await tab('Round');
      await pane.getByRole('combobox', { name: 'Round', exact: true }).selectOption(String(round));
      await pane.getByRole('region', { name: `Round ${round}`, exact: true }).waitFor();
      const open = pane.getByRole('group', { name: /^Board \d+: .*(no result yet|postponed)$/i });
      const games = await open.count();
      if (games > 0) await open.first().focus();
      for (let game = 0; game < games; game += 1)
        await page.keyboard.press('1=01'.charAt((game + round) % 4));
      await bench.drawn();
    }
    await reads('All games are finished.');
    await tab('Print');
    await pane.getByRole('checkbox', { name: 'Report', checked: true }).waitFor();
    await press('Prepare 1 sheet for printing');
    await page.getByRole('tab', { name: 'Report', selected: true }).waitFor();
    await pane.getByLabel('Who is it for?').selectOption({ label: 'Everyone: a web page' });
    await shot('evening-send', 'pane', 760, pane.getByText('Send results to…'));
    await pane
      .getByRole('button', { name: /^(Save|Copy the text of) / })
      .first()
      .waitFor();
  }));
