import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ViewProps } from './frame';
import { Progress } from './progress';

const useStyles = makeStyles({
  footer: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    marginTop: 'auto',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    zIndex: 1,
    // A magnified pane has no room for what does not scroll.
    '@media (max-height: 400px)': { position: 'static' },
  },
});

/** The one button that writes, and how far it has come. */
export const CreateBar = ({
  pane,
  state,
  speech,
  makes,
}: ViewProps & {
  /** What it makes, as the button says; `null` while the choices have a problem. */
  readonly makes: string | null;
}) => {
  const styles = useStyles();
  return (
    <div className={styles.footer}>
      <Progress pane={pane} state={state} speech={speech} />
      <Button
        appearance="primary"
        size="large"
        disabledFocusable={state.busy !== null || makes === null}
        onClick={() => void pane.create()}
      >
        {makes ?? speech.texts.createLater}
      </Button>
    </div>
  );
};
