/** @sweep */
import { applyNames, planNames, type NamesHow } from '../../../src/app/tools/names';
import { letterOf } from '../../../src/core/pairing/letters';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { TEAM_SYSTEMS } from '../../../src/core/pairing/teams/registry';
import { makeTeamSchedule, memberLabel } from '../../../src/core/pairing/teams/schedule';
import { present } from '../../../src/core/present';
import type { CellValue } from '../../../src/grid/cell';
import fc from '../../properties';
import { IS_SWEEP } from '../../sample';
import { gridOf } from '../../sheets/grid-of';
import { unwrap } from '../../workbook/excel';
import { drawIn, inMemory, textsIn, TIME } from './planFor';

interface Table {
  readonly labels: readonly string[];
  readonly rounds: readonly (readonly string[])[];
}

/** A system's table as it is printed, in numbers, in letters, or for two teams. */
const tables = fc
  .record({
    system: fc.constantFrom(...SYSTEMS),
    teams: fc.constantFrom(...TEAM_SYSTEMS),
    size: fc.integer({ min: 4, max: 14 }),
    kind: fc.constantFrom('numbers', 'letters', 'teams'),
  })
  .map(({ system, teams, size, kind }): Table => {
    const isTeams = kind === 'teams';
    const boards = Math.ceil(size / 2);
    const made = isTeams
      ? makeTeamSchedule({ system: teams.id, boards, cycles: 1 })
      : makeSchedule({ system: system.id, players: size, cycles: 1 });
    const { players, rounds } = unwrap<{
      readonly players: number;
      readonly rounds: readonly { readonly games: readonly { white: number; black: number }[] }[];
    }>(made);
    const said = (no: number): string => {
      if (isTeams) return memberLabel(boards, no);
      return kind === 'numbers' ? String(no) : letterOf(no);
    };
    return {
      labels: Array.from({ length: players }, (_, index) => said(index + 1)),
      rounds: rounds.map(({ games }, round) => [
        `Round ${round + 1}`,
        ...games.map(({ white, black }) => `${said(white)}-${said(black)}`),
      ]),
    };
  });

it('names for numbers, then numbers for names, give the sheet back', async () => {
  const lists = fc.record({
    heading: fc.constantFrom('No', 'Lot', 'Rank', 'Something', '#', null),
    isLast: fc.boolean(),
    isLeftOut: fc.boolean(),
    lots: fc.infiniteStream(fc.nat()),
    how: fc.constantFrom<NamesHow>('replace', 'live'),
  });
  const property = fc.asyncProperty(
    tables,
    lists,
    async (table, { heading, isLast, isLeftOut, lots, how }) => {
      const people = table.labels
        .map((label, index) => ({ label, name: `Player ${letterOf(index + 1)}x`, lot: lots.next().value }))
        .sort((one, other) => one.lot - other.lot);
      const line = <T>(label: T, name: T): readonly T[] => (isLast ? [name, label] : [label, name]);
      const cell = (label: string): CellValue => (/^\d+$/.test(label) ? Number(label) : label);
      const rows = people.map(({ label, name }) => line<CellValue>(cell(label), name));
      const list = gridOf([...(heading === null ? [] : [line<CellValue>(heading, 'Name')]), ...rows], {
        sheet: 'Members',
      });
      const draw = gridOf(table.rounds, { sheet: 'Draw' });
      const { workbook } = await inMemory([list, draw]);
      const above = heading !== null && isLeftOut ? 1 : 0;
      const range = { ...list.area, row: above, rows: list.area.rows - above };
      const asked = { range: { sheet: 'Draw', area: draw.area }, lists: [{ sheet: 'Members', range }] };
      const named = unwrap(await planNames(workbook, { ...asked, how }));
      unwrap(await applyNames(workbook, named, TIME));
      const nameOf = new Map(people.map(({ label, name }) => [label, name]));
      const expected = table.rounds.map(([head = '', ...games]) => [
        head,
        ...games.map((game) =>
          game
            .split('-')
            .map((label) => present(nameOf.get(label)))
            .join(' - '),
        ),
      ]);
      expect(textsIn(await drawIn(workbook, draw.area))).toEqual(textsIn(gridOf(expected)));
      const back = unwrap(await planNames(workbook, { ...asked, how: 'numbers' }));
      expect(back.warnings).toEqual([]);
      unwrap(await applyNames(workbook, back, TIME));
      expect(textsIn(await drawIn(workbook, draw.area))).toEqual(textsIn(draw));
    },
  );
  await fc.assert(property, { numRuns: IS_SWEEP ? 400 : 40 });
});
