import type { Draw } from '../core/draw/protocol';
import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { areaAddress, quoteSheet } from '../grid/cell';
import { makeCalculation } from './calculation';
import { makeListsSheet } from './lists';
import { makeRoundSheet } from './round';
import { makeCrosstableSheet, orderBlock } from './crosstable/crosstable';
import { layoutOf, PAIRINGS, type Layout, type SheetNames, type RefreshMode } from './layout';
import { inputBlocks } from './pairings/lines';
import { liveHandoutNames, makeLiveHandouts } from './handout/registry';
import { onPaper } from './look/fit';
import { makeLogSheet } from './log/sheet';
import { makeMatchSheet } from './match';
import { makePairingsSheet } from './pairings/pairings';
import type { NamePlan, SheetPlan, WorkbookPlan } from '../grid/plan';
import { plannedGrid } from '../grid/planned';
import { makePlayersSheet } from './players';
import { namedPlaces, partName, PARTS, type NamedPart } from './parts';
import { SETTINGS } from './tournament/settings';
import { makeSectionsSheet } from './sections/sections';
import { makeSnapshot, snapshotNumbers } from './refresh/lastRefresh';
import { makeStandingsSheet } from './standings/standings';
import { makeTournamentSheet } from './tournament/tournament';
import { columnOf, writtenAt } from './values/part';
import { refreshedParts } from './values/refreshed';

const namesOf = (tournament: Tournament, layout: Layout): NamePlan[] => {
  const places = namedPlaces(layout);
  return [
    ...liveHandoutNames(tournament, layout),
    ...[...SETTINGS, ...PARTS].flatMap((key: NamedPart): NamePlan[] => {
      const where = places[key];
      if (!where) return [];
      const refersTo = `${quoteSheet(where.sheet)}!${areaAddress(where.area, true)}`;
      return [{ sheet: layout.names.tournament, name: partName(key), refersTo }];
    }),
  ];
};

const sheetsOf = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  time: string,
  draws: readonly Draw[],
): SheetPlan[] => {
  const { names, live, calculationShown, crosstableShown } = layout;
  const inputs = inputBlocks(tournament, layout);
  const players = makePlayersSheet(tournament, layout, words);
  const settings = makeTournamentSheet(tournament, layout, words);
  const lists = makeListsSheet(tournament, layout, words);
  const log = makeLogSheet(tournament, layout, words, time, draws);
  if (live)
    return [
      makePairingsSheet(tournament, layout, words, inputs, null),
      makeRoundSheet(tournament, layout, words),
      ...(layout.match ? [makeMatchSheet(tournament, layout, layout.match, words)] : []),
      ...(layout.sections ? [makeSectionsSheet(tournament, layout, layout.sections, words)] : []),
      makeStandingsSheet(tournament, layout, words, null),
      ...(crosstableShown ? [makeCrosstableSheet(tournament, layout, words, null)] : []),
      players,
      settings,
      log,
      lists,
      makeCalculation(tournament, layout, words),
      ...makeLiveHandouts(tournament, layout, words),
    ];
  const numbers = calculationShown ? snapshotNumbers(tournament, layout) : [];
  const places = namedPlaces(layout);
  const typed = [
    { name: names.pairings, blocks: inputs },
    { name: names.calculation, blocks: numbers },
    { name: names.crosstable, blocks: [orderBlock(layout, words)] },
    players,
    settings,
  ];
  const values = refreshedParts({
    tournament,
    words,
    column: columnOf(places, plannedGrid({ sheets: typed })),
    crosstable: crosstableShown,
    snapshot: calculationShown,
  });
  const written = writtenAt(values.ok ? values.value : [], places);
  return [
    makePairingsSheet(tournament, layout, words, inputs, written),
    makeStandingsSheet(tournament, layout, words, written),
    ...(crosstableShown ? [makeCrosstableSheet(tournament, layout, words, written)] : []),
    players,
    settings,
    log,
    lists,
    ...(calculationShown ? [makeSnapshot(layout, numbers, written)] : []),
  ];
};

/**
 * All sheets of a tournament as one plan, in tab order. `time` stands in the first line of the Log, and before it the
 * `draws` that led to the numbers. `refreshMode` follows from the size of the field unless it is given. Values can be worked out only by tie-breaks that `checkOrder` accepts; with
 * others their cells stay empty.
 */
export const makeWorkbook = (
  tournament: Tournament,
  names: SheetNames,
  words: SheetWords,
  time: string,
  refreshMode?: RefreshMode,
  draws: readonly Draw[] = [],
): WorkbookPlan => {
  const layout = layoutOf(tournament, names, refreshMode, draws.length + 1);
  return {
    id: tournament.id,
    sheets: sheetsOf(tournament, layout, words, time, draws).map(onPaper(tournament)),
    names: namesOf(tournament, layout),
    active: { sheet: names.pairings, row: layout.pairings.header + 1, column: PAIRINGS.result },
  };
};
