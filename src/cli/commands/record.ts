import type { TypedResult } from '../../app/changes/record';
import { takeChange, takeRow } from '../../app/changes/take';
import { shownOf } from '../../app/tools/namesBlock';
import { RECORD_BOARDS, type TypedTeamResult } from '../../app/changes/recordBoards';
import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { CellChange } from '../../workbook/port';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import { affectedJson, affectedText } from '../affected';
import type { Command, Report } from '../command';
import { STEP_OPTIONS } from '../change';
import { oneLine } from '../line';
import { chooseSheet, withCopy } from '../sources';
import { chooseTeamSheet, meansTeams, reportTeamStep } from '../teamStep';

/** `12=1-0`: the number of the game, then what one would type into its cell; of teams, `3.2=1-0`: match and board. */
const RESULT = /^\d{1,9}(\.\d{1,9})?=/;

type Call = Parameters<Command['run']>;

interface Typed {
  readonly no: number;
  readonly board: number | undefined;
  readonly text: string;
}

const parseResult = (typed: string): Typed => {
  const sign = typed.indexOf('=');
  const [no, board] = typed.slice(0, sign).split('.').map(Number);
  return { no: no ?? 0, board, text: typed.slice(sign + 1) };
};

const gameResult = ({ no, text }: Typed): TypedResult => ({ game: no, typed: text });

const teamResult = ({ no, board, text }: Typed): TypedTeamResult =>
  board === undefined ? { match: no, all: text.split(',') } : { match: no, board, typed: text };

/** Which results stood there before: a wrong number of a game is seen by it. */
const correctedText = (cells: readonly CellChange[], language: string): readonly string[] =>
  cells
    .filter(({ expect }) => expect !== null && expect !== '')
    .map(shownOf)
    .map(({ after, ...cell }) =>
      oneLine(say(cliTexts(language).cellChange, language, { ...cell, after: after || '–' })),
    );

const ofTournament = async (
  workbook: XlsxWorkbook,
  [given, session]: Call,
  results: readonly TypedResult[],
): Promise<Result<Report>> => {
  const { language, time } = session;
  const out = given.required('out');
  const named = await chooseSheet(workbook, given.text('tournament'), entryAt(given.operands, 0), session);
  if (!named.ok) return named;
  const done = await takeChange(workbook, 'record', results, { time: time(), named: named.value });
  return andThen(done, ({ patch: { cells }, corrected, affected, warnings, profile }) =>
    ok({
      text: () =>
        [
          say(cliTexts(language).recorded, language, { count: cells.length, out }),
          ...correctedText(cells, language),
          ...affectedText(affected, language, profile),
        ].join('\n'),
      json: () => ({
        changed: cells.length,
        ...(corrected.length === 0 ? {} : { corrected, affected: affectedJson(affected) }),
        out,
      }),
      warnings,
      profile,
    }),
  );
};

const ofTeams = async (
  workbook: XlsxWorkbook,
  [given, { language, time }]: Call,
  results: readonly TypedTeamResult[],
): Promise<Result<Report>> => {
  const out = given.required('out');
  const named = await chooseTeamSheet(workbook, given.text('tournament'), entryAt(given.operands, 0));
  if (!named.ok) return named;
  const done = await takeRow(workbook, RECORD_BOARDS, results, { time: time(), named: named.value });
  return andThen(done, (taken) => {
    const { cells } = taken.patch;
    const recorded = say(cliTexts(language).recorded, language, { count: cells.length, out });
    const first = [recorded, ...correctedText(cells, language)].join('\n');
    const { corrected } = taken;
    // Whom new results affect everybody knows.
    const told = corrected === 0 ? { ...taken, affected: [] } : taken;
    return ok(reportTeamStep(told, { first, json: { corrected }, language, out }));
  });
};

/** Types results into a copy of a workbook, and says whom it affects where one corrects an earlier one. */
export const record: Command = {
  name: 'record',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=RESULT', many: true, form: RESULT }],
  options: STEP_OPTIONS,
  run: (...call) => {
    const [given, { random }] = call;
    const [file, ...typed] = [entryAt(given.operands, 0), ...given.operands.slice(1)];
    const results = typed.map(parseResult);
    const output = { out: given.required('out'), force: given.flag('force') };
    return withCopy(file, output, random(), async (workbook) => {
      const isByBoard = results.some(({ board }) => board !== undefined);
      const teams = isByBoard ? ok(true) : await meansTeams(workbook, given.text('tournament'));
      if (!teams.ok) return teams;
      return teams.value
        ? ofTeams(workbook, call, results.map(teamResult))
        : ofTournament(workbook, call, results.map(gameResult));
    });
  },
};
