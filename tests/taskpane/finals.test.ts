import { takeChange } from '../../src/app/changes/take';
import { openTournaments } from '../../src/app/open';
import { area } from '../../src/grid/cell';
import { finalChoices, ONE_FINAL, type FinalOptions } from '../../src/taskpane/finals';
import { makePane } from '../../src/taskpane/pane';
import { hasSections, QUADS } from '../../src/taskpane/sections';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { valueOf } from '../results';
import { ports, withLeftovers } from './ports';

const EIGHT = [['Name'], ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => [name])];

/** Two sections with sheets of their own, in the pane. */
const withSheetsEach = async () => {
  const workbook = withLeftovers(
    memoryWorkbook([{ name: 'Club', blocks: [{ kind: 'values', area: area(0, 0, 9, 1), values: EIGHT }] }]),
  );
  const pane = makePane(ports(workbook));
  await pane.open();
  pane.choose({ sections: { ...QUADS, sheets: 'each' }, numbers: 'list' });
  await pane.create();
  return { workbook, pane };
};

/** Two quads in the pane: whoever has the lower number wins but in game 1, a draw; or the draws of all games. */
const played = async (allDrawn = false) => {
  const workbook = withLeftovers(
    memoryWorkbook([{ name: 'Club', blocks: [{ kind: 'values', area: area(0, 0, 9, 1), values: EIGHT }] }]),
  );
  const pane = makePane(ports(workbook));
  await pane.open();
  pane.choose({ sections: QUADS, numbers: 'list' });
  await pane.create();
  const { tournament } = valueOf(await openTournaments(workbook))[0]!;
  const results = tournament.games.map(({ no, white, black }) => ({
    game: no,
    typed: allDrawn ? '1/2' : white < black ? '1-0' : '0-1',
  }));
  valueOf(await takeChange(workbook, 'record', results, { time: '2026-11-20 10:00' }));
  return { workbook, pane };
};

const finalsIn = async (workbook: Parameters<typeof openTournaments>[0]) =>
  valueOf(await openTournaments(workbook))
    .map(({ tournament }) => tournament)
    .filter(({ section }) => section !== undefined);

const codes = (options: Partial<FinalOptions>): readonly unknown[] => {
  const made = finalChoices({ ...ONE_FINAL, ...options }, 'apple');
  return made.ok ? [] : made.problems.map(({ code, place }) => [code, place.field]);
};

describe('finals in the pane', () => {
  it('are made by the button of the first two of each section, and shown', async () => {
    const { workbook, pane } = await played();
    await pane.makeFinals(ONE_FINAL);
    const [final] = await finalsIn(workbook);
    expect(final?.players.map(({ name }) => name).sort()).toEqual(['A', 'B', 'E', 'F']);
    expect(final?.carried).toBeUndefined();
    expect(pane.get()).toMatchObject({ problems: [], made: { id: final?.id }, chosen: final?.id });
  });

  it('carry games over where that is chosen, and are as many as were asked for', async () => {
    const { workbook, pane } = await played();
    await pane.makeFinals({ ...ONE_FINAL, finals: '2', carry: true });
    expect(
      (await finalsIn(workbook)).map(({ section, carried, rounds }) => [section, carried, rounds]),
    ).toEqual([
      ['Final A', 2, 3],
      ['Final B', 2, 3],
    ]);
  });

  it('ask how a tie is decided, by name or by lots', async () => {
    const { workbook, pane } = await played(true);
    await pane.makeFinals(ONE_FINAL);
    expect(pane.get().problems.map(({ code, values }) => [code, values['names']])).toEqual([
      ['final-tie', 'A, B, C, D'],
      ['final-tie', 'E, F, G, H'],
    ]);
    expect(await finalsIn(workbook)).toEqual([]);
    await pane.makeFinals({ ...ONE_FINAL, decide: 'names', names: 'C; d; G;H' });
    const [final] = await finalsIn(workbook);
    expect(final?.players.map(({ name }) => name).sort()).toEqual(['C', 'D', 'G', 'H']);
  });

  it('draw lots where that is chosen', async () => {
    const { workbook, pane } = await played(true);
    await pane.makeFinals({ ...ONE_FINAL, decide: 'lots' });
    expect((await finalsIn(workbook)).map(({ players }) => players.length)).toEqual([4]);
  });

  it('say what was typed wrong', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ qualify: '' })).toEqual([['not-a-whole-number', 'qualify']]);
    expect(codes({ qualify: '0' })).toEqual([['number-out-of-range', 'qualify']]);
    expect(codes({ finals: '101' })).toEqual([['number-out-of-range', 'finals']]);
    expect(codes({ finals: '1.5' })).toEqual([['not-a-whole-number', 'finals']]);
  });

  it('are offered where there are sections', () => {
    expect([hasSections({}), hasSections({ section: 'A' }), hasSections({ sections: [] })]).toEqual([
      ...[false, true, true],
    ]);
  });
});

describe('the sheet of all sections', () => {
  it('is made anew by its button, also where it was deleted', async () => {
    const { workbook, pane } = await withSheetsEach();
    const rows = async () =>
      valueOf(await workbook.read({ ranges: [{ sheet: 'Sections', area: area(4, 0, 2, 1) }] })).ranges[0]!
        .values;
    const read = valueOf(await workbook.read({ ranges: [{ sheet: 'Sections', area: 'used' }] }));
    valueOf(await workbook.remove({ sheets: ['Sections'], asRead: read.ranges }));
    for (const time of ['deleted', 'there']) {
      await pane.makeSectionsPage();
      expect([time, pane.get().problems, pane.get().notice, await rows()]).toEqual([
        ...[time, [], { what: 'sections-page', sheet: 'Sections' }],
        [['Section A'], ['Section B']],
      ]);
    }
  });

  it('there is none where sections share their sheets', async () => {
    const { pane } = await played();
    await pane.makeSectionsPage();
    expect(pane.get().problems.map(({ code }) => code)).toEqual(['sections-no-page']);
  });
});
