import { fnv1a } from '../../core/draw/lots';
import type { Tournament } from '../../core/model';
import type { NamePlan } from '../../grid/plan';
import { quoted, type DefinedName } from '../../grid/reference';
import { NAME_PREFIX } from '../tournament/settings';
import { valuesOf, type Handout } from './handout';
import { HANDOUTS, makeHandout } from './registry';
import { subjectOf, type Subject } from './subject';

type About = Pick<Subject, 'player' | 'round'>;

/** A sheet of values that was made of a tournament, as its name tells. */
export interface MadeHandout extends About {
  readonly sheet: string;
  readonly id: string;
  /** Whether it would be made alike now. */
  readonly isSame: boolean;
  /** Whether something on it has changed; results count only where it reports them. */
  readonly isStale: boolean;
}

/** The name on a sheet of values. */
const NAME = `${NAME_PREFIX}made`;

const withoutResults = (tournament: Tournament): Tournament => ({
  ...tournament,
  games: tournament.games.map(({ boards = [], ...game }) => ({
    ...game,
    outcome: null,
    boards: boards.map((board) => ({ ...board, outcome: null })),
  })),
});

/** A short text that is another one as soon as a handout says something else; empty where it cannot be made. */
const printOf = (handout: Handout, tournament: Tournament, { player, round }: About): string => {
  const { players, rounds } = tournament;
  if ((round ?? 0) > rounds || (player ?? 0) > players.length) return '';
  const made = makeHandout(handout, subjectOf(tournament, { player, round }), []);
  return made.ok ? fnv1a(JSON.stringify(made.value.blocks)).toString(36) : '';
};

/** What a sheet is of, then what it says with results, and what it says that makes it out of date. */
const textsOf = (handout: Handout, tournament: Tournament, about: About): readonly string[] => {
  const full = printOf(handout, tournament, about);
  const { reports } = valuesOf(handout, tournament) ?? {};
  const bare = reports ? full : printOf(handout, withoutResults(tournament), about);
  return [tournament.id, handout.id, String(about.player ?? ''), String(about.round ?? ''), full, bare];
};

/** The name for a new sheet of values. */
export const madeName = (
  sheet: string,
  handout: Handout,
  tournament: Tournament,
  about: About,
): NamePlan => ({ sheet, name: NAME, refersTo: quoted(textsOf(handout, tournament, about).join('|')) });

/** The sheets of values that were made of a tournament, and whether they still say what it says. */
export const madeHandouts = (names: readonly DefinedName[], tournament: Tournament): readonly MadeHandout[] =>
  names.flatMap(({ sheet, name, refersTo }) => {
    const [of, id = '', player, round, full, bare] = refersTo.slice(1, -1).split('|');
    const handout = HANDOUTS.find((each) => each.id === id);
    if (name !== NAME || sheet === null || of !== tournament.id || !handout) return [];
    const about = { player: player ? Number(player) : null, round: round ? Number(round) : null };
    const [fullNow, bareNow] = textsOf(handout, tournament, about).slice(-2);
    return [{ sheet, id, ...about, isSame: fullNow === full, isStale: bareNow !== bare }];
  });
