import { checkSchedule } from '../../app/handChange';
import { owedGames } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { Command } from '../command';
import { oneLine } from '../line';
import { openedIn } from '../sources';

/** Says how far a tournament is; as warnings, who may be expelled, and what is wrong with its games as a schedule. */
export const status: Command = {
  name: 'status',
  operands: [{ name: 'IN.xlsx' }],
  options: { tournament: { takes: 'NAME' } },
  run: async (given, { language }) =>
    andThen(await openedIn(given.operands[0]!, given.text('tournament')), (open) => {
      const { tournament, warnings } = open;
      const { current, games: owed } = owedGames(tournament);
      const values = {
        event: oneLine(tournament.event),
        games: tournament.games.length,
        finished: tournament.games.filter(({ outcome }) => outcome !== null).length,
        owed: owed.length,
      };
      return ok({
        text: () => say(cliTexts(language).status, language, values),
        json: () => ({ ...values, round: current }),
        warnings: [...warnings, ...expulsionWarnings(tournament), ...checkSchedule(open)],
      });
    }),
};
