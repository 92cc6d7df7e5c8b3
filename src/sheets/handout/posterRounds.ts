import { largest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { countTo } from '../../grid/block';
import { fieldSubjects } from './fields';
import { gameLines, type GameLine } from './games';
import { withTeam, type HandoutWords } from './handout';
import { restingOf, roundsPlayed, type HandoutGame, type Subject } from './subject';

/** A round of a section: its games, and who rests. */
export interface Round {
  readonly round: number;
  readonly games: readonly HandoutGame[];
  readonly lines: readonly GameLine[];
  readonly rests: readonly string[];
}

/** A section, with as many of its rounds as can be read on one page: mostly all. */
export interface Poster {
  readonly field: Subject;
  readonly rounds: readonly Round[];
}

/** Rows of a round: a game each, and one for who rests. */
export const rowsIn = ({ games, rests }: Round): number => games.length + Math.min(1, rests.length);

/** The posters in the order of the sections; a long section takes several, with as many rounds on each. */
export const postersOf = (subject: Subject, { words }: HandoutWords, mostLines: number): readonly Poster[] =>
  fieldSubjects(subject, words).flatMap((field) => {
    const called = (no: number): string => withTeam(entryAt(field.players, no - 1)) ?? String(no);
    const rounds = roundsPlayed({ ...field, round: subject.round })
      .filter(({ games }) => games.length > 0)
      .map((each) => ({
        ...{ round: each.round, games: each.games, lines: gameLines(field, each.games, called) },
        rests: restingOf(field, each).map(called),
      }));
    const most = Math.max(1, Math.floor(mostLines / largest(rounds.map(rowsIn))));
    const pages = Math.ceil(rounds.length / most);
    const end = (page: number): number => Math.floor((page * rounds.length) / pages);
    return countTo(pages).map((page) => ({ field, rounds: rounds.slice(end(page - 1), end(page)) }));
  });

/** The names on the left and on the right. */
export const namesIn = ([, left, , right]: GameLine): readonly string[] => [left, right];

/** All names of some posters. */
export const namesOf = (posters: readonly Poster[]): readonly string[] =>
  posters.flatMap(({ rounds }) => rounds.flatMap(({ lines }) => lines.flatMap(namesIn)));

/** The boards of a poster. */
export const boardsIn = ({ rounds }: Poster): readonly number[] =>
  rounds.flatMap(({ games }) => games.map(({ board }) => board));
