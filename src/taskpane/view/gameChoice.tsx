import { useState } from 'react';
import { plays, type Game, type Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { fromLeft } from '../../core/sides';
import { playersTexts } from '../../language/players';
import type { Speech } from '../speech';
import { Choice } from './choice';

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
export const GameChoice = ({ label, tournament, value, speech, onChoose }: GameChoiceProps) => {
  const texts = playersTexts(speech.language, speech.profile);
  const chosen = tournament.games.find(({ no }) => String(no) === value);
  const [player, setPlayer] = useState(chosen ? String(chosen.white) : '');
  const name = nameOf(tournament.players);
  const gameText = ({ round, board, white, black }: Game): string => {
    const [left, right] = fromLeft(speech, white, black);
    return speech.say(texts.gameChoice, { round, board, left: name(left), right: name(right) });
  };
  return (
    <>
      <Choice
        label={`${label}: ${texts.whose}`}
        value={player}
        choices={[
          ['', texts.choose],
          ...tournament.players.map(({ no, name: named }) => [String(no), named] as const),
        ]}
        onChoose={(no) => {
          setPlayer(no);
          onChoose('');
        }}
      />
      {player !== '' && (
        <Choice
          label={`${label}: ${texts.which}`}
          value={value}
          choices={[
            ['', texts.choose],
            ...ofPlayer(tournament, player).map((game) => [String(game.no), gameText(game)] as const),
          ]}
          onChoose={onChoose}
        />
      )}
    </>
  );
};
