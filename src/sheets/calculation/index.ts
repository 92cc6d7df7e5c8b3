import type { Tournament } from '../../core/model';
import { OUTCOMES, outcomeNumber, outcomeOf, PENDING_FORMS } from '../../core/results/outcome';
import { DIFFERENCE_STEPS, differenceFor, LARGEST_DIFFERENCES } from '../../core/ratings/table';
import { outcomeFromLeft } from '../../core/results/typed';
import type { SheetWords } from '../../language/words';
import { downEach, down, fill, rows } from '../../grid/block';
import type { SheetPlan, Block } from '../../grid/plan';
import { fixedCell, whole } from '../../grid/reference';
import { type Layout, NOTES } from '../layout';
import { hundredths } from '../points';
import { settingIs } from '../tournament/choices';
import { makeChain } from './chain';
import { makeGames, stillToPlay } from './games';
import { makeGrids } from './grids';
import { makePlayers } from './players';
import { NONE } from './criteria';
import { resultCode } from './criteria/results';
import { rating } from './criteria/strength';
import { helperColumn } from './helpers';

/**
 * What a result is worth, the most that one player can make, how many of those who count have no rating, and how far the
 * tournament is.
 */
const factBlocks = (layout: Layout, { form }: SheetWords): readonly Block[] => {
  const { sheet, facts, player, game } = layout.calculation;
  const live = whole(player.live, sheet);
  const rounds = whole(game.round, sheet);
  const wanted = whole(player.wanted, sheet);
  const setting = (key: 'win' | 'draw' | 'loss'): string => fixedCell(layout.tournament.setting(key), sheet);
  return [
    ...(['win', 'draw', 'loss'] as const).map((key) => fill(facts[key], hundredths(setting(key)))),
    fill(facts.maximum, `${fixedCell(facts.win, sheet)}*${layout.cycles}*(SUM(${live})-1)`),
    fill(facts.unrated, `SUMPRODUCT(${live}*(${whole(helperColumn(layout, rating), sheet)}=${NONE}))`),
    fill(facts.lastRound, `SUMPRODUCT(LARGE((${whole(game.outcome, sheet)}>0)*${rounds},1))`),
    fill(facts.open, `SUMPRODUCT(${stillToPlay(layout, sheet)})`),
    fill(facts.bare, `IF(${settingIs(layout, 'unplayed', 'no', form.yesNo.no, sheet)},1,0)`),
    fill(facts.found, `IF(SUM(${wanted})=1,MATCH(1,${wanted},0),0)`),
    fill(
      facts.missing,
      `SUMPRODUCT(${stillToPlay(layout, sheet)}*(${rounds}<=${fixedCell(facts.lastRound, sheet)}))`,
    ),
  ];
};

/** FIDE's tables of rating differences. */
const numberBlocks = (layout: Layout): readonly Block[] => {
  const { tables } = layout.calculation;
  return [
    down(tables.largestDifferences, LARGEST_DIFFERENCES),
    down(tables.differenceSteps, DIFFERENCE_STEPS),
    down(
      tables.differences,
      Array.from({ length: 101 }, (_, share) => differenceFor(share)),
    ),
  ];
};

/** What Pairings says of a line. */
const noteTexts = (words: SheetWords): Readonly<Record<(typeof NOTES)[number], string | null>> => ({
  adjourned: words.checkAdjourned,
  postponed: words.checkPostponed,
  fine: null,
  numbers: words.checkNumbers,
  twice: words.checkTwice,
  unknown: words.checkUnknown,
  date: words.checkDate,
});

/** Constants that the other blocks look up: what can be typed, what each outcome is and looks like, and what to say. */
const makeTables = (layout: Layout, words: SheetWords): readonly Block[] => {
  const { forms, outcomes, notes } = layout.calculation;
  const texts = noteTexts(words);
  return [
    downEach(notes, NOTES, (note) => texts[note], '@'),
    ...factBlocks(layout, words),
    ...numberBlocks(layout),
    downEach(forms.text, [...layout.forms, ...PENDING_FORMS], ([form]) => form, '@'),
    down(forms.outcome, [
      ...layout.forms.map(([, code]) => outcomeNumber(code)),
      ...PENDING_FORMS.map(() => 0),
    ]),
    downEach(outcomes.whiteResult, OUTCOMES, (outcome) => resultCode(outcome, 'white')),
    downEach(outcomes.blackResult, OUTCOMES, (outcome) => resultCode(outcome, 'black')),
    rows(
      outcomes.marks.area.row,
      outcomes.marks.area.column,
      OUTCOMES.map(({ marks }) => marks),
      '@',
    ),
    downEach(
      outcomes.shown,
      OUTCOMES,
      ({ code }) => outcomeOf(outcomeFromLeft(code, layout.leftIsWhite)).shown,
      '@',
    ),
  ];
};

/** The hidden sheet on which everything is worked out. An ordinary hidden sheet: anyone may unhide it. */
export const makeCalculation = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => ({
  role: 'calculation',
  name: layout.names.calculation,
  hidden: true,
  gridlines: true,
  blocks: [
    ...makeTables(layout, words),
    ...makeGames(tournament, layout, words),
    ...makePlayers(tournament, layout, words),
    ...makeGrids(layout),
    ...makeChain(layout),
  ],
  styles: [],
  columns: [],
});
