import { zipSync } from 'fflate';
import type { DetailName, EventDetails } from '../../core/details';
import type { Game, Player, Tournament } from '../../core/model';
import { outcomeOf, type Mark } from '../../core/results/outcome';
import { underKey } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { AFFILIATE_RULE, US_CHESS_RULE } from '../../language/late';
import { formEn } from '../../language/form';
import { inAscii } from '../codePages';
import {
  type ExchangeFormat,
  type ExportedFiles,
  type ExportOptions,
  RESULTS_ALONE,
} from '../exchangeFormat';
import {
  detailsOf,
  missingDetails,
  missingNumbers,
  openGames,
  reportedGames,
  wrongIdentifiers,
  playerDetails,
} from '../reports';
import { makeDbf } from './dbf';
import { HEADER_FIELDS, playerFields, SECTION_FIELDS, TABLES, timeProblems, usTimeControl } from './fields';
import { parseUsChess } from './parse';

/** Two digits are the room for rounds and sections. */
const MOST = 99;

const isMember = (typed: string): boolean => /^\d{8}$/.test(typed);
const isAffiliate = (typed: string): boolean => /^A\d{7}$/i.test(typed);

const digits = (date: string | undefined): string => (date ?? '').slice(0, 10).replaceAll('-', '');

const LETTERS: Readonly<Record<Mark, string>> = { win: 'W', draw: 'D', loss: 'L' };

/** `W12B`: won against 12 with Black; `X` and `F` by forfeit. What is not to be rated is no game. */
const roundText = (game: Game | undefined, no: number, numberOf: ReadonlyMap<number, number>): string => {
  if (game === undefined || game.outcome === null) return 'U0';
  const { kind, white, black, code } = outcomeOf(game.outcome);
  if (code.endsWith('u')) return 'U0';
  const isWhite = game.white === no;
  const mark = isWhite ? white : black;
  const letter = kind === 'played' ? LETTERS[mark] : mark === 'win' ? 'X' : 'F';
  return `${letter}${underKey(numberOf, isWhite ? game.black : game.white)}${isWhite ? 'W' : 'B'}`;
};

const sectionRecord = (field: Tournament, index: number): readonly string[] => {
  const { firstDay, lastDay, timeControl = '', arbiterId = '', deputyId = '' } = detailsOf(field);
  const time = usTimeControl(timeControl);
  return [
    '',
    String(index + 1),
    inAscii(field.section ?? field.event),
    time?.system ?? '',
    time?.text ?? inAscii(timeControl),
    ...[arbiterId, deputyId].map((id) => (isMember(id) ? id : '')),
    'R',
    String(field.rounds),
    String(field.players.length),
    ...[digits(firstDay), digits(lastDay)],
    ...['', 'N', '0', 'N'],
  ];
};

const playerRecords = (field: Tournament, index: number, rounds: number): readonly (readonly string[])[] => {
  const details = playerDetails(field);
  const games = reportedGames(field);
  const numberOf = new Map(field.players.map(({ no }, place) => [no, place + 1]));
  return field.players.map(({ no, name, rating }: Player) => {
    const own = games.filter(({ white, black }) => white === no || black === no);
    const byRound = new Map(own.map((game) => [game.round, game]));
    const { nationalId = '' } = details.get(no) ?? {};
    return [
      ...['', String(index + 1), String(underKey(numberOf, no)), isMember(nationalId) ? nationalId : ''],
      ...[inAscii(name), '', String(Math.round(rating?.strength ?? 0) || '')],
      ...Array.from({ length: rounds }, (_, at) =>
        at < field.rounds ? roundText(byRound.get(at + 1), no, numberOf) : '',
      ),
    ];
  });
};

const headerRecord = (tournament: Tournament, sections: number): readonly string[] => {
  const details = detailsOf(tournament);
  const { affiliate = '', city = '', state = '', zip = '', arbiterId = '', deputyId = '' } = details;
  return [
    ...['2C', 'ROUNDABOUT', '', inAscii(tournament.event), String(sections)],
    ...[digits(details.firstDay), digits(details.lastDay)],
    isAffiliate(affiliate) ? affiliate.toUpperCase() : '',
    ...[inAscii(city), inAscii(state).toUpperCase(), inAscii(zip), 'USA', 'N'],
    ...[arbiterId, deputyId].map((id) => (isMember(id) ? id : '')),
    '',
  ];
};

const WANTED: readonly DetailName[] = [
  ...(['city', 'state', 'zip', 'firstDay', 'lastDay', 'timeControl', 'affiliate', 'arbiterId'] as const),
];

/** The numbers of affiliate and directors that cannot be right. */
const wrongNumbers = ({ event, details = {} }: Tournament): readonly Problem[] => {
  const check = (
    name: keyof EventDetails,
    isRight: (typed: string) => boolean,
    rule: string,
  ): readonly Problem[] => {
    const typed = details[name];
    if (typed === undefined || isRight(typed)) return [];
    const what = formEn.labels[name] ?? name;
    return [problem('exchange-identifier', { field: name }, { typed, what, name: event, rule })];
  };
  return [
    ...check('affiliate', isAffiliate, AFFILIATE_RULE),
    ...check('arbiterId', isMember, US_CHESS_RULE),
    ...check('deputyId', isMember, US_CHESS_RULE),
  ];
};

const cut = (typed: string, most: number, player?: string): readonly Problem[] =>
  typed.length > most
    ? [problem('exchange-text-cut', player === undefined ? {} : { player, field: 'name' }, { typed, most })]
    : [];

const [EVENT_ROOM, NAME_ROOM] = [35, 30];

const warningsOf = (tournament: Tournament): readonly Problem[] => [
  ...wrongIdentifiers(tournament, 'uschess', 'nationalId', isMember, US_CHESS_RULE),
  ...wrongNumbers(tournament),
  ...missingDetails(detailsOf(tournament), WANTED),
  ...timeProblems(tournament),
  ...cut(tournament.event, EVENT_ROOM),
  ...missingNumbers(tournament, 'uschess'),
  ...tournament.players.flatMap(({ name }) => cut(name, NAME_ROOM, name)),
  ...openGames(tournament),
];

/**
 * The report of an event to US Chess: a zip with the three tables of its layout “2C”, each section in them. Players are numbered from 1 in
 * each section. Problems: `exchange-us-rounds`, `exchange-us-sections` for more than 99.
 */
const makeUsChess = (tournament: Tournament, { time }: ExportOptions): Result<ExportedFiles> => {
  const fields = fieldsOf(tournament);
  const rounds = fields.reduce((most, field) => Math.max(most, field.rounds), 0);
  if (rounds > MOST) return fail(problem('exchange-us-rounds', {}, { count: rounds, most: MOST }));
  if (fields.length > MOST)
    return fail(problem('exchange-us-sections', {}, { count: fields.length, most: MOST }));
  const day = time.slice(0, 10);
  const [header, sections, players] = TABLES;
  const content = zipSync(
    {
      [`${header}.DBF`]: makeDbf(HEADER_FIELDS, [headerRecord(tournament, fields.length)], day),
      [`${sections}.DBF`]: makeDbf(SECTION_FIELDS, fields.map(sectionRecord), day),
      [`${players}.DBF`]: makeDbf(
        playerFields(rounds),
        fields.flatMap((field, index) => playerRecords(field, index, rounds)),
        day,
      ),
    },
    { mtime: `${day}T12:00:00` },
  );
  return ok({ files: [{ suffix: '', content }], warnings: warningsOf(tournament) });
};

/** The report of an event to US Chess. */
export const usChess: ExchangeFormat = {
  id: 'uschess',
  extensions: ['.zip'],
  losses: ['dates', 'times', ...RESULTS_ALONE, 'annulled', 'unrated', 'openGames', 'federations'],
  fields: ['nationalId'],
  parse: parseUsChess,
  make: makeUsChess,
};
