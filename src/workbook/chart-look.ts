import type { Marker } from '../grid/plan';

/** What charts look like in a file and in Excel alike; sizes are points. */
export const CHART_LOOK = {
  ink: '404040',
  quiet: '595959',
  grid: 'D9D9D9',
  /** Lines of the grid, of axes and around the parts of bars. */
  hairline: 0.75,
  titleSize: 12,
  /** The space between bars, in percent of their width. */
  gap: 35,
  /** Nothing where a part of a bar is 0. */
  labelFormat: '0;;;',
} as const;

const STROKES: readonly Marker[] = ['x', 'plus', 'star', 'dash'];

/** Whether a marker is made of strokes alone; the others are filled with white, so that lines which meet there are seen. */
export const isStroke = (marker: Marker): boolean => STROKES.includes(marker);
