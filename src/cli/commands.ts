import { CHANGE_IDS, changeOf } from '../app/changes/table';
import { changeCommand } from './changeCommand';
import type { Command } from './command';
import { adopt } from './commands/adopt';
import { audit } from './commands/audit';
import { calendar } from './commands/calendar';
import { check } from './commands/check';
import { convert } from './commands/convert';
import { adjust, correct } from './commands/correct';
import { doctor } from './commands/doctor';
import { draw } from './commands/draw';
import { enter, remove } from './commands/enter';
import { evening } from './commands/evening';
import { colours, exchange } from './commands/exchange';
import { finals } from './commands/finals';
import { handout } from './commands/handout';
import { lineup } from './commands/lineup';
import { names } from './commands/names';
import { owes } from './commands/owes';
import { pair } from './commands/pair';
import { pairTeams } from './commands/pairTeams';
import { record } from './commands/record';
import { reenter, substitute } from './commands/reenter';
import { refresh } from './commands/refresh';
import { removeTournament } from './commands/removeTournament';
import { repair } from './commands/repair';
import { reversals } from './commands/reversals';
import { sections } from './commands/sections';
import { standings } from './commands/standings';
import { status } from './commands/status';
import { meet, table } from './commands/table';
import { text } from './commands/text';
import { redo, undo } from './commands/undo';
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
