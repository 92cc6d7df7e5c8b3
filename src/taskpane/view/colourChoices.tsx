import type { ColourMethod } from '../../core/model';
import { choiceTexts } from '../../language/choices';
import { coloursFor, coloursOf } from '../options';
import { Choice } from './choice';
import type { RosterProps } from './frame';
import { Pins } from './pins';

/** Who has White, and who stays in one place. */
export const ColourChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const texts = choiceTexts(speech.language, speech.profile);
  const { options } = state;
  const chosen = coloursOf(roster, options);
  return (
    <>
      <Choice<ColourMethod>
        label={texts.colours}
        hint={texts.colouring[chosen].about}
        value={chosen}
        choices={coloursFor(roster, options).map((id) => [id, texts.colouring[id].name] as const)}
        onChoose={(colours) => pane.choose({ colours })}
      />
      <Pins {...props} />
    </>
  );
};
