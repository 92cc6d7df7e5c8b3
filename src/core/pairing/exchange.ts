import type { SystemOptions } from '../model';
import { systemOf } from './registry';

/** Whether an exchange of the last two rounds means anything: an even field that has a further cycle. */
export const exchangeApplies = (players: number, cycles: number): boolean => players % 2 === 0 && cycles > 1;

/**
 * Whether the last two rounds of cycle 1 change places unless asked otherwise: wherever it applies, with Berger, as
 * FIDE C.05 Annex 1 recommends for double round robins, and with what is Berger under other numbers or colours.
 */
export const defaultExchange = (
  system: string,
  players: number,
  cycles: number,
  options?: SystemOptions,
): boolean => {
  if (!exchangeApplies(players, cycles)) return false;
  const found = systemOf(system);
  return found.ok && found.value.exchange(options);
};

/**
 * Whether the last two rounds of this cycle of a table of size `n` change places, where an exchange applies. With two
 * cycles they do in the first alone; with more in all but the last; with 4 players in every other cycle from the first
 * on. So nobody has one colour three times in a row.
 */
export const isExchanged = (n: number, cycle: number, cycles: number): boolean =>
  n === 4 ? cycle % 2 === 1 : cycle < cycles;
