import { Checkbox, Field } from '@fluentui/react-components';
import type { Preview } from '../../app/preview';
import { ALL_SYSTEMS } from '../../core/pairing/anySystem';
import type { SystemId } from '../../core/model';
import { SYSTEMS } from '../../core/pairing/registry';
import { defaultExchange, exchangeApplies } from '../../core/pairing/schedule';
import { choiceTexts } from '../../language/choices';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { systemText } from '../../language/systems';
import { isMatch, matchIn, tableFor } from '../matches';
import { CYCLES, effective, optionsOn } from '../draft';
import type { Options } from '../options';
import type { Speech } from '../speech';
import { USUAL_CYCLES, USUAL_SYSTEMS } from '../usual';
import { Choice } from './choice';
import { type RosterProps, Sentence } from './frame';
import { hasSides } from '../../core/results/sides';

interface SystemFieldsProps extends Pick<RosterProps, 'speech'> {
  readonly offered: readonly { readonly id: SystemId }[];
  /** For how many it is made; `undefined` while nobody knows. */
  readonly size: number | undefined;
  readonly chosen: Pick<Options, 'systemOptions'> & { readonly system: SystemId; readonly cycles: number };
  readonly cyclesLabel: string;
  readonly cyclesChoice: string;
  readonly onChoose: (more: Partial<SystemFieldsProps['chosen']>) => void;
}

/** How many times each pair meets, by which system, and what that leaves open if it means anything in this field. */
export const SystemFields = ({ speech, offered, size, chosen, onChoose, ...cycles }: SystemFieldsProps) => {
  const { options, profile } = speech;
  const { system, systemOptions } = chosen;
  const open = size === undefined ? [] : optionsOn(system, size, systemOptions);
  return (
    <>
      <Choice
        short
        usual={USUAL_CYCLES}
        label={cycles.cyclesLabel}
        value={String(chosen.cycles)}
        choices={CYCLES.map((count) => [String(count), say(cycles.cyclesChoice, { count })] as const)}
        onChoose={(count) => onChoose({ cycles: Number(count) })}
      />
      <Choice
        usual={USUAL_SYSTEMS}
        label={newTournamentTexts(profile).system}
        hint={systemText(system, profile).about}
        value={system}
        choices={offered.map(({ id }) => [id, systemText(id, profile).name] as const)}
        onChoose={(id) => onChoose({ system: id, systemOptions: {} })}
      />
      {open.map(({ name, choices, chosen: value }) => (
        <Choice
          key={name}
          label={options[name].name}
          hint={options[name].about}
          value={value}
          choices={choices.map((id) => [id, options[name].choices[id] ?? id] as const)}
          onChoose={(id) => onChoose({ systemOptions: { ...systemOptions, [name]: id } })}
        />
      ))}
    </>
  );
};

const Exchange = ({ pane, state, speech, roster }: RosterProps) => {
  const texts = choiceTexts(speech.profile);
  const { system, cycles } = effective(roster, state.options);
  const players = roster.players.length;
  if (!hasSides(speech) || isMatch(roster, state.options) || !exchangeApplies(players, cycles)) return null;
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

/** How often everyone has White, and that nobody has one colour too often running; nothing of players with unlike games. */
const coloursText = ({ colours }: Preview, { profile }: Speech): string => {
  const texts = newTournamentTexts(profile);
  const { gamesEach: games, whitesEach, neverThree } = colours;
  const { least, most } = whitesEach;
  const text = least === most ? texts.coloursEqual : most - least === 1 ? texts.coloursOr : texts.coloursTo;
  return [
    ...(games === null ? [] : [say(text, { least, most, games })]),
    ...(neverThree ? [texts.neverThree] : []),
  ].join(' ');
};

interface SystemProps extends RosterProps {
  /** `null` while the choices have a problem. */
  readonly preview: Preview | null;
}

/** How many times each pair meets, by which system; those for two teams where the list has two. */
export const SystemChoices = ({ preview, ...props }: SystemProps) => {
  const { pane, state, speech, roster } = props;
  const { texts, profile } = speech;
  const { system, cycles } = effective(roster, state.options);
  const { systemOptions } = state.options;
  return (
    <>
      <SystemFields
        speech={speech}
        offered={matchIn(roster) || isMatch(roster, state.options) ? ALL_SYSTEMS : SYSTEMS}
        size={tableFor(roster, state.options)}
        chosen={{ system, systemOptions, cycles }}
        cyclesLabel={newTournamentTexts(profile).cycles}
        cyclesChoice={texts.cyclesChoice}
        onChoose={(more) => pane.choose(more)}
      />
      <Exchange {...props} />
      {preview && hasSides(speech) && <Sentence quiet>{coloursText(preview, speech)}</Sentence>}
    </>
  );
};
