import { OUTCOME_CODES, outcomeNumber, outcomeOf } from '../../core/results/outcome';
import { scoreOf } from '../../core/results/score';
import { outcomeFromLeft } from '../../core/results/typed';
import type { SheetWords } from '../../language/words';
import { downEach, fill } from '../../grid/block';
import { area } from '../../grid/cell';
import { numberIn } from '../../grid/formula/number';
import type { Block } from '../../grid/plan';
import { fixedCell, inRow, ofThisRow, place, quoted, whole, type Place, writing } from '../../grid/reference';
import { FURTHER_NOTES, KEY_BASE, NOT_PLAYED, noteNumber, PAIRINGS, type Layout } from '../layout';
import { isByeFormula } from '../pairings/lines';
import { ROUND, type RoundLayout, type RoundPart } from '../layout/round';
import { sectionTitleOf } from '../sections/sectionName';
import { DATE_FORMAT } from '../dates';
import { saysBye } from '../statuses';
import { calledBy } from '../withTeam';
import { handicapBlocks, saidHandicap } from '../handicap';
import { dateOr } from './dates';

/** More than any board, so that lines without a game come last. */
const NO_BOARD = 1_000_000;

/** More than what games are sorted by within a section. */
const SLOT = NO_BOARD * KEY_BASE;

/** The first line of games or of byes of the section of a player, whose number a formula works out. */
const startOf = ({ sheet, starts }: RoundLayout, lines: Place, no: string): string =>
  starts ? `SUMPRODUCT(LARGE((${whole(starts.player, sheet)}<=${no})*${whole(lines, sheet)},1))` : '1';

/** What stands above a cell of a column; above the first one 0. */
const above = (column: Place, sheet: string): string => numberIn(inRow(column, sheet, column.area.row - 1));

/**
 * The games of the round in order of number, each found from the one before: mostly it is the next one. Then their order by
 * boards, in sections within each.
 */
const findBlocks = (layout: Layout, round: RoundLayout): readonly Block[] => {
  const { sheet, line, found, key, order, facts, starts } = round;
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
    ...(starts
      ? [
          fill(starts.white, `IF(${own(found)}=0,0,INDEX(${all(game.white)},${own(found)}))`),
          fill(starts.line, startOf(round, starts.game, own(starts.white))),
          fill(key, `IF(${own(found)}=0,0,${own(starts.line)}*${SLOT}+${board}*${KEY_BASE}+${own(line)})`),
          fill(
            order,
            `${own(starts.line)}+SUMPRODUCT((${all(key)}<${own(key)})*(${all(key)}>=${own(starts.line)}*${SLOT}))`,
          ),
        ]
      : [
          fill(key, `IF(${own(found)}=0,${NO_BOARD},${board})*${KEY_BASE}+${own(line)}`),
          fill(order, `1+SUMPRODUCT(1*(${all(key)}<${own(key)}))`),
        ]),
    // Gnumeric has no `INDEX` of a single cell, which a round of one game is.
    fill(round.game, `SUMPRODUCT((${all(order)}=${own(line)})*${all(found)})`),
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
  const { postponed, adjourned, forfeit, unclear, left, bothLeft, alone } = words.roundSheet;
  const note = ofThisRow(said);
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${ofThisRow(round.game)})`;
  const nameOf = (who: Place): string => {
    const isLeft = (who === game.white) === layout.leftIsWhite;
    return ofThisRow(round.column(isLeft ? ROUND.left : ROUND.right));
  };
  const isOf = (where: Place, who: Place): string => `INDEX(${whole(where, sheet)},${of(who)})`;
  const isGone = (who: Place): string =>
    `${isOf(player.live, who)}<=${isOf(player.left, who)},NOT(${saysBye(isOf(player.name, who), words)})`;
  const bothGone = `AND(${isGone(game.white)},${isGone(game.black)})`;
  const withdrew = (who: Place): string =>
    `IF(${bothGone},${quoted(bothLeft)},${nameOf(who)}&${quoted(` ${left}`)})`;
  const absent = (who: Place): string => {
    const other = who === game.white ? game.black : game.white;
    const isAlone = `AND(${note}<>${FURTHER_NOTES.leftPlayed},${isOf(player.live, other)}>${isOf(player.left, other)})`;
    return `IF(${isAlone},${quoted(`${alone} `)}&${nameOf(other)},${withdrew(who)})`;
  };
  const goneOf = (who: Place): string => `IF(${saysBye(isOf(player.name, who), words)},"",${absent(who)})`;
  const gone = `IF(${isOf(player.live, game.white)}=0,${goneOf(game.white)},${goneOf(game.black)})`;
  const [byBlack, byWhite, both] = (['+-', '-+', '--'] as const).map(
    (code) => `${of(game.outcome)}=${outcomeNumber(code)}`,
  );
  const ifLeft = (lost: string | undefined, who: Place, otherwise: string): string => {
    return `IF(AND(OR(${lost},${both}),${isOf(player.left, who)}=1),${withdrew(who)},${otherwise})`;
  };
  const why = ifLeft(byWhite, game.white, ifLeft(byBlack, game.black, quoted(forfeit)));
  const orDate = (text: string): string => dateOr(round, text);
  const stones = round.handicap ? saidHandicap(words, inRow(round.handicap.stones, sheet)) : '""';
  const fine = `IF(OR(${byBlack},${byWhite},${both}),${why},${orDate(stones)})`;
  const pending = `IF(${note}=${noteNumber('postponed')},${orDate(quoted(postponed))},IF(${note}=${noteNumber('adjourned')},${orDate(quoted(adjourned))},${gone}))`;
  return `IF(${ofThisRow(round.game)}=0,"",IF(${note}>0,${quoted(unclear)},IF(${note}<0,${pending},${fine})))`;
};

const lineBlocks = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => {
  const { sheet, shown, said, column } = round;
  const { game } = layout.calculation;
  const at = ofThisRow(round.game);
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${at})`;
  const board = `INDEX(${whole(layout.pairings.column(PAIRINGS.board), sheet)},${of(game.position)})`;
  const called = calledBy(layout, sheet);
  const named = (side: Place): string => `IF(${at}=0,"",IFERROR(${called(of(side))},"?"))`;
  const [left, right] = layout.leftIsWhite ? [game.white, game.black] : [game.black, game.white];
  const outcome = of(game.outcome);
  // A text that is no form of a result is a score, which says more than its outcome.
  const [text, forms] = [of(game.text), whole(layout.calculation.forms.text, sheet)];
  const result = `INDEX(${whole(shown, sheet)},${outcome})`;
  const score = `IF(ISNUMBER(MATCH(${text},${forms},0)),${result},SUBSTITUTE(${text},"-","–"))`;
  const played = scoreOf(layout.profile) === 'sets' ? score : result;
  const unplayed = `IF(${ofThisRow(said)}=${FURTHER_NOTES.left},${quoted(NOT_PLAYED)},"")`;
  return [
    fill(column(ROUND.board), `IF(${at}=0,"",IFERROR(IF(${board}="","",${board}),""))`),
    fill(column(ROUND.left), named(left)),
    fill(column(ROUND.result), `IF(${at}=0,"",IF(${outcome}>0,${played},${unplayed}))`),
    fill(column(ROUND.right), named(right)),
    fill(column(ROUND.note), noteFormula(layout, round, words), round.date ? DATE_FORMAT : '0'),
  ];
};

/** Where each line of byes is found: among those who have the bye in the round and have not left. */
const freeBlocks = (layout: Layout, round: RoundLayout): readonly Block[] => {
  const { sheet, free, facts, starts } = round;
  if (free.area.rows === 0) return [];
  const { player } = layout.calculation;
  const no = inRow(player.no, sheet);
  const isBye = isByeFormula(layout, sheet, fixedCell(facts.round, sheet), no);
  const next = `${above(free, sheet)}+1`;
  const line = starts ? `MAX(${next},${startOf(round, starts.bye, no)})` : next;
  return [fill(free, `IF(AND(${isBye},${inRow(player.live, sheet)}=1),${line},${above(free, sheet)})`)];
};

/** Whoever has the bye, by name. */
const byeBlocks = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] =>
  round.byes.flatMap(({ sheet, area: byes }) => {
    const column = (index: number): Place => ({ sheet, area: { ...byes, column: index, columns: 1 } });
    const from = round.starts ? byes.row : round.line.area.row;
    const who = `MATCH(${inRow(round.line, sheet, from)},${whole(round.free, sheet)},0)`;
    return [
      fill(column(ROUND.left), `IFERROR(${calledBy(layout, sheet)(who)},"")`),
      fill(column(ROUND.right), `IF(${inRow(column(ROUND.left), sheet)}="","",${quoted(words.bye)})`),
    ];
  });

/** The lines of a part's games alone, in all columns. */
const gamesOf = (round: RoundLayout, { first, games }: RoundPart): RoundLayout => {
  const of = ({ sheet, area: { row, column } }: Place): Place => place(sheet, row + first, column, games);
  const { game, said, date, handicap } = round;
  return {
    ...round,
    ...{ game: of(game), said: of(said), date: date && of(date) },
    handicap: handicap && { ...handicap, stones: of(handicap.stones) },
    column: (index) => of(round.column(index)),
  };
};

/** The titles of sections, with what is said of those that have no game in the round, and where their lines begin. */
const sectionBlocks = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => {
  const { sheet, body, starts, parts, game } = round;
  if (!starts) return [];
  return [
    downEach(starts.player, parts, ({ field }) => field.before + 1, '0'),
    downEach(starts.game, parts, ({ first }) => first + 1, '0'),
    downEach(starts.bye, parts, ({ first, games }) => first + games + 1, '0'),
    ...parts.map(({ field, first }) => {
      const row = body.area.row + first;
      const title = sectionTitleOf(layout, field, sheet, words);
      const none = quoted(` · ${words.roundSheet.noGames}`);
      return fill(area(row - 1, ROUND.board), `${title}&IF(${inRow(game, sheet, row)}=0,${none},"")`);
    }),
  ];
};

/** The lines of a round: its games in order of boards, below them whoever has the bye; in sections, those of each below its title. */
export const makeRoundLines = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => {
  const { sheet, handicap, game } = round;
  const at = inRow(game, sheet);
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${at})`;
  return [
    shownBlock(layout, round),
    ...findBlocks(layout, round),
    ...(handicap ? handicapBlocks(layout, handicap, at, of, words) : []),
    ...round.parts.flatMap((part) => lineBlocks(layout, gamesOf(round, part), words)),
    ...freeBlocks(layout, round),
    ...byeBlocks(layout, round, words),
    ...sectionBlocks(layout, round, words),
  ];
};
