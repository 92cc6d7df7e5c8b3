import { boardKey, gameKey, parseKey, playerKey } from '../sheets/log/key';
import type { NamedPart } from '../sheets/parts';
import type { CellChange, UnchangedCell } from '../workbook/port';
import { atAddress, cellByCell, type Identity } from './log';
import type { OpenTournament } from './open';

/** A cell that the Log names, with what it holds, and the numbers that it is found by. */
interface NamedCell {
  readonly key: string;
  readonly cell: Omit<CellChange, 'write'>;
  readonly format: string;
  readonly beside: readonly UnchangedCell[];
}

interface Opened {
  readonly parts: Pick<OpenTournament['parts'], 'places'>;
  readonly gridOf: OpenTournament['gridOf'];
}

/** A column, line by line; none of a part that is not there. */
const cellsOf = ({ parts, gridOf }: Opened, part: NamedPart): readonly Omit<CellChange, 'write'>[] => {
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
  opened: Opened,
  part: NamedPart,
  numbers: readonly [NamedPart, NamedPart],
  keyOf: (first: number, second: number) => string | null,
): readonly NamedCell[] => {
  const [firsts, seconds] = [cellsOf(opened, numbers[0]), cellsOf(opened, numbers[1])];
  const place = opened.parts.places[part];
  const formats = (place && opened.gridOf(place)?.formats) ?? [];
  return cellsOf(opened, part).flatMap((cell, line): NamedCell[] => {
    const [first, second] = [firsts[line], seconds[line]];
    if (typeof first?.expect !== 'number' || typeof second?.expect !== 'number') return [];
    const key = keyOf(first.expect, second.expect);
    const format = formats[line]?.[0] ?? '';
    return key === null ? [] : [{ key, cell, format, beside: [first, second] }];
  });
};

const BOARD_PARTS = {
  result: 'Matches_result',
  home: 'Matches_home',
  away: 'Matches_away',
} as const;

const TIME_PARTS = { date: 'Matches_date', venue: 'Matches_venue' } as const;

/** All cells that the Log names. */
export const boardCells = (opened: Opened): readonly NamedCell[] => [
  ...(['result', 'home', 'away'] as const).flatMap((cell) =>
    namedBy(opened, BOARD_PARTS[cell], ['Matches_match', 'Matches_board'], (match, board) =>
      board > 0 ? boardKey(match, board, cell) : null,
    ),
  ),
  ...(['date', 'venue'] as const).flatMap((cell) =>
    namedBy(opened, TIME_PARTS[cell], ['Matches_match', 'Matches_board'], (no, board) =>
      board === 0 ? gameKey(no, cell) : null,
    ),
  ),
  ...namedBy(opened, 'Teams_status', ['Teams_team', 'Teams_member'], (no, member) =>
    member === 0 ? playerKey(no, 'status') : null,
  ),
];

const placeKey = ({ sheet, row, column }: Pick<CellChange, 'sheet' | 'row' | 'column'>): string =>
  `${sheet} ${row} ${column}`;

/** The same as `identityOf`, where teams meet: boards, matches and teams by their numbers. */
export const boardIdentityOf = (opened: Opened): Identity => {
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
