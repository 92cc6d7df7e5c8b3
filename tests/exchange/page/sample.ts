import type { ExportOptions } from '../../../src/exchange/exchangeFormat';
import type { Tournament } from '../../../src/core/model';
import { EXCHANGE_FORMATS } from '../../../src/exchange/registry';
import { crossTable } from '../../eventFixtures';
import { valueOf } from '../../results';

export const MAKING: ExportOptions = { time: '2026-11-27T19:00' };

/** Four players: Berg has lost to Anna and drawn with Cora, and has left; Anna won against Cora by forfeit; the rest is to be played. */
export const QUAD: Tournament = (() => {
  const quad = crossTable('*1+. | 0*=. | -=*. | ...*', { event: 'Quad' });
  const names = ['Anna', 'Berg', 'Cora', 'Dora'];
  return {
    ...quad,
    tieBreaks: ['PTS', 'DE', 'SB'],
    players: quad.players.map((player, index) => ({
      ...player,
      name: names[index]!,
      status: index === 1 ? 'annulled' : 'playing',
    })),
  };
})();

/** What a row of the registry makes of a tournament: its only file. */
export const madeAs = (id: string, tournament: Tournament, making: Partial<ExportOptions> = {}): string => {
  const made = valueOf(
    EXCHANGE_FORMATS.find((format) => format.id === id)!.make!(tournament, {
      ...MAKING,
      ...making,
    }),
  );
  return String(made.files[0].content);
};

/** Names in which something would mean something in HTML or Markdown, or break a line. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '&lt;b&gt;',
  '</style><b>',
  '# Heading',
  '[link](https://evil.example/)',
  'a|b *c* _d_ `e` ~f~',
  'https://evil.example/ www.evil.example me@evil.example',
  '1. item',
  'one\nline\u2028two\u202Eowt',
  '{{= 1 + 1}}',
] as const;

/** The quad whose every text somebody typed is hostile. */
export const hostile = (text: string): Tournament => ({
  ...QUAD,
  event: text,
  section: text,
  details: { city: text, timeControl: text, arbiter: text, firstDay: text },
  dated: true,
  games: QUAD.games.map((game) => ({ ...game, date: text })),
  players: QUAD.players.map((player, index) => ({
    ...player,
    name: `${text} ${index}`,
    federation: text,
    rating: { typed: text, strength: null },
    ...(index === 0 ? { adjustment: -0.5, adjustmentReason: text } : {}),
  })),
});
