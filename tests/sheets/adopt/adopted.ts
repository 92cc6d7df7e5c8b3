import { adoptFound, type AdoptChoices, type Adoption } from '../../../src/app/tools/adopt';
import type { Result } from '../../../src/core/result';
import { makeTyped, mirror } from '../../../src/core/results/typed';
import { readFound } from '../../../src/sheets/adopt/read';
import { gridOf, type Typed } from '../../adoptGrid';

/** A table adopted from a grid, without any workbook. */
export const adopted = (
  rows: readonly (readonly Typed[])[],
  choices: AdoptChoices = {},
): Result<Adoption> => {
  const found = readFound(gridOf(rows), [], choices.scoring);
  return found.ok ? adoptFound(found.value, choices, { id: 'x' }) : found;
};

/**
 * The games as far as the table itself tells them: `2. Berg 1-0 Carlsen` with White first, where it tells the colours; else
 * `Berg ? Carlsen 1-0` in the order of the list. By round, or by pair where the table tells no rounds.
 */
export const gamesTold = ({ tournament, games }: Adoption): readonly string[] => {
  const lines = tournament.games.map((game, index) => {
    const { roundGiven, coloursGiven } = games[index]!;
    const isTurned = !coloursGiven && game.white > game.black;
    const [left, right] = isTurned ? [game.black, game.white] : [game.white, game.black];
    const { outcome } = game;
    const result = outcome === null ? '…' : makeTyped(isTurned ? mirror(outcome) : outcome);
    const name = (no: number): string => tournament.players[no - 1]!.name;
    const [low, high] = [Math.min(left, right), Math.max(left, right)];
    const text = coloursGiven
      ? `${name(left)} ${result} ${name(right)}`
      : `${name(left)} ? ${name(right)} ${result}`;
    const key = [roundGiven ? game.round : 0, low, high, game.cycle];
    return { key, text: roundGiven ? `${game.round}. ${text}` : text };
  });
  const order = (one: readonly number[], other: readonly number[]): number =>
    one.map((each, index) => each - other[index]!).find((difference) => difference !== 0) ?? 0;
  return lines.sort((one, other) => order(one.key, other.key)).map(({ text }) => text);
};
