import { TEMPLATES } from '../../templates/kinds';
import { makeTemplate } from '../../templates/make';
import { valueOf } from '../results';
import { follow } from './walk';

it('a ready-made workbook, without the add-in', async () => {
  const template = TEMPLATES.find(({ file }) => file === 'chess-8-players')!;
  const bytes = valueOf(await makeTemplate(template));
  await follow(bytes, async ({ bench, shot }) => {
    await bench.openSheet('Start here');
    await shot('workbook-start', 'sheet', 420);
    await bench.openSheet('Players');
    await bench.goTo('B5');
    for (const name of ['Ada Novak', 'Ben Fischer', 'Carla Rossi', 'David Okafor', 'Eva Lindqvist']) {
      await bench.page.keyboard.type(name);
      await bench.press('Enter');
    }
    await shot('workbook-players', 'sheet', 460);
    await bench.openSheet('Pairings');
    await bench.type('F5', '1-0', '½', '0-1');
    await shot('workbook-pairings', 'sheet', 560);
    await bench.openSheet('Standings');
    await shot('workbook-standings', 'sheet', 460);
  });
});
