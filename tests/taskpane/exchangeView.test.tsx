import {
  arrives,
  buttons,
  choicesOf,
  does,
  field,
  fill,
  fillIn,
  idle,
  FOUR,
  openNew,
  openPane,
  plain,
  press,
  said,
  savedFiles,
  showAllIn,
  unfold,
} from './drawn';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trf26 } from '../../src/exchange/trf/fideFiles';
import type { Platform } from '../../src/taskpane/office';
import type { OpensAt } from '../../src/taskpane/ports';
import { accepted } from '../../src/taskpane/fileTypes';
import type { Pane } from '../../src/taskpane/pane';
import { saveFile } from '../../src/taskpane/view/takenFile';
import { valueOf } from '../results';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { listOf, ports, withLeftovers, withList } from './ports';
import '../../src/taskpane/view/players';
import '../../src/taskpane/view/print';
import '../../src/taskpane/view/sendResults';
import '../../src/taskpane/view/steps';
import '../../src/taskpane/view/tools';
import '../../src/taskpane/view/tools/file';

const show = (opensAt: OpensAt | null = null) =>
  openPane({ ...ports(withLeftovers(withList(listOf(FOUR)))), opensAt });

/** The pane on a new tournament of four, at what can be printed and sent. */
const showPrint = async (
  platform: Platform = 'windows',
  options?: Parameters<Pane['choose']>[0],
): Promise<Pane> => {
  const pane = await openNew(options, { platform });
  await does(() => pane.turnTo('print'));
  return pane;
};

const chooseIn = async (label: string, value: string): Promise<void> => {
  await fill(label, value);
  await arrives();
};

describe('“Send results to…”', () => {
  it('asks who gets them, by purpose and not by code, before anything is made', async () => {
    await showPrint();
    const names = choicesOf(field('Who is it for?'));
    expect(names[0]).toBe('Choose');
    expect(names).toContain('Everyone: a web page');
    expect(names).toContain('A spreadsheet: all games (CSV)');
    expect(buttons().filter((name) => name.startsWith('Save '))).toEqual([]);
  });

  it('saves what was chosen, named after the event', async () => {
    await showPrint();
    const files = savedFiles();
    await chooseIn('Who is it for?', 'html');
    expect(said()).toContain('It leaves out birth dates.');
    const name = 'Club.html';
    await press(`Save ${name}`);
    expect(files.map(({ download }) => download)).toEqual([name]);
    expect(said()).toContain(`Saved “${name}”. Look for it in your downloads.`);
    const [, content] = files[0]!.href.split('data:text/html;charset=utf-8,');
    expect(decodeURIComponent(content!)).toContain('<th scope="row" class="name"><bdi>Anna</bdi></th>');
    expect(buttons()).toContain(`Copy the text of ${name}`);
  });

  it('says what is missing', async () => {
    await showPrint();
    await chooseIn('Who is it for?', 'csv-crosstable');
    expect(said()).not.toContain('Nothing is missing.');
    expect(said()).toMatch(/to check before you send it/);
  });

  it('has one round alone, for those who show or publish it', async () => {
    await showPrint();
    const files = savedFiles();
    await chooseIn('Who is it for?', 'pgn');
    await chooseIn('Which rounds', '2');
    await press('Save Club-round-2.pgn');
    const [, content] = files[0]!.href.split('utf-8,');
    expect([...decodeURIComponent(content!).matchAll(/\[Round "(\d)"\]/g)].map(([, no]) => no)).toEqual([
      '2',
      '2',
    ]);
    await chooseIn('Which rounds', '');
    expect(buttons()).toContain('Save Club.pgn');
    await chooseIn('Who is it for?', 'csv');
    expect(said()).not.toContain('Which rounds');
  });

  it('gives the list the columns that a report asks for', async () => {
    const around = ports(withLeftovers(withList(listOf(FOUR))));
    const pane = await openNew({}, around);
    await does(() => pane.turnTo('print'));
    await chooseIn('Who is it for?', 'ecf');
    expect(said()).toContain(
      'The report asks for ECF code, Born, Sex, and Club, which your list does not have.',
    );
    await press('Add the 4 columns');
    expect(pane.get().opened?.open.tournament.columns).toEqual(['ECF code', 'Born', 'Sex', 'Club']);
    expect(said()).not.toContain('which your list does not have');
    expect(said()).toContain('Added 4 columns for a report');
    expect(around.surface.shown.at(-1)?.sheet).toBe('Players');
    await does(() => pane.takeChange('undo', {}));
    expect(pane.get().opened?.open.tournament.columns).toEqual([]);
  });

  it('offers what fits the game', async () => {
    const names = async (profile: 'chess' | 'go' | 'neutral'): Promise<readonly string[]> => {
      await showPrint('windows', { profile });
      return choicesOf(field('Who is it for?'));
    };
    expect(await names('chess')).toEqual([
      ...['Choose', 'Databases, live boards (PGN)', 'A spreadsheet: all games (CSV)', 'Everyone: a web page'],
      ...['A website in Markdown', 'A chat or an e-mail: plain text', 'Show all 11'],
    ]);
    await showAllIn('Who is it for?');
    const chess = choicesOf(field('Who is it for?'));
    expect(chess).toContain('US Chess: rating report');
    expect(chess).not.toContain('European Go Database');
    expect(await names('go')).toEqual([
      ...['Choose', 'A spreadsheet: all games (CSV)', 'European Go Database', 'Everyone: a web page'],
      ...['A website in Markdown', 'A chat or an e-mail: plain text'],
    ]);
    expect(await names('neutral')).toEqual([
      ...['Choose', 'A spreadsheet: all games (CSV)', 'Everyone: a web page'],
      ...['A website in Markdown', 'A chat or an e-mail: plain text'],
    ]);
  });

  it('asks for no column of clubs where they stand under federation or club', async () => {
    const clubs = ['Club', 'Hill', 'DE', 'Rive', ''];
    const list = listOf(FOUR).map((row, at) => [...row, clubs[at]!]);
    const pane = await openNew({ profile: 'go' }, ports(withLeftovers(withList(list))));
    await does(() => pane.turnTo('print'));
    await chooseIn('Who is it for?', 'h9');
    expect(said()).toContain('The report asks for EGF PIN, which your list does not have.');
  });

  it('leads to dates for the rounds, for a report that needs them', async () => {
    const pane = await openNew();
    await does(() => pane.record(1, '1-0'));
    await does(() => pane.turnTo('print'));
    await chooseIn('Who is it for?', 'fide-rating');
    await press('Show all 11');
    expect(said()).toContain('The report needs a date for each round. Round 1 has none.');
    await press('Set dates …');
    await arrives();
    expect(said()).toContain('The rounds get dates');
    await fill('First round on', '2026-11-27');
    expect(said()).toContain('The dates: R1 27 Nov, R2 4 Dec, R3 11 Dec.');
    await press('Set the dates');
    await idle(pane);
    expect(said()).toContain('Set the dates of the rounds');
    await does(() => pane.turnTo('print'));
    await chooseIn('Who is it for?', 'fide-rating');
    await press('Show all 8');
    expect(said()).not.toContain('The report needs a date for each round.');
    expect(buttons()).not.toContain('Set dates …');
  });

  it('adds cells for place, dates and arbiters, for whatever tells them', async () => {
    const pane = await showPrint();
    const missing = 'You can also include the place, dates, arbiters and time control.';
    expect(pane.get().opened?.open.tournament.details).toBeUndefined();
    for (const [to, tells] of [
      ...[['pgn', true] as const, ['html', true] as const, ['csv', false] as const],
      ...[['markdown', true] as const, ['text', true] as const],
    ]) {
      await chooseIn('Who is it for?', to);
      expect([to, said().includes(missing)]).toEqual([to, tells]);
      expect(said()).not.toContain('Nothing is missing.');
    }
    await press('Add these cells');
    await idle(pane);
    expect(pane.get().opened?.open.tournament.details).toEqual({});
    await does(() => pane.turnTo('print'));
    await chooseIn('Who is it for?', 'html');
    expect(said()).not.toContain(missing);
    expect(said()).toContain('Nothing is missing.');
  });

  it('has them from the start where it was chosen so', async () => {
    const pane = await openNew({ report: 'egd' });
    expect(pane.get().opened?.open.tournament.columns).toEqual(['EGF PIN', 'Club']);
  });

  it('has the focus when the ribbon asked for it', async () => {
    const pane = await showPrint();
    expect(document.activeElement?.textContent ?? '').not.toContain('Send results to…');
    await does(() => pane.turnTo('play'));
    await does(() => pane.turnTo('print', 'send'));
    expect(plain(document.activeElement?.querySelector('h2')?.textContent)).toBe('Send results to…');
  });
});

describe('where Excel saves no files, on a Mac and an iPad', () => {
  it.each(['mac', 'ipad'] as const)('the text is copied, and where it goes is said: %s', async (platform) => {
    await showPrint(platform);
    await chooseIn('Who is it for?', 'csv');
    expect(buttons().filter((name) => /^(Save|Copy) /.test(name))).toEqual(['Copy the text of Club.csv']);
    expect(said()).toContain(
      'paste it into a text editor, and save it as plain text under the name Club.csv',
    );
  });

  it('a zip is had from Excel on the web or, on a Mac, by a command to copy', async () => {
    await showPrint('mac');
    await chooseIn('Who is it for?', 'uschess');
    expect(said()).toContain('Open this workbook in Excel on the web and save the file there.');
    expect(said()).toContain('npx roundabout convert tournament.xlsx Club.zip --to uschess');
    expect(buttons().filter((name) => /^(Save|Copy) /.test(name))).toEqual(['Copy the command']);
  });

  it('an iPad has no command line', async () => {
    await showPrint('ipad');
    await chooseIn('Who is it for?', 'uschess');
    expect(said()).toContain('Open this workbook in Excel on the web and save the file there.');
    expect(buttons().filter((name) => /^(Save|Copy) /.test(name))).toEqual([]);
  });
});

describe('a calendar file', () => {
  it('is of all games or of a player’s, to be saved or copied', async () => {
    await showPrint('windows', { firstDay: '2026-12-04', daysBetween: '7' });
    const saved = savedFiles();
    await press('Save Club.ics');
    expect(said()).toContain('Saved “Club.ics”.');
    const list = [...document.querySelectorAll('select')].find((each) => choicesOf(each)[0] === 'All games')!;
    await fillIn(list, '2');
    await press('Save Club-Bert.ics');
    const files = saved.map(({ href }) => decodeURIComponent(href.slice(href.indexOf(',') + 1)));
    expect(saved.map(({ href }) => href.slice(0, href.indexOf(',')))).toEqual([
      'data:text/calendar;charset=utf-8',
      'data:text/calendar;charset=utf-8',
    ]);
    expect(files.map((file) => file.split('BEGIN:VEVENT').length - 1)).toEqual([6, 3]);
    expect(files[0]).toContain('DTSTAMP:20261120T080000Z');
    expect(files.map((file) => /X-WR-CALNAME:(.*)/.exec(file)?.[1]?.trim())).toEqual([
      'Club',
      'Club\\, Bert',
    ]);
    expect(files[1]).toContain('SUMMARY:Bert – Cora');
    expect(saved[1]!.download).toBe('Club-Bert.ics');
    expect(said()).toContain(`Copy the text of ${saved[1]!.download}`);
    expect(document.querySelectorAll('a[download]')).toHaveLength(0);
  });

  it('is not offered where games have no dates', async () => {
    await showPrint();
    expect(said()).not.toContain('Calendar file');
  });
});

describe('the window in which a file is chosen', () => {
  it('is told extensions and types, since a system greys out extensions that it does not know', () =>
    expect(accepted(['.trf', '.csv', '.csv'], 'mac')).toBe(
      '.trf,.csv,application/octet-stream,text/csv,text/plain',
    ));

  it('shows all files on an iPad', () => expect(accepted(['.trf'], 'ipad')).toBe('*/*'));
});

it('bytes are saved as they are', () => {
  const files = savedFiles();
  saveFile('report.zip', 'application/zip', Uint8Array.of(0x50, 0x4b, 0, 255));
  expect(files).toEqual([{ href: 'data:application/zip;base64,UEsA/w==', download: 'report.zip' }]);
});

describe('“Open another program’s file”', () => {
  it('shows what a file holds, and makes the tournament', async () => {
    const { pane } = await show();
    await unfold('More options');
    await press('Open another program’s file');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const label = document.getElementById(input.getAttribute('aria-labelledby')!);
    expect(plain(label?.textContent)).toBe('The file');
    expect(input.accept.split(',')).toContain('.trf');
    const report = readFileSync(join(__dirname, '../fixtures/exchange/trf16/rr6_tec_trf16.trf'));
    await does(() => pane.readFile({ file: 'club.trf', bytes: async () => report }));
    expect(said()).toContain('Read as: Report from a pairing program (TRF16).');
    expect(said()).toContain('6 players, 5 rounds, 15 games');
    await press('Create the tournament');
    expect(pane.get().tournaments).toMatchObject([{ players: 6, games: 15 }]);
  });

  it('shows the matches of an event of teams, and makes its sheets', async () => {
    const event = playedMatches(newTeamEvent(4, 3, { boards: 2 }), 'A-D 1=', 'B-C 00', 'D-C =.');
    const [league] = valueOf(trf26.make!(event, { time: '2026-11-27T19:00' })).files;
    const { pane } = await show();
    await unfold('More options');
    await press('Open another program’s file');
    await does(() =>
      pane.readFile({
        file: 'league.trf',
        bytes: async () => new TextEncoder().encode(String(league.content)),
      }),
    );
    expect(said()).toContain('4 teams, 3 rounds, 6 matches, 2 finished');
    expect(said()).toContain('Matches found');
    await press('Create the team league');
    expect(pane.get().tournaments.map(({ players }) => players)).toEqual([4]);
  });

  it('is where the ribbon opens it', async () => {
    await show('open');
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(1);
  });
});
