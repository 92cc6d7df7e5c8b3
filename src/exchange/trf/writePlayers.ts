import type { Tournament } from '../../core/model';
import { matchOf } from '../../core/pairing/teams/members';
import { entryAt } from '../../core/present';
import { toNumber } from '../../core/fraction';
import { teamStandings } from '../../core/tiebreak/teams/standings';
import { withComma } from '../reports';
import { makeRecord, numberFields, type Placed } from './line';
import { type Personal, titleLetters } from './personal';
import {
  ADJUSTMENT,
  FIRST_ADJUSTED,
  FIRST_MEMBER,
  FIRST_ROUND,
  PLAYER,
  ROUND_WIDTH,
  TEAM,
  TEAM_ADJUSTMENT,
  TEAM_OF_TRF16,
} from './records';
import type { Cell, Report } from './report';
import { pointsText } from './scoring';

/** A round: opponent, colour and result in their columns. */
const roundFields = (cell: Cell | null, column: number): readonly Placed[] => {
  const from = FIRST_ROUND + column * ROUND_WIDTH;
  if (cell === null) return [];
  return [
    { columns: [from, from + 3], text: cell.opponent ?? '0000' },
    { columns: [from + 5, from + 5], text: cell.colour },
    { columns: [from + 7, from + 7], text: cell.letter },
  ];
};

/** What fits its columns whole; anything else would be another one there. */
const whole = (text: string | undefined, most: number): string =>
  text !== undefined && Array.from(text).length <= most ? text : '';

/** What of a report stands in the lines of players. */
export type PlayerLines = Pick<Report, 'cells' | 'points' | 'ranks'>;

/** A line `001`. */
const playerLine = (person: Personal, place: number, report: PlayerLines, version: 16 | 26): string => {
  const { sex, title = '', rating, birth } = person;
  const fields = {
    ...{
      no: place + 1,
      sex,
      title: version === 26 ? title : titleLetters(title),
      name: withComma(person.name),
    },
    ...{
      rating,
      birth,
      federation: whole(person.federation?.toUpperCase(), 3),
      fideId: whole(person.fideId, 11),
    },
    ...{ points: pointsText(entryAt(report.points, place)), rank: entryAt(report.ranks, place) },
  };
  return makeRecord('001', PLAYER, fields, entryAt(report.cells, place).flatMap(roundFields));
};

/** The lines of all players. */
export const makePlayers = (
  people: readonly Personal[],
  report: PlayerLines,
  version: 16 | 26,
): readonly string[] => people.map((person, place) => playerLine(person, place, report, version));

/** Records 299: the players or teams whom the arbiter gives or takes the same number of points, a line each number. */
export const makeAdjustments = ({ players, discipline }: Tournament): readonly string[] => {
  const inOrder = [...players].sort((one, other) => one.no - other.no);
  const numbers = new Map<number, number[]>();
  inOrder.forEach(({ adjustment = 0, status }, place) => {
    if (adjustment === 0 || status === 'annulled') return;
    numbers.set(adjustment, [...(numbers.get(adjustment) ?? []), place + 1]);
  });
  return [...numbers].map(([adjustment, own]) => {
    const [points, behind] = [pointsText(adjustment), numberFields(own, FIRST_ADJUSTED)];
    return discipline
      ? makeRecord('299', TEAM_ADJUSTMENT, { matchPoints: points, round: '000' }, behind)
      : makeRecord('299', ADJUSTMENT, { points, round: '000' }, behind);
  });
};

const members = (field: Tournament, team: string): readonly number[] =>
  [...field.players]
    .sort((one, other) => one.no - other.no)
    .flatMap((player, place) => (player.team === team ? [place + 1] : []));

/** A team of a file: its name, its standing, and the numbers of its members. */
export interface TeamOfFile {
  readonly name: string;
  readonly matchPoints: number;
  readonly gamePoints: number;
  readonly rank: number;
  readonly members: readonly number[];
}

/** A record 310, in TRF16 a record 013, of the team of this place, from 0. */
export const teamLine = (
  { name, matchPoints, gamePoints, rank, members: own }: TeamOfFile,
  place: number,
  version: 16 | 26,
): string => {
  if (version === 16)
    return makeRecord('013', TEAM_OF_TRF16, { name }, numberFields(own, FIRST_MEMBER['013']));
  const points = { matchPoints: pointsText(matchPoints), gamePoints: pointsText(gamePoints) };
  return makeRecord(
    '310',
    TEAM,
    { no: place + 1, name, ...points, rank },
    numberFields(own, FIRST_MEMBER['310']),
  );
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
