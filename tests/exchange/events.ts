import { withPlayers } from '../changed';
import { eventOf } from '../eventFixtures';
import type { Tournament } from '../../src/core/model';
import { nameParts } from '../../src/exchange/reports';
import type { ExportOptions, FoundEvent } from '../../src/exchange/exchangeFormat';

/** When and in which language the files of the tests are made. */
export const MAKING: ExportOptions = { time: '2026-11-27T19:00' };

/** A small event that has everything a report can ask for, and every kind of result; nobody in it is a real person. */
export const smallEvent = (more: object = {}): Tournament =>
  eventOf(
    JSON.stringify({
      id: 'small',
      event: 'Harbour Cup',
      year: 2026,
      dated: true,
      columns: ['Title', 'Sex', 'FIDE ID', 'Born', 'Club', 'National ID', 'EGF PIN'],
      players: [
        {
          ...{ no: 1, name: 'Berg, Anna', rating: 2143, fed: 'GER' },
          extra: ['WFM', 'f', '1000001', '1990-02-28', 'Riverside', '12345678', '10000001'],
        },
        {
          ...{ no: 2, name: 'Óláfsson, Jón', rating: 2015, fed: 'ISL' },
          extra: [null, 'm', '1000002', '1985-07-01', 'Hill & Vale', '12345679', '10000002'],
        },
        {
          ...{ no: 3, name: 'Moreau, Chloé', fed: 'FRA' },
          extra: [null, 'f', null, '2009', 'Riverside', '12345680', '10000003'],
        },
        {
          ...{ no: 4, name: 'Novak, Petr', rating: 1830, fed: 'CZE' },
          extra: ['CM', 'm', '1000004', '1970-12-24', null, '12345681', '10000004'],
        },
      ],
      games: [
        { round: 1, white: 1, black: 4, result: '1-0', date: '2026-11-06 19:00' },
        { round: 1, white: 2, black: 3, result: '1/2', date: '2026-11-06' },
        { round: 2, white: 4, black: 3, result: '-+', date: '2026-11-13' },
        { round: 2, white: 1, black: 2, result: '0-1', date: '2026-11-14' },
        { round: 3, white: 2, black: 4, result: '--' },
        { round: 3, white: 3, black: 1, date: '2026-11-20' },
      ],
      ...more,
    }),
  );

/**
 * The same event with every name as `Surname, First`, for formats that have the two apart, and with nobody who left: what they played
 * is in a rating report like any other game.
 */
export const asReported = (event: Tournament): Tournament =>
  withPlayers(event, (player) => {
    const { surname, first } = nameParts(player.name);
    return { ...player, status: 'playing', name: [surname, first].filter((part) => part !== '').join(', ') };
  });

/** The games of an event that was read, as `1: Anna - Bo 1-0`. */
export const gamesTold = (event: FoundEvent): readonly string[] =>
  event.games.map(
    ({ round, white, black, outcome }) =>
      `${round}: ${event.players[white]!.name} - ${event.players[black]!.name} ${outcome}`,
  );
