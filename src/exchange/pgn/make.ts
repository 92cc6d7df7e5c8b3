import { whoPlayed } from '../../core/adopt/rests';
import { makeDate, parseDate } from '../../core/calendar/dates';
import { singleLine } from '../../core/format/line';
import { kindIn } from '../../core/results/progress';
import type { Game, Player, Tournament } from '../../core/model';
import { outcomeOf } from '../../core/results/outcome';
import { underKey } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { isBye } from '../../language/headers';
import {
  type ExchangeFormat,
  type ExportedFiles,
  type ExportOptions,
  RESULTS_ALONE,
  roundProblem,
} from '../exchangeFormat';
import { playerDetails, type PlayerDetails, detailsOf } from '../reports';
import { parsePgn } from './parse';

/** A pair such as `[Round "5"]`; without a value it is left out. */
type Tag = readonly [name: string, value: string | number | undefined];

/** A line of a file has at most 255 signs. */
const MOST_VALUE = 220;

const tagLine = ([name, value]: Tag): string => {
  const text = singleLine(String(value));
  return `[${name} "${[...text].slice(0, MOST_VALUE).join('').replace(/[\\"]/g, '\\$&')}"]`;
};

/** `2026.11.27`, and the time if one is known. */
const timeOf = (date: string | undefined): readonly [day: string | undefined, time: string | undefined] => {
  const moment = date === undefined ? null : parseDate(date);
  if (moment === null) return [undefined, undefined];
  const [day = '', time] = makeDate(moment).split(' ');
  return [day.replaceAll('-', '.'), time === undefined ? undefined : `${time}:00`];
};

const RESULTS: Readonly<Record<string, string>> = {
  'win loss': '1-0',
  'draw draw': '1/2-1/2',
  'loss win': '0-1',
};

/** Points of White and Black that PGN has no result for; read as a draw by some where they stand as the result. */
const SCORES: Readonly<Record<string, string>> = {
  'loss loss': '0-0',
  'draw loss': '1/2-0',
  'loss draw': '0-1/2',
};

const resultTags = ({ outcome }: Game): readonly [result: string, tags: readonly Tag[]] => {
  if (outcome === null) return ['*', []];
  const { white, black, kind, rated } = outcomeOf(outcome);
  const marks = `${white} ${black}`;
  return [
    RESULTS[marks] ?? '*',
    [
      ['Termination', kind === 'played' ? undefined : 'unplayed'],
      ['Score', SCORES[marks]],
      ['Rated', kind === 'played' && !rated ? 'no' : undefined],
    ],
  ];
};

const sideTags = (side: 'White' | 'Black', player: Player, details: PlayerDetails): readonly Tag[] => [
  [`${side}Title`, details.title],
  [`${side}Elo`, player.rating?.strength ?? undefined],
  [`${side}FideId`, details.fideId],
  [`${side}Fed`, player.federation],
];

const siteOf = ({ city, federation }: { readonly city?: string; readonly federation?: string }): string =>
  [city, federation].filter((text) => text !== undefined).join(' ') || '?';

/** A time control as PGN has it (`5400+30`); what people write otherwise no reader would understand. */
const ENCODED = /^[\d/:+*-]+$/;

const gamesOf = (field: Tournament): readonly string[] => {
  const event = detailsOf(field);
  const details = playerDetails(field);
  const players = new Map(field.players.map((player) => [player.no, player]));
  const kindOf = kindIn(field);
  return [...field.games]
    .sort((one, other) => one.round - other.round || one.board - other.board)
    .map((game) => {
      const [white, black] = [underKey(players, game.white), underKey(players, game.black)];
      const [day, time] = timeOf(game.date);
      const [result, more] = resultTags(game);
      const tags: readonly Tag[] = [
        ['Event', field.event],
        ['Site', siteOf(event)],
        ['Date', day ?? '????.??.??'],
        ['Round', game.round],
        ['White', white.name],
        ['Black', black.name],
        ['Result', result],
        ['Section', field.section],
        ['Board', game.board],
        ['Time', time],
        ...sideTags('White', white, details.get(game.white) ?? {}),
        ...sideTags('Black', black, details.get(game.black) ?? {}),
        ['EventDate', timeOf(event.firstDay)[0]],
        ['TimeControl', ENCODED.test(event.timeControl ?? '') ? event.timeControl : undefined],
        ...more,
        ['Annulled', kindOf(game) === 'annulled' ? 'yes' : undefined],
      ];
      const lines = tags.filter(([, value]) => value !== undefined).map(tagLine);
      return `${lines.join('\n')}\n\n${result}\n`;
    });
};

/** `exchange-rest-name` for each player whom every reader takes for a rest: who is called Bye, has no rating, and neither won nor drew. */
const takenForRests = ({ players, games }: Tournament): readonly Problem[] => {
  const name = (no: number): string => players.find((player) => player.no === no)?.name ?? '';
  const plays = whoPlayed(
    games.map((game) => ({ ...game, white: name(game.white), black: name(game.black) })),
  );
  return players
    .filter((player) => isBye(player.name) && !plays(player.name))
    .filter(({ rating }) => (rating?.strength ?? null) === null)
    .map((player) => problem('exchange-rest-name', { player: player.name }, { name: player.name }));
};

/**
 * All games of a tournament, or of one round, as PGN without moves: `*` for those to come, which is what boards and broadcasts read
 * pairings from. Forfeits are `unplayed`; a result that PGN does not know is `*` with its score in a tag of its own. Problems:
 * `number-out-of-range` for a round that there is not.
 */
const makePgn = (tournament: Tournament, { round }: ExportOptions): Result<ExportedFiles> => {
  const wrong = roundProblem(tournament, round);
  if (wrong) return fail(wrong);
  const games = fieldsOf(tournament).flatMap((field) =>
    gamesOf({
      ...field,
      details: detailsOf(field),
      games: field.games.filter((game) => round === undefined || game.round === round),
    }),
  );
  return ok({ files: [{ suffix: '', content: games.join('\n') }], warnings: takenForRests(tournament) });
};

/** Results, or the pairings of a round, as programs that show games read them. */
export const pgn: ExchangeFormat = {
  id: 'pgn',
  extensions: ['.pgn'],
  byRound: true,
  losses: ['numbering', ...RESULTS_ALONE],
  fields: ['title', 'fideId'],
  parse: parsePgn,
  make: makePgn,
};
