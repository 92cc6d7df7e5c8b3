import type { ScheduledGame } from '../core/pairing/schedule';
import type { SystemOptions } from '../core/model';
import { say } from '../language/language';
import { cliTexts } from '../language/cli';
import { makeTextTable } from './columns';

/** A pairing table as it is printed: players and members by their labels. */
export interface PrintedTable {
  readonly title: string;
  readonly rounds: readonly {
    readonly round: number;
    readonly games: readonly ScheduledGame[];
    readonly rests: readonly number[];
  }[];
  readonly label: (number: number) => string;
}

/** The table for people: a line a round, a column a board. */
export const makeTableText = ({ title, rounds, label }: PrintedTable, language: string): string => {
  const texts = cliTexts(language);
  const boards = rounds.reduce((most, { games }) => Math.max(most, games.at(-1)?.board ?? 0), 0);
  const pairOn = (games: readonly ScheduledGame[], board: number): string => {
    const game = games.find((each) => each.board === board);
    return game ? `${label(game.white)}-${label(game.black)}` : '';
  };
  const lines = makeTextTable([
    {
      heading: '',
      right: false,
      cells: rounds.map(({ round }) => say(texts.roundLabel, language, { round })),
    },
    ...Array.from({ length: boards }, (_, index) => ({
      heading: '',
      right: true,
      cells: rounds.map(({ games }) => pairOn(games, index + 1)),
    })),
    {
      heading: '',
      right: false,
      cells: rounds.map(({ rests }) =>
        rests.length === 0 ? '' : say(texts.byeLabel, language, { number: rests.map(label).join(', ') }),
      ),
    },
  ]);
  return [title, ...lines.slice(1)].join('\n');
};

/** `{ options }`, or nothing where a system has none here. */
export const optionsField = (options: SystemOptions): { readonly options?: SystemOptions } =>
  Object.keys(options).length === 0 ? {} : { options };
