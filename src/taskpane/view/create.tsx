import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { Preview } from '../../app/preview';
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
  preview,
}: ViewProps & { readonly preview: Preview | null }) => {
  const styles = useStyles();
  const { texts, say } = speech;
  return (
    <div className={styles.footer}>
      <Progress pane={pane} state={state} speech={speech} />
      <Button
        appearance="primary"
        size="large"
        disabledFocusable={state.busy !== null || preview === null}
        onClick={() => void pane.create()}
      >
        {preview
          ? say(texts.create, { rounds: preview.rounds, players: preview.players })
          : texts.createLater}
      </Button>
    </div>
  );
};
