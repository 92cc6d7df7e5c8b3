import { largest, smallest } from '../extremes';
import { countsOf, isComplete, wrongPairs, type Meeting } from './counts';
import type { Elimination } from './eliminate';
import { NOBODY, type Field } from './field';
import { misprintOf, type Misprint } from './misprint';
import type { PrintedSchedule } from './printed';

const pairKey = ([one, other]: Meeting): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** In no cell and at no board. */
const nowhere = { board: null, cell: '', printed: [], label: '', at: null } as const;

/** Pairs that meet too often or too rarely after all that elimination found, each told once. */
export const leftOver = (
  field: Field,
  schedule: PrintedSchedule,
  { rounds, findings }: Elimination,
): readonly Misprint[] => {
  if (!isComplete(field)) return [];
  const counts = countsOf({ ...field, rounds });
  const explained = new Set(
    findings.flatMap(({ repair, candidates }) =>
      [...candidates, ...(repair === null || repair === 'none' ? [] : [repair])].map(pairKey),
    ),
  );
  const told = new Set(findings.map(({ round }) => round));
  const last = [...rounds.entries()].reverse();
  const tooOften = last.flatMap(([place, { slots, index }]) =>
    told.has(place)
      ? []
      : slots.flatMap(({ white, black }, slot) => {
          if (white === NOBODY || black === NOBODY || counts.need(white, black, index) >= 0) return [];
          counts.add([white, black], index, -1);
          return [{ round: place, slot, kind: 'pair-twice', repair: null, candidates: [] } as const];
        }),
  );
  const tooRare = wrongPairs(field, counts)
    .filter(
      ({ one, other, index }) => counts.need(one, other, index) > 0 && !explained.has(pairKey([one, other])),
    )
    .map(({ one, other }): Misprint => {
      const names = [one, other].flatMap((player) => field.labels[player] ?? []);
      return { kind: 'pair-missing', round: null, repair: null, candidates: [names], ...nowhere };
    });
  return [...tooOften.map((fault) => misprintOf(fault, field, schedule)), ...tooRare];
};

/** Rounds that are left out between others, by their numbers. */
export const missingRounds = ({ rounds }: Field): readonly Misprint[] => {
  const numbers = rounds.map(({ round }) => round);
  const known = new Set(numbers);
  const first = smallest(numbers);
  const gaps = Array.from({ length: largest(numbers) - first }, (_, index) => first + index).filter(
    (round) => !known.has(round),
  );
  return gaps.map((round) => ({ kind: 'round-missing', round, repair: null, candidates: [], ...nowhere }));
};
