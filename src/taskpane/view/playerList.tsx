import { useState } from 'react';
import type { Tournament } from '../../core/model';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import type { RosterProps } from './frame';
import { InlineButton } from './inline';
import { SmallTable } from './table';

/** So many players are shown at once. */
const FIRST = 5;

interface ListProps extends RosterProps {
  /** With their numbers and teams; `null` while they have none. */
  readonly tournament: Pick<Tournament, 'players' | 'teams'> | null;
}

/** The list as it stands in the sheet, the number that was given beside each name. */
export const PlayerList = ({ speech, roster, tournament }: ListProps) => {
  const { texts, words } = speech;
  const said = newTournamentTexts();
  const [all, showAll] = useState(false);
  const listed = roster.players;
  const numbered = new Map(tournament?.players.map((player) => [player.name, player]));
  const teams = new Map(tournament?.teams.map(({ id, name }) => [id, name]));
  const rated = listed.some(({ rating }) => rating !== undefined);
  const shown = all ? listed : listed.slice(0, FIRST);
  return (
    <>
      <SmallTable
        label={said.listLabel}
        columns={[
          ...(tournament ? [{ heading: words.no, number: true }] : []),
          { heading: words.name },
          ...(teams.size > 0 ? [{ heading: words.match.team }] : []),
          ...(rated ? [{ heading: words.rating, number: true }] : []),
        ]}
        rows={shown.map(({ name, rating }) => [
          ...(tournament ? [String(numbered.get(name)?.no ?? '')] : []),
          name,
          ...(teams.size > 0 ? [teams.get(numbered.get(name)?.team ?? '') ?? ''] : []),
          ...(rated ? [rating === undefined ? '' : String(rating.typed)] : []),
        ])}
      />
      {listed.length > FIRST && (
        <div>
          <InlineButton onPress={() => showAll(!all)}>
            {all ? say(said.showFirst, { count: FIRST }) : say(texts.showAll, { count: listed.length })}
          </InlineButton>
        </div>
      )}
    </>
  );
};
