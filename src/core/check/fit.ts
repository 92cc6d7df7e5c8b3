import { entryAt, numberAt } from '../present';
import { NOBODY, type Field } from './field';
import type { Table } from './tables';

/** A table compared with a printed schedule. */
export interface Fit {
  readonly table: Table;
  readonly roundsReversed: boolean;
  readonly coloursReversed: boolean;
  readonly renumbered: boolean;
  /** Which place of the schedule has each number of the table. */
  readonly places: readonly number[];
  /** Games and byes of the table that are printed differently: other players, another round or other colours. */
  readonly differences: number;
  /** Those of them that differ in more than colours. */
  readonly otherPairs: number;
}

/** The printed schedule in a form that compares quickly with very many tables. */
export interface Sheet {
  readonly field: Field;
  /** By round, player and opponent: 1 where the player has White, 2 where Black, 3 for a rest. */
  readonly met: Uint8Array;
  /** By round and player: their first opponent in the round, or `NOBODY`. */
  readonly partners: Int16Array;
  /** Rounds by their places in the whole schedule: whether they are printed, and whether their bye is. */
  readonly isPrinted: readonly boolean[];
  readonly restIsPrinted: readonly boolean[];
}

/** Prepares a printed schedule for comparisons. */
export const sheetOf = (field: Field): Sheet => {
  const { vertices: size, rounds, labels, roundsPerCycle, cycles } = field;
  const most = Math.max(roundsPerCycle * cycles, rounds.length);
  const met = new Uint8Array(most * size * size);
  const partners = new Int16Array(most * size).fill(NOBODY);
  const isPrinted = new Array<boolean>(most).fill(false);
  const restIsPrinted = new Array<boolean>(most).fill(false);
  for (const { index, slots } of rounds) {
    isPrinted[index] = true;
    for (const { white, black, printed } of slots) {
      if (black === labels.length && printed !== null) restIsPrinted[index] = true;
      if (white === NOBODY || black === NOBODY || white === black) continue;
      const isRest = black === labels.length;
      const [one, other] = [(index * size + white) * size + black, (index * size + black) * size + white];
      met[one] = entryAt(met, one) | (isRest ? 3 : 1);
      met[other] = entryAt(met, other) | (isRest ? 3 : 2);
      if (partners[index * size + white] === NOBODY) partners[index * size + white] = black;
      if (partners[index * size + black] === NOBODY) partners[index * size + black] = white;
    }
  }
  return { field, met, partners, isPrinted, restIsPrinted };
};

/** Compares a table with the schedule; the caller says whether it is `renumbered`. */
export const fitOf = (
  { field, met, isPrinted, restIsPrinted }: Sheet,
  table: Table,
  places: readonly number[],
  { roundsReversed, renumbered }: Pick<Fit, 'roundsReversed' | 'renumbered'>,
): Fit => {
  const { vertices: size, labels, coloured } = field;
  const last = table.rounds.length - 1;
  let [asTable, opposite, missing] = [0, 0, 0];
  table.rounds.forEach((games, place) => {
    const index = roundsReversed ? last - place : place;
    if (isPrinted[index] !== true) return;
    for (const [white, black] of games) {
      const isRest = black === labels.length;
      const [one, other] = [places[white] ?? NOBODY, isRest ? black : (places[black] ?? NOBODY)];
      const how = one === NOBODY || other === NOBODY ? 0 : numberAt(met, (index * size + one) * size + other);
      if (isRest) {
        if (how === 0 && restIsPrinted[index] === true) missing += 1;
      } else if (how === 0) missing += 1;
      else if (how === 1) asTable += 1;
      else if (how === 2) opposite += 1;
    }
  });
  const coloursReversed = coloured && opposite > asTable;
  const otherColours = coloured ? Math.min(asTable, opposite) : 0;
  return {
    table,
    roundsReversed,
    coloursReversed,
    renumbered,
    places,
    differences: missing + otherColours,
    otherPairs: missing,
  };
};
