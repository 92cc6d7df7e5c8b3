import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { Command, Report } from '../command';
import { checkOutput, writeWhole } from '../files';
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
  options: { force: {}, tournament: { takes: 'NAME' } },
  run: async (given, { time, random, language, playing }) => {
    const [input, out] = given.operands as [string, string];
    const format = formatMade(out);
    if (!format.ok) return format;
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
    const made = await format.value.make(tournament, out, time());
    if (!made.ok) return made;
    return andThen(await writeWhole(out, made.value, random()), () =>
      ok(reportOf(tournament, warnings, out, language)),
    );
  },
};
