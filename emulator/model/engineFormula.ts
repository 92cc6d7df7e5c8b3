import { area, areaAddress, quoteSheet, type Area } from '../../src/grid/cell';
import { contains } from './address';
import { makeFormula, type StructuredToken, type Token } from './formula';
import type { BookState, SheetState, TableState } from './state';

/** Where a formula stands: structured references need it. */
export interface Place {
  readonly state: BookState;
  readonly sheet: SheetState;
  readonly row: number;
  readonly column: number;
}

const error = (text: string): Token => ({ kind: 'error', text });

const tableOf = (name: string, place: Place): [SheetState, TableState] | null => {
  for (const sheet of place.state.sheets)
    for (const table of sheet.tables)
      if (
        name === ''
          ? sheet === place.sheet && contains(table.area, place.row, place.column)
          : table.name.toLowerCase() === name.toLowerCase()
      )
        return [sheet, table];
  return null;
};

const unescape = (text: string): string => text.replace(/'(.)/g, '$1').trim();

const bodyOf = ({ area: whole, showHeaders }: TableState): Area =>
  showHeaders ? area(whole.row + 1, whole.column, whole.rows - 1, whole.columns) : whole;

const ROW_PARTS: Readonly<Record<string, (table: TableState) => Area>> = {
  '#all': ({ area: whole }) => whole,
  '#headers': ({ area: whole }) => area(whole.row, whole.column, 1, whole.columns),
  '#data': bodyOf,
};

/** The cells a structured reference stands for: `[Column]`, `[@Column]`, `[#All]`, `[[#Headers],[Column]]`, `[[A]:[B]]`. */
const structuredArea = ({ rest }: StructuredToken, table: TableState, row: number): Area | null => {
  const inner = rest.slice(1, -1).trim();
  const thisRow = inner.startsWith('@') || /\[?#This Row\]?/i.test(inner);
  const named = inner.replace(/^@/, '').replace(/\[?#This Row\]?\s*,?/i, '');
  const items = named.startsWith('[')
    ? [...named.matchAll(/\[((?:'.|[^'\]])*)\]/g)].map(([, item]) => item!)
    : named === ''
      ? []
      : [named];
  const special = items.find((item) => item.startsWith('#'));
  const part = special === undefined ? bodyOf(table) : ROW_PARTS[special.toLowerCase()]?.(table);
  if (!part) return null;
  const indices = items
    .filter((item) => item !== special)
    .map((item) =>
      table.columns.findIndex(({ name }) => name.toLowerCase() === unescape(item).toLowerCase()),
    );
  if (indices.includes(-1)) return null;
  const [first, last] = indices.length === 0 ? [0, table.columns.length - 1] : [indices[0]!, indices.at(-1)!];
  const [top, height] = thisRow ? [row, 1] : [part.row, part.rows];
  return area(top, part.column + first, height, last - first + 1);
};

const plain = (token: StructuredToken, place: Place | null): Token => {
  const found = place && tableOf(token.table, place);
  if (!found) return error('#NAME?');
  const where = structuredArea(token, found[1], place.row);
  return where
    ? { kind: 'other', text: `${quoteSheet(found[0].name)}!${areaAddress(where, true)}` }
    : error('#REF!');
};

/**
 * The formula as HyperFormula takes it: every sheet's name in quotes, which it wants for letters beyond the Latin ones,
 * structured references as addresses, broken references as plain `#REF!`.
 */
export const makeEngineFormula = (tokens: readonly Token[], place: Place | null): string =>
  makeFormula(
    tokens.map((token) => {
      if (token.kind === 'structured') return plain(token, place);
      if (token.kind === 'error')
        return error(token.text.includes('#REF!') ? '#REF!' : token.text.replace('#SPILL!', '#VALUE!'));
      if (token.kind === 'name' && place && token.sheet === null) {
        const table = tableOf(token.name, place);
        if (table && token.name !== '')
          return {
            kind: 'other',
            text: `${quoteSheet(table[0].name)}!${areaAddress(bodyOf(table[1]), true)}`,
          };
      }
      return token;
    }),
    quoteSheet,
  );
