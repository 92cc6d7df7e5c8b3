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
import { plays, type Tournament, type Player } from '../../core/model';
import { nameOf } from '../../core/names/name';
import type { Problem } from '../../core/problem';
import { andThen, ok, relocated, type Result } from '../../core/result';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { located } from '../../sheets/findTournaments';
import { boardKey, gameKey, playerKey } from '../../sheets/log/key';
import { cellsFor, type Wanted } from '../cells';
import { wantedBetween } from '../keyedCells';
import { identityOf } from '../identity';
import type { OpenTournament } from '../open';
import { change, type CellPlan, type Follows, GAME, number, player, PLAYER, type Patched } from './change';
import { followingTeams } from './followTeams';
import { teamStepTexts } from '../../language/teamSteps';
import { swapNumbers } from '../../core/conduct/swapNumbers';
import { playerNamed } from '../../core/names/meant';
import { entryAt } from '../../core/present';

/** Pairs of games, by number, and what they exchange. */
export interface Exchange {
  readonly pairs: readonly (readonly [one: number, other: number])[];
  readonly what: Exchanged;
}

/** A change by hand, with its cells and whom it affects. */
export type PlannedManual = ManualChange & CellPlan;

/** A problem of a game, with the cell of its player on the left; of a match, with that of its first name, and without a number that its sheet has elsewhere. */
const onSheet = (open: OpenTournament): ((found: Problem) => Problem) => {
  const { cell } = identityOf(open);
  return (found) => {
    const { game, ...place } = found.place;
    if (game === undefined) return found;
    const { discipline } = open.tournament;
    const where = cell(discipline ? boardKey(game, 1, 'home') : gameKey(game, 'left'));
    if (!where) return found;
    const { sheet, cell: at } = located({ sheet: where.sheet, area: { ...where, rows: 1, columns: 1 } });
    return { ...found, place: { ...place, ...(discipline ? {} : { game }), sheet, cell: at } };
  };
};

const planned = (
  open: OpenTournament,
  rule: (tournament: Tournament) => Result<ManualChange>,
): Result<PlannedManual> => {
  const place = onSheet(open);
  const change = relocated(rule(madeOf(open)), place);
  if (!change.ok) return change;
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
  of: 'players',
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
  follows: moved,
});

/** Games exchange their places, or their opponents. */
export const EXCHANGE = change({
  id: 'exchange',
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
            ['opponents', 'Their players on the right'],
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
  follows: moved,
});

/** A match whose teams swap home and away, and whether they do in their others. */
export type Turned = { readonly game: number; readonly both?: boolean };

/** Two teams swap home and away. */
export const SIDES = change({
  id: 'sides',
  of: 'teams',
  words: {
    name: 'Two teams swap home and away',
    about: 'Everybody keeps their board: names and results change sides with their team.',
    take: 'Swap home and away',
    step: 'Swapped home and away',
  },
  fields: [
    GAME,
    {
      name: 'matches',
      label: 'Which',
      kind: 'choice',
      where: ({ cycles }) => cycles === 2,
      choices: [
        ['one', 'This match only'],
        ['both', 'The return match too'],
      ],
    },
  ],
  closed: sidesProblems,
  input: ({ game, matches }): Turned => ({ game: number(game), both: matches === 'both' }),
  plan: ({ open }, { game, both = false }) => {
    const { games } = open.tournament;
    const { white = 0, black = 0 } = games.find(({ no }) => no === game) ?? {};
    const others = games.filter(
      (each) => both && each.no !== game && plays(white)(each) && plays(black)(each),
    );
    return planColours(open, [game, ...others.map(({ no }) => no)]);
  },
  follows: ({ games }, { players }) => {
    const name = nameOf(players);
    return games.map(({ no, white, black }) => ({
      text: teamStepTexts.swapped,
      values: { match: no, home: name(white), away: name(black) },
    }));
  },
});

/** Two players or teams by their names or numbers. */
export interface Swapped {
  readonly player: string | number;
  readonly other: string | number;
}

/** Who swap their numbers, as they are numbered then. */
interface PlannedSwap {
  readonly swapped: readonly Player[];
}

/** All rows of a team's list: one that was free between two members would else keep somebody of the other team. */
const listOf = (open: OpenTournament, { no, members }: Player): readonly Wanted[] => {
  if (!members) return [];
  const { cell } = identityOf(open);
  const wanted: Wanted[] = [];
  for (let place = 1; ; place++) {
    const [name, rating] = [playerKey(no, `member${place}`), playerKey(no, `memberRating${place}`)];
    if (!cell(name)) return wanted;
    const member = members[place - 1];
    wanted.push([name, member?.name ?? null]);
    if (cell(rating)) wanted.push([rating, member?.rating?.typed ?? null]);
  }
};

const planSwap = (open: OpenTournament, { player: one, other }: Swapped): Result<Patched<PlannedSwap>> => {
  const { tournament } = open;
  return andThen(playerNamed(tournament, one), (first) =>
    andThen(playerNamed(tournament, other), (second) => {
      const both = ({ players }: Tournament) => [first, second].map(({ no }) => entryAt(players, no - 1));
      const swap = (each: Tournament): Result<Tournament> => {
        const [left = first, right = second] = both(each);
        return swapNumbers(each, left, right);
      };
      return andThen(swap(tournament), (after) => {
        const swapped = both(after);
        const wanted = new Map([
          ...wantedBetween(tournament, after),
          ...swapped.flatMap((each) => listOf(open, each)),
        ]);
        return andThen(cellsFor(open, [...wanted]), (plain) =>
          andThen(followingTeams(open, tournament, plain, after.games, swap), (cells) =>
            ok({
              ...{ swapped, patch: { cells } },
              warnings: newTeamWarnings(tournament, after),
              affected: effectOf(tournament, after),
            }),
          ),
        );
      });
    }),
  );
};

/** Two players or teams swap their numbers. */
export const SWAP = change({
  id: 'swap',
  words: {
    name: 'Two players swap their numbers',
    about:
      'Each takes the number of the other, their games and their section. Neither may have a result yet.',
    take: 'Swap the players',
    step: 'Swapped the numbers of two {teams, select, true {teams} other {players}}',
    ofTeams: {
      name: 'Two teams swap their numbers',
      about: 'Each takes the number of the other and their matches. Neither may have a result yet.',
      take: 'Swap the teams',
    },
  },
  fields: [PLAYER, { ...PLAYER, name: 'other', label: 'Other player', ofTeams: { label: 'Other team' } }],
  closed: sidesProblems,
  input: ({ other, ...given }): Swapped => ({ ...player(given), other: number(other) }),
  plan: ({ open }, swapped) => planSwap(open, swapped),
  follows: ({ swapped }) =>
    swapped.map(({ no, name, section }) => ({
      text:
        section === undefined
          ? '{player} has number {number}.'
          : '{player} has number {number}, in section {section}.',
      values: { player: name, number: no, ...(section === undefined ? {} : { section }) },
    })),
});
