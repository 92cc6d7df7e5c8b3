import { gamesInRound } from '../../core/results/progress';
import type { SheetWords } from '../../language/words';
import { countTo, fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { fixedCell, quoted, type Place, whole, writing } from '../../grid/reference';
import { ranOut } from '../calculation/chain';
import { usedCell } from '../calculation/helpers';
import { ADJUSTED_LINES, POINT_UNIT, type Layout } from '../layout';
import { anybodyHas, saidIfUsed, slotCode } from './tieBreakColumns';

/** What tells how far a tournament or an event of teams is: formulas, and the most that one round can miss. */
interface Progress extends Readonly<Record<'isNew' | 'open' | 'last' | 'missing', string>> {
  readonly inRound: number;
}

/**
 * How far it is: after the last round of which a game is finished, with the games that are missing so far. Where more
 * than a round's games are, somebody has played ahead, and it only says that it is provisional. What whoever has left will
 * not play is not missing.
 */
export const progressFormula = (
  { isNew, open, last, missing, inRound }: Progress,
  words: SheetWords,
): string => {
  const missed = `" ("&${missing}&" "&IF(${missing}=1,${quoted(words.gameMissing)},${quoted(words.gamesMissing)})&")."`;
  const after = `${quoted(`${words.afterRound} `)}&${last}&IF(${missing}=0,".",${missed})`;
  const underWay = `IF(${missing}>${inRound},${quoted(words.provisional)},${after})`;
  return `IF(${isNew},${quoted(words.notStarted)},IF(${open}=0,${quoted(words.final)},${underWay}))`;
};

/** How far a tournament of players is. */
export const statusFormula = (layout: Layout, words: SheetWords, sheet: string): string => {
  const { game, facts } = layout.calculation;
  const { all, cell } = writing(sheet);
  const [open, last, missing] = [cell(facts.open), cell(facts.lastRound), cell(facts.missing)];
  const isNew = `COUNTIFS(${all(game.whiteResult)},"<>0")=0`;
  const inRound = gamesInRound(layout.gameCount, layout.rounds);
  return progressFormula({ isNew, open, last, missing, inRound }, words);
};

/** Whether there are results, and whether the list could not split everyone. */
export const statusBlocks = (layout: Layout, words: SheetWords): Block[] => {
  const { sheet } = layout.standings;
  const { facts } = layout.calculation;
  const lotsListed = fixedCell(usedCell(layout, 'LOTS'), sheet);
  return [
    fill(area(1, 0), statusFormula(layout, words, sheet)),
    fill(
      area(2, 0),
      `IF(${fixedCell(ranOut(layout), sheet)}>0,${quoted(words.ranOut)},IF(AND(${lotsListed}>0,${fixedCell(facts.drawn, sheet)}=0),${quoted(words.notDrawn)},""))`,
    ),
  ];
};

/** What the tie-breaks are in which anybody has something, a line each. */
export const meaningBlocks = (layout: Layout, words: SheetWords): Block[] => {
  const { sheet, notes, columns, column } = layout.standings;
  return countTo(layout.slots - 1).map((slot) => {
    const code = slotCode(layout, slot, sheet);
    const isUsed = anybodyHas(whole(column(columns.tieBreaks + slot - 1), sheet));
    const said = saidIfUsed(layout, 'name', code, sheet, isUsed, quoted(words.criterionUnknown));
    return fill(area(notes + slot - 1, 0), said);
  });
};

/** What the mark behind a name means, where there is one. */
export const leftBlock = (
  { standings, slots, calculation }: Layout,
  { leftNote, bye }: SheetWords,
): Block => {
  const { all } = writing(standings.sheet);
  const { live, left, name } = calculation.player;
  const gone = `SUM(${all(left)})+COUNTIFS(${all(live)},0)`;
  return fill(
    area(standings.notes + slots - 1, 0),
    `IF(${gone}>COUNTIFS(${all(name)},${quoted(bye)}),${quoted(leftNote)},"")`,
  );
};

/** Where the notes about adjusted points stand, and what they are looked up in: a line a player or team. */
interface AdjustedNotes {
  readonly sheet: string;
  /** The row of the first of them. */
  readonly top: number;
  readonly columns: Readonly<Record<'name' | 'points' | 'reason', number>>;
  /** How many have an adjustment down to each line. */
  readonly adjusted: Place;
  readonly names: Place;
  readonly adjustments: Place;
  /** What was typed for a reason, and the line there of each player or team. */
  readonly reasons: Place;
  readonly lines: Place;
}

/** Whose points the arbiter adjusted, and why. */
export const adjustedBlocks = (
  { sheet, top, columns, adjusted, names, adjustments, reasons, lines }: AdjustedNotes,
  note: string,
): Block[] => {
  const { all } = writing(sheet);
  const line = (k: number): Block[] => {
    const row = top + k - 1;
    const found = (where: Place): string => `INDEX(${all(where)},MATCH(${k},${all(adjusted)},0))`;
    return [
      fill(area(row, columns.name), `IFERROR(${found(names)}&"","")`),
      fill(area(row, columns.points), `IFERROR(${found(adjustments)}/${POINT_UNIT},"")`, '+0.0;-0.0;0.0'),
      fill(area(row, columns.reason), `IFERROR(INDEX(${all(reasons)},${found(lines)})&"","")`),
    ];
  };
  return [
    fill(area(top - 1, 0), `IF(MAX(${all(adjusted)})=0,"",${quoted(note)})`),
    ...countTo(ADJUSTED_LINES).flatMap(line),
  ];
};
