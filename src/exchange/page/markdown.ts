import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import { inOneLine } from '../../language/plainText';
import type { ExportedFiles, ExportOptions } from '../exchangeFormat';
import type { CrossCell, CrossTable, PageContent, PageField, RoundOfGames, StandingsTable } from './content';
import { pageContent } from './pageContent';

/** What means something in Markdown wherever it stands: code, stress, links, tags, cells, mentions. */
const SIGNS = /[\\`*_[\]<>|~&#!@$]/g;
/** What makes a heading, a list or a rule at the beginning of a line. */
const AT_START = /^([-+=]|\d+(?=[.)]))/;
/** What becomes a link by itself. */
const ADDRESS = /(:)(?=\/\/)|(\.)(?<=www\.)/gi;

/** A text of a user in which nothing means anything within a line of Markdown, such as a cell. */
const escaped = (said: string): string => inOneLine(said).replace(SIGNS, '\\$&').replace(ADDRESS, '\\$&');

/** A user's text at the beginning of a line. */
const escapedLine = (said: string): string =>
  escaped(said).replace(AT_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));

const bold = (said: string): string => (said === '' ? '' : `**${said}**`);

type Side = 'left' | 'right' | 'centre';

const RULES: Readonly<Record<Side, string>> = { left: ':--', right: '--:', centre: ':-:' };

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (
  heads: readonly (readonly [said: string, side: Side])[],
  lines: readonly (readonly string[])[],
): string =>
  [row(heads.map(([said]) => said)), row(heads.map(([, side]) => RULES[side])), ...lines.map(row)].join('\n');

const standingsLines = ({ columns, lines }: StandingsTable): string =>
  table(
    columns.map(({ of, head }) => [escaped(head), of === 'name' || of === 'side' ? 'left' : 'right']),
    lines.map(({ cells }) => cells.map(escaped)),
  );

const cellText = ({ mark, white, counts }: CrossCell): string => {
  const slanted = counts || mark === '' ? escaped(mark) : `*${escaped(mark)}*`;
  return white ? bold(slanted) : slanted;
};

const crossLines = ({ opponents, cycles, lines }: CrossTable, { heads }: PageContent): string =>
  table(
    [
      [heads.no, 'right'],
      [heads.name, 'left'],
      ...opponents.flatMap(({ no }) =>
        Array.from({ length: cycles }, (_, cycle) => [cycle === 0 ? String(no) : '', 'centre'] as const),
      ),
      [heads.points, 'right'],
      [heads.rank, 'right'],
    ],
    lines.map(({ no, name, cells, points, rank }) => [
      String(no),
      escaped(name),
      ...cells.map(cellText),
      points,
      rank,
    ]),
  );

const roundLines = ({ games, bye }: RoundOfGames, { heads }: PageContent): string => {
  const isPlaced = games.some(({ place }) => place !== '');
  return [
    ...(games.length === 0
      ? []
      : [
          table(
            [
              [heads.board, 'right'],
              [heads.left, 'left'],
              [heads.right, 'left'],
              [heads.result, 'left'],
              ...(isPlaced ? ([[heads.place, 'left']] as const) : []),
            ],
            games.map(({ board, left, right, result, note, place, bold: of }) => {
              const sides = [
                of === 'both' || of === 'left' ? bold(escaped(left)) : escaped(left),
                of === 'both' || of === 'right' ? bold(escaped(right)) : escaped(right),
              ];
              const told = escaped([result, note].filter((said) => said !== '').join(' '));
              return [board, ...sides, told, ...(isPlaced ? [escaped(place)] : [])];
            }),
          ),
        ]),
    ...(bye === '' ? [] : [escapedLine(bye)]),
  ].join('\n\n');
};

const fieldLines = (content: PageContent, field: PageField): readonly string[] => {
  const { heads } = content;
  const level = field.title === null ? '##' : '###';
  return [
    ...(field.title === null ? [] : [`## ${escaped(field.title)}`]),
    ...(field.match === null ? [] : [bold(escaped(field.match))]),
    `${level} ${heads.standings}`,
    escapedLine(field.progress),
    standingsLines(field.standings),
    ...field.notes.map(escapedLine),
    `${level} ${heads.crosstable}`,
    escapedLine(field.cross.caption),
    crossLines(field.cross, content),
    ...(field.cross.legend.length === 0
      ? []
      : [escapedLine(field.cross.legend.map(({ text }) => text).join(' · '))]),
    `${level} ${heads.rounds}`,
    ...field.rounds.flatMap((round) => [`${level}# ${escaped(round.title)}`, roundLines(round, content)]),
  ];
};

/** The page in Markdown, with the tables of GitHub and others. Problems: those of `pageContent`. */
export const makeMarkdown = (tournament: Tournament, making: ExportOptions): Result<ExportedFiles> =>
  andThen(pageContent(tournament, making), (content) => {
    const parts = [
      `# ${escaped(content.title)}`,
      ...(content.facts.length === 0 ? [] : [escapedLine(content.facts.join(' · '))]),
      ...content.fields.flatMap((field) => fieldLines(content, field)),
      ...content.notes.map(escapedLine),
      content.asOf,
    ];
    return ok({ files: [{ suffix: '', content: `${parts.join('\n\n')}\n` }], warnings: [] });
  });
