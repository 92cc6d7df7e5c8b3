import { compared } from '../numbers';
import { largest } from '../extremes';
import { entryAt, present } from '../present';
import { tableSize } from '../pairing/system';
import { problem, type Problem } from '../problem';
import { fail, ok } from '../result';
import { unknownProblem } from '../names/meant';
import type { DrawOrder, Numbered } from './entry';
import { chanceOf, shuffled } from './lots';

/** Groups of numbers to draw from, by the letter of the envelope. */
interface VarmaGroups {
  readonly A: readonly number[];
  readonly B: readonly number[];
  readonly C: readonly number[];
  readonly D: readonly number[];
}

/**
 * The groups of restricted drawing by the even size of the table (FIDE C.05 Annex 2), as published. Players of one group do
 * not meet in the last three rounds of the Berger table; but with 12 players 6 and 12 meet in round 11.
 */
const VARMA_TABLES: Readonly<Record<number, VarmaGroups>> = {
  10: { A: [3, 4, 8], B: [5, 7, 9], C: [1, 6], D: [2, 10] },
  12: { A: [4, 5, 9, 10], B: [1, 2, 7], C: [6, 8, 12], D: [3, 11] },
  14: { A: [4, 5, 6, 11, 12], B: [1, 2, 8, 9], C: [7, 10, 13], D: [3, 14] },
  16: { A: [5, 6, 7, 12, 13, 14], B: [1, 2, 3, 9, 10], C: [8, 11, 15], D: [4, 16] },
  18: { A: [5, 6, 7, 8, 14, 15, 16], B: [1, 2, 3, 10, 11, 12], C: [9, 13, 17], D: [4, 18] },
  20: { A: [6, 7, 8, 9, 15, 16, 17, 18], B: [1, 2, 3, 11, 12, 13, 14], C: [5, 10, 19], D: [4, 20] },
  22: {
    A: [6, 7, 8, 9, 10, 17, 18, 19, 20],
    B: [1, 2, 3, 4, 12, 13, 14, 15],
    C: [11, 16, 21],
    D: [5, 22],
  },
  24: {
    A: [6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
    B: [1, 2, 3, 4, 13, 14, 15, 16, 17],
    C: [12, 18, 23],
    D: [5, 24],
  },
};

/**
 * The 12-table with 11 and 12 exchanged, so that it works like all the others: players of one group do not meet in the last three
 * rounds.
 */
const VARMA_12_CORRECTED: VarmaGroups = {
  A: [4, 5, 9, 10],
  B: [1, 2, 7],
  C: [6, 8, 11],
  D: [3, 12],
};

/** The tables as FIDE publishes them, or with 11 and 12 exchanged in the one for 12. */
export const VARMA_VARIANTS = ['published', 'corrected'] as const;
export type VarmaVariant = (typeof VARMA_VARIANTS)[number];

/** The fewest and the most players that the tables are for. */
const VARMA_SIZES = { least: 9, most: 24 } as const;

/** The envelopes of a field: in an odd one without the number that would be the bye. 9 to 24 players. */
export const varmaGroups = (
  players: number,
  variant: VarmaVariant = 'published',
): readonly (readonly number[])[] => {
  const n = tableSize(players);
  const groups = n === 12 && variant === 'corrected' ? VARMA_12_CORRECTED : present(VARMA_TABLES[n]);
  return [groups.A, groups.B, groups.C, groups.D].map((group) => group.filter((number) => number <= players));
};

interface Federation {
  readonly code: string;
  /** Entries, counted from 0, by name. */
  readonly players: readonly number[];
}

/** The federations in the order of drawing: most players first, equals by code; each player without a federation is alone. */
const federationsOf = (entries: readonly Numbered[]): readonly Federation[] => {
  const byCode = new Map<string, number[]>();
  entries.forEach(({ federation }, index) => {
    const code = federation?.trim().toUpperCase() ?? '';
    const key = code === '' ? `\uffff${index}` : code;
    byCode.set(key, [...(byCode.get(key) ?? []), index]);
  });
  return [...byCode]
    .map(([code, players]) => ({
      code,
      players: [...players].sort(
        (a, b) => compared(entryAt(entries, a).name ?? '', entryAt(entries, b).name ?? '') || a - b,
      ),
    }))
    .sort((a, b) => b.players.length - a.players.length || compared(a.code, b.code));
};

/**
 * The envelope of each federation, drawn among those that leave enough free numbers for it and for all later ones; `null` if they
 * cannot all be placed.
 */
const drawEnvelopes = (
  federations: readonly Federation[],
  sizes: readonly number[],
  next: () => number,
): readonly number[] | null => {
  const hopeless = new Set<string>();
  const place = (index: number, free: readonly number[]): readonly number[] | null => {
    const federation = federations[index];
    if (!federation) return [];
    const state = `${index}:${free.join()}`;
    if (hopeless.has(state)) return null;
    for (const envelope of shuffled([...free.keys()], next)) {
      const left = entryAt(free, envelope) - federation.players.length;
      const rest =
        left < 0
          ? null
          : place(
              index + 1,
              free.map((room, each) => (each === envelope ? left : room)),
            );
      if (rest) return [envelope, ...rest];
    }
    hopeless.add(state);
    return null;
  };
  return place(0, sizes);
};

const refusal = (count: number, system: string, detail: string): Problem | null => {
  const method = 'varma';
  if (system !== 'berger') return problem('numbering-not-here', {}, { method, system, choices: 'berger' });
  if (count < VARMA_SIZES.least || count > VARMA_SIZES.most)
    return problem('numbering-size', {}, { method, count, ...VARMA_SIZES });
  return detail === '' || VARMA_VARIANTS.some((variant) => variant === detail)
    ? null
    : unknownProblem('choice-unknown', detail, VARMA_VARIANTS);
};

/**
 * Restricted drawing (FIDE C.05 Annex 2): the federation with most players first draws an envelope with enough free numbers for
 * all of its players, then each player draws a number from it. So compatriots do not meet in the last three rounds. `detail` is
 * the variant. Only for Berger's order of rounds and 9 to 24 players. Problems: `numbering-not-here`, `numbering-size`,
 * `choice-unknown`, `seed-missing`, `federations-too-large` if no envelope is left for a federation.
 */
export const byVarma: DrawOrder = (entries, { seed, system, detail }) => {
  const wrong = refusal(entries.length, system, detail);
  if (wrong) return fail(wrong);
  const next = chanceOf(seed);
  const federations = federationsOf(entries);
  const groups = varmaGroups(entries.length, detail === 'corrected' ? 'corrected' : 'published');
  const sizes = groups.map(({ length }) => length);
  const envelopes = drawEnvelopes(federations, sizes, next);
  if (!envelopes)
    return fail(problem('federations-too-large', {}, { most: largest(sizes), sizes: sizes.join(', ') }));
  const free = groups.map((group) => [...shuffled(group, next)]);
  const order: number[] = [];
  federations.forEach(({ players }, index) => {
    for (const player of players) order[present(entryAt(free, entryAt(envelopes, index)).pop()) - 1] = player;
  });
  return ok(order);
};

/** `varma-group-meets` for the table of 12 as published: 6 and 12, of one group, meet in round 11. */
export const varmaWarnings = (players: number, variant: string): readonly Problem[] =>
  players === 12 && variant !== 'corrected'
    ? [problem('varma-group-meets', {}, { one: 6, other: 12, round: 11 })]
    : [];
