import { toNumber, type Fraction } from '../../core/fraction';
import { countedGames } from '../../core/results/progress';
import type { Tournament } from '../../core/model';
import { outcomeOf } from '../../core/results/outcome';
import { matchOf } from '../../core/pairing/teams/members';
import { underKey } from '../../core/present';
import { shownRank, type StandingRow } from '../../core/tiebreak/standings';
import { criterionWords } from '../../language/criteria';
import { decimalText } from '../../language/number';
import type { StandingsColumn, StandingsLine, StandingsTable, PageWords } from './content';

const MOST_PLACES = 2;

const placesOf = (value: Fraction): number =>
  [0, 1].find((places) => Number.isInteger(toNumber(value) * 10 ** places)) ?? MOST_PLACES;

/** Numbers of one column, with as many decimals as the one that needs most, so that their points stand below each other. */
export const alignedNumbers = (rows: readonly StandingRow[], at: number): readonly string[] => {
  const values = rows.map((row) => row.values[at] ?? null);
  const places = values.reduce((most, value) => Math.max(most, value ? placesOf(value) : 0), 0);
  return values.map((value) => (value ? decimalText(toNumber(value).toFixed(places)) : ''));
};

/** How many finished games that count a player has played, won, drawn and lost. */
export const recordOf = (tournament: Tournament): ((no: number) => readonly number[]) => {
  const games = countedGames(tournament);
  return (no) => {
    const marks = games.flatMap(({ white, black, outcome }) => {
      const result = outcomeOf(outcome);
      return [...(white === no ? [result.white] : []), ...(black === no ? [result.black] : [])];
    });
    const count = (wanted: string): number => marks.filter((mark) => mark === wanted).length;
    return [
      marks.length,
      count('win'),
      ...(tournament.draws === false ? [] : [count('draw')]),
      count('loss'),
    ];
  };
};

/** What such numbers are headed by. */
export const recordHeads = ({ discipline, draws }: Tournament, { words }: PageWords): readonly string[] => {
  const { games, tables, teamEvent } = words;
  const drawn = draws === false ? [] : [tables.drawn];
  return [discipline ? teamEvent.played : games, tables.won, ...drawn, tables.lost];
};

/** The ranks and values of a field; `rows` are those of its standings. */
export const standingsTable = (
  tournament: Tournament,
  rows: readonly StandingRow[],
  said: PageWords,
): StandingsTable => {
  const { words } = said;
  const { players, teams, tieBreaks, profile, discipline } = tournament;
  const ofTeams = discipline && words.teamEvent;
  const isMatch = matchOf(tournament) !== null;
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const byNo = new Map(players.map((player) => [player.no, player]));
  const listed = rows.map(({ no }) => underKey(byNo, no));
  const ratings = listed.map(({ rating }) => String(rating?.typed ?? ''));
  const sides = listed.map(({ team, federation }) =>
    isMatch ? (teamNames.get(team ?? '') ?? '') : (federation ?? ''),
  );
  const isAny = (texts: readonly string[]): boolean => texts.some((text) => text !== '');
  const record = recordOf(tournament);
  const records = rows.map(({ no, rank }) => (rank === null ? null : record(no).map(String)));
  const begun = records.some((counts) => counts !== null && counts[0] !== '0');
  const columns: readonly (StandingsColumn & { readonly cells: readonly string[] })[] = [
    { of: 'rank', head: words.rank, cells: rows.map((row) => String(shownRank(row))) },
    { of: 'no', head: words.no, cells: rows.map(({ no }) => String(no)) },
    { of: 'name', head: ofTeams?.team ?? words.name, cells: listed.map(({ name }) => name) },
    ...(isAny(ratings) ? [{ of: 'rating', head: words.rating, cells: ratings } as const] : []),
    ...(isAny(sides)
      ? [{ of: 'side', head: isMatch ? words.match.team : words.federation, cells: sides } as const]
      : []),
    ...recordHeads(tournament, said).map(
      (head, index) =>
        ({ of: 'count', head, cells: records.map((counts) => counts?.[index] ?? '') }) as const,
    ),
    ...tieBreaks.flatMap((code, index) => {
      const of = index === 0 ? 'points' : 'tieBreak';
      const usual = index === 0 ? words.points : criterionWords(code, profile).heading;
      const cells = alignedNumbers(rows, index);
      // Nobody needs a tie-break that nobody has.
      return index > 0 && !isAny(cells)
        ? []
        : [{ of, head: ofTeams?.criteria[code] ?? usual, cells } as const];
    }),
  ];
  return {
    columns: columns.map(({ of, head }) => ({ of, head })),
    lines: rows.map(({ rank }, line): StandingsLine => ({
      cells: columns.map(({ cells }) => cells[line] ?? ''),
      leads: begun && rank === 1,
      left: rank === null,
    })),
  };
};
