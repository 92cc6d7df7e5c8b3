import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { fill, rows, countTo, down, textRow } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { fixedCell, quoted, inRow, place, whole, type Place, writing } from '../../grid/reference';
import { type Layout, KEY_BASE, noteNumber, PAIRINGS } from '../layout';
import { type RoundLayout, ROUND } from '../layout/round';
import { TAB } from '../look/style';
import { pageHeader } from '../look/title';
import { finalPlace } from '../calculation/chain';
import { played, stillToPlay } from '../calculation/games';
import { leaderOf, sectionHasBegun, sectionTitleOf } from '../sections/sectionName';
import { statusFormula } from '../standings/notes';
import { calledBy } from '../withTeam';
import { dateBlocks } from './dates';
import { makeRoundLines } from './games';
import { lookOfRound } from './look';

/** More than any game's number. */
const GAME_BASE = 1_048_576;

/** Which round is shown: the one that was chosen; else the current one, by the rule of `currentRound`; at the end the last. */
const roundBlocks = (
  layout: Layout,
  { sheet, facts, chosen, rounds, ahead, line }: RoundLayout,
): readonly Block[] => {
  const { game } = layout.calculation;
  const { all } = writing(sheet);
  const [typed, next] = [fixedCell(chosen, sheet), fixedCell(facts.next, sheet)];
  const open = stillToPlay(layout, sheet);
  const waited = `${open}*(${all(game.note)}>=${noteNumber('fine')})*(${all(game.round)}>=${fixedCell(facts.underWay, sheet)})`;
  const known = `MATCH(${typed},${all(layout.pairings.column(PAIRINGS.round))},0)`;
  const byItself = `IF(${next}=0,MAX(${all(game.round)}),${KEY_BASE}-${next})`;
  return [
    down(rounds, countTo(layout.rounds), '0'),
    fill(
      ahead,
      `SUMPRODUCT((${all(game.round)}=${inRow(rounds, sheet)})*(${played(all(game.outcome))}-${open}))`,
    ),
    down(line, countTo(line.area.rows), '0'),
    fill(facts.underWay, `MAX(1,SUMPRODUCT(LARGE((${all(ahead)}>0)*${all(rounds)},1)))`),
    fill(facts.next, `SUMPRODUCT(LARGE(${waited}*(${KEY_BASE}-${all(game.round)}),1))`),
    fill(facts.round, `IF(AND(ISNUMBER(${typed}),ISNUMBER(${known})),${typed},${byItself})`),
  ];
};

/** Whom the lines of the first places are about, and how they are called. */
interface FirstPlaces {
  readonly who: readonly Block[];
  readonly names: readonly Block[];
}

/** The first of each section that has begun, with whoever is level with them. */
const firstOfSections = (layout: Layout, round: RoundLayout, words: SheetWords): FirstPlaces => {
  const { sheet, who, places } = round;
  const { order } = layout.calculation;
  const lines = layout.fields.map((field, index) => {
    const row = who.area.row + index;
    const first = `IFERROR(MATCH(${field.before + 1},${whole(order.position, sheet)},0),0)`;
    const own = inRow(who, sheet, row);
    const leader = leaderOf(layout, field, sheet, words.sectionSheets);
    return {
      who: fill(
        place(sheet, row, who.area.column),
        `IF(${sectionHasBegun(layout, field, sheet)},${first},0)`,
      ),
      name: fill(
        place(sheet, places.area.row + index, ROUND.left),
        `IF(${own}=0,"",${sectionTitleOf(layout, field, sheet, words)}&": "&${leader})`,
      ),
    };
  });
  return { who: lines.map((line) => line.who), names: lines.map(({ name }) => name) };
};

/** The first places; beside the last of them, how many more are level with whoever has it. */
const firstOfAll = (
  layout: Layout,
  round: RoundLayout,
  { roundSheet: words }: SheetWords,
  begun: string,
): FirstPlaces => {
  const { sheet, who, line, places } = round;
  const { order, player } = layout.calculation;
  const { all } = writing(sheet);
  const own = inRow(who, sheet);
  const at = `MATCH(${inRow(line, sheet)},${all(order.position)},0)`;
  const count = places.area.rows;
  const level = `INDEX(${all(finalPlace(layout))},${own})+INDEX(${all(order.tied)},${own})-${count + 1}`;
  const more = `IF(OR(${inRow(line, sheet)}<${count},${level}<1),"",${quoted(` ${words.and} `)}&(${level})&${quoted(` ${words.moreLevel}`)})`;
  return {
    who: [fill(who, `IF(${begun},IFERROR(${at}*INDEX(${all(player.live)},${at}),0),0)`)],
    names: [
      fill(
        { sheet, area: { ...places.area, column: ROUND.left, columns: 1 } },
        `IF(${own}=0,"",${calledBy(layout, sheet)(own)}&${more})`,
      ),
    ],
  };
};

/** The first of the standings, and how far these are; nothing before the first result. */
const firstPlaces = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => {
  const { sheet, who, placesHead, places } = round;
  const { game, order, chain, facts } = layout.calculation;
  const { all } = writing(sheet);
  const begun = `COUNTIFS(${all(game.whiteResult)},"<>0")>0`;
  const own = inRow(who, sheet);
  const column = (index: number): Place => ({ sheet, area: { ...places.area, column: index, columns: 1 } });
  const shown = (value: string): string => `IF(${own}=0,"",${value})`;
  const [points] = chain;
  const status = statusFormula(layout, words, sheet);
  const first = layout.divided
    ? firstOfSections(layout, round, words)
    : firstOfAll(layout, round, words, begun);
  const { leaders, winners } = words.sectionSheets;
  const isPart = !layout.divided && places.area.rows < layout.playerCount;
  const top = quoted(`: ${words.roundSheet.topOfTable} ${places.area.rows}`);
  const ofAll = [isPart ? '' : `${words.standings}. `, ''];
  const [open = '', final = ''] = layout.divided ? [`${leaders}. `, `${winners}. `] : ofAll;
  const title = `IF(${fixedCell(facts.open, sheet)}=0,${quoted(final)},${quoted(open)})`;
  return [
    fill(
      area(placesHead, 0),
      `IF(${begun},${title}&${isPart ? `SUBSTITUTE(${status},".",${top})` : status},"")`,
    ),
    ...first.who,
    ...(layout.divided ? [] : [fill(column(ROUND.board), shown(`INDEX(${all(order.rank)},${own})`))]),
    ...first.names,
    ...(points ? [fill(column(round.placePoints), shown(`INDEX(${all(points.shown)},${own})`), '0.0')] : []),
  ];
};

/** The games of earlier rounds that are still to be played, a line each; the last line counts those that have none. */
const missingGames = (layout: Layout, round: RoundLayout, words: SheetWords): readonly Block[] => {
  const { sheet, missing, missingHead, missingLines, line, facts } = round;
  const { game } = layout.calculation;
  const { postponed, adjourned, stillToPlay: heading, and, more } = words.roundSheet;
  const { all } = writing(sheet);
  const rounds = all(game.round);
  const owed = fixedCell(facts.owed, sheet);
  const earlier = `${stillToPlay(layout, sheet)}*(${rounds}<${fixedCell(facts.round, sheet)})*(${rounds}>0)`;
  const [own, last] = [inRow(missing, sheet), missing.area.rows];
  const of = (where: Place): string => `INDEX(${all(where)},${own})`;
  const called = calledBy(layout, sheet);
  const [left, right] = layout.leftIsWhite ? [game.white, game.black] : [game.black, game.white];
  const pending = `IF(${of(game.note)}=${noteNumber('postponed')},${quoted(` (${postponed})`)},IF(${of(game.note)}=${noteNumber('adjourned')},${quoted(` (${adjourned})`)},""))`;
  const said = `${quoted(`${words.round} `)}&${of(game.round)}&": "&${called(of(left))}&" – "&${called(of(right))}&${pending}`;
  const others = `${quoted(`${and} `)}&(${owed}-${last - 1})&${quoted(` ${more}`)}`;
  return [
    fill(facts.owed, `SUMPRODUCT(${earlier})`),
    fill(
      missing,
      `IF(${inRow(line, sheet)}>${owed},0,MOD(0-SUMPRODUCT(LARGE(${earlier}*((${KEY_BASE}-${rounds})*${GAME_BASE}-${all(game.no)}),${inRow(line, sheet)})),${GAME_BASE}))`,
    ),
    fill(area(missingHead, 0), `IF(${owed}=0,"",${quoted(heading)})`),
    fill(
      { sheet, area: { ...missingLines.area, columns: 1 } },
      `IF(${own}=0,"",IF(AND(${inRow(line, sheet)}=${last},${owed}>${last}),${others},IFERROR(${said},"?")))`,
    ),
  ];
};

/** The title, the headings, and beside them the cell in which a round is chosen. */
const heads = (
  tournament: Tournament,
  { leftIsWhite }: Layout,
  { sheet, header, title, facts, chosen, choice }: RoundLayout,
  words: SheetWords,
): readonly Block[] => {
  const { show, hint, unknown } = words.roundSheet;
  const [left, right] = leftIsWhite ? [words.white, words.black] : [words.black, words.white];
  const [typed, shown] = [fixedCell(chosen, sheet), fixedCell(facts.round, sheet)];
  return [
    textRow(0, 0, [pageHeader(tournament)]),
    fill(title, `${quoted(`${words.round} `)}&${shown}`),
    textRow(header, 0, [words.board, left, words.result, right]),
    textRow(0, choice, [show]),
    rows(0, choice + 1, [[null]], '0'),
    fill(area(1, choice), `IF(${typed}&""="",${quoted(hint)},IF(${typed}=${shown},"",${quoted(unknown)}))`),
  ];
};

/**
 * The Round sheet: one round in large type to pin up, by itself the current one. Board, names,
 * result, whoever has the bye, the first of the standings, and what is missing from earlier rounds; all of it by formula.
 */
export const makeRoundSheet = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => {
  const { round } = layout;
  return {
    role: 'round',
    name: round.sheet,
    tabColor: TAB.read,
    blocks: [
      ...heads(tournament, layout, round, words),
      ...roundBlocks(layout, round),
      ...makeRoundLines(layout, round, words),
      ...dateBlocks(layout, round),
      ...firstPlaces(layout, round, words),
      ...missingGames(layout, round, words),
    ],
    ...lookOfRound(tournament, layout, words),
  };
};
