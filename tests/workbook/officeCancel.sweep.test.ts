import { addTournament } from '../../src/app/create';
import { applyToSheets } from '../../src/app/tools/apply';
import { undoOnSheets } from '../../src/app/tools/undo';
import { words } from '../../src/language/language';
import { sheetNames } from '../../src/sheets/names';
import { makeWorkbook } from '../../src/sheets/workbook';
import { officeWorkbook } from '../../src/workbook/office';
import type { CellChange, Progress } from '../../src/workbook/port';
import { closePages, type Page } from '../emulator/office';
import { codesOf, valueOf } from '../results';
import { excel, foreign, look, type Look, of, pointsOf, type Sweep, sweepOf, TIME } from './sweep';

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
  valueOf(await addTournament(workbook, of(3), TIME));
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
  expect([requests, codesOf(result)]).toEqual([requests, ['cancelled']]);
  expect([requests, look(page)]).toEqual([requests, before]);
  expect([requests, page.host.book.enableEvents]).toEqual([requests, true]);
  expect(valueOf(await workbook.unfinished())).toEqual([]);
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
    for (const requests of [6, 7, 8]) expect(codesOf(await cancelledAfter(requests))).toEqual([]);
  });
});

const CELLS: readonly CellChange[] = [
  { sheet: 'Mine', row: 1, column: 0, expect: 'Adams', write: 'Berg – Carlsen' },
  { sheet: 'Mine', row: 2, column: 0, expect: '007', write: '=cmd', format: '@' },
  {
    sheet: 'Mine',
    row: 1,
    column: 1,
    expect: 2000,
    write: 'Adams',
    writeFormula: 'INDEX($A$1:$A$3,2)',
    format: 'General',
  },
  { sheet: 'Mine', row: 5, column: 3, expect: null, write: 'Dam' },
  { sheet: 'Budget', row: 0, column: 0, expect: null, write: 7 },
];

const apply = (cells = CELLS) =>
  applyToSheets(workbook, { tool: 'names', sentence: 'Names on Mine', cells }, '2026-11-20 09:00');

/** Excel tells nobody whether a text was typed with an apostrophe, which nobody sees: those that we write are. */
const unprefixed = (text: string | undefined): string | undefined => text?.replaceAll('"prefixed":true,', '');
const cells = (all: Look): unknown => foreign(all).map(unprefixed);
const everything = (all: Look): unknown => [
  Object.entries(all.sheets).map(([name, text]) => [name, unprefixed(text)]),
  all.names,
  all.active,
];

const expectWhole = async (
  { page, before, clean, log, attempt }: Sweep,
  isDone: (warnings: readonly string[]) => void,
): Promise<readonly number[]> => {
  const [failed, done] = [new Set<number>(), new Set<number>()];
  for (const point of pointsOf(log, 20)) {
    const result = await attempt([point]);
    expect([point, page.host.book.enableEvents]).toEqual([point, true]);
    (result.ok ? done : failed).add(point.request);
    if (result.ok) {
      expect([point, foreign(look(page))]).toEqual([point, foreign(clean)]);
      isDone((result.value as { warnings: readonly { code: string }[] }).warnings.map(({ code }) => code));
    } else {
      expect([point, codesOf(result)]).toEqual([point, ['host-failed']]);
      expect([point, everything(look(page))]).toEqual([point, everything(before)]);
    }
  }
  return [failed.size, done.size];
};

describe('Excel stops in the midst of a tool, at any action of any request', () => {
  it('a first step is written whole or not at all; what stops only the looks of its sheet is a warning', async () => {
    const [failed, done] = await expectWhole(await sweepOf(await excel(), apply), (warnings) => {
      expect(warnings.length).toBeLessThanOrEqual(1);
    });
    expect([failed, done].map((count) => (count ?? 0) > 0)).toEqual([true, true]);
  });

  it('a later step is written whole or not at all', async () => {
    const page = await excel();
    valueOf(await apply());
    const later = [{ ...CELLS[0]!, expect: 'Berg – Carlsen', write: 'Euwe' }];
    const [failed, done] = await expectWhole(await sweepOf(page, () => apply(later)), () => undefined);
    expect([failed! > 0, done]).toEqual([true, 0]);
  });

  it('undo takes all back or nothing', async () => {
    const page = await excel();
    const before = cells(look(page));
    valueOf(await apply());
    const sweep = await sweepOf(page, () => undoOnSheets(workbook));
    expect(cells(sweep.clean)).toEqual(before);
    const [failed, done] = await expectWhole(sweep, () => undefined);
    expect([failed! > 0, done]).toEqual([true, 0]);
  });
});
