import { fraction, type Fraction, toNumber } from '../core/fraction';
import type { Tournament, Side } from '../core/model';
import { nameInSection } from '../language/inSection';
import { sum } from '../core/numbers';
import { entryAt } from '../core/present';
import { isTeamEvent, type Match, type TeamEvent } from '../core/teamEvent/model';
import { matchScore, teamEventTable } from '../core/teamEvent/table';
import { shownRank, standings, type StandingRow } from '../core/tiebreak/standings';
import { teamTable } from '../core/tiebreak/teams/table';
import { numberText } from '../language/number';
import { isolated } from './speech';

const NONE = '–';

/** A place or shared places as everywhere, with a dash for nobody's. */
export const rankText = (row: Pick<StandingRow, 'rank' | 'rankTo'>): string => String(shownRank(row)) || NONE;

/** Show at least this many places, and name this many of those who share the last one. */
const FIRST = 5;
const MOST = 8;
/** Name this many leaders of each section. */
const MOST_OF_SECTION = 2;

/** A leader, and how many more share the place. */
export interface Leader extends StandingRow {
  readonly name: string;
  readonly more: number;
}

/** The first few; the last one says how many more share the place. */
const cutAt = (rows: readonly StandingRow[], most: number) =>
  rows.slice(0, most).map((row, index) => ({
    ...row,
    more: index === most - 1 ? rows.slice(most).filter(({ rank }) => rank === row.rank).length : 0,
  }));

/**
 * The leaders: the first places, or the first of each section; nobody without points. Whoever shares a
 * place on show is named or counted.
 */
export const leadersOf = (tournament: Tournament, rows: readonly StandingRow[]): readonly Leader[] => {
  const { players, sections } = tournament;
  const name = nameInSection(tournament);
  const last = sections ? 1 : FIRST;
  const first = rows.filter(
    ({ rank, values: [points] }) => rank !== null && rank <= last && points && toNumber(points) > 0,
  );
  const cut = sections
    ? sections.flatMap(({ name: section }) => {
        const own = new Set(players.flatMap((player) => (player.section === section ? [player.no] : [])));
        return cutAt(
          first.filter(({ no }) => own.has(no)),
          MOST_OF_SECTION,
        );
      })
    : cutAt(first, MOST);
  return cut.map((row) => ({ ...row, name: name(row.no) }));
};

/** A value as people write it; a dash for none. */
export const pointsText = (value: Fraction | null): string => (value === null ? NONE : numberText(value));

/** The game points of a match so far, one side's first, or a dash. */
export const scoreText = (event: TeamEvent, match: Match, first: Side = 'home'): string => {
  const score = matchScore(event, match);
  if (!score) return NONE;
  const [own, other] = first === 'home' ? [score.home, score.away] : [score.away, score.home];
  const text = (points: number): string => pointsText(fraction(points, event.discipline.scoring.unit));
  return `${text(own)}–${text(other)}`;
};

/** The game points of two teams that meet, for a sentence, the one ahead on the left (`first`, unless they are level); `null` before anybody has some, and for any other tournament. */
export const teamScores = (tournament: Tournament) => {
  const [left, right, ...more] = tournament.discipline ? tournament.players : tournament.teams;
  if (!left || !right || more.length > 0) return null;
  const table = isTeamEvent(tournament) ? teamEventTable(tournament, 'game') : teamTable(tournament, 'game');
  const { gamePoints, scoring } = table;
  if (sum(gamePoints) === 0) return null;
  const [own, theirs] = [entryAt(gamePoints, 0), entryAt(gamePoints, 1)];
  const ranked = isTeamEvent(tournament) ? standings(tournament) : null;
  const isTurned = ranked?.ok ? ranked.value.rows[0]?.no === 2 : theirs > own;
  const text = (points: number): string => pointsText(fraction(points, scoring.unit));
  const one = { name: left.name, points: text(own) };
  const other = { name: right.name, points: text(theirs) };
  const [first, second] = isTurned ? [other, one] : [one, other];
  return {
    first: own === theirs ? '' : first.name,
    ...{ left: isolated(first.name), leftPoints: first.points },
    ...{ right: isolated(second.name), rightPoints: second.points },
  };
};
