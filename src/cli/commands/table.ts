import type { SystemOptions } from '../../core/model';
import { letterLabels, makeSchedule, type Schedule, type ScheduledGame } from '../../core/pairing/schedule';
import { meetOf } from '../../core/pairing/lookupSteps';
import { makeTeamSchedule, memberLabel, type TeamSchedule } from '../../core/pairing/teams/schedule';
import { colourWarnings } from '../../core/pairing/warnings';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { auditTexts } from '../../language/audit';
import { tell } from '../../language/cli';
import { say } from '../../language/language';
import { makeTextTable } from '../columns';
import { type Arguments, type Command, OPTION, type Report } from '../command';
import {
  choiceIn,
  collectResults,
  numberIn,
  numberOf,
  parseNumber,
  systemOptionsIn,
  yesNoIn,
} from '../values';

/** A pairing table as it is printed: players and members by their labels. */
interface PrintedTable {
  readonly title: string;
  readonly rounds: readonly {
    readonly round: number;
    readonly games: readonly ScheduledGame[];
    readonly rests: readonly number[];
  }[];
  readonly label: (number: number) => string;
}

/** The table for people: a line a round, a column a board. */
const makeTableText = ({ title, rounds, label }: PrintedTable, language: string): string => {
  const boards = rounds.reduce((most, { games }) => Math.max(most, games.at(-1)?.board ?? 0), 0);
  const pairOn = (games: readonly ScheduledGame[], board: number): string => {
    const game = games.find((each) => each.board === board);
    return game ? `${label(game.white)}-${label(game.black)}` : '';
  };
  const column = (textOf: (round: PrintedTable['rounds'][number]) => string, right = false) => ({
    ...{ heading: '', right },
    cells: rounds.map(textOf),
  });
  const lines = makeTextTable([
    column(({ round }) => tell('roundLabel', language, { round })),
    ...Array.from({ length: boards }, (_, index) => column(({ games }) => pairOn(games, index + 1), true)),
    column(({ rests }) =>
      rests.length === 0 ? '' : tell('byeLabel', language, { number: rests.map(label).join(', ') }),
    ),
  ]);
  return [title, ...lines.slice(1)].join('\n');
};

/** `{ options }`, or nothing where a system has none here. */
const optionsField = (options: SystemOptions): { readonly options?: SystemOptions } =>
  Object.keys(options).length === 0 ? {} : { options };

const listReport = (schedule: Schedule, letters: boolean, language: string): Report => {
  const { system, players, cycles, options } = schedule;
  const rounds = schedule.rounds.map(({ bye, ...round }) => ({ ...round, rests: bye === null ? [] : [bye] }));
  const letter = letterLabels(schedule);
  const named = (number: number): number | string => (letters ? letter(number) : number);
  const label = (number: number): string => `${named(number)}`;
  const title = tell('tableTitle', language, { system, players, cycles });
  return {
    text: () => makeTableText({ title, rounds, label }, language),
    json: () => ({
      system,
      players,
      cycles,
      ...optionsField(options),
      rounds: schedule.rounds.map(({ round, games, bye }) => ({
        round,
        games: games.map(({ board, white, black }) => ({ board, white: named(white), black: named(black) })),
        bye: bye === null ? null : named(bye),
      })),
    }),
    warnings: colourWarnings(schedule, label),
  };
};

const teamReport = (schedule: TeamSchedule, language: string): Report => {
  const { system, boards, opponents, players, cycles, options, rounds, warnings } = schedule;
  const label = (member: number): string => memberLabel(boards, member);
  const title = tell('matchTitle', language, { system, boards, opponents, cycles });
  return {
    text: () => makeTableText({ title, rounds, label }, language),
    json: () => ({
      system,
      players,
      boards,
      opponents,
      cycles,
      ...optionsField(options),
      rounds: rounds.map(({ round, games, rests }) => ({
        round,
        games: games.map(({ board, white, black }) => ({ board, white: label(white), black: label(black) })),
        bye: rests.length === 0 ? null : rests.map(label),
      })),
    }),
    warnings,
  };
};

const teamTable = (given: Arguments, language: string): Result<Report> => {
  const system = given.required('system');
  if (given.flag('literal')) return fail(problem('literal-none', {}, { system }));
  const asked = collectResults({
    boards: numberOf(given, 'boards'),
    opponents: numberIn(given, 'opponents'),
    cycles: numberIn(given, 'cycles'),
  });
  return andThen(asked, ({ cycles = 1, ...sizes }) =>
    andThen(makeTeamSchedule({ system, cycles, options: systemOptionsIn(given), ...sizes }), (schedule) =>
      ok(teamReport(schedule, language)),
    ),
  );
};

const LABELS = ['numbers', 'letters'] as const;

const listTable = (given: Arguments, language: string): Result<Report> => {
  const asked = collectResults({
    players: numberOf(given, 'players'),
    cycles: numberIn(given, 'cycles'),
    exchangeLastTwo: yesNoIn(given, 'exchange-last-two'),
    labels: choiceIn(given, 'labels', LABELS),
  });
  return andThen(asked, ({ cycles = 1, labels, ...sizes }) => {
    const [system, options] = [given.required('system'), systemOptionsIn(given)];
    const request = { system, cycles, options, literal: given.flag('literal'), ...sizes };
    return andThen(makeSchedule(request), (schedule) =>
      ok(listReport(schedule, labels === 'letters', language)),
    );
  });
};

/** A pairing table: of numbers or letters for one list of players, of numbers against letters for two teams. */
export const table: Command = {
  name: 'table',
  operands: [],
  options: {
    system: { takes: 'ID', required: true },
    players: { takes: 'N', required: true, unless: 'boards' },
    boards: { takes: 'N', excludes: ['players', 'exchange-last-two', 'labels'] },
    opponents: { takes: 'N', goesWith: 'boards' },
    cycles: { takes: 'K' },
    option: OPTION,
    'exchange-last-two': { takes: 'yes|no' },
    labels: { takes: LABELS.join('|') },
    literal: {},
  },
  run: async (given, { language }) =>
    given.text('boards') === undefined ? listTable(given, language) : teamTable(given, language),
};

/** When two numbers of a Berger table meet, and who has White. */
export const meet: Command = {
  name: 'meet',
  operands: [{ name: 'I' }, { name: 'J' }],
  options: { players: { takes: 'N', required: true } },
  run: async (given, { language }) => {
    const asked = collectResults({
      players: numberOf(given, 'players'),
      i: parseNumber(entryAt(given.operands, 0), 'number'),
      j: parseNumber(entryAt(given.operands, 1), 'number'),
    });
    return andThen(asked, ({ players, i, j }) =>
      andThen(meetOf(players, i, j), (found) =>
        ok({
          text: () => say(auditTexts(language).meet, language, { ...found }),
          json: () => found,
          warnings: [],
        }),
      ),
    );
  },
};
