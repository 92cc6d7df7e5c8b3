import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import type { Player } from '../../core/model';
import { standings } from '../../core/tiebreak/standings';
import { playersTexts } from '../../language/players';
import { pointsText } from '../standing';
import { BARE } from './bare';
import { ChangeMenu, type OfferedChange } from './changeMenu';
import { Section, Sentence, type OpenedProps } from './frame';
import { Person } from './person';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    ...BARE,
    boxSizing: 'border-box',
    width: '100%',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalXS}`,
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: tokens.colorNeutralStroke2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  number: { textAlign: 'end', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What is about nobody in particular. */
const GENERAL: readonly OfferedChange[] = ['enter', 'record', 'colours', 'exchange'];

const isFound = ({ name, no }: Player, typed: string, language: string): boolean =>
  String(no) === typed || name.toLocaleLowerCase(language).includes(typed.toLocaleLowerCase(language));

/** The players, to be looked for by a part of their names. */
const PlayerList = ({ pane, speech, tournament }: OpenedProps) => {
  const styles = useStyles();
  const texts = playersTexts(speech.language, speech.profile);
  const [typed, type] = useState('');
  const ranked = useMemo(() => standings(tournament, ['PTS']), [tournament]);
  const points = new Map(
    ranked.ok ? ranked.value.rows.map(({ no, values }) => [no, pointsText(values[0] ?? null)]) : [],
  );
  const found = tournament.players.filter((player) => isFound(player, typed.trim(), speech.language));
  const only = found.length === 1 ? found[0] : undefined;
  return (
    <>
      <Field label={texts.find}>
        <Input
          value={typed}
          onChange={(_, { value }) => type(value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && only) pane.showPlayer(only.no);
          }}
        />
      </Field>
      {found.length === 0 && <Sentence>{texts.nobody}</Sentence>}
      <ul className={styles.list} aria-label={texts.title}>
        {found.map(({ no, name, status }) => (
          <li key={no}>
            <button type="button" className={styles.row} onClick={() => pane.showPlayer(no)}>
              <span className={styles.number}>{no}</span>
              <bdi>{name}</bdi>
              <span className={styles.quiet}>
                {status === 'playing' ? points.get(no) : texts.status[status]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** What can happen that is about nobody in particular. */
const General = (props: OpenedProps) => (
  <Section title={playersTexts(props.speech.language, props.speech.profile).other}>
    <ChangeMenu {...props} changes={GENERAL} />
  </Section>
);

/** The players of a tournament, and what happens to them. */
const Players = (props: OpenedProps) => {
  const styles = useStyles();
  const { player: no } = props.state;
  const player = props.tournament.players.find((each) => each.no === no);
  return (
    <div className={styles.stack}>
      {player ? (
        <Person key={player.no} {...props} player={player} />
      ) : (
        <>
          <PlayerList {...props} />
          <General {...props} />
        </>
      )}
    </div>
  );
};

export default Players;
