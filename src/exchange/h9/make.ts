import { singleLine } from '../../core/format/line';
import { fractionText } from '../../core/fraction';
import type { Game, Player, Tournament } from '../../core/model';
import { type Outcome, outcomeOf } from '../../core/results/outcome';
import { handicapOf } from '../../core/results/handicap';
import { underKey } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { isGoRank } from '../../core/ratings/rating';
import { andThen, ok, type Result } from '../../core/result';
import { type StandingRow, standings } from '../../core/tiebreak/standings';
import { countryCalled } from '../../language/countries';
import { EGF_PIN_RULE } from '../../language/late';
import { inLatin9 } from '../codePages';
import { type ExchangeFormat, type ExportedFiles, RESULTS_ALONE } from '../exchangeFormat';
import {
  belonging,
  detailsOf,
  filesOfFields,
  missingDetails,
  reportedGames,
  wrongIdentifiers,
  nameParts,
  playerDetails,
  type PlayerDetails,
} from '../reports';
import { isH9, parseH9 } from './parse';

/** EGF: eight digits. */
const isPin = (typed: string): boolean => /^\d{8}$/.test(typed);

/** One word, for a line is read as words. */
const word = (text: string, unknown: string): string => {
  const joined = singleLine(text).replace(/[ |;]+/g, '_');
  return joined === '' ? unknown : joined;
};

const WEAKEST = 30;

/** The rank of a strength, on the scale of the European Go Federation: 2100 is 1 dan, a rank is 100. */
const rankOf = (strength: number): string =>
  strength >= 2050
    ? `${Math.min(9, Math.round((strength - 2000) / 100))}d`
    : `${Math.min(WEAKEST, Math.max(1, Math.round((2100 - strength) / 100)))}k`;

const rankText = ({ rating }: Player): string => {
  if (!rating || rating.strength === null) return `${WEAKEST}k`;
  const [, rank, letter = ''] = /^(\d{1,2})\s*([kdp])/i.exec(String(rating.typed)) ?? [];
  return isGoRank(rating.typed) && rank !== undefined
    ? `${rank}${letter.toLowerCase()}`
    : rankOf(rating.strength);
};

const SIGNS = { win: '+', draw: '=', loss: '-' } as const;

/** Forfeits, and games that somebody agreed not to have rated. */
const isUnrated = ({ kind, code }: Outcome): boolean => kind !== 'played' || code.endsWith('u');

interface Written {
  readonly handicap: (white: number, black: number) => number;
  readonly placeOf: ReadonlyMap<number, number>;
}

/** What a line says of a game: the other’s place, the result, whose colour, with the handicap; `!` where it is not rated. */
const resultText = ({ outcome, white, black }: Game, no: number, { handicap, placeOf }: Written): string => {
  const isWhite = white === no;
  const place = underKey(placeOf, isWhite ? black : white);
  const colour = `${isWhite ? 'w' : 'b'}${handicap(white, black)}`;
  if (outcome === null) return `${place}?/${colour}`;
  const found = outcomeOf(outcome);
  const sign = SIGNS[isWhite ? found.white : found.black];
  return `${place}${sign}${isUnrated(found) ? '!' : '/'}${colour}`;
};

const CRITERIA = 4;

/** So many letters of a club have room. */
const CLUB = 4;

const clubLetters = (club: string): readonly string[] => [...club.replace(/[^\p{L}\p{N}]/gu, '')];

const clubText = (club: string): string => clubLetters(club).slice(0, CLUB).join('');

interface Line {
  readonly player: Player;
  readonly details: PlayerDetails;
  readonly row: StandingRow;
}

const lineText = (
  { player, details, row }: Line,
  field: Tournament,
  counted: readonly Game[],
  written: Written,
): string => {
  const { surname, first } = nameParts(player.name);
  const { federation = '' } = player;
  const country = /^[A-Za-z]{2}$/.test(federation)
    ? federation.toUpperCase()
    : (countryCalled(federation) ?? 'XX');
  const values = row.values.map((value) => (value === null ? '0' : fractionText(value)));
  const criteria = Array.from({ length: CRITERIA }, (_, at) => values[at] ?? '0');
  const results = Array.from({ length: field.rounds }, (_, index) => {
    const game = counted.find(
      ({ round, white, black }) => round === index + 1 && (white === player.no || black === player.no),
    );
    return game ? resultText(game, player.no, written) : '0-';
  });
  const { egfPin = '' } = details;
  return [
    underKey(written.placeOf, player.no),
    word(surname, '-'),
    word(first, '-'),
    rankText(player),
    country,
    word(clubText(belonging(player, details).club), 'xxxx'),
    ...criteria,
    ...results,
    ...(isPin(egfPin) ? [`|${egfPin}`] : []),
  ].join(' ');
};

const inBrackets = (text: string): string => singleLine(text.replace(/[[\]]/g, ' '));

const headLines = (field: Tournament): readonly string[] => {
  const { goClass, city = '', federation = '', firstDay, lastDay, komi, minutes } = detailsOf(field);
  const name = field.section === undefined ? field.event : `${field.event}, ${field.section}`;
  const tags: readonly (readonly [name: string, value: string | undefined])[] = [
    ['CL', goClass],
    ['EV', name],
    ['PC', city === '' && federation === '' ? undefined : `${federation}, ${city}`],
    ['DT', firstDay === undefined ? undefined : `${firstDay},${lastDay ?? firstDay}`],
    ['HA', field.handicap === undefined ? undefined : 'h9'],
    ['KM', komi?.replace(/\s*½/, '.5').replace(',', '.')],
    ['TM', minutes],
  ];
  return tags.flatMap(([tag, value]) => (value === undefined ? [] : [`; ${tag}[${inBrackets(value)}]`]));
};

const fileOf = (field: Tournament, rows: readonly StandingRow[]): Uint8Array => {
  const details = playerDetails(field);
  const players = new Map(field.players.map((player) => [player.no, player]));
  const own = rows.filter(({ no }) => players.has(no));
  const placeOf = new Map(own.map(({ no }, index) => [no, index + 1]));
  const counted = reportedGames(field);
  const handicap = (white: number, black: number): number =>
    handicapOf(field, players.get(white), players.get(black)) ?? 0;
  const lines = own.map((row) =>
    lineText({ player: underKey(players, row.no), details: details.get(row.no) ?? {}, row }, field, counted, {
      handicap,
      placeOf,
    }),
  );
  return inLatin9([...headLines(field), ...lines].map((line) => `${line}\r\n`).join(''));
};

/** `exchange-egd-clubs` where clubs have more letters than there is room for. */
const cutClubs = (
  { players }: Tournament,
  details: ReadonlyMap<number, PlayerDetails>,
): readonly Problem[] => {
  const all = new Set(players.map((player) => belonging(player, details.get(player.no)).club));
  const cut = [...all].filter((club) => clubLetters(club).length > CLUB);
  const [club] = cut;
  return club === undefined
    ? []
    : [problem('exchange-egd-clubs', {}, { count: cut.length, club, cut: clubText(club) })];
};

/** Names that do not say which part is the surname, and are written as they stand. */
const unsureNames = ({ players }: Tournament): readonly Problem[] => {
  const unsure = players.filter(({ name }) => !nameParts(name).sure);
  const [first] = unsure;
  return first ? [problem('exchange-egd-names', {}, { count: unsure.length, name: first.name })] : [];
};

const warningsOf = (tournament: Tournament): readonly Problem[] => {
  const details = playerDetails(tournament);
  return [
    ...wrongIdentifiers(tournament, 'egd', 'egfPin', isPin, EGF_PIN_RULE),
    ...missingDetails(detailsOf(tournament), [
      'goClass',
      'city',
      'federation',
      'firstDay',
      'lastDay',
      'komi',
      'minutes',
    ]),
    ...cutClubs(tournament, details),
    ...unsureNames(tournament),
    ...tournament.players
      .filter(({ rating }) => (rating?.strength ?? null) === null)
      .map(({ name }) =>
        problem('exchange-egd-rank', { player: name, field: 'rating' }, { name, rank: `${WEAKEST}k` }),
      ),
  ];
};

/**
 * The table of results for the European Go Database, a file for each field: players by their places, every game with colour and
 * handicap, rests as not played; games of those who left are played for the rating, annulled ones are not. Problems as for `standings`.
 */
const makeH9 = (tournament: Tournament): Result<ExportedFiles> =>
  andThen(standings(tournament), ({ rows }) =>
    ok({
      files: filesOfFields(tournament, (field) => fileOf(field, rows)),
      warnings: warningsOf(tournament),
    }),
  );

/** Results of a Go tournament for the European Go Database. */
export const h9: ExchangeFormat = {
  id: 'h9',
  extensions: ['.h9', '.txt'],
  losses: [
    'numbering',
    'dates',
    'times',
    ...RESULTS_ALONE,
    'annulled',
    'unrated',
    'ratings',
    'federations',
    'sections',
  ],
  fields: ['club', 'egfPin'],
  isOne: isH9,
  parse: parseH9,
  make: makeH9,
};
