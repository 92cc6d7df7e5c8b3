import { playerNamed } from '../app/withdraw';
import { explainPlace, type ExplainedPlace } from '../core/explain/standings';
import type { Tournament } from '../core/model';
import { andThen, type Result } from '../core/result';
import { placeText } from '../language/explain';
import { oneLine } from './line';

/** The place of a player, named or by his pairing number. Problems: `player-unknown`, those of `explainPlace`. */
export const explainedPlace = (
  tournament: Tournament,
  typed: string,
  order: readonly string[],
): Result<ExplainedPlace> => {
  const named = playerNamed(tournament, typed);
  const found = !named.ok && /^\d+$/.test(typed) ? playerNamed(tournament, Number(typed)) : named;
  return andThen(found, ({ no }) => explainPlace(tournament, no, order));
};

/** The same in words. */
export const explainedText = ({ players }: Tournament, place: ExplainedPlace, language: string): string => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return placeText(place, { names, language }).map(oneLine).join('\n');
};
