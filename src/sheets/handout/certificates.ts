import { largest } from '../../core/extremes';
import { toNumber } from '../../core/fraction';
import { entryAt, present } from '../../core/present';
import { ok } from '../../core/result';
import { numberText } from '../../language/number';
import { progressOf } from '../../core/results/progress';
import { sectionAlone } from '../../core/sections/changeSection';
import { standings, type StandingRow } from '../../core/tiebreak/standings';
import { countTo, fill, rows } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import type { Block, Style } from '../../grid/plan';
import { fixedCell, place, quoted, whole } from '../../grid/reference';
import { stillToPlay } from '../calculation/games';
import { PAIRINGS, type Layout } from '../layout';
import { inWhole } from '../layout/fields';
import type { StandingsTable } from '../layout/standings';
import { sectionTitleOf } from '../sections/sectionName';
import { dateCell } from '../dates';
import { calledBy } from '../withTeam';
import { ACCENT, HEAD_FILL, INK, QUIET, SIZE } from '../look/style';
import { textHeight } from '../look/wrap';
import { pageHeader } from '../look/title';
import { across, cells, joined, over, tall, type HandoutSheet, type SheetDrawing } from './drawing';
import {
  drawnSheet,
  speechOf,
  statusBlock,
  type Handout,
  type HandoutWords,
  type LiveHandout,
} from './handout';
import { subjectOf, type Subject } from './subject';
import { eventOf, TEAM_MOST } from './teams/score';

const FIRST = 3;
/** So many places have a certificate each where not everyone has one; whoever shares one of them has it, too. */
const PLACES = 3;
/** More signs than the longest name has, as blanks. */
const BLANKS = ' '.repeat(99);

/** A coloured edge and a lighter one, a gap, date, a gap, signature: characters. */
const WIDTHS = [3, 1, 5, 34, 6, 34];
const LEFT = 3;
const COLUMNS = 3;
/** The rows of a certificate and their heights in points; the gaps between them have no names. */
const ROW = { event: 1, section: 2, place: 4, name: 6, points: 7, date: 9, line: 10, label: 11, end: 13 };
const HEIGHTS = [14, 34, 26, 24, 42, 8, 70, 28, 44, 20, 1, 18, 14];
/** Points of a name on two lines: names that need more are smaller. */
const TWO_LINES = 131;

/** The format of its date. */
const DATE = 'd mmmm yyyy';

/** Who gets a certificate. */
interface Kind extends Pick<Handout, 'id' | 'name'> {
  readonly about: Readonly<Record<'players' | 'teams', string>>;
  readonly places: number;
}

/** What is written on a certificate; `null` where formulas write it. */
interface Certificate {
  readonly event: string;
  readonly section: CellValue;
  readonly place: CellValue;
  readonly name: CellValue;
  readonly points: CellValue;
}

/** Those with one of the first places, in order of rank; before the last result as many as there are places. */
const firstOf = (subject: Subject, places: number): readonly (StandingRow | null)[] => {
  const tournament = present(subject.tournament);
  const made = standings(tournament);
  if (!made.ok || progressOf(tournament).stage !== 'final')
    return countTo(Math.min(places, tournament.players.length)).map(() => null);
  return made.value.rows.filter(({ rank }) => rank !== null && rank <= places);
};

const draw = (
  { event, section, place: rank, name, points }: Certificate,
  row: number,
  title: { readonly size: number; readonly height: number },
  speech: HandoutWords,
): SheetDrawing => {
  const texts = speech.texts.certificate;
  const at = (line: number): number => row + line;
  const line = (of: number, text: CellValue, style: Style): SheetDrawing => {
    const whole = { ...style, align: 'left', vertical: 'center', wrap: true } as const;
    const drawn = across(at(of), LEFT, COLUMNS, text, whole);
    return text === null ? { ...drawn, blocks: [] } : drawn;
  };
  const signed = { color: QUIET, vertical: 'top' } as const;
  return joined([
    over(area(row, 0, ROW.end), { fill: ACCENT }),
    over(area(row, 1, ROW.end), { fill: HEAD_FILL }),
    ...HEIGHTS.map((height, line) => tall(at(line), line === ROW.name ? title.height : height)),
    line(ROW.event, event, { bold: true, size: SIZE.poster, color: INK }),
    line(ROW.section, section, { size: SIZE.title, color: QUIET }),
    line(ROW.place, rank, { bold: true, size: SIZE.posterTitle, color: ACCENT }),
    line(ROW.name, name, { bold: true, size: title.size, color: INK }),
    line(ROW.points, points, { size: SIZE.title }),
    over(area(at(ROW.date), LEFT), { align: 'left' }),
    ...[LEFT, LEFT + 2].map((column) => over(area(at(ROW.line), column), { fill: INK })),
    cells(at(ROW.label), LEFT, [[texts.placeAndDate, null, speech.texts.signature]], signed),
  ]);
};

/** Where each certificate begins, after so many others. */
const rowOf = (before: number): number => FIRST + before * ROW.end;

const sheetOf = (
  title: string,
  subject: Subject,
  certificates: readonly Certificate[],
  speech: HandoutWords,
): HandoutSheet => {
  const names = subject.players.map(({ name }) => name ?? '');
  const room = WIDTHS.slice(LEFT).reduce((sum, width) => sum + width, 0);
  const heightOf = (size: number): number => textHeight(names, room, entryAt(HEIGHTS, ROW.name), size);
  const size = heightOf(SIZE.display) > TWO_LINES ? SIZE.posterTitle : SIZE.display;
  const ofName = { size, height: heightOf(size) };
  return drawnSheet(title, subject, speech, {
    lines: ['', speech.say(speech.texts.certificate.note)],
    parts: certificates.map((each, index) => draw(each, rowOf(index), ofName, speech)),
    widths: WIDTHS,
    bare: true,
    rows: rowOf(certificates.length),
    paper: { posters: certificates.map((_, index) => rowOf(index)), onPage: 1, size: SIZE.body },
  });
};

/** A formula for a name as it is said aloud: `Leo Khan` of a list with `Khan, Leo`, `Leo Khan 1` where namesakes are told apart. */
const saidAloud = (name: string): string => {
  const before = (sign: string): string =>
    `TRIM(LEFT(SUBSTITUTE(${name},"${sign}",${quoted(BLANKS)}),${BLANKS.length}))`;
  const last = `TRIM(RIGHT(SUBSTITUTE(${name}," ","         "),9))`;
  const number = `IF(ISNUMBER(${last}*1)," "&${last},"")`;
  const mark = `IF(RIGHT(${name},1)=")",SUBSTITUTE(${name},${before(' (')},""),${number})`;
  const surname = before(', ');
  const isTurned = `LEN(SUBSTITUTE(${name},", ",""))=LEN(${name})-2`;
  const given = `SUBSTITUTE(LEFT(${name},LEN(${name})-LEN(${mark})),${surname}&", ","")`;
  return `IF(${isTurned},${given}&" "&${surname}&${mark},${name})`;
};

/** What stands in a row of Standings, as formulas on a certificate: nothing before the last result. */
const formulas = (
  layout: Layout,
  table: StandingsTable,
  line: number,
  row: number,
  sheet: string,
  speech: HandoutWords,
): readonly Block[] => {
  const { standings: ranked, calculation } = layout;
  const { columns } = ranked;
  const texts = speech.texts.certificate;
  const cell = (column: number): string => fixedCell(place(ranked.sheet, table.first + line, column), sheet);
  const [rank, points] = [cell(columns.rank), cell(columns.points)];
  // Whoever shares a place has a rank of several, such as 2–3: the place is that of the first of them.
  const shared = `MATCH(${rank},${whole(ranked.column(columns.rank, table), sheet)},0)`;
  const ending = `RIGHT(LEFT(${quoted(texts.endings)},2+MIN(8,2*MOD(${shared},10))*(MOD(${shared}+89,100)>2)),2)`;
  const named = `${shared}&${ending}&${quoted(` ${texts.place}`)}`;
  const white = whole(calculation.game.white, sheet);
  const own = `(${white}>${table.before})*(${white}<=${table.before + table.players})`;
  const open = layout.divided
    ? `SUMPRODUCT(${stillToPlay(layout, sheet)}*${own})`
    : fixedCell(calculation.facts.open, sheet);
  const final = (formula: string): string => `IF(OR(${open}>0,${rank}=""),"",${formula})`;
  return [
    fill(area(row + ROW.place, LEFT), final(`${named}&IF(ISNUMBER(${rank}),"",${quoted(texts.shared)})`)),
    fill(
      area(row + ROW.name, LEFT),
      final(calledBy(layout, sheet, saidAloud)(inWhole(cell(columns.no), table))),
    ),
    fill(
      area(row + ROW.points, LEFT),
      final(`${points}&" "&IF(${points}=1,${quoted(texts.point)},${quoted(texts.points)})`),
    ),
  ];
};

/** The last day with a result, if Pairings has dates; of all days where words stand in place of one. */
const dateBlock = ({ pairings }: Layout, row: number, sheet: string): readonly Block[] => {
  const { date } = pairings.columns;
  if (date === null) return [];
  const [dates, results] = [date, PAIRINGS.result].map((column) => whole(pairings.column(column), sheet));
  const last = `INT(IFERROR(SUMPRODUCT(LARGE((${results}<>"")*${dates},1)),MAX(${dates})))`;
  return [fill(area(row + ROW.date, LEFT), `IF(${last}=0,"",${last})`, DATE)];
};

/** The certificates that fill themselves: sections, places, names and points are formulas. */
const liveCertificates =
  ({ name, places }: Kind): LiveHandout['make'] =>
  (tournament, layout, words, sheet) => {
    const speech = speechOf(tournament.profile);
    const subject = subjectOf(tournament);
    const lines = layout.fields.flatMap((field, index) => {
      const alone = tournament.sections ? subjectOf(sectionAlone(tournament, index)) : subject;
      return firstOf(alone, places).map((_, line) => ({
        field,
        line,
        table: entryAt(layout.standings.tables, index),
      }));
    });
    const blank = { event: pageHeader(tournament), section: null, place: null, name: null, points: null };
    const blanks = lines.map(() => blank);
    const drawn = sheetOf(name, subject, blanks, speech);
    return {
      ...drawn,
      blocks: [
        ...drawn.blocks,
        statusBlock(layout, sheet),
        ...lines.flatMap(({ field, line, table }, index) => {
          const row = rowOf(index);
          return [
            ...(layout.divided
              ? [fill(area(row + ROW.section, LEFT), sectionTitleOf(layout, field, sheet, words))]
              : []),
            ...formulas(layout, table, line, row, sheet, speech),
            ...dateBlock(layout, row, sheet),
          ];
        }),
      ],
    };
  };

/** The certificates of teams, as they stand. */
const teamCertificates = (kind: Kind, subject: Subject, speech: HandoutWords): HandoutSheet => {
  const event = eventOf(subject);
  const { endings, place, shared, point, points, pointsOf } = speech.texts.certificate;
  const kindOf = pointsOf[event.tieBreaks[0] ?? ''] ?? '';
  const endingOf = (no: number): string => {
    const at = no % 100 > 10 && no % 100 < 14 ? 0 : Math.min(8, 2 * (no % 10));
    return endings.slice(at, at + 2);
  };
  const certificates = firstOf(subject, kind.places).map((row): Certificate => {
    const rank = row?.rank ?? null;
    const score = row?.values[0];
    return {
      event: pageHeader(event),
      section: null,
      place: rank === null ? null : `${rank}${endingOf(rank)} ${place}${row?.rankTo === rank ? '' : shared}`,
      name: row && entryAt(event.players, row.no - 1).name,
      points: score ? `${numberText(score)} ${kindOf} ${toNumber(score) === 1 ? point : points}` : null,
    };
  });
  const days = event.games.flatMap(({ date, outcome }) => {
    const day = outcome && dateCell(date);
    return typeof day === 'number' ? Math.floor(day) : [];
  });
  const drawn = sheetOf(kind.name, subject, certificates, speech);
  const dateRows = days.length === 0 ? [] : certificates.map((_, index) => rowOf(index) + ROW.date);
  const dates = dateRows.map((row) => rows(row, LEFT, [[largest(days)]], DATE));
  return { ...drawn, blocks: [...drawn.blocks, ...dates] };
};

const handoutOf = (kind: Kind): Handout => ({
  id: kind.id,
  name: kind.name,
  about: `${kind.about.players}, with place, name, points and room to sign`,
  from: 'last',
  live: {
    most: { players: 100, games: 200 },
    notInMatch: true,
    make: liveCertificates(kind),
  },
  ofTeams: {
    about: `${kind.about.teams}, with place, name, points and room to sign`,
    most: TEAM_MOST,
    make: (subject, speech) => ok(teamCertificates(kind, subject, speech)),
  },
});

/** A page for each of the first three of the event, or of each section, in order of rank. */
export const certificates = handoutOf({
  id: 'certificates',
  name: 'Certificates',
  about: {
    players: 'a page for each of the top places, in the event or section',
    teams: 'a page for each of the top teams',
  },
  places: PLACES,
});

/** A page for everyone whose games count. */
export const certificatesForAll = handoutOf({
  id: 'certificates-all',
  name: 'Certificates for everyone',
  about: { players: 'a page for every player', teams: 'a page for every team' },
  places: Infinity,
});
