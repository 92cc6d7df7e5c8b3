import { given as known } from '../../core/format/fields';
import { join, parse } from 'node:path';
import type { Tournament } from '../../core/model';
import { MOST_CYCLES } from '../../core/pairing/schedule';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result, collectResults } from '../../core/result';
import type { ExportedFiles } from '../../exchange/exchangeFormat';
import { tell } from '../../language/cli';
import { oneLine } from '../steps';
import { type Command, ENCODING_OPTION, type Report } from '../command';
import { checkOutput, extensionOf, type Output, whileAllHeld, whileHeld, writeWhole } from '../files';
import { formatMade, readTournaments } from '../eventFiles';
import { choose } from '../sources';
import { numberIn, optional, parseCount, parseScoring } from '../values';

const reportOf = (
  { id, event }: Tournament,
  warnings: readonly Problem[],
  written: readonly string[],
): Report => ({
  text: () => tell('converted', { event: oneLine(event), out: written.join(', ') }),
  json: () => ({ id, event, out: entryAt(written, 0), files: written }),
  warnings,
});

/** A file without cells: the message says what is missing, and of whom. */
const byName = ({ place: { player }, ...each }: Problem): Problem => ({
  ...each,
  place: player === undefined ? {} : { player },
});

/** The name of a file with a suffix before its extension: `club.trf`, `-2026-10` is `club-2026-10.trf`. */
const withSuffix = (out: string, suffix: string): string => {
  if (suffix === '') return out;
  const { dir, name, ext } = parse(out);
  return join(dir, `${name}${suffix}${ext}`);
};

/** Writes all files, or none if one of them may not be written; the file that was named is held already. */
const writeAll = async (
  { files }: ExportedFiles,
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
  run: async (given, { time, instant, random, playing, texts }) => {
    const [input, out] = given.operands as [string, string];
    const asked = collectResults({
      format: formatMade(out, given.text('to')),
      round: numberIn(given, 'round'),
      cycles: optional(given.text('cycles'), (typed) => parseCount(typed, 'cycles', MOST_CYCLES)),
      scoring: optional(given.text('scoring'), parseScoring),
    });
    if (!asked.ok) return asked;
    const { format, round, cycles, scoring } = asked.value;
    const whose = { player: given.text('player'), team: given.text('team') };
    if ((whose.player ?? whose.team) !== undefined && !format.ofSome)
      return fail(problem('format-whole', { file: out }, { typed: extensionOf(out) }));
    const output = { out, force: given.flag('force') };
    const making = { time: time(), instant: instant(), whose, ...known({ round }) };
    return whileHeld({ out, force: true }, input, async () => {
      const reading = { from: given.text('from'), cycles, scoring, texts };
      const all = await readTournaments(input, reading);
      const found = andThen(all, (several) => choose(several, given.text('tournament'), input));
      if (!found.ok) return found;
      const { tournament, warnings, sheet, people, atCells } = found.value;
      playing(tournament.profile);
      const made = await format.make(tournament, out, {
        ...making,
        people: await people?.(),
        hasLog: sheet !== undefined,
      });
      if (!made.ok) return made;
      const lost = atCells?.(made.value.warnings) ?? made.value.warnings.map(byName);
      return andThen(await writeAll(made.value, output, input, random), (written) =>
        ok(reportOf(tournament, [...warnings, ...lost], written)),
      );
    });
  },
};
