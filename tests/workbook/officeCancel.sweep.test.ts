import { addTournament } from '../../src/app/create';
import { words } from '../../src/language/language';
import { sheetNames } from '../../src/sheets/names';
import { makeWorkbook } from '../../src/sheets/workbook';
import { officeWorkbook } from '../../src/workbook/office';
import type { Progress } from '../../src/workbook/port';
import { closePages, type Page } from '../emulator/office';
import { codes, excel, look, of, sweepOf, TIME, unwrap, type Sweep } from './sweep';

const workbook = officeWorkbook();

afterEach(closePages);

/** Goes on until so many requests have been answered. */
const until =
  (most: number): Progress =>
  (done) =>
    done < most;

/** A use case that can be told when to stop. */
const sweep = async (page: Page, use: (progress: Progress) => Parameters<typeof sweepOf>[1]) => {
  let most = Infinity;
  const swept = await sweepOf(page, () => use(until(most))());
  const cancelledAfter = (requests: number) => {
    most = requests;
    return swept.attempt([]);
  };
  return { ...swept, cancelledAfter };
};

const creation = async () => {
  const page = await excel();
  const tournament = of(3);
  return sweep(page, (progress) => () => addTournament(workbook, tournament, TIME, progress));
};

/** The sheets of three players are replaced by those of four. */
const exchange = async () => {
  const page = await excel();
  unwrap(await addTournament(workbook, of(3), TIME));
  const larger = { ...of(4), id: of(3).id };
  const plan = makeWorkbook(larger, sheetNames(words('en'), larger.event, []), words('en'), TIME.time);
  const sheets = plan.sheets.map(({ name }) => name);
  return sweep(page, (progress) => async () => {
    const read = await workbook.read({ ranges: [{ sheet: 'Pairings', area: 'used' }] });
    return read.ok ? workbook.replace({ sheets, asRead: read.value.ranges }, plan, progress) : read;
  });
};

const expectUntouched = async (
  { page, before, cancelledAfter }: Sweep & Awaited<ReturnType<typeof sweep>>,
  requests: number,
): Promise<void> => {
  const result = await cancelledAfter(requests);
  expect([requests, codes(result)]).toEqual([requests, ['cancelled']]);
  expect([requests, look(page)]).toEqual([requests, before]);
  expect([requests, page.host.book.enableEvents]).toEqual([requests, true]);
  expect(unwrap(await workbook.unfinished())).toEqual([]);
};

const CASES = [
  ['a creation', creation, 8],
  // These look twice at what they replace, in three requests.
  ['sheets in the place of others', exchange, 11],
] as const;

describe.each(CASES)('%s that is cancelled', (_, begin, unasked) => {
  it('after any of the first five requests leaves the workbook byte by byte as it was', async () => {
    const begun = await begin();
    for (const requests of [1, 2, 3, 4, 5]) await expectUntouched(begun, requests);
  });

  it('after the first one asks Excel for nothing more', async () => {
    const { page, log, cancelledAfter } = await begin();
    await cancelledAfter(1);
    expect(page.host.log.length).toBe(log.length - unasked);
  });

  it('after the sixth stands: everything was shown by then', async () => {
    const { cancelledAfter } = await begin();
    for (const requests of [6, 7, 8]) expect(codes(await cancelledAfter(requests))).toEqual([]);
  });
});
