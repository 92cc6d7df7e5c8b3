import { explainPlace, type ExplainedPlace } from '../core/explain/standings';
import type { Tournament } from '../core/model';
import { playerNamed } from '../core/playerNamed';
import { andThen, type Result } from '../core/result';
import { placeText, whyText, type ExplanationWords } from '../language/explain';
import { oneLine } from './line';

/** The place of a player, named or by their pairing number. Problems: those of `playerNamed` and `explainPlace`. */
export const explainedPlace = (
  tournament: Tournament,
  typed: string,
  order: readonly string[],
): Result<ExplainedPlace> =>
  andThen(playerNamed(tournament, typed), ({ no }) => explainPlace(tournament, no, order));

/** The same in words: all of it, or only why they stand between their neighbours. */
export const explainedText = (
  { players, profile }: Tournament,
  place: ExplainedPlace,
  {
    language,
    only,
    cited,
  }: Pick<ExplanationWords, 'language' | 'cited'> & { readonly only?: 'why' | undefined },
): string => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  const text = only === 'why' ? whyText : placeText;
  return text(place, { names, language, profile, cited }).map(oneLine).join('\n');
};
