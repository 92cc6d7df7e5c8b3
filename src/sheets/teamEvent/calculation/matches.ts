import { multipleOfAll, countTo } from '../../../core/numbers';
import type { Mark } from '../../../core/results/outcome';
import type { TeamEvent } from '../../../core/teamEvent/model';
import { type Side, SIDES, OTHER_SIDE } from '../../../core/model';
import type { SheetWords } from '../../../language/words';
import { down, downEach, fill } from '../../../grid/block';
import type { Block } from '../../../grid/plan';
import { type Place, writing, cellIn } from '../../../grid/reference';
import { KEY_BASE, POINT_UNIT } from '../../layout';
import type { TeamEventLayout } from '../../layout/teamEvent';
import { MARKS } from '../../match/games';
import { matchPointsFormula } from '../../match/teams';
import { played } from '../../calculation/games';
import { countedDown } from '../../calculation/helpers';
import { hundredths } from '../../points';
import { nameOrBye, saysBye, statusIs } from '../../statuses';
import { fact } from '../cells';

/** Above so many meetings there are two teams alone, and only who is ahead counts. */
const MOST_AVERAGED = 12;

/** The two teams of a match in either order, as one number. */
const pairKey = (one: string, other: string): string =>
  `MIN(${one},${other})*${KEY_BASE}+MAX(${one},${other})`;

const factBlocks = (event: TeamEvent, layout: TeamEventLayout): readonly Block[] => {
  const { matches, calculation } = layout;
  const { match } = calculation;
  const { all, own } = writing(calculation.sheet);
  const teamOf = (key: 'homeNo' | 'awayNo'): string =>
    `INDEX(${all(matches.key(key))},MATCH(${own(match.no)},${all(matches.key('match'))},0))`;
  return [
    downEach(match.no, event.games, ({ no }) => no),
    fill(match.home, teamOf('homeNo')),
    fill(match.away, teamOf('awayNo')),
    downEach(match.round, event.games, ({ round }) => round),
    fill(match.pair, pairKey(own(match.home), own(match.away))),
    fill(
      match.meeting,
      `SUMPRODUCT((${all(match.pair)}=${own(match.pair)})*(${all(match.no)}<=${own(match.no)}))`,
    ),
  ];
};

const scoreBlocks = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, matches } = layout;
  const { line, match, team, matchWorth } = calculation;
  const { all, own, cell } = writing(calculation.sheet);
  const here = `(${all(matches.key('match'))}=${own(match.no)})*(${all(matches.key('boardNo'))}>0)`;
  const worthOf = (mark: Mark): string => cell(cellIn(matchWorth, MARKS[mark]));
  const worth = { win: worthOf('win'), draw: worthOf('draw'), loss: worthOf('loss') };
  const [home, away] = [own(match.games.home), own(match.games.away)];
  const points = (mine: string, theirs: string): string =>
    `IF(OR(${own(match.open)}>0,${own(match.counted)}=0),0,${matchPointsFormula(worth, mine, theirs)})`;
  const live = (side: Side): string => `INDEX(${all(team.live)},${own(match[side])})`;
  return [
    fill(match.alive, `${live('home')}*${live('away')}`),
    fill(match.open, `IF(${own(match.alive)}=0,0,SUMPRODUCT(${here}*(${all(line.outcome)}=0)))`),
    fill(match.counted, `SUMPRODUCT(${here}*(${all(line.outcome)}>0))`),
    fill(match.finished, `IF(SUMPRODUCT(${here}*(${all(line.typed)}<=0))=0,1,0)`),
    fill(match.overIn, `IF(AND(${own(match.open)}=0,${own(match.counted)}>0),${own(match.round)},0)`),
    fill(match.playedIn, `IF(SUMPRODUCT(${here}*${played(all(line.outcome))})=0,0,${own(match.overIn)})`),
    ...SIDES.map((side) => fill(match.games[side], `SUMPRODUCT(${here}*${all(line.points[side])})`)),
    ...SIDES.map((side) => fill(match.said[side], `${own(match.games[side])}/${POINT_UNIT}`)),
    fill(match.matches.home, points(home, away)),
    fill(match.matches.away, points(away, home)),
  ];
};

/** The scores of each match, and those that extended direct encounter and Sonneborn-Berger take from it. */
export const makeTeamMatches = (event: TeamEvent, layout: TeamEventLayout): readonly Block[] => {
  const { calculation } = layout;
  const { match, team } = calculation;
  const { all, own, cell } = writing(calculation.sheet);
  const gamesFirst = `${cell(fact(layout, 'gamesFirst'))}=1`;
  const scale = `${multipleOfAll(Math.min(MOST_AVERAGED, layout.meetings))}/${own(match.met)}`;
  const score = (first: string, second: string): string =>
    `IF(${own(match.met)}=0,0,IF(${gamesFirst},${second},${first})*${scale})`;
  const total = (where: Place, side: Side): string => `INDEX(${all(where)},${own(match[side])})`;
  return [
    ...factBlocks(event, layout),
    ...scoreBlocks(layout),
    fill(match.met, `SUMPRODUCT((${all(match.pair)}=${own(match.pair)})*(${all(match.counted)}>0))`),
    ...SIDES.flatMap((side) => {
      const [matchPoints, gamePoints] = [own(match.matches[side]), own(match.games[side])];
      return [
        fill(match.primary[side], score(matchPoints, gamePoints)),
        fill(match.secondary[side], score(gamePoints, matchPoints)),
        fill(match.totalMatches[side], total(team.matches, side)),
        fill(match.totalGames[side], total(team.games, side)),
      ];
    }),
  ];
};

/** How far each team is: what its status says, its matches, what it has made in them. */
export const makeTeamTotals = (
  layout: TeamEventLayout,
  words: SheetWords,
  columns: Readonly<Record<'name' | 'status' | 'adjustment', Place>>,
): readonly Block[] => {
  const { calculation, teams, teamCount } = layout;
  const { match, team } = calculation;
  const { all, own } = writing(calculation.sheet);
  const no = own(team.no);
  const at = (where: Place): string => `INDEX(${all(where)},${own(team.row)})`;
  const is = (status: 'withdrawn' | 'annulled'): string =>
    `IF(${own(team.row)}=0,0,IF(${statusIs(at(columns.status), status, words)},1,0))`;
  const summed = (where: Place, of: (side: Side) => string): Block =>
    fill(where, `SUMPRODUCT(${SIDES.map((side) => `(${all(match[side])}=${no})*${of(side)}`).join('+')})`);
  const over = `(${all(match.open)}=0)*(${all(match.counted)}>0)`;
  const games = (side: Side): string => all(match.games[side]);
  return [
    down(team.no, countTo(teamCount)),
    fill(team.row, `IFERROR(MATCH(${no},${all(teams.key('teamRow'))},0),0)`),
    fill(team.name, `IF(${own(team.row)}=0,"?",${nameOrBye(at(columns.name), words)})`),
    fill(team.live, `IF(${saysBye(own(team.name), words)},0,1-${is('annulled')})`),
    fill(team.left, is('withdrawn')),
    summed(team.played, () => over),
    summed(team.won, (side) => `${over}*(${games(side)}>${games(OTHER_SIDE[side])})`),
    summed(team.drawn, (side) => `${over}*(${games(side)}=${games(OTHER_SIDE[side])})*(${games(side)}>0)`),
    summed(team.finished, () => all(match.finished)),
    summed(team.all, () => '1'),
    summed(team.counted, () => `(${all(match.counted)}>0)`),
    summed(team.matches, (side) => all(match.matches[side])),
    summed(team.games, games),
    fill(team.adjustment, `IF(${own(team.row)}=0,0,${hundredths(at(columns.adjustment))})`),
    fill(team.adjusted, countedDown(team.adjusted, own(team.adjustment))),
  ];
};
