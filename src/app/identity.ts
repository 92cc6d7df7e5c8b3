import type { Part } from '../sheets/parts';
import type { CellValue } from '../grid/cell';
import type { CellChange, CellSeen } from '../workbook/port';
import { atAddress, byeName, cellByCell, type Locate, type Told } from './log';
import type { OpenTournament } from './open';

/** A column whose cells the Log names by what they belong to, and the column of numbers beside it. */
interface IdentifiedColumn {
  readonly part: Part;
  readonly numbers: Part;
  readonly of: 'game' | 'player';
  /** Which of several cells of a game or player; a game's result goes without. */
  readonly what: string;
}

const COLUMNS: readonly IdentifiedColumn[] = [
  { part: 'Pairings_result', numbers: 'Pairings_game', of: 'game', what: '' },
  { part: 'Pairings_round', numbers: 'Pairings_game', of: 'game', what: ' round' },
  { part: 'Pairings_board', numbers: 'Pairings_game', of: 'game', what: ' board' },
  { part: 'Pairings_leftNo', numbers: 'Pairings_game', of: 'game', what: ' left' },
  { part: 'Pairings_rightNo', numbers: 'Pairings_game', of: 'game', what: ' right' },
  { part: 'Players_name', numbers: 'Players_no', of: 'player', what: ' name' },
  { part: 'Players_rating', numbers: 'Players_no', of: 'player', what: ' rating' },
  { part: 'Players_federation', numbers: 'Players_no', of: 'player', what: ' federation' },
  { part: 'Players_adjustment', numbers: 'Players_no', of: 'player', what: ' adjustment' },
  { part: 'Players_reason', numbers: 'Players_no', of: 'player', what: ' reason' },
  { part: 'Players_status', numbers: 'Players_no', of: 'player', what: ' status' },
  { part: 'Players_playOff', numbers: 'Players_no', of: 'player', what: ' playOff' },
];

const NAME = /^(game|player) (\d+)(| \w+)$/;
const BYE = /^round \d+ bye\d*$/;

/** How the Log names cells, and where a named cell stands now. */
export interface Identity {
  readonly told: Told;
  readonly locate: Locate;
  /** The cell of a game or player, such as `game 12` or `player 3 status`, or of a bye, `round 2 bye`, with what it holds. */
  readonly cell: (name: string) => Omit<CellChange, 'write'> | null;
  /** The numbers beside cells: while they stand there, the cells belong to the same games and players. */
  readonly numbersBeside: (cells: readonly CellChange[]) => readonly CellSeen[];
}

/** A line of Pairings that is a bye. */
interface Bye {
  readonly name: string;
  readonly line: number;
  readonly round: number;
  readonly player: number;
}

/** Byes have no number: they are named by their round and, in it, in order of the players. */
const byesOf = ({ found: { places }, gridOf }: Pick<OpenTournament, 'found' | 'gridOf'>): readonly Bye[] => {
  const column = (part: Part): readonly CellValue[] => {
    const place = places[part];
    return (place && gridOf(place)?.values.map(([value]) => value ?? null)) ?? [];
  };
  const [rounds, players] = [column('Pairings_round'), column('Pairings_leftNo')];
  const lines = column('Pairings_game').flatMap((no, line) => {
    const [round, player] = [rounds[line], players[line]];
    return no === null && typeof round === 'number' && typeof player === 'number'
      ? [{ line, round, player }]
      : [];
  });
  const inRound = new Map<number, number>();
  return lines
    .sort((one, other) => one.player - other.player)
    .map((bye) => {
      const place = (inRound.get(bye.round) ?? 0) + 1;
      inRound.set(bye.round, place);
      return { ...bye, name: byeName(bye.round, place) };
    });
};

/**
 * The Log names what belongs to a game or a player by its number, never by its cell: tables may be sorted, and sheets
 * renamed, before a step is taken back.
 */
export const identityOf = ({ found, gridOf }: Pick<OpenTournament, 'found' | 'gridOf'>): Identity => {
  const columns = COLUMNS.flatMap((column) => {
    const [place, beside] = [found.places[column.part], found.places[column.numbers]];
    const numbers = beside && gridOf(beside)?.values.map(([no]) => no ?? null);
    const lines = new Map(numbers?.map((no, line) => [no, line]));
    return place && beside && numbers ? [{ ...column, place, beside, numbers, lines }] : [];
  });
  const byes = byesOf({ found, gridOf });
  const columnOf = (cell: CellChange) =>
    columns.find(({ place: { sheet, area } }) => sheet === cell.sheet && area.column === cell.column);
  const nameOf = (cell: CellChange): string | undefined => {
    const column = columnOf(cell);
    const line = cell.row - (column?.place.area.row ?? 0);
    const no = column?.numbers[line];
    if (column?.part === 'Pairings_leftNo' && no === null) return byes.find((bye) => bye.line === line)?.name;
    return column && typeof no === 'number' ? `${column.of} ${no}${column.what}` : undefined;
  };
  /** Of a bye, which has no number, the round. */
  const roundBeside = (line: number): CellSeen | undefined => {
    const [bye, place] = [byes.find((each) => each.line === line), found.places.Pairings_round];
    if (!bye || !place) return undefined;
    return { sheet: place.sheet, row: place.area.row + line, column: place.area.column, expect: bye.round };
  };
  const numberBeside = (cell: CellChange): readonly (readonly [key: string, seen: CellSeen])[] => {
    const column = columnOf(cell);
    const expect = column?.numbers[cell.row - column.place.area.row];
    if (!column || expect === undefined) return [];
    const { sheet, area } = column.beside;
    const round = expect === null ? roundBeside(cell.row - column.place.area.row) : undefined;
    return [
      [`${column.of} ${cell.row}`, { sheet, row: cell.row, column: area.column, expect }],
      ...(round ? [[`round ${cell.row}`, round] as const] : []),
    ];
  };
  const byeCell = (name: string): Omit<CellChange, 'write'> | null => {
    const bye = byes.find((each) => each.name === name);
    const place = found.places.Pairings_leftNo;
    if (!bye || !place) return null;
    const { sheet, area } = place;
    return { sheet, row: area.row + bye.line, column: area.column, expect: bye.player };
  };
  const cell: Identity['cell'] = (name) => {
    if (BYE.test(name)) return byeCell(name);
    const [, of, no, what] = NAME.exec(name) ?? [];
    const column = columns.find((each) => each.of === of && each.what === what);
    const line = column?.lines.get(Number(no));
    if (!column || line === undefined) return null;
    const { sheet, area } = column.place;
    const expect = gridOf(column.place)?.values[line]?.[0] ?? null;
    return { sheet, row: area.row + line, column: area.column, expect };
  };
  return {
    told: cellByCell(nameOf),
    cell,
    numbersBeside: (cells) => [...new Map(cells.flatMap(numberBeside)).values()],
    locate: (name) => {
      if (!NAME.test(name) && !BYE.test(name)) return atAddress(name);
      const where = cell(name);
      return where && { sheet: where.sheet, row: where.row, column: where.column };
    },
  };
};
