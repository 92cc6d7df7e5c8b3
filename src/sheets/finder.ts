import type { SheetWords } from '../language/words';
import { countTo, fill, rows } from '../grid/block';
import { area, address } from '../grid/cell';
import { KEY_BASE, PAIRINGS, type Layout } from './layout';
import type { SheetPlan } from '../grid/plan';
import { fixedCell, quoted, whole } from '../grid/reference';
import { FOUND_FILL, HEADING, INPUT_FILL, QUIET, styled } from './style';

/** A part of a sheet beside its table. */
export type Beside = Pick<SheetPlan, 'blocks' | 'styles' | 'columns' | 'validations' | 'conditionals'>;

/**
 * "Find player": a cell with a drop-down of names; that player's rows light up, and their games stand in a list beside the
 * table, by formula, since a filter cannot look at two columns at once.
 */
export const makeFinder = (layout: Layout, words: SheetWords, nameWidth: number): Beside => {
  const sheet = layout.names.pairings;
  const { calculation, players, playersColumns, pairings: table, rounds } = layout;
  const { game, outcomes, player } = calculation;
  const left = PAIRINGS.find;
  const top = table.header + 1;
  const all = (where: Parameters<typeof whole>[0]): string => whole(where, sheet);
  const { wanted } = table;
  const found = fixedCell(table.found, sheet);
  const round = address(top, left, 'column');
  const at = address(top, left + 4, 'column');
  const isWhite = `INDEX(${all(game.white)},${at})=${found}`;
  const key = `${round}*${KEY_BASE}+${found}`;
  const list = (column: number): ReturnType<typeof area> => area(top, left + column, rounds);
  const opponent = `INDEX(${all(player.name)},IF(${isWhite},INDEX(${all(game.black)},${at}),INDEX(${all(game.white)},${at})))`;
  const outcome = `INDEX(${all(game.outcome)},${at})`;
  const mark = `IF(${isWhite},INDEX(${all(outcomes.whiteMark)},${outcome}),INDEX(${all(outcomes.blackMark)},${outcome}))`;
  const firstRow = table.header + 1;
  const [leftNo, rightNo] = [PAIRINGS.leftNo, PAIRINGS.rightNo].map((column) =>
    address(firstRow, column, 'column'),
  );
  return {
    blocks: [
      rows(1, left, [[words.findPlayer]], '@'),
      rows(1, left + 2, [[null]], '@'),
      fill(table.found, `IF(SUM(${all(player.wanted)})=1,MATCH(1,${all(player.wanted)},0),0)`),
      rows(table.header, left, [[words.round, words.side, words.opponent, words.result]], '@'),
      rows(
        top,
        left,
        countTo(rounds).map((each) => [each]),
        '0',
      ),
      fill(
        list(1),
        `IF(${found}=0,"",IF(${at}=0,"",IF(${isWhite},${quoted(words.white)},${quoted(words.black)})))`,
      ),
      fill(list(2), `IF(${found}=0,"",IF(${at}=0,${quoted(words.bye)},${opponent}&""))`),
      fill(list(3), `IF(${found}*${at}=0,"",IF(${outcome}>0,${mark},""))`),
      fill(
        list(4),
        `IF(${found}=0,0,IFERROR(MATCH(${key},${all(game.whiteKey)},0),IFERROR(MATCH(${key},${all(game.blackKey)},0),0)))`,
      ),
    ],
    styles: [
      styled(area(1, left), { bold: true }),
      styled(wanted.area, { fill: INPUT_FILL, bold: true, grid: 'BFC7D1' }),
      styled(area(table.header, left, 1, 4), HEADING),
      styled(area(top, left, rounds, 2), { align: 'center', color: QUIET }),
      styled(area(top, left + 3, rounds), { align: 'center', bold: true }),
    ],
    columns: [
      { from: PAIRINGS.count, count: 1, width: 3 },
      { from: left, count: 2, width: 8 },
      { from: left + 2, count: 1, width: nameWidth },
      { from: left + 3, count: 1, width: 9 },
      { from: left + 4, count: 1, width: 6, hidden: true },
    ],
    validations: [
      {
        area: wanted.area,
        source: whole(players.column(playersColumns.name), sheet),
        refuse: false,
        prompt: { title: words.findPlayer, text: words.findPrompt },
      },
    ],
    conditionals: [
      {
        area: table.body(0, PAIRINGS.check),
        formula: `AND(${found}>0,OR(${leftNo}=${found},${rightNo}=${found}))`,
        style: { fill: FOUND_FILL },
      },
    ],
  };
};
