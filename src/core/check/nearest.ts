import { smallest } from '../extremes';
import { countsOf, wrongPairs } from './counts';
import type { Field } from './field';
import { fitOf, sheetOf, type Fit, type Sheet } from './fit';
import { renumberingOf } from './renumber';
import { isBroken } from './roundSolutions';
import { tablesFor, type Table } from './tables';

/** Games and rests that the rounds should have. */
const gamesOf = ({ slotsPerRound, rounds }: Field): number => slotsPerRound * rounds.length;

/**
 * Whether the colours of a schedule are those of a table, but for misprints: 7 games in 8, or all but one. Colours that
 * somebody chose by themselves agree in half of the games; with 8 players they agree in so many once in 36,000 times.
 */
export const hasColoursOf = (field: Field, { differences, otherPairs }: Fit): boolean =>
  differences - otherPairs <= Math.max(1, Math.floor(gamesOf(field) / 8));

/** In fields so small other numbers make the games of any schedule those of a table: only colours tell them apart. */
const FEW = 6;

/**
 * Whether a schedule is near a table: two thirds of its games are there, in their rounds. Any other schedule of the same
 * players has one game in n-1 in common with a table by chance, a third with 4 players; and two misprinted games of a table
 * of 4 leave two thirds. With other numbers and few players its colours have to be the table's, too.
 */
export const isNear = (field: Field, fit: Fit): boolean =>
  fit.otherPairs * 3 <= gamesOf(field) &&
  (!fit.renumbered || field.vertices > FEW || hasColoursOf(field, fit));

const ownPlaces = ({ labels: names }: Table, labels: readonly string[]): readonly (readonly number[])[] => {
  const found = names
    .map((each) => each.map((name) => labels.indexOf(name)))
    .filter((places) => places.every((place) => place >= 0));
  return found.filter((places, at) => found.findIndex((other) => `${other}` === `${places}`) === at);
};

/** So many misprints more have other numbers than those of the table to explain, unless they explain all. */
const RENUMBERED = 2;

const costOf = ({ differences, renumbered }: Fit): number =>
  differences === 0 ? (renumbered ? 0.5 : 0) : differences + (renumbered ? RENUMBERED : 0);

/** Whether no table at all is printed there without a misprint. */
const contradictsItself = (field: Field): boolean =>
  field.rounds.some((round) => isBroken(round, field)) || wrongPairs(field, countsOf(field)).length > 0;

/** As the table is published first, then with its colours, then with its rounds reversed. */
const turnsOf = ({ coloursReversed, roundsReversed }: Fit): number =>
  (coloursReversed ? 1 : 0) + (roundsReversed ? 2 : 0);

/** All numberings under which a table is near, until one fits as the table is published. */
const renumberedFits = (sheet: Sheet, tables: readonly Table[]): readonly Fit[] => {
  const found: Fit[] = [];
  const renumber = renumberingOf(sheet);
  for (const table of tables)
    for (const roundsReversed of [false, true]) {
      renumber(table, roundsReversed, (places) => {
        const fit = fitOf(sheet, table, places, { roundsReversed, renumbered: true });
        const near = isNear(sheet.field, fit);
        if (near) found.push(fit);
        return near;
      });
      if (found.some((fit) => fit.differences === 0 && turnsOf(fit) === 0)) return found;
    }
  return found;
};

/** Tables as near as each other, the first of which is the one to name; and the nearest one that is as published. */
export interface Nearest {
  readonly best: readonly Fit[];
  readonly plain: Fit | null;
}

/**
 * The tables that are nearest to a printed schedule, of one system if it is named. None if there is none of this size. A table
 * counts in either order of its rounds, with its colours as they are or all turned round, and under any numbers.
 */
export const nearestTo = (field: Field, only?: string): Nearest => {
  const sheet = sheetOf(field);
  const tables = tablesFor(field, only);
  const own = tables.flatMap((table) =>
    [false, true].flatMap((roundsReversed) =>
      ownPlaces(table, field.labels).map((places) =>
        fitOf(sheet, table, places, { roundsReversed, renumbered: false }),
      ),
    ),
  );
  const fewestOwn = smallest(own.map(({ differences }) => differences));
  const isBeaten = fewestOwn > (contradictsItself(field) ? RENUMBERED : 0);
  const all = [...own, ...(isBeaten ? renumberedFits(sheet, tables) : [])];
  const least = smallest(all.map(costOf));
  const byTurns = (one: Fit, other: Fit): number =>
    Number(one.renumbered) - Number(other.renumbered) || turnsOf(one) - turnsOf(other);
  const plain = own.filter((fit) => turnsOf(fit) === 0);
  const fewest = smallest(plain.map(({ differences }) => differences));
  return {
    best: all.filter((fit) => costOf(fit) === least).sort(byTurns),
    plain: plain.find(({ differences }) => differences === fewest) ?? null,
  };
};
