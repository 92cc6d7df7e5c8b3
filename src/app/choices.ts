import type { WantedCalendar } from '../core/calendar/wanted';
import type { WantedPin } from '../core/draw/pins';
import type { ProfileId } from '../core/model';
import { rulesFor } from '../core/ruleSets';
import { CLASSIC } from '../core/results/outcome';
import { TEAM_TIE_BREAKS } from '../core/tiebreak/teams/order';
import type { TournamentRequest } from '../core/tournament';
import type { ReportId } from '../language/reports';
import type { Roster } from '../sheets/roster';
import { isGoRank } from '../core/ratings/rating';
import { cellText } from '../grid/cell';
import { gameNamed } from '../sheets/roster/games';
import { isRankHeading, isTeamHeading } from '../sheets/roster/headers';

/** How numbers are given unless it is said otherwise: lots. */
export const DEFAULT_NUMBERS = 'lots';

/** What goes into the tournament as it was chosen. */
type AsChosen =
  | ('section' | 'system' | 'systemOptions' | 'cycles' | 'colours' | 'handicap' | 'exchangeLastTwo')
  | ('scoring' | 'tieBreaks' | 'teamTieBreaks' | 'profile' | 'draws' | 'paper');

/** The organiser's choices; all that is absent takes its default. The game is that of the list if it is absent. */
export interface TournamentChoices extends Pick<TournamentRequest, AsChosen> {
  readonly event?: string | undefined;
  readonly numbers?: string | undefined;
  /** For the lots and tosses; the caller makes one up if the organiser gave none. */
  readonly seed?: string | undefined;
  /** Who said the word that is the seed, or saw numbers drawn by hand; the Log tells it. */
  readonly saidBy?: string | undefined;
  /** Players who stay in their place, by name. */
  readonly pins?: readonly WantedPin[] | undefined;
  readonly rules?: string | undefined;
  /** The heading of the column that says who plays for which team, where the system is one for two. */
  readonly teamColumn?: string | undefined;
  /** The federations for whose reports Players gets the columns that the list does not have; none if it does not say. */
  readonly reports?: readonly ReportId[] | undefined;
  /** In Go, as typed. */
  readonly komi?: string | undefined;
  /** In chess, such as `10+5`; empty where nobody chose one. */
  readonly timeControl?: string | undefined;
  /** When games are played; they have no dates if it does not say. */
  readonly calendar?: WantedCalendar | undefined;
}

/** What a list says of its game. */
type Listed = Pick<Roster, 'players' | 'columns'> & Partial<Pick<Roster, 'headings' | 'event' | 'sheet'>>;

/** Whether a list names teams, and nobody who plays for them. */
export const areTeams = ({ headings: { name = '' } = {} }: Pick<Listed, 'headings'>): boolean =>
  isTeamHeading(name);

/**
 * The organiser's choices with the defaults for what they left open. The exchange of the last two rounds, the tie-breaks and
 * the seed stay open: they follow from the field, the rule set and chance.
 */
export const withDefaults = (roster: Listed & Pick<Roster, 'event'>, choices: TournamentChoices) => {
  const { system = 'berger', event = roster.event, profile = gameOf({ ...roster, event }) } = choices;
  return {
    ...choices,
    event,
    system,
    profile,
    cycles: choices.cycles ?? 1,
    numbers: choices.numbers ?? DEFAULT_NUMBERS,
    teamTieBreaks: choices.teamTieBreaks ?? TEAM_TIE_BREAKS,
    rules: choices.rules ?? rulesFor(system, profile).id,
    scoring: choices.scoring ?? CLASSIC,
  };
};

const areGoRanks = (typed: readonly (string | number)[]): boolean =>
  typed.filter(isGoRank).length * 2 > typed.length;

/**
 * The game of a list where the organiser chose none: Go if most of its rated players have dan or kyu, as their rating or in
 * a column of ranks beside another rating; one of teams alone is any game with a home side; else what the event is named
 * after, such as darts, or chess.
 */
export const gameOf = (listed: Listed): ProfileId => {
  const { players, columns, event, sheet } = listed;
  const ranks = columns.flatMap((heading, index) =>
    isRankHeading(heading)
      ? [players.map(({ extra }) => cellText(extra[index]).trim()).filter((text) => text !== '')]
      : [],
  );
  const ratings = players.flatMap(({ rating }) => (rating && rating.strength !== null ? [rating.typed] : []));
  if ([ratings, ...ranks].some(areGoRanks)) return 'go';
  return areTeams(listed) ? 'home' : (gameNamed([event, sheet])?.profile ?? 'chess');
};
