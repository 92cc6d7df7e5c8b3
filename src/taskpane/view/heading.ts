import type { Summary } from '../../app/summary';
import type { Speech } from '../speech';

/** The event with its section, as people call the tournament. */
export const titleOf = ({ event, section }: Summary, { texts, say }: Speech): string =>
  section === null ? event : say(texts.section, { event, section });
