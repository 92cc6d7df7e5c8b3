import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { areaAddress, quoteSheet } from './cell';
import { makeCalculation } from './calculation';
import { makeCrosstableSheet } from './crosstable';
import { layoutOf, PAIRINGS, type Layout, type SheetNames } from './layout';
import { makeLogSheet } from './log';
import { makePairingsSheet } from './pairings';
import type { NamePlan, WorkbookPlan } from './plan';
import { makePlayersSheet } from './players';
import type { Place } from './reference';
import { PARTS, partName, partPlaces, type NamedPart } from './parts';
import { SETTINGS } from './settings';
import { makeStandingsSheet } from './standings';
import { makeTournamentSheet } from './tournament';

const namesOf = (layout: Layout): NamePlan[] => {
  const refersTo = ({ sheet, area }: Place): string => `${quoteSheet(sheet)}!${areaAddress(area, true)}`;
  const places = partPlaces(layout);
  const name = (key: NamedPart, where: Place): NamePlan => ({
    sheet: layout.names.tournament,
    name: partName(key),
    refersTo: refersTo(where),
  });
  return [
    ...SETTINGS.map((key) => name(key, layout.tournament.setting(key))),
    ...PARTS.flatMap((part) => (places[part] ? [name(part, places[part])] : [])),
  ];
};

/** All sheets of a tournament as one plan, in tab order. `time` stands in the first line of the Log. */
export const makeWorkbook = (
  tournament: Tournament,
  names: SheetNames,
  words: SheetWords,
  time: string,
): WorkbookPlan => {
  const layout = layoutOf(tournament, names);
  return {
    id: tournament.id,
    sheets: [
      makePairingsSheet(tournament, layout, words),
      makeStandingsSheet(tournament, layout, words),
      makeCrosstableSheet(tournament, layout, words),
      makePlayersSheet(tournament, layout, words),
      makeTournamentSheet(tournament, layout, words),
      makeLogSheet(tournament, layout, words, time),
      makeCalculation(tournament, layout),
    ],
    names: namesOf(layout),
    active: { sheet: names.pairings, row: layout.pairings.header + 1, column: PAIRINGS.result },
  };
};
