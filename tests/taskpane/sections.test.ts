import { openTournaments } from '../../src/app/open';
import { area } from '../../src/grid/cell';
import {
  columnBy,
  dealtBy,
  groupingColumns,
  sectionColumns,
  isStrengthUnknown,
  sectionsOf,
} from '../../src/taskpane/dealing';
import { NO_OPTIONS, type Options } from '../../src/taskpane/options';
import { makePane } from '../../src/taskpane/pane';
import { usualLeftover } from '../../src/core/sections/sizes';
import { QUADS, type SectionOptions, hasSections } from '../../src/taskpane/sections';
import { ports, rosterOf, withLeftovers, withList } from './ports';
import { takeChange } from '../../src/app/changes/take';
import { finalChoices, oneFinal, type FinalOptions } from '../../src/taskpane/finals';
import { planSets } from '../../src/app/sections/create';
import { newTeamEvent } from '../teamEvents';
import { valueOf } from '../results';

const RATED = [
  ['Name', 'Rating', 'Club', 'Group'],
  ...Array.from({ length: 9 }, (_, index) => [
    `P${index + 1}`,
    1100 + 100 * index,
    ['Hutt', 'Karori', 'Kapiti'][index % 3]!,
    index % 2 === 0 ? 'Odd' : 'Even',
  ]),
];

const dealt = async (sections: Partial<SectionOptions>, more: Partial<Options> = {}) => {
  const options = { ...NO_OPTIONS, seed: 'r1', ...more, sections: { ...QUADS, ...sections } };
  return sectionsOf(await rosterOf(RATED), options, { id: 'x' });
};

const namesIn = async (sections: Partial<SectionOptions>, more: Partial<Options> = { numbers: 'list' }) => {
  const made = await dealt(sections, more);
  return made.ok
    ? made.value.sections.map(({ tournament }) => tournament.players.map(({ name }) => name).join(' '))
    : made.problems.map(({ code }) => code);
};

describe('sections in the pane', () => {
  it('are dealt by rating where somebody has one, else as the list stands', async () => {
    expect(dealtBy(await rosterOf(RATED), QUADS)).toBe('rating');
    expect(dealtBy(await rosterOf([['Name'], ['A'], ['B'], ['C'], ['D'], ['E'], ['F']]), QUADS)).toBe('list');
    expect(await namesIn({})).toEqual(['P9 P8 P7 P6', 'P5 P4 P3 P2 P1']);
  });

  it('by a column take the one that was chosen, else one that is headed as sections are, else the one that makes fewest of three players or more', async () => {
    const roster = await rosterOf(RATED);
    expect(columnBy(roster, QUADS)).toBe('Group');
    expect(columnBy({ ...roster, columns: ['Age group'] }, QUADS)).toBe('Age group');
    expect(columnBy({ ...roster, columns: ['Town'] }, QUADS)).toBe('Town');
    const saying = (...said: readonly string[]) => ({
      ...roster,
      columns: ['Town'],
      players: roster.players.map((player, at) => ({ ...player, extra: [said[at % said.length]!] })),
    });
    expect(columnBy(saying('yes', 'no', 'no'), QUADS)).toBe('Club');
    expect(columnBy(saying('Ulm', 'Gera', 'Bonn', 'Kiel'), QUADS)).toBe('Club');
    expect(await namesIn({ by: 'hand', column: 'Group', size: '' })).toEqual([
      'P2 P4 P6 P8',
      'P1 P3 P5 P7 P9',
    ]);
  });

  it('keep players apart who have the same entry', async () => {
    expect(await namesIn({ by: 'list', size: '3', avoid: 'Club' })).toEqual([
      'P1 P2 P3',
      'P4 P5 P6',
      'P7 P8 P9',
    ]);
  });

  it('offer to keep apart by columns that group people, not by telephone numbers, money or yes and no', async () => {
    const roster = await rosterOf([
      ['Name', 'Club', 'Tel', 'Paid', 'Fee', 'Street', 'Class'],
      ['Anna', 'Hutt', '0171 23', 'yes', '5 EUR', 'Mill Lane 1', '3a'],
      ['Bert', 'Hutt', '0171 23', 'no', '5 EUR', 'High Street 2', '3b'],
      ['Carl', 'Karori', '0171 24', 'yes', '7 EUR', 'Low Road', '4a'],
      ['Dora', 'Karori', '0171 25', 'yes', '9 EUR', 'Long Lane', '4a'],
    ]);
    expect(groupingColumns(roster)).toEqual(['Club', 'Class']);
  });

  it('are offered by the columns that can make them, not by telephone numbers, dates of birth, yes and no', async () => {
    const roster = await rosterOf([
      ['Name', 'Club', 'Tel', 'Paid', 'Born', 'Town', 'Colour'],
      ['Anna', 'Hutt', '0171 21', 'yes', '1.3.2012', 'Ulm', 'red'],
      ['Bert', 'Hutt', '0171 22', 'no', '2.4.2012', 'Bonn', 'blue'],
      ['Carl', 'Hutt', '0171 23', 'yes', '3.5.2013', 'Kiel', 'red'],
      ['Dora', 'Karori', '0171 24', 'yes', '4.6.2013', 'Ulm', 'blue'],
      ['Emil', 'Karori', '0171 25', '', '5.7.2014', 'Jena', ''],
    ]);
    expect(sectionColumns(roster, QUADS)).toEqual(['Club']);
    expect(sectionColumns(roster, { ...QUADS, column: 'Town' })).toEqual(['Club', 'Town']);
    expect(sectionColumns({ ...roster, columns: ['Division'] }, QUADS)).toEqual(['Club', 'Division']);
  });

  it('are offered by years of birth, not by days of birth that three share', async () => {
    const born = (...days: readonly (string | number)[]) =>
      rosterOf([['Name', 'DOB'], ...days.map((day, at) => [`P${at}`, day])]);
    const years = await born(2012, 2013, 2012, 2013, 2012, 2013);
    expect(sectionColumns(years, QUADS)).toEqual(['DOB']);
    const days = await born('1.3.2012', '1.3.2012', '1.3.2012', '2.4.2012', '2.4.2012', '2.4.2012');
    expect(sectionColumns(days, QUADS)).toEqual([]);
  });

  it('keep even two classes apart', async () => {
    const roster = await rosterOf([
      ['Name', 'Class', 'Member'],
      ['Anna', '4A', 'yes'],
      ['Bert', '4A', 'no'],
      ['Carl', '4B', 'yes'],
      ['Dora', '4B', 'no'],
    ]);
    expect(groupingColumns(roster)).toEqual(['Class']);
  });

  it('take the order of the list for strength where nobody has a rating, unless they are drawn by lot', async () => {
    const unrated = await rosterOf([
      ['Name'],
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => [name]),
    ]);
    expect(isStrengthUnknown(unrated, { ...QUADS, by: 'snake' })).toBe(true);
    expect(isStrengthUnknown(unrated, { ...QUADS, by: 'lots' })).toBe(false);
    expect(isStrengthUnknown(await rosterOf(RATED), { ...QUADS, by: 'snake' })).toBe(false);
    const drawn = await namesIn({ by: 'lots' });
    expect(drawn).toEqual(await namesIn({ by: 'lots' }));
    expect(drawn).not.toEqual(await namesIn({ by: 'lots' }, { numbers: 'list', seed: 'r2' }));
  });

  it('of five come to about the same size; fours are followed by a larger one', async () => {
    expect(await namesIn({ size: '5' })).toEqual(['P9 P8 P7 P6', 'P5 P4 P3 P2 P1']);
    expect(usualLeftover('rating', 6)).toBe('spread');
    expect(usualLeftover('rating', 4)).toBe('last');
    expect(usualLeftover('snake', 4)).toBe('spread');
  });

  it('ask for a size, and say when it is none', async () => {
    expect(await namesIn({ size: ' ' })).toEqual(['section-size-missing']);
    expect(await namesIn({ size: '8' })).toEqual(['sections-too-few']);
  });

  it('begin at the boards that were typed', async () => {
    const made = await dealt({ firstBoards: '5, 21' });
    const boards = made.ok ? made.value.sections.map(({ tournament }) => tournament.games[0]?.board) : [];
    expect(boards).toEqual([5, 21]);
    expect(await namesIn({ firstBoards: '5, 6' })).toEqual(['boards-overlap']);
    expect(await namesIn({ firstBoards: 'x' })).toEqual(['not-a-whole-number']);
  });

  it('leave out what only one tournament of all has: numbers by hand, players who stay in place', async () => {
    const made = await dealt({}, { numbers: 'hand', detail: '1,2,3', pins: [{ player: 'P9' }] });
    const methods = made.ok ? made.value.sections.map(({ tournament }) => tournament.numbering.method) : [];
    expect(methods).toEqual(['lots', 'lots']);
  });

  it('are made by the button, all of them one tournament, which is shown', async () => {
    const workbook = withLeftovers(withList(RATED));
    const pane = makePane(ports(workbook));
    await pane.open();
    pane.choose({ sections: QUADS });
    pane.choose({ event: 'Autumn Open' });
    await pane.create();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [], options: { sections: null } });
    const made = await openTournaments(workbook);
    const said = made.ok && made.value.map(({ tournament: { event, sections = [] } }) => [event, sections]);
    expect(said).toMatchObject([['Autumn Open', [{ name: 'A' }, { name: 'B' }]]]);
    expect(pane.get().made?.id).toBe(made.ok && made.value[0]!.tournament.id);
  });
});

const EIGHT = [['Name'], ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => [name])];

/** Two sections with sheets of their own, in the pane. */
const withSheetsEach = async () => {
  const workbook = withLeftovers(withList(EIGHT));
  const pane = makePane(ports(workbook));
  await pane.open();
  pane.choose({ sections: { ...QUADS, sheets: 'each' }, numbers: 'list' });
  await pane.create();
  return { workbook, pane };
};

/** Two quads in the pane: whoever has the lower number wins but in game 1, a draw; or the draws of all games. */
const played = async (allDrawn = false) => {
  const workbook = withLeftovers(withList(EIGHT));
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
  const made = finalChoices({ ...oneFinal(2), ...options }, 'apple');
  return made.ok ? [] : made.problems.map(({ code, place }) => [code, place.field]);
};

describe('finals in the pane', () => {
  it('begin with the first two of each section, and of six sections or more with the first alone', () => {
    expect([2, 5, 6, 10].map((sections) => oneFinal(sections).qualify)).toEqual(['2', '2', '1', '1']);
  });

  it('are made by the button of the first two of each section, and shown', async () => {
    const { workbook, pane } = await played();
    await pane.makeFinals(oneFinal(2));
    const [final] = await finalsIn(workbook);
    expect(final?.players.map(({ name }) => name).sort()).toEqual(['A', 'B', 'E', 'F']);
    expect(final?.carried).toBeUndefined();
    expect(pane.get()).toMatchObject({ problems: [], made: { id: final?.id }, chosen: final?.id });
  });

  it('are of the event on show, not of the first in the workbook', async () => {
    const { workbook, pane } = await played();
    const events = ['Premier', 'First'].map((section) => newTeamEvent(3, 2, { section, id: section }));
    for (const { plan } of planSets(
      events.map((tournament) => ({ name: tournament.section!, tournament })),
      [],
      '2026-11-20 09:00',
    ))
      valueOf(await workbook.create(plan));
    await pane.chooseTournament('First');
    expect(pane.get().opened?.open.tournament.event).toBe('League');
    // The tick is from an event of players before: leagues carry nothing over, and do not ask.
    await pane.makeFinals({ ...oneFinal(2), carry: true });
    expect(pane.get().problems.map(({ code }) => code)).toEqual(['final-unfinished', 'final-unfinished']);
  });

  it('carry games over where that is chosen, and are as many as were asked for', async () => {
    const { workbook, pane } = await played();
    await pane.makeFinals({ ...oneFinal(2), finals: '2', carry: true });
    expect(
      (await finalsIn(workbook)).map(({ section, carried, rounds }) => [section, carried, rounds]),
    ).toEqual([
      ['Final A', 2, 3],
      ['Final B', 2, 3],
    ]);
  });

  it('ask how a tie is decided, by name or by lots', async () => {
    const { workbook, pane } = await played(true);
    await pane.makeFinals(oneFinal(2));
    expect(pane.get().problems.map(({ code, values }) => [code, values['names']])).toEqual([
      ['final-tie', 'A, B, C, D'],
      ['final-tie', 'E, F, G, H'],
    ]);
    expect(await finalsIn(workbook)).toEqual([]);
    await pane.makeFinals({ ...oneFinal(2), decide: 'names', names: 'C; d; G;H' });
    const [final] = await finalsIn(workbook);
    expect(final?.players.map(({ name }) => name).sort()).toEqual(['C', 'D', 'G', 'H']);
  });

  it('draw lots where that is chosen', async () => {
    const { workbook, pane } = await played(true);
    await pane.makeFinals({ ...oneFinal(2), decide: 'lots' });
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
