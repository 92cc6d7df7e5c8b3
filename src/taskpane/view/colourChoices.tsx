import type { WantedPin } from '../../core/draw/pins';
import { HANDICAPS, type ColourMethod, type HandicapId } from '../../core/model';
import { allowsHandicap } from '../../core/results/handicap';
import { choiceTexts } from '../../language/choices';
import { say } from '../../language/language';
import { coloursFor, coloursOf } from '../draft';
import { Choice } from './choice';
import type { RosterProps } from './frame';
import { hasSides } from '../../core/results/sides';

type Named = readonly (readonly [value: string, name: string])[];

/** What is chosen is among the choices, whatever became of the list. */
const withChosen = (choices: Named, value: string): Named =>
  value === '' || choices.some(([id]) => id === value) ? choices : [...choices, [value, value]];

interface PinProps extends RosterProps {
  readonly place: number;
  readonly pin: WantedPin | null;
  readonly onPin: (pin: WantedPin | null) => void;
}

const Pin = ({ state, speech, roster, place, pin, onPin }: PinProps) => {
  const texts = choiceTexts(speech.profile);
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
        none={texts.nobody}
        choices={withChosen(
          free.map(({ name }) => [name, name] as const),
          player,
        )}
        onChoose={(name) => onPin(name === '' ? null : { ...pin, player: name })}
      />
      {pin && (
        <Choice
          label={texts.place}
          hint={board === '' ? texts.seatHint : texts.boardHint}
          value={board}
          none={texts.seat}
          choices={withChosen(
            boards.map((no) => [String(no), say(texts.board, { board: no })] as const),
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
export const ColourChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const texts = choiceTexts(speech.profile);
  const { options } = state;
  const chosen = coloursOf(roster, options);
  const offered = coloursFor(roster, options);
  // A handicap goes with the colours that allow one.
  const ranked = offered.find((colours) => allowsHandicap({ profile: speech.profile, colours }));
  return (
    <>
      {hasSides(speech) && (
        <Choice<ColourMethod>
          short
          label={texts.colours}
          hint={chosen === 'system' ? undefined : texts.colouring[chosen].about}
          value={chosen}
          choices={offered.map((id) => [id, texts.colouring[id].name] as const)}
          onChoose={(colours) => pane.choose({ colours })}
        />
      )}
      {ranked && (
        <Choice<HandicapId>
          label={speech.words.form.labels.handicap ?? ''}
          hint={speech.words.form.sentences.handicap}
          value={chosen === ranked ? options.handicap : 'none'}
          choices={HANDICAPS.map((id) => [id, speech.words.form.handicaps[id]] as const)}
          onChoose={(handicap) => pane.choose({ handicap, ...(handicap !== 'none' && { colours: ranked }) })}
        />
      )}
      <Pins {...props} />
    </>
  );
};
