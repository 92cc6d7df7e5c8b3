import type { PrintedRound, PrintedSchedule, PrintedSide } from '../check/printed';
import { MOST_PLAYERS } from '../pairing/system';
import type { Result } from '../result';
import { checked, entry, listOf, made, parseFile, whole, type Read } from './fields';

const MOST_ROUNDS = 100_000;

const label = checked(
  'label',
  (value): value is string | number => Number.isInteger(value) || typeof value === 'string',
);

/** A label that stands in no cell. */
const side: Read<PrintedSide> = made(label, (found) => ({ label: String(found), cell: '' }));

const game = entry({ board: whole(1, MOST_PLAYERS), white: side, black: side });

/** Who has the bye: one player, or several of a team. */
const rests: Read<readonly PrintedSide[]> = (value, path, findings) => {
  if (Array.isArray(value)) return listOf(side)(value, path, findings);
  const one = side(value, path, findings);
  return one && [one];
};

const round: Read<PrintedRound> = made(
  entry({ round: whole(1, MOST_ROUNDS), games: listOf(game) }, { bye: rests }),
  ({ bye = [], ...rest }) => ({ ...rest, rests: bye }),
);

const table: Read<PrintedSchedule> = made(entry({ rounds: listOf(round) }), ({ rounds }) => ({
  rounds,
  coloured: true,
}));

/** Reads a pairing table: the text that the command `table --json` prints, the value of such JSON, or a schedule. Problems: those of `parseFile`. */
export const parseTable = (source: unknown, file?: string): Result<PrintedSchedule> =>
  parseFile(table, source, file);
