import {
  boardKey,
  gameKey,
  isTimeCell,
  kindOf,
  parseKey,
  playerKey,
  TIME_CELLS,
  withByeKeys,
  type BoardCell,
  type GameCell,
  type LogKey,
  type PlayerColumn,
  PLAYER_CELLS,
} from '../sheets/log/key';
import { PLAYER_COLUMNS, type NamedPart, TEAM_KEY_PARTS } from '../sheets/parts';
import { countTo } from '../grid/block';
import type { CellValue } from '../grid/cell';
import { type Place, valuesDown } from '../grid/reference';
import type { CellChange, UnchangedCell } from '../workbook/port';
import { atAddress, cellByCell, type Identity } from './logPatch';
import type { OpenTournament } from './open';

/** A column whose cells have keys in the Log, and the columns beside it that hold the game, board or player numbers. */
interface IdentifiedColumn {
  readonly part?: NamedPart;
  readonly numbers: readonly NamedPart[];
  readonly of: LogKey['of'];
  readonly cell: string;
  /** The key of the cell beside these numbers; `null` if the row is for something else. */
  readonly keyOf: (no: number, second: number) => string | null;
}

const ofGame = (part: NamedPart, cell: GameCell): IdentifiedColumn => ({
  ...{ part, numbers: ['Pairings_game'], of: 'game', cell },
  keyOf: (no) => gameKey(no, cell),
});

const ofPlayer = (cell: PlayerColumn): IdentifiedColumn => ({
  ...{ part: `Players_${cell}`, numbers: ['Players_no'], of: 'player', cell },
  keyOf: (no) => playerKey(no, cell),
});

const OF_MATCH = ['Matches_match', 'Matches_board'] as const;

const ofMatch = (part: NamedPart, cell: GameCell): IdentifiedColumn => ({
  ...{ part, numbers: OF_MATCH, of: 'game', cell },
  keyOf: (no, board) => (board === 0 ? gameKey(no, cell) : null),
});

const ofBoard = (part: NamedPart, cell: BoardCell | 'left' | 'right'): IdentifiedColumn => ({
  ...{ part, numbers: OF_MATCH, of: 'board', cell },
  keyOf: (no, board) => (board > 0 ? boardKey(no, board, cell) : null),
});

const ofTeam = (cell: 'name' | 'status' | 'adjustment' | 'reason'): IdentifiedColumn => ({
  ...{ part: `Teams_${cell}`, numbers: TEAM_KEY_PARTS, of: 'player', cell },
  keyOf: (no, member) => (member === 0 ? playerKey(no, cell) : null),
});

const ofMember = (part: NamedPart, cell: 'member' | 'memberRating'): IdentifiedColumn => ({
  ...{ part, numbers: TEAM_KEY_PARTS, of: 'player', cell },
  keyOf: (no, member) => (member > 0 ? playerKey(no, `${cell}${member}`) : null),
});

const COLUMNS: readonly IdentifiedColumn[] = [
  ofGame('Pairings_leftNo', 'left'),
  ofGame('Pairings_rightNo', 'right'),
  ...(['result', 'round', 'board', ...TIME_CELLS] as const).map((cell) => ofGame(`Pairings_${cell}`, cell)),
  ...PLAYER_CELLS.map(ofPlayer),
  ofBoard('Matches_result', 'result'),
  ofBoard('Matches_home', 'home'),
  ofBoard('Matches_away', 'away'),
  ofBoard('Matches_homeNo', 'left'),
  ofBoard('Matches_awayNo', 'right'),
  ofMatch('Matches_homeNo', 'left'),
  ofMatch('Matches_awayNo', 'right'),
  ofMatch('Matches_date', 'date'),
  ofMatch('Matches_venue', 'venue'),
  ...(['name', 'status', 'adjustment', 'reason'] as const).map(ofTeam),
  ofMember('Teams_name', 'member'),
  ofMember('Teams_rating', 'memberRating'),
];

type Opened = Pick<OpenTournament, 'parts' | 'gridOf'>;

/** A row of Pairings that is a bye. */
interface Bye {
  readonly key: string;
  readonly line: number;
  readonly round: number;
  readonly player: number;
}

/** Byes have no numbers. Their keys count them within the round, in order of the players. */
const byesOf = ({ parts: { places }, gridOf }: Opened): readonly Bye[] => {
  const column = (part: NamedPart): readonly CellValue[] => valuesDown(gridOf, places[part]);
  const [rounds, players] = [column('Pairings_round'), column('Pairings_leftNo')];
  const lines = column('Pairings_game').flatMap((no, line) => {
    const [round, player] = [rounds[line], players[line]];
    return no === null && typeof round === 'number' && typeof player === 'number'
      ? [{ line, round, player }]
      : [];
  });
  return withByeKeys(lines);
};

/** A column as it is now, with the contents of the number columns beside it. */
interface StandingColumn extends IdentifiedColumn {
  readonly place: Place;
  readonly beside: readonly { readonly place: Place; readonly held: readonly CellValue[] }[];
  /** Its rows by key. */
  readonly lines: () => ReadonlyMap<string, number>;
}

/** The key of a row; `null` if it has none. */
const keyAt = ({ beside, keyOf }: Pick<StandingColumn, 'beside' | 'keyOf'>, line: number): string | null => {
  const [no, second = 0] = beside.map(({ held }) => held[line]);
  return typeof no === 'number' && typeof second === 'number' ? keyOf(no, second) : null;
};

/** The organiser's own columns of the players, with their places; the Log counts them. */
const furtherColumns = ({ parts: { places } }: Opened): readonly (readonly [IdentifiedColumn, Place])[] => {
  const { Players: table, Players_no: numbers } = places;
  if (!table || !numbers) return [];
  const ours = new Set(PLAYER_COLUMNS.map((part) => places[part]?.area.column));
  return countTo(table.area.columns)
    .map((index) => table.area.column + index - 1)
    .filter((column) => !ours.has(column))
    .map((column, index) => [
      {
        ...{ numbers: ['Players_no'], of: 'player', cell: 'column' },
        keyOf: (no) => playerKey(no, `column${index + 1}`),
      },
      { sheet: table.sheet, area: { ...numbers.area, column } },
    ]);
};

/** What a place holds, also where it is a part of the table of players. */
const gridIn =
  ({ parts: { places }, gridOf }: Opened): Opened['gridOf'] =>
  (where) => {
    const table = places.Players;
    const own = gridOf(where);
    const grid = table && !own && table.sheet === where.sheet ? gridOf(table) : undefined;
    if (!table || !grid) return own;
    const [row, column] = [where.area.row - table.area.row, where.area.column - table.area.column];
    const cut = <T>(lines: readonly (readonly T[])[]): T[][] =>
      lines.slice(row, row + where.area.rows).map((line) => line.slice(column, column + where.area.columns));
    return { ...grid, values: cut(grid.values), formulas: cut(grid.formulas), formats: cut(grid.formats) };
  };

const standing = (opened: Opened): readonly StandingColumn[] => {
  const { parts, gridOf } = opened;
  const own = COLUMNS.map((column) => [column, column.part && parts.places[column.part]] as const);
  return [...own, ...furtherColumns(opened)].flatMap(([column, place]) => {
    const beside = column.numbers.flatMap((part) => {
      const where = parts.places[part];
      const held = where && gridOf(where)?.values.map(([no = null]) => no);
      return where && held ? [{ place: where, held }] : [];
    });
    if (!place || beside.length < column.numbers.length) return [];
    let known: ReadonlyMap<string, number> | undefined;
    const lines = (): ReadonlyMap<string, number> =>
      (known ??= new Map(
        (beside[0]?.held ?? []).flatMap((_, line) => {
          const key = keyAt({ ...column, beside }, line);
          return key === null ? [] : [[key, line] as const];
        }),
      ));
    return [{ ...column, place, beside, lines }];
  });
};

/** Everything in a tournament that has a key in the Log. */
interface Named extends Opened {
  readonly columns: readonly StandingColumn[];
  readonly byes: readonly Bye[];
}

const columnsOf = ({ columns }: Named, cell: CellChange): readonly StandingColumn[] =>
  columns.filter(({ place: { sheet, area } }) => sheet === cell.sheet && area.column === cell.column);

const keyOf = (named: Named, cell: CellChange): string | undefined => {
  for (const column of columnsOf(named, cell)) {
    const line = cell.row - column.place.area.row;
    const isBye = column.part === 'Pairings_leftNo' && column.beside[0]?.held[line] === null;
    const key = isBye ? named.byes.find((bye) => bye.line === line)?.key : keyAt(column, line);
    if (typeof key === 'string') return key;
  }
  return undefined;
};

/** A bye has no number; its round identifies it. */
const roundBeside = ({ byes, parts }: Named, line: number): readonly UnchangedCell[] => {
  const [bye, place] = [byes.find((each) => each.line === line), parts.places.Pairings_round];
  if (!bye || !place) return [];
  return [{ sheet: place.sheet, row: place.area.row + line, column: place.area.column, expect: bye.round }];
};

const numbersBeside = (named: Named, cell: CellChange): readonly UnchangedCell[] => {
  const [column] = columnsOf(named, cell);
  if (!column) return [];
  const line = cell.row - column.place.area.row;
  const numbers = column.beside.flatMap(({ place: { sheet, area }, held }): readonly UnchangedCell[] => {
    const expect = held[line];
    return expect === undefined ? [] : [{ sheet, row: cell.row, column: area.column, expect }];
  });
  return numbers[0]?.expect === null ? [...numbers, ...roundBeside(named, line)] : numbers;
};

const cellAt = (
  { gridOf }: Named,
  { sheet, area }: Place,
  line: number,
  hasFormula: boolean,
): Omit<CellChange, 'write'> => {
  const grid = gridOf({ sheet, area });
  const formula = hasFormula ? (grid?.formulas[line]?.[0] ?? null) : null;
  return {
    ...{ sheet, row: area.row + line, column: area.column, expect: grid?.values[line]?.[0] ?? null },
    ...(formula === null ? {} : { expectFormula: formula }),
  };
};

const cellOf = (named: Named, text: string): Omit<CellChange, 'write'> | null => {
  const key = parseKey(text);
  if (key?.of === 'bye') {
    const bye = named.byes.find((each) => each.key === text);
    const place = named.parts.places.Pairings_leftNo;
    return bye && place ? cellAt(named, place, bye.line, false) : null;
  }
  if (key?.of !== 'game' && key?.of !== 'player' && key?.of !== 'board') return null;
  const cell = key.of === 'player' ? kindOf(key.cell) : key.cell;
  const hasFormula = key.of !== 'game' || isTimeCell(key.cell);
  for (const column of named.columns) {
    const line = column.of === key.of && column.cell === cell ? column.lines().get(text) : undefined;
    if (line !== undefined) return cellAt(named, column.place, line, hasFormula);
  }
  return null;
};

const placeKey = ({ sheet, row, column }: UnchangedCell): string => `${sheet} ${row} ${column}`;

/**
 * How the Log names cells: by game, board or player number, never by address. So undo works even after tables are sorted or
 * sheets renamed.
 */
export const identityOf = (opened: Opened): Identity => {
  const named: Named = {
    ...{ ...opened, gridOf: gridIn(opened) },
    ...{ columns: standing(opened), byes: byesOf(opened) },
  };
  return {
    logLines: cellByCell((cell) => keyOf(named, cell)),
    cell: (key) => cellOf(named, key),
    numbersBeside: (cells) => [
      ...new Map(
        cells.flatMap((cell) => numbersBeside(named, cell)).map((cell) => [placeKey(cell), cell] as const),
      ).values(),
    ],
    locate: (text) => {
      if (parseKey(text) === null) return atAddress(text);
      const where = cellOf(named, text);
      return where && { sheet: where.sheet, row: where.row, column: where.column };
    },
  };
};
