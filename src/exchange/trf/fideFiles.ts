import type { PlayerField } from '../../language/playerFields';
import { linesOf } from '../decode';
import type { TeamLoss } from '../../language/files';
import type { ExchangeFormat, Loss } from '../exchangeFormat';
import { lineOf } from './line';
import { makeStandings } from './make';
import { makeRating } from './makeRating';
import { parseTrf } from './parse';
import { isTrf26 } from './records';

/** As much of a file as tells what it is: the header, before any player. */
const FIRST_BYTES = 100_000;

const headOf = (bytes: Uint8Array) =>
  linesOf(new TextDecoder().decode(bytes.subarray(0, FIRST_BYTES))).map((line, at) => lineOf(line, at + 1));

const hasPlayers = (bytes: Uint8Array): boolean => headOf(bytes).some(({ id }) => id === '001');

/** What neither of the two keeps. */
const LOSSES: readonly Loss[] = [
  ...([
    'times',
    'moves',
    'venues',
    'deadlines',
    'adjustmentReasons',
    'playOffs',
    'withdrawals',
    'annulled',
  ] as const),
  ...(['pending', 'openGames', 'columns', 'sections'] as const),
];

/** What of the columns both keep. */
const FIELDS: readonly PlayerField[] = ['title', 'sex', 'fideId', 'birth'];

/** What an event of teams loses. */
const TEAM_LOSSES: readonly TeamLoss[] = [
  ...(['adjustmentReasons', 'withdrawals', 'annulled', 'lineUps'] as const),
  ...(['lineUpRule', 'strangers', 'pending'] as const),
];

/** FIDE's tournament report file of 2026, which it takes since September 2025. */
export const trf26: ExchangeFormat = {
  id: 'trf26',
  extensions: ['.trf'],
  losses: LOSSES,
  fields: FIELDS,
  isOne: (bytes) => hasPlayers(bytes) && isTrf26(headOf(bytes)),
  parse: parseTrf,
  make: makeStandings(26),
  teamLosses: TEAM_LOSSES,
};

/** TRF of 2016, as most programs still write it; `.trfx` is JaVaFo's. */
export const trf16: ExchangeFormat = {
  id: 'trf16',
  extensions: ['.trf', '.trfx'],
  losses: [...LOSSES, 'tieBreaks', 'adjustments'],
  fields: FIELDS,
  isOne: (bytes) => hasPlayers(bytes) && !isTrf26(headOf(bytes)),
  parse: parseTrf,
  make: makeStandings(16),
  teamLosses: [...TEAM_LOSSES, 'adjustments', 'home', 'seats', 'matchScoring', 'tieBreaks'],
};

/**
 * What FIDE rates. A format of its own, not a choice within `trf26`: it is sent, never read back, has games that no standings have, and
 * becomes several files where an event is long.
 */
export const fideRating: ExchangeFormat = {
  id: 'fide-rating',
  extensions: ['.trf'],
  losses: [],
  make: makeRating,
};
