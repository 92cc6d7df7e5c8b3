import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { linesOf } from '../decode';

/** The tags of one game, and the result that stands behind its moves. */
export interface PgnGame {
  /** The line of its first tag, from 1. */
  readonly line: number;
  readonly tags: ReadonlyMap<string, string>;
  readonly lineOf: ReadonlyMap<string, number>;
  readonly ending: string | null;
}

const TAG = /^\s*\[\s*(\w{1,255})\s+"((?:[^"\\]|\\.)*)"\s*\]\s*/;
/** A quotation mark within the value that nobody has escaped. */
const LOOSE_TAG = /^\s*\[\s*(\w{1,255})\s+"(.*)"\s*\]\s*$/;
const TAG_START = /^\s*\[\s*[A-Za-z]/;
const ENDING = /(?:^|\s)(1-0|0-1|1\/2-1\/2|\*)\s*$/;

const unescaped = (value: string): string => value.replace(/\\(["\\])/g, '$1').trim();

/** The tags of a line; null where it has none, or is a broken one. */
const tagsIn = (line: string): readonly (readonly [name: string, value: string])[] | null => {
  const tags: (readonly [string, string])[] = [];
  let rest = line;
  for (let match = TAG.exec(rest); match; match = TAG.exec(rest)) {
    tags.push([match[1] ?? '', unescaped(match[2] ?? '')]);
    rest = rest.slice(match[0].length);
  }
  if (tags.length > 0 && rest.trim() === '') return tags;
  const loose = LOOSE_TAG.exec(line);
  return loose ? [[loose[1] ?? '', unescaped(loose[2] ?? '')]] : null;
};

/** A line of moves without its comments, and whether one is still open at its end. */
const withoutComments = (line: string, isOpen: boolean): readonly [text: string, isOpen: boolean] => {
  let [text, at, open] = ['', 0, isOpen];
  while (at < line.length) {
    const sign = open ? '}' : '{';
    const next = line.indexOf(sign, at);
    if (!open) text += next < 0 ? line.slice(at) : `${line.slice(at, next)} `;
    if (next < 0) break;
    [at, open] = [next + 1, !open];
  }
  const rest = text.indexOf(';');
  return [rest < 0 ? text : text.slice(0, rest), open];
};

/**
 * The games of a PGN file, as far as their tags. Moves, comments and lines that begin with `%` are skipped; a game ends where tags
 * follow moves, or where `Event` comes again. `exchange-pgn-tag` for a line that begins like a tag and is none.
 */
export const gamesIn = (text: string, file: string): Result<readonly PgnGame[]> => {
  const wrong: Problem[] = [];
  const games: PgnGame[] = [];
  let tags = new Map<string, string>();
  let lines = new Map<string, number>();
  let [ending, first, inMoves, inComment]: [string | null, number, boolean, boolean] = [
    null,
    0,
    false,
    false,
  ];
  const close = (): void => {
    if (tags.size > 0) games.push({ line: first, tags, lineOf: lines, ending });
    [tags, lines, ending, inMoves, inComment] = [new Map(), new Map(), null, false, false];
  };
  linesOf(text).forEach((line, index) => {
    if (line.startsWith('%') || line.trim() === '') return;
    // A comment that is never closed ends with the game.
    const isTag = TAG_START.test(line) && (!inComment || /^\s*\[\s*Event\s+"/.test(line));
    if (!isTag) {
      const [moves, open] = withoutComments(line, inComment);
      [inMoves, inComment] = [true, open];
      ending = ENDING.exec(moves)?.[1] ?? ending;
      return;
    }
    const found = tagsIn(line);
    if (found === null) {
      wrong.push(problem('exchange-pgn-tag', { file, line: index + 1 }));
      return;
    }
    for (const [name, value] of found) {
      if (inMoves || (name === 'Event' && tags.has('Event'))) close();
      if (tags.size === 0) first = index + 1;
      tags.set(name, value);
      lines.set(name, index + 1);
    }
  });
  close();
  return unlessProblems(wrong, () => games);
};
