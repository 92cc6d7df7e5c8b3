import { meetingKey } from '../../core/grouped';
import { kindIn, annulledIn, orderByItself } from '../../core/results/progress';
import type { Game, Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { markFor } from '../../core/results/typed';
import { matchOf } from '../../core/pairing/teams/members';
import { present, underKey } from '../../core/present';
import { isTeamEvent } from '../../core/teamEvent/model';
import { shownRank, type StandingRow } from '../../core/tiebreak/standings';
import type { CrossCell, CrossLine, CrossTable, Meaning, PageWords } from './content';
import { gamePointsText } from './rounds';
import { alignedNumbers } from './standingsTable';
import { hasSides } from '../../core/results/sides';

/** Of a game that nobody waits for. */
const NOT_PLAYED = '–';
const NOTHING: CrossCell = { mark: '', of: 'none', white: false, counts: true };

/** What a player's line has of a game. */
const cellsOf = (tournament: Tournament): ((game: Game, no: number) => CrossCell) => {
  const matches = new Map(isTeamEvent(tournament) ? tournament.games.map((match) => [match.no, match]) : []);
  /** The game points of a team in a match; nothing of a game. */
  const scoreIn = ({ no }: Game, isHome: boolean): string | undefined => {
    const match = matches.get(no);
    return match && isTeamEvent(tournament)
      ? gamePointsText(tournament, match, isHome ? 'home' : 'away')
      : undefined;
  };
  const left = annulledIn(tournament);
  const kind = kindIn(tournament);
  return (game, no) => {
    const white = game.white === no;
    const isWhite = white && !tournament.discipline && hasSides(tournament);
    if (game.outcome !== null) {
      const mark = scoreIn(game, white) ?? markFor(game, white);
      return { mark, of: 'game', white: isWhite, counts: kind(game) !== 'annulled' };
    }
    const isLeft = left.has(game.white) || left.has(game.black);
    return isLeft
      ? { mark: NOT_PLAYED, of: 'game', white: isWhite, counts: true }
      : { mark: `(${game.round})`, of: 'toPlay', white: isWhite, counts: true };
  };
};

/** The signs that occur in the cells, in words. */
const legendOf = (
  lines: readonly CrossLine[],
  { words, texts }: PageWords,
  isOfTeams: boolean,
): readonly Meaning[] => {
  const cells = lines.flatMap((line) => line.cells);
  const { bold, forfeits, toPlay, left } = words.tables.legend;
  const signs: readonly (readonly [of: Meaning['of'], text: string, isIt: (cell: CrossCell) => boolean])[] = [
    ['type', bold, ({ white }) => white],
    ['sign', forfeits, ({ mark }) => mark === '+' || mark === '-'],
    ['sign', isOfTeams ? words.teamEvent.crosstableToPlay : toPlay, ({ of }) => of === 'toPlay'],
    ['sign', left, ({ mark }) => mark === NOT_PLAYED],
    ['type', texts.slanted, ({ counts }) => !counts],
  ];
  return signs.filter(([, , isIt]) => cells.some(isIt)).map(([of, text]) => ({ of, text }));
};

/** Whose lines and columns there are, and what says so: both teams of a match have one. */
const axesOf = (tournament: Tournament, rows: readonly StandingRow[], { texts, say }: PageWords) => {
  const byNumber = rows.map(({ no }) => no).sort((one, other) => one - other);
  const sizes = matchOf(tournament);
  if (sizes) {
    const [first, second] = tournament.teams.map(({ name }) => name);
    return {
      lines: byNumber.slice(0, sizes.boards),
      columns: byNumber.slice(sizes.boards),
      caption: say(texts.ofTeams, { first: present(first), second: present(second) }),
    };
  }
  const isByRank = orderByItself(tournament) === 'rank';
  const all = isByRank ? rows.map(({ no }) => no) : byNumber;
  return { lines: all, columns: all, caption: isByRank ? texts.byRank : texts.byNumber };
};

/** Everyone against everyone of a field, in order of number, once it is over of rank; in a match a team against the other. */
export const crossTable = (
  tournament: Tournament,
  rows: readonly StandingRow[],
  said: PageWords,
): CrossTable => {
  const { games, players, cycles } = tournament;
  const named = nameOf(players);
  const gameOf = new Map(games.map((game) => [meetingKey(game), game]));
  const cellOf = cellsOf(tournament);
  const points = alignedNumbers(rows, 0);
  const rowOf = new Map(rows.map((row, index) => [row.no, { ...row, points: points[index] ?? '' }]));
  const { lines, columns, caption } = axesOf(tournament, rows, said);
  const made = lines.map((no): CrossLine => {
    const row = underKey(rowOf, no);
    const cells = columns.flatMap((opponent) =>
      Array.from({ length: cycles }, (_, index): CrossCell => {
        if (opponent === no) return { ...NOTHING, mark: '×', of: 'self' };
        const game = gameOf.get(meetingKey({ white: no, black: opponent, cycle: index + 1 }));
        return game ? cellOf(game, no) : NOTHING;
      }),
    );
    const rank = String(shownRank(row));
    return { no, name: named(no), cells, points: row.points, rank, left: row.rank === null };
  });
  return {
    ...{ caption, cycles, lines: made, legend: legendOf(made, said, isTeamEvent(tournament)) },
    opponents: columns.map((no) => ({ no, name: named(no) })),
  };
};
