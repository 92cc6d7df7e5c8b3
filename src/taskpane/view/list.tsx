import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Tournament } from '../../core/model';
import { areaAddress } from '../../grid/cell';
import { Section, Sentence, type RosterProps } from './frame';
import { Problems } from './problems';
import { UseSelection } from './source';
import { SmallTable } from './table';

/** So many players are shown at once. */
const FIRST = 10;

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

interface ListProps extends RosterProps {
  /** With their numbers and teams; `null` while they have none. */
  readonly tournament: Pick<Tournament, 'players' | 'teams'> | null;
}

const Players = ({ speech: { texts, words, say }, roster, tournament }: ListProps) => {
  const [all, showAll] = useState(false);
  const listed = roster.players;
  const numbered = new Map(tournament?.players.map((player) => [player.name, player]));
  const teams = new Map(tournament?.teams.map(({ id, name }) => [id, name]));
  const rated = listed.some(({ rating }) => rating !== undefined);
  const shown = all ? listed : listed.slice(0, FIRST);
  return (
    <>
      <SmallTable
        label={texts.listLabel}
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
        <Button size="small" appearance="subtle" onClick={() => showAll(!all)}>
          {all ? say(texts.showFirst, { count: FIRST }) : say(texts.showAll, { count: listed.length })}
        </Button>
      )}
    </>
  );
};

/** The list as it stands in the sheet, the number that was given beside each name. */
export const ListSection = (props: ListProps) => {
  const styles = useStyles();
  const { pane, speech, roster } = props;
  const { texts, say } = speech;
  const { players, warnings, sheet, area } = roster;
  return (
    <Section title={texts.playersTitle}>
      <div className={styles.line}>
        <p className={styles.count}>{say(texts.found, { count: players.length })}</p>
        <Sentence quiet>{say(texts.foundCells, { sheet, cells: areaAddress(area) })}</Sentence>
      </div>
      <Problems
        pane={pane}
        speech={speech}
        problems={warnings}
        intent="warning"
        title={say(texts.warnings, { count: warnings.length })}
      />
      <Players {...props} />
      <UseSelection {...props} />
    </Section>
  );
};
