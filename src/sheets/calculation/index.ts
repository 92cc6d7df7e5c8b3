import type { Tournament } from '../../core/model';
import { OUTCOMES, outcomeNumber, outcomeOf, PENDING_FORMS } from '../../core/results/outcome';
import { DIFFERENCE_STEPS, differenceFor, LARGEST_DIFFERENCES } from '../../core/ratings/table';
import { outcomeFromLeft } from '../../core/results/typed';
import type { SheetWords } from '../../language/words';
import { downEach, down, fill, rows, countTo, textRow } from '../../grid/block';
import type { SheetPlan, Block } from '../../grid/plan';
import { fixedCell, whole, inRow, ofThisRow, place, type Place, writing } from '../../grid/reference';
import { type Layout, NOTES } from '../layout';
import { hundredths } from '../points';
import { settingIs } from '../tournament/choices';
import { makeChain } from './chain';
import { makeGames, played, stillToPlay } from './games';
import { makeGrids, ownRow, worth } from './grids';
import { NONE, liveCriteria, type CriterionCells } from './criteria';
import { resultCode, count, finished, pointsOf, won } from './criteria/results';
import { rating } from './criteria/strength';
import { helperColumn, countedDown, helperBlocks, turnedBlocks, usedBlocks, whileUsed } from './helpers';
import { entryAt } from '../../core/present';
import { opponentsMaximum } from '../match/games';
import { inField, spansOf, type FieldLayout } from '../layout/fields';
import { nameOrBye, saysBye, statusIs } from '../statuses';
import { publishedPart } from '../values/part';
import { drawnLots, drawnSeed } from '../values/lots';

/**
 * What a result is worth, the most that one player can make, how many of those who count have no rating, and how far the
 * tournament is.
 */
const factBlocks = (layout: Layout, { form }: SheetWords): readonly Block[] => {
  const { sheet, facts, player, game } = layout.calculation;
  const live = whole(player.live, sheet);
  const [rounds, outcomes] = [whole(game.round, sheet), whole(game.outcome, sheet)];
  const wanted = whole(player.wanted, sheet);
  const setting = (key: 'win' | 'draw' | 'loss'): string => fixedCell(layout.tournament.setting(key), sheet);
  return [
    ...(['win', 'draw', 'loss'] as const).map((key) => fill(facts[key], hundredths(setting(key)))),
    fill(facts.maximum, `${fixedCell(facts.win, sheet)}*${layout.cycles}*(SUM(${live})-1)`),
    fill(facts.unrated, `SUMPRODUCT(${live}*(${whole(helperColumn(layout, rating), sheet)}=${NONE}))`),
    fill(
      facts.lastRound,
      `MAX(SUMPRODUCT(LARGE(${played(outcomes)}*${rounds},1)),MIN(1,COUNTIFS(${outcomes},">0")))`,
    ),
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
    downEach(tables.differences, [0, ...countTo(100)], differenceFor),
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
  bye: words.checkBye,
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

/**
 * The drawn lots with their seed, as no formula can draw them. If the seed on the Tournament sheet changes, they do not count
 * until Refresh draws again.
 */
const lotsBlocks = (tournament: Tournament, layout: Layout): readonly Block[] => {
  const { sheet, player, facts } = layout.calculation;
  const { row, column } = facts.drawnSeed.area;
  const [seed, copy] = [layout.tournament.setting('lots'), facts.drawnSeed].map((at) => fixedCell(at, sheet));
  return [
    down(player.lots, drawnLots(tournament), '0'),
    textRow(row, column, [drawnSeed(tournament)]),
    fill(facts.drawn, `IF(AND(LEN(${copy})>0,EXACT(TRIM(${seed}&""),TRIM(${copy}&""))),1,0)`),
  ];
};

/** The most that an opponent can score, and the number of unrated players, within the section. */
const factsOf = (layout: Layout, span: FieldLayout): Pick<CriterionCells, 'maximum' | 'unrated'> => {
  const { match, calculation } = layout;
  const { sheet, player, facts } = calculation;
  if (player.ofSection) {
    const { maximum, unrated } = player.ofSection;
    return {
      maximum: inRow(inField(maximum, span), sheet),
      unrated: inRow(inField(unrated, span), sheet),
    };
  }
  return {
    maximum: match
      ? opponentsMaximum(match, inRow(player.no, sheet), sheet)
      : fixedCell(facts.maximum, sheet),
    unrated: fixedCell(facts.unrated, sheet),
  };
};

/** The sets that a player won, and their opponents'; where nobody types scores, games. */
const setsOf = (layout: Layout, no: string, results: string): Pick<CriterionCells, 'sets' | 'ofOthers'> => {
  const { sheet, game } = layout.calculation;
  const { all } = writing(sheet);
  const { sets } = game;
  if (!sets)
    return { sets: `COUNTIFS(${results},">4")`, ofOthers: `COUNTIFS(${results},">0",${results},"<3")` };
  const sum = (withWhite: Place, withBlack: Place): string =>
    `SUMPRODUCT((${all(game.white)}=${no})*${all(withWhite)}+(${all(game.black)}=${no})*${all(withBlack)})`;
  return { sets: sum(sets.white, sets.black), ofOthers: sum(sets.black, sets.white) };
};

/** The cells that criteria may use, in the row of the first player, for fields with the same number of rounds. */
const cellsOf = (layout: Layout, span: FieldLayout): CriterionCells => {
  const { sheet, head, player, grid, across, turnedRow, facts, tables } = layout.calculation;
  const { players, playersColumns } = layout;
  const { all } = writing(sheet);
  const own = (where: Place): string => inRow(inField(where, span), sheet);
  const row = (where: Place): string => ownRow(inField(where, span));
  const typed = (index: number): string =>
    `INDEX(${all(players.column(index))},${ofThisRow(player.position)})`;
  const fact = (key: keyof typeof facts): string => fixedCell(facts[key], sheet);
  return {
    no: own(player.ofSection?.own ?? player.no),
    live: own(player.live),
    score: own(player.score),
    adjustment: own(player.adjustment),
    rests: own(player.rests),
    typedRating: typed(playersColumns.rating),
    typedPlayOff: typed(playersColumns.playOff),
    lots: own(player.lots),
    results: row(grid.results),
    ...setsOf(layout, own(player.no), row(grid.results)),
    opponentScores: all(across(head.score, grid.games)),
    opponents: ({ key }) => all(across(turnedRow(key), grid.games)),
    own: (helper) => own(helperColumn(layout, helper)),
    resultRounds: row(grid.rounds),
    ...worth(layout),
    ...factsOf(layout, span),
    rounds: span.rounds,
    drawn: fact('drawn'),
    largestDifferences: all(tables.largestDifferences),
    differenceSteps: all(tables.differenceSteps),
    differences: all(tables.differences),
  };
};

/** A column per criterion, in the order of the list on the Tournament sheet. */
const criterionBlocks = (tournament: Tournament, layout: Layout): readonly Block[] => {
  const { sheet, head, first, criteria, criterionRow, listed } = layout.calculation;
  const inColumn = (span: FieldLayout): readonly Block[] => {
    const cells = cellsOf(layout, span);
    // How many results some criteria leave out depends on the rounds.
    return liveCriteria(tournament, span.rounds).flatMap(({ formula }, index) => {
      if (formula === 'rank chain') return [];
      const column = place(sheet, first, criterionRow(first).area.column + index, layout.playerCount);
      return [fill(inField(column, span), whileUsed(layout, criteria, index, formula(cells)))];
    });
  };
  return [
    rows(head.code, criteria.area.column, [listed.map(({ code }) => code)], '@'),
    rows(head.no, criteria.area.column, [listed.map(({ scale }) => scale)]),
    ...spansOf(layout.fields).flatMap(inColumn),
  ];
};

/** What the players of a section have in common. */
const sectionBlocks = (layout: Layout): readonly Block[] => {
  const { sheet, player, facts } = layout.calculation;
  const { ofSection } = player;
  if (!ofSection) return [];
  return layout.fields.flatMap((field, index) => {
    const live = whole(inField(player.live, field), sheet);
    const ratings = whole(inField(helperColumn(layout, rating), field), sheet);
    return [
      downEach(inField(ofSection.no, field), countTo(field.players), () => index + 1),
      down(inField(ofSection.own, field), countTo(field.players)),
      fill(
        inField(ofSection.maximum, field),
        `${fixedCell(facts.win, sheet)}*${field.cycles}*(SUM(${live})-1)`,
      ),
      fill(inField(ofSection.unrated, field), `SUMPRODUCT(${live}*(${ratings}=${NONE}))`),
    ];
  });
};

/** One row per player in order of number, whatever the order of the Players table; then the criteria and their helpers. */
const makePlayers = (tournament: Tournament, layout: Layout, words: SheetWords): readonly Block[] => {
  const { sheet, player, published } = layout.calculation;
  const columns = layout.playersColumns;
  const { all, own } = writing(sheet);
  const [line, name] = [ofThisRow(player.position), ofThisRow(player.name)];
  const cell = (index: number): string => `INDEX(${all(layout.players.column(index))},${line})`;
  const found = (value: string, otherwise: string): string =>
    `IF(${line}=0,${otherwise},IFERROR(${value},${otherwise}))`;
  const cells = cellsOf(layout, entryAt(layout.fields, 0));
  const numbers = countTo(layout.playerCount);
  const isBye = saysBye(name, words);
  const isAnnulled = statusIs(cell(columns.status), 'annulled', words);
  return [
    down(player.no, numbers),
    fill(
      player.position,
      `IFERROR(MATCH(${ofThisRow(player.no)},${all(layout.players.column(columns.no))},0),0)`,
    ),
    fill(player.name, found(nameOrBye(cell(columns.name), words), '"?"'), '0'),
    fill(player.live, found(`IF(OR(${isBye},${isAnnulled}),0,1)`, '1')),
    fill(player.left, found(`IF(${statusIs(cell(columns.status), 'withdrawn', words)},1,0)`, '0')),
    fill(player.adjustment, found(hundredths(cell(columns.adjustment)), '0')),
    ...sectionBlocks(layout),
    // How many players up to this row have an adjustment: finds the k-th of them for the notes under Standings.
    fill(player.adjusted, countedDown(player.adjusted, own(player.adjustment))),
    fill(player.wanted, `IF(EXACT(${name},${fixedCell(layout.pairings.wanted, sheet)}&""),1,0)`),
    fill(player.played, finished(cells)),
    fill(player.won, won(cells)),
    fill(player.drawn, count(cells, 3, 4)),
    fill(player.score, `SUMPRODUCT(${pointsOf(cells.results, cells)})`),
    downEach(player.rests, numbers, (no) => tournament.rests.filter((rest) => rest.player === no).length),
    downEach(published, publishedPart(tournament, layout.slots).values, ([code]) => code ?? null, '@'),
    ...lotsBlocks(tournament, layout),
    ...usedBlocks(layout),
    ...criterionBlocks(tournament, layout),
    ...helperBlocks(layout, (span) => cellsOf(layout, span)),
    ...turnedBlocks(layout),
  ];
};
