import { entryAt } from '../../core/present';
import { DIRECT, NONE, TIED_RESULTS, type LiveCriterion } from './criteria';
import { fill, rows } from '../../grid/block';
import { area } from '../../grid/cell';
import { DE_PASSES, FURTHER_PASSES, type Layout } from '../layout';
import { inField, withinField } from '../layout/fields';
import { ofCriteria } from '../layout/lists';
import type { Block } from '../../grid/plan';
import { fixedCell, inColumn, place, whole, type Place, writing } from '../../grid/reference';
import { withoutWildcards } from '../../grid/escape';
import { averages, ownRow } from './grids';

/**
 * The cells of a slot's head: the criterion's code, which column of the criteria it is (0: none of them), and how many steps are
 * taken when it has been applied.
 */
export const slotHead = (
  { calculation: { sheet, head, shown } }: Layout,
  slot: number,
): { code: Place; index: Place; steps: Place } => {
  const cell = (row: number): Place => place(sheet, row, shown.area.column + slot);
  return { code: cell(head.code), index: cell(head.no), steps: cell(head.cycle) };
};

/**
 * The cells of a step's head: the place of the list that it belongs to, from 1; and which column of the criteria it is (0: none
 * of them).
 */
const stepHead = (
  { calculation: { sheet, head, values } }: Layout,
  step: number,
): { slot: Place; index: Place } => {
  const cell = (row: number): Place => place(sheet, row, values.area.column + step);
  return { slot: cell(head.cycle), index: cell(head.no) };
};

/** The places before a step. */
const before = ({ calculation: { start, steps } }: Layout, step: number): Place =>
  step === 0 ? start : entryAt(steps, step - 1).place;

/** The places at the end of the list. */
export const finalPlace = (layout: Layout): Place => before(layout, layout.calculation.steps.length);

/** A formula for the criterion's code in a cell of the list, by name or code; else the typed text. */
const codeIn = ({ calculation: { sheet }, lists: { criteria } }: Layout, cell: string): string => {
  const typed = `TRIM(${cell}&"")`;
  const list = (what: Parameters<typeof ofCriteria>[1]): string => whole(ofCriteria(criteria, what), sheet);
  const codes = list('code');
  const among = (where: string): string => `INDEX(${codes},MATCH(${withoutWildcards(typed)},${where},0))`;
  return `IFERROR(${among(list('choice'))},IFERROR(${among(codes)},${typed}))`;
};

/** Whether a criterion's column is that of a criterion among the tied. */
const among = ({ calculation: { listed } }: Layout, index: string, { code }: LiveCriterion): string =>
  `${index}=${listed.findIndex((each) => each.code === code) + 1}`;

/**
 * Which place of the list the first step and each next one belong to. Direct encounter takes further steps, as long as there are
 * any; the steps that are left at the end belong to none.
 */
const stepBlocks = (layout: Layout, step: number): Block[] => {
  const { sheet, head, shown, across } = layout.calculation;
  const at = (where: Place): string => fixedCell(where, sheet);
  const { slot, index } = stepHead(layout, step);
  const own = at(slot);
  const goesOn = [
    among(layout, at(index), DIRECT),
    `${step + 1}-${own}<${FURTHER_PASSES}`,
    ...(step < DE_PASSES - 1 ? [] : [`${at(stepHead(layout, step - DE_PASSES + 1).slot)}<${own}`]),
  ];
  return [
    ...(step === 0 ? [rows(slot.area.row, slot.area.column, [[1]], '0')] : []),
    fill(index, `IF(${own}>${layout.slots},0,INDEX(${whole(across(head.no, shown), sheet)},1,${own}))`),
    fill(stepHead(layout, step + 1).slot, `${own}+IF(AND(${goesOn.join(',')}),0,1)`),
  ];
};

const makeStep = (layout: Layout, step: number): Block[] => {
  const { sheet, head, steps, criteria, player, grid, across, stepRow } = layout.calculation;
  const { all, own } = writing(sheet);
  const index = fixedCell(stepHead(layout, step).index, sheet);
  const [isDirect, isTiedResults] = [among(layout, index, DIRECT), among(layout, index, TIED_RESULTS)];
  const from = before(layout, step);
  const { value, place: after } = entryAt(steps, step);
  const turned = across(stepRow(step), grid.games);
  // The averages have a column for each opponent, as the games of the first cycle have.
  const opponents = place(sheet, turned.area.row, turned.area.column, 1, layout.playerCount);
  const encounter = `SUMPRODUCT(${averages(layout)}*(${all(opponents)}=${own(from)}))`;
  const results = ownRow(grid.results);
  const wonLessLost = `((${results}>2)+(${results}>4)+(${results}<-2)+(${results}<-4)-(${results}<>0))`;
  const plus = `SUMPRODUCT(${wonLessLost}*(${all(turned)}=${own(from)}))`;
  // Players who are annulled stay in order of number, whatever their own values are.
  const criterion = `IF(OR(${index}=0,${own(player.live)}=0),0,INDEX(${ownRow(criteria)},1,${index}))`;
  // Players who are level have the place of their first, so that the places add up to this only where none are.
  const apart = (layout.playerCount * (layout.playerCount + 1)) / 2;
  const refined = `${own(from)}+SUMPRODUCT((${all(from)}=${own(from)})*(${all(value)}>${own(value)}))`;
  return [
    ...stepBlocks(layout, step),
    fill(
      turned,
      `IF(OR(${isDirect},${isTiedResults}),INDEX(${all(from)},${inColumn(across(head.no, grid.games), sheet)}),0)`,
    ),
    fill(value, `IF(${isDirect},${encounter},IF(${isTiedResults},${plus},${criterion}))`),
    fill(after, `IF(OR(${index}=0,SUM(${all(from)})=${apart}),${own(from)},${refined})`),
  ];
};

/** What a place of the list shows: the value that decides, or the place that those still level are given among themselves. */
const makeShown = (layout: Layout, slot: number): Block[] => {
  const { sheet, head, start, places, chain, values, criterionRow, player, across } = layout.calculation;
  const { all, own } = writing(sheet);
  const { code, index, steps } = slotHead(layout, slot);
  const [typed, column, taken] = [fixedCell(code, sheet), fixedCell(index, sheet), fixedCell(steps, sheet)];
  const setting = fixedCell(layout.tournament.slot(slot), sheet);
  const { place: after, shown } = entryAt(chain, slot);
  const ahead = slot === 0 ? start : entryAt(chain, slot - 1).place;
  const size = (level: Place): string => `SUMPRODUCT(1*(${all(level)}=${own(level)}))`;
  const amongTied = `IF(${size(ahead)}=${size(after)},"",${own(after)}-${own(ahead)}+1)`;
  const first = `INDEX(${ownRow(values)},1,${taken})`;
  const scale = `INDEX(${all(criterionRow(head.no))},1,${column})`;
  return [
    fill(code, codeIn(layout, setting), '0'),
    fill(
      index,
      `IF(${typed}="",0,IFERROR(MATCH(${withoutWildcards(typed)},${all(criterionRow(head.code))},0),0))`,
    ),
    fill(steps, `SUMPRODUCT(1*(${all(across(head.cycle, values))}<=${slot + 1}))`),
    fill(after, `INDEX(${ownRow(places)},1,${taken})`),
    fill(
      shown,
      `IF(OR(${column}=0,${own(player.live)}=0),"",IF(OR(${among(layout, column, DIRECT)},${among(layout, column, TIED_RESULTS)}),${amongTied},IF(${first}=${NONE},"",${first}/${scale})))`,
      '0.00',
    ),
  ];
};

/** Whether direct encounter still changed something in its last pass, so another pass might, too. */
export const ranOut = (layout: Layout): Place => ({
  sheet: layout.calculation.sheet,
  area: area(layout.calculation.head.code, layout.calculation.order.tied.area.column),
});

/**
 * The rank chain: every slot of the tie-break list splits only those who share a place after the slots before it. A
 * player's place is 1 + the number of players before their group. Direct encounter is applied again to what it leaves tied
 * (FIDE C.07 6.2), in unrolled passes. Where there are sections, the chain begins with them: no two players of different ones are
 * ever tied, and a rank is the place within the section.
 */
export const makeChain = (layout: Layout): readonly Block[] => {
  const { sheet, head, player, start, steps, chain, places, values, order, across } = layout.calculation;
  const { all, own } = writing(sheet);
  const last = finalPlace(layout);
  const { row, column, columns } = places.area;
  const placesBefore = place(sheet, row, column - 1, layout.playerCount, columns);
  const slotsFrom = (step: number): string =>
    all(place(sheet, head.cycle, values.area.column + step, 1, columns));
  const isLast = `(${slotsFrom(0)}<${slotsFrom(1)})`;
  const isDirect = `(${among(layout, all(across(head.no, values)), DIRECT)})`;
  return [
    ...layout.fields.map((field) => {
      const live = inField(player.live, field);
      return fill(
        inField(start, field),
        `IF(${own(live)}=1,${field.before + 1},${field.before + 1}+SUM(${all(live)}))`,
      );
    }),
    ...steps.flatMap((_, step) => makeStep(layout, step)),
    ...chain.flatMap((_, slot) => makeShown(layout, slot)),
    fill(ranOut(layout), `SUMPRODUCT((${all(placesBefore)}<>${all(places)})*${isLast}*${isDirect})`),
    fill(order.tied, `SUMPRODUCT(1*(${all(last)}=${own(last)}))`),
    fill(
      order.position,
      `${own(last)}+SUMPRODUCT((${all(last)}=${own(last)})*(${all(player.no)}<${own(player.no)}))`,
    ),
    ...layout.fields.map((field) => {
      const of = (where: Place): string => own(inField(where, field));
      const first = withinField(of(last), field);
      return fill(
        inField(order.rank, field),
        `IF(${of(player.live)}=0,"",IF(${of(order.tied)}=1,${first},${first}&"–"&(${of(last)}+${of(order.tied)}-${field.before + 1})))`,
      );
    }),
  ];
};
