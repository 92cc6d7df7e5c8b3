import { smallest } from '../core/extremes';
import { plain } from '../core/names/plain';
import { isClassHeading, SECTION_WORDS } from '../language/headers';
import type { Roster } from '../sheets/roster';
import { isBoardHeading, isTeamHeading } from '../sheets/roster/headers';
import { isLeague, partsBy, type Parts } from '../sheets/roster/parts';
import { isClassTitle } from '../sheets/roster/text';
import type { Options } from './options';
import { QUADS } from './sections';
import type { Homes } from './homes';
import { ALL_MEET, FEW, teamsIn } from './teams';

/** Our guess from a list: sections, a team league, or one tournament, and the column that suggests it. */
export interface Proposal {
  readonly options: Pick<Options, 'sections' | 'teams'>;
  readonly column: string | null;
}

/** Whether a heading means sections: `Division`, `Age group`. */
export const isSectionHeading = (heading: string): boolean =>
  SECTION_WORDS.includes(plain(heading).split(' ').at(-1) ?? '') && !isClassHeading(heading);

/** Two sections or more of three players or more. */
const areSections = ({ sizes }: Parts): boolean => sizes.length >= 2 && smallest(sizes) >= 3;

const isRated = ({ players }: Roster): boolean => players.some(({ rating }) => rating !== undefined);

/** The leagues by a column of sections, if the teams in each make a league, some of them maybe of two. */
const leaguesBy = (roster: Roster): string | null => {
  const parts = partsBy(roster, isSectionHeading);
  if (!parts || parts.sizes.length < 2) return null;
  const divisions = parts.parts.map((part) => partsBy(part, isTeamHeading));
  const areLeagues = (least: number) => (teams: Parts | null) => teams !== null && isLeague(teams, least);
  return divisions.every(areLeagues(2)) && divisions.some(areLeagues(3)) ? parts.column : null;
};

/** Guesses from a list's columns: teams make a league, two teams with boards meet on these, divisions make several, and sections or school classes make sections. */
export const proposalFor = (roster: Roster, homes: Homes | null = null): Proposal => {
  const teams = partsBy(roster, isTeamHeading);
  const meeting = { ...ALL_MEET, homes, cycles: homes && homes.of.length <= FEW ? 2 : 1 };
  const leagues = teams && leaguesBy(roster);
  if (teams && (leagues !== null || isLeague(teams)))
    return { options: { teams: { ...meeting, leagues }, sections: null }, column: teams.column };
  const boards = roster.columns.find(isBoardHeading);
  const seated = boards === undefined ? null : teamsIn(roster);
  if (boards !== undefined && seated && isLeague(seated, 2))
    return {
      options: { teams: { ...meeting, column: seated.clubs }, sections: null },
      column: seated.clubs ?? teams?.column ?? boards,
    };
  const parts =
    partsBy(roster, isSectionHeading) ?? (isRated(roster) ? null : partsBy(roster, isClassHeading));
  if (!parts || !areSections(parts)) return { options: { teams: null, sections: null }, column: null };
  const { column } = parts;
  return { options: { teams: null, sections: { ...QUADS, by: 'hand', column } }, column };
};

/** Whether a list is one school class without ratings, by a column or the name of the sheet or event. */
export const isSchoolClass = (roster: Roster): boolean =>
  !isRated(roster) &&
  (partsBy(roster, isClassHeading)?.sizes.length === 1 ||
    isClassTitle(roster.event) ||
    isClassTitle(roster.sheet));
