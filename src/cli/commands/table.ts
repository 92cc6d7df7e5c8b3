import type { SystemOptions } from '../../core/model';
import { letterLabels, makeSchedule, type ScheduledGame } from '../../core/pairing/schedule';
import { meetOf } from '../../core/pairing/lookupSteps';
import { makeTeamSchedule, memberLabel } from '../../core/pairing/teams/schedule';
import { colourWarnings } from '../../core/pairing/warnings';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result, collectResults } from '../../core/result';
import { tell } from '../../language/cli';
import { handoutTexts } from '../../language/handouts';
import { say } from '../../language/language';
import { makeTextTable } from '../steps';
import { type Arguments, type Command, OPTION, type Report } from '../command';
import { choiceIn, listSizesIn, numberOf, parseNumber, systemOptionsIn, teamSizesIn } from '../values';

/** The table for people: a line a round, a column a board. */
const makeTableText = ({ title, rounds, named }: Told): string => {
  const label = (number: number): string => String(named(number));
  const boards = rounds.reduce((most, { games }) => Math.max(most, games.at(-1)?.board ?? 0), 0);
  const pairOn = (games: readonly ScheduledGame[], board: number): string => {
    const game = games.find((each) => each.board === board);
    return game ? `${label(game.white)}-${label(game.black)}` : '';
  };
  const column = (textOf: (round: Told['rounds'][number]) => string, right = false) => ({
    ...{ heading: '', right },
    cells: rounds.map(textOf),
  });
  const lines = makeTextTable([
    column(({ round }) => tell('roundLabel', { round })),
    ...Array.from({ length: boards }, (_, index) => column(({ games }) => pairOn(games, index + 1), true)),
    column(({ rests }) =>
      rests.length === 0 ? '' : tell('byeLabel', { number: rests.map(label).join(', ') }),
    ),
  ]);
  return [title, ...lines.slice(1)].join('\n');
};

/** What a schedule is told by: what programs get of it as a whole, and how they are told who rests in a round. */
interface Told {
  readonly title: string;
  readonly rounds: readonly {
    readonly round: number;
    readonly games: readonly ScheduledGame[];
    readonly rests: readonly number[];
  }[];
  readonly sizes: object;
  readonly options: SystemOptions;
  readonly named: (number: number) => number | string;
  readonly byeOf: (rests: readonly (number | string)[]) => unknown;
}

const reportOf = (told: Told, warnings: readonly Problem[]): Report => ({
  text: () => makeTableText(told),
  json: () => ({
    ...told.sizes,
    ...(Object.keys(told.options).length === 0 ? {} : { options: told.options }),
    rounds: told.rounds.map(({ round, games, rests }) => ({
      round,
      games: games.map(({ board, white, black }) => ({
        board,
        white: told.named(white),
        black: told.named(black),
      })),
      bye: told.byeOf(rests.map(told.named)),
    })),
  }),
  warnings,
});

const teamTable = (given: Arguments): Result<Report> => {
  const system = given.required('system');
  if (given.flag('literal')) return fail(problem('literal-none', {}, { system }));
  const made = andThen(teamSizesIn(given), (sizes) =>
    makeTeamSchedule({ system, options: systemOptionsIn(given), ...sizes }),
  );
  return andThen(made, ({ boards, opponents, players, cycles, options, rounds, warnings }) => {
    const told = {
      title: tell('matchTitle', { system, boards, opponents, cycles }),
      sizes: { system, players, boards, opponents, cycles },
      ...{ options, rounds, named: (member: number) => memberLabel(boards, member) },
      byeOf: (rests: readonly (number | string)[]) => (rests.length === 0 ? null : rests),
    };
    return ok(reportOf(told, warnings));
  });
};

const LABELS = ['numbers', 'letters'] as const;

const listTable = (given: Arguments): Result<Report> => {
  const asked = collectResults({ sizes: listSizesIn(given), labels: choiceIn(given, 'labels', LABELS) });
  const [system, literal] = [given.required('system'), given.flag('literal')];
  return andThen(asked, ({ sizes, labels }) =>
    andThen(makeSchedule({ system, options: systemOptionsIn(given), literal, ...sizes }), (schedule) => {
      const { players, cycles, options } = schedule;
      const letter = letterLabels(schedule);
      const named = (number: number): number | string => (labels === 'letters' ? letter(number) : number);
      const told = {
        title: tell('tableTitle', { system, players, cycles }),
        sizes: { system, players, cycles },
        rounds: schedule.rounds.map(({ bye, ...round }) => ({ ...round, rests: bye === null ? [] : [bye] })),
        ...{ options, named },
        byeOf: ([bye]: readonly (number | string)[]) => bye ?? null,
      };
      const warnings = colourWarnings(schedule, (number) => String(named(number)));
      return ok(reportOf(told, warnings));
    }),
  );
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
  run: async (given) => (given.text('boards') === undefined ? listTable(given) : teamTable(given)),
};

/** When two numbers of a Berger table meet, and who has White. */
export const meet: Command = {
  name: 'meet',
  operands: [{ name: 'I' }, { name: 'J' }],
  options: { players: { takes: 'N', required: true } },
  run: async (given) => {
    const asked = collectResults({
      players: numberOf(given, 'players'),
      i: parseNumber(entryAt(given.operands, 0), 'number'),
      j: parseNumber(entryAt(given.operands, 1), 'number'),
    });
    return andThen(asked, ({ players, i, j }) =>
      andThen(meetOf(players, i, j), (found) =>
        ok({
          text: () => say(handoutTexts().sumsAnswer, { ...found }),
          json: () => found,
        }),
      ),
    );
  },
};
