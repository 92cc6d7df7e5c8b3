import { place, type Place } from '../../grid/reference';

/** Hands out columns from left to right, all from the row `first`; a `gap` of columns stays free after each. */
export const columnsFrom = (sheet: string, first: number) => {
  let next = 0;
  return (rows: number, columns = 1, gap = 0): Place => {
    const made = place(sheet, first, next, rows, columns);
    next += columns + gap;
    return made;
  };
};
