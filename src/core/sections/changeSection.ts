import { isDecided } from '../conduct/decided';
import { largest } from '../extremes';
import { given } from '../format/fields';
import type { Game, Player, SystemOptions, Tournament } from '../model';
import { entryAt } from '../present';
import { firstBoard, fromBoard, lastBoard } from './boards';
import { fieldsOf, firstNumber, renumbered } from './fields';
import { sectionFound } from './found';

const withoutSection = (player: Player): Player => given({ ...player, section: undefined });

/** A section as a tournament of its own, with player numbers from 1; its games keep their numbers. */
export const sectionAlone = (tournament: Tournament, index: number): Tournament => {
  const field = entryAt(fieldsOf(tournament), index);
  const alone = renumbered(field, 1 - firstNumber(field));
  return { ...alone, players: alone.players.map(withoutSection) };
};

/** Renumbers games from 1 without gaps, in their order. */
const withoutGaps = (games: readonly Game[]): readonly Game[] =>
  [...games].sort((one, other) => one.no - other.no).map((game, index) => ({ ...game, no: index + 1 }));

/**
 * The games of a section with numbers of the whole tournament. Old games keep theirs, from which missing ones are taken in the
 * order of rounds; additional games go after all others.
 */
const numberedAs = (games: readonly Game[], before: readonly Game[], last: number): readonly Game[] => {
  const numbers = before.map(({ no }) => no).sort((one, other) => one - other);
  return games.map((game, index) => ({
    ...game,
    no: numbers[index] ?? last + index + 1 - numbers.length,
  }));
};

/** An added game at its board, or if that is taken in its round, at the next that is free after those of its section. */
const onFreeBoard = (game: Game, before: readonly Game[], others: readonly Game[]): Game => {
  const taken = new Set(others.flatMap(({ round, board }) => (round === game.round ? [board] : [])));
  let { board } = game;
  if (taken.has(board)) board = lastBoard(before) + 1;
  while (taken.has(board)) board += 1;
  return { ...game, board };
};

/** Boards in use by other sections: a section that has grown into them moves behind the last one, or if it has begun, its added games do. */
const besideOthers = (
  games: readonly Game[],
  before: readonly Game[],
  others: readonly Game[],
): readonly Game[] => {
  const [first, last] = [firstBoard(games), lastBoard(games)];
  const isTaken = (board: number): boolean => others.some((other) => other.board === board);
  const grown = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(isTaken);
  if (grown.length === 0) return games;
  if (!before.some(isDecided))
    return fromBoard(
      games.map((game) => ({ ...game, board: game.board - first + 1 })),
      lastBoard([...others, ...before]) + 1,
    );
  const numbers = new Set(before.map(({ no }) => no));
  const placed = games.filter(({ no }) => numbers.has(no));
  for (const game of games)
    if (!numbers.has(game.no)) placed.push(onFreeBoard(game, before, [...others, ...placed]));
  return placed;
};

/**
 * The tournament with one of its sections changed, as `sectionAlone` gives it. Other sections keep their rounds, boards, colours
 * and results. The numbers of their players shift by those who have come or gone before them; the numbers of their games only
 * shift if games are removed. A section that needs more boards than are free moves behind the last one; once it has begun, only a game that is added
 * does, to the next board that is free in its round.
 */
export const withSection = (tournament: Tournament, index: number, changed: Tournament): Tournament => {
  const before = entryAt(fieldsOf(tournament), index);
  const own = new Set(before.games.map(({ no }) => no));
  const others = tournament.games.filter(({ no }) => !own.has(no));
  const placed = besideOthers(changed.games, before.games, others);
  const all = (tournament.sections ?? []).map(({ name }, at) => {
    const alone = sectionAlone(tournament, at);
    if (at !== index) return { name, field: alone };
    return { name, field: { ...changed, games: numberedAs(placed, before.games, tournament.games.length) } };
  });
  let next = 0;
  const fields = all.map(({ name, field }) => {
    const moved = renumbered(field, next);
    next += field.players.length;
    return { ...moved, players: moved.players.map((player) => ({ ...player, section: name })) };
  });
  const players = fields.flatMap((field) => field.players);
  const games = withoutGaps(fields.flatMap((field) => field.games));
  const systemOptions: SystemOptions = { ...tournament.systemOptions, ...changed.systemOptions };
  const pins = fields.flatMap((field) => field.pins ?? []);
  return {
    ...tournament,
    ...(Object.keys(systemOptions).length === 0 ? {} : { systemOptions }),
    exchangeLastTwo: fields.some((field) => field.exchangeLastTwo),
    rounds: largest(fields.map((field) => field.rounds)),
    players,
    sections: all.map(({ name }) => sectionFound(name, players, games)),
    games,
    rests: fields
      .flatMap((field) => field.rests)
      .sort((one, other) => one.round - other.round || one.player - other.player),
    ...(pins.length === 0 ? {} : { pins }),
  };
};
