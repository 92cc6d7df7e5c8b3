import type { PlannedField } from '../app/changes/field';
import type { Taken } from '../app/changes/take';
import { cliTexts } from '../language/cli';
import { say } from '../language/language';
import type { Report } from './command';

/** What a change of the field has done, for people and for programs. */
export const fieldReport = (
  { player, by, catchUp, drawnIn, tournament, sheetWarnings: warnings }: Taken<PlannedField>,
  change: 'enter' | 'remove',
  language: string,
  out: string,
): Report => {
  const texts = cliTexts(language);
  const values = { player: player.name, number: player.no, change, out };
  const seed = by === 'lots' ? (drawnIn?.seed ?? tournament.numbering.seed) : undefined;
  return {
    text: () =>
      [
        say(texts.fieldChanged[by], language, values),
        ...(seed === undefined ? [] : [say(texts.seed, language, { seed })]),
        ...catchUp.map((game) => say(texts.catchUp, language, { ...game })),
      ].join('\n'),
    json: () => ({
      ...values,
      by,
      ...(seed === undefined ? {} : { seed }),
      players: tournament.players.length,
      catchUp,
    }),
    warnings,
  };
};
