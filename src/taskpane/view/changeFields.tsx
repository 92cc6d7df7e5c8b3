import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { ChangeField, Given } from '../../app/changes/change';
import { valueOf } from '../../app/changes/preview';
import type { OpenStep } from '../../app/step';
import type { Tournament } from '../../core/model';
import { changeTexts } from '../../language/changes';
import type { Pane } from '../pane';
import type { Speech } from '../speech';
import type { Changing } from '../state';
import { Choice } from './choice';
import { GameChoice } from './gameChoice';

const useStyles = makeStyles({ input: { minWidth: 0 } });

/** What a part gets that prepares a change of a tournament. */
export interface ChangeProps {
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
export const ChangeFieldView = ({ pane, opened, changing, speech, field }: FieldProps) => {
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.profile);
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
