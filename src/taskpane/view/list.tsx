import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Player } from '../../core/model';
import { areaAddress } from '../../grid/cell';
import type { Roster } from '../../sheets/roster';
import { methodOf } from '../numbering';
import { Section, Sentence, type ViewProps } from './frame';
import { Problems } from './problems';
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
  use: { alignSelf: 'start' },
});

const ratingOf = ({ rating }: Pick<Player, 'rating'>): string =>
  rating === undefined ? '' : String(rating.typed);

interface PlayersProps extends Pick<ViewProps, 'speech'> {
  readonly roster: Roster;
  /** In the order of their numbers; without a draft they stand as listed, without numbers. */
  readonly players: readonly Player[] | null;
}

const Players = ({ speech: { texts, words, say }, roster, players }: PlayersProps) => {
  const [all, showAll] = useState(false);
  const listed: readonly (Pick<Player, 'name' | 'rating'> & { readonly no?: number })[] =
    players ?? roster.players;
  const rated = listed.some(({ rating }) => rating !== undefined);
  const shown = all ? listed : listed.slice(0, FIRST);
  return (
    <>
      <SmallTable
        label={texts.listLabel}
        columns={[
          { heading: words.no, number: true },
          { heading: words.name },
          ...(rated ? [{ heading: words.rating, number: true }] : []),
        ]}
        rows={shown.map((player) => [
          player.no === undefined ? '' : String(player.no),
          player.name,
          ...(rated ? [ratingOf(player)] : []),
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

/** Which list was read, with its players or what is wrong with it. */
export const ListSection = ({
  pane,
  state,
  speech,
  players,
}: ViewProps & { readonly players: readonly Player[] | null }) => {
  const styles = useStyles();
  const { texts, say } = speech;
  const { list, busy } = state;
  return (
    <Section title={texts.playersTitle}>
      {list.kind === 'read' && (
        <>
          <div className={styles.line}>
            <p className={styles.count}>{say(texts.found, { count: list.roster.players.length })}</p>
            <Sentence quiet>
              {say(texts.foundCells, { sheet: list.roster.sheet, cells: areaAddress(list.roster.area) })}
            </Sentence>
          </div>
          <Problems
            pane={pane}
            speech={speech}
            problems={list.roster.warnings}
            intent="warning"
            title={say(texts.warnings, { count: list.roster.warnings.length })}
          />
          <Players speech={speech} roster={list.roster} players={players} />
          {players && (
            <Sentence quiet>
              {say(texts.numbered, { how: texts.numbering[methodOf(state.options)].name })}
            </Sentence>
          )}
        </>
      )}
      {list.kind === 'wrong' && (
        <Problems
          pane={pane}
          speech={speech}
          problems={list.problems}
          intent="error"
          title={say(texts.errors, { count: list.problems.length })}
        />
      )}
      {list.kind === 'none' && <Sentence>{texts.noList}</Sentence>}
      <Sentence quiet>{list.kind === 'read' ? texts.otherSelectionHint : texts.selectionHint}</Sentence>
      <Button
        className={styles.use}
        appearance={list.kind === 'read' ? 'secondary' : 'primary'}
        disabledFocusable={busy !== null}
        onClick={() => void pane.useSelection()}
      >
        {texts.useSelection}
      </Button>
    </Section>
  );
};
