import type { Problem } from '../../../core/problem';
import type { Tournament } from '../../../core/model';
import { nameOf } from '../../../core/named';
import { makeTyped } from '../../../core/typed';
import type { ViewProps } from '../frame';
import { SmallTable } from '../table';
import { FoundEvent } from './foundEvent';

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
