import { makeSchedule, type Schedule, type ScheduledRound } from '../../core/pairing/schedule';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { Command } from '../command';
import { makeTextTable } from '../columns';
import { optional, parseNumber, parseYesOrNo, together } from '../values';

const textOf = ({ system, players, cycles, rounds }: Schedule, language: string): string => {
  const texts = cliTexts(language);
  const byes = ({ bye }: ScheduledRound): string =>
    bye === null ? '' : say(texts.byeLabel, language, { number: bye });
  const boards = (rounds[0]?.games ?? []).map((_, board) => ({
    heading: '',
    right: true,
    cells: rounds.map(({ games }) => `${games[board]!.white}-${games[board]!.black}`),
  }));
  const lines = makeTextTable([
    {
      heading: '',
      right: false,
      cells: rounds.map(({ round }) => say(texts.roundLabel, language, { round })),
    },
    ...boards,
    { heading: '', right: false, cells: rounds.map(byes) },
  ]);
  return [say(texts.tableTitle, language, { system, players, cycles }), ...lines.slice(1)].join('\n');
};

const jsonOf = ({ system, players, cycles, rounds }: Schedule): object => ({
  system,
  players,
  cycles,
  rounds: rounds.map(({ round, games, bye }) => ({
    round,
    games: games.map(({ board, white, black }) => ({ board, white, black })),
    bye,
  })),
});

/** A pairing table in numbers. */
export const table: Command = {
  name: 'table',
  operands: [],
  options: {
    system: { takes: 'ID', required: true },
    players: { takes: 'N', required: true },
    cycles: { takes: 'K' },
    'exchange-last-two': { takes: 'yes|no' },
  },
  run: async (given, { language }) => {
    const asked = together({
      players: parseNumber(given.text('players')!, 'players'),
      cycles: optional(given.text('cycles'), (typed) => parseNumber(typed, 'cycles')),
      exchangeLastTwo: optional(given.text('exchange-last-two'), (typed) =>
        parseYesOrNo(typed, 'exchange-last-two'),
      ),
    });
    return andThen(asked, ({ players, cycles = 1, exchangeLastTwo }) =>
      andThen(makeSchedule({ system: given.text('system')!, players, cycles, exchangeLastTwo }), (schedule) =>
        ok({ text: () => textOf(schedule, language), json: () => jsonOf(schedule), warnings: [] }),
      ),
    );
  },
};
