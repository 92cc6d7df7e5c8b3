import { largest } from '../../../core/extremes';
import { plays } from '../../../core/model';
import { entryAt, present } from '../../../core/present';
import { isSame, toNumber, ZERO } from '../../../core/fraction';
import { andThen, ok } from '../../../core/result';
import { outcomeOf } from '../../../core/results/outcome';
import { isBegun, lastRound, stillToPlay } from '../../../core/results/progress';
import { individualStandings } from '../../../core/teamEvent/individuals';
import type { Match, TeamEvent } from '../../../core/teamEvent/model';
import { counts, gamePointsOf } from '../../../core/teamEvent/table';
import { shownRank, standings, type Standings } from '../../../core/tiebreak/standings';
import { TEAM_SCORES } from '../../../core/tiebreak/teams/order';
import { numberText, signedText } from '../../../language/number';
import { withoutByes } from '../../../language/byes';
import { countTo } from '../../../grid/block';
import { area, type CellValue } from '../../../grid/cell';
import { ROW_HEIGHT } from '../../look/page';
import { DIAGONAL, SIZE } from '../../look/style';
import { longestWord, nameWidth, textHeight } from '../../look/wrap';
import { across, below, cells, joined, over, tall, stacked, type Part } from '../drawing';
import { BOX, HEAD, NAME, PART } from '../styles';
import { CRITERION_FORMAT, GROUPS, RANK_FORMAT } from '../../teamEvent/criterionFormats';
import { asOf, drawnSheet, type HandoutWords, type TeamHandout } from '../handout';
import type { Subject } from '../subject';
import { NOT_PLAYED } from '../games';
import { eventOf, scoreOf, TEAM_MOST } from './score';
import { joinedNames } from '../../../language/nameLists';

const TITLE = 'Report';
const FIRST = 3;
/** Rank or number, and the name, before the columns of figures. */
const FIXED = 2;
const FIGURE = 8;
/** Columns that only the cross-table has. */
const NARROW = 6;
const HEAD_HEIGHT = 48;
/** A name takes so many columns of figures. */
const SPAN = 4;
const MOST_PLAYERS = 10;

interface Scene {
  readonly event: TeamEvent;
  readonly rows: Standings['rows'];
  readonly speech: HandoutWords;
  /** Points of a row in which any team may stand. */
  readonly height: number;
}

interface TitledPart extends Part {
  readonly title: string;
}

const nameOf = ({ players }: TeamEvent, no: number): string => entryAt(players, no - 1).name;

/** How many of its matches that count a team has finished, won, drawn and lost. */
const recordOf = (event: TeamEvent, no: number): readonly number[] => {
  const marks = event.games
    .filter((match) => plays(no)(match) && match.outcome !== null && counts(event, match))
    .map(({ outcome, white }) => outcomeOf(present(outcome))[white === no ? 'white' : 'black']);
  const count = (mark: string): number => marks.filter((each) => each === mark).length;
  return [marks.length, count('win'), count('draw'), count('loss')];
};

/** The criteria of the standings, by their places in the list: the score, and each in which somebody has more than 0. */
const shownOf = ({ event: { tieBreaks }, rows }: Pick<Scene, 'event' | 'rows'>): readonly number[] =>
  tieBreaks
    .map((_, place) => place)
    .filter((place) => place === 0 || rows.some(({ values }) => (values[place]?.n ?? 0) !== 0));

const criterionName = ({ speech: { words } }: Pick<Scene, 'speech'>, code: string): string =>
  words.teamEvent.criteria[code] ?? code;

/** Numbers of a criterion look as they do in Team standings. */
const formatOf = ({ tieBreaks }: TeamEvent, place: number): string =>
  GROUPS.includes(entryAt(tieBreaks, place)) ? RANK_FORMAT : CRITERION_FORMAT;

const standingsPart = (scene: Scene): TitledPart => {
  const { event, rows, height, speech } = scene;
  const { words } = speech;
  const { teamEvent: texts } = words;
  const shown = shownOf({ event, rows });
  const codes = shown.map((place) => entryAt(event.tieBreaks, place));
  const plain = [words.rank, texts.team, texts.played, texts.won, texts.drawn, texts.lost];
  const heads = [...plain, ...codes.map((code) => criterionName(scene, code))];
  const lines = rows.map(({ no, rank, rankTo }): CellValue[] => [
    ...[shownRank({ rank, rankTo }), nameOf(event, no)],
    ...(rank === null ? [null, null, null, null] : recordOf(event, no)),
  ]);
  const made = shown.map((place) =>
    rows.map(({ values }): CellValue[] => {
      const value = values[place];
      return [value ? toNumber(value) : null];
    }),
  );
  const meanings = codes
    .filter((code) => !TEAM_SCORES.includes(code))
    .map((code) => `${criterionName(scene, code)}: ${texts.meanings[code] ?? ''}.`);
  const adjusted = event.players.flatMap(({ name, adjustment = 0, adjustmentReason = '' }) =>
    adjustment === 0 ? [] : [`${name} ${signedText(adjustment)} ${adjustmentReason}`.trim()],
  );
  const gone = withoutByes(event)
    .players.filter(({ status }) => status !== 'playing')
    .map(({ name }) => name);
  const notes = [
    ...meanings,
    ...(gone.length > 0 ? [`${joinedNames(gone)} ${words.roundSheet.left}`] : []),
    ...(adjusted.length > 0 ? [`${words.adjusted}: ${joinedNames(adjusted)}`] : []),
  ];
  return {
    title: words.standings,
    rows: 1 + lines.length + notes.length,
    draw: (row) =>
      joined([
        cells(row, 0, [heads], { ...HEAD, wrap: true, size: SIZE.small }),
        cells(row + 1, 0, lines, BOX),
        over(area(row + 1, 1, lines.length), { ...NAME, bold: true, wrap: true }),
        ...made.map((column, index) =>
          cells(row + 1, plain.length + index, column, BOX, formatOf(event, entryAt(shown, index))),
        ),
        over(area(row + 1, plain.length, lines.length), { bold: true }),
        tall(row, textHeight(heads, FIGURE, HEAD_HEIGHT, SIZE.small)),
        tall(row + 1, height, lines.length),
        ...notes.map((note, index) => below(row + 1 + lines.length + index, heads.length, note)),
      ]),
  };
};

/** What a team made in each of its matches against another, in the order of rounds. */
const meetingsOf = (event: TeamEvent, one: number, other: number): readonly CellValue[] =>
  event.games
    .filter((match) => plays(one)(match) && plays(other)(match) && one !== other)
    .sort((first, second) => first.round - second.round)
    .map((match) => {
      if (!counts(event, match)) return NOT_PLAYED;
      const points = gamePointsOf(event, match, match.white === one ? 'home' : 'away');
      return points === null ? `(${match.round})` : points / event.discipline.scoring.unit;
    });

const crossPart = ({ event, rows, height, speech: { words } }: Scene): TitledPart => {
  const numbers = rows.map(({ no }) => no);
  const meetings = largest(
    numbers.flatMap((one) => numbers.map((other) => meetingsOf(event, one, other).length)),
  );
  const teams = numbers.map((one, index): CellValue[] => [index + 1, nameOf(event, one)]);
  const lines = numbers.map((one) =>
    numbers.flatMap((other): CellValue[] => {
      const made = meetingsOf(event, one, other);
      return countTo(meetings).map((each) => made[each - 1] ?? null);
    }),
  );
  const isOpen = lines.flat().some((each) => typeof each === 'string' && each.startsWith('('));
  const notes = [
    ...(meetings > 1 ? [words.teamEvent.crosstableOrder] : []),
    ...(isOpen ? [words.teamEvent.crosstableToPlay] : []),
  ];
  return {
    title: words.finalReport.crosstable,
    rows: 1 + lines.length + notes.length,
    draw: (row) =>
      joined([
        cells(row, 0, [[words.no, words.teamEvent.team]], HEAD),
        ...numbers.map((_, index) => across(row, FIXED + index * meetings, meetings, index + 1, HEAD)),
        cells(row + 1, 0, teams, BOX),
        cells(row + 1, FIXED, lines, BOX, '0.0'),
        over(area(row + 1, 1, lines.length), { ...NAME, wrap: true }),
        tall(row + 1, height, lines.length),
        ...numbers.map((_, index) =>
          over(area(row + 1 + index, FIXED + index * meetings, 1, meetings), { fill: DIAGONAL }),
        ),
        ...notes.map((note, index) => below(row + 1 + lines.length + index, FIXED + SPAN, note)),
      ]),
  };
};

/** The matches of the last round. */
const roundPart = ({ event, height, speech: { texts, words, say } }: Scene): readonly TitledPart[] => {
  const last = lastRound(event.games.filter((match) => counts(event, match)));
  const own: readonly Match[] = event.games.filter(({ round }) => round === last);
  const part: TitledPart = {
    title: say(texts.round, { round: last }),
    rows: 1 + own.length,
    draw: (row) =>
      joined([
        across(row, 0, FIXED, words.teamEvent.home, HEAD),
        across(row, FIXED, SPAN, words.teamEvent.away, HEAD),
        cells(row, FIXED + SPAN, [[words.result]], HEAD),
        tall(row + 1, height, own.length),
        ...own.flatMap((match, index) => [
          across(row + 1 + index, 0, FIXED, nameOf(event, match.white), { ...NAME, wrap: true }),
          across(row + 1 + index, FIXED, SPAN, nameOf(event, match.black), { ...NAME, wrap: true }),
          cells(row + 1 + index, FIXED + SPAN, [[scoreOf(event, match)]], BOX),
        ]),
      ]),
  };
  return last === 0 ? [] : [part];
};

/** Those who made most over the board. */
const playersPart = ({ event, height, speech: { texts, words } }: Scene): readonly TitledPart[] => {
  const best = individualStandings(event)
    .filter(({ games }) => games > 0)
    .slice(0, MOST_PLAYERS);
  const part: TitledPart = {
    title: texts.teamReport.individuals,
    rows: 2 + best.length,
    draw: (row) =>
      joined([
        cells(row, 0, [[words.rank, words.name]], HEAD),
        across(row, FIXED, SPAN, words.teamEvent.team, HEAD),
        cells(row, FIXED + SPAN, [[words.games, words.points]], HEAD),
        tall(row + 1, height, best.length),
        ...best.flatMap(({ rank, rankTo, team, member, games, points }, index) => [
          cells(row + 1 + index, 0, [[shownRank({ rank, rankTo })]], BOX),
          cells(
            row + 1 + index,
            1,
            [[entryAt(entryAt(event.players, team - 1).members, member - 1).name]],
            NAME,
          ),
          across(row + 1 + index, FIXED, SPAN, nameOf(event, team), { ...NAME, wrap: true }),
          cells(row + 1 + index, FIXED + SPAN, [[games]], BOX),
          cells(row + 1 + index, FIXED + SPAN + 1, [[points / event.discipline.scoring.unit]], BOX, '0.0'),
        ]),
        below(row + 1 + best.length, FIXED + SPAN + 2, texts.teamReport.individualsNote),
      ]),
  };
  return best.length === 0 ? [] : [part];
};

/** How two teams stand that meet, the one ahead first, by all that decides; nothing of more of them. */
const scoreLines = ({ event, rows, speech: { texts, words, say } }: Scene): readonly string[] => {
  const [first, second, ...more] = rows;
  if (!first || !second || more.length > 0 || !event.games.some(isBegun)) return [];
  const decided = event.tieBreaks.findIndex((_, at) => !isSame(first.values[at], second.values[at]));
  const valueOf = ({ values }: Standings['rows'][number], at: number): string =>
    numberText(values[at] ?? ZERO);
  const scores = event.tieBreaks.flatMap((code, at) =>
    at === decided || TEAM_SCORES.includes(code)
      ? [`${words.teamEvent.criteria[code] ?? code} ${valueOf(first, at)}–${valueOf(second, at)}`]
      : [],
  );
  const standing = say(texts.teamReport.standing, {
    ...{ first: nameOf(event, first.no), second: nameOf(event, second.no) },
    ...{ level: String(decided < 0), over: String(stillToPlay(event).length === 0) },
  });
  return [[standing, ...scores].join(' · ')];
};

const reportSheet = (subject: Subject, { event, rows, speech }: Omit<Scene, 'height'>) => {
  const teams = event.players.map(({ name }) => name);
  const name = nameWidth([
    ...teams,
    ...event.players.flatMap(({ members }) => members.map((each) => each.name)),
  ]);
  const scene = { event, rows, speech, height: textHeight(teams, Math.min(name, SPAN * FIGURE), ROW_HEIGHT) };
  const parts = [standingsPart(scene), crossPart(scene), ...roundPart(scene), ...playersPart(scene)];
  const { drawing, starts, end } = stacked(
    parts.map(({ title, rows, draw }) => ({
      rows: rows + 2,
      draw: (row) => joined([cells(row, 0, [[title]], PART), tall(row, 22), draw(row + 1)]),
    })),
    FIRST,
  );
  const words = shownOf(scene).map((place) =>
    longestWord(criterionName(scene, entryAt(event.tieBreaks, place))),
  );
  const wide = SPAN + words.length;
  const figures = largest([
    wide,
    SPAN + 2,
    ...event.players.map(({ no }) => event.games.filter(plays(no)).length + event.cycles),
  ]);
  // No heading breaks within a word.
  const widthOf = (each: number): number => Math.max(FIGURE, words[each - SPAN - 1] ?? 0);
  const widths = [7, name, ...countTo(figures).map((each) => (each > wide ? NARROW : widthOf(each)))];
  return drawnSheet(TITLE, subject, speech, {
    lines: [...scoreLines(scene), ...asOf(subject, speech)],
    parts: [drawing],
    widths,
    rows: end - 1,
    paper: starts,
  });
};

/** How a league stands: standings, cross-table, the last round, the best players. */
export const teamReport: TeamHandout = {
  about: 'the standings, the cross-table, the last round and the best players, as they stand now',
  most: TEAM_MOST,
  make: (subject, speech) => {
    const event = eventOf(subject);
    return andThen(standings(event), ({ rows }) => ok(reportSheet(subject, { event, rows, speech })));
  },
};
