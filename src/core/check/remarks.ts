import { largest } from '../extremes';
import { entryAt } from '../present';
import { coloursOf, type PlayerColours } from '../pairing/colours';
import { makeOptions } from '../pairing/options';
import { differencesFrom, type ByTable, type Difference } from './byTable';
import { isComplete } from './counts';
import { type Field, NOBODY } from './field';
import type { Fit } from './fit';
import { misprintOf } from './misprint';
import type { Nearest } from './nearest';
import type { PrintedSchedule } from './printed';

/** The colours of a printed schedule's players, from the games in which both can be read. */
const coloursIn = ({ labels, rounds }: Field): readonly PlayerColours[] => {
  const isPlayer = (player: number): boolean => player !== NOBODY && player < labels.length;
  const played = rounds.map(({ slots }) => ({
    games: slots
      .filter(({ white, black }) => isPlayer(white) && isPlayer(black) && white !== black)
      .map(({ white, black }) => ({ white: white + 1, black: black + 1 })),
  }));
  return coloursOf({ players: labels.length, rounds: played }).players;
};

/**
 * Remarks that are no misprints. `options`: the choices of the table's system; `literal`: as its source prints it; `exchanged`:
 * whether the last two rounds of a cycle have changed places; `also-near`: a published table that differs in only one or two
 * games; `other-rounds`: rounds with other games than the table's; `other-colours`: games with other colours, perhaps on purpose;
 * `rounds-fewer`, `rounds-more` than the field needs; `colour-run`: who has one colour three times in a row or more;
 * `colours-uneven`: whose colours differ by more than one game.
 */
export type RemarkCode =
  | 'options'
  | 'literal'
  | 'exchanged'
  | 'also-near'
  | 'other-rounds'
  | 'other-colours'
  | 'rounds-fewer'
  | 'rounds-more'
  | 'colour-run'
  | 'colours-uneven';

export interface Remark {
  readonly code: RemarkCode;
  readonly values: Readonly<Record<string, string | number>>;
}

interface Checked {
  readonly field: Field;
  /** The field after all certain repairs. */
  readonly repaired: Field;
  readonly schedule: PrintedSchedule;
  readonly near: Nearest;
  readonly table: Fit | null;
  readonly told: ByTable | null;
}

const remark = (code: RemarkCode, values: Remark['values'] = {}): Remark => ({ code, values });

const ofTable = ({
  table,
  options,
  literal,
  exchanged,
}: {
  readonly table: string;
  readonly options: string;
  readonly literal: boolean;
  readonly exchanged: boolean | null;
}): readonly Remark[] => [
  ...(literal
    ? [remark('literal', { system: table })]
    : options === ''
      ? []
      : [remark('options', { system: table, options })]),
  ...(exchanged === null ? [] : [remark('exchanged', { exchanged: exchanged ? 'yes' : 'no' })]),
];

/** If a published table differs so little, the differences may all be misprints. */
const FEW = 2;

/** The cells of differences; the games themselves if they have no cells. */
const cellsOf = ({ field, schedule }: Checked, differences: readonly Difference[]): string =>
  differences
    .map(({ round, slot, wanted }) => {
      const fault = { round, slot, kind: 'other-game', repair: wanted, candidates: [] } as const;
      const { cell, printed } = misprintOf(fault, field, schedule);
      return cell === '' ? printed.join('-') : cell;
    })
    .join(', ');

/** A published table that is nearly the schedule, if the schedule is exactly a table only when turned or renumbered. */
const alsoNear = (checked: Checked): readonly Remark[] => {
  const { near, table, field } = checked;
  const { plain } = near;
  if (!table || !plain || table.differences > 0 || plain.differences > FEW || plain.differences === 0)
    return [];
  const cells = cellsOf(checked, differencesFrom(plain, field));
  return [remark('also-near', { system: plain.table.system, count: plain.differences, cells })];
};

/** Name this many cells at most; more would be a table of their own. */
const MOST_CELLS = 6;

const otherColours = (checked: Checked): readonly Remark[] => {
  const found = checked.told?.otherColours ?? [];
  const cells = found.length <= MOST_CELLS ? cellsOf(checked, found) : '';
  return found.length === 0 ? [] : [remark('other-colours', { count: found.length, cells })];
};

const ofRounds = ({ field, told }: Checked): readonly Remark[] => {
  const { rounds, roundsPerCycle, cycles } = field;
  const count = rounds.length;
  const expected = roundsPerCycle * cycles;
  const others = [...(told?.otherRounds ?? [])].map((place) => entryAt(rounds, place).round);
  return [
    ...(isComplete(field)
      ? []
      : [remark(count < expected ? 'rounds-fewer' : 'rounds-more', { count, expected })]),
    ...(others.length === 0
      ? []
      : [remark('other-rounds', { count: others.length, rounds: others.join(', ') })]),
  ];
};

/** Runs of one colour that are worth a remark. */
const LONG = 3;

const ofColours = ({ repaired: field }: Checked): readonly Remark[] => {
  if (!field.coloured) return [];
  const { labels } = field;
  const players = coloursIn(field);
  const whom = (found: readonly PlayerColours[]) => ({
    count: found.length,
    players: found.map(({ no }) => labels[no - 1]).join(', '),
  });
  const uneven = players.filter(({ whites, blacks }) => Math.abs(whites - blacks) > 1);
  const most = largest(uneven.map(({ whites, blacks }) => Math.abs(whites - blacks)));
  const running = players.filter(({ longestRun }) => longestRun >= LONG);
  const longest = largest(running.map(({ longestRun }) => longestRun));
  return [
    ...(running.length > 0 ? [remark('colour-run', { longest, ...whom(running) })] : []),
    ...(uneven.length > 0 ? [remark('colours-uneven', { most, ...whom(uneven) })] : []),
  ];
};

/** All remarks about a schedule, besides its misprints. */
export const remarksOf = (checked: Checked): readonly Remark[] => {
  const { table } = checked;
  return [
    ...(table
      ? ofTable({
          table: table.table.system,
          options: table.table.isPreset ? '' : makeOptions(table.table.options),
          literal: table.table.literal,
          exchanged: table.table.exchanged,
        })
      : []),
    ...alsoNear(checked),
    ...ofRounds(checked),
    ...otherColours(checked),
    ...ofColours(checked),
  ];
};
