import { outcomeNumber } from '../../../core/results/outcome';
import { type Side, SIDES } from '../../../core/model';
import { REPLACEMENTS } from '../../../core/results/typed';
import { fill } from '../../../grid/block';
import { area } from '../../../grid/cell';
import { substituted, withoutWildcards } from '../../../grid/escape';
import type { Block } from '../../../grid/plan';
import { type Place, writing, cellIn } from '../../../grid/reference';
import { KEY_BASE } from '../../layout';
import { MATCH_COLUMNS, type TeamEventLayout } from '../../layout/teamEvent';
import { fact } from '../cells';

/** What is wrong with a line: a result that is not understood or has become a date, or a fault of who sits there. */
export const LINE_NOTES = { unknown: 1, date: 2, home: 2, away: 6 } as const;

/** Faults by number, in the order of `FAULTS`. */
const FAULT = { stranger: 1, twice: 2, order: 3, nobody: 4 } as const;

const NAME: Readonly<Record<Side, number>> = { home: MATCH_COLUMNS.home, away: MATCH_COLUMNS.away };
const TEAM: Readonly<Record<Side, 'homeNo' | 'awayNo'>> = { home: 'homeNo', away: 'awayNo' };

/**
 * What was typed as the result of each board. Beside headings stands nothing: the score of the match, which is shown there, is made
 * of its boards, and a formula that read it would lead back to itself.
 */
const typedBlocks = ({ calculation, matches, lines }: TeamEventLayout): readonly Block[] => {
  const { own } = writing(calculation.sheet);
  const { row, column } = calculation.line.text.area;
  return lines.flatMap((line, index) => {
    if (line.kind !== 'match') return [];
    const after = lines.findIndex(({ kind }, at) => at > index && kind !== 'board');
    const boards = (after < 0 ? lines.length : after) - index - 1;
    const typed = own(cellIn(matches.column(MATCH_COLUMNS.result), index + 1));
    return fill(
      area(row + index + 1, column, boards),
      `IFERROR(${substituted(`${typed}&""`, REPLACEMENTS)},"#")`,
    );
  });
};

const resultBlocks = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, matches } = layout;
  const { line, forms, outcomes, worth, team } = calculation;
  const { all, own } = writing(calculation.sheet);
  const isBoard = `${own(matches.key('boardNo'))}>0`;
  const of = (where: Place, side: Side): string => `INDEX(${all(where)},${own(matches.key(TEAM[side]))})`;
  const [homeLeft, awayLeft] = SIDES.map((side) => of(team.left, side));
  const forfeit = `IF(${homeLeft}=1,IF(${awayLeft}=1,${outcomeNumber('--')},${outcomeNumber('-+')}),IF(${awayLeft}=1,${outcomeNumber('+-')},0))`;
  const outcome = own(line.outcome);
  const mark = (side: Side): Block =>
    fill(line.marks[side], `IF(${outcome}=0,0-1,INDEX(${all(outcomes[side])},${outcome}))`);
  const points = (side: Side): Block =>
    fill(
      line.points[side],
      `IF(${own(line.marks[side])}<0,0,INDEX(${all(worth)},${own(line.marks[side])}+1))`,
    );
  return [
    fill(line.alive, `IF(${isBoard},${of(team.live, 'home')}*${of(team.live, 'away')},0)`),
    ...typedBlocks(layout),
    fill(
      line.typed,
      `IF(${own(line.text)}="",0,IFERROR(INDEX(${all(forms.outcome)},MATCH(${withoutWildcards(own(line.text))},${all(forms.text)},0)),0-1))`,
    ),
    fill(line.outcome, `IF(${own(line.alive)}=0,0,IF(${own(line.typed)}>0,${own(line.typed)},${forfeit}))`),
    ...SIDES.map(mark),
    ...SIDES.map(points),
  ];
};

/** Who sits on one side of a board, and what is wrong with that. */
const seatBlocks = (layout: TeamEventLayout, side: Side): readonly Block[] => {
  const { calculation, matches, teams, boards } = layout;
  const { line, person, outcomes } = calculation;
  const { all, own, cell } = writing(calculation.sheet);
  const name = `TRIM(${own(matches.column(NAME[side]))}&"")`;
  const key = withoutWildcards(`${own(matches.key(TEAM[side]))}&"|"&${name}`);
  const [who, member, seat] = [own(line.person[side]), own(line.member[side]), own(line.seat[side])];
  const isBoard = `${own(matches.key('boardNo'))}>0`;
  const [board, wrong] = [own(matches.key('boardNo')), own(line.wrong[side])];
  const [boardNos, members, counts] = [matches.key('boardNo'), line.member[side], line.wrong[side]].map(all);
  const higher = `${boardNos},"<"&${board},${members},">"&${member}`;
  const lower = `${boardNos},">"&${board},${members},"<"&${member},${members},">0"`;
  const others = (that: string): string =>
    `COUNTIFS(${all(matches.key('match'))},${own(matches.key('match'))},${that})`;
  const taken = SIDES.map((each) => `COUNTIFS(${all(line.seat[each])},${seat})`).join('+');
  const rule = cell(fact(layout, 'rule'));
  const isPlayed = `IF(${own(line.typed)}>0,INDEX(${all(outcomes.played)},${own(line.typed)}),0)=1`;
  // As core has it: of two who sit the wrong way round, whoever does so with more of the others, else the lower one.
  const isOutOfOrder = `IF(${wrong}=0,0,${others(`${higher},${counts},"<="&${wrong}`)}+${others(`${lower},${counts},"<"&${wrong}`)})>0`;
  const breaks = `OR(${isOutOfOrder},AND(${rule}=2,${member}<=${boards},${member}<>${board}))`;
  return [
    fill(
      line.person[side],
      `IF(${isBoard},IF(${name}="",0,IFERROR(MATCH(${key},${all(person.key)},0),0)),0)`,
    ),
    fill(line.member[side], `IF(${who}=0,0,INDEX(${all(teams.key('member'))},${who}))`),
    fill(line.seat[side], `IF(${who}=0,0,${own(matches.key('round'))}*${KEY_BASE}+${who})`),
    fill(line.wrong[side], `IF(${rule}=1,IF(${member}>0,${others(higher)}+${others(lower)},0),0)`),
    fill(
      line.fault[side],
      `IF(${isBoard},IF(${name}="",IF(${isPlayed},${FAULT.nobody},0),IF(${who}=0,${FAULT.stranger},IF(${taken}>1,${FAULT.twice},IF(${breaks},${FAULT.order},0)))),0)`,
    ),
    fill(line.player[side], `IF(${own(line.alive)}=0,0,IF(${isPlayed},${who},0))`),
  ];
};

/** A row per line of Matches, beside it on the sheet Calculation: what was typed there, what it counts, who sits there. */
export const makeTeamLines = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, matches } = layout;
  const { line } = calculation;
  const { own } = writing(calculation.sheet);
  const unread = `IF(ISNUMBER(${own(matches.column(MATCH_COLUMNS.result))}),${LINE_NOTES.date},${LINE_NOTES.unknown})`;
  const fault = (side: Side): string => own(line.fault[side]);
  return [
    ...resultBlocks(layout),
    ...SIDES.flatMap((side) => seatBlocks(layout, side)),
    fill(
      line.note,
      `IF(${own(line.typed)}<0,${unread},IF(${fault('home')}>0,${LINE_NOTES.home}+${fault('home')},IF(${fault('away')}>0,${LINE_NOTES.away}+${fault('away')},0)))`,
    ),
  ];
};
