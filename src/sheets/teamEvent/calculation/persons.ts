import { writing, columnIn } from '../../../grid/reference';
import { countTo } from '../../../core/numbers';
import { down, fill } from '../../../grid/block';
import type { Block } from '../../../grid/plan';
import { TEAM_COLUMNS, type TeamEventLayout } from '../../layout/teamEvent';
import { MARKS } from '../../match/games';
import { SIDES } from '../../../core/model';

/** More games than anybody plays, so that points and games make one number. */
const GAMES_BASE = 4096;

/** A row per row of Teams, beside it on the sheet Calculation: what each member made over the board, and their place. */
export const makePersons = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, teams, matches, boards } = layout;
  const { line, person } = calculation;
  const { all, own } = writing(calculation.sheet);
  const no = own(person.no);
  const name = `TRIM(${own(teams.column(TEAM_COLUMNS.name))}&"")`;
  const counted = (more: (side: 'home' | 'away') => string): string =>
    SIDES.map((side) => `COUNTIFS(${all(line.player[side])},${no}${more(side)})`).join('+');
  const played = counted(() => '');
  const marked = (mark: number): string => counted((side) => `,${all(line.marks[side])},${mark}`);
  const points = (at: string): string =>
    `SUMPRODUCT(${at}(${SIDES.map((side) => `(${all(line.player[side])}=${no})*${all(line.points[side])}`).join('+')}))`;
  const board = (index: number): string => `(${all(matches.key('boardNo'))}=${index + 1})*`;
  const there = (index: number): string => counted(() => `,${all(matches.key('boardNo'))},${index + 1}`);
  const ordered = own(person.order);
  return [
    down(person.no, countTo(teams.rows)),
    fill(
      person.key,
      `IF(${own(teams.key('member'))}=0,"",IF(${name}="","",${own(teams.key('team'))}&"|"&${name}))`,
    ),
    fill(person.games, played),
    fill(person.won, marked(MARKS.win)),
    fill(person.drawn, marked(MARKS.draw)),
    fill(person.points, points('')),
    fill(
      person.order,
      `IF(${own(person.key)}="",0-1,IF(${own(person.games)}=0,0,(${own(person.points)}+1)*${GAMES_BASE}-${own(person.games)}))`,
    ),
    fill(person.rank, `1+SUMPRODUCT(1*(${all(person.order)}>${ordered}))`),
    fill(person.rankTo, `SUMPRODUCT(1*(${all(person.order)}>=${ordered}))`),
    fill(
      person.position,
      `${own(person.rank)}+SUMPRODUCT((${all(person.order)}=${ordered})*(${all(person.no)}<${no}))`,
    ),
    ...Array.from({ length: boards }, (_, index) =>
      fill(columnIn(person.onBoards, index), `IF(${there(index)}=0,0-1,${points(board(index))})`),
    ),
  ];
};
