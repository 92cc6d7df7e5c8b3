import type { ProfileId, Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { Command, Report } from '../command';
import { checkOutput, extensionOf, writeWhole } from '../files';
import { formatMade, readTournaments, type FileFormat, type Making } from '../formats';
import { oneLine } from '../line';
import { choose } from '../sources';
import { makeTeamEventIn, readTeamEvents } from '../teamEvents';

const reportOf = (
  { id, event }: Pick<Tournament, 'id' | 'event'>,
  warnings: readonly Problem[],
  out: string,
  language: string,
): Report => ({
  text: () => say(cliTexts(language).converted, language, { event: oneLine(event), out }),
  json: () => ({ id, event, out }),
  warnings,
});

/** A tournament or a team event of a file, and how it is written to another one. */
interface Convertible {
  readonly tournament: Pick<Tournament, 'id' | 'event'>;
  readonly sheet?: string;
  readonly warnings: readonly Problem[];
  readonly profile: ProfileId;
  readonly make: () => Promise<Result<Uint8Array | string>>;
}

/** All that a file has. A file of teams alone has no tournament. */
const convertibleIn = async (
  input: string,
  out: string,
  format: FileFormat,
  making: Making,
): Promise<Result<readonly Convertible[]>> => {
  const events = await readTeamEvents(input);
  if (!events.ok) return events;
  const tournaments = await readTournaments(input);
  if (!tournaments.ok && events.value.length === 0) return tournaments;
  return ok([
    ...events.value.map((each): Convertible => ({
      ...each,
      tournament: each.event,
      profile: 'chess',
      make: () => makeTeamEventIn(each.event, out),
    })),
    ...(tournaments.ok ? tournaments.value : []).map((each): Convertible => ({
      ...each,
      profile: each.tournament.profile,
      make: () => format.make(each.tournament, out, making),
    })),
  ]);
};

/** From one kind of file to another, by their extensions. */
export const convert: Command = {
  name: 'convert',
  operands: [{ name: 'IN' }, { name: 'OUT' }],
  options: {
    force: {},
    tournament: { takes: 'NAME' },
    player: { takes: 'NAME|N' },
    team: { takes: 'NAME', excludes: ['player'] },
  },
  run: async (given, { time, instant, random, language, playing }) => {
    const [input, out] = given.operands as [string, string];
    const format = formatMade(out);
    if (!format.ok) return format;
    const whose = { player: given.text('player'), team: given.text('team') };
    if ((whose.player ?? whose.team) !== undefined && !format.value.ofSome)
      return fail(problem('format-whole', { file: out }, { typed: extensionOf(out) }));
    const free = await checkOutput({ out, force: given.flag('force') }, input);
    if (!free.ok) return free;
    const making = { time: time(), instant: instant(), whose, language };
    const found = andThen(await convertibleIn(input, out, format.value, making), (all) =>
      choose(all, given.text('tournament'), input),
    );
    if (!found.ok) return found;
    const { tournament, warnings, profile, make } = found.value;
    playing(profile);
    const made = await make();
    if (!made.ok) return made;
    return andThen(await writeWhole(out, made.value, random()), () =>
      ok(reportOf(tournament, warnings, out, language)),
    );
  },
};
