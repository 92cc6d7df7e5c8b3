import type { SheetWords } from '../../language/words';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { quoted } from '../../grid/reference';
import type { TeamEventLayout } from '../layout/teamEvent';
import { fact, writing } from './cells';

/** The line below a sheet's title: how many matches are finished, and how many lines are to be looked at. */
export const statusLine = (
  layout: TeamEventLayout,
  { teamEvent: words }: SheetWords,
  sheet: string,
): Block => {
  const { match } = layout.calculation;
  const { all, cell } = writing(sheet);
  const over = `SUMPRODUCT((${all(match.open)}=0)*(${all(match.counted)}>0))`;
  const alive = `SUM(${all(match.alive)})`;
  const check = cell(fact(layout, 'toCheck'));
  return fill(
    area(1, 0),
    `${over}&${quoted(` ${words.ofMatches} `)}&${alive}&${quoted(` ${words.matchesFinished}`)}&IF(${check}=0,"",". "&${check}&${quoted(` ${words.toCheck}`)})`,
  );
};
