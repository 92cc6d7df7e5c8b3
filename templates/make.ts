import { addTournament, tournamentFromList } from '../src/app/create';
import { pairTeams } from '../src/app/pairTeams';
import { openRoster } from '../src/app/roster';
import { writeSections, pairSections } from '../src/app/sections/create';
import type { Result } from '../src/core/result';
import { countTo, rows } from '../src/grid/block';
import type { CellValue } from '../src/grid/cell';
import type { WorkbookPlan } from '../src/grid/plan';
import type { Roster } from '../src/sheets/roster';
import type { Workbook } from '../src/workbook/port';
import { newXlsx, type Compression } from '../src/workbook/xlsx';
import type { Template } from './kinds';
import { followTeams } from './lineUps';
import { startWorkbook } from './start';
import { longName, suitedWorkbook } from './suited';

const EVENT = 'Round robin';

/** When each was made, as its Log says: nobody typed anything yet. */
const TIME = '';

const list = (cells: readonly (readonly CellValue[])[]): WorkbookPlan => ({
  id: 'list',
  sheets: [
    {
      role: 'players',
      name: EVENT,
      blocks: [rows(0, 0, cells, '@')],
      ...{ styles: [], columns: [], tables: [], validations: [], conditionals: [] },
    },
  ],
  names: [],
  active: { sheet: EVENT, row: 0, column: 0 },
});

const players = (count: number, before = ''): readonly string[] =>
  countTo(count).map((no) => longName(`${before}Player ${no}`));

const namesOf = (template: Template): readonly (readonly CellValue[])[] => {
  if (template.kind !== 'teams') return [['Name'], ...players(template.players).map((name) => [name])];
  const members = countTo(template.teams).flatMap((no) =>
    players(template.boards, `Team ${no} `).map((name) => [name, longName(`Team ${no}`)] as const),
  );
  return [['Name', 'Team'], ...members];
};

/** The list that a template begins with, read as any other. */
const rosterOf = async (template: Template): Promise<Result<Roster>> => {
  const workbook = newXlsx();
  const written = await workbook.create(list(namesOf(template)));
  return written.ok ? openRoster(workbook, {}) : written;
};

/** Pairs the list as the command line does, numbers as they stand, and writes the sheets. */
const write = async (workbook: Workbook, template: Template, roster: Roster): Promise<Result<unknown>> => {
  const id = template.file;
  if (template.kind === 'teams') {
    const paired = pairTeams(roster, { event: EVENT, boards: template.boards }, { id });
    if (!paired.ok) return paired;
    return addTournament(workbook, paired.value.event, { time: TIME });
  }
  const choices = { event: EVENT, profile: template.profile, numbers: 'list' };
  if (template.kind === 'quads') {
    const dealing = { by: 'list', size: 4, leftover: 'last' } as const;
    const paired = pairSections(roster, dealing, choices, { id });
    return paired.ok ? writeSections(workbook, paired.value, { id, time: TIME }) : paired;
  }
  const made = tournamentFromList(roster, { ...choices, cycles: template.cycles }, { id });
  return made.ok ? addTournament(workbook, made.value, { time: TIME }) : made;
};

/** The workbook of a template: what to do, and a tournament whose names are still to be typed. */
export const makeTemplate = async (
  template: Template,
  compression?: Compression,
): Promise<Result<Uint8Array>> => {
  const workbook = newXlsx(compression);
  const begun = await workbook.create(startWorkbook(template));
  if (!begun.ok) return begun;
  const roster = await rosterOf(template);
  if (!roster.ok) return roster;
  const written = await write(suitedWorkbook(workbook, EVENT, template.profile), template, roster.value);
  if (written.ok && template.kind === 'teams') {
    const followed = await followTeams(workbook);
    if (!followed.ok) return followed;
  }
  return written.ok ? workbook.save() : written;
};
