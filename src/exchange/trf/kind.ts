import type { Stated } from '../../core/adopt/allMeet';

const SWISS = /swiss|schweizer|suisse|suizo|dutch|dubov|burstein|lim\b|baku|knock|elimin/i;
const ALL_PLAY_ALL = /round.?robin|berger|scheveningen|schiller|rundenturnier|toutes rondes|liga|all.?play/i;

/** What the type of a tournament (092, 192) tells. */
export const kindOf = (type: string): Stated['kind'] =>
  SWISS.test(type) ? 'other' : ALL_PLAY_ALL.test(type) ? 'all-play-all' : null;
