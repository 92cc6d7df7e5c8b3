import { entryAt } from '../../core/present';
import { fill, countTo, rows } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { inRow, place, quoted, whole } from '../../grid/reference';
import { speechOf } from '../handout/handout';
import { cardLines, playerCards as asValues, playerCardsSheet } from '../handout/playerCards';
import { subjectOf } from '../handout/subject';
import { PAIRINGS } from '../layout';
import { withinField } from '../layout/fields';
import { sectionTitleOf } from '../sectionName';
import { calledBy } from '../round/names';
import { gameIn, gameTold } from './gameOf';
import { columnsIn, statusBlock, type LiveHandout } from './liveHandout';

/** Columns of a card: round, board, colour, opponent, result. */
const CARD = { round: 0, board: 1, colour: 2, opponent: 3, mark: 4 } as const;

/** The cards that fill themselves: boards, colours, opponents and results are formulas. */
export const playerCards: LiveHandout = {
  id: asValues.id,
  name: asValues.name,
  about: `${asValues.about}; they fill themselves`,
  most: { players: 40, games: 80 },
  make: (tournament, layout, words, sheet) => {
    const speech = speechOf(tournament.language, tournament.profile);
    const cards = playerCardsSheet(subjectOf(tournament), speech, true);
    const helper = columnsIn(cards) + 1;
    const told = gameTold(layout, sheet);
    const called = calledBy(layout, sheet);
    const boards = whole(layout.pairings.column(PAIRINGS.board), sheet);
    const { white, black } = speech.texts.colours;
    const cardOf = (no: number, index: number) => {
      const { row, column } = cardLines(index, layout.rounds);
      const field = entryAt(
        layout.fields,
        layout.fields.findIndex(({ before, players }) => no > before && no <= before + players),
      );
      const { rounds } = field;
      const found = helper + (index % 2);
      const game = inRow(place(sheet, row, found), sheet);
      const at = (offset: number) => area(row, column + offset, rounds);
      const opponent = told.opponent(game);
      const section = layout.divided
        ? `&${quoted(' · ')}&${sectionTitleOf(layout, field, sheet, words)}`
        : '';
      const rest = (text: string, otherwise: string): string => `IF(${game}=0,${quoted(text)},${otherwise})`;
      const board = `IFERROR(INDEX(${boards},${told.position(game)}),"")`;
      const blocks: Block[] = [
        fill(area(row - 2, column), `${no - field.before}&" "&${called(String(no))}${section}`),
        rows(
          row,
          column,
          countTo(rounds).map((round) => [round]),
          '0',
        ),
        fill(area(row, found, rounds), gameIn(layout, sheet, no, address(row, column, 'column')), '0'),
        fill(at(CARD.board), rest('–', board)),
        fill(at(CARD.colour), rest('–', `IF(${game}>0,${quoted(white)},${quoted(black)})`)),
        fill(
          at(CARD.opponent),
          rest(words.bye, `${withinField(opponent, field)}&" "&${told.nameOf(opponent)}`),
        ),
        fill(at(CARD.mark), rest('–', told.mark(game))),
      ];
      const bold = {
        area: area(row, column + CARD.colour, rounds, 2),
        formula: `${game}>0`,
        style: { bold: true },
      };
      return { blocks, bold };
    };
    const all = tournament.players.map(({ no }, index) => cardOf(no, index));
    return {
      ...cards,
      blocks: [...cards.blocks, statusBlock(layout, sheet), ...all.flatMap(({ blocks }) => blocks)],
      columns: [...cards.columns, { from: helper, count: 2, width: 6, hidden: true }],
      conditionals: all.map(({ bold }) => bold),
    };
  },
};
