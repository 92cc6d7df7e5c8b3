import { plays, type Tournament } from '../core/model';
import { isTeamEvent } from '../core/teamEvent/model';
import { readingOf } from '../core/typed';
import { wordsOf } from '../language/language';
import { lineHeight, MACHINE_COLUMNS } from '../sheets/log/blocks';
import { makeLogRow, type LogEntry } from '../sheets/log/line';
import { saidOf, withSaid, type Moment } from '../sheets/log/sentences';
import { withTeamSaid } from '../sheets/log/sentences/teams';
import { valueIn } from './keyedCells';
import type { LogRows } from './log';

/** A tournament as a step finds it. */
const momentOf = (tournament: Tournament): Moment => ({
  language: tournament.language,
  profile: tournament.profile,
  words: wordsOf(tournament),
  reading: readingOf(tournament),
  value: (key) => valueIn(tournament, key),
  gamesOf: (no) => tournament.games.filter(plays(no)).map((game) => game.no),
});

/** The lines of a step that comes now, with their sentences; `before` are the lines that the Log has. */
export const saidNow = (
  lines: readonly LogEntry[],
  tournament: Tournament,
  before: readonly LogEntry[],
): readonly LogEntry[] => {
  const earlier = (step: number): string | undefined => saidOf(before, step, tournament.language);
  return isTeamEvent(tournament)
    ? withTeamSaid(lines, tournament, earlier)
    : withSaid(lines, momentOf(tournament), earlier);
};

/** How lines of a step that comes now stand in a Log. `before` are the lines that it has. */
export const logRows =
  (tournament: Tournament, before: readonly LogEntry[]): LogRows =>
  (lines) => {
    const told = saidNow(lines, tournament, before);
    return { rows: told.map(makeLogRow), heights: told.map(lineHeight), unwrapped: MACHINE_COLUMNS };
  };
