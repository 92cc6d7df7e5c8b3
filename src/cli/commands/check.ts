import { applyToSheets } from '../../app/tools/apply';
import { checkSchedule, repairChanges, type SheetCheck } from '../../app/tools/check';
import { checkPrinted, type ScheduleCheck } from '../../core/check/check';
import { parseTable } from '../../core/format/table';
import { present } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, relocated, type Result } from '../../core/result';
import { checkTexts, checkText, remarkText } from '../../language/check';
import { say } from '../../language/language';
import type { Reader } from '../../workbook/port';
import { type Command, ENCODING_OPTION, type Report, type Session } from '../command';
import { extensionOf, type Output, readBytes, type TextReading } from '../files';
import { inFile, openSource, withCopy } from '../sources';
import { placeIn } from '../values';

/** What is said of a checked schedule, for programs. */
const checkJson = ({ nearest, misprints, remarks }: ScheduleCheck): object => {
  const { system, players, cycles, orientation, renumbered, differences } = nearest ?? {};
  return {
    nearest: nearest && { system, players, cycles, orientation, renumbered, differences },
    misprints: misprints.map(({ kind, round, board, cell, printed, repair, candidates }) => ({
      ...{ kind, round, board, cell, printed, repair, candidates },
    })),
    remarks: remarks.map((each) => ({ ...each, message: remarkText(each) })),
  };
};

interface Checked {
  readonly check: ScheduleCheck;
  /** How many cells were repaired, and where that was written. */
  readonly written?: { readonly count: number; readonly out: string };
}

const TABLE = '.json';

const ofTable = async (file: string, against: string | undefined): Promise<Result<Checked>> =>
  andThen(await readBytes(file), (bytes) =>
    andThen(parseTable(new TextDecoder().decode(bytes), file), (schedule) =>
      andThen(inFile(file, checkPrinted(schedule, against)), (check) => ok({ check })),
    ),
  );

/** How the sheet of a file is looked at. */
type Look = (reader: Reader) => Promise<Result<SheetCheck>>;

const ofSheet = async (file: string, look: Look, texts: TextReading): Promise<Result<Checked>> => {
  const source = await openSource(file, texts);
  if (!source.ok) return source;
  const { workbook, located } = source.value;
  return andThen(relocated(await look(workbook), located), ({ check }) => ok({ check }));
};

const inCopy = (
  file: string,
  look: Look,
  output: Output,
  { time, random, texts }: Session,
): Promise<Result<Checked>> =>
  withCopy(
    file,
    output,
    random(),
    async (workbook) => {
      const checked = await look(workbook);
      if (!checked.ok) return checked;
      const cells = repairChanges(checked.value);
      const written = { count: cells.length, out: output.out };
      const { check } = checked.value;
      if (cells.length === 0) return ok({ check, written });
      const sentence = say(checkTexts.did, { count: cells.length });
      const applied = await applyToSheets(workbook, { tool: 'check', sentence, cells }, time());
      return andThen(applied, () => ok({ check, written }));
    },
    texts,
  );

const reportOf = ({ check, written }: Checked): Report => ({
  text: () => [checkText(check), ...(written ? [say(checkTexts.written, written)] : [])].join('\n'),
  json: () => ({ ...checkJson(check), ...(written ? { out: written.out } : {}) }),
  ...(check.misprints.length > 0 ? { exit: 'problems' } : {}),
});

/** Finds the misprints of a typed schedule, and repairs the certain ones in a copy. */
export const check: Command = {
  name: 'check',
  operands: [{ name: 'FILE' }],
  options: {
    ...ENCODING_OPTION,
    sheet: { takes: 'NAME' },
    range: { takes: 'A1:D20' },
    against: { takes: 'SYSTEM' },
    out: { takes: 'OUT.xlsx' },
    force: { goesWith: 'out' },
  },
  run: async (given, session) => {
    const file = present(given.operands[0]);
    const place = placeIn(given);
    if (!place.ok) return place;
    const choice = place.value;
    const [against, out] = [given.text('against'), given.text('out')];
    const isTable = extensionOf(file) === TABLE;
    if (isTable && out !== undefined)
      return fail(problem('format-cannot-hold', { file }, { typed: TABLE, what: 'sheets' }));
    const look: Look = (reader) => checkSchedule(reader, choice, against);
    const checked = isTable
      ? await ofTable(file, against)
      : out === undefined
        ? await ofSheet(file, look, session.texts)
        : await inCopy(file, look, { out, force: given.flag('force') }, session);
    return andThen(checked, (found) => ok(reportOf(found)));
  },
};
