import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { refreshSheets } from '../../src/app/refresh';
import { planTournamentRemoval, removeTournament } from '../../src/app/removeTournament';
import { repairTournament } from '../../src/app/repair/repair';
import { takeRow } from '../../src/app/changes/take';
import { RECORD } from '../../src/app/changes/record';
import { LINE_UP, type TypedLineUp } from '../../src/app/changes/lineUp';
import { REDO, UNDO } from '../../src/app/changes/undo';
import { WITHDRAW } from '../../src/app/changes/withdraw';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import type { Progress, Workbook } from '../../src/workbook/port';
import { deleteSheet, getSheet } from '../../emulator/model';
import type { Page } from '../emulator/office';
import { sectioned } from '../sectioned';
import { newTeamEvent } from '../teamEvents';
import { of, TIME } from './sweep';

/** One thing after the other that happens to an event in the workbook of a page. */
export interface Step {
  readonly what: string;
  readonly take: (workbook: Workbook, page: Page, progress?: Progress) => Promise<Result<unknown>>;
}

/** Somebody deletes a sheet of ours. */
const lose = ({ host }: Page, sheet: string): void =>
  host.as('user', (book) => {
    if (book.state.sheets.some(({ name }) => name === sheet)) deleteSheet(book, getSheet(book, sheet).id);
  });

const removed = async (workbook: Workbook, sheet: string): Promise<Result<unknown>> => {
  const planned = await planTournamentRemoval(workbook, sheet);
  return planned.ok ? removeTournament(workbook, planned.value, true) : planned;
};

const conducted = (tournament: Tournament): readonly Step[] => [
  { what: 'create', take: (workbook, _, progress) => addTournament(workbook, tournament, TIME, progress) },
  {
    what: 'record',
    take: (workbook) => takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME),
  },
  {
    what: 'withdraw',
    take: (workbook) => takeChange(workbook, 'withdraw', { player: 2 }, TIME),
  },
  { what: 'undo the withdrawal', take: (workbook) => takeChange(workbook, 'undo', null, TIME) },
  { what: 'undo the result', take: (workbook) => takeChange(workbook, 'undo', null, TIME) },
];

const cared = (damaged: string): readonly Step[] => [
  {
    what: 'hand out',
    take: (workbook) => addHandout(workbook, { handout: 'wall-chart' }, undefined, { id: 'handout' }),
  },
  { what: 'refresh', take: (workbook) => refreshSheets(workbook, TIME) },
  {
    what: 'repair',
    take: (workbook, page) => {
      lose(page, damaged);
      return repairTournament(workbook, 'Tournament', TIME.time);
    },
  },
  { what: 'remove', take: (workbook) => removed(workbook, 'Tournament') },
];

const tournament: readonly Step[] = [
  ...conducted(of(3)),
  {
    what: 'enter, which replaces sheets',
    take: (workbook) => takeChange(workbook, 'enter', { name: 'Finn' }, TIME),
  },
  ...cared('Crosstable'),
];

const sections: readonly Step[] = [...conducted(sectioned([3, 3])), ...cared('Crosstable')];

/** The two of a team change places at their boards. */
const TURNED: TypedLineUp = {
  ...{ match: 1, team: 'Team B' },
  seats: [
    { board: 1, name: 'B2' },
    { board: 2, name: 'B1' },
  ],
};

const teams: readonly Step[] = [
  {
    what: 'create',
    take: (workbook, _, progress) => addTournament(workbook, newTeamEvent(3, 2), TIME, progress),
  },
  {
    what: 'record',
    take: (workbook) => takeRow(workbook, RECORD, [{ game: 1, board: 1, typed: '1-0' }], TIME),
  },
  {
    what: 'line up',
    take: (workbook) => takeRow(workbook, LINE_UP, TURNED, TIME),
  },
  {
    what: 'withdraw',
    take: (workbook) => takeRow(workbook, WITHDRAW, { player: 'Team B' }, TIME),
  },
  { what: 'undo the withdrawal', take: (workbook) => takeRow(workbook, UNDO, null, TIME) },
  { what: 'do it again', take: (workbook) => takeRow(workbook, REDO, null, TIME) },
  { what: 'refresh', take: (workbook) => refreshSheets(workbook, { ...TIME, named: 'Team event' }) },
  {
    what: 'repair',
    take: (workbook, page) => {
      lose(page, 'Team standings');
      return repairTournament(workbook, 'Team event', TIME.time);
    },
  },
  { what: 'remove', take: (workbook) => removed(workbook, 'Team event') },
];

/** What happens to an event of each kind from its creation to its end. */
export const LIVES = { tournament, sections, teams } as const;
