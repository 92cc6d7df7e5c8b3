import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Problem } from '../../../core/problem';
import { More, type ViewProps } from '../frame';
import { Problems } from '../problems';

const useStyles = makeStyles({ left: { alignSelf: 'start' } });

interface FoundEventProps extends ViewProps {
  readonly warnings: readonly Problem[];
  /** What the list of games or matches and the button are called. */
  readonly texts: { readonly games: string; readonly take: string };
  readonly onTake: () => void;
  /** The list of games or matches. */
  readonly children: ReactNode;
}

/** What was found on a sheet or in a file: warnings, all games or matches, and the button that makes the sheets. */
export const FoundEvent = ({ pane, state, speech, warnings, texts, onTake, children }: FoundEventProps) => {
  const styles = useStyles();
  return (
    <>
      <Problems
        pane={pane}
        speech={speech}
        problems={warnings}
        intent="warning"
        title={speech.say(speech.texts.warnings, { count: warnings.length })}
      />
      <More title={texts.games}>{children}</More>
      <Button
        className={styles.left}
        appearance="primary"
        disabledFocusable={state.busy !== null}
        onClick={onTake}
      >
        {texts.take}
      </Button>
    </>
  );
};
