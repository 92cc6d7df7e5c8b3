import { addTeamEvent } from '../../app/teamEvent';
import { idOf } from '../../core/format/id';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import type { Roster } from '../../sheets/roster';
import { teamDraftOf } from '../teamDraft';
import type { TeamOptions } from '../teams';
import type { Inside } from './inside';

/** Makes the event of the teams of a list; its id, with the warnings of its sheets. */
export const makeTeams = async (
  roster: Roster,
  teams: TeamOptions,
  event: string | undefined,
  { workbook, language, time, random, get, progress }: Inside,
): Promise<Result<readonly [string, readonly Problem[]]>> => {
  const named = { language, event, id: idOf(random()) };
  const paired = teamDraftOf(roster, { ...get().options, teams }, named);
  if (!paired.ok) return paired;
  const added = await addTeamEvent(workbook, paired.value.event, time(), progress);
  return andThen(added, (warnings) => ok([named.id, warnings]));
};
