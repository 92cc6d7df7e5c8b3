/** Number formats that files name by number alone (ECMA-376 18.8.30); the ones of other languages read as dates. */
const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
};

/** Numbers whose code depends on the language of whoever opens the file, so that only their number can be written. */
const BY_LANGUAGE = new Set([14, 22]);

/** The code of a built-in number format. */
export const builtInFormat = (id: number): string | undefined =>
  BUILT_IN[id] ?? ((id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'm/d/yyyy' : undefined);

const IDS: ReadonlyMap<string, number> = new Map(
  Object.entries(BUILT_IN)
    .filter(([id]) => !BY_LANGUAGE.has(Number(id)))
    .map(([id, code]) => [code, Number(id)]),
);

/** The number of a built-in format that means the same everywhere. */
export const builtInId = (code: string): number | undefined => IDS.get(code);
