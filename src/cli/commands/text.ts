import { entryAt } from '../../core/present';
import {
  missingAsText,
  roundAsText,
  standingsAsText,
  teamRoundAsText,
  teamsMissingAsText,
  teamStandingsAsText,
} from '../../app/asText';
import { currentRound } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import type { Arguments, Command } from '../command';
import { openedIn } from '../sources';
import { numberIn } from '../values';

/** The texts that there are of a tournament; `current` is the round that is being played, none after the last one. */
interface Texts {
  readonly missing: () => string;
  readonly standings: () => Result<string>;
  readonly round: (round: number) => Result<string>;
  readonly current: number | null;
}

const textsOf = (tournament: Tournament, language: string): Texts => {
  const playing = currentRound(tournament);
  const current = playing > tournament.rounds ? null : playing;
  if (isTeamEvent(tournament))
    return {
      missing: () => teamsMissingAsText(tournament, language),
      standings: () => teamStandingsAsText(tournament, language),
      round: (round) => teamRoundAsText(tournament, round, language),
      current,
    };
  return {
    missing: () => missingAsText(tournament, language),
    standings: () => standingsAsText(tournament, language),
    round: (round) => roundAsText(tournament, round, language),
    current,
  };
};

/** What was asked for; else the round that is being played, and after the last one the standings. */
const textOf = ({ missing, standings, round, current }: Texts, given: Arguments): Result<string> => {
  if (given.flag('missing')) return ok(missing());
  if (given.flag('standings')) return standings();
  return andThen(numberIn(given, 'round'), (typed) => {
    const wanted = typed ?? current;
    return wanted === null ? standings() : round(wanted);
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
  run: async (given, { language }) => {
    const opened = await openedIn(entryAt(given.operands, 0), given.text('tournament'), 'all');
    return andThen(opened, ({ tournament, warnings }) =>
      andThen(textOf(textsOf(tournament, language), given), (said) =>
        ok({ text: () => said, json: () => ({ text: said }), warnings, profile: tournament.profile }),
      ),
    );
  },
};
