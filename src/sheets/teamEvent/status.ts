import { gamesInRound } from '../../core/results/progress';
import type { SheetWords } from '../../language/words';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { quoted, writing } from '../../grid/reference';
import type { TeamEventLayout } from '../layout/teamEvent';
import { progressFormula } from '../standings/notes';
import { fact } from './cells';

/** How far the event is, below the title of its standings. */
export const progressLine = (layout: TeamEventLayout, words: SheetWords, sheet: string): Block => {
  const { match } = layout.calculation;
  const { matchMissing: gameMissing, matchesMissing: gamesMissing, provisional } = words.teamEvent;
  const { all, cell } = writing(sheet);
  const [last, missing] = [cell(fact(layout, 'lastRound')), cell(fact(layout, 'missing'))];
  const open = `SUMPRODUCT((${all(match.alive)}>0)*(${all(match.overIn)}=0))`;
  const inRound = gamesInRound(match.no.area.rows, layout.rounds);
  const progress = { isNew: `${last}=0`, open, last, missing, inRound };
  return fill(area(1, 0), progressFormula(progress, { ...words, gameMissing, gamesMissing, provisional }));
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
    `${over}&${quoted(` ${words.ofMatches} `)}&${alive}&IF(${alive}=1,${quoted(` ${words.matchFinished}`)},${quoted(` ${words.matchesFinished}`)})&IF(${check}=0,"",". "&${check}&${quoted(` ${words.toCheck}`)})`,
  );
};
