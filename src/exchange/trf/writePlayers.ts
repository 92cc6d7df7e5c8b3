import type { Tournament } from '../../core/model';
import { matchOf } from '../../core/pairing/teams/members';
import { entryAt } from '../../core/present';
import { toNumber } from '../../core/fraction';
import { teamStandings } from '../../core/tiebreak/teams/standings';
import { withComma } from '../playerDetails';
import { makeLine, type Field } from './line';
import { type Personal, titleLetters } from './personal';
import { FIRST_ROUND, ROUND_WIDTH } from './players';
import type { Cell, Report } from './report';
import { pointsText } from './scoring';

/** A round: opponent, colour and result in their columns. */
const roundFields = (cell: Cell | null, column: number): readonly Field[] => {
  const from = FIRST_ROUND + column * ROUND_WIDTH;
  if (cell === null) return [];
  return [
    { from, to: from + 3, text: cell.opponent ?? '0000' },
    { from: from + 5, text: cell.colour },
    { from: from + 7, text: cell.letter },
  ];
};

/** What fits its columns whole; anything else would be another one there. */
const whole = (text: string | undefined, most: number): string =>
  text !== undefined && Array.from(text).length <= most ? text : '';

/** What of a report stands in the lines of players. */
export type PlayerLines = Pick<Report, 'cells' | 'points' | 'ranks'>;

/** A line `001`. */
const playerLine = (person: Personal, place: number, report: PlayerLines, version: 16 | 26): string => {
  const { title = '' } = person;
  return makeLine([
    { from: 1, text: '001' },
    { from: 5, to: 8, text: place + 1 },
    { from: 10, text: person.sex ?? '' },
    { from: 11, to: 13, text: version === 26 ? title : titleLetters(title) },
    { from: 15, text: Array.from(withComma(person.name).replace(/\s+/gu, ' ').trim()).slice(0, 33).join('') },
    { from: 49, to: 52, text: person.rating ?? '' },
    { from: 54, to: 56, text: whole(person.federation, 3) },
    { from: 58, to: 68, text: whole(person.fideId, 11) },
    { from: 70, to: 79, text: person.birth ?? '' },
    { from: 80, to: 84, text: pointsText(entryAt(report.points, place)) },
    { from: 86, to: 89, text: entryAt(report.ranks, place) },
    ...entryAt(report.cells, place).flatMap(roundFields),
  ]);
};

/** The lines of all players. */
export const makePlayers = (
  people: readonly Personal[],
  report: PlayerLines,
  version: 16 | 26,
): readonly string[] => people.map((person, place) => playerLine(person, place, report, version));

/** Records 299: the players whom the arbiter gives or takes the same number of points, a line each number. */
export const makeAdjustments = ({ players, discipline }: Tournament): readonly string[] => {
  const columns = discipline ? { from: 7, to: 11 } : { from: 12, to: 17 };
  const inOrder = [...players].sort((one, other) => one.no - other.no);
  const places = new Map<number, number[]>();
  inOrder.forEach(({ adjustment = 0, status }, place) => {
    if (adjustment === 0 || status === 'annulled') return;
    places.set(adjustment, [...(places.get(adjustment) ?? []), place]);
  });
  return [...places].map(([points, own]) =>
    makeLine([
      { from: 1, text: '299' },
      { ...columns, text: pointsText(points) },
      { from: 20, to: 22, text: '000' },
      ...own.map((place, index) => ({ from: 24 + 5 * index, to: 27 + 5 * index, text: place + 1 })),
    ]),
  );
};

const members = (field: Tournament, team: string): readonly number[] =>
  [...field.players]
    .sort((one, other) => one.no - other.no)
    .flatMap((player, place) => (player.team === team ? [place + 1] : []));

/** Numbers of players in the columns of a team's record. */
export const memberFields = (numbers: readonly number[], first: number): readonly Field[] =>
  numbers.map((text, index) => ({ from: first + 5 * index, to: first + 5 * index + 3, text }));

/** A team of a file: its name, its standing, and the numbers of its members. */
export interface TeamOfFile {
  readonly name: string;
  readonly matchPoints: number;
  readonly gamePoints: number;
  readonly rank: number;
  readonly members: readonly number[];
}

/** A record 310, in TRF16 a record 013, of the team of this place, from 0. */
export const teamLine = (team: TeamOfFile, place: number, version: 16 | 26): string => {
  const name = Array.from(team.name).slice(0, 32).join('');
  if (version === 16)
    return makeLine([{ from: 1, text: '013' }, { from: 5, text: name }, ...memberFields(team.members, 37)]);
  return makeLine([
    { from: 1, text: '310' },
    { from: 5, to: 7, text: place + 1 },
    { from: 9, text: name },
    { from: 55, to: 60, text: pointsText(team.matchPoints) },
    { from: 62, to: 67, text: pointsText(team.gamePoints) },
    { from: 69, to: 71, text: team.rank },
    ...memberFields(team.members, 74),
  ]);
};

/** The two teams of a match; nothing in any other tournament. */
export const makeTeams = (field: Tournament, version: 16 | 26): readonly string[] => {
  if (!matchOf(field)) return [];
  const found = teamStandings(field, ['MP', 'GP']);
  const rows = found.ok ? found.value : [];
  return field.teams.map(({ id, name }, place) => {
    const row = rows.find(({ team }) => team === id);
    const [matchPoints = 0, gamePoints = 0] = (row?.values ?? []).map((value) =>
      value ? toNumber(value) : 0,
    );
    const team = { name, matchPoints, gamePoints, rank: row?.rank ?? 1, members: members(field, id) };
    return teamLine(team, place, version);
  });
};
