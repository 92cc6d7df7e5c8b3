import { takeChange, type Taken } from '../../app/changes/take';
import type { PlannedUndo } from '../../app/changes/undo';
import { readHistory, toolToUndo } from '../../app/tools/history';
import { undoOnSheets, type ToolStepDone } from '../../app/tools/undo';
import { present } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import { changeTexts } from '../../language/changes';
import { cliTexts } from '../../language/cli';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import type { Command, Session } from '../command';
import { STEP_OPTIONS } from '../change';
import { reportStep } from '../loggedStep';
import { reportToolStep } from '../toolStep';
import { chooseSheet, withCopy } from '../sources';

type Done =
  | { readonly of: 'tournament'; readonly step: Taken<PlannedUndo> }
  | { readonly of: 'tool'; readonly step: ToolStepDone };

/** A tool's step, unless a tournament or a team event was named or has a later one. */
const takeBack = async (
  workbook: XlsxWorkbook,
  named: string | undefined,
  input: string,
  session: Session,
): Promise<Result<Done>> => {
  const history = named === undefined ? await readHistory(workbook) : null;
  if (history?.ok === false) return history;
  if (history && toolToUndo(history.value))
    return andThen(await undoOnSheets(workbook), (step) => ok<Done>({ of: 'tool', step }));
  const sheet = await chooseSheet(workbook, named, input, session, 'all');
  if (!sheet.ok) return sheet;
  const taken = await takeChange(workbook, 'undo', null, { time: session.time(), named: sheet.value });
  return andThen(taken, (step) => ok<Done>({ of: 'tournament', step }));
};

/** Takes the last step back in a copy of a workbook, a tournament's or a tool's, and says which it was. */
export const undo: Command = {
  name: 'undo',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: async (given, session) => {
    const { language } = session;
    const input = present(given.operands[0]);
    const out = given.required('out');
    const place = { out, force: given.flag('force') };
    const done = await withCopy(input, place, session.random(), (workbook) =>
      takeBack(workbook, given.text('tournament'), input, session),
    );
    return andThen(done, (taken) => {
      if (taken.of === 'tool')
        return ok(reportToolStep(taken.step, { text: cliTexts(language).undone, language, out }));
      const report = reportStep(taken.step, { text: cliTexts(language).undone, language, out });
      const stays = taken.step.sheetsStay ? [changeTexts(language).sheetsStay] : [];
      return ok({ ...report, text: () => [report.text(), ...stays].join('\n') });
    });
  },
};
