import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { Given } from '../../app/changes/change';
import { playersTexts, type PlayersTexts } from '../../language/players';
import { ChosenChange } from './chosenChange';
import type { OpenedProps } from './frame';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** A change that has a button of its own. */
export type OfferedChange = keyof PlayersTexts['actions'];

interface MenuProps extends OpenedProps {
  readonly changes: readonly OfferedChange[];
  /** What is known of each of them and is not asked. */
  readonly known?: Given;
}

/** Changes as buttons; the one that was chosen opens below them. */
export const ChangeMenu = ({ changes, known = {}, ...props }: MenuProps) => {
  const { pane, state, speech } = props;
  const styles = useStyles();
  const texts = playersTexts(speech.language, speech.whom);
  const { changing, busy } = state;
  const chosen = changes.find((id) => id === changing.change);
  return (
    <>
      <div className={styles.buttons}>
        {changes.map((id) => (
          <Button
            key={id}
            aria-expanded={chosen === id}
            onClick={() => pane.change(chosen === id ? null : id, known)}
          >
            {texts.actions[id]}
          </Button>
        ))}
      </div>
      {chosen && (
        <ChosenChange
          key={chosen}
          {...props}
          changing={changing}
          busy={busy !== null}
          id={chosen}
          known={Object.keys(known)}
        />
      )}
    </>
  );
};
