import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Tournament } from '../../../core/model';
import { nameOf } from '../../../core/names/name';
import type { Problem } from '../../../core/problem';
import { makeTyped } from '../../../core/results/typed';
import { More, type ViewProps } from '../frame';
import { Problems } from '../problems';
import { SmallTable } from '../table';

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
      <Problems pane={pane} speech={speech} problems={warnings} intent="warning" />
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

interface FoundTournamentProps extends ViewProps {
  readonly tournament: Tournament;
  readonly warnings: readonly Problem[];
  /** What the list of games and the button are called. */
  readonly texts: { readonly games: string; readonly take: string };
  readonly onTake: () => void;
}

/** What was found on a sheet or in a file: warnings, all games, and the button that makes the tournament. */
export const FoundTournament = ({ tournament, ...props }: FoundTournamentProps) => {
  const { speech, texts } = props;
  const { words } = speech;
  const { players, games } = tournament;
  const name = nameOf(players);
  return (
    <FoundEvent {...props}>
      <SmallTable
        label={texts.games}
        columns={[
          { heading: words.round, number: true },
          { heading: words.white },
          { heading: words.black },
          { heading: words.result },
        ]}
        rows={games.map(({ round, white, black, outcome }) => [
          String(round),
          name(white),
          name(black),
          outcome === null ? '' : makeTyped(outcome),
        ])}
      />
    </FoundEvent>
  );
};
