import type { CellPlan, Change, Plan } from '../app/changes/change';
import { takeRow, type Taken } from '../app/changes/take';
import { isSameCell } from '../app/cells';
import type { KnownTournament, Reading } from '../app/open';
import type { Affected } from '../core/conduct/effect';
import { type Fraction, fractionText, toNumber } from '../core/fraction';
import type { ProfileId, Tournament } from '../core/model';
import { entryAt, present } from '../core/present';
import { andThen, ok, type Result } from '../core/result';
import { isTeamEvent } from '../core/teamEvent/model';
import { changeTexts } from '../language/changes';
import { tell, cliTexts } from '../language/cli';
import { criterionWords } from '../language/criteria';
import { say } from '../language/language';
import type { XlsxWorkbook } from '../workbook/xlsx';
import {
  type Arguments,
  type Call,
  type Command,
  type OptionSpec,
  OUTPUT_OPTIONS,
  type Report,
} from './command';
import type { Output } from './files';
import { chooseDamaged, openedOf, withCopy } from './sources';
import type { DecidedTie } from '../core/draw/protocol';
import { logTexts } from '../language/log';
import { columned, type TextColumn } from '../language/plainText';
import { tieSentence } from '../sheets/log/sentences/told';

/** A text for one line: names from a file may hold line ends, and the codes that steer a terminal. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** A column of a table, and what stands above it. */
interface HeadedColumn extends TextColumn {
  readonly heading: string;
}

/** Lines of columns, one under the other, two blanks apart. */
export const makeTextTable = (columns: readonly HeadedColumn[]): readonly string[] =>
  columned(columns.map(({ heading, right, cells }) => ({ right, cells: [heading, ...cells].map(oneLine) })));

/** What the Log says of a tie that was decided before finals were made, in a line. */
export const tieLine = (tie: DecidedTie): string => oneLine(tieSentence({ texts: logTexts() }, tie));

/** Options of every command that changes a tournament in a copy of its workbook. */
export const STEP_OPTIONS: Command['options'] = {
  ...OUTPUT_OPTIONS,
  tournament: { takes: 'NAME' },
};

const NUMBER: OptionSpec = { takes: 'N', form: /^\d{1,9}$/ };

/** The options that say which player of a workbook is meant: a name, or a pairing number where several have that name. */
export const PLAYER_OPTIONS: Command['options'] = {
  name: { takes: 'NAME', required: true, unless: 'no' },
  no: { ...NUMBER, excludes: ['name'] },
};

/** The player who was named by them. */
export const playerIn = (given: Arguments): string | number => {
  const no = given.text('no');
  return no === undefined ? given.required('name') : Number(no);
};

/** Where a command writes. */
export const outputIn = (given: Arguments): Output => ({
  out: given.required('out'),
  force: given.flag('force'),
});

/** Works on a copy of the workbook that was named first; the work is told its name. */
export const inCopy = <T>(
  [given, { random }]: Call,
  work: (workbook: XlsxWorkbook, file: string) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const file = entryAt(given.operands, 0);
  return withCopy(file, outputIn(given), random(), (workbook) => work(workbook, file));
};

/** Works on a tournament in a copy of its workbook; players meet in it unless it is said. */
export const withTournament = <T>(
  call: Call,
  work: (workbook: XlsxWorkbook, named: string, tournament: Tournament) => Promise<Result<T>>,
  of?: Reading['of'],
): Promise<Result<T>> =>
  inCopy(call, async (workbook, file) => {
    const [given, { playing }] = call;
    const opened = await openedOf(workbook, given.text('tournament'), file, of);
    if (!opened.ok) return opened;
    const { tournament, parts } = opened.value;
    playing(tournament.profile);
    return work(workbook, parts.sheet, tournament);
  });

/** Works on a tournament that may be damaged, of players or of teams. */
export const withDamaged = <T>(
  call: Call,
  work: (workbook: XlsxWorkbook, meant: KnownTournament) => Promise<Result<T>>,
): Promise<Result<T>> =>
  inCopy(call, async (workbook, file) => {
    const [given, session] = call;
    const meant = await chooseDamaged(workbook, given.text('tournament'), file, session);
    return meant.ok ? work(workbook, meant.value) : meant;
  });

const NONE = '–';

const shown = (value: Fraction | null): string => (value === null ? NONE : fractionText(value));

const changesText = ({ rank, values }: Affected, profile: ProfileId): string => {
  const ranks = { before: rank.before ?? NONE, after: rank.after ?? NONE };
  const moved = rank.before === rank.after ? [] : [say(changeTexts(profile).rank, ranks)];
  const changed = values.map(({ code, before, after }) =>
    tell('valueChange', {
      name: criterionWords(code, profile).heading,
      before: shown(before),
      after: shown(after),
    }),
  );
  return [...moved, ...changed].join(', ');
};

/** Whom a change affects, a line each under a title; nothing where it affects nobody. */
const affectedText = (affected: readonly Affected[], profile: ProfileId): readonly string[] =>
  affected.length === 0
    ? []
    : [
        cliTexts.affected,
        ...affected.map((each) => `  ${oneLine(each.name)}: ${changesText(each, profile)}`),
      ];

/** Who is affected, for programs. */
const affectedJson = (affected: readonly Affected[]): readonly object[] =>
  affected.map(({ no, name, rank, values }) => ({
    ...{ number: no, name, rank },
    values: Object.fromEntries(
      values.map(({ code, before, after }) => [
        code,
        { before: before && toNumber(before), after: after && toNumber(after) },
      ]),
    ),
  }));

/** A step that was taken, as far as it is told. */
interface Step extends Partial<Pick<Taken<CellPlan>, 'warnings' | 'sheetWarnings' | 'profile'>> {
  readonly affected?: CellPlan['affected'] | undefined;
}

/** What was done, in lines and for programs; whom it affects is told beside. */
interface Told {
  readonly lines: readonly string[];
  readonly json: object;
}

/** What is told of a step that was taken. */
export const reportStep = (
  { affected, warnings = [], sheetWarnings = [], profile = 'chess' }: Step,
  { lines, json }: Told,
): Report => ({
  text: () => [...lines, ...affectedText(affected ?? [], profile)].join('\n'),
  json: () => ({ ...json, ...(affected ? { affected: affectedJson(affected) } : {}) }),
  warnings: [...warnings, ...sheetWarnings],
  profile,
});

/** Whom a change is about, where it is about one. */
type About = Plan & Readonly<Partial<Record<'player' | 'after', { readonly name?: string }>>>;

/** How many cells a change has changed. */
const countOf = (plan: Plan): number =>
  'patch' in plan
    ? plan.patch.cells.length
    : plan.changes.filter(({ before, after }) => !isSameCell(before, after)).length;

/** A change that was made: by its own words what was done, and what follows. */
const changeReport = <P extends Plan>(
  row: Pick<Change<never, P>, 'words' | 'follows'>,
  taken: Taken<P>,
  out: string,
): Report => {
  const plan: Taken<About> = taken;
  const { takenIn, after, player = after } = plan;
  const changed = countOf(plan);
  const values = { player: player?.name ?? '', teams: String(isTeamEvent(takenIn)), count: changed };
  const what = oneLine(say(present(row.words.step), values));
  const follows = (changed === 0 ? [] : (row.follows?.(taken, takenIn) ?? [])).map((each) => ({
    ...{ text: oneLine(say(each.text, each.values)), ...each.values },
  }));
  const first = changed === 0 ? tell('changed', { count: 0, out }) : tell('done', { what, out });
  return reportStep(plan, {
    lines: [first, ...follows.map(({ text }) => text)],
    json: { changed, follows, out },
  });
};

/** Makes a change in a copy of a workbook. The input may depend on the tournament. */
export const makeChange = <Input, P extends Plan>(
  call: Call,
  row: Change<Input, P>,
  inputIn: (tournament: Tournament) => Result<Input>,
): Promise<Result<Report>> =>
  withTournament(
    call,
    async (workbook, named, tournament) => {
      const [given, { time }] = call;
      const input = inputIn(tournament);
      if (!input.ok) return input;
      const taken = await takeRow(workbook, row, input.value, { time: time(), named });
      return andThen(taken, (done) => ok(changeReport(row, done, given.required('out'))));
    },
    row.of ?? 'all',
  );
