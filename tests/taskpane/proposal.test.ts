import { type CellValue } from '../../src/grid/cell';
import { draftOf, effective } from '../../src/taskpane/draft';
import { NO_OPTIONS } from '../../src/taskpane/options';
import { makePane } from '../../src/taskpane/pane';
import { proposalFor } from '../../src/taskpane/proposal';
import { lookOf } from '../../src/taskpane/shape';
import { QUADS } from '../../src/taskpane/sections';
import { venueColumnOf } from '../../src/taskpane/homes';
import { ALL_MEET } from '../../src/taskpane/teams';
import { ports, rosterOf, withLeftovers, withList } from './ports';

/** A sheet of players, each with an entry in one more column. */
const listBy = (heading: string, entries: readonly string[]): readonly (readonly CellValue[])[] => [
  ['Name', heading],
  ...entries.map((entry, index) => [`P${index + 1}`, entry]),
];

const proposed = async (heading: string, entries: readonly string[]) =>
  proposalFor(await rosterOf(listBy(heading, entries))).options;

/** So many teams of so many members. */
const teams = (count: number, members: number): readonly string[] =>
  Array.from({ length: count * members }, (_, index) => `Team ${index % count}`);

const LEAGUE = { teams: ALL_MEET, sections: null };
const ONE = { teams: null, sections: null };

describe('a list looks like', () => {
  it('sections or a league where classes or clubs stand side by side, and a warning says so', async () => {
    const columnsOf = async (headings: readonly string[], name: string) => {
      const rows = [1, 2, 3, 4].map((row) => headings.map((heading) => `${name} ${heading}${row}`));
      const roster = await rosterOf([headings, ...rows]);
      const options = { ...NO_OPTIONS, ...proposalFor(roster).options };
      const list = { kind: 'read', choice: {}, roster, proposed: proposalFor(roster) } as const;
      expect(roster.warnings.map(({ code }) => code)).toEqual(['list-other-names']);
      expect(lookOf({ options, shaped: false, list }, roster)).toBeNull();
      return [roster.players.length, proposalFor(roster).column, options.teams !== null];
    };
    expect(await columnsOf(['3a', '3b', '4a', '4b', '4c'], 'Ann')).toEqual([20, 'Class', false]);
    expect(await columnsOf(['Ashcombe', 'Burford', 'Carlton'], 'Ann')).toEqual([12, 'Team', true]);
  });

  it('a league if it has three teams or more with two members or more each', async () => {
    expect(await proposed('Team', teams(8, 5))).toEqual(LEAGUE);
    expect(await proposed('Mannschaft', teams(3, 2))).toEqual(LEAGUE);
    expect(await proposed('Team', teams(2, 5))).toEqual(ONE);
    expect(await proposed('Team', [...teams(3, 2), 'Alone'])).toEqual(ONE);
    expect(await proposed('Team', [...teams(3, 2), ''])).toEqual(ONE);
    expect(await proposed('Shirt', teams(8, 5))).toEqual(ONE);
  });

  it('leagues if its teams are in two or more divisions, each with two teams or more, and not all with two', async () => {
    const listed = (...divisions: readonly number[]) => [
      ['Name', 'Team', 'Division'],
      ...divisions.flatMap((count, at) =>
        teams(count, 2).map((team, index) => [`P${at}-${index}`, team, `Division ${at + 1}`]),
      ),
    ];
    const both = { teams: { ...ALL_MEET, leagues: 'Division' }, sections: null };
    expect(proposalFor(await rosterOf(listed(4, 3))).options).toEqual(both);
    expect(proposalFor(await rosterOf(listed(4, 2))).options).toEqual(both);
    expect(proposalFor(await rosterOf(listed(4, 1))).options).toEqual(LEAGUE);
    expect(proposalFor(await rosterOf(listed(2, 2))).options.teams).toBe(null);
    expect(proposalFor(await rosterOf(listed(4))).options).toEqual(LEAGUE);
  });

  it('no league that could not be made: more than 24 teams, more than 20 members, more than 1,200 games', async () => {
    expect(await proposed('Team', teams(24, 4))).toEqual(LEAGUE);
    expect(await proposed('Team', teams(24, 5))).toEqual(ONE);
    expect(await proposed('Team', teams(25, 2))).toEqual(ONE);
    expect(await proposed('Team', [...teams(3, 2), ...Array.from({ length: 19 }, () => 'Team 0')])).toEqual(
      ONE,
    );
  });

  it('sections if a column has two or more of three players or more', async () => {
    const byColumn = (column: string) => ({ teams: null, sections: { ...QUADS, by: 'hand', column } });
    expect(await proposed('Section', teams(2, 3))).toEqual(byColumn('Section'));
    expect(await proposed('Gruppe', teams(4, 4))).toEqual(byColumn('Gruppe'));
    expect(await proposed('Class', teams(2, 3))).toEqual(byColumn('Class'));
    expect(await proposed('Section', teams(1, 6))).toEqual(ONE);
    expect(await proposed('Section', [...teams(2, 3), 'C', 'C'])).toEqual(ONE);
    expect(await proposed('Town', teams(2, 3))).toEqual(ONE);
  });

  it('no sections by class where players have ratings: these are classes of strength', async () => {
    const rated = [
      ['Name', 'Rating', 'Class'],
      ...[1, 2, 3, 4, 5, 6].map((no) => [`P${no}`, 1500 + no, no % 2 ? 'A' : 'B']),
    ];
    expect(proposalFor(await rosterOf(rated)).options).toEqual(ONE);
  });
});

describe('a school class', () => {
  const system = async (values: readonly (readonly CellValue[])[], sheet?: string) =>
    effective(await rosterOf(values, sheet), NO_OPTIONS).system;

  it('goes from seat to seat: a column or the name of the sheet says that it is one', async () => {
    expect(await system(listBy('Class', teams(1, 6)))).toBe('seats');
    expect(await system(listBy('Age', teams(1, 6)), 'Class 5b')).toBe('seats');
    expect(await system(listBy('Age', teams(1, 6)), 'Class of champions')).toBe('berger');
    expect(await system(listBy('Rating', ['1500', '1510', '1520', '1530']), 'Class 5b')).toBe('berger');
  });

  it('takes another system as soon as one is chosen', async () => {
    const roster = await rosterOf(listBy('Class', teams(1, 6)));
    expect(effective(roster, { ...NO_OPTIONS, system: 'berger' }).system).toBe('berger');
  });
});

describe('the pane', () => {
  const opened = async (entries: readonly string[]) => {
    const workbook = withLeftovers(withList(listBy('Team', entries)));
    const pane = makePane(ports(workbook));
    await pane.open();
    return { pane, workbook };
  };

  it('proposes a league, and one tournament again once the list has no teams', async () => {
    const { pane, workbook } = await opened(teams(8, 5));
    expect(pane.get().options.teams).toEqual(ALL_MEET);
    const cell = { sheet: 'Club', row: 0, column: 1 };
    await workbook.change({ cells: [{ ...cell, expect: 'Team', write: 'Town' }] });
    await pane.follow();
    expect(pane.get().options.teams).toBeNull();
  });

  it('finds a column of venues that comes after a choice was made', async () => {
    const { pane, workbook } = await opened(teams(3, 2));
    pane.choose({ firstDay: '2026-12-04' });
    await workbook.change({ cells: [{ sheet: 'Club', row: 0, column: 2, expect: null, write: 'Venue' }] });
    await pane.follow();
    const { list, options } = pane.get();
    expect(list.kind === 'read' && options.teams && venueColumnOf(list.roster, options.teams)).toBe('Venue');
  });

  it('keeps to what was chosen, whatever the list looks like, until the next tournament', async () => {
    const { pane } = await opened(teams(3, 2));
    pane.choose({ cycles: 2 });
    await pane.follow();
    expect(pane.get().options).toMatchObject({ teams: ALL_MEET, cycles: 2 });
    pane.choose({ teams: null });
    await pane.another();
    expect(pane.get().options.teams).toBeNull();
    await pane.create();
    await pane.another();
    expect(pane.get().options.teams).toEqual(ALL_MEET);
  });
});

it('games are at the home of the side on the left, where a list says where that is', async () => {
  const homes = [['Name', 'Club house'], ...['Ann', 'Ben', 'Cleo'].map((name) => [name, `${name}’s`])];
  const made = draftOf(await rosterOf(homes), { ...NO_OPTIONS, numbers: 'list' });
  if (!made.ok) throw new Error('no draft');
  const { games, calendar, profile } = made.value.tournament;
  expect(games.map(({ white, venue }) => [white, venue])).toEqual([
    [2, 'Ben’s'],
    [1, 'Ann’s'],
    [3, 'Cleo’s'],
  ]);
  expect([calendar, profile]).toEqual([['planned', 'venue'], 'chess']);
});
