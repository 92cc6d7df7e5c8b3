import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import { columned, inOneLine, type TextColumn } from '../../language/plainText';
import type { ExportedFiles, ExportOptions } from '../exchangeFormat';
import {
  type CrossTable,
  type PageContent,
  type PageField,
  type StandingsTable,
  pageWords,
  type PageWords,
} from './content';
import { pageContent } from './pageContent';
import { roundText } from './rounds';

/** Place, name, points and tie-breaks: what a chat has room for. */
const TOLD = new Set(['rank', 'name', 'points', 'tieBreak']);

const standingsLines = ({ columns, lines }: StandingsTable): readonly string[] =>
  columned(
    columns.flatMap(({ of, head }, index): readonly TextColumn[] => {
      if (!TOLD.has(of)) return [];
      const cells = lines.map((line) => inOneLine(line.cells[index] ?? ''));
      return [{ cells: [of === 'rank' ? '' : head, ...cells], right: of !== 'name' }];
    }),
  );

const crossLines = ({ opponents, cycles, lines }: CrossTable, { heads }: PageContent): readonly string[] => {
  const games = opponents.flatMap(({ no }, opponent) =>
    Array.from({ length: cycles }, (_, cycle): TextColumn => ({
      cells: [
        cycle === 0 ? String(no) : '',
        ...lines.map(({ cells }) => cells[opponent * cycles + cycle]?.mark ?? ''),
      ],
      right: true,
    })),
  );
  return columned(
    [
      { cells: ['', ...lines.map(({ no }) => String(no))], right: true },
      { cells: ['', ...lines.map(({ name }) => inOneLine(name))], right: false },
      ...games,
      { cells: [heads.points, ...lines.map(({ points }) => points)], right: true },
    ],
    ' ',
  );
};

const fieldLines = (content: PageContent, field: PageField, said: PageWords): readonly string[] => {
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
  ];
  return [...parts.map((lines) => lines.join('\n')), ...field.rounds.map((round) => roundText(round, said))];
};

/** The page as plain text for a chat: standings as far as there is room, colours in the rounds alone. Problems: those of `pageContent`. */
export const makeText = (tournament: Tournament, making: ExportOptions): Result<ExportedFiles> =>
  andThen(pageContent(tournament, making), (content) => {
    const said = pageWords(tournament);
    const parts = [
      [content.title, ...content.facts].map(inOneLine).join('\n'),
      ...content.fields.flatMap((field) => fieldLines(content, field, said)),
      [...content.notes.map(inOneLine), content.asOf].join('\n'),
    ];
    return ok({ files: [{ suffix: '', content: `${parts.join('\n\n')}\n` }], warnings: [] });
  });
