import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeXlsx } from '../../emulator/files/makeXlsx';
import { createBook, type Book } from '../../emulator/model';
import { addTournament } from '../../src/app/create';
import type { Tournament } from '../../src/core/model';
import { makeEvent } from '../../src/core/format/event';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { officeWorkbook } from '../../src/workbook/office';
import { openXlsx } from '../../src/workbook/xlsx';
import { eventFile, nameList, run, SAMPLES, writeList } from '../cli/run';
import { eventTexts } from '../eventFixtures';
import { generated } from '../generated';
import { sectioned, withResults } from '../sectioned';
import { newMatch, playedAtRandom } from '../matches';
import { valueOf } from '../results';
import { newTeamEvent } from '../teamEvents';
import { excel } from '../workbook/excel';
import { fileOf } from './books';
import { LISTS } from './lists-of-others';
import { LIVE_HANDOUTS, PLAYERS_HANDOUTS, TEAM_HANDOUTS, VALUES_HANDOUTS } from '../handouts';

/** Files by what made them. */
export type Kinds = ReadonlyMap<string, string>;

/** Runs a command that has to go well. */
export const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  if (code !== 0) throw new Error(`${argv.join(' ')}: ${stderr}`);
  return stdout;
};

/** What each command does to a workbook: the one that it starts from, its arguments. */
export const STEPS: Readonly<Record<string, readonly [from: string, ...argv: string[]]>> = {
  record: ['pair', '1=1-0', '2=1/2', '3=0-1', '4=+/-', '5=1-0'],
  withdraw: ['record', '--name', 'Player B'],
  reenter: ['withdraw', '--name', 'Player B'],
  substitute: ['record', '--name', 'Player A', '--new', 'Émile & <b>', '--rating', '2100'],
  enter: ['record', '--name', 'Zoë'],
  remove: ['pair', '--name', 'Player C'],
  correct: ['record', '--name', 'Player A', '--rating', '1999'],
  reschedule: ['pair, a calendar', '--game', 'Player B:1', '--to', '2027-01-09'],
  adjust: ['record', '--name', 'Player A', '--points', '-1', '--reason', 'late'],
  colours: ['record', '9'],
  exchange: ['record', '9=10'],
  undo: ['withdraw'],
  redo: ['undo'],
  refresh: ['record'],
  columns: ['record', '--report', 'fide'],
  dates: ['record', '--first', '2026-11-27', '--skip', '4 Dec', '--times', '19:00'],
};

const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'two cycles': ['--cycles', '2', '--tie-breaks', 'PTS,DE,WIN,SB,KS,LOTS'],
  'lots and a pin': ['--numbers', 'lots', '--seed', 'abc', '--pin', 'Player B'],
  Go: ['--profile', 'go', '--rules', 'go'],
  'neutral words': ['--profile', 'neutral', '--scoring', '3,1,0'],
  dates: ['--dates', '2026-11-27 19:00/7'],
  'a calendar': [
    ...['--numbers', 'list', '--dates', '2026-11-27/7', '--skip', '2026-12-25', '--times', '18:00,20:00'],
    ...['--boards', '1', '--venue', 'Town Hall & Bar', '--deadline', '4w'],
  ],
};

/** What a club keeps itself: a draw with a misprint, a cross-table, a list with a stray space. */
const KEPT = {
  Draw: [
    ['Round 1', '1-4', '2-3'],
    ['Round 2', '4-3', '1-1'],
    ['Round 3', '2-4', '3-1'],
  ],
  Table: [
    ['No', 'Name', 1, 2, 3, 'Points'],
    [1, 'Player A', 'X', '0', '½', 0.5],
    [2, 'Player B', '1', 'X', '1', 2],
    [3, 'Player C', '½', '0', 'X', 0.5],
  ],
  Club: [['Name'], ['Player A '], ['Player B']],
};

/** So many clubs of so many members, with names that a sheet could take for something else. */
const teamList = (teams: number, members: number) => [
  ['Name', 'Rating', 'Club'],
  ...Array.from({ length: teams * members }, (_, index) => [
    `${index % 2 === 0 ? '<b> & *' : "'t Hart~"} ${index}`,
    1500 + index,
    `Club ${'ABCDE'[index % teams]} & Co`,
  ]),
];

/** A workbook in which somebody typed over the number of game 2. */
const withWrongNumber = async (file: string): Promise<Uint8Array> => {
  const book = await openXlsx(readFileSync(file));
  const cells = [{ sheet: 'Pairings', row: 5, column: 0, expect: 2, write: 'x9' }];
  const changed = book.ok ? await book.value.change({ cells }) : book;
  const saved = book.ok && changed.ok ? await book.value.save() : changed;
  if (!saved.ok || saved.value === null) throw new Error(JSON.stringify(saved));
  return saved.value;
};

/** Sections of which all games are drawn. */
const withDraws = async (folder: string, file: string): Promise<string> => {
  const sections = ['A', 'B', 'C'];
  const drawn = Array.from({ length: 6 }, (_, game) => `${game + 1}=1/2`);
  let from = file;
  for (const section of sections) {
    const to = join(folder, `sections, ${section} played.xlsx`);
    await done('record', from, ...drawn, '--tournament', `${section} Tournament`, '--out', to, '--force');
    from = to;
  }
  return from;
};

/** A file with these results: what shows nothing before the last result is made of it. */
const finished = async (folder: string, file: string, results: readonly string[]): Promise<string> => {
  const to = join(folder, `finished ${basename(file)}`);
  await done('record', file, ...results, '--out', to, '--force');
  return to;
};

const results = (count: number, result: string): readonly string[] =>
  Array.from({ length: count }, (_, game) => `${game + 1}=${result}`);

/** These show how a table of one size is made. */
const NOT_OF_SECTIONS: readonly string[] = ['by-rows', 'by-sums', 'by-diagonals'];

/** What each command writes, under the command's name and, where it writes several kinds, what is special. */
export const filesOfCommands = async (folder: string): Promise<Kinds> => {
  const kinds = new Map<string, string>();
  const write = async (name: string, ...argv: readonly string[]): Promise<void> => {
    const out = join(folder, `${name}.xlsx`);
    await done(...argv, '--out', out);
    kinds.set(name, out);
  };
  const list = await writeList(join(folder, 'list.xlsx'), { Club: nameList(5) });
  await write('pair', 'pair', list, '--numbers', 'list', '--id', 'five');
  for (const [name, more] of Object.entries(SETTINGS)) await write(`pair, ${name}`, 'pair', list, ...more);
  for (const [command, [from, ...argv]] of Object.entries(STEPS))
    await write(command, command, kinds.get(from)!, ...argv);
  const eleven = await writeList(join(folder, 'eleven.xlsx'), { Club: nameList(11) });
  const dealt = ['--size', '4', '--by', 'snake', '--leftover', 'double'];
  await write('sections', 'sections', eleven, ...dealt);
  const playedSections = await finished(folder, kinds.get('sections')!, results(18, '1/2'));
  for (const { id, from } of PLAYERS_HANDOUTS)
    if (!NOT_OF_SECTIONS.includes(id))
      await write(
        `handout ${id}, of sections`,
        ...['handout', id, from ? playedSections : kinds.get('sections')!],
      );
  await write('sections, a set each', 'sections', eleven, ...dealt, '--sheets', 'each');
  const each = kinds.get('sections, a set each')!;
  await write('refresh, the page of sections', 'refresh', each, '--sections-page');
  const clubs = await writeList(join(folder, 'clubs.xlsx'), { Clubs: teamList(5, 4) });
  await write('pair-teams', 'pair-teams', clubs, '--boards', '3', '--id', 'clubs');
  await write('record, of teams', 'record', kinds.get('pair-teams')!, '1=1-0,½-½,+-', '2.1=0-1');
  const seat = ['--match', '4', '--team', '1', '--absent', "'t Hart~ 5"];
  await write('lineup', 'lineup', kinds.get('record, of teams')!, ...seat);
  await write('withdraw, of teams', 'withdraw', kinds.get('lineup')!, '--no', '2');
  await write('undo, of teams', 'undo', kinds.get('withdraw, of teams')!);
  await write('redo, of teams', 'redo', kinds.get('undo, of teams')!);
  await write('refresh, of teams', 'refresh', kinds.get('lineup')!, '--new-sheets');
  await write('sides', 'sides', kinds.get('lineup')!, '--game', '2:2');
  await write('exchange, of teams', 'exchange', kinds.get('lineup')!, '1=3', '2=4');
  await write('swap', 'swap', kinds.get('pair-teams')!, '--no', '1', '--other', '2');
  await write('pair-teams, dated', 'pair-teams', clubs, '--dates', '2026-11-27/7', '--venue', '=1+1');
  const dated = kinds.get('pair-teams, dated')!;
  const playedTeams = await finished(folder, dated, results(10, '1-0,½-½,+-,0-1'));
  for (const { id, from } of TEAM_HANDOUTS)
    await write(`handout ${id}, of teams`, 'handout', id, from ? playedTeams : dated);
  await write('pair-teams, two cycles', 'pair-teams', clubs, '--cycles', '2', '--line-up', 'fixed');
  const two = await writeList(join(folder, 'two clubs.xlsx'), { Clubs: teamList(2, 4) });
  await write('pair-teams, Scheveningen', 'pair-teams', two, '--system', 'scheveningen-cyclical');
  const drawn = await withDraws(folder, each);
  await write('finals', 'finals', drawn, '--qualify', '2', '--decide', 'lots');
  const twelve = await writeList(join(folder, 'twelve.xlsx'), { Club: nameList(12) });
  const fours = join(folder, 'fours.xlsx');
  await done('sections', twelve, '--size', '4', '--by', 'snake', '--sheets', 'each', '--out', fours);
  const toCarry = await withDraws(folder, fours);
  await write('finals, carried over', 'finals', toCarry, '--qualify', '2', '--decide', 'lots', '--carry');
  const damaged = join(folder, 'damaged.xlsx');
  writeFileSync(damaged, await withWrongNumber(kinds.get('record')!));
  await write('repair', 'repair', damaged);
  await write('remove-tournament', 'remove-tournament', kinds.get('record')!, '--yes');
  const draw = await writeList(join(folder, 'draw.xlsx'), {
    Draw: [['Round 1', '1-4', '2-3', '5-']],
    Club: nameList(5),
  });
  for (const how of ['replace', 'beside', 'live'])
    await write(`names, ${how}`, 'names', draw, '--range', 'Draw', '--list', 'Club', '--how', how);
  await write('undo, of names', 'undo', kinds.get('names, live')!);
  const kept = await writeList(join(folder, 'kept.xlsx'), KEPT);
  await write('adopt', 'adopt', kept, '--sheet', 'Table');
  await write('doctor', 'doctor', kept, '--mend', 'sure');
  const checked = join(folder, 'check.xlsx');
  // It ends with 1, as there is a misprint.
  await run('check', kept, '--sheet', 'Draw', '--out', checked);
  kinds.set('check', checked);
  const playedFive = await finished(folder, kinds.get('pair')!, results(10, '1/2'));
  for (const { id, from } of LIVE_HANDOUTS)
    await write(
      `handout ${id}, filling itself`,
      ...['handout', id, from === 'last' ? playedFive : kinds.get('record')!],
    );
  for (const { id, needsTournament, ofPlayer } of VALUES_HANDOUTS) {
    const player = id === 'explanation' && ofPlayer ? ['--player', '1'] : [];
    await write(`handout ${id}`, 'handout', id, kinds.get('record')!, ...player);
    if (!needsTournament) await write(`handout ${id} of a table`, 'handout', id, '--players', '8');
  }
  return kinds;
};

/** The event files as workbooks. */
export const filesOfEvents = async (folder: string): Promise<Kinds> => {
  const kinds = new Map<string, string>();
  for (const id of eventTexts.keys()) {
    const out = join(folder, `${id}.xlsx`);
    await done('convert', eventFile(id), out);
    kinds.set(`convert ${id}`, out);
  }
  const [sections, out] = [join(folder, 'shared.json'), join(folder, 'shared.xlsx')];
  writeFileSync(sections, makeEvent(withResults(sectioned([4, 4, 6]), 1)));
  await done('convert', sections, out);
  kinds.set('convert sections', out);
  return kinds;
};

/** What commands alone do not make: matches, a field too large for live formulas, and the lists that come with the project. */
export const otherFiles = async (folder: string): Promise<Kinds> => {
  const tournaments: Readonly<Record<string, Tournament>> = {
    match: playedAtRandom(newMatch(4), 1, 0.7),
    'unequal match': playedAtRandom(newMatch(3, 5, { system: 'scheveningen-cyclical' }), 2),
    '120 players, values only': generated({ players: 120, cycles: 1, seed: 3, finished: 0.5 }),
  };
  const kinds = new Map<string, string>();
  for (const [name, tournament] of Object.entries(tournaments)) {
    const file = join(folder, `${name}.xlsx`);
    writeFileSync(file, (await fileOf(tournament)).bytes);
    kinds.set(name, file);
  }
  for (const name of ['candidates-2013', 'club-16', 'interzonal-1955', 'messy'])
    kinds.set(`sample ${name}`, join(SAMPLES, `${name}.xlsx`));
  return kinds;
};

/** What the emulated Excel saves, which the page to try has: a tournament and teams that were made in it, by hand and by itself. */
export const filesOfEmulated = async (folder: string): Promise<Kinds> => {
  const kinds = new Map<string, string>();
  const save = async (mode: Book['calculationMode'], event: Tournament | TeamEvent): Promise<void> => {
    const book = createBook(['Mine']);
    await excel({ workbook: book });
    valueOf(await addTournament(officeWorkbook(), event, { time: '2026-11-20 09:00' }));
    book.calculationMode = mode;
    const file = join(folder, `emulated ${kinds.size}.xlsx`);
    writeFileSync(file, makeXlsx(book));
    kinds.set(`${event.event}, ${mode}`, file);
  };
  await save('Automatic', {
    ...generated({ players: 5, cycles: 1, seed: 6, special: 0.2 }),
    liveHandouts: LIVE_HANDOUTS.map(({ id }) => id),
  });
  await save('Manual', newTeamEvent(4, 2));
  return kinds;
};

/** Lists that other programs wrote, and our sheets beside them, by program. */
export const filesOfOthers = async (folder: string): Promise<{ lists: Kinds; paired: Kinds }> => {
  const [lists, paired] = [new Map<string, string>(), new Map<string, string>()];
  for (const [program, write] of Object.entries(LISTS)) {
    const [list, out] = [join(folder, `${program}.xlsx`), join(folder, `${program} paired.xlsx`)];
    await write(list);
    await done('pair', list, '--numbers', 'list', '--out', out);
    lists.set(program, list);
    paired.set(program, out);
  }
  return { lists, paired };
};
