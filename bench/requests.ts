import type { Host } from '../emulator/host/host';
import { createBook, setValues } from '../emulator/model';
import { takeChange } from '../src/app/changes/take';
import { addTournament } from '../src/app/create';
import { addHandout } from '../src/app/handout';
import { openTournament } from '../src/app/open';
import { refreshTournament } from '../src/app/refresh';
import type { Result } from '../src/core/result';
import { present } from '../src/core/present';
import { officeWorkbook } from '../src/workbook/office';
import { openPage, settled } from '../tests/emulator/office';
import { sectioned } from '../tests/sectioned';
import { newTeamEvent } from '../tests/teamEvents';
import { field, line, ratio, value } from './measure';

/** What Excel is asked in a use case: requests, what they do, bytes of all and of the largest, and of the workbook's cells as JSON. */
export interface Asked {
  readonly requests: number;
  readonly actions: number;
  readonly bytes: number;
  readonly largest: number;
  readonly cells: number;
}

const STEP = { time: '2026-11-20 09:00' };
const workbook = officeWorkbook();

/** An Excel of today with a sheet of the organiser's. */
const excel = async (): Promise<Host> => {
  const { host, Excel, Office, OfficeExtension } = await openPage({
    workbook: createBook(['Mine']),
    sets: { ExcelApi: '1.17' },
  });
  Object.assign(globalThis, { Excel, Office, OfficeExtension });
  return host;
};

/** What all cells hold, as JSON. */
const cellBytes = ({ book }: Host): number =>
  book.state.sheets
    .flatMap(({ cells }) => [...cells.values()])
    .reduce((sum, { value, formula }) => sum + JSON.stringify(formula ?? value ?? null).length + 1, 0);

const asked = async (host: Host, work: () => Promise<Result<unknown>>): Promise<Asked> => {
  host.reset();
  value(await work());
  await settled();
  const sum = (of: (request: Host['log'][number]) => number): number =>
    host.log.reduce((all, request) => all + of(request), 0);
  return {
    requests: host.log.length,
    actions: sum(({ actions }) => actions),
    bytes: sum(({ bytes }) => bytes),
    largest: host.log.reduce((most, { bytes }) => Math.max(most, bytes), 0),
    cells: cellBytes(host),
  };
};

/** Somebody types the first result into the sheet of pairings. */
const typeResult = async (host: Host): Promise<void> => {
  const { parts } = value(await openTournament(workbook));
  const { sheet, area } = present(parts.places.Pairings_result);
  const { id } = present(host.book.state.sheets.find(({ name }) => name === sheet));
  host.as('user', (book) => setValues(book, { sheet: id, area: { ...area, rows: 1 } }, [['1-0']]));
};

const slips = (): Promise<Result<unknown>> =>
  addHandout(workbook, { handout: 'result-slips' }, undefined, { id: 'h' });

/** A new tournament of so many players, nothing played. */
const fresh = (players: number) => {
  const tournament = field(players);
  return { ...tournament, games: tournament.games.map((game) => ({ ...game, outcome: null })) };
};

/** Each use case, in an Excel of its own or after those before it. */
export const weigh = async function* (): AsyncGenerator<readonly [useCase: string, asked: Asked]> {
  const ten = await excel();
  yield ['create 10 players', await asked(ten, () => addTournament(workbook, fresh(10), STEP))];
  await typeResult(ten);
  yield ['typed result', await asked(ten, () => openTournament(workbook))];
  yield ['withdraw', await asked(ten, () => takeChange(workbook, 'withdraw', { player: 4 }, STEP))];
  yield ['refresh', await asked(ten, () => refreshTournament(workbook, STEP))];
  const nine = await excel();
  value(await addTournament(workbook, fresh(9), STEP));
  yield ['late entry to 9', await asked(nine, () => takeChange(workbook, 'enter', { name: 'Kurt' }, STEP))];
  const teams = newTeamEvent(8, 4);
  yield [
    'team event of 8',
    await asked(await excel(), () => addTournament(workbook, teams, { time: STEP.time })),
  ];
  const sections = sectioned([4, 4, 4, 4]);
  yield ['sections of 4', await asked(await excel(), () => addTournament(workbook, sections, STEP))];
  yield ['create 100 players', await asked(await excel(), () => addTournament(workbook, fresh(100), STEP))];
  for (const players of [24, 30]) {
    const host = await excel();
    value(await addTournament(workbook, fresh(players), STEP));
    yield [`slips of ${players}`, await asked(host, slips)];
  }
};

const thousands = (bytes: number): number => Math.round(bytes / 1000);

/** What Excel is asked in each use case: on the web each request costs, and takes 5 MB at most. */
export const benchRequests = async (): Promise<void> => {
  console.log('\nWhat Excel is asked, by use case; bytes against the JSON of all cells of the workbook');
  line('requests', 'actions', 'kB', 'largest kB', 'cells kB', 'of cells');
  for await (const [name, { requests, actions, bytes, largest, cells }] of weigh())
    line(requests, actions, ...[bytes, largest, cells].map(thousands), ratio(bytes, cells), `  ${name}`);
};
