import { entryAt } from '../../../core/present';
import { fill } from '../../../grid/block';
import { area } from '../../../grid/cell';
import { withoutWildcards } from '../../../grid/escape';
import type { Block } from '../../../grid/plan';
import { acrossRow, type Place, writing, columnIn } from '../../../grid/reference';
import type { TeamEventLayout } from '../../layout/teamEvent';
import { criterionPlace } from '../../match/criteria';
import { SIDES } from '../../../core/model';

/** Rows above the columns of a slot. */
const HEADS = { code: 0, index: 1 } as const;

type Slot = TeamEventLayout['calculation']['chain'][number];

/** The head of a slot: what was typed, and which criterion that is (0: none). */
export const slotHead = ({ calculation }: TeamEventLayout, slot: number, head: keyof typeof HEADS): Place => {
  const { column } = entryAt(entryAt(calculation.chain, slot).passes, 0).value.area;
  return { sheet: calculation.sheet, area: area(HEADS[head], column) };
};

const placeAfter = ({ passes }: Slot): Place => entryAt(passes, passes.length - 1).place;

/** The places that the teams share before a slot. */
const before = ({ calculation }: TeamEventLayout, slot: number): Place =>
  slot === 0 ? calculation.team.start : placeAfter(entryAt(calculation.chain, slot - 1));

/** Of a board criterion: what a pass compares, the points of one board or of all down to it; 0 where there is none left. */
const boardValue = (layout: TeamEventLayout, pass: number, what: 'top' | 'bottom'): string => {
  const { team, sheet } = layout.calculation;
  const { own } = writing(sheet);
  const on = (index: number): string => own(columnIn(team.onBoards, index));
  if (what === 'top') return pass < layout.boards ? on(pass) : '0';
  const left = layout.boards - 1 - pass;
  return left > 0 ? Array.from({ length: left }, (_, index) => on(index)).join('+') : '0';
};

const makePass = (layout: TeamEventLayout, slot: number, pass: number): readonly Block[] => {
  const { calculation } = layout;
  const { sheet, team, match, criteria, chain } = calculation;
  const { all, own, cell } = writing(sheet);
  const { passes } = entryAt(chain, slot);
  const { same, mini, value, place } = entryAt(passes, pass);
  const from = pass === 0 ? before(layout, slot) : entryAt(passes, pass - 1).place;
  const index = cell(slotHead(layout, slot, 'index'));
  const is = (code: string): string => `${index}=${criterionPlace(code)}`;
  const shared = (side: 'home' | 'away'): string => `INDEX(${all(from)},${own(match[side])})`;
  const among = (score: 'primary' | 'secondary'): string =>
    `SUMPRODUCT(${all(same)}*(${SIDES.map((side) => `(${all(match[side])}=${own(team.no)})*${all(match[score][side])}`).join('+')}))`;
  const parts = `SUMPRODUCT((${all(from)}=${own(from)})*(${all(mini)}<>${own(mini)}))>0`;
  const criterion = `IF(OR(${index}=0,${own(team.live)}=0),0,INDEX(${all(criteria.sign)},${index})*INDEX(${acrossRow(team.criteria, sheet)},1,${index}))`;
  const board = `IF(${is('TBR')},${boardValue(layout, pass, 'top')},IF(${is('BBE')},${boardValue(layout, pass, 'bottom')},${pass === 0 ? criterion : '0'}))`;
  const refined = `${own(from)}+SUMPRODUCT((${all(from)}=${own(from)})*(${all(value)}>${own(value)}))`;
  return [
    fill(same, `IF(${is('EDE')},IF(${shared('home')}=${shared('away')},1,0),0)`),
    fill(mini, `IF(${is('EDE')},${among('primary')},0)`),
    fill(value, `IF(${is('EDE')},IF(${parts},${own(mini)},${among('secondary')}),${board})`),
    fill(place, refined),
  ];
};

/** The criterion of what stands in a cell of the list: by name, else by code; 0 where it is neither. */
const indexOf = ({ calculation: { sheet, criteria } }: TeamEventLayout, code: string): string => {
  const { all } = writing(sheet);
  const among = (where: Place): string => `MATCH(${withoutWildcards(code)},${all(where)},0)`;
  return `IF(${code}="",0,IFERROR(${among(criteria.heading)},IFERROR(${among(criteria.code)},0)))`;
};

const makeSlot = (layout: TeamEventLayout, slot: number): readonly Block[] => {
  const { calculation, tournament } = layout;
  const { sheet, team, criteria, chain } = calculation;
  const { all, own, cell } = writing(sheet);
  const { passes, shown } = entryAt(chain, slot);
  const [code, index] = [slotHead(layout, slot, 'code'), slotHead(layout, slot, 'index')];
  const [start, end] = [before(layout, slot), placeAfter(entryAt(chain, slot))];
  const size = (where: Place): string => `SUMPRODUCT(1*(${all(where)}=${own(where)}))`;
  const isGroup = `OR(${['EDE', 'TBR', 'BBE'].map((each) => `${cell(index)}=${criterionPlace(each)}`).join(',')})`;
  const ranked = `IF(${size(start)}=${size(end)},"",${own(end)}-${own(start)}+1)`;
  const value = `${own(entryAt(passes, 0).value)}*INDEX(${all(criteria.sign)},${cell(index)})/INDEX(${all(criteria.scale)},${cell(index)})`;
  return [
    fill(code, `TRIM(${cell(tournament.slot(slot))}&"")`),
    fill(index, indexOf(layout, cell(code))),
    ...passes.flatMap((_, pass) => makePass(layout, slot, pass)),
    fill(shown, `IF(OR(${cell(index)}=0,${own(team.live)}=0),"",IF(${isGroup},${ranked},${value}))`, '0.00'),
  ];
};

/**
 * The rank chain of the teams, as that of players: every place of the list splits only those who share a place after the ones
 * before it. Extended direct encounter compares the primary score among the tied, and the other one where that parts nobody,
 * in unrolled passes; criteria of boards take a pass a board.
 */
export const makeTeamChain = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, slots } = layout;
  const { sheet, team, order } = calculation;
  const { all, own } = writing(sheet);
  const last = before(layout, slots);
  const tied = own(order.tied);
  return [
    fill(team.start, `IF(${own(team.live)}=1,1,1+SUM(${all(team.live)}))`),
    ...Array.from({ length: slots }, (_, slot) => makeSlot(layout, slot)).flat(),
    fill(order.tied, `SUMPRODUCT(1*(${all(last)}=${own(last)}))`),
    fill(
      order.position,
      `${own(last)}+SUMPRODUCT((${all(last)}=${own(last)})*(${all(team.no)}<${own(team.no)}))`,
    ),
    fill(
      order.rank,
      `IF(${own(team.live)}=0,"",IF(${tied}=1,${own(last)},${own(last)}&"–"&(${own(last)}+${tied}-1)))`,
    ),
  ];
};
