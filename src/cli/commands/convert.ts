import type { Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { Command, Report } from '../command';
import { checkOutput, extensionOf, writeWhole } from '../files';
import { formatMade, readTournaments } from '../formats';
import { oneLine } from '../line';
import { choose } from '../sources';
import { convertTeamEvent } from '../teamEvents';

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
    const teams = await convertTeamEvent(input, out, given.text('tournament'), random());
    if (teams) return andThen(teams, (event) => ok(reportOf(event.event, event.warnings, out, language)));
    const found = andThen(await readTournaments(input), (all) =>
      choose(all, given.text('tournament'), input),
    );
    if (!found.ok) return found;
    const { tournament, warnings } = found.value;
    playing(tournament.profile);
    const made = await format.value.make(tournament, out, {
      time: time(),
      instant: instant(),
      ...{ whose, language },
    });
    if (!made.ok) return made;
    return andThen(await writeWhole(out, made.value, random()), () =>
      ok(reportOf(tournament, warnings, out, language)),
    );
  },
};
