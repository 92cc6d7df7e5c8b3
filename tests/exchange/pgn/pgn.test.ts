/** @sweep */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgn } from '../../../src/exchange/pgn/make';
import { tournamentOf } from '../../../src/exchange/found';
import type { FoundEvent, Parsed } from '../../../src/exchange/exchangeFormat';
import type { Result } from '../../../src/core/result';
import type { Tournament } from '../../../src/core/model';
import { eventTexts, realEvent } from '../../eventFixtures';
import { told, valueOf } from '../../results';
import { sectioned } from '../../sectioned';
import { MAKING, smallEvent, gamesTold } from '../events';
import { faultsOfParser } from '../malformed';
import { lostInRoundTrip } from '../roundTrip';

const KEPT = { fields: ['title', 'fideId'] } as const;
const SAMPLE = new Uint8Array(readFileSync(join(__dirname, '../../fixtures/exchange/pgn/broadcast.pgn')));

const textOf = (tournament: Tournament, making = MAKING): string =>
  String(valueOf(pgn.make!(tournament, making)).files[0].content);

const parsed = (text: string | Uint8Array): Result<Parsed> =>
  pgn.parse!(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'games.pgn');

const found = (text: string | Uint8Array): FoundEvent => valueOf(parsed(text)).events[0];

/** One game of Anna and Bo. */
const game = (tags: string, ending = '*'): string => `[White "Anna"]\n[Black "Bo"]\n${tags}\n\n${ending}\n`;

describe('games as PGN', () => {
  it.each([...eventTexts.keys()])('have all of %s that they can hold when they are read back', (name) => {
    expect(lostInRoundTrip(realEvent(name), pgn, KEPT)).toEqual([]);
  });

  it('keep every kind of result, times and sections', () => {
    const event = smallEvent();
    const outcomes = ['0-0', '1/2-0', '0-1/2', '1-0u', '1/2u', '0-1u'] as const;
    const others = {
      ...event,
      games: event.games.map((each, at) => ({ ...each, outcome: outcomes[at]!, annulled: at === 2 })),
    };
    expect(lostInRoundTrip(event, pgn, KEPT)).toEqual([]);
    expect(lostInRoundTrip(others, pgn, KEPT)).toEqual([]);
    expect(lostInRoundTrip(sectioned([4, 3]), pgn)).toEqual([]);
  });

  it('have seven tags in the order of the standard, then board, time, titles, ratings and ids', () => {
    const event = smallEvent({ details: { city: 'Bremen', federation: 'GER', timeControl: '5400+30' } });
    expect(textOf(event).split('\n\n')[0]!.split('\n')).toEqual([
      '[Event "Harbour Cup"]',
      '[Site "Bremen GER"]',
      '[Date "2026.11.06"]',
      '[Round "1"]',
      '[White "Berg, Anna"]',
      '[Black "Novak, Petr"]',
      '[Result "1-0"]',
      '[Board "1"]',
      '[Time "19:00:00"]',
      '[WhiteTitle "WFM"]',
      '[WhiteElo "2143"]',
      '[WhiteFideId "1000001"]',
      '[WhiteFed "GER"]',
      '[BlackTitle "CM"]',
      '[BlackElo "1830"]',
      '[BlackFideId "1000004"]',
      '[BlackFed "CZE"]',
      '[EventDate "2026.11.06"]',
      '[TimeControl "5400+30"]',
    ]);
  });

  it('are the pairings of one round alone, with * for a game to come', () => {
    const text = textOf(smallEvent(), { ...MAKING, round: 3 });
    expect(text.match(/\[(White|Black|Result|Board) .*\]|^\S+$/gm)).toEqual([
      ...['[White "Óláfsson, Jón"]', '[Black "Novak, Petr"]', '[Result "*"]', '[Board "1"]', '*'],
      ...['[White "Moreau, Chloé"]', '[Black "Berg, Anna"]', '[Result "*"]', '[Board "2"]', '*'],
    ]);
  });

  it('have a forfeit as unplayed, that of both without a result, which others would take for a draw', () => {
    expect(textOf(smallEvent()).match(/\[(Result|Termination|Score) .*\]/g)).toEqual([
      ...['[Result "1-0"]', '[Result "1/2-1/2"]', '[Result "0-1"]', '[Termination "unplayed"]'],
      ...['[Result "0-1"]', '[Result "*"]', '[Termination "unplayed"]', '[Score "0-0"]', '[Result "*"]'],
    ]);
  });

  it('have quotation marks and backslashes in names escaped, and no line above 255 signs', () => {
    const names = ['Berg "Bo" \\ Anna', `${'x'.repeat(250)}`, 'Li\nWei', 'Novak'];
    const event = smallEvent();
    const named = { ...event, players: event.players.map((each, at) => ({ ...each, name: names[at]! })) };
    const text = textOf(named);
    expect(text).toContain('"Berg \\"Bo\\" \\\\ Anna"');
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(256);
    expect(found(text).players.map(({ name }) => name)).toEqual([
      ...['Berg "Bo" \\ Anna', 'Novak', 'x'.repeat(220), 'Li Wei'],
    ]);
  });
});

describe('a PGN file of others', () => {
  it('is read with its moves left alone, one event for all rounds of a broadcast', () => {
    const event = found(SAMPLE);
    expect(event.event).toBe('Harbour Cup 2026');
    expect(gamesTold(event)).toEqual([
      '1: Berg, Anna - Novak, Petr 1-0',
      '2: Berg, Anna - Lopez, Eva 1/2',
      '3: Lopez, Eva - Novak, Petr -+',
    ]);
    expect(event.players.map(({ rating, extra }) => [rating?.strength, extra])).toEqual([
      [2143, ['WFM', '1000001']],
      [1830, [null, '1000004']],
      [undefined, [null, null]],
    ]);
    expect(event.games.map(({ date }) => date)).toEqual(['2026-11-06', undefined, undefined]);
    const { tournament } = valueOf(tournamentOf(event, { id: 'x', file: 'games.pgn' }));
    expect(tournament.rounds).toBe(3);
  });

  it.each([
    ['latin-1', new Uint8Array(Buffer.from(game('[Event "Köln"]\n[Result "1-0"]'), 'latin1'))],
    ['UTF-8 with its mark', `\uFEFF${game('[Event "Köln"]\n[Result "1-0"]')}`],
  ])('is read in %s', (_, text) => {
    expect(found(text).event).toBe('Köln');
  });

  it.each([
    ['[Result "1-0"]', '*', '1-0'],
    ['[Result "*"]', '0-1', '0-1'],
    ['', '1. e4 1/2-1/2', '1/2'],
    ['[Result "?"]', '*', null],
    ['[Result "1/2"]', '', '1/2'],
    ['[Result "+/-"]', '1-0', '+-'],
    ['[Result "1-0"]\n[Termination "unplayed"]', '1-0', '+-'],
    ['[Result "*"]\n[Termination "unplayed"]', '*', null],
    ['[Result "0-0"]', '*', '0-0'],
  ])('has with %s before “%s” the outcome %s', (tags, ending, outcome) => {
    expect(found(game(tags, ending)).games[0]!.outcome).toBe(outcome);
  });

  it.each([
    ['5', 5],
    ['5.3', 5],
    ['Round 5', 5],
    ['?', null],
    ['-', null],
    ['0', null],
  ])('has in round “%s” a game of round %s', (typed, round) => {
    expect(found(game(`[Round "${typed}"]`)).games[0]!.round).toBe(round);
  });

  it('may have several tags a line, lines for programs, and no blank lines', () => {
    const text =
      '%from a board\n[White "Anna"] [Black "Bo"] [Result "1-0"]\n1-0\n[White "Bo"]\n[Black "Cleo"]\n[Result "0-1"]\n{a comment\n[White "nobody"]\n} 0-1';
    expect(gamesTold(found(text))).toEqual(['null: Anna - Bo 1-0', 'null: Bo - Cleo 0-1']);
  });

  it('leaves out a game with the bye, and keeps its player', () => {
    const text = `${game('[Result "1-0"]', '1-0')}\n[White "Cleo"]\n[Black "BYE"]\n[Result "1-0"]\n\n1-0`;
    expect(found(text).players.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Cleo']);
    expect(found(text).games).toHaveLength(1);
  });

  it.each([
    ['a result', game('[Result "2-0"]'), ['exchange-result; file games.pgn; line 3; typed 2-0']],
    [
      'results that differ',
      game('[Result "1-0"]', '0-1'),
      ['exchange-pgn-results-differ; file games.pgn; line 3; typed 1-0; other 0-1'],
    ],
    ['a broken tag', game('[Result "1-0'), ['exchange-pgn-tag; file games.pgn; line 3']],
    ['nobody', '[White "?"]\n[Black "Bo"]\n', ['name-missing; file games.pgn; line 1']],
    ['no games', '1. e4 e5 2. Nf3', ['exchange-pgn-no-games; file games.pgn']],
  ])('is refused for %s, with its line', (_, text, problems) => {
    expect(told(parsed(text))).toEqual(problems);
  });

  it('gives an event or located problems, whatever is in it', () => {
    const made = new TextEncoder().encode(textOf(smallEvent()));
    expect(
      faultsOfParser(
        pgn,
        [made, SAMPLE],
        [
          `[Event "${'\\'.repeat(100000)}`,
          `[Event ${'"'.repeat(100000)}`,
          `${'[Event "x"] '.repeat(20000)}`,
          `[White "A"]\n[Black "B"]\n\n${'{ '.repeat(100000)}`,
          `[White "A"]\n[Black "B"]\n[Round "${'9'.repeat(100000)}"]`,
          `[White "A"]\n[Black "B"]\n[Date "${'1.'.repeat(100000)}"]`,
          `[White "A"]\n[Black "B"]\n[Result "${'1-0'.repeat(100000)}"]`,
          `[White "A"]\n[Black "${'('.repeat(100000)}"]`,
          '[White "A"]\n[Black "A"]\n[Result "1-0"]\n\n1-0\n'.repeat(10000),
          `[${' '.repeat(100000)}`,
        ],
      ),
    ).toEqual([]);
  });
});
