import { present } from '../../core/present';
import { planTournamentRemoval, removeTournament as remove } from '../../app/removeTournament';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { outputOptions, type Command } from '../command';
import { chooseDamaged } from '../damaged';
import { withCopy } from '../sources';
import { chooseTeamSheet, meansTeams } from '../teamStep';

/** Deletes the sheets of a tournament or a team event in a copy of a workbook; `--yes` where something of the organiser's goes, too. */
export const removeTournament: Command = {
  name: 'remove-tournament',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...outputOptions('OUT.xlsx'), tournament: { takes: 'NAME' }, yes: {} },
  run: async (given, session) => {
    const { language, random } = session;
    const [input] = given.operands;
    const out = given.required('out');
    const place = { out, force: given.flag('force') };
    const removed = await withCopy(present(input), place, random(), async (workbook) => {
      const named = given.text('tournament');
      const teams = await meansTeams(workbook, named);
      if (!teams.ok) return teams;
      const sheet = await (teams.value
        ? chooseTeamSheet(workbook, named, present(input))
        : chooseDamaged(workbook, named, present(input), session));
      const planned = sheet.ok ? await planTournamentRemoval(workbook, sheet.value) : sheet;
      if (!planned.ok) return planned;
      const done = await remove(workbook, planned.value, given.flag('yes'));
      return andThen(done, () => ok(planned.value));
    });
    return andThen(removed, ({ sheets, cautions }) => {
      const values = { count: sheets.length, sheets: sheets.join(', '), out };
      return ok({
        text: () => say(cliTexts(language).tournamentRemoved, language, values),
        json: () => ({ removed: sheets, out }),
        warnings: cautions,
      });
    });
  },
};
