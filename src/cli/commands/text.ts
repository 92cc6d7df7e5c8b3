import { entryAt } from '../../core/present';
import { missingAsText, roundAsText, standingsAsText } from '../../app/asText';
import { teamRoundAsText, teamsMissingAsText, teamStandingsAsText } from '../../app/teamsAsText';
import { currentRound } from '../../core/conduct/owed';
import type { ProfileId, Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import type { TeamEvent } from '../../core/teamEvent/model';
import { currentTeamRound } from '../../core/teamEvent/toPlay';
import type { Arguments, Command, Report } from '../command';
import { openedIn } from '../sources';
import { chosenTeamEvent } from '../teamEvents';
import { optional, parseNumber } from '../values';

/** What was asked for; else the round that is being played, and after the last one the standings. */
const textOf = (tournament: Tournament, given: Arguments, language: string): Result<string> => {
  if (given.flag('missing')) return ok(missingAsText(tournament, language));
  if (given.flag('standings')) return standingsAsText(tournament, language);
  return andThen(
    optional(given.text('round'), (typed) => parseNumber(typed, 'round')),
    (round = currentRound(tournament)) =>
      round > tournament.rounds && given.text('round') === undefined
        ? standingsAsText(tournament, language)
        : roundAsText(tournament, round, language),
  );
};

/** The same of a team event. */
const textOfTeams = (event: TeamEvent, given: Arguments, language: string): Result<string> => {
  if (given.flag('missing')) return ok(teamsMissingAsText(event, language));
  if (given.flag('standings')) return teamStandingsAsText(event, language);
  return andThen(
    optional(given.text('round'), (typed) => parseNumber(typed, 'round')),
    (typed) => {
      const round = typed ?? currentTeamRound(event);
      return round === null ? teamStandingsAsText(event, language) : teamRoundAsText(event, round, language);
    },
  );
};

const reportOf = (said: string, warnings: readonly Problem[], profile: ProfileId): Report => ({
  text: () => said,
  json: () => ({ text: said }),
  warnings,
  profile,
});

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
  run: async (given, { language }) => {
    const [file, typed] = [entryAt(given.operands, 0), given.text('tournament')];
    const opened = await openedIn(file, typed);
    if (!opened.ok && opened.problems[0].code === 'workbook-of-teams')
      return andThen(await chosenTeamEvent(file, typed), ({ tournament: event, warnings }) =>
        andThen(textOfTeams(event, given, language), (said) => ok(reportOf(said, warnings, 'chess'))),
      );
    return andThen(opened, ({ tournament, warnings }) =>
      andThen(textOf(tournament, given, language), (said) =>
        ok(reportOf(said, warnings, tournament.profile)),
      ),
    );
  },
};
