import { Field, Input } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ProfileId } from '../../core/model';
import { PAPER_FORMATS, type PaperFormat } from '../../core/paper';
import { choiceTexts } from '../../language/choices';
import { newTournamentTexts } from '../../language/newTournament';
import { Choice, keys } from './choice';
import type { RosterProps } from './frame';

/** What the event is called, which game it is, and on what it is printed. */
export const EventChoices = ({
  pane,
  state,
  speech,
  roster,
  naming,
}: RosterProps & { readonly naming: number }) => {
  const { language, profile } = speech;
  const texts = choiceTexts(language, profile);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (naming === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [naming]);
  return (
    <>
      <Field label={newTournamentTexts(language).event}>
        <Input
          input={{ ref: field }}
          value={state.event ?? roster.event}
          onChange={(_, { value }) => pane.nameEvent(value)}
        />
      </Field>
      <Choice<ProfileId>
        label={texts.profile}
        hint={texts.profiles[profile].about}
        value={profile}
        choices={keys(texts.profiles).map((id) => [id, texts.profiles[id].name] as const)}
        onChoose={(chosen) => pane.choose({ profile: chosen })}
      />
      <Choice<PaperFormat>
        label={texts.paper}
        value={state.options.paper}
        choices={PAPER_FORMATS.map((id) => [id, texts.papers[id]] as const)}
        onChoose={(paper) => pane.choose({ paper })}
      />
    </>
  );
};
