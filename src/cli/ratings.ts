import { toNumber } from '../core/fraction';
import type { Tournament } from '../core/model';
import type { RatingLine } from '../core/ratingReport';
import { cliTexts } from '../language/cli';
import { say, words } from '../language/language';
import { makeTextTable } from './columns';

/** A player's line as JSON has it. */
export const ratingJson = ({ score, expected, ...line }: RatingLine): object => ({
  ...line,
  score: toNumber(score),
  expected: toNumber(expected),
});

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const changesText = ({ changes }: RatingLine): string =>
  changes.map(({ k, change }) => `${signed(change)} (K ${k})`).join(', ');

const normsText = ({ norms }: RatingLine): string =>
  norms
    .flatMap(({ title, halfPoints }) => (halfPoints === null ? [] : [`${title} ${halfPoints / 2}`]))
    .join(', ');

/** The table of the ratings for people, with what a norm would take. */
export const ratingsText = (
  { players, profile }: Tournament,
  lines: readonly RatingLine[],
  language: string,
): string => {
  const { name, rating, games } = words(language, profile);
  const { ratings } = cliTexts(language);
  const names = new Map(players.map((player) => [player.no, player.name]));
  const column = (heading: string, textOf: (line: RatingLine) => string | number, right = true) => ({
    heading,
    right,
    cells: lines.map((line) => String(textOf(line))),
  });
  const table = makeTextTable([
    column(name, ({ no }) => names.get(no) ?? '', false),
    column(rating, (line) => line.rating),
    column(games, (line) => line.games),
    column(ratings.score, ({ score }) => toNumber(score)),
    column(ratings.expected, ({ expected }) => toNumber(expected)),
    column(ratings.performance, (line) => line.performance ?? ''),
    column(ratings.change, changesText, false),
    column(ratings.norms, normsText, false),
  ]);
  return [...table, say(ratings.note, language, {})].join('\n');
};
