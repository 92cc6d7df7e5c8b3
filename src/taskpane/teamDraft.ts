import { pairTeams, type PairedTeams } from '../app/pairTeams';
import { pairLeagues, type PairedLeagues } from '../app/sections/leagues';
import type { Problem } from '../core/problem';
import { andThen, type Result, relocated } from '../core/result';
import type { TeamEvent } from '../core/teamEvent/model';
import type { Roster } from '../sheets/roster';
import {
  calendarChosen,
  scoringChosen,
  typedScoring,
  unlessEmpty,
  wholeNumber,
  type Drafting,
} from './draft';
import { withHomes, venueColumnOf } from './homes';
import type { Options } from './options';
import { TEAM_BOARDS, type TeamOptions } from './teams';

/** The columns that may say who plays for whom. */
export const teamColumns = ({ columns, headings }: Roster): readonly string[] => [
  ...columns,
  ...(headings.federation === undefined ? [] : [headings.federation]),
];

/** The pane names a match's boards differently from the boards available in an evening. */
const ofMatch = (problem: Problem): Problem =>
  problem.place.field === 'boards'
    ? { ...problem, place: { ...problem.place, field: TEAM_BOARDS } }
    : problem;

/** A league that was made of a list; the name of one of all is empty. */
export interface League {
  readonly name: string;
  readonly event: TeamEvent;
}

/** The leagues that were made of a list. */
export const leaguesIn = (paired: PairedTeams | PairedLeagues): readonly League[] =>
  'leagues' in paired ? paired.leagues : [{ name: '', event: paired.event }];

/**
 * The event of the teams of a list, by the options, or one for each value of a column. Problems: `not-a-whole-number`, `scoring-invalid`,
 * those of `calendarChosen`, `pairTeams` and `pairLeagues`.
 */
export const teamDraftOf = (
  listed: Roster,
  options: Options & { readonly teams: TeamOptions },
  { event, id }: Drafting,
): Result<PairedTeams | PairedLeagues> => {
  const { teams } = options;
  const roster = withHomes(listed, teams.homes);
  const { leagues, column, lineUp, swaps, whiteOnOdd, system, systemOptions, cycles, tieBreaks } = teams;
  const venues = venueColumnOf(roster, teams);
  const boards = unlessEmpty(teams.boards, (typed) => wholeNumber(typed, TEAM_BOARDS));
  if (!boards.ok) return boards;
  const calendar = calendarChosen({ ...options, boardsThere: '' });
  if (!calendar.ok) return calendar;
  const paired = andThen(scoringChosen(options), (scoring) =>
    andThen(typedScoring(teams.matchPoints), (ofMatches): Result<PairedTeams | PairedLeagues> => {
      const choices = {
        ...{ lineUp, swaps, whiteOnOdd, system, cycles, event, scoring },
        boards: boards.value,
        calendar:
          venues === ''
            ? calendar.value
            : { dates: { dates: [] }, ...calendar.value, venue: { column: venues } },
        systemOptions,
        matchScoring: ofMatches,
        paper: options.paper,
        profile: options.profile ?? undefined,
        teamColumn: column ?? undefined,
        tieBreaks: tieBreaks ?? undefined,
      };
      return leagues === null
        ? pairTeams(roster, choices, { id })
        : pairLeagues(roster, { ...choices, column: leagues }, { id });
    }),
  );
  return relocated(paired, ofMatch);
};
