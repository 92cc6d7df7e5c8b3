import { Field, Input } from '@fluentui/react-components';
import { TEAM_NUMBERING } from '../../core/draw/teams';
import { choiceTexts } from '../../language/choices';
import { newTournamentTexts } from '../../language/newTournament';
import { isMatch } from '../matches';
import { detailOf, detailsFor, methodOf, methodsFor } from '../numbering';
import { Choice } from './choice';
import type { RosterProps } from './frame';

/** What a way of giving numbers has to be told: a column, the numbers themselves, a variant; nothing for most. */
const Detail = ({ pane, state, speech, roster }: RosterProps) => {
  const { options } = state;
  const method = methodOf(options);
  const said = choiceTexts(speech.language).details[method];
  const details = detailsFor(method, roster);
  if (!said || details.length === 0) return null;
  const value = detailOf(roster, options);
  const tell = (detail: string): void => pane.choose({ detail });
  if (method === 'hand')
    return (
      <Field label={said.name} hint={said.about}>
        <Input value={value} onChange={(_, typed) => tell(typed.value)} />
      </Field>
    );
  return (
    <Choice
      label={said.name}
      hint={said.about}
      value={value}
      choices={details.map((detail) => [detail, said.choices[detail] ?? detail] as const)}
      onChoose={tell}
    />
  );
};

/** How players get their pairing numbers. */
export const NumberChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { texts, language } = speech;
  const numbers = methodOf(state.options);
  const match = isMatch(roster, state.options);
  const methods = methodsFor(roster, state.options).filter(
    (id) => !match || id === numbers || TEAM_NUMBERING.includes(id),
  );
  return (
    <>
      <Choice
        label={newTournamentTexts(language).numbers}
        hint={texts.numbering[numbers].about}
        value={numbers}
        choices={methods.map((id) => [id, texts.numbering[id].name] as const)}
        onChoose={(chosen) => pane.choose({ numbers: chosen, detail: null })}
      />
      <Detail {...props} />
    </>
  );
};
