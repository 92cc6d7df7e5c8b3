import type { DetailName } from '../core/details';
import type { Player, ProfileId } from '../core/model';
import { plain } from '../core/names/plain';
import { isClub, playerFieldOf, type PlayerField } from './playerFields';

/** The federations to which a report can go. */
export const REPORT_IDS = ['fide', 'uschess', 'ecf', 'egd', 'dwz'] as const;

export type ReportId = (typeof REPORT_IDS)[number];

/** A report to a federation: to whom it goes, and what it asks for. */
export interface ReportRow {
  readonly name: string;
  /** Of which game. */
  readonly profile: ProfileId;
  /** The formats of exchange that it goes in, by their ids. */
  readonly formats: readonly string[];
  /** The columns that it reads beside name, rating and federation, with what each is called where we make it. */
  readonly columns: readonly (readonly [field: PlayerField, heading: string])[];
  /** What it asks of the event beyond what every report does. */
  readonly details: readonly DetailName[];
  /** Whether the heading of a column, as we compare it, is of this federation alone. */
  readonly isOwn: RegExp | null;
}

/** Every report, by its id. */
export const REPORTS: Readonly<Record<ReportId, ReportRow>> = {
  fide: {
    name: 'FIDE',
    profile: 'chess',
    formats: ['fide-rating', 'trf26', 'trf16'],
    columns: [
      ['fideId', 'FIDE ID'],
      ['title', 'Title'],
      ['birth', 'Born'],
      ['sex', 'Sex'],
    ],
    details: [],
    isOwn: null,
  },
  uschess: {
    name: 'US Chess',
    profile: 'chess',
    formats: ['uschess'],
    columns: [['nationalId', 'US Chess ID']],
    details: ['affiliate', 'state', 'zip', 'arbiterId', 'deputyId'],
    isOwn: /^(?:us chess|uscf|us id)\b/,
  },
  ecf: {
    name: 'English Chess Federation',
    profile: 'chess',
    formats: ['ecf'],
    columns: [
      ['nationalId', 'ECF code'],
      ['birth', 'Born'],
      ['sex', 'Sex'],
      ['club', 'Club'],
    ],
    details: ['eventCode', 'submission', 'officer', 'officerAddress', 'treasurer', 'treasurerAddress'],
    isOwn: /^ecf\b/,
  },
  egd: {
    name: 'European Go Database',
    profile: 'go',
    formats: ['h9'],
    columns: [
      ['egfPin', 'EGF PIN'],
      ['club', 'Club'],
    ],
    details: ['goClass', 'komi', 'minutes'],
    isOwn: /^(?:egf|egd)\b/,
  },
  dwz: {
    name: 'German Chess Federation (DWZ)',
    profile: 'chess',
    formats: ['csv-crosstable'],
    columns: [
      ['fideId', 'FIDE ID'],
      ['title', 'Title'],
      ['birth', 'Born'],
      ['club', 'Club'],
    ],
    details: [],
    isOwn: null,
  },
};

/** The report that goes in a format of exchange; `undefined` for formats that are none. */
export const reportIn = (format: string): ReportId | undefined =>
  REPORT_IDS.find((id) => REPORTS[id].formats.includes(format));

/** The reports that there are of a game. */
export const reportsOf = (profile: ProfileId): readonly ReportId[] =>
  REPORT_IDS.filter((id) => REPORTS[id].profile === profile);

/** Whether a format of exchange fits a game: those of reports and PGN are of one alone. */
export const fitsGame = (format: string, profile: ProfileId): boolean => {
  const report = reportIn(format);
  return report ? REPORTS[report].profile === profile : format !== 'pgn' || profile === 'chess';
};

/** A list, as far as it says which fields of its players it tells. */
export interface TellingList {
  readonly columns: readonly string[];
  readonly players: readonly Pick<Player, 'federation'>[];
}

/** Whether a list tells a field of its players; clubs may also stand in the column for federation or club. */
export const tellsField = ({ columns, players }: TellingList, field: PlayerField): boolean =>
  columns.some((heading) => playerFieldOf(heading) === field) ||
  (field === 'club' && players.some(({ federation }) => isClub(federation)));

/** The columns of a report that a list has not, in order; one with another heading that says the same counts. */
export const missingColumns = (list: TellingList, report: ReportId): readonly string[] =>
  REPORTS[report].columns.filter(([field]) => !tellsField(list, field)).map(([, heading]) => heading);

/** The column of the one report of which the details are asked where teams meet, whose sheets have no columns of the list. */
export const TEAM_REPORT: readonly string[] = ['ECF code'];

/** What a report asks of an event of which the columns say that it goes there, beyond what every report does. */
export const awaitedDetails = (columns: readonly string[]): ReadonlySet<string> => {
  const headings = columns.map(plain);
  return new Set(
    REPORT_IDS.map((id) => REPORTS[id])
      .filter(({ isOwn }) => isOwn !== null && headings.some((heading) => isOwn.test(heading)))
      .flatMap(({ details }) => details),
  );
};

/** Whether a list has a column that only a report asks for. */
export const isReported = (columns: readonly string[]): boolean =>
  columns.map(playerFieldOf).some((field) => ['fideId', 'nationalId', 'egfPin'].includes(field ?? ''));

/** Whether columns are there for a report that tells the rating and the federation of everyone. */
export const tellsFederations = (columns: readonly string[]): boolean =>
  columns.map(playerFieldOf).some((field) => field === 'fideId' || field === 'egfPin');
