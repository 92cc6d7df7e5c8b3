import { present } from '../core/present';

/** A list with the entry at one place put at another. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), present(list[from]), ...others.slice(to)];
};

/**
 * Who has number 1, 2 and so on, as places in a list, where numbers were typed in the order of that list; `null` if they
 * are not the numbers from 1 to the last, each once.
 */
export const orderTyped = (typed: string, players: number): readonly number[] | null => {
  const numbers = typed.split(',').map((number) => Number(number.trim() || NaN));
  const order = Array.from({ length: players }, (_, index) => numbers.indexOf(index + 1));
  return numbers.length === players && !order.includes(-1) ? order : null;
};

/** The numbers in the order of a list, as they are typed, of those who have number 1, 2 and so on. */
export const numbersTyped = (order: readonly number[]): string =>
  order.map((_, player) => order.indexOf(player) + 1).join(', ');
