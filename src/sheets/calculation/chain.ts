import { entryAt } from '../../core/present';
import { DIRECT, NONE, TIED_RESULTS } from './criteria';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import { DE_PASSES, type Layout } from '../layout';
import { inField, withinField } from '../layout/fields';
import { ofCriteria } from '../layout/lists';
import type { Block } from '../../grid/plan';
import { fixedCell, inColumn, inRow, whole, type Place } from '../../grid/reference';
import { withoutWildcards } from '../../grid/escape';
import { ownRow } from './grids';

/** The cells of a slot's head: the criterion's code, and which column of the criteria it is (0: none of them). */
export const slotHead = (layout: Layout, slot: number): { code: Place; index: Place } => {
  const { sheet, head, chain } = layout.calculation;
  const column = entryAt(entryAt(chain, slot).passes, 0).value.area.column;
  return {
    code: { sheet, area: area(head.code, column) },
    index: { sheet, area: area(head.no, column) },
  };
};

/** The places before a slot is applied: the last ones of the slot before. */
const before = (layout: Layout, slot: number): Place =>
  slot === 0
    ? layout.calculation.start
    : entryAt(entryAt(layout.calculation.chain, slot - 1).passes, DE_PASSES - 1).place;

/** The places at the end of the list. */
export const finalPlace = (layout: Layout): Place => before(layout, layout.slots);

/** A formula for the criterion's code in a cell of the list, by name or code; else the typed text. */
const codeIn = ({ calculation: { sheet }, lists: { criteria } }: Layout, cell: string): string => {
  const typed = `TRIM(${cell}&"")`;
  const list = (what: Parameters<typeof ofCriteria>[1]): string => whole(ofCriteria(criteria, what), sheet);
  const codes = list('code');
  const among = (where: string): string => `INDEX(${codes},MATCH(${withoutWildcards(typed)},${where},0))`;
  return `IFERROR(${among(list('choice'))},IFERROR(${among(codes)},${typed}))`;
};

const makeSlot = (layout: Layout, slot: number): Block[] => {
  const { sheet, head, chain, criterionRow, criteria, listed, player, grid, across, chainRow, tiedRow } =
    layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const top = slotHead(layout, slot);
  const code = fixedCell(top.code, sheet);
  const index = fixedCell(top.index, sheet);
  const among = (code: string): string => `${index}=${listed.findIndex((each) => each.code === code) + 1}`;
  const isDirect = among(DIRECT.code);
  const isTiedResults = among(TIED_RESULTS.code);
  const { passes, shown } = entryAt(chain, slot);
  const start = before(layout, slot);
  const setting = fixedCell(layout.tournament.slot(slot), sheet);
  // Players who are annulled stay in order of number, whatever their own values are.
  const criterion = `IF(OR(${index}=0,${own(player.live)}=0),0,INDEX(${ownRow(criteria)},1,${index}))`;
  const tied = across(tiedRow(slot), grid.games);
  const results = ownRow(grid.results);
  const wonLessLost = `((${results}>2)+(${results}>4)+(${results}<-2)+(${results}<-4)-(${results}<>0))`;
  const plus = `SUMPRODUCT(${wonLessLost}*(${all(tied)}=${own(start)}))`;
  const blocks = passes.flatMap(({ value, place }, pass) => {
    const from = pass === 0 ? start : entryAt(passes, pass - 1).place;
    const turned = across(chainRow(slot, pass), grid.average);
    const encounter = `SUMPRODUCT(${ownRow(grid.average)}*(${all(turned)}=${own(from)}))`;
    const refined = `${own(from)}+SUMPRODUCT((${all(from)}=${own(from)})*(${all(value)}>${own(value)}))`;
    return [
      fill(turned, `IF(${isDirect},INDEX(${all(from)},${inColumn(across(head.no, grid.average), sheet)}),0)`),
      fill(
        value,
        `IF(${isDirect},${encounter},${pass === 0 ? `IF(${isTiedResults},${plus},${criterion})` : '0'})`,
      ),
      fill(place, pass === 0 ? refined : `IF(${isDirect},${refined},${own(from)})`),
    ];
  });
  const end = entryAt(passes, DE_PASSES - 1).place;
  const size = (places: Place): string => `SUMPRODUCT(1*(${all(places)}=${own(places)}))`;
  const first = own(entryAt(passes, 0).value);
  const scale = `INDEX(${all(criterionRow(head.no))},1,${index})`;
  return [
    fill(top.code, codeIn(layout, setting), '0'),
    fill(
      top.index,
      `IF(${code}="",0,IFERROR(MATCH(${withoutWildcards(code)},${all(criterionRow(head.code))},0),0))`,
    ),
    fill(tied, `IF(${isTiedResults},INDEX(${all(start)},${inColumn(across(head.no, grid.games), sheet)}),0)`),
    ...blocks,
    fill(
      shown,
      `IF(OR(${index}=0,${own(player.live)}=0),"",IF(OR(${isDirect},${isTiedResults}),IF(${size(start)}=${size(end)},"",${own(end)}-${own(start)}+1),IF(${first}=${NONE},"",${first}/${scale})))`,
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
  const { sheet, player, start, chain, order } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const last = finalPlace(layout);
  const changes = chain.map(({ passes }) => {
    const [one, other] = [entryAt(passes, DE_PASSES - 2).place, entryAt(passes, DE_PASSES - 1).place];
    return `SUMPRODUCT(1*(${all(one)}<>${all(other)}))`;
  });
  return [
    ...layout.fields.map((field) => {
      const live = inField(player.live, field);
      return fill(
        inField(start, field),
        `IF(${own(live)}=1,${field.before + 1},${field.before + 1}+SUM(${all(live)}))`,
      );
    }),
    ...chain.flatMap((_, slot) => makeSlot(layout, slot)),
    fill(ranOut(layout), changes.join('+')),
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
