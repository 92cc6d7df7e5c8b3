import { type PairedTeams, type TeamEventChoices, createTeamEvent } from '../../app/pairTeams';
import { andThen, ok, type Result } from '../../core/result';
import { LINE_UP_RULES } from '../../core/score';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { OPTION, type Arguments, type Report, type Session } from '../command';
import {
  creationCommand,
  GAME_OPTIONS,
  gamesIn,
  LIST_OPTIONS,
  ROUND_OPTIONS,
  teamCalendarIn,
} from '../creation';
import { optional, parseChoice, parseNumber, parseScoring, collectResults } from '../values';

const WHITE = ['home', 'away'] as const;

const choicesOf = (given: Arguments, session: Session): Result<TeamEventChoices> => {
  const parsed = collectResults({
    games: gamesIn(given, session),
    boards: optional(given.text('boards'), (typed) => parseNumber(typed, 'boards')),
    matchScoring: optional(given.text('match-points'), parseScoring),
    lineUp: optional(given.text('line-up'), (typed) => parseChoice(typed, 'line-up', LINE_UP_RULES)),
    calendar: teamCalendarIn(given),
    whiteOnOdd: optional(given.text('white-on-odd'), (typed) => parseChoice(typed, 'white-on-odd', WHITE)),
  });
  return andThen(parsed, ({ games, ...choices }) =>
    ok({ ...games, ...choices, teamColumn: given.text('team-column') }),
  );
};

const reportOf = ({ event, warnings }: PairedTeams, out: string, language: string): Report => {
  const {
    id,
    system,
    cycles,
    discipline: { boards },
  } = event;
  const counts = { teams: event.players.length, rounds: event.rounds, matches: event.games.length, boards };
  return {
    text: () => say(cliTexts(language).teamsPaired, language, { ...counts, out }),
    json: () => ({ id, event: event.event, system, cycles, ...counts, out }),
    warnings,
  };
};

/** From a list of players with their teams to an event of teams that all meet. */
export const pairTeams = creationCommand({
  name: 'pair-teams',
  options: {
    ...LIST_OPTIONS,
    'team-column': { takes: 'NAME' },
    boards: { takes: 'N' },
    ...GAME_OPTIONS,
    option: OPTION,
    'match-points': { takes: 'W,D,L' },
    'line-up': { takes: LINE_UP_RULES.join('|') },
    'white-on-odd': { takes: WHITE.join('|') },
    ...ROUND_OPTIONS,
  },
  choices: choicesOf,
  make: (workbook, choices, { list, id, time }) => createTeamEvent(workbook, list, choices, id, time),
  report: reportOf,
});
