import { CHANGE_IDS, changeOf } from '../app/changes/registry';
import { changeCommand } from './changeCommand';
import type { Command } from './command';
import { adopt } from './commands/adopt';
import { calendar } from './commands/calendar';
import { check } from './commands/check';
import { convert } from './commands/convert';
import { doctor } from './commands/doctor';
import { draw } from './commands/draw';
import { finals, sections } from './commands/sections';
import { colours, exchange, lineup, record } from './commands/games';
import { handout } from './commands/handout';
import { names } from './commands/names';
import { status } from './commands/status';
import { pair, pairTeams } from './commands/pair';
import { refresh, removeTournament, repair } from './commands/sheets';
import { standings } from './commands/standings';
import { meet, table } from './commands/table';
import { text } from './commands/text';
import { redo, undo } from './commands/undo';

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
  colours,
  exchange,
  calendar,
  text,
  status,
  undo,
  redo,
  repair,
  doctor,
  removeTournament,
  refresh,
  check,
  meet,
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
