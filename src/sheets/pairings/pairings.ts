import { canBeDrawn } from '../../core/results/handicap';
import { CLASSIC, isSameScoring } from '../../core/results/outcome';
import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { fill, rows, textRow } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block, SheetPlan, ValidationPlan } from '../../grid/plan';
import { inRow, ofThisRow, quoted, whole, type Place } from '../../grid/reference';
import { forfeitCount, toCount } from '../calculation/games';
import { orOfDate } from './dateChecks';
import { timeBlocks } from './dateColumn';
import { makeFinder } from './finder';
import { possibleResults } from '../lists';
import { PAIRINGS, type Layout } from '../layout';
import { lookOfPairings, pairingsColumns } from './look';
import { TAB } from '../look/style';
import { nameWidth } from '../look/wrap';
import { titleOf } from '../look/title';
import { makeRefreshHint, statusBlock } from '../refresh/notes';
import type { Written } from '../values/part';
import { calledBy, calledIn } from '../withTeam';

/** Rows below the table in which a game added by hand is noticed. */
const WATCHED = 200;

/** Who has a number; without one, whoever is on the other side has the bye, if there are byes. */
const nameFormula = (layout: Layout, numberColumn: number, bye: string | null): string => {
  const sheet = layout.names.pairings;
  const number = ofThisRow(layout.pairings.column(numberColumn));
  const known = `MATCH(${number},${whole(layout.calculation.player.no, sheet)},0)`;
  const name = `IFERROR(${calledBy(layout, sheet)(known)},"?")`;
  return bye === null ? name : `IF(${number}="",${quoted(bye)},${name})`;
};

/** Whether anybody rests: a formula that asks in every line takes its room in the file. */
const hasByes = ({ pairings, gameCount }: Layout): boolean => pairings.rows > gameCount;

/** The section of whoever stands on the left. */
const sectionBlocks = (layout: Layout): readonly Block[] => {
  const { pairings: table, players, playersColumns } = layout;
  const { section } = table.columns;
  if (section === null) return [];
  const sheet = layout.names.pairings;
  const number = inRow(table.column(PAIRINGS.leftNo), sheet);
  const found = `MATCH(${number},${whole(players.column(playersColumns.no), sheet)},0)`;
  const name = `INDEX(${whole(players.column(playersColumns.section), sheet)},${found})`;
  return [fill(table.body(section, 1), `IFERROR(${name}&"","")`)];
};

/** What is wrong with a line, in words, or why it has no result that counts; empty if there is nothing to say. */
const checkFormula = (layout: Layout, words: SheetWords): string => {
  const sheet = layout.names.pairings;
  const { game } = layout.calculation;
  const own = (column: number): string => ofThisRow(layout.pairings.column(column));
  const no = own(PAIRINGS.game);
  const wrong = quoted(words.checkGame);
  const bye = `IF(LEN(${own(PAIRINGS.result)})>0,${quoted(words.checkBye)},"")`;
  const ofGame = (column: Place): string => `INDEX(${whole(column, sheet)},${no})`;
  const isOpen = `${ofGame(game.alive)}*(${ofGame(game.outcome)}=0)*(${ofGame(game.note)}<=0)>0`;
  const told = orOfDate(layout, words, isOpen, ofGame(game.said));
  return `IF(${no}="",${hasByes(layout) ? bye : wrong},IFERROR(${told},${wrong}))`;
};

/** Says that a row was added below the last one or that one is gone, and else what `otherwise` says. */
const orOtherRows = (layout: Layout, words: SheetWords, otherwise: string): string => {
  const sheet = layout.names.pairings;
  const { pairings: table } = layout;
  const watched = whole({ sheet, area: area(table.header + 1, PAIRINGS.round, table.rows + WATCHED) }, sheet);
  const numbered = `COUNTIFS(${whole(table.column(PAIRINGS.game), sheet)},">0")`;
  const orGone = `IF(${numbered}<${layout.gameCount},${quoted(words.gamesGone)},${otherwise})`;
  return `IF(COUNTIFS(${watched},">0")>${table.rows},${quoted(words.gamesBelow)},${orGone})`;
};

const statusFormula = (layout: Layout, words: SheetWords): string => {
  const sheet = layout.names.pairings;
  const { calculation } = layout;
  const [outcomes, notes] = [whole(calculation.game.outcome, sheet), whole(calculation.game.note, sheet)];
  const counting = toCount(calculation, sheet);
  const done = `SUMPRODUCT((${outcomes}>0)*(${notes}<=0)*${counting})`;
  const wrong = `COUNTIFS(${notes},">0")`;
  const games = `SUMPRODUCT(${counting})`;
  const counted = `${done}&" "&${quoted(words.ofGames)}&" "&${games}&" "&${quoted(words.gamesFinished)}&IF(${wrong}>0,". "&${wrong}&" "&${quoted(words.toCheck)},"")`;
  const forfeits = `IF(${forfeitCount(outcomes)}=0,"",${quoted(`. ${words.byForfeit}`)})`;
  return orOtherRows(layout, words, `${counted}&${forfeits}`);
};

/** What stands beside the input columns: by formula in a live tournament, as Refresh wrote it in any other. */
const shownBlocks = (layout: Layout, words: SheetWords, written: Written | null): readonly Block[] => {
  const { pairings: table } = layout;
  if (written)
    return [
      statusBlock(layout, words, table.status, (status) => orOtherRows(layout, words, status)),
      ...written('Pairings_left'),
      ...written('Pairings_right'),
      ...written('Pairings_check'),
    ];
  return [
    fill(area(1, 0), statusFormula(layout, words)),
    fill(table.body(PAIRINGS.left, 1), nameFormula(layout, PAIRINGS.leftNo, null)),
    fill(
      table.body(PAIRINGS.right, 1),
      nameFormula(layout, PAIRINGS.rightNo, hasByes(layout) ? words.bye : null),
    ),
    ...sectionBlocks(layout),
    fill(table.body(table.columns.check, 1), checkFormula(layout, words)),
  ];
};

const resultChoice = (tournament: Tournament, layout: Layout, words: SheetWords): ValidationPlan => ({
  area: layout.pairings.body(PAIRINGS.result, 1),
  source: whole(possibleResults(tournament, layout), layout.names.pairings),
  refuse: false,
  prompt: {
    title: words.result,
    text: [
      ...(isSameScoring(tournament.scoring, CLASSIC) ? [] : [words.notPoints]),
      canBeDrawn(tournament) ? words.resultPrompt : words.decisivePrompt,
    ].join(' '),
  },
});

/**
 * The Pairings sheet: a row per game, the result being its input, and in a live tournament a finder for one player's
 * games beside it. `inputs` are the table's input columns.
 */
export const makePairingsSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  inputs: readonly Block[],
  written: Written | null,
): SheetPlan => {
  const { header } = layout.pairings;
  const columns = pairingsColumns(tournament, layout, words);
  const look = lookOfPairings(tournament, layout, words, columns);
  const beside = written
    ? makeRefreshHint(layout, words, written('Pairings_status'))
    : makeFinder(layout, words, nameWidth(tournament.players.map(calledIn(tournament))));
  return {
    role: 'pairings',
    name: layout.names.pairings,
    tabColor: TAB.typed,
    gridlines: true,
    blocks: [
      textRow(0, 0, [titleOf(tournament, words.pairings)]),
      rows(header, 0, [columns.map(({ head }) => head)], '@'),
      ...inputs,
      ...timeBlocks(tournament, layout),
      ...shownBlocks(layout, words, written),
      ...beside.blocks,
    ],
    ...look,
    styles: [...look.styles, ...beside.styles],
    columns: [...look.columns, ...beside.columns],
    validations: [resultChoice(tournament, layout, words), ...(beside.validations ?? [])],
    conditionals: [...(beside.conditionals ?? []), ...(look.conditionals ?? [])],
  };
};
