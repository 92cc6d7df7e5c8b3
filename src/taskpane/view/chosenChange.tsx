import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ChangeField, Given } from '../../app/changes/change';
import { fieldsIn, isComplete, previewChange, valueOf } from '../../app/changes/preview';
import { type ChangeId, changeOf } from '../../app/changes/table';
import type { OpenStep } from '../../app/step';
import { type Game, plays, type Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { fromLeft } from '../../core/results/sides';
import { changeTexts } from '../../language/changes';
import { playersTexts } from '../../language/players';
import type { Pane } from '../pane';
import type { Speech } from '../speech';
import type { Changing } from '../state';
import { ChangePreviewView } from './changePreview';
import { Choice } from './choice';
import { Sentence } from './frame';
import { Problems } from './problems';

interface GameChoiceProps {
  readonly label: string;
  readonly tournament: Tournament;
  /** The game's number, or nothing. */
  readonly value: string;
  readonly speech: Speech;
  readonly onChoose: (game: string) => void;
}

const ofPlayer = ({ games }: Tournament, player: string): readonly Game[] =>
  games
    .filter(plays(Number(player)))
    .sort((one, other) => one.round - other.round || one.board - other.board);

/** A game, by one of its players and its round. */
const GameChoice = ({ label, tournament, value, speech, onChoose }: GameChoiceProps) => {
  const texts = playersTexts(speech.language, speech.whom);
  const chosen = tournament.games.find(({ no }) => String(no) === value);
  const [player, setPlayer] = useState(chosen ? String(chosen.white) : '');
  const name = nameOf(tournament.players);
  const gameText = ({ round, board, white, black }: Game): string => {
    const [left, right] = fromLeft(speech, white, black);
    return speech.say(texts.gameChoice, { round, board, left: name(left), right: name(right) });
  };
  return (
    <>
      <Choice
        label={`${label}: ${texts.whose}`}
        value={player}
        choices={[
          ['', texts.choose],
          ...tournament.players.map(({ no, name: named }) => [String(no), named] as const),
        ]}
        onChoose={(no) => {
          setPlayer(no);
          onChoose('');
        }}
      />
      {player !== '' && (
        <Choice
          label={`${label}: ${texts.which}`}
          value={value}
          choices={[
            ['', texts.choose],
            ...ofPlayer(tournament, player).map((game) => [String(game.no), gameText(game)] as const),
          ]}
          onChoose={onChoose}
        />
      )}
    </>
  );
};

const useChangeFieldsStyles = makeStyles({ input: { minWidth: 0 } });

/** What a part gets that prepares a change of a tournament. */
interface ChangeProps {
  readonly pane: Pane;
  readonly opened: OpenStep;
  readonly changing: Changing;
  readonly busy: boolean;
  readonly speech: Speech;
}

interface FieldProps extends ChangeProps {
  readonly field: ChangeField;
}

const playersFor = ({ players }: Tournament, { who }: ChangeField) =>
  players.filter(
    ({ status }) => who === undefined || who === 'all' || (status === 'playing') === (who === 'playing'),
  );

/** A player's preset texts go when another player is chosen. */
const givenWith = ({ given }: Changing, { kind, name }: ChangeField, value: string): Given =>
  kind === 'player' ? { [name]: value } : { ...given, [name]: value };

/** A field of a change, as its kind needs it. */
const ChangeFieldView = ({ pane, opened, changing, speech, field }: FieldProps) => {
  const styles = useChangeFieldsStyles();
  const texts = changeTexts(speech.language, speech.whom);
  const { tournament } = opened.open;
  const { label, kind, ...own } = { ...field, ...field.inGame?.[tournament.profile] };
  const choices = field.choicesIn?.(tournament) ?? own.choices ?? [];
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
  if (kind === 'game')
    return <GameChoice label={label} tournament={tournament} value={value} speech={speech} onChoose={give} />;
  const { hint } = field;
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <Input
        className={styles.input}
        input={{ className: styles.input }}
        value={value}
        onChange={(_, typed) => give(typed.value)}
      />
    </Field>
  );
};

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** A change with its fields and what follows; `known` are fields that need no asking. */
export const ChosenChange = (
  props: ChangeProps & { readonly id: ChangeId; readonly known?: readonly string[] },
) => {
  const { pane, opened, changing, busy, speech, id, known = [] } = props;
  const change = changeOf(id);
  const words = speech.whom === 'teams' ? { ...change.words, ...change.words.ofTeams } : change.words;
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.whom);
  const given = useDeferredValue(changing.given);
  const complete = isComplete(change, opened.open.tournament, given);
  const preview = useMemo(
    () => (complete ? previewChange(change, opened, given) : null),
    [complete, change, opened, given],
  );
  const nothing = preview?.ok !== true || preview.value.cells.length === 0;
  return (
    <div role="group" aria-label={words.inGame?.[speech.profile] ?? words.name} className={styles.stack}>
      <Sentence quiet>{words.about}</Sentence>
      {fieldsIn(change, opened.open.tournament)
        .filter(({ name }) => !known.includes(name))
        .map((field) => (
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
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          disabledFocusable={busy || nothing}
          onClick={() => void pane.takeChange(id, changing.given)}
        >
          {words.take}
        </Button>
        <Button onClick={() => pane.change(null)}>{playersTexts(speech.language, speech.whom).cancel}</Button>
      </div>
    </div>
  );
};
