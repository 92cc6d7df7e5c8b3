import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Player } from '../../core/model';
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
  /** With their numbers; `null` while they have none. */
  readonly players: readonly Player[] | null;
}

const Players = ({ speech: { texts, words, say }, roster, players }: ListProps) => {
  const [all, showAll] = useState(false);
  const listed = roster.players;
  const numbers = new Map(players?.map(({ name, no }) => [name, String(no)]));
  const rated = listed.some(({ rating }) => rating !== undefined);
  const shown = all ? listed : listed.slice(0, FIRST);
  return (
    <>
      <SmallTable
        label={texts.listLabel}
        columns={[
          ...(players ? [{ heading: words.no, number: true }] : []),
          { heading: words.name },
          ...(rated ? [{ heading: words.rating, number: true }] : []),
        ]}
        rows={shown.map(({ name, rating }) => [
          ...(players ? [numbers.get(name) ?? ''] : []),
          name,
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
