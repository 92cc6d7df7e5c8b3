import { areTeams } from '../app/choices';
import { isTeamSystem } from '../core/pairing/teams/system';
import type { newTournamentTexts } from '../language/newTournament';
import type { Roster } from '../sheets/roster';
import { effective } from './draft';
import { clubMatchIn, isMatch, matchIn } from './matches';
import type { Options } from './options';
import { LEAST_TO_DEAL, QUADS } from './sections';
import type { PaneState } from './state';
import { venueColumnOf } from './homes';
import { ALL_MEET, teamsIn } from './teams';

/** What can be made of a list. */
export type Shape = 'one' | 'match' | 'boards' | 'league' | 'sections';

/** The choices, and our guess from the list. */
type Chosen = Pick<PaneState, 'options' | 'shaped' | 'list'>;

/** Two teams meet board against board; more make a league. */
const leagueShape = (roster: Roster): 'boards' | 'league' =>
  teamsIn(roster)?.sizes.length === 2 ? 'boards' : 'league';

/** What the list will be made into. */
const shapeOf = ({ options }: Pick<Chosen, 'options'>, roster: Roster): Shape => {
  if (options.teams) return leagueShape(roster);
  if (options.sections) return 'sections';
  return isMatch(roster, options) ? 'match' : 'one';
};

/** Something that a list can be made into, with the choices for it. */
interface OfferedShape {
  readonly shape: Shape;
  readonly options: Partial<Options>;
  readonly isChosen: boolean;
}

/** All that a list can be made into; a league or a match also where the list does not say yet who plays for whom. */
export const shapesOf = (state: Chosen, roster: Roster): readonly OfferedShape[] => {
  const teams = teamsIn(roster);
  const match = matchIn(roster) ?? (teams?.clubs === null ? null : clubMatchIn(roster));
  const { system } = state.options;
  const asOne = match || isTeamSystem(system ?? '') ? { system: 'berger' as const } : {};
  const proposed = state.list.kind === 'read' ? state.list.proposed.options : null;
  const none = { teams: null, sections: null };
  const league = proposed?.teams ?? { ...ALL_MEET, column: teams?.clubs ?? null };
  const shapes: readonly (readonly [Shape, Partial<Options>])[] = [
    ['one', { ...none, ...asOne }],
    ...(roster.players.length >= LEAST_TO_DEAL
      ? [['sections', { teams: null, sections: proposed?.sections ?? QUADS }] as const]
      : []),
    [leagueShape(roster), { teams: league, sections: null }],
    ['match', { ...none, system: match?.system ?? 'scheveningen' }],
  ];
  const now = shapeOf(state, roster);
  return shapes.map(([shape, options]) => ({ shape, options, isChosen: shape === now }));
};

/** Our guess from a list, and the columns that suggest it. */
export interface Look {
  readonly like: Exclude<keyof ReturnType<typeof newTournamentTexts>['looksLike'], 'go' | 'chess'>;
  readonly column: string;
  /** The teams of a list that has them side by side. */
  readonly sides?: readonly string[];
  /** That of the divisions, where there are several leagues. */
  readonly divisions?: string;
  /** That of the homes, where teams have any, and its sheet if that is another one. */
  readonly venue?: string;
  readonly sheet?: string;
}

/** Our guess from a list; `null` if there is none, or if somebody has chosen. */
export const lookOf = ({ options, shaped, list }: Chosen, roster: Roster): Look | null => {
  if (options.teams ?? options.sections) {
    const proposed = list.kind === 'read' ? list.proposed : null;
    const column = proposed?.column ?? null;
    const { homes = null, venues = null } = options.teams ?? {};
    const there =
      homes && (venues ?? homes.column) === homes.column ? { venue: homes.column, sheet: homes.sheet } : null;
    // How columns side by side are read, a warning says.
    if (shaped || column === null || (roster.sides && roster.columns.length === 1))
      return there && { like: 'homesOfTeams', column: '', ...there };
    if (!options.teams) return { like: 'sections', column };
    if (roster.sides) return { like: 'sides', column, sides: roster.sides };
    const divisions = proposed?.options.teams?.leagues ?? null;
    return divisions === null
      ? { like: leagueShape(roster), column, ...there }
      : { like: 'leagues', column, divisions, ...there };
  }
  if (options.system !== null) return null;
  const match = isMatch(roster, options) ? matchIn(roster) : null;
  if (match) return { like: 'match', column: match.column };
  const venue = venueColumnOf(roster, { venues: null });
  if (areTeams(roster)) return { like: 'teamsAlone', column: roster.headings.name ?? '', venue };
  if (effective(roster, options).system === 'seats') return { like: 'seats', column: '' };
  return venue === '' ? null : { like: 'homes', column: venue };
};
