import type { TypedResult } from '../../app/changes/record';
import { RECORD_BOARDS, type TypedTeamResult } from '../../app/changes/recordBoards';
import { type StepContext, takeChange, takeRow } from '../../app/changes/take';
import { shownOf } from '../../app/tools/namesBlock';
import { andThen, ok, type Result } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { CellChange, Workbook } from '../../workbook/port';
import { affectedJson, affectedText, reportTeamStep } from '../affected';
import { STEP_OPTIONS, withTournament } from '../change';
import { oneLine } from '../columns';
import type { Arguments, Command, Report } from '../command';

/** `12=1-0`: the number of the game, then what one would type into its cell; of teams, `3.2=1-0`: match and board. */
const RESULT = /^\d{1,9}(\.\d{1,9})?=/;

/** Where results are typed. */
interface Recording {
  readonly workbook: Workbook;
  readonly given: Arguments;
  readonly language: string;
  readonly context: StepContext;
}

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

const ofPlayers = async (
  { workbook, given, language, context }: Recording,
  results: readonly TypedResult[],
): Promise<Result<Report>> => {
  const out = given.required('out');
  const done = await takeChange(workbook, 'record', results, context);
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
  { workbook, given, language, context }: Recording,
  results: readonly TypedTeamResult[],
): Promise<Result<Report>> => {
  const out = given.required('out');
  const done = await takeRow(workbook, RECORD_BOARDS, results, context);
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
    const [given, { language, time }] = call;
    const results = given.operands.slice(1).map(parseResult);
    const isByBoard = results.some(({ board }) => board !== undefined);
    return withTournament(
      call,
      (workbook, named, tournament) => {
        const recording = { workbook, given, language, context: { time: time(), named } };
        return isTeamEvent(tournament)
          ? ofTeams(recording, results.map(teamResult))
          : ofPlayers(recording, results.map(gameResult));
      },
      isByBoard ? 'teams' : 'all',
    );
  },
};
