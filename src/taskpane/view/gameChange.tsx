import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense } from 'react';
import type { OpenedProps } from './frame';
import { part } from './part';

const Chosen = part(async () => ({ default: (await import('./changeMenu')).ChosenChange }));

const useStyles = makeStyles({
  form: { padding: `${tokens.spacingVerticalS} 0`, backgroundColor: tokens.colorNeutralBackground1 },
});

/** What can happen to a match as a whole, that with most users first; a game of players moves to another date. */
export const GAME_CHANGES = ['reschedule', 'sides', 'exchange'] as const;

/** The change of a game that was chosen beside it. What is typed there is no result. */
export const GameChange = (props: OpenedProps & { readonly game: number }) => {
  const { state, game } = props;
  const styles = useStyles();
  const { change, given } = state.changing;
  const id = GAME_CHANGES.find((each) => each === change);
  if (!id || given['game'] !== String(game)) return null;
  return (
    <div className={styles.form} onKeyDown={(event) => event.stopPropagation()}>
      <Suspense>
        <Chosen key={id} {...props} id={id} known={{ game: given['game'] }} />
      </Suspense>
    </div>
  );
};
