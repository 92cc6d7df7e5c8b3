import { makeStyles, tokens } from '@fluentui/react-components';
import { LINK, LIST } from './bare';
import { Sentence, type ViewProps } from './frame';

const useStyles = makeStyles({
  list: { ...LIST, padding: 0 },
  way: {
    padding: `${tokens.spacingVerticalMNudge} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { ...LINK, fontWeight: tokens.fontWeightSemibold, textDecorationLine: 'none', width: '100%' },
});

/** A way to something else: what it is called, and a sentence about it. */
interface Way {
  readonly name: string;
  readonly about: string;
  readonly onPress: () => unknown;
}

/** Ways to other things, one below the other; while something is being done they lead nowhere. */
export const Menu = ({ state, ways }: Pick<ViewProps, 'state'> & { readonly ways: readonly Way[] }) => {
  const styles = useStyles();
  const isBusy = state.busy !== null;
  return (
    <ul className={styles.list}>
      {ways.map(({ name, about, onPress }) => (
        <li key={name} className={styles.way}>
          <button
            type="button"
            className={styles.name}
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : void onPress())}
          >
            {name}
          </button>
          <Sentence quiet>{about}</Sentence>
        </li>
      ))}
    </ul>
  );
};
