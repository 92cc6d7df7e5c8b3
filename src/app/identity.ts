import {
  gameKey,
  parseKey,
  playerKey,
  withByeKeys,
  type GameCell,
  type PlayerCell,
  type PlayerColumn,
  TIME_CELLS,
  isTimeCell,
  boardKey,
} from '../sheets/log/key';
import { isOfTeams } from '../sheets/findTournaments';
import type { Part, NamedPart } from '../sheets/parts';
import type { CellValue } from '../grid/cell';
import type { Place } from '../grid/reference';
import type { CellChange, UnchangedCell } from '../workbook/port';
import { atAddress, cellByCell, type Identity } from './log';
import type { OpenTournament } from './open';

/** A cell that the Log names, with what it holds, and the numbers that it is found by. */
interface NamedCell {
  readonly key: string;
  readonly cell: Omit<CellChange, 'write'>;
  readonly beside: readonly UnchangedCell[];
}

interface OpenedBoards {
  readonly parts: Pick<OpenTournament['parts'], 'places'>;
  readonly gridOf: OpenTournament['gridOf'];
}

/** A column, line by line; none of a part that is not there. */
const cellsOf = ({ parts, gridOf }: OpenedBoards, part: NamedPart): readonly Omit<CellChange, 'write'>[] => {
  const place = parts.places[part];
  const grid = place && gridOf(place);
  if (!grid) return [];
  const { sheet, area } = place;
  return grid.values.map(([value = null], line) => {
    const formula = grid.formulas[line]?.[0] ?? null;
    return {
      ...{ sheet, row: area.row + line, column: area.column, expect: value },
      ...(formula === null ? {} : { expectFormula: formula }),
    };
  });
};

/** The cells of a part whose lines are found by two columns of numbers. */
const namedBy = (
  opened: OpenedBoards,
  part: NamedPart,
  numbers: readonly [NamedPart, NamedPart],
  keyOf: (first: number, second: number) => string | null,
): readonly NamedCell[] => {
  const [firsts, seconds] = [cellsOf(opened, numbers[0]), cellsOf(opened, numbers[1])];
  return cellsOf(opened, part).flatMap((cell, line): NamedCell[] => {
    const [first, second] = [firsts[line], seconds[line]];
    if (typeof first?.expect !== 'number' || typeof second?.expect !== 'number') return [];
    const key = keyOf(first.expect, second.expect);
    return key === null ? [] : [{ key, cell, beside: [first, second] }];
  });
};

const BOARD_PARTS = {
  result: 'Matches_result',
  home: 'Matches_home',
  away: 'Matches_away',
  left: 'Matches_homeNo',
  right: 'Matches_awayNo',
} as const;

const MATCH_PARTS = {
  date: 'Matches_date',
  venue: 'Matches_venue',
  left: 'Matches_homeNo',
  right: 'Matches_awayNo',
} as const;

/** All cells that the Log names. */
const boardCells = (opened: OpenedBoards): readonly NamedCell[] => [
  ...(['result', 'home', 'away', 'left', 'right'] as const).flatMap((cell) =>
    namedBy(opened, BOARD_PARTS[cell], ['Matches_match', 'Matches_board'], (match, board) =>
      board > 0 ? boardKey(match, board, cell) : null,
    ),
  ),
  ...(['date', 'venue', 'left', 'right'] as const).flatMap((cell) =>
    namedBy(opened, MATCH_PARTS[cell], ['Matches_match', 'Matches_board'], (no, board) =>
      board === 0 ? gameKey(no, cell) : null,
    ),
  ),
  ...(['name', 'status', 'adjustment', 'reason'] as const).flatMap((cell) =>
    namedBy(opened, `Teams_${cell}`, ['Teams_team', 'Teams_member'], (no, member) =>
      member === 0 ? playerKey(no, cell) : null,
    ),
  ),
  ...(['name', 'rating'] as const).flatMap((cell) =>
    namedBy(opened, `Teams_${cell}`, ['Teams_team', 'Teams_member'], (no, member) =>
      member > 0 ? playerKey(no, `${cell === 'name' ? 'member' : 'memberRating'}${member}`) : null,
    ),
  ),
];

const placeKey = ({ sheet, row, column }: Pick<CellChange, 'sheet' | 'row' | 'column'>): string =>
  `${sheet} ${row} ${column}`;

/** The same as `identityOf`, where teams meet: boards, matches and teams by their numbers. */
const boardIdentityOf = (opened: OpenedBoards): Identity => {
  const cells = boardCells(opened);
  const byKey = new Map(cells.map((each) => [each.key, each]));
  const byPlace = new Map(cells.map((each) => [placeKey(each.cell), each]));
  return {
    logLines: cellByCell((cell) => byPlace.get(placeKey(cell))?.key),
    cell: (key) => byKey.get(key)?.cell ?? null,
    numbersBeside: (changed) => {
      const beside = changed.flatMap((cell) => byPlace.get(placeKey(cell))?.beside ?? []);
      return [...new Map(beside.map((cell) => [placeKey(cell), cell])).values()];
    },
    locate: (text) => {
      if (parseKey(text) === null) return atAddress(text);
      const where = byKey.get(text)?.cell;
      return where ? { sheet: where.sheet, row: where.row, column: where.column } : null;
    },
  };
};

/** A column whose cells the Log names by what they belong to, and the column of numbers beside it. */
interface IdentifiedColumn {
  readonly part: Part;
  readonly numbers: Part;
  readonly of: 'game' | 'player';
  readonly cell: GameCell | PlayerCell;
  readonly keyOf: (no: number) => string;
}

const ofGame = (part: Part, cell: GameCell): IdentifiedColumn => ({
  ...{ part, numbers: 'Pairings_game', of: 'game', cell },
  keyOf: (no) => gameKey(no, cell),
});

const ofPlayer = (cell: PlayerColumn): IdentifiedColumn => ({
  ...{ part: `Players_${cell}`, numbers: 'Players_no', of: 'player', cell },
  keyOf: (no) => playerKey(no, cell),
});

const COLUMNS: readonly IdentifiedColumn[] = [
  ofGame('Pairings_result', 'result'),
  ofGame('Pairings_round', 'round'),
  ofGame('Pairings_board', 'board'),
  ofGame('Pairings_leftNo', 'left'),
  ofGame('Pairings_rightNo', 'right'),
  ...TIME_CELLS.map((cell) => ofGame(`Pairings_${cell}`, cell)),
  ofPlayer('name'),
  ofPlayer('rating'),
  ofPlayer('federation'),
  ofPlayer('adjustment'),
  ofPlayer('reason'),
  ofPlayer('status'),
  ofPlayer('playOff'),
  ofPlayer('section'),
];

type Opened = Pick<OpenTournament, 'parts' | 'gridOf'>;

/** A line of Pairings that is a bye. */
interface Bye {
  readonly key: string;
  readonly line: number;
  readonly round: number;
  readonly player: number;
}

/** Byes have no number: they are named by their round and, in it, in order of the players. */
const byesOf = ({ parts: { places }, gridOf }: Opened): readonly Bye[] => {
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
  return withByeKeys(lines);
};

/** A column as it stands, the numbers that are held beside it, and the line of each. */
interface StandingColumn extends IdentifiedColumn {
  readonly place: Place;
  readonly beside: Place;
  readonly held: readonly CellValue[];
  readonly lines: ReadonlyMap<CellValue, number>;
}

const standing = ({ parts, gridOf }: Opened): readonly StandingColumn[] =>
  COLUMNS.flatMap((column) => {
    const [place, beside] = [parts.places[column.part], parts.places[column.numbers]];
    const held = beside && gridOf(beside)?.values.map(([no]) => no ?? null);
    const lines = new Map(held?.map((no, line) => [no, line]));
    return place && beside && held ? [{ ...column, place, beside, held, lines }] : [];
  });

/** What the Log can name of a tournament as it stands. */
interface Named extends Opened {
  readonly columns: readonly StandingColumn[];
  readonly byes: readonly Bye[];
}

const columnOf = ({ columns }: Named, cell: CellChange): StandingColumn | undefined =>
  columns.find(({ place: { sheet, area } }) => sheet === cell.sheet && area.column === cell.column);

const keyOf = (named: Named, cell: CellChange): string | undefined => {
  const column = columnOf(named, cell);
  if (!column) return undefined;
  const line = cell.row - column.place.area.row;
  const no = column.held[line];
  if (typeof no === 'number') return column.keyOf(no);
  const isBye = column.part === 'Pairings_leftNo' && no === null;
  return isBye ? named.byes.find((bye) => bye.line === line)?.key : undefined;
};

/** Of a bye, which has no number, the round. */
const roundBeside = ({ byes, parts }: Named, line: number): UnchangedCell | undefined => {
  const [bye, place] = [byes.find((each) => each.line === line), parts.places.Pairings_round];
  if (!bye || !place) return undefined;
  return { sheet: place.sheet, row: place.area.row + line, column: place.area.column, expect: bye.round };
};

const numberBeside = (
  named: Named,
  cell: CellChange,
): readonly (readonly [key: string, seen: UnchangedCell])[] => {
  const column = columnOf(named, cell);
  if (!column) return [];
  const line = cell.row - column.place.area.row;
  const expect = column.held[line];
  if (expect === undefined) return [];
  const { sheet, area } = column.beside;
  const round = expect === null ? roundBeside(named, line) : undefined;
  return [
    [`${column.numbers} ${cell.row}`, { sheet, row: cell.row, column: area.column, expect }],
    ...(round ? [[`round ${cell.row}`, round] as const] : []),
  ];
};

const byeCell = ({ byes, parts }: Named, key: string): Omit<CellChange, 'write'> | null => {
  const bye = byes.find((each) => each.key === key);
  const place = parts.places.Pairings_leftNo;
  if (!bye || !place) return null;
  const { sheet, area } = place;
  return { sheet, row: area.row + bye.line, column: area.column, expect: bye.player };
};

const cellOf = (named: Named, text: string): Omit<CellChange, 'write'> | null => {
  const key = parseKey(text);
  if (key?.of === 'bye') return byeCell(named, text);
  if (key?.of !== 'game' && key?.of !== 'player') return null;
  const column = named.columns.find((each) => each.of === key.of && each.cell === key.cell);
  const line = column?.lines.get(key.no);
  if (!column || line === undefined) return null;
  const { sheet, area } = column.place;
  const grid = named.gridOf(column.place);
  const expect = grid?.values[line]?.[0] ?? null;
  const formula = key.of === 'game' && isTimeCell(key.cell) ? (grid?.formulas[line]?.[0] ?? null) : null;
  return {
    ...{ sheet, row: area.row + line, column: area.column, expect },
    ...(formula === null ? {} : { expectFormula: formula }),
  };
};

/**
 * The Log names what belongs to a game or a player by its number, never by its cell: tables may be sorted, and sheets
 * renamed, before a step is taken back.
 */
export const identityOf = (opened: Opened): Identity => {
  if (isOfTeams(opened.parts)) return boardIdentityOf(opened);
  const named: Named = { ...opened, columns: standing(opened), byes: byesOf(opened) };
  return {
    logLines: cellByCell((cell) => keyOf(named, cell)),
    cell: (key) => cellOf(named, key),
    numbersBeside: (cells) => [...new Map(cells.flatMap((cell) => numberBeside(named, cell))).values()],
    locate: (text) => {
      if (parseKey(text) === null) return atAddress(text);
      const where = cellOf(named, text);
      return where && { sheet: where.sheet, row: where.row, column: where.column };
    },
  };
};
