import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientFolder } from '../../emulator/host/installed';
import { servedPage } from '../../emulator/workbench/served';
import { openTournament } from '../../src/app/open';
import { openStep } from '../../src/app/step';
import { parseDraws } from '../../src/sheets/log/draw';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { SHEETS } from '../sheetNames';
import { theBrowser } from './browser';
import { ROOT, Workbench } from './workbench';

/** The outcomes of the first games in a saved file. */
const outcomesIn = async (bytes: Uint8Array, games: number): Promise<(string | null)[]> => {
  const { tournament } = valueOf(await openTournament(valueOf(await openXlsx(bytes))));
  return tournament.games.slice(0, games).map(({ outcome }) => outcome);
};

const browser = theBrowser();

describe.each([
  { channel: 'A', system: 'Windows' },
  { channel: 'B', system: 'the Mac' },
  { channel: 'C', system: 'the web' },
] as const)('over channel $channel, as Excel on $system', ({ channel }) => {
  let bench: Workbench;
  let file: Uint8Array;
  beforeAll(async () => {
    bench = await Workbench.open(browser(), { channel });
  });
  afterAll(() => bench.close());

  it('the pane finds the list by itself', async () => {
    await bench.pane.getByRole('heading', { name: 'New round robin' }).waitFor();
    await bench.pane.getByRole('button', { name: 'Create 7 rounds for 8 players' }).waitFor();
  });

  it('a selection in the grid is what "Use selection" takes', async () => {
    await bench.select('A2', 'C6');
    await bench.pane.getByRole('button', { name: 'Use selection' }).click();
    await bench.pane.getByRole('button', { name: 'Create 5 rounds for 5 players' }).waitFor();
    await bench.select('A1', 'C9');
    await bench.pane.getByRole('button', { name: 'Use selection' }).click();
    await bench.pane.getByRole('button', { name: 'Create 7 rounds for 8 players' }).waitFor();
  });

  it('the pane draws lots by a code of its own; that of a witness makes the draw that anyone gets by it', async () => {
    for (const group of ['More options', 'Numbers and colours ·', 'Who made the draw?'])
      await bench.pane.locator('summary', { hasText: group }).click();
    const word = bench.pane.getByLabel('Draw code');
    expect(await word.inputValue()).toMatch(/^[\da-f]{10}$/);
    await bench.pane.getByRole('button', { name: 'Draw again' }).click();
    await bench.pane.getByText('Draw 2', { exact: true }).waitFor();
    await word.fill('London 2013');
    await bench.pane.getByRole('row', { name: '1 Carlsen, Magnus Radjabov, Teimour' }).waitFor();
    await bench.pane.getByText('Draw 3', { exact: true }).waitFor();
  });

  it('Create makes the sheets and opens Pairings at round 1', async () => {
    await bench.create();
    await bench.page.getByRole('tab', { name: 'Pairings', selected: true }).waitFor();
    await bench.drawn();
    expect(await bench.page.getByRole('tab').allInnerTexts()).toEqual([
      'Candidates 2013',
      ...SHEETS.slice(0, 7),
    ]);
    expect(await bench.cell('E5').innerText()).toBe('Carlsen, Magnus');
    expect(await bench.cell('G5').innerText()).toBe('Radjabov, Teimour');
  });

  it('results typed into the grid count at once: pane, standings and cross-table follow', async () => {
    await bench.type('F5', '1-0', '½', '0:1', '1/2');
    await bench.cell('A2').getByText('4 of 28 games finished').waitFor();
    await bench.pane.getByText('4 of 28 games finished').waitFor();
    await bench.openSheet('Standings');
    const row = (number: number): Promise<string[]> =>
      Promise.all(['A', 'B', 'C'].map((column) => bench.cell(`${column}${number}`).innerText()));
    expect(await row(5)).toEqual(['1–2', 'Carlsen, Magnus', '1.0']);
    expect(await row(6)).toEqual(['1–2', 'Gelfand, Boris', '1.0']);
    expect(await row(7)).toEqual(['3–6', 'Ivanchuk, Vassily', '0.5']);
    expect(await row(12)).toEqual(['7–8', 'Radjabov, Teimour', '0.0']);
    await bench.openSheet('Crosstable');
    expect(await bench.cell('B11').innerText()).toBe('Grischuk, Alexander');
    expect(await bench.cell('I11').innerText()).toBe('½');
    expect(await bench.cell('H11').innerText()).toBe('');
  });

  it('the Log has every draw that was seen, the one that was taken at their end', async () => {
    const { lines } = valueOf(await openStep(valueOf(await openXlsx(await bench.save()))));
    expect(parseDraws(lines).map(({ no, seed }) => [no, seed])).toEqual([
      [1, expect.stringMatching(/^[\da-f]{10}$/)],
      [2, expect.stringMatching(/^[\da-f]{10}$/)],
      [3, 'London 2013'],
    ]);
  });

  it('what is saved is a workbook with that tournament in it', async () => {
    file = await bench.save();
    expect(await outcomesIn(file, 5)).toEqual(['1-0', '1/2', '0-1', '1/2', null]);
  });

  it('opened again, the pane shows how it stands, and play goes on', async () => {
    await bench.openFile('again.xlsx', file);
    await bench.pane.getByRole('heading', { name: 'Candidates 2013' }).waitFor();
    await bench.pane.getByText('4 of 28 games finished').waitFor();
    await bench.openSheet('Pairings');
    await bench.type('F9', '0-1');
    await bench.pane.getByText('5 of 28 games finished').waitFor();
    await bench.openSheet('Standings');
    expect(await bench.cell('B5').innerText()).toBe('Aronian, Levon');
    expect(await bench.cell('C5').innerText()).toBe('1.5');
    expect(await outcomesIn(await bench.save(), 5)).toEqual(['1-0', '1/2', '0-1', '1/2', '0-1']);
  });

  it('nothing but localhost was asked for, and nothing went wrong', () => {
    const outside = bench.asked.filter(
      (address) =>
        !/^(https?:\/\/localhost:\d+\/|blob:https?:\/\/localhost:\d+\/|about:blank|data:,)/.test(address),
    );
    expect(outside).toEqual([]);
    expect(bench.faults).toEqual([]);
  });

  it('what ran is what was built, byte for byte, over the client as Microsoft publishes it', async () => {
    const ran = [...bench.sent].filter(([path]) => /^\/(addin|office)\//.test(path));
    expect(ran.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/addin/taskpane.html', '/addin/taskpane.js', '/office/office.js']),
    );
    for (const [path, body] of ran) {
      const [folder, rest] = path.startsWith('/addin/')
        ? [join(ROOT, 'dist', 'addin'), path.slice('/addin/'.length)]
        : [clientFolder(), path.slice('/office/'.length)];
      const built = await readFile(join(folder, rest));
      // Of a page, the address of the client alone is another, and one script runs ahead of it.
      const wanted = path.endsWith('.html') ? Buffer.from(servedPage(built.toString())) : built;
      expect([path, Buffer.from(body as Uint8Array).equals(wanted)]).toEqual([path, true]);
    }
  });
});

it('of a page of the add-in, the workbench changes one tag and no more', async () => {
  const built = await readFile(join(ROOT, 'dist', 'addin', 'taskpane.html'), 'utf8');
  const [ours] =
    /<script src="?https:\/\/appsforoffice\.microsoft\.com\/lib\/1\/hosted\/office\.js"?><\/script>/.exec(
      built,
    )!;
  expect(built.split(ours)).toHaveLength(2);
  expect(servedPage(built)).toBe(
    built.replace(ours, '<script src="/connect.js"></script><script src="/office/office.js"></script>'),
  );
});

it('a player leaves: the pane says what follows, the sheets show it, and Undo takes it back', async () => {
  const bench = await Workbench.open(browser());
  const { pane } = bench;
  await bench.create();
  await bench.type('F5', '1-0');
  await pane.getByText('1 of 28 games finished').waitFor();
  const left = await bench.cell('E5').innerText();
  await pane.getByRole('tab', { name: 'Players' }).click();
  await pane.getByRole('button', { name: left }).click();
  await pane.getByRole('button', { name: 'Withdraw …' }).click();
  await pane.getByText(new RegExp(`${left}.? has played 1 of 7 games\\. None of them count`)).waitFor();
  await pane.getByRole('button', { name: 'Withdraw the player' }).click();
  await pane.getByText(`Withdrew \u2068${left}\u2069`).first().waitFor();
  await bench.openSheet('Players');
  const status = bench.grid.getByText('withdrawn, games annulled', { exact: true });
  await status.waitFor();
  expect(await status.count()).toBe(1);
  await pane.getByRole('button', { name: /^Undo: / }).click();
  await pane.getByRole('button', { name: /^Undo: / }).waitFor({ state: 'detached' });
  await status.waitFor({ state: 'detached' });
  await bench.openSheet('Pairings');
  expect(await bench.cell('F5').innerText()).toBe('1-0');
  expect(bench.faults).toEqual([]);
  await bench.close();
});
