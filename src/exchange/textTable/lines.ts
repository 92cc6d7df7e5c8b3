import { groupedBy } from '../../core/grouped';
import { foldedName } from '../../core/names/name';
import { plain } from '../../core/names/plain';
import { hasResult, resultsInLine } from '../../core/results/inLine';
import { CROSSTABLE_WORDS, anyOf, headedBy } from '../../language/tableWords';
import { GAME_LIST_SYNONYMS, GAME_LIST_WORDS } from '../../language/gameListWords';
import { LIST_WORDS, isBye } from '../../language/headers';
import { linesOf } from '../decode';
import { readLine, restsAmong, type LineFault, type LineGame } from './line';
import { isRule, shown } from './quoted';
import { hasLetter } from './side';

/** Why a line below a round is not used though it should be: as `LineFault`, or for what stands in it. */
export type Refusal = LineFault | 'long' | 'above' | 'round' | 'note';

/** What a line of a text is to whoever reads its rounds. `round` is the round that it stands in, null without headings. */
export type Line = { readonly line: number; readonly text: string; readonly round: number | null } & (
  | LineGame
  | { readonly kind: 'bye'; readonly names: string }
  | { readonly kind: 'refused'; readonly why: Refusal }
  /** Headings of rounds and columns; what stands above the first round or among the games and is neither. */
  | { readonly kind: 'heading' | 'columns' | 'above' | 'note' | 'blank' }
);

/** No line of a game is longer. */
const LONGEST = 300;

/** A remark that the writer marks as one. */
const isComment = (text: string): boolean => /^(?:#\s|\/\/)/.test(text);

const HEADINGS: ReadonlySet<string> = new Set(
  [
    ...Object.values(CROSSTABLE_WORDS).flat(),
    ...(['number', 'name', 'rating', 'rank', 'federation', 'club', 'title'] as const).flatMap(
      (word) => LIST_WORDS[word],
    ),
    ...(['board', 'rating', 'federation', 'title'] as const).flatMap((word) => GAME_LIST_WORDS[word]),
    ...GAME_LIST_SYNONYMS.board,
    'bo brd br nw nb pts pt rtg rtgi rtgn vs typ type grp snr tb',
  ].flatMap((words) => plain(words).split(' ')),
);

const SIDES: ReadonlySet<string> = new Set(
  (['white', 'black', 'result'] as const).flatMap((word) => CROSSTABLE_WORDS[word]).map(plain),
);

/** `Bo. No. White  Rtg  Result  No. Black  Rtg`. */
const isColumns = (text: string): boolean => {
  const words = text
    .split(/[\s|;:.,/]+/)
    .map(plain)
    .filter((word) => word !== '');
  return words.filter((word) => SIDES.has(word)).length > 1 && words.every((word) => HEADINGS.has(word));
};

const roundAt = headedBy('round');
const INTRODUCING =
  /^(?:(?:results?|pairings?|games|fixtures|of|for|the|ergebnisse|paarungen|ansetzung(?:en)?|der|des|zur|résultats|appariements|du|de|la|resultados|emparejamientos|risultati|del|результаты|пары)\s+){1,3}(?=.*\d)/iu;
const NAMES_ROUND = new RegExp(`(?<!\\p{L})(?=\\p{L}{3})${anyOf('round')}(?!\\p{L})`, 'iu');

interface Begun {
  readonly round: number;
  readonly rest: string;
}

/** The round that a line begins with, whatever introduces it, and what stands behind it. */
const begunIn = (text: string): Begun | null => {
  const bare = text.trim().replace(/^[*#=_~\s]+(?=\S)/, '');
  const said = bare.replace(INTRODUCING, '');
  const found = roundAt(bare) ?? roundAt(said);
  const base = roundAt(bare) ? bare : said;
  return found && found.number > 0
    ? { round: found.number, rest: base.slice(found.length).replace(/^[\s,:.\-‐-―−]+/, '') }
    : null;
};

/** The text and the round of each line, in which it is told what it is by itself alone. */
const firstReading = (text: string, hasScores = true): readonly Line[] => {
  let round: number | null = null;
  return linesOf(text).map((each, index): Line => {
    const own = shown(each);
    const at = { line: index + 1, text: own.trim() };
    const begun = own.length > LONGEST ? null : begunIn(own);
    round = begun?.round ?? round;
    const here = { ...at, round };
    if (own.trim() === '' || isRule(own)) return { ...here, kind: 'blank' };
    if (isComment(own.trim())) return { ...here, kind: 'note' };
    if (own.length > LONGEST) return { ...here, kind: 'refused', why: 'long' };
    const said = begun?.rest ?? own;
    if (said.trim() === '') return { ...here, kind: 'heading' };
    if (isColumns(said)) return { ...here, kind: 'columns' };
    const reading = readLine(said, hasScores);
    // `Round 3 - Sunday` names a day: a game beside the name of its round has a result.
    const isRest = reading.kind === 'game' && [reading.white, reading.black].some(({ name }) => isBye(name));
    if (begun && !isRest && (reading.kind === 'other' || (reading.kind === 'game' && reading.typed === '')))
      return { ...here, kind: 'heading' };
    if (reading.kind === 'fault') return { ...here, kind: 'refused', why: reading.why };
    return reading.kind === 'other' ? { ...here, kind: 'note' } : { ...here, ...reading };
  });
};

/** Whether a number that no game scores stands alone behind a name, as the points of standings do. */
const hasPoints = (text: string): boolean => {
  const [, before = '', gap = '', number = ''] = /^(.*\S)(\s+)(\d{1,3})$/.exec(text) ?? [];
  return hasLetter(before) && (gap.includes('\t') || gap.length > 1) && Number(number) > 1;
};

const LONE_SIGN = /(?<=[\s|;])(?:[½=*]|[10]$)(?=$|[\s|;])/;

/** Whether a line has a sign or a number of one side beside the result of both. */
const hasSecond = (text: string): boolean => {
  if (!LONE_SIGN.test(text)) return false;
  const [result] = resultsInLine(text);
  return result !== undefined && LONE_SIGN.test(`${text.slice(0, result.from)} ${text.slice(result.to)}`);
};

/** Whether what looks like a column of scores is something else: points of standings, or signs beside results. */
const hasOtherColumn = (lines: readonly Line[]): boolean =>
  lines.some((each) => {
    if (each.kind === 'game' && each.typed !== '') return hasSecond(each.text);
    return (each.kind === 'note' || each.kind === 'game') && hasPoints(each.text);
  });

/** The names of players whose results stand there, by their first words. */
type Known = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The words of a text, as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const knownIn = (lines: readonly Line[]): Known => {
  const names = lines.flatMap((line) =>
    line.kind === 'game' && line.typed !== '' ? [line.white.name, line.black.name] : [],
  );
  const known = new Map(names.map(wordsOf).map((words) => [words.join(' '), words]));
  known.delete('');
  return groupedBy(known.values(), ([first = '']) => first);
};

const namesKnown = (text: string, known: Known): boolean => {
  const words = wordsOf(text);
  const all = new Set(words);
  return words.some((word) => known.get(word)?.some((name) => name.every((each) => all.has(each))));
};

const isKnown = (name: string, known: Known): boolean => {
  const words = wordsOf(name);
  return known.get(words[0] ?? '')?.some((each) => each.join(' ') === words.join(' ')) ?? false;
};

/** Lines without a blank one between them, by the first of them. */
const paragraphsIn = (lines: readonly Line[]): ReadonlyMap<Line, readonly Line[]> => {
  const found = new Map<Line, readonly Line[]>();
  let own: Line[] = [];
  for (const line of lines) {
    if (line.kind === 'blank' && line.text === '') own = [];
    else {
      own.push(line);
      found.set(line, own);
    }
  }
  return found;
};

const LEAST_PLACES = 2;

/** Places of players one below the other: standings, or a cross-table. */
const isTable = (paragraph: readonly Line[]): boolean =>
  !paragraph.some(({ kind, text }) => kind === 'game' || hasResult(text)) &&
  paragraph.filter(({ text }) => /^\d{1,3}[.)]?\s/.test(text)).length >= LEAST_PLACES;

/** Whether lines are of a round: its heading, or games with results. */
const isOfRound = (paragraph: readonly Line[]): boolean =>
  paragraph.some((each) => each.kind === 'heading' || (each.kind === 'game' && each.typed !== ''));

const refused = ({ line, text, round }: Line, why: Refusal): Line => ({
  line,
  text,
  round,
  kind: 'refused',
  why,
});

/** Whether an open game, or a line that is none, may be what it seems. */
const second = (each: Line, paragraph: readonly Line[], known: Known): Line => {
  const { line, text, round } = each;
  if (each.kind === 'game' && each.typed === '') {
    const names = [each.white, each.black];
    const count = names.filter(({ name }) => namesKnown(name, known)).length;
    // `Hill abandoned` is no player beside Hill.
    const isMore = names.some(({ name }) => namesKnown(name, known) && !isKnown(name, known));
    if (known.size > 0 && names.some(({ name, tail }) => /^[01]$/.test(tail) && namesKnown(name, known)))
      return refused(each, 'score');
    if (isMore) return refused(each, 'note');
    if (known.size === 0 || count === 2 || (count > 0 && each.by === 'sign')) return each;
    const isNote = count === 0 && !isOfRound(paragraph);
    if (isNote || isTable(paragraph.filter((other) => other !== each)))
      return { line, text, round, kind: 'note' };
    return refused(each, 'note');
  }
  if (each.kind !== 'note' || isComment(text)) return each;
  if (isTable(paragraph)) return each;
  if (NAMES_ROUND.test(text)) return refused(each, 'round');
  if (namesKnown(text, known)) return refused(each, 'note');
  const first = paragraph.find(({ kind }) => kind === 'game')?.line ?? 0;
  const isDay = line < first && /\d/.test(text);
  return isDay || !isOfRound(paragraph) ? each : refused(each, 'note');
};

/**
 * What each line of a text is: a game, a bye or a heading, else a note, or refused where it has a name or a result. Nothing above the first
 * round is a game.
 */
export const linesIn = (text: string): readonly Line[] => {
  const first = firstReading(text);
  const read = hasOtherColumn(first) ? firstReading(text, false) : first;
  const asRest = restsAmong(read.flatMap((line) => (line.kind === 'game' ? [line] : [])));
  const lines = read.map((line): Line =>
    line.kind === 'game' ? ({ ...line, ...asRest(line) } as Line) : line,
  );
  const hasRounds = lines.some(({ round }) => round !== null);
  const isGame = (each: Line): boolean => each.kind === 'game' && each.typed !== '';
  const top = hasRounds
    ? lines.findIndex(({ round }) => round !== null)
    : Math.max(0, lines.findIndex(isGame));
  const known = knownIn(lines);
  const paragraphs = paragraphsIn(lines);
  return lines.map((each, at) => {
    if (each.kind === 'blank' || each.kind === 'columns') return each;
    if (at >= top) return second(each, paragraphs.get(each) ?? [], known);
    const isAbove = isGame(each) && !isTable((paragraphs.get(each) ?? []).filter((other) => other !== each));
    return isAbove
      ? refused(each, 'above')
      : { line: each.line, text: each.text, round: null, kind: 'above' };
  });
};

/** The names of a line with byes: those that are known by their names, else all of it. */
export const byeNames = (text: string, known: ReadonlySet<string>): readonly string[] => {
  const parts = text.split(/\s*(?:[,;/]|\s(?:and|und|et|y|и|e)\s)\s*/u).filter((part) => part !== '');
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    const count = [3, 2, 1].find((each) => known.has(foldedName(parts.slice(at, at + each).join(', '))));
    if (count === undefined) return [text.trim()];
    found.push(parts.slice(at, at + count).join(', '));
    at += count;
  }
  return found;
};
