import type { WantedPin } from '../../core/draw/placePins';
import type { ColourMethod } from '../../core/model';
import { choiceTexts } from '../../language/choices';
import { type ChoiceGroup, newTournamentTexts } from '../../language/newTournament';
import { systemText } from '../../language/systems';
import { isMatch } from '../matches';
import { methodOf } from '../numbering';
import { coloursFor, coloursOf, effective } from '../draft';
import type { Options } from '../options';
import { Choice, TextField } from './choice';
import { EveningGroup } from './evening';
import { EventChoices } from './eventChoices';
import { type RosterProps, Section, type ViewProps } from './frame';
import { Group } from './group';
import { NumberChoices } from './numberChoices';
import { PointChoices } from './pointChoices';
import { RankingChoices } from './rankingChoices';
import { SystemChoices } from './systemChoices';

/** What is typed of the dates, once there is a first one. */
type Typed = Extract<keyof Options, 'daysBetween' | 'skippedDays' | 'timesOfDay' | 'boardsThere'>;

/** When the rounds are played. */
const DateChoices = ({ pane, state, speech }: ViewProps) => {
  const texts = choiceTexts(speech.language);
  const { options } = state;
  const typed = (name: Typed, label: string, hint?: string, isNumber = false) => (
    <TextField
      label={label}
      hint={hint}
      inputMode={isNumber ? 'numeric' : 'text'}
      value={options[name]}
      onType={(value) => pane.choose({ [name]: value })}
    />
  );
  return (
    <>
      <TextField
        label={texts.firstDay}
        hint={texts.firstDayHint}
        type="date"
        value={options.firstDay}
        onType={(firstDay) => pane.choose({ firstDay })}
      />
      {options.firstDay !== '' && (
        <>
          {typed('daysBetween', texts.daysBetween, undefined, true)}
          {typed('skippedDays', texts.skipped, texts.skippedHint)}
          {typed('timesOfDay', texts.times, texts.timesHint)}
          {typed('boardsThere', texts.boardsThere, texts.boardsThereHint, true)}
        </>
      )}
    </>
  );
};

type Named = readonly (readonly [value: string, name: string])[];

/** What is chosen is among the choices, whatever became of the list. */
const withChosen = (choices: Named, value: string): Named =>
  choices.some(([id]) => id === value) ? choices : [...choices, [value, value]];

interface PinProps extends RosterProps {
  readonly place: number;
  readonly pin: WantedPin | null;
  readonly onPin: (pin: WantedPin | null) => void;
}

const Pin = ({ state, speech, roster, place, pin, onPin }: PinProps) => {
  const texts = choiceTexts(speech.language, speech.profile);
  const { players } = roster;
  const player = pin?.player ?? '';
  const board = pin?.board === undefined ? '' : String(pin.board);
  const others = state.options.pins.filter((_, index) => index !== place);
  const free = players.filter(({ name }) => others.every((other) => other.player !== name));
  const boards = Array.from({ length: Math.floor(players.length / 2) }, (_, index) => index + 1);
  return (
    <>
      <Choice
        label={place === 0 ? texts.pin : texts.pinToo}
        hint={place === 0 ? texts.pinHint : undefined}
        value={player}
        choices={withChosen([['', texts.nobody], ...free.map(({ name }) => [name, name] as const)], player)}
        onChoose={(name) => onPin(name === '' ? null : { ...pin, player: name })}
      />
      {pin && (
        <Choice
          label={texts.place}
          hint={board === '' ? texts.seatHint : texts.boardHint}
          value={board}
          choices={withChosen(
            [
              ['', texts.seat],
              ...boards.map((no) => [String(no), speech.say(texts.board, { board: no })] as const),
            ],
            board,
          )}
          onChoose={(no) => onPin(no === '' ? { player } : { player, board: Number(no) })}
        />
      )}
    </>
  );
};

/** Players who stay in their place, and room for one more as long as there are boards. */
const Pins = (props: RosterProps) => {
  const { pane, state, roster } = props;
  const { pins } = state.options;
  const more = pins.length < Math.floor(roster.players.length / 2) ? [null] : [];
  const put = (place: number, pin: WantedPin | null): void =>
    pane.choose({ pins: [...pins.slice(0, place), ...(pin ? [pin] : []), ...pins.slice(place + 1)] });
  return [...pins, ...more].map((pin, place) => (
    <Pin key={place} {...props} place={place} pin={pin} onPin={(changed) => put(place, changed)} />
  ));
};

/** Who has White, and who stays in one place. */
const ColourChoices = (props: RosterProps) => {
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

/** What is chosen in each group, in few words. */
const chosenIn = ({ state, speech, roster }: RosterProps): Readonly<Record<ChoiceGroup, string>> => {
  const { options, event } = state;
  const { texts, say, language, profile } = speech;
  const [said, choice] = [newTournamentTexts(language, profile), choiceTexts(language, profile)];
  const { system, cycles, rules } = effective(roster, options);
  const { pins, scoring, points, firstDay, tieBreaks, teamTieBreaks } = options;
  return {
    event: `${event ?? roster.event}, ${choice.profiles[profile].name}`,
    system: say(said.systemChosen, {
      system: systemText(system, profile).name,
      cycles: say(texts.cyclesChoice, { count: cycles }),
    }),
    numbers: texts.numbering[methodOf(options)].name,
    places: [
      choice.colouring[coloursOf(roster, options)].name,
      ...(pins.length > 0 ? [say(said.staying, { count: pins.length })] : []),
    ].join(', '),
    points: scoring === 'own' ? points.join(' – ') : choice.scorings[scoring],
    ranking: tieBreaks === null && teamTieBreaks === null ? (choice.ruleSets[rules] ?? rules) : said.ownOrder,
    dates: firstDay === '' ? said.noDates : say(said.datesChosen, { day: firstDay }),
  };
};

/** What the arbiter can choose, in groups; everything has a default. */
export const ChoicesSection = ({ naming, ...props }: RosterProps & { readonly naming: number }) => {
  const { language, profile } = props.speech;
  const said = newTournamentTexts(language, profile);
  const chosen = chosenIn(props);
  const of = (group: ChoiceGroup) => ({ ...said.groups[group], chosen: chosen[group] });
  return (
    <Section title={said.choices}>
      <div>
        <Group {...of('event')} opened={naming}>
          {() => <EventChoices {...props} naming={naming} />}
        </Group>
        <Group {...of('system')}>{() => <SystemChoices {...props} />}</Group>
        <Group {...of('numbers')}>{() => <NumberChoices {...props} />}</Group>
        {!isMatch(props.roster, props.state.options) && (
          <Group {...of('places')}>{() => <ColourChoices {...props} />}</Group>
        )}
        <Group {...of('points')}>{() => <PointChoices {...props} />}</Group>
        <Group {...of('ranking')}>{() => <RankingChoices {...props} />}</Group>
        <Group {...of('dates')}>{() => <DateChoices {...props} />}</Group>
        <EveningGroup {...props} />
      </div>
    </Section>
  );
};
