import type { TeamEvent } from '../../core/teamEvent/model';
import type { SheetWords } from '../../language/words';
import type { SheetPlan } from '../../grid/plan';
import { makeRule } from '../log/rule';
import { withTeamSaid } from '../log/sentences/teams';
import { makeLog } from '../log/sheet';
import type { TeamEventLayout } from '../layout/teamEvent';
import { tableName } from '../players';
import { titleOf } from '../look/title';

/** The Log of a team event, with the line of its creation. `time` as in every Log, such as `2026-11-20 09:00`. */
export const makeTeamLog = (
  event: TeamEvent,
  layout: TeamEventLayout,
  words: SheetWords,
  time: string,
): SheetPlan => {
  const { id, players: teams, games: matches, language } = event;
  const after = `teams=${teams.length} matches=${matches.length}`;
  const created = { step: 1, time, tournament: id, rule: makeRule({ did: 'create' }), cells: '', before: '' };
  return makeLog(
    {
      sheet: layout.log.sheet,
      table: tableName(event, 'TeamLog'),
      area: layout.log.area,
      lines: withTeamSaid([{ ...created, after }], event),
      title: titleOf(event, words.teamEvent.log),
      header: event.event,
      language,
    },
    words,
  );
};
