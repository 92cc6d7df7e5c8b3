import { Field, Input } from '@fluentui/react-components';
import { choiceTexts } from '../../language/choices';
import { detailOf, detailsFor, methodOf } from '../numbering';
import { Choice } from './choice';
import type { RosterProps } from './frame';

/** What a way of giving numbers has to be told: a column, the numbers themselves, a variant; nothing for most. */
const NumberingDetail = ({ pane, state, speech, roster }: RosterProps) => {
  const { options } = state;
  const method = methodOf(options);
  const said = choiceTexts(speech.language).details[method];
  const details = detailsFor(method, roster);
  if (!said) return null;
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

export default NumberingDetail;
