import { createTeamEvent, createTournament, type Created, type TournamentChoices } from '../../app/create';
import { DEFAULT_NUMBERS } from '../../app/choices';
import { hallClashes } from '../../core/calendar/clashes';
import { COLOUR_METHODS, tossesColours } from '../../core/draw/colours';
import { drawsLots } from '../../core/draw/numbers';
import { parseWantedPin } from '../../core/draw/pins';
import { HANDICAPS, LINE_UP_RULES, SIDES } from '../../core/model';
import { andThen, ok, type Result, collectResults } from '../../core/result';
import type { TeamEvent } from '../../core/teamEvent/model';
import { tell } from '../../language/cli';
import { type PairedLeagues, pairLeagues } from '../../app/sections/leagues';
import { oneLine } from '../steps';
import { createSections } from '../../app/sections/create';
import { OPTION, type Arguments, type Report, type Session } from '../command';
import {
  calendarIn,
  CALENDAR_OPTIONS,
  codesIn,
  creationCommand,
  gamesIn,
  LIST_OPTIONS,
  LOT_OPTIONS,
  parseNumbers,
  PLAYER_GAME_OPTIONS,
  REPORT_OPTION,
  reportsIn,
  GAME_OPTIONS,
  ofGame,
  ROUND_OPTIONS,
  teamCalendarIn,
} from '../creation';
import { choiceIn, optional, yesNoIn, numberIn, parseScoring } from '../values';
import type { PairedTeams, TeamEventChoices } from '../../app/pairTeams';

const COLOURS = COLOUR_METHODS.map(({ id }) => id);

/** The draw code: the given one, else for lots one made up unless somebody named it. */
const drawnAs = (
  { numbers, colours }: Pick<TournamentChoices, 'numbers' | 'colours'>,
  { seed, saidBy }: Pick<TournamentChoices, 'seed' | 'saidBy'>,
  random: () => string,
): Pick<TournamentChoices, 'seed' | 'saidBy'> => {
  const isChance = drawsLots(numbers ?? DEFAULT_NUMBERS) || tossesColours(colours);
  return { seed: isChance && saidBy === undefined ? (seed ?? random()) : seed, saidBy };
};

const choicesOf = (given: Arguments, session: Session): Result<TournamentChoices> => {
  const parsed = collectResults({
    games: gamesIn(given, session),
    numbers: optional(given.text('numbers'), parseNumbers),
    exchangeLastTwo: yesNoIn(given, 'exchange-last-two'),
    colours: choiceIn(given, 'colours', COLOURS),
    handicap: choiceIn(given, 'handicap', HANDICAPS),
    calendar: calendarIn(given),
    reports: reportsIn(given),
  });
  return andThen(parsed, ({ games, ...choices }) =>
    ok({
      ...games,
      ...choices,
      teamColumn: given.text('team-column'),
      teamTieBreaks: codesIn(given, 'team-tie-breaks'),
      ...drawnAs(choices, { seed: given.text('seed'), saidBy: given.text('said-by') }, session.random),
      pins: given.texts('pin').map(parseWantedPin),
    }),
  );
};

const reportOf = (
  { tournament, warnings }: Created,
  out: string,
  { profile }: Pick<TournamentChoices, 'profile'>,
): Report => {
  const { id, event, system, cycles, rounds, players, games, numbering } = tournament;
  const counts = { players: players.length, rounds, games: games.length };
  const { seed } = numbering;
  return {
    text: () =>
      [
        tell('paired', { ...counts, out }),
        ...ofGame(tournament, profile),
        ...(seed === undefined ? [] : [tell('seed', { seed })]),
      ].join('\n'),
    json: () => ({ id, event, system, cycles, ...counts, seed, out }),
    warnings,
    profile: tournament.profile,
  };
};

/** From a list of players to a tournament. */
export const pair = creationCommand({
  name: 'pair',
  options: {
    ...LIST_OPTIONS,
    ...PLAYER_GAME_OPTIONS,
    option: OPTION,
    ...LOT_OPTIONS,
    'said-by': { takes: 'NAME' },
    colours: { takes: COLOURS.join('|') },
    handicap: { takes: HANDICAPS.join('|'), goesWith: 'colours' },
    pin: { takes: 'NAME[:board N]', many: true },
    'exchange-last-two': { takes: 'yes|no' },
    'team-column': { takes: 'NAME' },
    'team-tie-breaks': { takes: 'LIST' },
    ...CALENDAR_OPTIONS,
    report: REPORT_OPTION,
  },
  choices: choicesOf,
  make: (workbook, choices, { list, ...origin }) => createTournament(workbook, list, choices, origin),
  report: reportOf,
});

const teamChoicesOf = (
  given: Arguments,
  session: Session,
): Result<TeamEventChoices & { readonly column: string | undefined }> => {
  const parsed = collectResults({
    games: gamesIn(given, session),
    boards: numberIn(given, 'boards'),
    matchScoring: optional(given.text('match-points'), parseScoring),
    lineUp: choiceIn(given, 'line-up', LINE_UP_RULES),
    calendar: teamCalendarIn(given),
    whiteOnOdd: choiceIn(given, 'white-on-odd', SIDES),
  });
  return andThen(parsed, ({ games, ...choices }) =>
    ok({
      ...games,
      ...choices,
      teamColumn: given.text('team-column'),
      column: given.text('section-column'),
    }),
  );
};

const countsOf = ({ players, rounds, games, discipline: { boards } }: TeamEvent) => ({
  ...{ teams: players.length, rounds, matches: games.length, boards },
});

const teamReportOf = (
  { event, warnings }: PairedTeams,
  out: string,
  { profile }: Pick<TeamEventChoices, 'profile'>,
): Report => {
  const { id, system, cycles } = event;
  const counts = countsOf(event);
  return {
    text: () => [tell('teamsPaired', { ...counts, out }), ...ofGame(event, profile)].join('\n'),
    json: () => ({ id, event: event.event, system, cycles, ...counts, out }),
    warnings: [...warnings, ...hallClashes([event])],
    profile: event.profile,
  };
};

const leaguesReportOf = ({ leagues, warnings }: PairedLeagues, out: string): Report => ({
  text: () =>
    [
      tell('leaguesPaired', { count: leagues.length, out }),
      ...leagues.map(({ name, event }) => tell('league', { name: oneLine(name), ...countsOf(event) })),
    ].join('\n'),
  json: () => ({
    sections: leagues.map(({ name, event }) => ({ name, id: event.id, ...countsOf(event) })),
    out,
  }),
  warnings: [...warnings, ...hallClashes(leagues.map(({ event }) => event))],
});

/** From a list of players with their teams to an event of teams that all meet. */
export const pairTeams = creationCommand({
  name: 'pair-teams',
  options: {
    ...LIST_OPTIONS,
    'team-column': { takes: 'NAME' },
    'section-column': { takes: 'NAME' },
    boards: { takes: 'N' },
    ...GAME_OPTIONS,
    option: OPTION,
    'match-points': { takes: 'W,D,L' },
    'line-up': { takes: LINE_UP_RULES.join('|') },
    'white-on-odd': { takes: SIDES.join('|') },
    ...ROUND_OPTIONS,
  },
  choices: teamChoicesOf,
  make: async (workbook, { column, ...choices }, { list, id, time }) =>
    column === undefined
      ? createTeamEvent(workbook, list, choices, { id, time })
      : createSections(workbook, list, (roster) => pairLeagues(roster, { ...choices, column }, { id }), {
          ...{ id, time },
          sheets: 'each',
        }),
  report: (made: PairedTeams | PairedLeagues, out, choices) =>
    'leagues' in made ? leaguesReportOf(made, out) : teamReportOf(made, out, choices),
});
