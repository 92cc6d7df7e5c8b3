import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import { inOneLine, lined } from '../../language/plainText';
import { say } from '../../language/language';
import { asTextTexts } from '../../language/asText';
import type { ExportedFiles, ExportOptions } from '../format';
import type { CrossTable, PageContent, PageField, RoundOfGames, StandingsTable } from './content';
import { pageContent } from './pageContent';

const GAP = '  ';

interface Column {
  readonly cells: readonly string[];
  readonly side: 'left' | 'right';
}

/** Columns below each other, each as wide as its widest cell. */
const columned = (columns: readonly Column[], gap = GAP): readonly string[] => {
  const told = columns.map(({ cells, side }) => {
    const width = Math.max(0, largest(cells.map((cell) => cell.length)));
    return cells.map((cell) => (side === 'left' ? cell.padEnd(width) : cell.padStart(width)));
  });
  return (told[0] ?? []).map((_, line) =>
    told
      .map((cells) => cells[line] ?? '')
      .join(gap)
      .trimEnd(),
  );
};

/** Place, name, points and tie-breaks: what a chat has room for. */
const TOLD = new Set(['rank', 'name', 'points', 'tieBreak']);

const standingsLines = ({ columns, lines }: StandingsTable): readonly string[] =>
  columned(
    columns.flatMap(({ of, head }, index): readonly Column[] => {
      if (!TOLD.has(of)) return [];
      const cells = lines.map((line) => inOneLine(line.cells[index] ?? ''));
      return [{ cells: [of === 'rank' ? '' : head, ...cells], side: of === 'name' ? 'left' : 'right' }];
    }),
  );

const crossLines = ({ opponents, cycles, lines }: CrossTable, { heads }: PageContent): readonly string[] => {
  const games = opponents.flatMap(({ no }, opponent) =>
    Array.from({ length: cycles }, (_, cycle): Column => ({
      cells: [
        cycle === 0 ? String(no) : '',
        ...lines.map(({ cells }) => cells[opponent * cycles + cycle]?.mark ?? ''),
      ],
      side: 'right',
    })),
  );
  return columned(
    [
      { cells: ['', ...lines.map(({ no }) => String(no))], side: 'right' },
      { cells: ['', ...lines.map(({ name }) => inOneLine(name))], side: 'left' },
      ...games,
      { cells: [heads.points, ...lines.map(({ points }) => points)], side: 'right' },
    ],
    ' ',
  );
};

const roundLines = ({ title, games, bye }: RoundOfGames, language: string): readonly string[] => {
  const { game } = asTextTexts(language);
  const boards = games.map(
    ({ board, left, right, result, note }) =>
      [board, say(game, language, { left: inOneLine(left), right: inOneLine(right) }), result, note] as const,
  );
  return [
    inOneLine(title),
    ...lined(boards).map((line) => line.trimEnd()),
    ...(bye === '' ? [] : [inOneLine(bye)]),
  ];
};

const fieldLines = (content: PageContent, field: PageField, language: string): readonly string[] => {
  const { heads } = content;
  const parts = [
    [
      ...(field.title === null ? [] : [field.title.toUpperCase()]),
      ...(field.match === null ? [] : [field.match]),
      field.progress,
    ].map(inOneLine),
    [heads.standings, ...standingsLines(field.standings), ...field.notes.map(inOneLine)],
    [
      heads.crosstable,
      ...crossLines(field.cross, content),
      ...field.cross.legend.flatMap(({ of, text }) => (of === 'sign' ? [text] : [])),
    ],
    ...field.rounds.map((round) => roundLines(round, language)),
  ];
  return parts.map((lines) => lines.join('\n'));
};

/** The same page as plain text for a chat: of standings what there is room for, colours in the rounds alone. Problems: those of `pageContent`. */
export const makeText = (tournament: Tournament, making: ExportOptions): Result<ExportedFiles> =>
  andThen(pageContent(tournament, making), (content) => {
    const parts = [
      [content.title, ...content.facts].map(inOneLine).join('\n'),
      ...content.fields.flatMap((field) => fieldLines(content, field, making.language)),
      [...content.notes.map(inOneLine), content.asOf].join('\n'),
    ];
    return ok({ files: [{ suffix: '', content: `${parts.join('\n\n')}\n` }], warnings: [] });
  });
