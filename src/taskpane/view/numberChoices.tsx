import { entryAt } from '../../core/present';
import { TEAM_NUMBERING } from '../../core/draw/teams';
import { choiceTexts } from '../../language/choices';
import { newTournamentTexts } from '../../language/newTournament';
import { isMatch } from '../matches';
import { detailOf, detailsFor, methodOf, methodsFor, moved, numbersTyped, orderTyped } from '../numbering';
import { USUAL_NUMBERS } from '../usual';
import { Choice, TextField } from './choice';
import type { RosterProps } from './frame';
import { Ordered } from './ordered';

/** More players than so many are not put in order line by line. */
const MOST_LINES = 100;

/** Numbers by hand: the players in the order of their numbers, and the numbers as they are typed. */
const ByHand = ({ pane, speech, roster, typed }: RosterProps & { readonly typed: string }) => {
  const said = choiceTexts().details.hand;
  const texts = newTournamentTexts();
  const { players } = roster;
  const order = players.length > MOST_LINES ? null : orderTyped(typed, players.length);
  const tell = (detail: string): void => pane.choose({ detail });
  return (
    <>
      {order && (
        <Ordered
          speech={speech}
          label={texts.byNumber}
          lines={order.map((place) => entryAt(players, place).name)}
          onMove={(from, to) => tell(numbersTyped(moved(order, from, to)))}
        />
      )}
      <TextField label={said?.name ?? ''} hint={said?.about ?? ''} value={typed} onType={tell} />
    </>
  );
};

/** What a way of giving numbers has to be told: a column, the numbers themselves, a variant; nothing for most. */
const Detail = (props: RosterProps) => {
  const { pane, state, roster } = props;
  const { options } = state;
  const method = methodOf(options);
  const said = choiceTexts().details[method];
  const details = detailsFor(method, roster);
  if (!said || details.length === 0) return null;
  const value = detailOf(roster, options);
  if (method === 'hand') return <ByHand {...props} typed={value} />;
  return (
    <Choice
      label={said.name}
      hint={said.about}
      value={value}
      choices={details.map((detail) => [detail, said.choices[detail] ?? detail] as const)}
      onChoose={(detail) => pane.choose({ detail })}
    />
  );
};

/** How players get their pairing numbers. */
export const NumberChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { texts } = speech;
  const numbers = methodOf(state.options);
  const match = isMatch(roster, state.options);
  const methods = methodsFor(roster, state.options).filter(
    (id) => !match || id === numbers || TEAM_NUMBERING.includes(id),
  );
  return (
    <>
      <Choice
        usual={USUAL_NUMBERS}
        label={newTournamentTexts().numbers}
        hint={numbers === 'lots' ? undefined : texts.numbering[numbers].about}
        value={numbers}
        choices={methods.map((id) => [id, texts.numbering[id].name] as const)}
        onChoose={(chosen) => pane.choose({ numbers: chosen, detail: null })}
      />
      <Detail {...props} />
    </>
  );
};
