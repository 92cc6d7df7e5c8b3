import { makeTeamExchange } from '../app/exchange/make';
import { readTeamExchange } from '../app/exchange/read';
import { addTeamEvent } from '../app/teamEvent';
import { openTeamEvents } from '../app/open';
import { teamCalendarFile } from '../app/teamCalendarFile';
import { isTeamEventFile, makeTeamEventFile, parseTeamEvent } from '../core/format/teamEvent';
import { fractionText, toNumber } from '../core/fraction';
import { present } from '../core/present';
import type { Problem } from '../core/problem';
import { andThen, ok, type Result } from '../core/result';
import { alikeMembers } from '../core/teamEvent/alikeMembers';
import { departureWarnings } from '../core/teamEvent/departures';
import { individualStandings } from '../core/teamEvent/individuals';
import { lineUpWarnings } from '../core/teamEvent/lineUps';
import { teamNo, type TeamEvent } from '../core/teamEvent/model';
import { standings } from '../core/tiebreak/standings';
import type { Made } from '../exchange/format';
import { logLoss } from '../exchange/losses';
import { words } from '../language/language';
import { newXlsx } from '../workbook/xlsx';
import { makeTextTable } from './columns';
import { NODE_COMPRESSION } from './compression';
import { extensionOf, readBytes } from './files';
import type { Making } from './formats';
import { readText, type TextReading } from './texts';
import { oneLine } from './line';
import { choose, inFile, openWorkbook, WORKBOOK_EXTENSIONS } from './sources';
import { rankText } from './standings';

/** A team event of a file; `sheet` is its sheet Team event in a workbook. */
export interface TeamEventInFile {
  readonly tournament: TeamEvent;
  readonly warnings: readonly Problem[];
  readonly sheet?: string;
}

/** As `--from` calls what Roundabout writes itself. */
const OWN_FORMATS: readonly string[] = ['event', 'workbook'];

const inPlace = (file: string, warnings: readonly Problem[]): readonly Problem[] =>
  warnings.map((each) => ({ ...each, place: { file, ...each.place } }));

const readFile = async (file: string): Promise<Result<readonly TeamEventInFile[]>> => {
  const bytes = await readBytes(file);
  const source = bytes.ok ? new TextDecoder().decode(bytes.value) : '';
  // Whoever reads it as a tournament says what is wrong with it.
  if (!isTeamEventFile(source)) return ok([]);
  return andThen(parseTeamEvent(source, file), (event) =>
    ok([
      {
        tournament: event,
        warnings: inPlace(file, [
          ...alikeMembers(event),
          ...lineUpWarnings(event),
          ...departureWarnings(event),
        ]),
      },
    ]),
  );
};

const readExchanged = async (
  file: string,
  { from, language = 'en', texts }: TeamReading,
): Promise<Result<readonly TeamEventInFile[]>> => {
  const bytes = await readText(file, texts);
  // Whoever reads it as a tournament says what is wrong with it.
  const read = bytes.ok ? readTeamExchange({ file, bytes: bytes.value, from, language }) : ok(null);
  return andThen(read, (found) =>
    ok(found === null ? [] : [{ tournament: found.event, warnings: found.warnings }]),
  );
};

/** How a file is read: the format that it is said to be in, found out if absent, and the language of sheets to come. */
export interface TeamReading {
  readonly from?: string | undefined;
  readonly language?: string;
  readonly texts?: TextReading | undefined;
}

/** The team events of an event file, a workbook or a file of another program; none of a file of any other kind. */
export const readTeamEvents = async (
  file: string,
  reading: TeamReading = {},
): Promise<Result<readonly TeamEventInFile[]>> => {
  const isOwn = reading.from === undefined || OWN_FORMATS.includes(reading.from);
  if (isOwn && extensionOf(file) === '.json') return readFile(file);
  if (!isOwn || !WORKBOOK_EXTENSIONS.includes(extensionOf(file))) return readExchanged(file, reading);
  const workbook = await openWorkbook(file);
  if (!workbook.ok) return workbook;
  return andThen(inFile(file, await openTeamEvents(workbook.value)), (all) =>
    ok(
      all.map(({ tournament, warnings, parts: { sheet } }) => ({
        ...{ tournament, sheet },
        warnings: inPlace(file, warnings),
      })),
    ),
  );
};

/** The team event of a file that is meant, by its sheet or its id. Problems: those of `choose` and of `readTeamEvents`. */
export const chosenTeamEvent = async (
  file: string,
  typed: string | undefined,
): Promise<Result<TeamEventInFile>> => andThen(await readTeamEvents(file), (all) => choose(all, typed, file));

const only = (content: Uint8Array | string): Made => ({ files: [{ suffix: '', content }], warnings: [] });

/**
 * A team event as a file in the format of this id: an event file, a workbook, or one of exchange. Problems: `team-event-undated` for a
 * calendar, those of `makeTeamExchange`.
 */
export const makeTeamEventIn = async (
  event: TeamEvent,
  id: string,
  making: Making,
): Promise<Result<Made>> => {
  const { hasLog } = making;
  if (id === 'event') return ok({ ...only(makeTeamEventFile(event)), warnings: logLoss(hasLog) });
  if (id === 'calendar') {
    const { whose, instant, language } = making;
    return andThen(teamCalendarFile(event, whose, instant, language), (content) => ok(only(content)));
  }
  if (id !== 'workbook') return makeTeamExchange(event, id, making, hasLog);
  const workbook = newXlsx(NODE_COMPRESSION);
  const added = await addTeamEvent(workbook, event, making.time);
  return added.ok
    ? andThen(await workbook.save(), (bytes) => ok({ ...only(bytes), warnings: logLoss(hasLog) }))
    : added;
};

/** The standings of a team event, for people and for programs. */
export interface TeamEventReport {
  readonly id: string;
  readonly text: string;
  readonly json: object;
}

/** Its standings by a list of its own, or by another one. Problems: those of `standings`. */
export const teamEventReport = (
  event: TeamEvent,
  language: string,
  order: readonly string[] = event.tieBreaks,
): Result<TeamEventReport> =>
  andThen(standings(event, order), ({ rows }) => {
    const { rank, name, games, points, teamEvent: texts } = words(language);
    const players = individualStandings(event).filter((row) => row.games > 0);
    const { unit } = event.discipline.scoring;
    const teamOf = (no: number): string => present(teamNo(event, no)).name;
    const memberOf = (team: number, member: number): string =>
      present(present(teamNo(event, team)).members[member - 1]).name;
    const teams = makeTextTable([
      { heading: rank, right: true, cells: rows.map(rankText) },
      { heading: texts.team, right: false, cells: rows.map(({ no }) => teamOf(no)) },
      ...order.map((code, column) => ({
        heading: code,
        right: true,
        cells: rows.map(({ values }) => (values[column] ? fractionText(values[column]) : '')),
      })),
    ]);
    const individuals = makeTextTable([
      { heading: rank, right: true, cells: players.map(rankText) },
      { heading: name, right: false, cells: players.map((row) => memberOf(row.team, row.member)) },
      { heading: texts.team, right: false, cells: players.map((row) => teamOf(row.team)) },
      { heading: games, right: true, cells: players.map((row) => `${row.games}`) },
      { heading: points, right: true, cells: players.map((row) => `${row.points / unit}`) },
    ]);
    return ok({
      id: event.id,
      text: [oneLine(event.event), ...teams, ...(players.length === 0 ? [] : ['', ...individuals])].join(
        '\n',
      ),
      json: {
        teams: rows.map((row) => ({
          team: teamOf(row.no),
          rank: row.rank,
          values: row.values.map((value) => value && toNumber(value)),
        })),
        players: players.map((row) => ({
          name: memberOf(row.team, row.member),
          team: teamOf(row.team),
          rank: row.rank,
          games: row.games,
          points: row.points / unit,
        })),
      },
    });
  });
