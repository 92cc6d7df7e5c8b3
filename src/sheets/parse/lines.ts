import { present } from '../../core/present';
import type { Game, Rest } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import type { Reading } from '../../core/typed';
import { cellText } from '../../grid/cell';
import { resultFault } from '../datedResult';
import { located } from '../findTournaments';
import { TIME_CELLS } from '../log/key';
import { gameDecoder } from './cells';
import { column, whole, wholeOnce, wrong, type Source } from './source';

interface ParsedLines {
  readonly games: Omit<Game, 'cycle'>[];
  readonly rests: Rest[];
  readonly warnings: Problem[];
}

/** The games and rests of the Pairings sheet, of which no number is above `most`. */
export const parseLines = (source: Source, reading: Reading, most: number): ParsedLines => {
  const [numbers, rounds, boards, lefts, results, rights] = (
    ['game', 'round', 'board', 'leftNo', 'result', 'rightNo'] as const
  ).map((name) => column(source, `Pairings_${name}`));
  const times = TIME_CELLS.map((cell) => [cell, column(source, `Pairings_${cell}`)] as const);
  const parsed: ParsedLines = { games: [], rests: [], warnings: [] };
  const decode = gameDecoder(reading);
  const place = present(source.parts.places.Pairings_result);
  const formats = source.gridOf(place)?.formats ?? [];
  const numberOf = wholeOnce(source, 'Pairings_game');
  (numbers ?? []).forEach((value, line) => {
    const round = whole(source, 'Pairings_round', line, rounds?.[line] ?? null);
    const left = whole(source, 'Pairings_leftNo', line, lefts?.[line] ?? null, most);
    const typed = cellText(results?.[line] ?? null);
    const result = located(place, line);
    // Whoever has an opponent does not rest: somebody cleared the number of the game.
    if (value === null && cellText(rights?.[line] ?? null).trim() !== '') {
      wrong(source, 'Pairings_game', line, value, '1, 2, 3 …');
      return;
    }
    if (value === null) {
      parsed.rests.push({ round, player: left });
      if (typed.trim() !== '') parsed.warnings.push(problem('result-of-bye', result));
      return;
    }
    const no = numberOf(line, value);
    const right = whole(source, 'Pairings_rightNo', line, rights?.[line] ?? null, most);
    const areRead = left === lefts?.[line] && right === rights?.[line];
    if (areRead && left === right) wrong(source, 'Pairings_rightNo', line, right, `≠ ${left}`);
    const board = Number(boards?.[line] ?? 0) || 0;
    const held = Object.fromEntries(times.map(([cell, values]) => [cell, values[line] ?? null]));
    const { game, isUnderstood } = decode({ no, round, board, left, right, result: typed, ...held });
    if (!isUnderstood) {
      const format = formats[line]?.[0] ?? '';
      parsed.warnings.push(resultFault(result, results?.[line] ?? null, format));
    }
    parsed.games.push(game);
  });
  return parsed;
};
