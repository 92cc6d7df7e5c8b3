import { applyToSheets } from '../../app/tools/apply';
import { type ChosenCure, cureCells, type Diagnosis, examineSheets, sureCures } from '../../app/tools/doctor';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { firstTold, MOST_TOLD } from '../../core/told';
import { cliTexts } from '../../language/cli';
import { doctorTexts } from '../../language/tools';
import { messageOf, moreText, say } from '../../language/language';
import { isProposed } from '../../sheets/datedResult';
import type { Finding } from '../../sheets/doctor/finding';
import { type Call, type Command, type Report } from '../command';
import { openWorkbook } from '../sources';
import { oneLine, inCopy } from '../steps';

/** `sure`, the number of a line, or `3:2` for the second cure of line 3. */
const MEND = /^(?:sure|[1-9]\d{0,5}(?::[1-9]\d{0,2})?)$/;

const chosenIn = (typed: readonly string[], findings: readonly Finding[]): Result<readonly ChosenCure[]> => {
  const chosen = new Map<number, ChosenCure>();
  for (const each of typed) {
    const [line = '', cure = ''] = each.split(':');
    const named = Number(line) - 1;
    if (each === 'sure') for (const sure of sureCures(findings)) chosen.set(sure.finding, sure);
    else if (cure === '' && (findings[named]?.cures.length ?? 0) > 1)
      return fail(
        problem('cure-several', {}, { number: named + 1, count: findings[named]?.cures.length ?? 0 }),
      );
    else chosen.set(named, { finding: named, cure: cure === '' ? 0 : Number(cure) - 1 });
  }
  return ok([...chosen.values()]);
};

const linesOf = ({ findings, ours }: Diagnosis): readonly string[] => {
  const { cli } = doctorTexts;
  const told = findings
    .slice(0, MOST_TOLD)
    .flatMap(({ problem: found, cures }, index) => [
      `${`${index + 1}`.padStart(3)} ${messageOf(found)}`,
      ...cures.map(({ shown }, cure) =>
        say(cures.length > 1 ? cli.cures : cli.cure, { number: `${index + 1}:${cure + 1}`, shown }),
      ),
    ]);
  return [
    ...(findings.length === 0 ? [doctorTexts.nothing] : [say(doctorTexts.found, { count: findings.length })]),
    ...told,
    ...(findings.length > MOST_TOLD ? [moreText(findings.length - MOST_TOLD)] : []),
    ...(ours.length === 0 ? [] : ['', ...firstTold(ours).map((each) => messageOf(each)), cli.ours]),
    ...(isProposed(ours) ? [cliTexts.proposed] : []),
  ].map(oneLine);
};

const jsonOf = ({ findings, ours }: Diagnosis) => ({
  findings: findings.map(({ problem: { code, place, values }, cures, sure }) => ({
    ...{ code, place, values, sure },
    cures: cures.map(({ shown }) => shown),
  })),
  ours: ours.map(({ code, place, values }) => ({ code, place, values })),
});

const reportOf = (diagnosis: Diagnosis): Report => ({
  text: () => linesOf(diagnosis).join('\n'),
  json: () => jsonOf(diagnosis),
});

const look = async ([given, { time }]: Call): Promise<Result<Report>> => {
  const workbook = await openWorkbook(entryAt(given.operands, 0));
  if (!workbook.ok) return workbook;
  return andThen(await examineSheets(workbook.value, given.text('sheet'), time()), (diagnosis) =>
    ok(reportOf(diagnosis)),
  );
};

const mend = async (call: Call): Promise<Result<Report>> => {
  const [given, { time }] = call;
  const out = given.required('out');
  const mended = await inCopy(call, async (workbook) => {
    const examined = await examineSheets(workbook, given.text('sheet'), time());
    if (!examined.ok) return examined;
    const { findings } = examined.value;
    const cells = andThen(chosenIn(given.texts('mend'), findings), (chosen) => cureCells(findings, chosen));
    if (!cells.ok) return cells;
    const sentence = say(doctorTexts.did, { count: cells.value.length });
    const applied = await applyToSheets(workbook, { tool: 'doctor', sentence, cells: cells.value }, time());
    return andThen(applied, ({ warnings }) =>
      ok({ diagnosis: examined.value, cells: cells.value, warnings }),
    );
  });
  return andThen(mended, ({ diagnosis, cells, warnings }) =>
    ok({
      text: () =>
        [...linesOf(diagnosis), say(doctorTexts.cli.mended, { count: cells.length, out })].join('\n'),
      json: () => ({ ...jsonOf(diagnosis), mended: cells.length, out }),
      warnings,
    }),
  );
};

/** Says what looks wrong on the sheets of a workbook, and puts it right in a copy. */
export const doctor: Command = {
  name: 'doctor',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    sheet: { takes: 'NAME' },
    mend: { takes: 'sure|N[:K]', many: true, form: MEND, goesWith: 'out' },
    out: { takes: 'OUT.xlsx', goesWith: 'mend' },
    force: { goesWith: 'out' },
  },
  run: (...call) => (call[0].text('out') === undefined ? look(call) : mend(call)),
};
