import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { present } from '../../core/present';
import { makeTyped } from '../../core/results/typed';
import { type Match, type TeamEvent, teamNo } from '../../core/teamEvent/model';
import { boardsToPlay } from '../../core/teamEvent/table';
import { say } from '../../language/language';
import { paneTeamTexts } from '../../language/paneTeams';
import { playersTexts } from '../../language/players';
import { isolated } from '../speech';
import { BARE } from './bare';
import type { OpenedProps } from './frame';
import { GAME_CHANGES } from './gameChange';
import { openByKey } from './openByKey';

const useStyles = makeStyles({
  more: { flex: 'none', width: '32px', appearance: 'none', textAlign: 'center', textAlignLast: 'center' },
  bare: BARE,
});

interface MatchProps extends OpenedProps {
  readonly event: TeamEvent;
  readonly match: Match;
}

/** What can happen to a match that is still to be played; one without a date is put off board by board. */
const offered = ({ event, match }: MatchProps) =>
  GAME_CHANGES.filter((id) => id !== 'reschedule' || (event.dated && boardsToPlay(event, match).length > 0));

/** The list of what else can be done with a match. */
export const MatchMenu = (props: MatchProps) => {
  const { pane, event, match } = props;
  const styles = useStyles();
  const { actions } = playersTexts('teams');
  const [home, away] = [match.white, match.black].map((no) => isolated(present(teamNo(event, no)).name));
  const toPlay = boardsToPlay(event, match);
  const open = toPlay.filter(({ pending }) => pending === undefined);
  const choose = (chosen: string): void => {
    const change = GAME_CHANGES.find((id) => id === chosen);
    if (change) return pane.change(change, { game: String(match.no) });
    for (const { board } of chosen === 'postponed' ? open : toPlay) pane.record(match.no, chosen, board);
  };
  const walkovers = [
    [makeTyped('+-'), home],
    [makeTyped('-+'), away],
  ] as const;
  return (
    <select
      className={mergeClasses(styles.bare, styles.more)}
      aria-label={say(paneTeamTexts.moreOf, { home: present(home), away: present(away) })}
      value=""
      onKeyDown={openByKey}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="" hidden>
        ⋯
      </option>
      {!event.dated && open.length > 0 && <option value="postponed">{paneTeamTexts.postpone}</option>}
      {offered(props).map((id) => (
        <option key={id} value={id}>
          {actions[id]}
        </option>
      ))}
      {toPlay.length === match.boards.length &&
        walkovers.map(([result, team]) => (
          <option key={result} value={result}>
            {say(paneTeamTexts.walkover, { team: present(team) })}
          </option>
        ))}
    </select>
  );
};
