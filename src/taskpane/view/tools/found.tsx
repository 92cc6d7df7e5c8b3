import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Problem } from '../../../core/problem';
import { LIST } from '../bare';
import { More, Press, Sentence, type ViewProps } from '../frame';
import { Message } from '../message';
import { Problems, WaysOut } from '../problems';
import type { Tournament } from '../../../core/model';
import { nameOf } from '../../../core/names/name';
import { makeTyped } from '../../../core/results/typed';
import { SmallTable } from '../table';

const useStyles = makeStyles({
  list: { ...LIST, padding: 0, rowGap: tokens.spacingVerticalM },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** What a tool has found, one below the other. */
export const FoundList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={useStyles().list}>{children}</ul>
);

interface FoundProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly text: string;
  readonly place: Problem['place'];
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing that was found: what it is, the way to its cell, and what can be done about it. */
export const Found = ({ pane, speech, text, place, children }: FoundProps) => (
  <li>
    <Message intent="warning">
      <Sentence>{text}</Sentence>
      <div className={useStyles().row}>
        <WaysOut pane={pane} speech={speech} problem={{ place }} />
        {children}
      </div>
    </Message>
  </li>
);

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
  return (
    <>
      <Problems pane={pane} speech={speech} problems={warnings} intent="warning" />
      <More title={texts.games}>{children}</More>
      <Press appearance="primary" state={state} onPress={onTake}>
        {texts.take}
      </Press>
    </>
  );
};

interface FoundTournamentProps extends Omit<FoundEventProps, 'children'> {
  readonly tournament: Tournament;
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
