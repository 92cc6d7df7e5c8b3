import { Checkbox, Field } from '@fluentui/react-components';
import { useState } from 'react';
import type { Preview } from '../../app/preview';
import { ALL_SYSTEMS } from '../../core/pairing/anySystem';
import type { SystemId } from '../../core/model';
import { type Character, characterOf } from '../../core/pairing/character';
import { SYSTEMS, TEAM_SYSTEMS } from '../../core/pairing/registry';
import {
  defaultExchange,
  exchangeApplies,
  type ScheduleRequest,
  makeSchedule,
} from '../../core/pairing/schedule';
import { matchOf, type MatchSizes } from '../../core/pairing/teams/members';
import { makeTeamSchedule, memberLabel } from '../../core/pairing/teams/schedule';
import { choiceTexts } from '../../language/choices';
import { newTournamentTexts } from '../../language/newTournament';
import { systemText } from '../../language/systems';
import { isMatch, matchIn, tableFor } from '../matches';
import { CYCLES, draftOf, effective, optionsOn } from '../draft';
import type { Options } from '../options';
import type { Speech } from '../speech';
import { USUAL_CYCLES, USUAL_SYSTEMS } from '../usual';
import { Choice, LongChoice } from './choice';
import { More, type RosterProps, Sentence } from './frame';
import { SmallTable } from './table';

/** Above so many players the schedules take longer to make than somebody waits for. */
const MOST_PLAYERS = 100;

/** A schedule as it would come out: of a list of players, or of a match with so many in each team. */
interface Asked extends ScheduleRequest {
  readonly match: MatchSizes | null;
}

const characterIn = ({ match, ...request }: Asked): Character | null => {
  const schedule = match ? makeTeamSchedule({ ...request, ...match }) : makeSchedule(request);
  return schedule.ok ? characterOf(schedule.value) : null;
};

/** The sizes of the teams, where the list makes a match of two. */
const matchSizesIn = ({ state, roster, speech }: RosterProps): MatchSizes | null => {
  if (!isMatch(roster, state.options)) return null;
  const draft = draftOf(roster, state.options, speech.language);
  return draft.ok ? matchOf(draft.value.tournament) : null;
};

const spanText = ({ least, most }: Character['whites'], { say, language }: Speech): string => {
  const { spans } = newTournamentTexts(language);
  const text = least === most ? spans.one : most - least === 1 ? spans.or : spans.to;
  return say(text, { least, most });
};

/** What is compared, a line each: what it is called, and its value in a schedule. */
const linesOf = (
  characters: readonly Character[],
  speech: Speech,
  label: (no: number) => string,
): readonly (readonly [string, ...string[]])[] => {
  const texts = newTournamentTexts(speech.language, speech.profile).compared;
  const { say } = speech;
  const line = (name: string, value: (character: Character) => string): readonly [string, ...string[]] => [
    name,
    ...characters.map(value),
  ];
  const [first] = characters;
  return [
    line(texts.whites, ({ whites }) => spanText(whites, speech)),
    line(texts.longestRun, ({ longestRun, runners }) =>
      say(texts.running, { games: longestRun, players: runners }),
    ),
    ...(first && first.rests.most > 0 ? [line(texts.rests, ({ rests }) => spanText(rests, speech))] : []),
    ...(first?.teamWhites
      ? [line(texts.teamWhites, ({ teamWhites }) => (teamWhites ? spanText(teamWhites, speech) : ''))]
      : []),
    ...(first?.meetings ?? []).map(({ one, other }, place) =>
      line(say(texts.meeting, { one: label(one), other: label(other) }), ({ meetings }) =>
        say(texts.rounds, { rounds: meetings[place]?.rounds.join(', ') ?? '' }),
      ),
    ),
  ];
};

const Compared = (props: RosterProps) => {
  const { state, speech, roster } = props;
  const { options } = state;
  const { language, profile } = speech;
  const said = newTournamentTexts(language, profile);
  const { system, cycles } = effective(roster, options);
  const players = roster.players.length;
  const match = matchSizesIn(props);
  const others = (match ? TEAM_SYSTEMS : SYSTEMS).filter(({ id }) => id !== system);
  const [wanted, want] = useState(others[0]?.id ?? system);
  const other = others.find(({ id }) => id === wanted)?.id ?? others[0]?.id ?? system;
  const asked = { players, match, cycles };
  const exchangeLastTwo = options.exchange ?? undefined;
  const characters = [
    characterIn({ ...asked, system, options: options.systemOptions, exchangeLastTwo }),
    characterIn({ ...asked, system: other }),
  ].flatMap((character) => character ?? []);
  const label = (no: number): string => (match ? memberLabel(match.boards, no) : `${no}`);
  const names = [system, other].map((id) => systemText(id, profile).name);
  return (
    <>
      <Choice
        label={said.compareWith}
        value={other}
        choices={others.map(({ id }) => [id, systemText(id, profile).name] as const)}
        onChoose={want}
      />
      {characters.length === 2 && (
        <SmallTable
          label={said.compare}
          columns={[said.compared.system, ...names].map((heading) => ({ heading }))}
          rows={linesOf(characters, speech, label)}
        />
      )}
    </>
  );
};

/** How the schedule comes out, beside that of another system. */
const Compare = (props: RosterProps) => {
  const [opened, open] = useState(false);
  if (props.roster.players.length > MOST_PLAYERS) return null;
  return (
    <More title={newTournamentTexts(props.speech.language).compare} onToggle={() => open(true)}>
      {opened && <Compared {...props} />}
    </More>
  );
};

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
  const { options, profile, language, say } = speech;
  const { system, systemOptions } = chosen;
  const open = size === undefined ? [] : optionsOn(system, size, systemOptions);
  return (
    <>
      <LongChoice
        speech={speech}
        usual={USUAL_CYCLES}
        label={cycles.cyclesLabel}
        value={String(chosen.cycles)}
        choices={CYCLES.map((count) => [String(count), say(cycles.cyclesChoice, { count })] as const)}
        onChoose={(count) => onChoose({ cycles: Number(count) })}
      />
      <LongChoice
        speech={speech}
        usual={USUAL_SYSTEMS}
        label={newTournamentTexts(language, profile).system}
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

/** How often everyone has White, and that nobody has one colour too often running; nothing of players with unlike games. */
const coloursText = ({ colours }: Preview, { language, profile, say }: Speech): string => {
  const texts = newTournamentTexts(language, profile);
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
  const { texts, language, profile } = speech;
  const { system, cycles } = effective(roster, state.options);
  const { systemOptions } = state.options;
  return (
    <>
      <SystemFields
        speech={speech}
        offered={matchIn(roster) || isMatch(roster, state.options) ? ALL_SYSTEMS : SYSTEMS}
        size={tableFor(roster, state.options)}
        chosen={{ system, systemOptions, cycles }}
        cyclesLabel={newTournamentTexts(language, profile).cycles}
        cyclesChoice={texts.cyclesChoice}
        onChoose={(more) => pane.choose(more)}
      />
      <Exchange {...props} />
      {preview && <Sentence quiet>{coloursText(preview, speech)}</Sentence>}
      <Compare {...props} />
    </>
  );
};
