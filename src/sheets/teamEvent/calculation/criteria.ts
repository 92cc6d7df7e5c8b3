import { present } from '../../../core/present';
import { TEAM_CRITERIA } from '../../../core/tiebreak/teams/standings';
import { fill } from '../../../grid/block';
import type { Block } from '../../../grid/plan';
import { type Place, writing, cellIn, columnIn } from '../../../grid/reference';
import { POINT_UNIT } from '../../layout';
import type { TeamEventLayout } from '../../layout/teamEvent';
import { criterionPlace } from '../../match/criteria';
import { MARKS } from '../../match/games';
import { fact } from '../cells';
import { SIDES, OTHER_SIDE } from '../../../core/model';

/** How a criterion is worked out: a whole number for each team over `scale`; those that compare the tied have none. */
interface Worked {
  readonly key: string;
  readonly scale: string;
}

const workedOut = (layout: TeamEventLayout): Readonly<Record<string, Worked>> => {
  const { calculation, boards, matches: sheet } = layout;
  const { line, match, team, worth, matchWorth, criteria } = calculation;
  const { all, own, cell } = writing(calculation.sheet);
  const no = own(team.no);
  const inMatches = (of: (side: 'home' | 'away') => string): string =>
    `SUMPRODUCT(${SIDES.map((side) => `(${all(match[side])}=${no})*${of(side)}`).join('+')})`;
  const onLines = (of: (side: 'home' | 'away') => string): string => {
    const teamOf = { home: all(sheet.key('homeNo')), away: all(sheet.key('awayNo')) };
    return `SUMPRODUCT(${SIDES.map((side) => `(${teamOf[side]}=${no})*${of(side)}`).join('+')})`;
  };
  const board = all(sheet.key('boardNo'));
  const white = all(sheet.key('white'));
  const won = (side: 'home' | 'away'): string => `(${all(line.marks[side])}=${MARKS.win})`;
  const black = { home: `(${white}=0)`, away: `(${white}=1)` };
  const products = (theirs: 'totalMatches' | 'totalGames', mine: 'matches' | 'games'): Worked => ({
    key: inMatches((side) => `${all(match[theirs][OTHER_SIDE[side]])}*${all(match[mine][side])}`),
    scale: `${POINT_UNIT * POINT_UNIT}`,
  });
  const strength = (of: 'totalMatches' | 'totalGames'): string =>
    inMatches((side) => `(${all(match.counted)}>0)*${all(match[of][OTHER_SIDE[side]])}`);
  const gamesFirst = `${cell(fact(layout, 'gamesFirst'))}=1`;
  const scale = cell(cellIn(criteria.scale, criterionPlace('SSSC') - 1));
  const [ofMatch, ofGames] = [
    cell(cellIn(matchWorth, MARKS.win)),
    `(${cell(cellIn(worth, MARKS.win))}*${boards})`,
  ];
  const most = `MAX(${all(team.counted)})`;
  const factor = `IF(${gamesFirst},${ofGames}*${most}/${ofMatch},${ofMatch}*${most}/${ofGames})`;
  return {
    MP: { key: `${own(team.matches)}+${own(team.adjustment)}`, scale: `${POINT_UNIT}` },
    GP: { key: inMatches((side) => all(match.games[side])), scale: `${POINT_UNIT}` },
    NZ_BOARDS: { key: onLines((side) => `${won(side)}*${board}`), scale: '1' },
    NZ_BLACK: { key: onLines((side) => `${won(side)}*${black[side]}`), scale: '1' },
    BC: { key: onLines((side) => `${all(line.points[side])}*${board}`), scale: `${POINT_UNIT}` },
    EMMSB: products('totalMatches', 'matches'),
    EMGSB: products('totalMatches', 'games'),
    EGMSB: products('totalGames', 'matches'),
    EGGSB: products('totalGames', 'games'),
    SSSC: {
      key: `IF(${gamesFirst},${own(team.matches)}*${scale}/${POINT_UNIT}+${strength('totalGames')},${own(team.games)}*${scale}/${POINT_UNIT}+${strength('totalMatches')})`,
      scale: `${POINT_UNIT}*MAX(1,INT(IFERROR(${factor},1)))`,
    },
  };
};

/** A column per criterion of core, in whole numbers, and what these are divided by. */
export const makeTeamCriteria = (layout: TeamEventLayout): readonly Block[] => {
  const { criteria, team } = layout.calculation;
  const worked = workedOut(layout);
  return TEAM_CRITERIA.flatMap(({ code, of }, index): readonly Block[] => {
    const column: Place = columnIn(team.criteria, index);
    const scale = cellIn(criteria.scale, index);
    if (of === 'group') return [fill(column, '0'), fill(scale, '1')];
    const { key, scale: divided } = present(worked[code]);
    return [fill(column, key), fill(scale, divided)];
  });
};

/** Points of a team on each board. */
export const makeBoardPoints = ({ calculation, matches, boards }: TeamEventLayout): readonly Block[] => {
  const { line, team } = calculation;
  const { all, own } = writing(calculation.sheet);
  const teamOf = { home: matches.key('homeNo'), away: matches.key('awayNo') };
  return Array.from({ length: boards }, (_, index) =>
    fill(
      columnIn(team.onBoards, index),
      `SUMPRODUCT((${all(matches.key('boardNo'))}=${index + 1})*(${SIDES.map((side) => `(${all(teamOf[side])}=${own(team.no)})*${all(line.points[side])}`).join('+')}))`,
    ),
  );
};
