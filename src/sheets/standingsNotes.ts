import type { SheetWords } from '../language/words';
import { countTo, fill } from '../grid/block';
import { area } from '../grid/cell';
import { withoutWildcards } from '../grid/escape';
import type { Block } from '../grid/plan';
import { fixedCell, quoted, whole, type Place } from '../grid/reference';
import { ranOut } from './calculation/chain';
import { stillToPlay } from './calculation/games';
import { usedCell } from './calculation/helpers';
import { ADJUSTED_LINES, gamesInRound, POINT_UNIT, type Layout } from './layout';
import { slotCode } from './tieBreakColumns';

/**
 * How far the tournament is: after the last round of which a game is finished, with the games that are missing so far. Where more
 * than a round's games are, somebody has played ahead, and it only says that it is provisional. What whoever has left will
 * not play is not missing.
 */
export const statusFormula = (layout: Layout, words: SheetWords, sheet: string): string => {
  const { game, facts } = layout.calculation;
  const [last, missing] = [fixedCell(facts.lastRound, sheet), fixedCell(facts.missing, sheet)];
  const missed = `" ("&${missing}&" "&IF(${missing}=1,${quoted(words.gameMissing)},${quoted(words.gamesMissing)})&")."`;
  const after = `${quoted(`${words.afterRound} `)}&${last}&IF(${missing}=0,".",${missed})`;
  const underWay = `IF(${missing}>${gamesInRound(layout)},${quoted(words.provisional)},${after})`;
  const begun = `IF(SUMPRODUCT(${stillToPlay(layout, sheet)})=0,${quoted(words.final)},${underWay})`;
  return `IF(COUNTIFS(${whole(game.whiteResult, sheet)},"<>0")=0,${quoted(words.notStarted)},${begun})`;
};

/** Whether there are results, and whether the list could not split everyone. */
export const statusBlocks = (layout: Layout, words: SheetWords): Block[] => {
  const { sheet, columns } = layout.standings;
  const { facts } = layout.calculation;
  const lotsListed = fixedCell(usedCell(layout, 'LOTS'), sheet);
  return [
    fill(area(1, 0), statusFormula(layout, words, sheet)),
    fill(
      area(1, columns.tieBreaks + 1),
      `IF(${fixedCell(ranOut(layout), sheet)}>0,${quoted(words.ranOut)},IF(AND(${lotsListed}>0,${fixedCell(facts.drawn, sheet)}=0),${quoted(words.notDrawn)},""))`,
    ),
  ];
};

/** What the codes of the list mean, a line each. */
export const meaningBlocks = (layout: Layout, words: SheetWords): Block[] => {
  const { sheet, notes } = layout.standings;
  const { criteria } = layout.lists;
  const beside = (column: number): string =>
    whole(
      { sheet: criteria.sheet, area: { ...criteria.area, column: criteria.area.column + column } },
      sheet,
    );
  return countTo(layout.slots - 1).flatMap((slot) => {
    const code = slotCode(layout, slot, sheet);
    const row = notes + slot - 1;
    const looked = (column: number, otherwise: string): string =>
      `IF(${code}="","",IFERROR(INDEX(${beside(column)},MATCH(${withoutWildcards(code)},${whole(criteria, sheet)},0)),${quoted(otherwise)}))`;
    return [
      fill(area(row, 1), `IF(${code}="","",${code}&"")`),
      fill(
        area(row, 2),
        `${looked(1, words.criterionUnknown)}&IF(${looked(2, '')}="","","  ("&${looked(2, '')}&")")`,
      ),
    ];
  });
};

/** Whose points the arbiter adjusted, and why. */
export const adjustedBlocks = (layout: Layout, words: SheetWords): Block[] => {
  const { sheet, adjusted: top } = layout.standings;
  const { player } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const reasons = layout.players.column(layout.playersColumns.reason);
  const line = (k: number): Block[] => {
    const row = top + k - 1;
    const found = (where: Place): string => `INDEX(${all(where)},MATCH(${k},${all(player.adjusted)},0))`;
    return [
      fill(area(row, 2), `IFERROR(${found(player.name)}&"","")`),
      fill(area(row, 4), `IFERROR(${found(player.adjustment)}/${POINT_UNIT},"")`, '+0.0;-0.0;0.0'),
      fill(area(row, 5), `IFERROR(INDEX(${all(reasons)},${found(player.position)})&"","")`),
    ];
  };
  return [
    fill(area(top - 1, 1), `IF(MAX(${all(player.adjusted)})=0,"",${quoted(words.adjusted)})`),
    ...countTo(ADJUSTED_LINES).flatMap(line),
  ];
};
