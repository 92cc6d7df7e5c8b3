import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { say } from '../../language/language';
import { paneTeamTexts } from '../../language/paneTeams';
import type { TeamAtBoard } from '../boards';
import { isolated } from '../speech';
import { openByKey } from './openByKey';

const useStyles = makeStyles({
  seat: {
    position: 'relative',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  empty: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  // A list shows its choice in one line and cuts it off: the name stands under it, in as many as it needs.
  list: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    font: 'inherit',
    cursor: 'pointer',
  },
});

interface SeatProps {
  readonly board: number;
  readonly team: TeamAtBoard;
  /** Who sits there now; empty for nobody. */
  readonly name: string;
  readonly className: string;
  readonly reach: { readonly tabIndex: number };
  readonly onSeat: (name: string) => void;
  /** Called when it is none of the members. */
  readonly onElse: () => void;
}

/** The choice of somebody who is no member: no name begins or ends with a blank. */
const ELSE = ' ';

/** Who plays for a team at a board, to be chosen among its members. */
export const Seat = ({ board, team, name, className, reach, onSeat, onElse }: SeatProps) => {
  const styles = useStyles();
  return (
    <span className={mergeClasses(className, styles.seat, name === '' && styles.empty)}>
      <bdi aria-hidden="true">{name || paneTeamTexts.nobodyNamed}</bdi>
      <span aria-hidden="true"> ▾</span>
      <select
        {...reach}
        className={styles.list}
        aria-label={say(paneTeamTexts.seat, { board, team: isolated(team.name) })}
        value={name}
        onKeyDown={openByKey}
        onChange={({ target }) => (target.value === ELSE ? onElse() : onSeat(target.value))}
      >
        {name !== '' && !team.members.includes(name) && <option value={name}>{name}</option>}
        {team.members.map((member) => (
          <option key={member} value={member}>
            {member}
          </option>
        ))}
        <option value="">{paneTeamTexts.nobodyNamed}</option>
        <option value={ELSE}>{paneTeamTexts.somebodyElse}</option>
      </select>
    </span>
  );
};
