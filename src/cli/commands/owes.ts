import { type Owed, owedGames } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { entryAt } from '../../core/present';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { oneLine } from '../columns';
import type { Command } from '../command';
import { openedIn } from '../sources';

const textOf = ({ players }: Tournament, owed: Owed, language: string): string => {
  const texts = cliTexts(language);
  const name = nameOf(players.map((player) => ({ ...player, name: oneLine(player.name) })));
  if (owed.games.length === 0) return texts.owesNothing;
  return [
    ...owed.games.map(({ white, black, pending, ...where }) =>
      say(texts.owedGame, language, {
        ...where,
        white: name(white),
        black: name(black),
        pending: pending ?? '',
      }),
    ),
    ...owed.players.map(({ no, games }) =>
      say(texts.owedBy, language, { player: name(no), games: games.join(', ') }),
    ),
  ].join('\n');
};

/** Says who still owes which game. */
export const owes: Command = {
  name: 'owes',
  operands: [{ name: 'IN.xlsx' }],
  options: { tournament: { takes: 'NAME' } },
  run: async (given, { language }) =>
    andThen(
      await openedIn(entryAt(given.operands, 0), given.text('tournament')),
      ({ tournament, warnings }) => {
        const owed = owedGames(tournament);
        return ok({
          text: () => textOf(tournament, owed, language),
          json: () => owed,
          warnings,
          profile: tournament.profile,
        });
      },
    ),
};
