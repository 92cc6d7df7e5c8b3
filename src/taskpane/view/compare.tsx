import { useState } from 'react';
import { characterOf, type Character } from '../../core/pairing/character';
import { SYSTEMS } from '../../core/pairing/registry';
import type { ScheduleRequest } from '../../core/pairing/request';
import { makeSchedule } from '../../core/pairing/schedule';
import { newTournamentTexts } from '../../language/newTournament';
import { systemText } from '../../language/systems';
import { effective } from '../options';
import type { Speech } from '../speech';
import { Choice } from './choice';
import { More, type RosterProps } from './frame';
import { SmallTable } from './table';

/** Above so many players the schedules take longer to make than somebody waits for. */
const MOST_PLAYERS = 100;

const characterIn = (request: ScheduleRequest): Character | null => {
  const schedule = makeSchedule(request);
  return schedule.ok ? characterOf(request.players, schedule.value.rounds) : null;
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
    ...(first?.meetings ?? []).map(({ one, other }, place) =>
      line(say(texts.meeting, { one, other }), ({ meetings }) =>
        say(texts.rounds, { rounds: meetings[place]?.rounds.join(', ') ?? '' }),
      ),
    ),
  ];
};

const Compared = ({ state, speech, roster }: RosterProps) => {
  const { options } = state;
  const { language, profile } = speech;
  const said = newTournamentTexts(language, profile);
  const { system, cycles } = effective(roster, options);
  const players = roster.players.length;
  const others = SYSTEMS.filter(({ id }) => id !== system);
  const [wanted, want] = useState(others[0]?.id ?? system);
  const other = wanted === system ? (others[0]?.id ?? system) : wanted;
  const characters = [
    characterIn({
      ...{ system, players, cycles, options: options.systemOptions },
      exchangeLastTwo: options.exchange ?? undefined,
    }),
    characterIn({ system: other, players, cycles }),
  ].flatMap((character) => character ?? []);
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
          columns={[said.compared.schedule, ...names].map((heading) => ({ heading }))}
          rows={linesOf(characters, speech)}
        />
      )}
    </>
  );
};

/** How the schedule comes out, beside that of another system. */
export const Compare = (props: RosterProps) => {
  const [opened, open] = useState(false);
  if (props.roster.players.length > MOST_PLAYERS) return null;
  return (
    <More title={newTournamentTexts(props.speech.language).compare} onToggle={() => open(true)}>
      {opened && <Compared {...props} />}
    </More>
  );
};
