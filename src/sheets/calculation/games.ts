import { DAY } from '../../core/calendar/dates';
import type { Tournament } from '../../core/model';
import { outcomeNumber, PENDING_FORMS } from '../../core/results/outcome';
import { scoreOf } from '../../core/results/score';
import { REPLACEMENTS } from '../../core/results/typed';
import type { SheetWords } from '../../language/words';
import { downEach, fill, countTo, down } from '../../grid/block';
import { numberIn } from '../../grid/formula/number';
import type { Block } from '../../grid/plan';
import { inRow, quoted, whole, type Place } from '../../grid/reference';
import { substituted, withoutWildcards } from '../../grid/escape';
import { FURTHER_NOTES, KEY_BASE, NOT_PLAYED, noteNumber, PAIRINGS, type Layout } from '../layout';
import { settingIs } from '../tournament/tournament';
import { SCORE_FORMULAS } from './scores';

/** Where two different players stand among the pairs of a cycle; `players` are their numbers, separated by a comma. */
export const pairPlace = ({ playerCount }: Layout, cycle: string, players: string): string => {
  const [low, high] = [`MIN(${players})`, `MAX(${players})`];
  const before = `(${cycle}-1)*${(playerCount * (playerCount - 1)) / 2}`;
  return `${before}+(${low}-1)*(${2 * playerCount}-${low})/2+${high}-${low}`;
};

/** The keys of all pairs, cycle by cycle. */
const pairKeys = ({ playerCount, cycles }: Layout): readonly number[] =>
  countTo(cycles).flatMap((cycle) =>
    countTo(playerCount).flatMap((low) =>
      countTo(playerCount - low).map((above) => cycle * KEY_BASE * KEY_BASE + low * KEY_BASE + low + above),
    ),
  );

/** Every two players' game in each cycle: looked for once for both of them, the first if there are more. */
const makePairs = (layout: Layout): readonly Block[] => {
  const { sheet, game, pair } = layout.calculation;
  return [
    down(pair.key, pairKeys(layout)),
    fill(
      pair.game,
      `IFERROR(INDEX(${whole(game.signed, sheet)},MATCH(${inRow(pair.key, sheet)},${whole(game.key, sheet)},0)),0)`,
    ),
  ];
};

/** The place of the last form that means postponed; the forms of games not finished stand last, these first. */
const lastPostponed = ({ forms }: Layout): number =>
  forms.length + PENDING_FORMS.filter(([, pending]) => pending === 'postponed').length;

/** What is typed most, as it is written out: these need no looking up. */
const COMMON: readonly string[] = ['1-0', '½-½', '0-1'];

/** Who plays in a game, in order of number, and where its line stands: nothing that a result changes. */
const playerBlocks = (tournament: Tournament, layout: Layout): readonly Block[] => {
  const { sheet, game, pair, player } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const column = (index: number): string => all(layout.pairings.column(index));
  const [whiteColumn, blackColumn] = layout.leftIsWhite
    ? [PAIRINGS.leftNo, PAIRINGS.rightNo]
    : [PAIRINGS.rightNo, PAIRINGS.leftNo];
  const numberAt = (index: number): string =>
    `IF(${own(game.position)}=0,0,${numberIn(`INDEX(${column(index)},${own(game.position)})`)})`;
  const players = `${own(game.white)},${own(game.black)}`;
  const key = `${own(game.cycle)}*${KEY_BASE * KEY_BASE}+MIN(${players})*${KEY_BASE}+MAX(${players})`;
  // Players of different sections do not meet.
  const { ofSection } = player;
  const section = (who: Place): string => (ofSection ? `INDEX(${all(ofSection.no)},${own(who)})` : '0');
  const keyOfField = ofSection ? `IF(${section(game.white)}<>${section(game.black)},0,${key})` : key;
  const live = (who: Place): string => `INDEX(${all(player.live)},${own(who)})`;
  return [
    downEach(game.no, tournament.games, ({ no }) => no),
    downEach(game.cycle, tournament.games, ({ cycle }) => cycle),
    fill(game.position, `IFERROR(MATCH(${own(game.no)},${column(PAIRINGS.game)},0),0)`),
    fill(game.round, numberAt(PAIRINGS.round)),
    fill(game.white, numberAt(whiteColumn)),
    fill(game.black, numberAt(blackColumn)),
    fill(
      game.key,
      `IF(OR(MIN(${players})<1,MAX(${players})>${layout.playerCount},${own(game.white)}=${own(game.black)}),0,${keyOfField})`,
    ),
    fill(game.signed, `IF(${own(game.white)}<${own(game.black)},${own(game.no)},0-${own(game.no)})`),
    fill(
      game.first,
      `IF(${own(game.key)}=0,0,IF(INDEX(${all(pair.game)},${pairPlace(layout, own(game.cycle), players)})=${own(game.signed)},1,0))`,
    ),
    fill(game.alive, `IF(${own(game.key)}=0,0,IFERROR(${live(game.white)}*${live(game.black)},0))`),
    fill(game.whiteKey, `${own(game.round)}*${KEY_BASE}+${own(game.white)}`),
    fill(game.blackKey, `${own(game.round)}*${KEY_BASE}+${own(game.black)}`),
  ];
};

/**
 * What was typed and which outcome that is (0 none, -1 not understood), what it is to each side, and what there is to say.
 * Every game is worked out anew with each result typed, so that the usual results take a short way.
 */
const resultBlocks = (layout: Layout, { form }: SheetWords): readonly Block[] => {
  const { sheet, game, forms, outcomes } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const at = `INDEX(${all(layout.pairings.column(PAIRINGS.result))},${own(game.position)})`;
  const typed = `${at}&""`;
  const [text, outcome] = [own(game.text), own(game.outcome)];
  const common = layout.forms
    .filter(([form]) => COMMON.includes(form))
    .map(([form, code]) => ({ shown: quoted(form), number: outcomeNumber(code) }));
  const short = ['""', ...common.map(({ shown }) => shown)].map((shown) => `${at}=${shown}`);
  const lookedUp = `IFERROR(INDEX(${all(forms.outcome)},MATCH(${withoutWildcards(text)},${all(forms.text)},0)),${SCORE_FORMULAS[scoreOf(layout.profile)](text, layout.leftIsWhite)})`;
  const result = (column: Place): string =>
    `IF(${outcome}>0,${own(game.alive)}*INDEX(${all(column)},${outcome}),0)`;
  const isLeft = `AND(${own(game.key)}>0,${own(game.alive)}=0)`;
  const waiting = `IF(${isLeft},${quoted(NOT_PLAYED)},"("&${own(game.round)}&")")`;
  const unplayed = `IF(${settingIs(layout, 'unplayed', 'no', form.yesNo.no, sheet)},"",${waiting})`;
  const unread = `IF(ISNUMBER(${at}),${noteNumber('date')},${noteNumber('unknown')})`;
  const pending = `IF(MATCH(${text},${all(forms.text)},0)>${lastPostponed(layout)},${noteNumber('adjourned')},${noteNumber('postponed')})`;
  const left = `IF(${outcome}=0,${FURTHER_NOTES.left},${FURTHER_NOTES.leftPlayed})`;
  const read = `IF(${own(game.alive)}=0,${left},IF(AND(${outcome}=0,${text}<>""),${pending},${noteNumber('fine')}))`;
  return [
    fill(
      game.text,
      `IF(${own(game.position)}=0,"",IFERROR(IF(OR(${short.join(',')}),${typed},${substituted(typed, REPLACEMENTS)}),"#"))`,
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
    fill(game.waiting, unplayed, '0'),
    fill(
      game.note,
      `IF(${own(game.key)}=0,${noteNumber('numbers')},IF(${own(game.first)}=0,${noteNumber('twice')},IF(${outcome}<0,${unread},${read})))`,
    ),
  ];
};

/** More lines than Pairings has. */
const LINES = 16_384;

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

/** For each game 1 if it is still to be played, else 0: nobody waits for one that whoever has left will not play. */
export const stillToPlay = ({ calculation: { game } }: Layout, from: string): string => {
  const all = (where: Place): string => whole(where, from);
  return `(${all(game.outcome)}<=0)*(1-(${all(game.key)}>0)*(${all(game.alive)}=0))`;
};

/** One row per game, found in the Pairings table by its number, so that the table may be sorted. */
export const makeGames = (tournament: Tournament, layout: Layout, words: SheetWords): readonly Block[] => [
  ...playerBlocks(tournament, layout),
  ...makePairs(layout),
  ...resultBlocks(layout, words),
  ...occasionBlocks(layout),
];
