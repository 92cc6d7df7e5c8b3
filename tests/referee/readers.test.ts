import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventFile } from '../cli/run';
import { PLAYERS_HANDOUTS, TEAM_HANDOUTS } from '../handouts';
import { done, filesOfCommands, otherFiles, STEPS } from './kinds';
import { bySheetJS, READERS, SAVERS } from './readers';
import { recalculated } from './soffice';

const folder = mkdtempSync(join(tmpdir(), 'roundabout-readers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, `${name}.xlsx`);

/** Who leads, with how many points, in what commands make of one and the same tournament. */
const LEADERS: Readonly<Record<string, readonly [name: string, points: number]>> = {
  pair: ['Player A', 0],
  adopt: ['Player B', 2],
  'pair, Go': ['Player C', 0],
  remove: ['Player A', 0],
  reschedule: ['Player A', 0],
  'handout certificates, filling itself': ['Player A', 2],
  'handout certificates-all, filling itself': ['Player A', 2],
  match: ['K1', 3],
  'unequal match': ['Q2', 3],
  '120 players, values only': ['Player Q43', 39],
};
const LEADER_AFTER_RESULTS = ['Player C', 2.5] as const;

/** The sheet and the first words of what is no tournament. */
const TITLES: Readonly<Record<string, readonly [sheet: string, title: string]>> = {
  ...Object.fromEntries(
    [
      ['round-table', 'Who meets when'],
      ['pairings', 'Wall pairings'],
      ['pairing-table', 'Pairings by number'],
      ['wall-chart', 'Wall chart'],
      ['seats', 'Seating plan'],
      ['player-cards', 'Player cards'],
      ['table-cards', 'Table cards'],
      ['result-slips', 'Result slips'],
      ['by-rows', 'Table by rows'],
      ['by-sums', 'Table by sums'],
      ['by-diagonals', 'Table by diagonals'],
    ].map(([id, sheet]) => [
      `handout ${id} of a table`,
      [sheet!, `Berger tables (FIDE), 8 players · ${sheet}`],
    ]),
  ),
  ...Object.fromEntries(
    ['names, replace', 'names, beside', 'names, live', 'undo, of names', 'check'].map((kind) => [
      kind,
      ['Draw', 'Round 1'],
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['sections', 'sections, a set each', 'refresh, the page of sections'],
      ...PLAYERS_HANDOUTS.map(({ id }) => `handout ${id}, of sections`),
    ].map((kind) => [kind, ['Sections', 'Club · Sections']]),
  ),
  ...Object.fromEntries(
    ['finals', 'finals, carried over'].map((kind) => [
      kind,
      ['Final A Standings', 'Club · Final A · Standings'],
    ]),
  ),
  ...Object.fromEntries(
    [
      ...[
        'pair-teams',
        'pair-teams, dated',
        'pair-teams, two cycles',
        'pair-teams, Scheveningen',
        'lineup',
        'sides',
        'swap',
      ],
      ...['record', 'withdraw', 'undo', 'redo', 'refresh', 'exchange'].map(
        (command) => `${command}, of teams`,
      ),
      ...TEAM_HANDOUTS.map(({ id }) => `handout ${id}, of teams`),
    ].map((kind) => [kind, ['Team standings', 'Clubs · Team standings']]),
  ),
  doctor: ['Club', 'Name'],
  'remove-tournament': ['Club', 'Name'],
  'sample candidates-2013': ['Candidates 2013', 'Name'],
  'sample club-16': ['Club championship', 'Player'],
  'sample interzonal-1955': ['Gothenburg 1955', 'Interzonal tournament, Gothenburg 1955'],
  'sample messy': ['Entries', 'Oakfield Chess Club'],
};

let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  files = new Map([...(await filesOfCommands(folder)), ...(await otherFiles(folder))]);
  await done('convert', eventFile('cand2013'), at('candidates'));
});

describe.each(Object.entries(READERS))('%s', (_, open) => {
  it('finds who won the Candidates of 2013', async () => {
    const [read] = await open([at('candidates')]);
    const row = (sheet: string, ...addresses: readonly string[]) =>
      addresses.map((address) => read!(sheet, address));
    expect(row('Standings', 'A4', 'O4', 'B4', 'K4', 'C4')).toEqual(['Rank', 'No', 'Name', 'Games', 'Points']);
    expect(row('Standings', 'A5', 'O5', 'B5', 'K5', 'C5')).toEqual([1, 1, 'Carlsen,M', 14, 8.5]);
    expect(row('Standings', 'A6', 'O6', 'B6', 'K6', 'C6')).toEqual([2, 2, 'Kramnik,V', 14, 8.5]);
    expect(row('Standings', 'A7', 'B7', 'C7')).toEqual([3, 'Svidler,P', 8]);
    expect(row('Pairings', 'A5', 'D5', 'E5', 'F5', 'G5')).toEqual([1, 3, 'Aronian,L', '½-½', 'Carlsen,M']);
    expect(row('Players', 'A5', 'B5', 'C5')).toEqual([1, 'Carlsen,M', 2872]);
  });

  it('opens every other kind of file and finds who leads', async () => {
    const all = await open([...files.values()]);
    expect(all).toHaveLength(files.size);
    for (const [index, kind] of [...files.keys()].entries()) {
      const read = all[index]!;
      const [sheet, title] = TITLES[kind] ?? ['Standings', null];
      if (title !== null) expect([kind, read(sheet, 'A1')]).toEqual([kind, title]);
      else {
        const leader =
          LEADERS[kind] ?? (kind.startsWith('pair, ') ? [expect.any(String), 0] : LEADER_AFTER_RESULTS);
        expect([kind, read(sheet, 'B5'), read(sheet, 'C5')]).toEqual([kind, ...leader]);
      }
    }
  });
});

/** What stands in the input cells of a file, as an event file. */
const eventIn = async (file: string): Promise<string> => {
  await done('convert', file, join(folder, 'event.json'), '--force');
  return readFileSync(join(folder, 'event.json'), 'utf8');
};

/** What commands that only look say of a file. */
const seenIn = async (file: string): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const look of ['status', 'standings', 'text']) said.push(await done(look, file, '--json'));
  return said;
};

/** What a step of `STEPS` makes of a file: the event, its standings, what the first lines of Standings show. */
const taken = async (command: string, file: string): Promise<Readonly<Record<string, unknown>>> => {
  const [, ...argv] = STEPS[command]!;
  await done(command, file, ...argv, '--out', at('out'), '--force');
  const shown = bySheetJS(at('out'));
  return {
    event: await eventIn(at('out')),
    standings: await done('standings', at('out'), '--json'),
    shown: ['A5', 'B5', 'K5', 'L5', 'C5', 'A6', 'B6', 'K6', 'L6', 'C6'].map((address) =>
      shown('Standings', address),
    ),
  };
};

const known = new Map<string, Promise<unknown>>();

/** Of our own file, which all programs are held against, it is asked once. */
const once = (what: string, ask: () => Promise<unknown>): Promise<unknown> => {
  const found = known.get(what) ?? ask();
  known.set(what, found);
  return found;
};

/** Every step of `STEPS`, taken in files that were saved again and in those as we wrote them, comes to the same. */
const goesThroughEverything = (
  savedBy: (files: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, string>>,
) => {
  let again: ReadonlyMap<string, string>;

  beforeAll(async () => {
    again = await savedBy(files);
  });

  it.each(Object.keys(STEPS))('%s', async (command) => {
    const [from] = STEPS[command]!;
    expect(await seenIn(again.get(from)!)).toEqual(await once(`see ${from}`, () => seenIn(files.get(from)!)));
    const plainly = await once(`take ${command}`, () => taken(command, files.get(from)!));
    expect(await taken(command, again.get(from)!)).toEqual(plainly);
  });
};

describe.each(Object.entries(SAVERS))('what %s has saved again goes through', (program, save) => {
  goesThroughEverything(async (originals) => {
    const again = new Map<string, string>();
    for (const [kind, file] of originals) {
      if (!Object.values(STEPS).some(([from]) => from === kind)) continue;
      again.set(kind, at(`${kind} by ${program}`));
      await save(file, again.get(kind)!);
    }
    return again;
  });
});

describe('what LibreOffice has saved again goes through', () => {
  goesThroughEverything(async (originals) => {
    const kinds = [...new Set(Object.values(STEPS).map(([from]) => from))];
    const saved = await recalculated(
      new Map(kinds.map((kind) => [kind, readFileSync(originals.get(kind)!)])),
    );
    for (const [kind, bytes] of saved) writeFileSync(at(`${kind} by LibreOffice`), bytes);
    return new Map(kinds.map((kind) => [kind, at(`${kind} by LibreOffice`)]));
  });
});
