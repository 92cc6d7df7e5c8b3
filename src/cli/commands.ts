import { changeOf, CHANGE_IDS } from '../app/changes/table';
import { changeCommand } from './changeCommand';
import type { Command } from './command';
import { adjust } from './commands/adjust';
import { adopt } from './commands/adopt';
import { colours } from './commands/colours';
import { correct } from './commands/correct';
import { exchange } from './commands/exchange';
import { owes } from './commands/owes';
import { reenter } from './commands/reenter';
import { status } from './commands/status';
import { substitute } from './commands/substitute';
import { audit } from './commands/audit';
import { calendar } from './commands/calendar';
import { check } from './commands/check';
import { doctor } from './commands/doctor';
import { convert } from './commands/convert';
import { draw } from './commands/draw';
import { enter } from './commands/enter';
import { evening } from './commands/evening';
import { finals } from './commands/finals';
import { handout } from './commands/handout';
import { lineup } from './commands/lineup';
import { meet } from './commands/meet';
import { names } from './commands/names';
import { pair } from './commands/pair';
import { pairTeams } from './commands/pairTeams';
import { record } from './commands/record';
import { redo } from './commands/redo';
import { refresh } from './commands/refresh';
import { reversals } from './commands/reversals';
import { remove } from './commands/remove';
import { removeTournament } from './commands/removeTournament';
import { repair } from './commands/repair';
import { sections } from './commands/sections';
import { standings } from './commands/standings';
import { table } from './commands/table';
import { text } from './commands/text';
import { undo } from './commands/undo';
import { withdraw } from './commands/withdraw';

const OWN: readonly Command[] = [
  pair,
  sections,
  pairTeams,
  finals,
  draw,
  table,
  standings,
  convert,
  record,
  lineup,
  withdraw,
  reenter,
  substitute,
  enter,
  remove,
  correct,
  adjust,
  colours,
  exchange,
  owes,
  calendar,
  text,
  status,
  undo,
  redo,
  repair,
  doctor,
  removeTournament,
  refresh,
  reversals,
  audit,
  check,
  meet,
  evening,
  handout,
  adopt,
  names,
];

const isOwn = (id: string): boolean => OWN.some(({ name }) => name === id);

/** Every command, in the order of the usage; a change that has none of its own has that of its fields. */
export const COMMANDS: readonly Command[] = [
  ...OWN,
  ...CHANGE_IDS.filter((id) => !isOwn(id)).map((id) => changeCommand(changeOf(id))),
];
