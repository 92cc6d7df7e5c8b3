import { entryAt } from '../../core/present';
import { missingAsText, roundAsText, standingsAsText } from '../../app/asText';
import { currentRound, owedGames } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import { type Arguments, type Command } from '../command';
import { openedIn } from '../sources';
import { numberIn } from '../values';

/** What was asked for; else the round that is being played, and after the last one the standings. */
const textOf = (tournament: Tournament, given: Arguments): Result<string> => {
  if (given.flag('missing')) return ok(missingAsText(tournament));
  if (given.flag('standings')) return standingsAsText(tournament);
  return andThen(numberIn(given, 'round'), (typed) => {
    const wanted = typed ?? currentRound(tournament);
    return typed === undefined && wanted > tournament.rounds
      ? standingsAsText(tournament)
      : roundAsText(tournament, wanted);
  });
};

/** Prints a round, the standings or what is missing as plain text for a chat. */
export const text: Command = {
  name: 'text',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    round: { takes: 'N' },
    standings: { excludes: ['round', 'missing'] },
    missing: { excludes: ['round'] },
    tournament: { takes: 'NAME' },
  },
  run: async (given) => {
    const opened = await openedIn(entryAt(given.operands, 0), given.text('tournament'));
    return andThen(opened, ({ tournament, warnings }) =>
      andThen(textOf(tournament, given), (said) =>
        ok({
          text: () => said,
          json: () => ({ text: said, ...(given.flag('missing') ? { owed: owedGames(tournament) } : {}) }),
          warnings,
          profile: tournament.profile,
        }),
      ),
    );
  },
};
