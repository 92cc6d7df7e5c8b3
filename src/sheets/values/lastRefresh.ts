import { present } from '../../core/present';
import type { Tournament } from '../../core/model';
import { numberIn } from '../../grid/formula/number';
import { isCellError, type CellValue } from '../../grid/cell';
import { KEY_BASE, SNAPSHOT_NUMBERS, SNAPSHOT_TEXTS } from '../layout';
import type { Part } from '../parts';
import type { ColumnOf, PartValues } from './part';

/**
 * A formula for a cell's content as text, as `snapshotText` writes it. The comma of a number becomes a point, so that it
 * is the same in every country; an error is `#`.
 */
export const textFormula = (cell: string): string => `IFERROR(SUBSTITUTE(${cell}&"",",","."),"#")`;

/** A cell's content as text, for comparison with `textFormula`; `null` for an empty one. */
export const snapshotText = (value: CellValue | undefined): CellValue => {
  if (value === null || value === undefined || value === '') return null;
  if (isCellError(value)) return '#';
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value).replaceAll(',', '.');
};

const numberOf = (value: CellValue | undefined): number => (typeof value === 'number' ? value : 0);

/** A formula for round and players of a game as one number, as `snapshotKey` works it out. */
export const keyFormula = (round: string, left: string, right: string): string =>
  `(${numberIn(round)}*${KEY_BASE}+${numberIn(left)})*${KEY_BASE}+${numberIn(right)}`;

const snapshotKey = (...numbers: readonly (CellValue | undefined)[]): number =>
  numbers.reduce<number>((key, number) => key * KEY_BASE + numberOf(number), 0);

/** The values of a part's lines, found by the number in one of its columns. */
const byNumber = (column: ColumnOf, part: Part): ((no: CellValue) => number | undefined) => {
  const lines = new Map(column(part).map((no, line) => [no, line]));
  return (no) => lines.get(no);
};

const gameRows = (column: ColumnOf): readonly (readonly CellValue[])[] => {
  const lineOf = byNumber(column, 'Pairings_game');
  const [rounds, lefts, rights, results] = (
    ['Pairings_round', 'Pairings_leftNo', 'Pairings_rightNo', 'Pairings_result'] as const
  ).map(column);
  return column('Calculation').map((no) => {
    const line = lineOf(no);
    if (line === undefined) return [0, null];
    return [
      snapshotKey(present(rounds)[line], present(lefts)[line], present(rights)[line]),
      snapshotText(present(results)[line]),
    ];
  });
};

const playerRows = ({ players }: Tournament, column: ColumnOf): readonly (readonly CellValue[])[] => {
  const lineOf = byNumber(column, 'Players_no');
  const texts = (
    ['Players_name', 'Players_federation', 'Players_reason', 'Players_status', 'Players_rating'] as const
  ).map(column);
  const numbers = (['Players_adjustment', 'Players_playOff'] as const).map(column);
  return players.map(({ no }) => {
    const line = present(lineOf(no));
    return [
      ...texts.map((text) => snapshotText(text[line])),
      ...numbers.map((number) => numberOf(number[line])),
    ];
  });
};

/** What the inputs are when the values are worked out: the games, the players, the settings that matter. */
export const snapshotParts = (tournament: Tournament, column: ColumnOf): readonly PartValues[] => {
  const numbers = SNAPSHOT_NUMBERS.map((key) => numberOf(column(key)[0]));
  const texts = [...SNAPSHOT_TEXTS.map((key) => column(key)[0]), ...column('TieBreaks')].map(snapshotText);
  return [
    { part: 'Snapshot_games', values: gameRows(column), formats: ['0', '@'] },
    {
      part: 'Snapshot_players',
      values: playerRows(tournament, column),
      formats: ['@', '@', '@', '@', '@', '0.00', '0.00'],
    },
    {
      part: 'Snapshot_settings',
      values: [[...numbers, ...texts]],
      formats: [...numbers.map(() => '0.00'), ...texts.map(() => '@')],
    },
  ];
};
