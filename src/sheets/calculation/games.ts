import { DAY } from '../../core/calendar/dates';
import { forfeitBy } from '../../core/conduct/withdrawal';
import type { Tournament } from '../../core/model';
import { canBeDrawn } from '../../core/results/handicap';
import { isDraw, outcomeNumber, OUTCOMES, PENDING_FORMS, type OutcomeCode } from '../../core/results/outcome';
import { scoreOf, type ScoreId, MARGIN, SET_DIGITS } from '../../core/results/score';
import { makeTyped, REPLACEMENTS } from '../../core/results/typed';
import type { SheetWords } from '../../language/words';
import { downEach, fill, countTo, down } from '../../grid/block';
import type { Block } from '../../grid/plan';
import { fixedCell, inRow, ofThisRow, quoted, whole, type Place, writing } from '../../grid/reference';
import { substituted, withoutWildcards } from '../../grid/escape';
import { FURTHER_NOTES, NOTES, noteNumber, PAIRINGS, type Layout } from '../layout';
import { saysBye } from '../statuses';

/** More lines than Pairings can have: where a game stands that is not found, INDEX gives an error. */
const LINES = 1_048_576;

/** A formula for where two different players stand among the pairs of a cycle; `players` are their numbers, separated by a comma. */
export const pairPlace = ({ playerCount, cycles }: Layout, cycle: string, players: string): string => {
  const [low, high] = [`MIN(${players})`, `MAX(${players})`];
  const before = cycles === 1 ? '' : `(${cycle}-1)*${(playerCount * (playerCount - 1)) / 2}+`;
  return `${before}(${high}-1)*(${high}-2)/2+${low}`;
};

/** A game's number, below 0 where the higher number has White: a formula. */
const signed = (no: string, white: string, black: string): string => `IF(${white}<${black},${no},0-${no})`;

/** Every two players' game in each cycle, `signed`: looked for once for both of them, the first if there are more. */
const makePairs = (layout: Layout): readonly Block[] => {
  const { sheet, game, pair } = layout.calculation;
  const found = `MATCH(${inRow(pair.no, sheet)},${whole(game.pair, sheet)},0)`;
  const of = (side: Place): string => `INDEX(${whole(side, sheet)},${found})`;
  return [
    ...(pair.no === game.no ? [] : [down(pair.no, countTo(pair.no.area.rows))]),
    fill(pair.game, `IFERROR(${signed(found, of(game.white), of(game.black))},0)`),
  ];
};

/** The place of the last form that means postponed; the forms of games not finished stand last, these first. */
const lastPostponed = ({ forms }: Layout): number =>
  forms.length + PENDING_FORMS.filter(([, pending]) => pending === 'postponed').length;

/** What is typed most, as it is written out: these need no looking up. */
const COMMON: readonly string[] = ['1-0', '½-½', '0-1'];

/** Who plays in a game, in order of number, and where its line stands: nothing that a result changes. */
const playerBlocks = (tournament: Tournament, layout: Layout): readonly Block[] => {
  const { sheet, game, player } = layout.calculation;
  const { all, own } = writing(sheet);
  const column = (index: number): string => all(layout.pairings.column(index));
  const [whiteColumn, blackColumn] = layout.leftIsWhite
    ? [PAIRINGS.leftNo, PAIRINGS.rightNo]
    : [PAIRINGS.rightNo, PAIRINGS.leftNo];
  const no = ofThisRow(game.no);
  // As `numberIn`, but the line is named once: a sum passes texts over.
  const numberAt = (index: number): string =>
    `IFERROR(SUM(INDEX(${column(index)},${ofThisRow(game.position)})),0)`;
  const players = `${own(game.white)},${own(game.black)}`;
  const pair = pairPlace(layout, own(game.cycle), players);
  // Players of different sections do not meet.
  const { ofSection } = player;
  const section = (who: Place): string => (ofSection ? `INDEX(${all(ofSection.no)},${own(who)})` : '0');
  const pairOfField = ofSection ? `IF(${section(game.white)}<>${section(game.black)},0,${pair})` : pair;
  const live = (who: Place): string => `INDEX(${all(player.live)},${own(who)})`;
  return [
    downEach(game.no, tournament.games, ({ no }) => no),
    ...(layout.cycles === 1 ? [] : [downEach(game.cycle, tournament.games, ({ cycle }) => cycle)]),
    // Where nobody rests and nothing was sorted, a game's line has its number: to look for it takes as long as there are lines.
    fill(
      game.position,
      `IF(IFERROR(INDEX(${column(PAIRINGS.game)},${no}),0)=${no},${no},IFERROR(MATCH(${no},${column(PAIRINGS.game)},0),${LINES}))`,
    ),
    fill(game.round, numberAt(PAIRINGS.round)),
    fill(game.white, numberAt(whiteColumn)),
    fill(game.black, numberAt(blackColumn)),
    fill(
      game.pair,
      `IF(OR(MIN(${players})<1,MAX(${players})>${layout.playerCount},${own(game.white)}=${own(game.black)}),0,${pairOfField})`,
    ),
    fill(game.alive, `IF(${own(game.pair)}=0,0,IFERROR(${live(game.white)}*${live(game.black)},0))`),
  ];
};

/**
 * What was typed and which outcome that is (0 none, -1 not understood), what it is to each side, and what there is to say.
 * Every game is worked out anew with each result typed, so that the usual results take a short way.
 */
const resultBlocks = (layout: Layout, words: SheetWords): readonly Block[] => {
  const { sheet, game, pair, forms, outcomes, player } = layout.calculation;
  const { all, own } = writing(sheet);
  const position = ofThisRow(game.position);
  const at = `INDEX(${all(layout.pairings.column(PAIRINGS.result))},${position})`;
  const [typed, text, outcome] = [own(game.typed), own(game.text), own(game.outcome)];
  const common = layout.forms
    .filter(([form]) => COMMON.includes(form))
    .map(([form, code]) => ({ shown: quoted(form), number: outcomeNumber(code) }));
  const short = ['""', ...common.map(({ shown }) => shown)].map((shown) => `${typed}=${shown}`);
  const lookedUp = `IFERROR(INDEX(${all(forms.outcome)},MATCH(${withoutWildcards(text)},${all(forms.text)},0)),${SCORE_FORMULAS[scoreOf(layout.profile)](text, layout.leftIsWhite)})`;
  const result = (column: Place): string =>
    `IF(${outcome}>0,${own(game.alive)}*INDEX(${all(column)},${outcome}),0)`;
  const unread = `IF(ISNUMBER(${typed}),${noteNumber('date')},${noteNumber('unknown')})`;
  const pending = `IF(MATCH(${text},${all(forms.text)},0)>${lastPostponed(layout)},${noteNumber('adjourned')},${noteNumber('postponed')})`;
  const isBye = [game.white, game.black].map((who) =>
    saysBye(`INDEX(${all(player.name)},${own(who)})`, words),
  );
  const leftPlayed = `IF(${outcome}=0,${FURTHER_NOTES.left},${FURTHER_NOTES.leftPlayed})`;
  const left = `IF(${text}="",${FURTHER_NOTES.left},IF(OR(${isBye.join(',')}),${noteNumber('bye')},${leftPlayed}))`;
  const read = `IF(${own(game.alive)}=0,${left},IF(AND(${outcome}=0,${text}<>""),${pending},${noteNumber('fine')}))`;
  return [
    // The only formula here that leads to another sheet: those that stay on theirs are written once for all games.
    fill(game.typed, `IF(${position}=${LINES},"",IF(${at}="","",${at}))`, '0'),
    fill(
      game.text,
      `IFERROR(IF(OR(${short.join(',')}),${typed}&"",${substituted(`${typed}&""`, REPLACEMENTS)}),"#")`,
      '0',
    ),
    fill(
      game.outcome,
      common.reduceRight(
        (otherwise, { shown, number }) => `IF(${text}=${shown},${number},${otherwise})`,
        `IF(${text}="",0,${lookedUp})`,
      ),
    ),
    fill(game.whiteResult, result(outcomes.whiteResult)),
    fill(game.blackResult, result(outcomes.blackResult)),
    fill(
      game.note,
      `IF(${own(game.pair)}=0,${noteNumber('numbers')},IF(INDEX(${all(pair.game)},${own(game.pair)})<>${signed(own(game.no), own(game.white), own(game.black))},${noteNumber('twice')},IF(${outcome}<0,${unread},${read})))`,
    ),
  ];
};

/** What each side has of a game, and the sets that it won: a win without a score is one to nil, a game not played nothing. */
const scoreBlocks = ({ calculation, forms }: Layout): readonly Block[] => {
  const { sheet, game, outcomes } = calculation;
  const { marks, sets } = game;
  if (!marks || !sets) return [];
  const { all, own } = writing(sheet);
  const [text, outcome] = [own(game.text), own(game.outcome)];
  const [left, right] = setsOf(text);
  // Of these, as of words, `markFor` knows only who won.
  const more = forms.flatMap(([form]) => (/^\d-\d$/.test(form) ? [`${text}<>${quoted(form)}`] : [])).join();
  const markOf = (score: string, side: number): string =>
    `IF(${outcome}<=0,"",IF(AND(${hasSets(text)},${more}),${score},INDEX(${all(outcomes.marks)},${outcome},${side})))`;
  const won = (made: string, mark: Place, result: string): string =>
    `IF(OR(${result}=0,${own(game.note)}>0),0,IF(LEN(${own(mark)})>1,${made}*1,IF(${result}>4,1,0)))`;
  return [
    fill(marks.white, markOf(`${left}&"–"&${right}`, 1), '0'),
    fill(marks.black, markOf(`${right}&"–"&${left}`, 2), '0'),
    fill(sets.white, won(left, marks.white, own(game.whiteResult))),
    fill(sets.black, won(right, marks.black, own(game.blackResult))),
  ];
};

/** What a finished game is to one of its players, `of` which it is: a formula. */
export const markFormula = (
  { calculation: { game, outcomes } }: Layout,
  of: (where: Place) => string,
  isWhite: string,
  from: string,
): string =>
  game.marks
    ? `IF(${isWhite},${of(game.marks.white)},${of(game.marks.black)})`
    : `INDEX(${whole(outcomes.marks, from)},${of(game.outcome)},IF(${isWhite},1,2))`;

/** Says that a game was won or lost by forfeit, or that both lose it where somebody may have meant a draw. */
const lossFormula = (outcome: string, words: SheetWords, draws: boolean): string => {
  const is = (code: OutcomeCode): string => `${outcome}=${outcomeNumber(code)}`;
  const single = `OR(${is('+-')},${is('-+')})`;
  const { checkBothLost: bothLost } = words;
  const played = draws && bothLost !== '' ? `IF(${is('0-0')},${quoted(bothLost)},"")` : '""';
  return `IF(${single},${quoted(words.checkForfeit)},IF(${is('--')},${quoted(words.checkDoubleForfeit)},${played}))`;
};

/** Says that a game was carried over, or else what `otherwise` says; the latter alone where none was. */
const orCarried = (
  { calculation: { sheet, game }, tournament }: Layout,
  words: SheetWords,
  otherwise: string,
): string => {
  if (!tournament.settings.includes('carried')) return otherwise;
  const isCarried = `${inRow(game.no, sheet)}<=${fixedCell(tournament.setting('carried'), sheet)}`;
  return `IF(${isCarried},${quoted(words.checkCarried)},${otherwise})`;
};

/** Says what to type of an open game of whoever has left, and else what `otherwise` says. */
const orOpenOfLeaver = (
  { calculation, leftIsWhite }: Layout,
  words: SheetWords,
  otherwise: string,
): string => {
  const { sheet, game, player } = calculation;
  const [left, right] = leftIsWhite ? [game.white, game.black] : [game.black, game.white];
  const of = (column: Place, who: Place): string => `INDEX(${whole(column, sheet)},${inRow(who, sheet)})`;
  const [leftGone, rightGone] = [of(player.left, left), of(player.left, right)];
  const who = `IF(${leftGone}=1,${of(player.name, left)},${of(player.name, right)})`;
  const [both, one, other] = (['--', forfeitBy(true), forfeitBy(false)] as const).map((code) =>
    quoted(makeTyped(code)),
  );
  const type = `IF(${leftGone}*${rightGone}=1,${both},IF(${leftGone}=1,${one},${other}))`;
  const told = `IF(${leftGone}+${rightGone}=0,"",${who}&${quoted(` ${words.checkLeftOpen} `)}&${type})`;
  return `IF(${inRow(game.outcome, sheet)}=0,${told},${otherwise})`;
};

/** What is wrong with a game, in words, or why it has no result that counts; empty if there is nothing to say. */
const saidBlock = (tournament: Tournament, layout: Layout, words: SheetWords): Block => {
  const { sheet, game, notes, player } = layout.calculation;
  const { own } = writing(sheet);
  const note = own(game.note);
  const [left, right] = layout.leftIsWhite ? [game.white, game.black] : [game.black, game.white];
  const hasLeft = `INDEX(${whole(player.live, sheet)},${own(left)})=0`;
  const leaver = `INDEX(${whole(player.name, sheet)},IF(${hasLeft},${own(left)},${own(right)}))`;
  const { left: neverPlayed, leftPlayed } = FURTHER_NOTES;
  const ofLeaver = `${leaver}&" "&IF(${note}=${neverPlayed},${quoted(words.checkLeft)},${quoted(words.checkLeftPlayed)})`;
  const text = `INDEX(${whole(notes, sheet)},${note}+${1 - noteNumber(NOTES[0])})&""`;
  const other = `IF(${note}>${leftPlayed},${text},IF(${saysBye(leaver, words)},"",${ofLeaver}))`;
  const draws = OUTCOMES.flatMap(({ code }) =>
    isDraw(code) ? [`${own(game.outcome)}=${outcomeNumber(code)}`] : [],
  );
  const canDraw = canBeDrawn(tournament);
  const forfeit = lossFormula(own(game.outcome), words, canDraw);
  const decided = `IF(OR(${draws.join(',')}),${quoted(words.checkDraw)},${forfeit})`;
  const counted = canDraw ? forfeit : decided;
  const fine = orOpenOfLeaver(layout, words, orCarried(layout, words, counted));
  return fill(game.said, `IF(${note}=${noteNumber('fine')},${fine},${other})`);
};

/**
 * When and where games are played: the minute, and the first line with the same venue. Games of nobody, as of one who has left, are
 * never played.
 */
const occasionBlocks = (layout: Layout): readonly Block[] => {
  const { sheet, game, occasion } = layout.calculation;
  const timeColumn = (wanted: string): string | null => {
    const found = layout.pairings.times.find(({ cell }) => cell === wanted);
    return found ? whole(layout.pairings.column(found.column), sheet) : null;
  };
  const [dates, venues] = [timeColumn('date'), timeColumn('venue')];
  if (!occasion || dates === null) return [];
  const position = inRow(game.position, sheet);
  const [date, venue] = [`INDEX(${dates},${position})`, `INDEX(${venues},${position})&""`];
  const place =
    venues === null ? '0' : `IF(${venue}="",0,IFERROR(MATCH(${withoutWildcards(venue)},${venues},0),0))`;
  const key = `INT(${date}*${DAY}+0.5)*${LINES}+${place}`;
  return [fill(occasion, `IF(${inRow(game.alive, sheet)}=0,0,IF(ISNUMBER(${date}),${key},0))`)];
};

/** For each game 1 unless whoever has left early, or a bye, would play it. */
export const toCount = ({ game }: Layout['calculation'], from: string): string =>
  `(1-(${whole(game.pair, from)}>0)*(${whole(game.alive, from)}=0))`;

/** For each game 1 if it is still to be played, else 0: nobody waits for one that whoever has left will not play. */
export const stillToPlay = ({ calculation }: Layout, from: string): string => {
  const { game } = calculation;
  return `(${whole(game.outcome, from)}<=0)*${toCount(calculation, from)}`;
};

/** For each game 1 if it was played, else 0: a forfeit was not. `outcome` are the outcomes' numbers. */
export const played = (outcome: string): string => {
  const forfeits = OUTCOMES.filter(({ kind }) => kind !== 'played').map(({ code }) => outcomeNumber(code));
  return `((${outcome}>0)${forfeits.map((no) => `-(${outcome}=${no})`).join('')})`;
};

/** How many games were won or lost by forfeit. */
export const forfeitCount = (outcomes: string): string => `SUMPRODUCT((${outcomes}>0)-${played(outcomes)})`;

/** One row per game, found in the Pairings table by its number, so that the table may be sorted. */
export const makeGames = (tournament: Tournament, layout: Layout, words: SheetWords): readonly Block[] => [
  ...playerBlocks(tournament, layout),
  ...makePairs(layout),
  ...resultBlocks(layout, words),
  ...scoreBlocks(layout),
  saidBlock(tournament, layout, words),
  ...occasionBlocks(layout),
];

/**
 * A formula for the outcome's number of a text that no list of forms has; -1 if it is not a score. `text` is the address of its
 * normal form.
 */
type ScoreFormula = (text: string, leftIsWhite: boolean) => string;

/** A colour and a margin, such as `W+3.5`. Without the margin's characters, only the colour is left. */
const byMargin: ScoreFormula = (text) => {
  const winner = `LEFT(LOWER(${text}),2)`;
  const none = MARGIN.map((sign) => [sign, ''] as const);
  const rest = substituted(text, none);
  const isMargin = `AND(OR(${winner}="b+",${winner}="w+"),LEN(${rest})=2)`;
  return `IF(${isMargin},IF(${winner}="b+",${outcomeNumber('0-1')},${outcomeNumber('1-0')}),-1)`;
};

const DIGITS = [...'0123456789'].map((digit) => [digit, ''] as const);

/** Whether a text is two whole numbers, such as `3-1`: without their digits only the dash is left. */
const hasSets = (text: string): string => `${substituted(text, DIGITS)}="-"`;

/** What stands left and right of the dash. */
const setsOf = (text: string): readonly [left: string, right: string] => {
  const parted = `SUBSTITUTE(${text},"-",${quoted(' '.repeat(2 * SET_DIGITS))})`;
  const side = (end: 'LEFT' | 'RIGHT'): string => `TRIM(${end}(${parted},${2 * SET_DIGITS}))`;
  return [side('LEFT'), side('RIGHT')];
};

/** With zeros before them the two numbers are of one length, so that texts compare as the numbers do. */
const bySets: ScoreFormula = (text) => {
  const sides = setsOf(text);
  const lengths = sides.map((side) => `LEN(${side})`).join();
  const [left, right] = sides.map((side) => `RIGHT(${quoted('0'.repeat(SET_DIGITS))}&${side},${SET_DIGITS})`);
  const isSets = `AND(${hasSets(text)},MIN(${lengths})>0,MAX(${lengths})<=${SET_DIGITS})`;
  const draw = `IF(${left}=${quoted('0'.repeat(SET_DIGITS))},-1,${outcomeNumber('1/2')})`;
  return `IF(${isSets},IF(${left}>${right},${outcomeNumber('1-0')},IF(${left}<${right},${outcomeNumber('0-1')},${draw})),-1)`;
};

/** The formula of each kind of score, by the ids of `SCORES` (`core/results/score.ts`). */
const SCORE_FORMULAS: Readonly<Record<ScoreId, ScoreFormula>> = {
  none: () => '-1',
  margin: byMargin,
  sets: bySets,
};
