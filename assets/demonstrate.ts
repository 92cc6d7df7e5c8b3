import { entryAt, underKey } from '../src/core/present';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTournament } from '../src/app/create';
import { openTournament } from '../src/app/open';
import type { TypedResult } from '../src/core/results/record';
import { takeChange } from '../src/app/changes/take';
import type { Tournament } from '../src/core/model';
import { problem } from '../src/core/problem';
import { andThen, ok, type Result, unlessProblems } from '../src/core/result';
import { makeTyped } from '../src/core/results/typed';
import type { Circumstances } from '../src/cli/command';
import { writeWhole } from '../src/cli/files';
import { readTournaments } from '../src/cli/eventFiles';
import { openWorkbook } from '../src/cli/sources';
import { standingsText } from '../src/cli/standings';

const LIST = 'candidates-2013.xlsx';
const RESULTS = 'candidates-2013-results.json';

/** A game by what everybody knows of it: round, White, Black. */
const keysOf = ({ players, games }: Tournament): ReadonlyMap<string, Tournament['games'][number]> => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return new Map(
    games.map((game) => [`${game.round}: ${names.get(game.white)} - ${names.get(game.black)}`, game]),
  );
};

/** The results of the real games for the paired ones; `game-unknown` for each that was not paired so. */
export const realResults = (paired: Tournament, real: Tournament): Result<readonly TypedResult[]> => {
  const games = keysOf(paired);
  const played = [...keysOf(real)];
  const unknown = played.filter(([key]) => !games.has(key));
  return unlessProblems(
    unknown.map(([typed]) => problem('game-unknown', {}, { typed })),
    () =>
      played.flatMap(([key, { outcome }]) =>
        outcome === null ? [] : [{ game: underKey(games, key).no, typed: makeTyped(outcome) }],
      ),
  );
};

/** What the demonstration leaves behind. */
export interface Demonstration {
  readonly out: string;
  /** The final standings as a table. */
  readonly standings: string;
}

/**
 * Pairs the Candidates of 2013 from a plain list into a double round robin, types in what was really played, and writes
 * the workbook into `folder`. Any problem stops it.
 */
export const demonstrate = async (
  samples: string,
  folder: string,
  { time, random }: Circumstances,
): Promise<Result<Demonstration>> => {
  const [workbook, real] = [
    await openWorkbook(join(samples, LIST)),
    await readTournaments(join(samples, RESULTS)),
  ];
  if (!workbook.ok) return workbook;
  if (!real.ok) return real;
  const { event } = entryAt(real.value, 0).tournament;
  const choices = { event, cycles: 2, numbers: 'list' };
  const created = await createTournament(workbook.value, {}, choices, {
    time: time(),
    id: 'candidates-2013',
  });
  if (!created.ok) return created;
  const results = realResults(created.value.tournament, entryAt(real.value, 0).tournament);
  if (!results.ok) return results;
  const recorded = await takeChange(workbook.value, 'record', results.value, { time: time() });
  if (!recorded.ok) return recorded;
  const finished = await openTournament(workbook.value);
  if (!finished.ok) return finished;
  const saved = await workbook.value.save();
  if (!saved.ok) return saved;
  const out = join(folder, LIST);
  await mkdir(folder, { recursive: true });
  const written = await writeWhole(out, saved.value, random());
  return andThen(written, () =>
    andThen(
      standingsText(finished.value.tournament, finished.value.tournament.tieBreaks),
      (standings) => ok({ out, standings }),
    ),
  );
};
