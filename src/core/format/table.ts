import type { PrintedRound, PrintedSchedule, PrintedSide } from '../check/printed';
import { MOST_PLAYERS } from '../pairing/system';
import { present } from '../present';
import { unlessProblems, type Result } from '../result';
import { checked, listOf, makeFindings, record, whole, type Read, parseJson } from './fields';

const MOST_ROUNDS = 100_000;

const label = checked(
  'label',
  (value): value is string | number => Number.isInteger(value) || typeof value === 'string',
);

/** A label that stands in no cell. */
const side: Read<PrintedSide> = (value, path, findings) => {
  const found = label(value, path, findings);
  return found === undefined ? undefined : { label: String(found), cell: '' };
};

const game = record(({ required }) => {
  const board = required('board', whole(1, MOST_PLAYERS));
  const white = required('white', side);
  const black = required('black', side);
  return board === undefined || !white || !black ? undefined : { board, white, black };
});

/** Who has the bye: one player, or several of a team. */
const rests: Read<readonly PrintedSide[]> = (value, path, findings) => {
  if (Array.isArray(value)) return listOf(side)(value, path, findings);
  const one = side(value, path, findings);
  return one && [one];
};

const round: Read<PrintedRound> = record(({ required, optional }) => {
  const no = required('round', whole(1, MOST_ROUNDS));
  const games = required('games', listOf(game));
  const resting = optional('bye', rests) ?? [];
  return no === undefined || !games ? undefined : { round: no, games, rests: resting };
});

const table: Read<PrintedSchedule> = record(({ required }) => {
  const rounds = required('rounds', listOf(round));
  return rounds && { rounds, coloured: true };
});

/**
 * Reads a pairing table: the text that the command `table --json` prints, the value of such JSON, or a schedule. Problems: `file-not-json`, those of the fields, each with its path. */
export const parseTable = (source: unknown, file?: string): Result<PrintedSchedule> => {
  const findings = makeFindings(file);
  const value = parseJson(source, findings);
  const found = findings.problems.length > 0 ? undefined : table(value, '', findings);
  return unlessProblems(findings.problems, () => present(found));
};
