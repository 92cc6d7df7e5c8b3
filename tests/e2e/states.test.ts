import { join } from 'node:path';
import { theBrowser } from './browser';
import { benchIn, expectSound, PICTURES, STATES } from './states';
import { Workbench } from './workbench';

const browser = theBrowser();

describe('the states of the pane', () => {
  const bench = benchIn(browser);

  it.each(Object.keys(STATES))('"%s": axe finds nothing, and nothing goes wrong', (state) =>
    expectSound(bench(), state),
  );
});

it('a club event of 10 players, half played: every sheet, for people to look at', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1600, height: 1000 });
  await bench.select('A1', 'C11');
  await bench.pane.getByRole('button', { name: 'Use selection' }).click();
  await bench.pane.getByRole('button', { name: 'Create 9 rounds for 10 players' }).waitFor();
  await bench.create();
  const results = ['1-0', '½', '0-1', '=', '1', '0', '1-0', '0,5', '+/-', '0-1', '1:0', '1-0'];
  await bench.type('F5', ...Array.from({ length: 23 }, (_, game) => results[game % results.length]!));
  await bench.pane.getByText('23 of 45 games finished').waitFor();
  for (const sheet of ['Pairings', 'Round', 'Standings', 'Crosstable', 'Players', 'Tournament', 'Log']) {
    await bench.openSheet(sheet);
    await bench.page.screenshot({ path: join(PICTURES, `workbench-${sheet}.png`) });
  }
  expect(bench.faults).toEqual([]);
  await bench.close();
});
