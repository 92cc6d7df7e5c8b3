import { makeDate, parseDate } from '../../core/calendar/dates';
import type { DetailName } from '../../core/details';
import { singleLine } from '../../core/format/line';
import type { Player, Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { ok, type Result } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { isTeamEvent } from '../../core/teamEvent/model';
import { ECF_CODE_RULE } from '../../language/late';
import {
  type ExchangeFormat,
  type ExportedFiles,
  type ExportOptions,
  RESULTS_ALONE,
} from '../exchangeFormat';
import { GAMES_ALONE, gamesOfPeople } from '../ofPeople';
import {
  belonging,
  detailsOf,
  missingDetails,
  missingNumbers,
  openGames,
  reportedGames,
  wrongIdentifiers,
  playerDetails,
  type PlayerDetails,
} from '../reports';
import { timeProblems, usTimeControl } from '../uschess/fields';
import { isEcf, parseEcf } from './parse';

/** ECF: six digits and a check letter. */
const isCode = (typed: string): boolean => /^\d{6}[A-HJ-L]$/i.test(typed);

type Field = readonly [name: string, value: string | undefined];

/** Fields of one line; what stands behind a `#` would be a field of its own. */
const lineOf = (fields: readonly Field[]): string =>
  fields
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `#${name}=${singleLine(String(value).replaceAll('#', ' '))}`)
    .join('');

/** `27/11/2026`. */
const dateText = (date: string | undefined): string | undefined => {
  const moment = date === undefined ? null : parseDate(date);
  return moment === null
    ? undefined
    : makeDate({ ...moment, minutes: null })
        .split('-')
        .reverse()
        .join('/');
};

const timeFields = (timeControl = ''): readonly Field[] => {
  const text = usTimeControl(timeControl)?.text ?? '';
  const [, moves, first, minutes, seconds] =
    /^(?:(\d+)\/(\d+),)?(?:G|SD)\/(\d+)(?:;\+(\d+))?/.exec(text) ?? [];
  return [
    ...(moves === undefined
      ? [['MINUTES FOR GAME', minutes] as const]
      : ([
          ['MOVES FIRST SESSION', moves],
          ['MINUTES FIRST SESSION', first],
          ['MINUTES REST OF GAME', minutes],
        ] as const)),
    ['SECONDS PER MOVE', seconds],
  ];
};

const headFields = (tournament: Tournament): readonly Field[] => {
  const details = detailsOf(tournament);
  return [
    ['EVENT CODE', details.eventCode],
    ['SUBMISSION INDEX', details.submission ?? '1'],
    ['EVENT NAME', tournament.event],
    ['EVENT DATE', dateText(details.firstDay)],
    ['FINAL RESULT DATE', dateText(details.lastDay)],
    ['RESULTS OFFICER', details.officer],
    ['RESULTS OFFICER ADDRESS', details.officerAddress],
    ['TREASURER', details.treasurer],
    ['TREASURER ADDRESS', details.treasurerAddress],
    ...timeFields(details.timeControl),
  ];
};

const genderOf = (sex = ''): string | undefined => {
  if (/^(?:f|w)/i.test(sex)) return 'F';
  return /^m/i.test(sex) ? 'M' : undefined;
};

/** Of whoever plays for a team of a league it is the club, where no list says another. */
const playerLine = (player: Player, details: PlayerDetails): string => {
  const { no, name, team } = player;
  const { nationalId = '', sex, birth, fideId, title } = details;
  const code = isCode(nationalId) ? nationalId.toUpperCase() : undefined;
  return lineOf([
    ['PIN', String(no)],
    ['ECF CODE', code],
    ['NAME', name],
    ['CLUB NAME', belonging(player, details).club || team],
    ['GENDER', genderOf(sex)],
    ['DATE OF BIRTH', code === undefined ? dateText(birth) : undefined],
    ['FIDE NO', fideId],
    ['TITLE', title],
  ]);
};

const SCORES: Readonly<Record<string, string>> = { '1-0': '10', '0-1': '01', '1/2': '55' };

/** Games that were played and are to be rated; the specification has no score for others. */
const sectionLines = (field: Tournament): readonly string[] => [
  lineOf([['SECTION RESULTS', field.section ?? field.event]]),
  ...reportedGames(field).flatMap(({ outcome, round, white, black, date }) => {
    const score = outcome === null ? undefined : SCORES[outcome];
    if (score === undefined) return [];
    return lineOf([
      ['PIN1', String(white)],
      ['SCORE', score],
      ['PIN2', String(black)],
      ['ROUND', String(round)],
      ['GAME DATE', dateText(date)],
      ['COLOUR', 'White'],
    ]);
  }),
];

const WANTED: readonly DetailName[] = [
  ...(['eventCode', 'firstDay', 'lastDay', 'timeControl', 'officer', 'officerAddress'] as const),
  ...(['treasurer', 'treasurerAddress'] as const),
];

const warningsOf = (tournament: Tournament, at: 'sheet' | 'list'): readonly Problem[] => [
  ...wrongIdentifiers(tournament, 'ecf', 'nationalId', isCode, ECF_CODE_RULE),
  ...missingDetails(detailsOf(tournament), WANTED),
  ...timeProblems(tournament),
  ...missingNumbers(tournament, 'ecf', at),
  ...openGames(tournament),
];

/**
 * The results file of the English Chess Federation, with all sections: games that were played, also at boards of teams, forfeits left out. When somebody was born is
 * told of those without a code alone, whom it identifies.
 */
const makeEcf = (whole: Tournament, making: ExportOptions): Result<ExportedFiles> => {
  const { tournament, warnings } = gamesOfPeople(whole, making);
  const details = playerDetails(tournament);
  const lines = [
    '#EVENT DETAILS',
    ...headFields(tournament)
      .map((field) => lineOf([field]))
      .filter((line) => line !== ''),
    '#PLAYER LIST',
    ...tournament.players.map((player) => playerLine(player, details.get(player.no) ?? {})),
    ...fieldsOf(tournament).flatMap(sectionLines),
    '#FINISH',
  ];
  const content = lines.map((line) => `${line}\r\n`).join('');
  const told = warningsOf(tournament, isTeamEvent(whole) ? 'list' : 'sheet');
  return ok({ files: [{ suffix: '', content }], warnings: [...told, ...warnings] });
};

/** The results file of the English Chess Federation. */
export const ecf: ExchangeFormat = {
  id: 'ecf',
  extensions: ['.txt'],
  losses: [
    'times',
    ...RESULTS_ALONE,
    'annulled',
    'forfeits',
    'unrated',
    'specialResults',
    'openGames',
    'ratings',
    'federations',
  ],
  fields: ['title', 'sex', 'fideId', 'club', 'nationalId'],
  teamLosses: GAMES_ALONE,
  isOne: isEcf,
  parse: parseEcf,
  make: makeEcf,
};
