import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useMemo } from 'react';
import { isRepair, parseRule } from '../../sheets/log/rule';
import { playerKey } from '../../sheets/log/key';
import type { AnyChange, ChangeField, Given } from '../../app/changes/change';
import { isComplete, previewChange, valueOf } from '../../app/changes/preview';
import { changeOf, CHANGE_IDS, stepWords, type ChangeId } from '../../app/changes/table';
import { planUndo, type PlannedUndo } from '../../app/changes/undo';
import { owedGames } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { changeTexts } from '../../language/changes';
import { cellText } from '../../grid/cell';
import type { Pane } from '../pane';
import { isolated, type Speech } from '../speech';
import type { Changing } from '../state';
import { ChangedCells, ChangePreviewView } from './changePreview';
import { Choice } from './choice';
import { More, Section, Sentence } from './frame';
import { Problems } from './problems';

const useStyles = makeStyles({
  input: { minWidth: 0 },
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  left: { alignSelf: 'start' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** What a part gets that was opened on demand. */
export interface ChangesProps {
  readonly pane: Pane;
  readonly changing: Changing;
  readonly busy: boolean;
  readonly speech: Speech;
}

interface FieldProps extends ChangesProps {
  readonly field: ChangeField;
}

const playersFor = ({ players }: Tournament, { who }: ChangeField) =>
  players.filter(
    ({ status }) => who === undefined || who === 'all' || (status === 'playing') === (who === 'playing'),
  );

/** A player's preset texts go when another player is chosen. */
const givenWith = ({ given }: Changing, { kind, name }: ChangeField, value: string): Given =>
  kind === 'player' ? { [name]: value } : { ...given, [name]: value };

const gameText = (
  tournament: Tournament,
  typed: string,
  { hint }: ChangeField,
  { language, say }: Speech,
): string | undefined => {
  const game = tournament.games.find(({ no }) => no === Number(typed));
  const name = nameOf(tournament.players);
  const texts = changeTexts(language);
  return game === undefined
    ? hint
    : say(texts.game, {
        ...{ round: game.round, board: game.board },
        white: name(game.white),
        black: name(game.black),
      });
};

const ChangeFieldView = ({ pane, changing, speech, field }: FieldProps) => {
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.profile);
  const { tournament } = changing.opened.open;
  const { label, kind, choices = [] } = { ...field, ...field.inGame?.[tournament.profile] };
  const value = valueOf(field, tournament, changing.given);
  const give = (typed: string): void => pane.give(givenWith(changing, field, typed));
  if (kind === 'player')
    return (
      <Choice
        label={label}
        value={value}
        choices={[
          ['', texts.choose],
          ...playersFor(tournament, field).map(
            (player) =>
              [String(player.no), speech.say(texts.person, { no: player.no, name: player.name })] as const,
          ),
        ]}
        onChoose={give}
      />
    );
  if (kind === 'choice') return <Choice label={label} value={value} choices={choices} onChoose={give} />;
  const hint = kind === 'game' ? gameText(tournament, value, field, speech) : field.hint;
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <Input
        className={styles.input}
        input={{ className: styles.input }}
        inputMode={kind === 'game' ? 'numeric' : 'text'}
        value={value}
        onChange={(_, typed) => give(typed.value)}
      />
    </Field>
  );
};

/** The last step in words: what was done, and to whom. */
const stepText = (tournament: Tournament, { rule, changes }: PlannedUndo, { say }: Speech): string => {
  const known = parseRule(rule);
  const text = known === null ? undefined : stepWords(known);
  if (known === null || text === undefined) return rule;
  if (!('player' in known) || known.player === undefined) return text;
  // Whoever was taken off the list has left their number to somebody else, or to nobody.
  const key = playerKey(known.player, 'name');
  const gone = known.did === 'remove' ? changes.find((change) => change.key === key) : undefined;
  const player = gone ? cellText(gone.after) : nameOf(tournament.players)(known.player);
  return say(text, { player: isolated(player) });
};

const LastStep = (props: ChangesProps) => {
  const { pane, changing, busy, speech } = props;
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.profile);
  const { opened } = changing;
  const last = planUndo(opened);
  const preview = previewChange(changeOf('undo'), opened, {});
  if (!last.ok) return <Sentence quiet>{texts.noStep}</Sentence>;
  const { time, sheetsStay } = last.value;
  const cells = preview.ok ? preview.value.cells : [];
  const step = stepText(opened.open.tournament, last.value, speech);
  return (
    <div className={styles.stack}>
      <Sentence>{speech.say(texts.lastStep, { step })}</Sentence>
      <Sentence quiet>{speech.say(texts.lastStepAt, { time, count: cells.length })}</Sentence>
      {isRepair(last.value.rule) && <Sentence>{sheetsStay ? texts.sheetsStay : texts.repairBack}</Sentence>}
      <ChangedCells cells={cells} tournament={opened.open.tournament} speech={speech} />
      <Button
        className={styles.left}
        disabledFocusable={busy}
        onClick={() => void pane.takeChange('undo', {})}
      >
        {changeOf('undo').words.take}
      </Button>
    </div>
  );
};

const Owed = ({ tournament, speech }: { readonly tournament: Tournament; readonly speech: Speech }) => {
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.profile);
  const { games } = owedGames(tournament);
  const name = nameOf(tournament.players);
  if (games.length === 0) return <Sentence quiet>{texts.nothingOwed}</Sentence>;
  return (
    <More title={speech.say(texts.owed, { count: games.length })}>
      <ul className={styles.list}>
        {games.map(({ game, round, white, black, pending }) => (
          <li key={game}>
            {speech.say(texts.owedGame, {
              ...{ round, game, pending: pending ?? '' },
              white: isolated(name(white)),
              black: isolated(name(black)),
            })}
          </li>
        ))}
      </ul>
    </More>
  );
};

/** A chosen change: what it has to be told, what follows, and the button that does it. */
const ChosenChange = (props: ChangesProps & { readonly id: ChangeId }) => {
  const { pane, changing, busy, speech, id } = props;
  const change = changeOf(id);
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.profile);
  const { opened } = changing;
  const given = useDeferredValue(changing.given);
  const complete = isComplete(change, opened.open.tournament, given);
  const preview = useMemo(
    () => (complete ? previewChange(change, opened, given) : null),
    [complete, change, opened, given],
  );
  const nothing = preview?.ok !== true || preview.value.cells.length === 0;
  return (
    <>
      {change.fields.map((field) => (
        <ChangeFieldView key={field.name} {...props} field={field} />
      ))}
      {preview && !preview.ok && (
        <Problems
          pane={pane}
          speech={speech}
          problems={preview.problems}
          intent="error"
          title={texts.impossible}
        />
      )}
      {preview?.ok === true && (
        <ChangePreviewView
          pane={pane}
          speech={speech}
          preview={preview.value}
          tournament={opened.open.tournament}
        />
      )}
      <Button
        className={styles.left}
        appearance="primary"
        disabledFocusable={busy || nothing}
        onClick={() => void pane.takeChange(id, changing.given)}
      >
        {change.words.take}
      </Button>
    </>
  );
};

const nameIn = ({ words: { name, inGame } }: AnyChange, { profile }: Speech): string =>
  inGame?.[profile] ?? name;

/** What can be done to a tournament while it is played, each shown before it is done. */
const Changes = (props: ChangesProps) => {
  const { pane, changing, speech } = props;
  const texts = changeTexts(speech.language, speech.profile);
  const { change: id, opened } = changing;
  const offered = CHANGE_IDS.filter((each) => each !== 'undo');
  return (
    <Section title={texts.title}>
      <LastStep {...props} />
      <Owed tournament={opened.open.tournament} speech={speech} />
      <Choice<ChangeId | ''>
        label={texts.what}
        hint={id === null ? undefined : changeOf(id).words.about}
        value={id ?? ''}
        choices={[
          ['', texts.choose],
          ...offered.map((each) => [each, nameIn(changeOf(each), speech)] as const),
        ]}
        onChoose={(chosen) => pane.change(chosen === '' ? null : chosen)}
      />
      {id !== null && <ChosenChange key={id} {...props} id={id} />}
    </Section>
  );
};

export default Changes;
