import type { Format, TableState } from '../../model';

interface Look {
  readonly head: Format;
  readonly band: Format;
  readonly last: Format;
}

const line = (edge: string, color: string): Format => ({
  [`border/${edge}/style`]: 'Continuous',
  [`border/${edge}/color`]: color,
});

const light = (color: string, band: string): Look => ({
  head: { 'font/bold': true, ...line('EdgeTop', color), ...line('EdgeBottom', color) },
  band: { 'fill/color': band },
  last: line('EdgeBottom', color),
});

const medium = (color: string, band: string): Look => ({
  head: { 'font/bold': true, 'font/color': '#FFFFFF', 'fill/color': color },
  band: { 'fill/color': band },
  last: line('EdgeBottom', color),
});

/** Near enough to Excel's built-in styles to be recognised. */
const LOOKS: Readonly<Record<string, Look>> = {
  TableStyleLight1: light('#000000', '#E7E7E7'),
  TableStyleLight2: light('#4472C4', '#D9E1F2'),
};
const OTHER = medium('#4472C4', '#D9E1F2');
const NOTHING: Format = {};

/** What a table's style gives a cell of it. */
export const tableLook = (table: TableState, row: number): Format => {
  const look = LOOKS[table.style] ?? (table.style === '' ? null : OTHER);
  if (!look) return NOTHING;
  const down = row - table.area.row - (table.showHeaders ? 1 : 0);
  if (down < 0) return look.head;
  const last = row === table.area.row + table.area.rows - 1 ? look.last : NOTHING;
  return table.showBandedRows && down % 2 === 0 ? { ...look.band, ...last } : last;
};
