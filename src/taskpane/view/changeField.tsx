import { useState } from 'react';
import type { ChangeField } from '../../app/changes/change';
import { valueOf } from '../../app/changes/preview';
import { type Game, type Player, plays, type Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { fromLeft, hasColours } from '../../core/results/sides';
import { isBye, withoutByes } from '../../language/byes';
import { changeTexts } from '../../language/changes';
import { say } from '../../language/language';
import { playersTexts } from '../../language/players';
import type { Speech } from '../speech';
import { Choice, TextField } from './choice';
import type { OpenedProps } from './frame';
import { playerChoices } from './playerChoices';

interface GameChoiceProps {
  readonly label: string;
  readonly tournament: Tournament;
  /** The game's number, or nothing. */
  readonly value: string;
  readonly speech: Speech;
  readonly onChoose: (game: string) => void;
}

const ofPlayer = ({ games }: Tournament, player: string): readonly Game[] =>
  games
    .filter(plays(Number(player)))
    .sort((one, other) => one.round - other.round || one.board - other.board);

/** A game, by one of its players and its round. */
const GameChoice = ({ label, tournament, value, speech, onChoose }: GameChoiceProps) => {
  const texts = playersTexts(speech.whom);
  const chosen = tournament.games.find(({ no }) => String(no) === value);
  const [player, setPlayer] = useState(chosen ? String(chosen.white) : '');
  const name = nameOf(tournament.players);
  const hasGame = ({ no }: Player): boolean => tournament.games.some(plays(no));
  const gameText = ({ round, board, white, black }: Game): string => {
    const [left, right] = fromLeft(speech, white, black);
    return say(texts.gameChoice, { round, board, left: name(left), right: name(right) });
  };
  return (
    <>
      <Choice
        label={say(texts.whose, { game: label })}
        value={player}
        none={texts.choose}
        choices={playerChoices(tournament, hasGame)}
        onChoose={(no) => {
          setPlayer(no);
          onChoose('');
        }}
      />
      {player !== '' && (
        <Choice
          label={label}
          value={value}
          none={texts.choose}
          choices={ofPlayer(tournament, player).map((game) => [String(game.no), gameText(game)] as const)}
          onChoose={onChoose}
        />
      )}
    </>
  );
};

interface FieldProps extends OpenedProps {
  readonly field: ChangeField;
}

/** Nobody comes back for a bye. */
export const isMeant =
  ({ who = 'all' }: Pick<ChangeField, 'who'>) =>
  (player: Player): boolean => {
    if (player.status === 'playing') return who !== 'left';
    return who === 'all' || (who !== 'playing' && !isBye(player));
  };

/** Whose words there are of a game: without colours, all have the same. */
export const spokenOf = (of: Pick<Tournament, 'profile'>): Tournament['profile'] =>
  hasColours(of) ? of.profile : 'neutral';

/** A field of a change, as its kind needs it. */
export const ChangeFieldView = ({ pane, state, tournament, speech, field }: FieldProps) => {
  const { changing } = state;
  const texts = changeTexts(speech.whom);
  const words = tournament.discipline ? field.ofTeams : field.inGame?.[spokenOf(tournament)];
  const { kind, ...own } = { ...field, ...words };
  const label = field.labelIn?.(tournament) ?? own.label;
  const choices = field.choicesIn?.(tournament, changing.given) ?? own.choices ?? [];
  const value = valueOf(field, tournament, changing.given);
  const give = (typed: string): void => pane.give({ ...changing.given, [field.name]: typed });
  const choice = { label, value, onChoose: give };
  if (kind === 'player')
    return <Choice {...choice} none={texts.choose} choices={playerChoices(tournament, isMeant(field))} />;
  if (kind === 'choice')
    return <Choice {...choice} {...(value === '' && { none: texts.choose })} choices={choices} />;
  if (kind === 'game') {
    // A bye has no result to correct; it may change places with a game.
    const { games } = changing.change === 'exchange' ? tournament : withoutByes(tournament);
    const there = { ...tournament, games };
    return <GameChoice label={label} tournament={there} value={value} speech={speech} onChoose={give} />;
  }
  const hint = field.hintIn?.(tournament, changing.given) ?? field.hint;
  return <TextField label={label} hint={hint} type={kind} value={value} onType={give} />;
};
