import {
  exchangeGames,
  sidesProblems,
  turnColours,
  type Exchanged,
  type ManualChange,
} from '../../core/conduct/manualChange';
import { effectOf } from '../../core/conduct/effect';
import { withMadeCycles } from '../../core/conduct/madeCycles';
import { scheduleFaults } from '../../core/conduct/scheduleFaults';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { located } from '../../sheets/findTournaments';
import { gameKey } from '../../sheets/log/key';
import { cellsFor } from '../cells';
import { wantedBetween } from '../keyedCells';
import { identityOf } from '../identity';
import type { OpenTournament } from '../open';
import { change, type CellPlan, type Follows, GAME, number } from './change';
import { followingTeams } from './followTeams';

/** Pairs of games, by number, and what they exchange. */
export interface Exchange {
  readonly pairs: readonly (readonly [one: number, other: number])[];
  readonly what: Exchanged;
}

/** A change by hand, with its cells and whom it affects. */
export type PlannedManual = ManualChange & CellPlan;

/** A problem of a game, with the cell of its player on the left. */
const onSheet = (open: OpenTournament): ((found: Problem) => Problem) => {
  const { cell } = identityOf(open);
  return (found) => {
    const where = found.place.game === undefined ? null : cell(gameKey(found.place.game, 'left'));
    if (!where) return found;
    const { sheet, cell: at } = located({ sheet: where.sheet, area: { ...where, rows: 1, columns: 1 } });
    return { ...found, place: { ...found.place, sheet, cell: at } };
  };
};

const planned = (
  open: OpenTournament,
  rule: (tournament: Tournament) => Result<ManualChange>,
): Result<PlannedManual> => {
  const place = onSheet(open);
  const change = rule(madeOf(open));
  if (!change.ok) {
    const [first, ...more] = change.problems;
    return { ok: false, problems: [place(first), ...more.map(place)] };
  }
  const { games, rests, warnings } = change.value;
  const { tournament } = open;
  const changed = new Map(games.map((game) => [game.no, game]));
  const after = { ...tournament, rests, games: tournament.games.map((game) => changed.get(game.no) ?? game) };
  return andThen(cellsFor(open, wantedBetween(tournament, after)), (plain) =>
    andThen(followingTeams(open, madeOf(open), plain, games, rule), (cells) =>
      ok({
        ...{ games, rests, patch: { cells }, affected: effectOf(tournament, after) },
        warnings: [...warnings.map(place), ...newTeamWarnings(tournament, after)],
      }),
    ),
  );
};

/** The tournament with the cycles that its sheets use. */
const madeOf = ({ tournament }: OpenTournament) => withMadeCycles(tournament);

/** What reversing the colours of games would do. Problems: those of the core's `turnColours`, `workbook-part-missing`. */
export const planColours = (open: OpenTournament, games: readonly number[]): Result<PlannedManual> =>
  planned(open, (tournament) => turnColours(tournament, games));

/** What exchanging games would do. Problems: those of the core's `exchangeGames`, `workbook-part-missing`. */
export const planExchange = (open: OpenTournament, { pairs, what }: Exchange): Result<PlannedManual> =>
  planned(open, (tournament) => exchangeGames(tournament, pairs, what));

/**
 * Problems with the rounds and numbers on the sheet, typed by hand or not, each game's with its cell. If a number belongs to no
 * player, the tournament does not open at all (`workbook-cell`).
 */
export const checkSchedule = (open: OpenTournament): readonly Problem[] =>
  scheduleFaults(madeOf(open)).map(onSheet(open));

const moved = (
  { games }: PlannedManual,
  { players, discipline }: Pick<Tournament, 'players' | 'discipline'>,
): readonly Follows[] => {
  const name = nameOf(players);
  return games.map(({ no, round, board, white, black }) => ({
    text: discipline
      ? 'Match {game}: round {round}, {white} – {black}'
      : 'Game {game}: round {round}, board {board}, {white} – {black}',
    values: { game: no, round, board, white: name(white), black: name(black) },
  }));
};

/** The colours of games are reversed. */
export const COLOURS = change({
  id: 'colours',
  words: {
    name: 'A game was played with colours reversed',
    inGame: { neutral: 'A game was played with sides reversed' },
    about: 'The two players swap sides. The winner stays the same.',
    take: 'Reverse the colours',
    step: 'Reversed colours',
  },
  fields: [GAME],
  input: ({ game }): readonly number[] => [number(game)],
  plan: ({ open }, games) => planColours(open, games),
  rule: () => ({ did: 'change', id: 'colours' }),
  follows: moved,
});

/** Games exchange their places, or their opponents. */
export const EXCHANGE = change({
  id: 'exchange',
  of: 'all',
  words: {
    name: 'Two games change places or opponents',
    about: 'Roundabout checks that everyone still meets everyone and nobody plays twice in a round.',
    take: 'Swap the games',
    step: 'Swapped games',
    ofTeams: {
      name: 'Two matches change places or visiting teams',
      about: 'Roundabout checks that all teams still meet and no team plays twice in a round.',
      take: 'Swap the matches',
    },
  },
  fields: [
    GAME,
    { ...GAME, name: 'other', label: 'Other game', ofTeams: { label: 'Other match' } },
    {
      name: 'exchanged',
      label: 'They swap',
      kind: 'choice',
      choices: [
        ['places', 'Round and board'],
        ['opponents', 'Their players with Black'],
      ],
      ofTeams: {
        choices: [
          ['places', 'Round and date'],
          ['opponents', 'Their visiting teams'],
        ],
      },
      inGame: {
        neutral: {
          choices: [
            ['places', 'Round and board'],
            ['opponents', 'Their players named second'],
          ],
        },
      },
    },
  ],
  closed: sidesProblems,
  input: ({ game, other, exchanged }): Exchange => ({
    pairs: [[number(game), number(other)]],
    what: exchanged === 'opponents' ? 'opponents' : 'places',
  }),
  plan: ({ open }, exchange) => planExchange(open, exchange),
  rule: () => ({ did: 'change', id: 'exchange' }),
  follows: moved,
});
