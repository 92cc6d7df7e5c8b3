import { parse } from 'node:path';
import { calendarFile, type CalendarOf } from '../app/calendarFile';
import { addTournament } from '../app/create';
import { formatCalled } from '../app/exchange/findFormat';
import { atCells, makeExchange } from '../app/exchange/make';
import { peopleOf } from '../app/exchange/people';
import { readExchange } from '../app/exchange/read';
import { openTournaments } from '../app/open';
import { type AdoptChoices, readForAdoption } from '../app/tools/adopt';
import { makeEvent, parseEvent } from '../core/format/event';
import { idOf, nameWarnings } from '../core/names/name';
import type { Game, Tournament } from '../core/model';
import { matchOf } from '../core/pairing/teams/members';
import { entryAt, present } from '../core/present';
import { problem, type Problem, withFile } from '../core/problem';
import { andThen, fail, ok, relocated, type Result, allClear } from '../core/result';
import type { Scoring } from '../core/results/outcome';
import { teamWarnings } from '../core/teamEvent/warnings';
import { isTeamEvent } from '../core/teamEvent/model';
import { otherKind } from '../exchange/fileKind';
import type { ExchangeFormat, ExportedFiles, PeopleList } from '../exchange/exchangeFormat';
import { logLoss } from '../exchange/losses';
import { EXCHANGE_FORMATS } from '../exchange/registry';
import type { Cited } from '../language/explain';
import { citedIn } from '../sheets/cited';
import type { Extent } from '../sheets/parse';
import { newXlsx } from '../workbook/xlsx';
import { NODE_COMPRESSION } from './compression';
import { extensionOf, readBytes, readText, type TextReading, unknownFormat } from './files';
import {
  LIST_EXTENSIONS,
  openList,
  inFile,
  openWorkbook,
  type TournamentInFile,
  WORKBOOK_EXTENSIONS,
} from './sources';

/** A cross-table or a list of results in a text file as a tournament. Problems: those of `openList` and `readForAdoption`. */
const readTable = async (
  file: string,
  choices: AdoptChoices,
  texts?: TextReading,
): Promise<Result<TournamentInFile & { readonly warnings: readonly Problem[] }>> => {
  const opened = await openList(file, texts);
  if (!opened.ok) return opened;
  const { workbook, located } = opened.value;
  const { name } = parse(file);
  const read = await readForAdoption(workbook, { file: name }, choices, { id: idOf(name) });
  return andThen(relocated(read, located), ({ tournament, warnings }) =>
    ok({ tournament, warnings: warnings.map(located) }),
  );
};

/** A tournament read from a file. */
export interface ReadTournament extends TournamentInFile {
  readonly warnings: readonly Problem[];
  /** The cells in which its figures stand; of a workbook that was read whole. */
  readonly cited?: Cited;
  /** The list of those who play for teams. */
  readonly people?: () => Promise<PeopleList | undefined>;
  /** Where a workbook has what a report asks for. */
  readonly atCells?: (problems: readonly Problem[]) => readonly Problem[];
}

/** A kind of file that tournaments are kept in. */
export interface FileFormat {
  /** By which `--from` and `--to` call it. */
  readonly id: string;
  /** The extensions that are read; the first is the one that is made. */
  readonly extensions: readonly string[];
  /** A calendar is only made. */
  readonly read?: Read;
  /** Whether it can have the games of one player or team. */
  readonly ofSome?: true;
  /** Some are only read. */
  readonly make?: (
    tournament: Tournament,
    file: string,
    making: ExportOptions,
  ) => Promise<Result<ExportedFiles>>;
}

type Read = (file: string, reading: Reading) => Promise<Result<readonly ReadTournament[]>>;

/** How a file is read. */
export interface Reading {
  /** `all` of a workbook where its cells are to be named. */
  readonly extent: Extent;
  /** How often all meet, where a file leaves it open. */
  readonly cycles?: number | undefined;
  /** The points in which the results of a cross-table are written. */
  readonly scoring?: Scoring | undefined;
  /** How text files are read. */
  readonly texts?: TextReading | undefined;
}

/** What a file is made with, beside its tournament. */
export interface ExportOptions {
  /** The local time, and the universal one. */
  readonly time: string;
  readonly instant: string;
  readonly whose: CalendarOf;
  /** One round alone, in formats that can have one. */
  readonly round?: number;
  readonly people?: PeopleList | undefined;
  /** Whether it is made of a workbook, which has a Log. */
  readonly hasLog?: boolean;
}

/** A kind of file that can be made. */
export type MadeFormat = FileFormat & Required<Pick<FileFormat, 'make'>>;

const readEvent: Read = async (file) =>
  andThen(await readBytes(file), (bytes) =>
    andThen(parseEvent(new TextDecoder().decode(bytes), file), (tournament) => {
      const warnings = isTeamEvent(tournament) ? teamWarnings(tournament) : nameWarnings(tournament);
      return ok([{ tournament, warnings: warnings.map(withFile(file)) }]);
    }),
  );

/** A workbook says of a player that their games are annulled; an event file says it of each game that was finished. */
const withAnnulledGames = (tournament: Tournament): Tournament => {
  const annulled = annulledPlayers(tournament);
  const mark = (game: Game): Game =>
    game.outcome !== null && (annulled.has(game.white) || annulled.has(game.black))
      ? { ...game, annulled: true }
      : game;
  return { ...tournament, games: tournament.games.map(mark) };
};

const annulledPlayers = ({ players }: Tournament): ReadonlySet<number> =>
  new Set(players.filter(({ status }) => status === 'annulled').map(({ no }) => no));

const readWorkbook: Read = async (file, { extent }) => {
  const workbook = await openWorkbook(file);
  if (!workbook.ok) return workbook;
  const opened = inFile(file, await openTournaments(workbook.value, { extent, of: 'all' }));
  return andThen(opened, (all) =>
    ok(
      all.map((open): ReadTournament => {
        const { tournament, parts, gridOf } = open;
        const [warnings, sheet] = [open.warnings.map(withFile(file)), parts.sheet];
        const atCellsOf = (problems: readonly Problem[]) => atCells(open, problems).map(withFile(file));
        if (isTeamEvent(tournament)) {
          const people = () => peopleOf(workbook.value, tournament);
          return { tournament, warnings, sheet, people, atCells: atCellsOf };
        }
        return {
          atCells: atCellsOf,
          tournament: withAnnulledGames(tournament),
          ...{ warnings, sheet },
          ...(extent === 'all' ? { cited: citedIn(tournament, parts, gridOf) } : {}),
        };
      }),
    ),
  );
};

/** What a workbook has no cell for, so that writing it would lose it. */
const lostInWorkbook = (tournament: Tournament, file: string): readonly Problem[] => {
  const players = annulledPlayers(tournament);
  const single = tournament.games.some(
    ({ annulled, white, black }) => annulled === true && !players.has(white) && !players.has(black),
  );
  const lost = [
    ...(tournament.teams.length > 0 && !matchOf(tournament) ? ['teams'] : []),
    ...(single ? ['annulled'] : []),
  ];
  return lost.map((what) => problem('format-cannot-hold', { file }, { typed: extensionOf(file), what }));
};

/** The only file that is made of a tournament. */
const single = (content: string | Uint8Array): ExportedFiles => ({
  files: [{ suffix: '', content }],
  warnings: [],
});

const makeWorkbookFile: FileFormat['make'] = async (tournament, file, { time, hasLog }) => {
  const holds = allClear(lostInWorkbook(tournament, file));
  if (!holds.ok) return holds;
  const workbook = newXlsx(NODE_COMPRESSION);
  const added = await addTournament(workbook, tournament, { time });
  return added.ok
    ? andThen(await workbook.save(), (bytes) => ok({ ...single(bytes), warnings: logLoss(hasLog) }))
    : added;
};

/** Whether a file that no format knows may have a table with separators between its cells. */
const isTable = (file: string, code: Problem['code']): boolean =>
  code === 'exchange-csv-no-games' ||
  (code === 'exchange-not-known' && LIST_EXTENSIONS.includes(extensionOf(file)));

/** A file of another program; a text file without a list of games as the cross-table that it may be. */
const readExchanged =
  (from: string | undefined): Read =>
  async (file, { cycles, scoring, texts }) => {
    const bytes = await readText(file, texts);
    if (!bytes.ok) return bytes;
    const choices = { cycles, scoring };
    const read = readExchange({ file, bytes: bytes.value, from, ...choices });
    if (!read.ok && isTable(file, read.problems[0].code)) {
      const table = await readTable(file, choices, texts);
      if (table.ok) return ok([table.value]);
      return read.problems[0].code === 'exchange-csv-no-games'
        ? table
        : fail(problem('exchange-text-none', { file }));
    }
    return andThen(read, ({ imported, warnings }) =>
      ok(
        imported.map(({ tournament, warnings: own }, at) => ({
          tournament,
          warnings: at === 0 ? [...warnings, ...own] : own,
        })),
      ),
    );
  };

const exchanged = ({ id, extensions, parse, make }: ExchangeFormat): FileFormat => ({
  id,
  extensions,
  ...(parse ? { read: readExchanged(id) } : {}),
  ...(make
    ? {
        make: async (tournament, _file, making) => makeExchange(tournament, id, making, making.hasLog),
      }
    : {}),
});

const makeEventFile: FileFormat['make'] = async (tournament, _file, { hasLog }) =>
  ok({ ...single(makeEvent(tournament)), warnings: logLoss(hasLog) });

const FORMATS: readonly FileFormat[] = [
  { id: 'event', extensions: ['.json'], read: readEvent, make: makeEventFile },
  { id: 'workbook', extensions: WORKBOOK_EXTENSIONS, read: readWorkbook, make: makeWorkbookFile },
  {
    id: 'calendar',
    extensions: ['.ics'],
    ofSome: true,
    make: async (tournament, _file, { whose, instant }) =>
      andThen(calendarFile(tournament, whose, instant), (file) => ok(single(file))),
  },
  ...EXCHANGE_FORMATS.map(exchanged),
];

/** The format in which a file is read: the one it is said to have, else by its extension and content, else `format-unknown`. */
const formatRead = (file: string, from: string | undefined): Result<Read> => {
  const readable = FORMATS.filter(({ read }) => read);
  if (from !== undefined) return andThen(formatCalled(from, readable), ({ read }) => ok(present(read)));
  const only = readable.find(({ extensions }) => extensions.includes(extensionOf(file)));
  if (!only) return unknownFormat(file, [...new Set(readable.flatMap(({ extensions }) => extensions))]);
  const isOfOthers = EXCHANGE_FORMATS.some(({ id }) => id === only.id);
  return ok(isOfOthers ? readExchanged(undefined) : present(only.read));
};

/**
 * The format in which a file is written: the one it is said to have, which has to have its extension, else the first of that
 * extension. Problems: `format-unknown`, `exchange-format-unknown`.
 */
export const formatMade = (file: string, to?: string): Result<MadeFormat> => {
  const made = FORMATS.filter((format): format is MadeFormat => format.make !== undefined);
  const wanted =
    to === undefined
      ? ok(made)
      : andThen(formatCalled(to, made), ({ id }) => ok(made.filter((format) => format.id === id)));
  if (!wanted.ok) return wanted;
  const found = wanted.value.find(({ extensions }) => extensions[0] === extensionOf(file));
  const known = [...new Set(wanted.value.map(({ extensions }) => entryAt(extensions, 0)))];
  return found ? ok(found) : unknownFormat(file, known);
};

/**
 * Every tournament of an event file, a workbook or a file of another program, at least one, be it of players or of teams; `all` of a
 * workbook where its cells are to be named. `exchange-cycles-differ` where the file says how often all meet, and something else was asked for.
 */
export const readTournaments = async (
  file: string,
  {
    extent = 'inputs',
    from,
    cycles,
    scoring,
    texts,
  }: Partial<Reading> & { readonly from?: string | undefined } = {},
): Promise<Result<readonly ReadTournament[]>> => {
  const format = formatRead(file, from);
  if (!format.ok) {
    const bytes = from === undefined ? await readBytes(file) : format;
    const kind = bytes.ok ? otherKind(bytes.value, file, ['text']) : undefined;
    return kind ? fail(kind) : format;
  }
  return andThen(await format.value(file, { extent, cycles, scoring, texts }), (read) => {
    const other = read.find(({ tournament }) => tournament.cycles !== (cycles ?? tournament.cycles));
    return other && cycles !== undefined
      ? fail(problem('exchange-cycles-differ', { file }, { cycles: other.tournament.cycles, asked: cycles }))
      : ok(read);
  });
};
