import type { SystemOptions } from '../model';
import { systemOf } from './registry';

/** Whether an exchange of the last two rounds makes a difference: only in an even field with two rounds or more, and a further cycle. */
export const exchangeApplies = (players: number, cycles: number): boolean =>
  players > 2 && players % 2 === 0 && cycles > 1;

/**
 * Whether the last two rounds of cycle 1 change places by default: with Berger, as FIDE C.05 Annex 1 recommends for double round
 * robins, and with systems that are Berger under other numbers or colours.
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
 * Whether the last two rounds of this cycle of a table of size `n` change places, if exchanges apply. With two cycles only those
 * of the first do; with more, those of all but the last; with 4 players, those of every other cycle from the first on. So nobody
 * has one colour three times in a row.
 */
export const isExchanged = (n: number, cycle: number, cycles: number): boolean =>
  n === 4 ? cycle % 2 === 1 : cycle < cycles;
