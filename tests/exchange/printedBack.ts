import type { OutcomeCode } from '../../src/core/results/outcome';
import type { Problem } from '../../src/core/problem';
import type { Tournament } from '../../src/core/model';
import { outcomeOf } from '../../src/core/results/outcome';

/** A game of a table as it was printed, and the line or row in which it stands. */
export interface PrintedGame {
  readonly white: string;
  readonly black: string;
  readonly outcome: OutcomeCode;
  readonly line: number;
}

/** What somebody makes of a line by mistake. Each is read as it was meant, or refused with its place, or told. */
export const ODDITIES: readonly (readonly [name: string, change: (line: string) => string])[] = [
  ['as it is', (line) => line],
  ['blanks around the dash', (line) => line.replace(/(\S)-(\S+)$/, '$1 - $2')],
  ['another dash', (line) => line.replace(/-(?=\S+$)/, '−')],
  ['a colon', (line) => line.replace(/-(?=\S+$)/, ':')],
  ['tabs', (line) => line.replace(/ (?=\S+$)/, '\t')],
  ['more blanks', (line) => `  ${line.replace(/ (?=\S+$)/, '     ')}  `],
  ['a word behind', (line) => `${line} abandoned`],
  ['a word for the result', (line) => line.replace(/\S+$/, 'wd')],
  ['goals', (line) => line.replace(/\S+$/, '3-1')],
  ['half a result', (line) => line.replace(/-\S+$/, '-')],
  ['no result', (line) => line.replace(/\s*\S+$/, '')],
  ['two results', (line) => `${line} 0-1`],
  ['no dash between the names', (line) => line.replace(' - ', ' ')],
  ['one name', (line) => line.replace(/^.* - /, '')],
  ['three names', (line) => line.replace(' - ', ' - Zopfi - ')],
  ['the line twice', (line) => `${line}\n${line}`],
  ['two games in it', (line) => `${line}, ${line}`],
  ['a sentence', (line) => line.replace(' - ', ' beat ').replace(/\s*\S+$/, '')],
  ['a name spelt otherwise', (line) => line.replace(/(\S)(?= - )/, '$1$1')],
];

const keyOf = ({ white, black, outcome }: Omit<PrintedGame, 'line'>): string =>
  `${white} ${black} ${outcomeOf(outcome).shown}`;

/** The games with results of a tournament that was read. */
const readGames = ({ games, players }: Tournament): readonly Omit<PrintedGame, 'line'>[] => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return games.flatMap(({ white, black, outcome }) =>
    outcome === null ? [] : [{ white: names.get(white) ?? '', black: names.get(black) ?? '', outcome }],
  );
};

/** What only sums up a reading, or says what no table can. */
const SUMS: ReadonlySet<Problem['code']> = new Set<Problem['code']>([
  'exchange-text-read',
  'exchange-few-met',
]);

/** What became of a table of which one line was changed. */
export interface ReadBack {
  readonly tournament: Tournament | null;
  /** The problems where it was refused, else the warnings. */
  readonly problems: readonly Problem[];
}

/**
 * What is wrong with a reading: a refusal without a place, a player or a result that was not printed, or one that is gone without a word. The
 * game of the `changed` line may be gone where something is told.
 */
export const faultOf = (
  { tournament, problems }: ReadBack,
  printed: readonly PrintedGame[],
  changed: number,
): string | null => {
  if (!tournament)
    return problems.every(({ place }) => place.line !== undefined || place.cell !== undefined)
      ? null
      : `refused without a place: ${JSON.stringify(problems)}`;
  const read = new Set(readGames(tournament).map(keyOf));
  const gone = printed.filter((game) => !read.has(keyOf(game)));
  const told = problems.filter(({ code }) => !SUMS.has(code) && !code.startsWith('adopt-'));
  const names = new Set(printed.flatMap(({ white, black }) => [white, black]));
  const strangers = tournament.players.filter(({ name }) => !names.has(name));
  if (gone.some(({ line }) => line !== changed)) return `another game is gone: ${JSON.stringify(gone)}`;
  const isOdd = gone.length > 0 || strangers.length > 0 || read.size !== printed.length - gone.length;
  return isOdd && told.length === 0 ? `not a word of it: ${JSON.stringify([gone, strangers])}` : null;
};
