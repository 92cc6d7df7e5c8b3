import { finding, instead, type Finding, type Spot } from './finding';

/** Numbers as people type them; one that begins with 0 is a code. */
const NUMBER = /^[-+]?(?:0|[1-9]\d*)(?:[.,]\d+)?$/;

/** Fewer numbers than this make no column of numbers. */
const FEWEST = 3;

const asNumber = ({ value, formula }: Spot): number | null => {
  if (typeof value !== 'string' || formula !== null) return null;
  const text = value.replaceAll(/[\s\u00a0]/g, '');
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : null;
};

/** Of the filled cells of a sheet: `number-is-text` for each number that stands as text among numbers of its column: formulas pass it over. */
export const textNumbers = (filled: readonly Spot[]): readonly Finding[] => {
  const columns = new Map<number, Spot[]>();
  for (const spot of filled) {
    const column = columns.get(spot.column);
    if (column) column.push(spot);
    else columns.set(spot.column, [spot]);
  }
  return [...columns.values()].flatMap((spots) => {
    const numbers = spots.filter(({ value }) => typeof value === 'number').length;
    const texts = spots.flatMap((spot) => {
      const number = asNumber(spot);
      return number === null ? [] : [{ spot, number }];
    });
    if (numbers < FEWEST || texts.length * 2 > numbers) return [];
    return texts.map(({ spot, number }) => {
      const content = { value: number, ...(spot.format === '@' ? { format: 'General' } : {}) };
      const cures = [{ shown: String(number), cells: [instead(spot, content)] }];
      return finding('number-is-text', spot, { typed: String(spot.value) }, cures);
    });
  });
};
