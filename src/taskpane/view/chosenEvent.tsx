import { Choice } from './choice';
import type { ViewProps } from './frame';
import { titleOf } from './heading';

/** Which of several tournaments and team events is shown: that with this id. */
export const ChosenEvent = ({ pane, state, speech, id }: ViewProps & { readonly id: string }) => {
  const { tournaments, teams } = state;
  if (tournaments.length + teams.length < 2) return null;
  return (
    <Choice
      label={speech.texts.choose}
      value={id}
      choices={[
        ...tournaments.map((each) => [each.id, titleOf(each, speech)] as const),
        ...teams.map((each) => [each.id, each.event.event] as const),
      ]}
      onChoose={(chosen) => void pane.chooseTournament(chosen)}
    />
  );
};
