import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { Command } from '../command';
import { checkOutput, writeWhole } from '../files';
import { formatMade, readTournaments } from '../formats';
import { oneLine } from '../line';
import { choose } from '../sources';

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
    const found = andThen(await readTournaments(input), (all) =>
      choose(all, given.text('tournament'), input),
    );
    if (!found.ok) return found;
    const { tournament, warnings } = found.value;
    playing(tournament.profile);
    const made = await format.value.make(tournament, out, time());
    if (!made.ok) return made;
    return andThen(await writeWhole(out, made.value, random()), () =>
      ok({
        text: () => say(cliTexts(language).converted, language, { event: oneLine(tournament.event), out }),
        json: () => ({ id: tournament.id, event: tournament.event, out }),
        warnings,
      }),
    );
  },
};
