import { Button, makeStyles } from '@fluentui/react-components';
import type { Problem } from '../../../core/problem';
import type { Tournament } from '../../../core/model';
import { nameOf } from '../../../core/named';
import { makeTyped } from '../../../core/typed';
import { More, type ViewProps } from '../frame';
import { Problems } from '../problems';
import { SmallTable } from '../table';

const useStyles = makeStyles({ left: { alignSelf: 'start' } });

interface FoundTournamentProps extends ViewProps {
  readonly tournament: Tournament;
  readonly warnings: readonly Problem[];
  /** What the list of games and the button are called. */
  readonly texts: { readonly games: string; readonly take: string };
  readonly onTake: () => void;
}

/** What was found on a sheet or in a file: warnings, all games, and the button that makes the tournament. */
export const FoundTournament = ({
  pane,
  state,
  speech,
  tournament: { players, games },
  warnings,
  texts,
  onTake,
}: FoundTournamentProps) => {
  const styles = useStyles();
  const { words, say } = speech;
  const name = nameOf(players);
  return (
    <>
      <Problems
        pane={pane}
        speech={speech}
        problems={warnings}
        intent="warning"
        title={say(speech.texts.warnings, { count: warnings.length })}
      />
      <More title={texts.games}>
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
      </More>
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
