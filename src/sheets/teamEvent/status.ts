import { gamesInRound } from '../../core/results/progress';
import type { SheetWords } from '../../language/words';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { quoted, writing } from '../../grid/reference';
import type { TeamEventLayout } from '../layout/teamEvent';
import { fact } from './cells';

/**
 * How far the event is, below the title of its standings: after the last round of which a match is finished, with the matches that are
 * missing so far. Where more than a round's matches are, somebody has played ahead, and it only says that it is provisional.
 */
export const progressLine = (layout: TeamEventLayout, words: SheetWords, sheet: string): Block => {
  const { match } = layout.calculation;
  const { matchMissing, matchesMissing } = words.teamEvent;
  const { all, cell } = writing(sheet);
  const [last, missing] = [cell(fact(layout, 'lastRound')), cell(fact(layout, 'missing'))];
  const open = `SUMPRODUCT((${all(match.alive)}>0)*(${all(match.overIn)}=0))`;
  const missed = `" ("&${missing}&" "&IF(${missing}=1,${quoted(matchMissing)},${quoted(matchesMissing)})&")."`;
  const after = `${quoted(`${words.afterRound} `)}&${last}&IF(${missing}=0,".",${missed})`;
  const inRound = gamesInRound(match.no.area.rows, layout.rounds);
  const underWay = `IF(${missing}>${inRound},${quoted(words.teamEvent.provisional)},${after})`;
  const begun = `IF(${open}=0,${quoted(words.final)},${underWay})`;
  return fill(area(1, 0), `IF(${last}=0,${quoted(words.notStarted)},${begun})`);
};

/** The line below a sheet's title: how many matches are finished, and how many lines are to be looked at. */
export const statusLine = (
  layout: TeamEventLayout,
  { teamEvent: words }: SheetWords,
  sheet: string,
): Block => {
  const { match } = layout.calculation;
  const { all, cell } = writing(sheet);
  const over = `SUMPRODUCT(1*(${all(match.overIn)}>0))`;
  const alive = `SUM(${all(match.alive)})`;
  const check = cell(fact(layout, 'toCheck'));
  return fill(
    area(1, 0),
    `${over}&${quoted(` ${words.ofMatches} `)}&${alive}&${quoted(` ${words.matchesFinished}`)}&IF(${check}=0,"",". "&${check}&${quoted(` ${words.toCheck}`)})`,
  );
};
