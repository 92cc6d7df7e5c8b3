import { entryAt } from '../core/present';
import { calendarFile, type CalendarOf } from '../app/calendarFile';
import { addTournament } from '../app/create';
import { openTournaments } from '../app/open';
import { makeEvent, parseEvent } from '../core/format/event';
import type { Game, Tournament } from '../core/model';
import { alikeNames } from '../core/alikeNames';
import { matchOf } from '../core/pairing/teams/members';
import { problem, type Problem } from '../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../core/result';
import type { Cited } from '../language/explain';
import { citedIn } from '../sheets/cited';
import type { Extent } from '../sheets/parse';
import { newXlsx } from '../workbook/xlsx';
import type { Session } from './command';
import { NODE_COMPRESSION } from './compression';
import { extensionOf, readBytes, unknownFormat } from './files';
import { inFile, openWorkbook, WORKBOOK_EXTENSIONS, type TournamentInFile } from './sources';

/** A tournament read from a file. */
export interface ReadTournament extends TournamentInFile {
  readonly warnings: readonly Problem[];
  /** The cells in which its figures stand; of a workbook that was read whole. */
  readonly cited?: Cited;
}

/** A kind of file that tournaments are kept in. */
export interface FileFormat {
  /** The extensions that are read; the first is the one that is made. */
  readonly extensions: readonly string[];
  /** A calendar is only made. */
  readonly read?: Read;
  /** Whether it can have the games of one player or team. */
  readonly ofSome?: true;
  readonly make: (
    tournament: Tournament,
    file: string,
    making: Making,
  ) => Promise<Result<Uint8Array | string>>;
}

type Read = (file: string, extent: Extent) => Promise<Result<readonly ReadTournament[]>>;

/** What a file is made with, beside its tournament. */
export interface Making extends Pick<Session, 'language'> {
  /** The local time, and the universal one. */
  readonly time: string;
  readonly instant: string;
  readonly whose: CalendarOf;
}

const readEvent: Read = async (file) =>
  andThen(await readBytes(file), (bytes) =>
    andThen(parseEvent(new TextDecoder().decode(bytes), file), (tournament) =>
      ok([
        {
          tournament,
          warnings: alikeNames(tournament).map((each) => ({ ...each, place: { file, ...each.place } })),
        },
      ]),
    ),
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

const readWorkbook: Read = async (file, extent) => {
  const workbook = await openWorkbook(file);
  if (!workbook.ok) return workbook;
  const opened = inFile(file, await openTournaments(workbook.value, extent));
  return andThen(opened, (all) =>
    ok(
      all.map(({ tournament, warnings, parts, gridOf }) => ({
        tournament: withAnnulledGames(tournament),
        warnings: warnings.map((each) => ({ ...each, place: { file, ...each.place } })),
        sheet: parts.sheet,
        ...(extent === 'all' ? { cited: citedIn(tournament, parts, gridOf) } : {}),
      })),
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

const makeWorkbookFile: FileFormat['make'] = async (tournament, file, { time }) => {
  const holds = unlessProblems(lostInWorkbook(tournament, file), () => null);
  if (!holds.ok) return holds;
  const workbook = newXlsx(NODE_COMPRESSION);
  const added = await addTournament(workbook, tournament, { time });
  return added.ok ? workbook.save() : added;
};

const FORMATS: readonly FileFormat[] = [
  { extensions: ['.json'], read: readEvent, make: async (tournament) => ok(makeEvent(tournament)) },
  { extensions: WORKBOOK_EXTENSIONS, read: readWorkbook, make: makeWorkbookFile },
  {
    extensions: ['.ics'],
    ofSome: true,
    make: async (tournament, _file, { whose, instant, language }) =>
      calendarFile(tournament, whose, instant, language),
  },
];

/** The format in which a file is read, else `format-unknown`. */
const formatRead = (file: string): Result<Read> => {
  const readable = FORMATS.filter(({ read }) => read);
  const found = readable.find(({ extensions }) => extensions.includes(extensionOf(file)))?.read;
  const known = readable.flatMap(({ extensions }) => extensions);
  return found ? ok(found) : unknownFormat(file, known);
};

/** The format in which a file is written, else `format-unknown`. */
export const formatMade = (file: string): Result<FileFormat> => {
  const found = FORMATS.find(({ extensions }) => extensions[0] === extensionOf(file));
  const known = FORMATS.map(({ extensions }) => entryAt(extensions, 0));
  return found ? ok(found) : unknownFormat(file, known);
};

/** Every tournament of an event file or a workbook, at least one; `all` of it where its cells are to be named. */
export const readTournaments = async (
  file: string,
  extent: Extent = 'inputs',
): Promise<Result<readonly ReadTournament[]>> => {
  const format = formatRead(file);
  return format.ok ? format.value(file, extent) : format;
};
