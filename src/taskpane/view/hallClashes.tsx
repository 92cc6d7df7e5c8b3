import { useMemo } from 'react';
import { apartInHalls } from '../../core/calendar/apartInHalls';
import { hallClashes } from '../../core/calendar/clashes';
import { say } from '../../language/language';
import { paneTeamTexts } from '../../language/paneTeams';
import { isolated } from '../speech';
import type { League } from '../teamDraft';
import type { TeamOptions } from '../teams';
import { Row, type ViewProps } from './frame';
import { InlineButton } from './inline';
import { Problems } from './problems';

interface HallProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly leagues: readonly League[];
  readonly teams: TeamOptions;
  readonly choose: (more: Pick<TeamOptions, 'swaps'>) => void;
}

/** Matches at one time in one hall, and the numbers of teams that keep them apart. */
export const HallClashes = ({ pane, speech, leagues, teams: { swaps }, choose }: HallProps) => {
  const events = useMemo(() => leagues.map(({ event }) => event), [leagues]);
  const clashes = useMemo(() => hallClashes(events), [events]);
  const apart = useMemo(() => apartInHalls(events), [events]);
  return (
    <>
      <Problems pane={pane} speech={speech} problems={clashes} intent="warning" />
      <Row>
        {apart && (
          <InlineButton onPress={() => choose({ swaps: [...swaps, [apart.team.name, apart.other.name]] })}>
            {say(paneTeamTexts.otherNumber, {
              ...{ team: isolated(apart.team.name), number: apart.other.no, count: apart.clashes },
              ...{ other: isolated(apart.other.name), own: apart.team.no },
            })}
          </InlineButton>
        )}
        {swaps.length > 0 && (
          <InlineButton onPress={() => choose({ swaps: [] })}>{paneTeamTexts.listOrder}</InlineButton>
        )}
      </Row>
    </>
  );
};
