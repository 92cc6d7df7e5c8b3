import { smallest } from '../extremes';
import { contradicts, countsOf, doubledIn, isComplete, meetingAt, type Counts, type Meeting } from './counts';
import { differencesFrom, type Difference } from './compare';
import type { Finding } from './eliminate';
import { isBye, type Field } from './field';
import type { Fit } from './fit';
import { kindAt, type Fault } from './misprint';
import { hasColoursOf } from './nearest';
import { entryAt } from '../present';

/** Tables as near as each other that are asked for their repair. */
const MOST_ASKED = 24;

/** In fields so small other numbers make almost any colours those of a table. */
const FEW = 6;

interface Judged {
  readonly fit: Fit;
  readonly differences: readonly Difference[];
}

/** Slips that somebody made in print, if the table is right: a wrong label, or sides exchanged, is one. */
const slipsOf = (field: Field, differences: readonly Difference[]): number =>
  differences.reduce((sum, { round, slot, wanted, onlyColours }) => {
    if (onlyColours) return sum + 1;
    if (slot === null || wanted === null) return sum + 2;
    const [white, black] = meetingAt(entryAt(field.rounds, round), slot);
    return sum + (white === wanted[0] || black === wanted[1] ? 1 : 2);
  }, 0);

/** Of tables as near as each other those that explain what is printed by the fewest slips. */
export const likeliest = (field: Field, best: readonly Fit[]): readonly [Judged, ...Judged[]] | null => {
  const judged = best.slice(0, MOST_ASKED).map((fit) => ({ fit, differences: differencesFrom(fit, field) }));
  const slips = judged.map(({ differences }) => slipsOf(field, differences));
  const fewest = smallest(slips);
  const [one, ...more] = judged.filter((_, place) => slips[place] === fewest);
  return one ? [one, ...more] : null;
};

/** Where nobody has colours the first of two is as good as the second: the order that is printed stays. */
const inPrintedOrder = (field: Field, { round, slot, wanted }: Difference): Meeting | null => {
  if (field.coloured || wanted === null || slot === null || isBye(field, wanted[1])) return wanted;
  const [white, black] = meetingAt(entryAt(field.rounds, round), slot);
  const [one, other] = wanted;
  return white === other || black === one ? [other, one] : wanted;
};

const isSame = (one: Meeting | null, other: Meeting | null): boolean => `${one}` === `${other}`;

/** What all tables want at a place that a difference is at; the place as it is where one of them sees none. */
const wantedBy = (
  field: Field,
  all: readonly Judged[],
  { round, slot }: Difference,
): readonly (Meeting | null)[] =>
  all.map(({ differences }) => {
    const own = differences.find((each) => each.round === round && each.slot === slot);
    if (own) return inPrintedOrder(field, own);
    return slot === null ? null : meetingAt(entryAt(field.rounds, round), slot);
  });

const faultOf = (
  field: Field,
  difference: Difference,
  others: readonly Judged[],
  findings: readonly Finding[],
  counts: Counts,
): Fault => {
  const { round, slot, onlyColours } = difference;
  const wanted = inPrintedOrder(field, difference);
  const found = entryAt(field.rounds, round);
  const kind =
    wanted === null
      ? 'game-extra'
      : slot === null
        ? isBye(field, wanted[1])
          ? 'rest-missing'
          : 'game-missing'
        : (kindAt(found, slot, counts, field.labels.length) ?? (onlyColours ? 'colour' : 'other-game'));
  const told = { round, slot, kind };
  if (slot === null) return { ...told, repair: wanted, candidates: [] };
  const all = wantedBy(field, others, difference);
  if (all.every((each) => isSame(each, wanted))) return { ...told, repair: wanted ?? 'none', candidates: [] };
  const certain = findings.find((each) => each.round === round && each.slot === slot && each.repair !== null);
  if (certain) return { ...told, repair: certain.repair, candidates: [] };
  const printed = meetingAt(found, slot);
  const candidates = [wanted, ...all].filter((each) => each !== null && !isSame(each, printed));
  return {
    ...told,
    repair: null,
    candidates: candidates.flatMap((each, at) =>
      each !== null && candidates.findIndex((other) => isSame(other, each)) === at ? [each] : [],
    ),
  };
};

/** What a table says of a schedule. */
export interface ByTable {
  readonly faults: readonly Fault[];
  /** The rounds, by their places in the list, about which the table says nothing, since they are others. */
  readonly otherRounds: ReadonlySet<number>;
  /** Games that have other colours than in the table, and are not called misprints. */
  readonly otherColours: readonly Difference[];
}

/**
 * Misprints by a table. Where a schedule is only near it, a difference is one if it contradicts the schedule itself, or is of colours
 * alone that otherwise agree; a round with other games and no contradiction is not the table's. Of a table that was
 * asked for (`isAsked`) every difference counts.
 */
export const byTable = (
  field: Field,
  [judged, ...others]: readonly [Judged, ...Judged[]],
  findings: readonly Finding[],
  isAsked: boolean,
): ByTable => {
  const counts = countsOf(field);
  const complete = isComplete(field);
  const isClash = ({ round, slot, wanted }: Difference): boolean => {
    if (slot === null || wanted === null) return true;
    const own = entryAt(field.rounds, round);
    const { index } = own;
    if (contradicts(meetingAt(own, slot), index, counts, doubledIn(own))) return true;
    return complete && counts.need(wanted[0], wanted[1], index) > 0;
  };
  const { fit, differences } = judged;
  const coloursCount = isAsked || (hasColoursOf(field, fit) && (!fit.renumbered || field.vertices > FEW));
  const otherRounds = new Set(
    isAsked
      ? []
      : differences.filter((each) => !each.onlyColours && !isClash(each)).map(({ round }) => round),
  );
  const own = differences.filter(({ round }) => !otherRounds.has(round));
  const told = own.filter((each) => !each.onlyColours || coloursCount);
  return {
    faults: told.map((each) => faultOf(field, each, others, findings, counts)),
    otherRounds,
    otherColours: own.filter((each) => !told.includes(each)),
  };
};
