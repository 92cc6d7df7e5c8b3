import type { Game, Tournament } from '../core/model';
import { FEWER, handicapOf, MOST_STONES, RANK } from '../core/results/handicap';
import { decimalText } from '../language/number';
import type { SheetWords } from '../language/words';
import { fill } from '../grid/block';
import type { Block } from '../grid/plan';
import { fixedCell, quoted, whole, type Place } from '../grid/reference';
import { rating } from './calculation/criteria/strength';
import { helperColumn } from './calculation/helpers';
import type { Layout } from './layout';
import { settingIs } from './tournament/choices';

/** What a game's handicap is called; nothing for an even game. */
const handicapText = ({ handicap }: SheetWords, stones: number | null): string => {
  if (!stones) return '';
  return stones === 1 ? `${handicap.komi} ${decimalText('0.5')}` : `${stones} ${handicap.stones}`;
};

/** That of a game of a tournament; of a table without one nothing. */
export const gameHandicap = (
  tournament: Tournament | null,
  { white, black }: Pick<Game, 'white' | 'black'>,
  words: SheetWords,
): string => {
  if (!tournament) return '';
  const playerOf = (no: number) => tournament.players.find((player) => player.no === no);
  return handicapText(words, handicapOf(tournament, playerOf(white), playerOf(black)));
};

/** The same as a formula, for a cell with the number of stones. */
export const saidHandicap = ({ handicap }: SheetWords, stones: string): string =>
  `IF(${stones}<1,"",IF(${stones}=1,${quoted(`${handicap.komi} `)}&0.5,${stones}&${quoted(` ${handicap.stones}`)}))`;

/**
 * The stones of each game from the ranks on Players and the choice on the Tournament sheet: below 1 in an even game. `game` is a formula
 * for the game of a line, 0 for none, and `of` makes one for what stands there in a column of the games.
 */
export const handicapBlocks = (
  layout: Layout,
  { fewer, stones }: { readonly fewer: Place; readonly stones: Place },
  game: string,
  of: (column: Place) => string,
  { form }: SheetWords,
): readonly Block[] => {
  const { sheet } = stones;
  const { game: games } = layout.calculation;
  const strength = (side: Place): string =>
    `INDEX(${whole(helperColumn(layout, rating), sheet)},${of(side)})`;
  const [white, black] = [strength(games.white), strength(games.black)];
  const ahead = `IF(MIN(${white},${black})<0,0,INT((${white}-${black})/${RANK}+0.5))`;
  const less = FEWER.reduceRight((otherwise, [id, ranks]) => {
    const isChosen = settingIs(layout, 'handicap', id, form.handicaps[id], sheet);
    return `IF(${isChosen},${ranks},${otherwise})`;
  }, '99');
  return [
    fill(fewer, less),
    fill(stones, `IF(${game}=0,0,IFERROR(MIN(${MOST_STONES},${ahead}-${fixedCell(fewer, sheet)}),0))`),
  ];
};
