import { adopt as adoptTable, type AdoptedSheets } from '../../app/tools/adopt';
import type { TournamentChoices } from '../../app/choices';
import { entryAt } from '../../core/present';
import { adoptTexts, usedValues } from '../../language/tools';
import { say } from '../../language/language';
import { type Report } from '../command';
import { creationCommand, gamesIn, LIST_OPTIONS, ofGame, PLAYER_GAME_OPTIONS } from '../creation';

const reportOf = (
  adopted: AdoptedSheets,
  out: string,
  { profile }: Pick<TournamentChoices, 'profile'>,
): Report => {
  const { tournament, layout, used, inferred, compared, games, sheet, sheets, warnings } = adopted;
  const { id, event, cycles, rounds, players } = tournament;
  const finished = tournament.games.filter(({ outcome }) => outcome !== null).length;
  const counts = { players: players.length, rounds, games: tournament.games.length, finished };
  const differing = compared.filter(({ agrees }) => !agrees).length;
  return {
    text: () =>
      [
        say(adoptTexts.read, { sheet, kind: layout.kind, area: layout.area }),
        say(adoptTexts.adopted, { ...counts, out }),
        say(adoptTexts.used, usedValues(used)),
        ...ofGame(tournament, profile),
        ...(compared.length === 0 ? [] : [say(adoptTexts.compared, { count: compared.length, differing })]),
      ].join('\n'),
    json: () => ({
      id,
      event,
      sheet,
      layout,
      used,
      cycles,
      ...counts,
      inferred,
      compared,
      games: games.map(({ no, ...known }) => ({ ...entryAt(tournament.games, no - 1), ...known })),
      sheets,
      out,
    }),
    warnings,
    profile: tournament.profile,
  };
};

/** From a cross-table or a list of results to a tournament in the same workbook. */
export const adopt = creationCommand({
  name: 'adopt',
  options: { ...LIST_OPTIONS, ...PLAYER_GAME_OPTIONS },
  choices: gamesIn,
  make: (workbook, choices, { list, ...origin }) => adoptTable(workbook, list, choices, origin),
  report: reportOf,
});
