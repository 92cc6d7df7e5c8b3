import { withStatus } from '../changed';
import { withdrawal, withdrawalRuleFor } from '../../src/core/conduct/withdrawal';
import type { Tournament } from '../../src/core/model';
import { carriedFinal } from '../carried';
import { sectioned, withResults } from '../sectioned';
import { planned } from '../sheets/plan';
import { workedOutAlike } from './alike';
import { LIVE_HANDOUTS } from '../handouts';
import { planSets } from '../../src/app/sections/create';
import type { WorkbookPlan } from '../../src/grid/plan';
import { words } from '../../src/language/language';
import { makeSectionsPage } from '../../src/sheets/sections/page';
import { generated } from '../generated';
import { valueOf } from '../results';
import { ours } from './books';

const QUADS = Array.from({ length: 10 }, () => 4);
const LIST = ['PTS', 'DE', 'SB', 'KS', 'US_TIED', 'BH/C1', 'TPR'];

/** As it is after a player has left. */
const without = (tournament: Tournament, no: number): Tournament => {
  const { status, forfeits } = valueOf(withdrawal(tournament, no, withdrawalRuleFor(tournament)));
  const outcomes = new Map(forfeits.map(({ game, outcome }) => [game, outcome]));
  return {
    ...withStatus(tournament, no, status),
    games: tournament.games.map((game) => ({ ...game, outcome: outcomes.get(game.no) ?? game.outcome })),
  };
};

const [early, late] = [0.3, 0.7].map((share) =>
  withResults(sectioned([4, 4, 6], { tieBreaks: LIST }), 3, share),
);

/** With all handouts that follow the results. */
const printed = (tournament: Tournament): Tournament => ({
  ...tournament,
  liveHandouts: LIVE_HANDOUTS.map(({ id }) => id),
});

const TOURNAMENTS: readonly (readonly [name: string, tournament: Tournament])[] = [
  ['ten quads under way, with their handouts', printed(withResults(sectioned(QUADS), 1, 0.6))],
  ['ten quads, all played', withResults(sectioned(QUADS, { tieBreaks: LIST }), 2, 1)],
  ['4, 4 and 6, one of the six left early, with their handouts', printed(without(early!, 11))],
  ['4, 4 and 6, one of the six left late', without(late!, 11)],
  [
    'a final of four quads, games carried over, with its handouts',
    printed(withResults(carriedFinal(4, { tieBreaks: LIST }), 6, 0.5)),
  ],
  [
    'a section of 5 that plays two cycles beside a quad, with their handouts',
    printed(
      withResults(
        sectioned([], {}, [
          { name: 'A', players: 4 },
          { name: 'B', players: 5, cycles: 2 },
        ]),
        4,
      ),
    ),
  ],
];

describe('every formula of sections on one set of sheets is worked out elsewhere as the file has it', () =>
  workedOutAlike(TOURNAMENTS.map(([name, tournament]) => [name, planned(tournament).plan])));

/** Sections that are not begun, under way, and finished, of 4, 5 and 6 players, with their page. */
const allSections = (): WorkbookPlan => {
  const sections = [0, 0.5, 1].map((finished, at) => ({
    name: 'ABC'[at]!,
    tournament: {
      ...generated({ players: 4 + at, cycles: 1, seed: at, finished }),
      id: `open-${at}`,
      event: 'Open',
      section: `Section ${'ABC'[at]!}`,
    },
  }));
  const sets = planSets(sections, ['Sections'], '2026-11-20 09:00');
  const page = makeSectionsPage(sets, words(), 'Sections');
  return {
    id: 'open',
    sheets: [page.sheet, ...sets.flatMap(({ plan }) => plan.sheets)],
    names: [...sets.flatMap(({ plan }) => plan.names), page.name],
    active: { sheet: 'Sections', row: 0, column: 0 },
  };
};

describe('the page of all sections', () => {
  const plan = allSections();

  workedOutAlike([['three sections', plan]]);

  it('says how far each has come', () => {
    const found = ours(plan);
    expect(found('Sections', 1, 0)).toBe('1 of 3 sections finished');
    expect([4, 5, 6].map((row) => [found('Sections', row, 1), found('Sections', row, 8)])).toEqual([
      [1, 'No results yet.'],
      [1, 'Provisional: some games are still to be played.'],
      [1, 'Final standings.'],
    ]);
  });
});
