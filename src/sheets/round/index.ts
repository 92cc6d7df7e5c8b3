import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { fill, rows } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { fixedCell, quoted } from '../../grid/reference';
import type { Layout } from '../layout';
import type { RoundLayout } from '../layout/round';
import { TAB } from '../style';
import { pageHeader } from '../title';
import { dateBlocks } from './dates';
import { firstPlaces, missingGames, roundBlocks } from './facts';
import { makeRoundLines } from './games';
import { lookOfRound } from './look';

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
    rows(0, 0, [[pageHeader(tournament)]], '@'),
    fill(title, `${quoted(`${words.round} `)}&${shown}`),
    rows(header, 0, [[words.board, left, words.result, right, null]], '@'),
    rows(0, choice, [[show]], '@'),
    rows(0, choice + 1, [[null]], '0'),
    fill(area(1, choice), `IF(${typed}&""="",${quoted(hint)},IF(${typed}=${shown},"",${quoted(unknown)}))`),
  ];
};

/**
 * The Round sheet: one round in large type to pin up, by itself the first with a game that somebody waits for. Board, names,
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
