/** What stands in a cell, given as A1 text, where that is a number; 0 where it is a text, an error or nothing. */
export const numberIn = (cell: string): string => `IF(ISNUMBER(${cell}),${cell},0)`;
