import { join, parse } from 'node:path';
import type { ProfileId, Tournament } from '../../core/model';
import type { Made } from '../../exchange/format';
import { MOST_CYCLES } from '../../core/pairing/request';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import type { Scoring } from '../../core/scoring';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { ENCODING_OPTION, type Command, type Report } from '../command';
import { checkOutput, extensionOf, type Output } from '../files';
import { whileAllHeld, whileHeld, writeWhole } from '../writing';
import { formatMade, readTournaments, type MadeFormat, type Making } from '../formats';
import { oneLine } from '../line';
import { choose } from '../sources';
import type { TextReading } from '../texts';
import { makeTeamEventIn, readTeamEvents } from '../teamEvents';
import { optional, parseNumber, parseScoring, together } from '../values';

const reportOf = (
  { id, event }: Pick<Tournament, 'id' | 'event'>,
  warnings: readonly Problem[],
  written: readonly string[],
  language: string,
): Report => ({
  text: () => say(cliTexts(language).converted, language, { event: oneLine(event), out: written.join(', ') }),
  json: () => ({ id, event, out: entryAt(written, 0), files: written }),
  warnings,
});

/** A tournament or a team event of a file, and how it is written to another one. */
interface Convertible {
  readonly tournament: Pick<Tournament, 'id' | 'event'>;
  readonly sheet?: string;
  readonly warnings: readonly Problem[];
  readonly profile: ProfileId;
  readonly make: () => Promise<Result<Made>>;
}

/** A file, its format if that is said, and what is to become of it. */
interface Conversion {
  readonly input: string;
  readonly from: string | undefined;
  readonly cycles: number | undefined;
  readonly out: string;
  readonly format: MadeFormat;
  readonly making: Making;
  /** The points in which the results of a cross-table are written. */
  readonly scoring: Scoring | undefined;
  readonly texts: TextReading;
}

/** A file without cells: the message says what is missing, and of whom. */
const byName = ({ place: { player }, ...each }: Problem): Problem => ({
  ...each,
  place: player === undefined ? {} : { player },
});

const teamEventsIn = async ({
  input,
  from,
  format: { id },
  making,
  texts,
}: Conversion): Promise<Result<readonly Convertible[]>> =>
  andThen(await readTeamEvents(input, { from, language: making.language, texts }), (events) =>
    ok(
      events.map((each) => ({
        ...each,
        tournament: each.tournament,
        profile: 'chess',
        make: async () =>
          andThen(
            await makeTeamEventIn(each.tournament, id, { ...making, hasLog: each.sheet !== undefined }),
            ({ files, warnings }) => ok({ files, warnings: warnings.map(byName) }),
          ),
      })),
    ),
  );

/** All that a file has. A file of teams alone has no tournament. */
const convertibleIn = async (conversion: Conversion): Promise<Result<readonly Convertible[]>> => {
  const { input, from, cycles, out, format, making, scoring, texts } = conversion;
  const events = await teamEventsIn(conversion);
  if (!events.ok) return events;
  const { language } = making;
  const tournaments = await readTournaments(input, { from, cycles, scoring, language, texts });
  if (!tournaments.ok && events.value.length === 0) return tournaments;
  return ok([
    ...events.value,
    ...(tournaments.ok ? tournaments.value : []).map((each): Convertible => ({
      ...each,
      profile: each.tournament.profile,
      make: async () =>
        andThen(
          await format.make(each.tournament, out, { ...making, hasLog: each.sheet !== undefined }),
          ({ files, warnings }) => ok({ files, warnings: each.atCells?.(warnings) ?? warnings.map(byName) }),
        ),
    })),
  ]);
};

/** The name of a file with a suffix before its extension: `club.trf`, `-2026-10` is `club-2026-10.trf`. */
const withSuffix = (out: string, suffix: string): string => {
  if (suffix === '') return out;
  const { dir, name, ext } = parse(out);
  return join(dir, `${name}${suffix}${ext}`);
};

/** Writes all files, or none if one of them may not be written; the file that was named is held already. */
const writeAll = async (
  { files }: Made,
  { out, force }: Output,
  input: string,
  random: () => string,
): Promise<Result<readonly string[]>> => {
  const names = files.map(({ suffix }) => withSuffix(out, suffix));
  const free = names.includes(out) ? await checkOutput({ out, force }, input) : ok(null);
  if (!free.ok) return free;
  const others = names.filter((name) => name !== out).map((name) => ({ out: name, force }));
  return whileAllHeld(others, input, async () => {
    for (const [at, { content }] of files.entries()) {
      const written = await writeWhole(entryAt(names, at), content, random());
      if (!written.ok) return written;
    }
    return ok(names);
  });
};

const parseCycles = (typed: string): Result<number> =>
  andThen(parseNumber(typed, 'cycles'), (cycles) =>
    cycles >= 1 && cycles <= MOST_CYCLES
      ? ok(cycles)
      : fail(problem('number-out-of-range', { field: 'cycles' }, { typed, least: 1, most: MOST_CYCLES })),
  );

/** From one kind of file to another, by their extensions or by what is said of them. */
export const convert: Command = {
  name: 'convert',
  operands: [{ name: 'IN' }, { name: 'OUT' }],
  options: {
    ...ENCODING_OPTION,
    force: {},
    from: { takes: 'F' },
    to: { takes: 'F' },
    cycles: { takes: 'N' },
    round: { takes: 'N' },
    scoring: { takes: 'W,D,L' },
    tournament: { takes: 'NAME' },
    player: { takes: 'NAME|N' },
    team: { takes: 'NAME', excludes: ['player'] },
  },
  run: async (given, { time, instant, random, language, playing, texts }) => {
    const [input, out] = given.operands as [string, string];
    const asked = together({
      format: formatMade(out, given.text('to')),
      round: optional(given.text('round'), (typed) => parseNumber(typed, 'round')),
      cycles: optional(given.text('cycles'), parseCycles),
      scoring: optional(given.text('scoring'), parseScoring),
    });
    if (!asked.ok) return asked;
    const { format, round, cycles, scoring } = asked.value;
    const whose = { player: given.text('player'), team: given.text('team') };
    if ((whose.player ?? whose.team) !== undefined && !format.ofSome)
      return fail(problem('format-whole', { file: out }, { typed: extensionOf(out) }));
    const output = { out, force: given.flag('force') };
    const making = {
      time: time(),
      instant: instant(),
      whose,
      language,
      ...(round === undefined ? {} : { round }),
    };
    const conversion = { input, from: given.text('from'), cycles, out, format, making, scoring, texts };
    return whileHeld({ out, force: true }, input, async () => {
      const all = await convertibleIn(conversion);
      const found = andThen(all, (several) => choose(several, given.text('tournament'), input));
      if (!found.ok) return found;
      const { tournament, warnings, profile, make } = found.value;
      playing(profile);
      const made = await make();
      if (!made.ok) return made;
      return andThen(await writeAll(made.value, output, input, random), (written) =>
        ok(reportOf(tournament, [...warnings, ...made.value.warnings], written, language)),
      );
    });
  },
};
