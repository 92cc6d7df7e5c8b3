import { OUTCOME_CODES, outcomeNumber, outcomeOf } from '../../core/results/outcome';
import { outcomeFromLeft } from '../../core/results/typed';
import type { SheetWords } from '../../language/words';
import { downEach, fill } from '../../grid/block';
import { numberIn } from '../../grid/formula/number';
import type { Block } from '../../grid/plan';
import { fixedCell, inRow, quoted, whole, type Place, writing } from '../../grid/reference';
import { FURTHER_NOTES, KEY_BASE, NOT_PLAYED, noteNumber, PAIRINGS, type Layout } from '../layout';
import { isByeFormula } from '../pairings/lines';
import { ROUND, type RoundLayout } from '../layout/round';
import { sectionOf } from '../sections/sectionName';
import { DATE_FORMAT } from '../dates';
import { saysBye } from '../statuses';
import { calledBy } from '../withTeam';
import { handicapBlocks, saidHandicap } from '../handicap';
import { dateOr } from './dates';

/** More than any board, so that lines without a game come last. */
const NO_BOARD = 1_000_000;

/** What stands above a cell of a column; above the first one 0. */
const above = (column: Place, sheet: string): string => numberIn(inRow(column, sheet, column.area.row - 1));

/**
 * The games of the round in order of number, each found from the one before: mostly it is the next one. Then their order by
 * boards.
 */
const findBlocks = (layout: Layout, round: RoundLayout): readonly Block[] => {
  const { sheet, line, found, key, order, facts } = round;
  const { game } = layout.calculation;
  const { all, own } = writing(sheet);
  const rounds = all(game.round);
  const shown = fixedCell(facts.round, sheet);
  const before = above(found, sheet);
  const end = layout.gameCount + 1;
  const later = `(${rounds}=${shown})*(${all(game.no)}>${before})*(${end}-${all(game.no)})`;
  const board = numberIn(
    `INDEX(${all(layout.pairings.column(PAIRINGS.board))},INDEX(${all(game.position)},${own(found)}))`,
  );
  return [
    fill(facts.count, `COUNTIFS(${rounds},${shown})`),
    fill(
      found,
      `IF(${own(line)}>${fixedCell(facts.count, sheet)},0,IF(INDEX(${rounds},${before}+1)=${shown},${before}+1,${end}-SUMPRODUCT(LARGE(${later},1))))`,
    ),
    fill(key, `IF(${own(found)}=0,${NO_BOARD},${board})*${KEY_BASE}+${own(line)}`),
    fill(order, `1+SUMPRODUCT(1*(${all(key)}<${own(key)}))`),
    fill(round.game, `INDEX(${all(found)},MATCH(${own(line)},${all(order)},0))`),
    fill(round.said, `IF(${own(round.game)}=0,0,INDEX(${all(game.note)},${own(round.game)}))`),
  ];
};

/** What each outcome looks like, the left side first: with a dash between the points, a slash between signs. */
const shownBlock = ({ leftIsWhite }: Layout, { shown }: RoundLayout): Block =>
  downEach(
    shown,
    OUTCOME_CODES,
    (code) => {
      const outcome = outcomeOf(outcomeFromLeft(code, leftIsWhite));
      return outcome.kind === 'played' ? outcome.shown.replace('-', '–') : outcome.shown;
    },
    '@',
  );

/** In small beside a game: what is known of one that is not finished, its date where that is another, and why it does not count. */
const noteFormula = (layout: Layout, round: RoundLayout, words: SheetWords): string => {
  const { sheet, said } = round;
  const { game, player } = layout.calculation;
  const { postponed, adjourned, forfeit, unclear, left } = words.roundSheet;
  const note = inRow(said, sheet);
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${inRow(round.game, sheet)})`;
  const called = calledBy(layout, sheet);
  const whiteLeft = `INDEX(${whole(player.live, sheet)},${of(game.white)})=0`;
  const leaver = `IF(${whiteLeft},${called(of(game.white))},${called(of(game.black))})`;
  const gone = `IF(${saysBye(leaver, words)},"",${leaver}&${quoted(` ${left}`)})`;
  const forfeits = (['+-', '-+', '--'] as const).map((code) => `${of(game.outcome)}=${outcomeNumber(code)}`);
  const orDate = (text: string): string => dateOr(round, text);
  const section = layout.divided ? sectionOf(layout, of(game.white), sheet) : '""';
  const stones = round.handicap ? saidHandicap(words, inRow(round.handicap.stones, sheet)) : '""';
  const known = [section, stones].filter((text) => text !== '""');
  const both = known.length === 2 ? `${section}&IF(${stones}="",""," · "&${stones})` : (known[0] ?? '""');
  const fine = `IF(OR(${forfeits.join(',')}),${quoted(forfeit)},${orDate(both)})`;
  const pending = `IF(${note}=${noteNumber('postponed')},${orDate(quoted(postponed))},IF(${note}=${noteNumber('adjourned')},${orDate(quoted(adjourned))},${gone}))`;
  return `IF(${inRow(round.game, sheet)}=0,"",IF(${note}>0,${quoted(unclear)},IF(${note}<0,${pending},${fine})))`;
};

const lineBlocks = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => {
  const { sheet, shown, said, column } = round;
  const { game } = layout.calculation;
  const at = inRow(round.game, sheet);
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${at})`;
  const board = `INDEX(${whole(layout.pairings.column(PAIRINGS.board), sheet)},${of(game.position)})`;
  const called = calledBy(layout, sheet);
  const named = (side: Place): string => `IF(${at}=0,"",IFERROR(${called(of(side))},"?"))`;
  const [left, right] = layout.leftIsWhite ? [game.white, game.black] : [game.black, game.white];
  const outcome = of(game.outcome);
  const unplayed = `IF(${inRow(said, sheet)}=${FURTHER_NOTES.left},${quoted(NOT_PLAYED)},"")`;
  return [
    ...(round.handicap ? handicapBlocks(layout, round.handicap, at, of, words) : []),
    fill(column(ROUND.board), `IF(${at}=0,"",IFERROR(IF(${board}="","",${board}),""))`),
    fill(column(ROUND.left), named(left)),
    fill(
      column(ROUND.result),
      `IF(${at}=0,"",IF(${outcome}>0,INDEX(${whole(shown, sheet)},${outcome}),${unplayed}))`,
    ),
    fill(column(ROUND.right), named(right)),
    fill(column(ROUND.note), noteFormula(layout, round, words), round.date ? DATE_FORMAT : '0'),
  ];
};

/** Whoever has the bye in the round and has not left, by name. */
const byeBlocks = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => {
  const { sheet, byes, free, line, facts } = round;
  if (byes.area.rows === 0) return [];
  const { player } = layout.calculation;
  const isBye = isByeFormula(layout, sheet, fixedCell(facts.round, sheet), inRow(player.no, sheet));
  const column = (index: number): Place => ({ sheet, area: { ...byes.area, column: index, columns: 1 } });
  const who = `MATCH(${inRow(line, sheet)},${whole(free, sheet)},0)`;
  return [
    fill(free, `IF(${isBye},${inRow(player.live, sheet)},0)+${above(free, sheet)}`),
    fill(column(ROUND.left), `IFERROR(${calledBy(layout, sheet)(who)},"")`),
    fill(column(ROUND.right), `IF(${inRow(column(ROUND.left), sheet)}="","",${quoted(words.bye)})`),
  ];
};

/** The lines of a round: its games in order of boards, below them whoever has the bye. */
export const makeRoundLines = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => [
  shownBlock(layout, round),
  ...findBlocks(layout, round),
  ...lineBlocks(layout, round, words),
  ...byeBlocks(layout, round, words),
];
