import { Checkbox, Field } from '@fluentui/react-components';
import { ALL_SYSTEMS } from '../../core/pairing/anySystem';
import { defaultExchange, exchangeApplies } from '../../core/pairing/exchange';
import { SYSTEMS } from '../../core/pairing/registry';
import { choiceTexts } from '../../language/choices';
import { newTournamentTexts } from '../../language/newTournament';
import { systemText } from '../../language/systems';
import { isMatch, matchIn, tableFor } from '../matches';
import { CYCLES, effective, optionsOn } from '../options';
import { Choice } from './choice';
import { Compare } from './compare';
import type { RosterProps } from './frame';

/** What the system leaves open, if it means anything in this field. */
const OwnChoices = ({ pane, state, speech: { options }, roster }: RosterProps) => {
  const { system } = effective(roster, state.options);
  const { systemOptions } = state.options;
  const size = tableFor(roster, state.options);
  return optionsOn(system, size, systemOptions).map(({ name, choices, chosen }) => {
    const said = options[name];
    return (
      <Choice
        key={name}
        label={said.name}
        hint={said.about}
        value={chosen}
        choices={choices.map((id) => [id, said.choices[id] ?? id] as const)}
        onChoose={(id) => pane.choose({ systemOptions: { ...systemOptions, [name]: id } })}
      />
    );
  });
};

const Exchange = ({ pane, state, speech, roster }: RosterProps) => {
  const texts = choiceTexts(speech.language, speech.profile);
  const { system, cycles } = effective(roster, state.options);
  const players = roster.players.length;
  if (isMatch(roster, state.options) || !exchangeApplies(players, cycles)) return null;
  return (
    <Field hint={texts.exchangeHint}>
      <Checkbox
        label={texts.exchange}
        checked={
          state.options.exchange ?? defaultExchange(system, players, cycles, state.options.systemOptions)
        }
        onChange={(_, { checked }) => pane.choose({ exchange: checked === true })}
      />
    </Field>
  );
};

/** Which system, how often everyone meets; those for two teams where the list has two. */
export const SystemChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { texts, say, language, profile } = speech;
  const said = newTournamentTexts(language, profile);
  const { system, cycles } = effective(roster, state.options);
  const offered = matchIn(roster) || isMatch(roster, state.options) ? ALL_SYSTEMS : SYSTEMS;
  return (
    <>
      <Choice
        label={said.system}
        hint={systemText(system, profile).about}
        value={system}
        choices={offered.map(({ id }) => [id, systemText(id, profile).name] as const)}
        onChoose={(id) => pane.choose({ system: id, systemOptions: {} })}
      />
      <OwnChoices {...props} />
      <Choice
        label={said.cycles}
        value={String(cycles)}
        choices={CYCLES.map((count) => [String(count), say(texts.cyclesChoice, { count })] as const)}
        onChoose={(count) => pane.choose({ cycles: Number(count) })}
      />
      <Exchange {...props} />
      <Compare {...props} />
    </>
  );
};
