import { sideIn } from '../withTeam';
import type { Game, SystemId, SystemOptions, Tournament } from '../../core/model';
import type { PaperFormat } from '../../core/paper';
import { absentFrom, byesIn } from '../../core/results/progress';
import { fromLeft } from '../../core/results/sides';
import { countTo } from '../../grid/block';
import { numberInSection } from '../../core/sections/fields';
import type { RoundToSeat } from '../../core/pairing/seating';
import type { Schedule } from '../../core/pairing/schedule';
import type { Cited } from '../../language/explain';

/** A game on a handout; without a tournament none has an outcome. */
export type HandoutGame = Pick<Game, 'board' | 'white' | 'black' | 'outcome' | 'venue' | 'date'>;

/** A player: their number, and their name if they have one. */
export interface HandoutPlayer {
  readonly no: number;
  /** The number that is printed: in a section the one that they have there. */
  readonly own: number;
  /** The section that they play in, where several share their sheets. */
  readonly section?: string;
  readonly name: string | null;
  /** In a match of two teams the name of theirs. */
  readonly team?: string;
  /** Whether they left the tournament: their games are not played any more. */
  readonly hasLeft: boolean;
}

/** What a handout is made of: a tournament, or a system and a number of players. */
export interface Subject {
  /** Empty without a tournament. */
  readonly event: string;
  readonly section: string;
  readonly system: SystemId;
  readonly options: SystemOptions;
  readonly cycles: number;
  readonly players: readonly HandoutPlayer[];
  readonly rounds: readonly RoundToSeat<HandoutGame>[];
  readonly tournament: Tournament | null;
  /** What it is printed on. */
  readonly format: PaperFormat;
  /** The one whom it is about. */
  readonly player: number | null;
  /** The round that it is about. */
  readonly round: number | null;
  /** The cells in which the figures of an explanation stand; nothing without a workbook. */
  readonly cited?: Cited | undefined;
}

/** What a tournament's handouts are made of; colours, rounds and boards as they are now. */
export const subjectOf = (
  tournament: Tournament,
  { player = null, round = null, cited }: Partial<Pick<Subject, 'player' | 'round' | 'cited'>> = {},
): Subject => {
  const { event, section = '', system, systemOptions: options = {}, cycles, players, games } = tournament;
  const [sideOf, ownNumber] = [sideIn(tournament), numberInSection(tournament)];
  const by = new Map<number, Game[]>();
  for (const game of games) by.set(game.round, [...(by.get(game.round) ?? []), game]);
  return {
    event,
    section,
    system,
    options,
    cycles,
    players: players.map((player) => {
      const { no, name, status, section: of } = player;
      const side = sideOf(player);
      return {
        ...{ no, own: ownNumber(no) },
        ...(of === undefined ? {} : { section: of }),
        name,
        ...(side === undefined ? {} : { team: side }),
        hasLeft: status !== 'playing',
      };
    }),
    rounds: countTo(tournament.rounds).map((number) => {
      const all = (by.get(number) ?? []).sort((one, other) => one.board - other.board);
      return {
        round: number,
        cycle: all[0]?.cycle ?? 1,
        games: all,
        rests: tournament.rests.filter((rest) => rest.round === number).map((rest) => rest.player),
      };
    }),
    tournament,
    format: tournament.paper ?? 'A4',
    player,
    round,
    cited,
  };
};

/** What the handouts of a table of numbers are made of. */
export const subjectOfTable = (
  { system, options, cycles, players, rounds }: Schedule,
  format: PaperFormat = 'A4',
): Subject => ({
  event: '',
  section: '',
  system,
  options,
  cycles,
  players: countTo(players).map((no) => ({ no, own: no, name: null, hasLeft: false })),
  rounds: rounds.map(({ bye, games, ...round }) => ({
    ...round,
    games: games.map((game) => ({ ...game, outcome: null })),
    rests: bye === null ? [] : [bye],
  })),
  tournament: null,
  format,
  player: null,
  round: null,
});

/** The rounds that a handout is about: the one, or all. */
export const roundsOf = ({ rounds, round }: Subject): Subject['rounds'] =>
  round === null ? rounds : rounds.filter((each) => each.round === round);

/** Whether somebody rests in some round. */
export const isOdd = ({ rounds }: Pick<Subject, 'rounds'>): boolean =>
  rounds.some(({ rests }) => rests.length > 0);

/** The numbers of those who have left, of the two of a game that was therefore not played. */
export const absentIn = (
  { tournament }: Pick<Subject, 'tournament'>,
  game: HandoutGame,
): readonly number[] => (tournament === null ? [] : absentFrom(tournament, game).map(({ no }) => no));

/** Whoever has a bye in a round. */
export const restingOf = (
  { tournament }: Pick<Subject, 'tournament'>,
  { round, rests }: Subject['rounds'][number],
): readonly number[] => (tournament ? byesIn(tournament, round) : rests);

/** The same rounds without games that nobody will play. Where no other game is left, they stay. */
export const roundsPlayed = (subject: Subject): Subject['rounds'] =>
  roundsOf(subject).map((round) => {
    const games = round.games.filter((game) => game.outcome !== null || absentIn(subject, game).length === 0);
    return games.length === 0 ? round : { ...round, games };
  });

/** One side of a game. */
export interface HandoutSide {
  readonly no: number;
  readonly isWhite: boolean;
}

/** The two sides of a game from left to right, as Pairings shows them: in Go Black stands on the left. */
export const sidesOf = (
  { tournament }: Pick<Subject, 'tournament'>,
  { white, black }: Pick<HandoutGame, 'white' | 'black'>,
): readonly [left: HandoutSide, right: HandoutSide] =>
  fromLeft(tournament, { no: white, isWhite: true }, { no: black, isWhite: false });
