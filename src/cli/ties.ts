import type { DecidedTie } from '../core/draw/protocol';
import { logTexts } from '../language/log';
import { tieSentence } from '../sheets/log/sentences/told';
import { oneLine } from './line';

/** What the Log says of a tie that was decided before finals were made, in a line. */
export const tieLine = (tie: DecidedTie, language: string): string =>
  oneLine(tieSentence({ texts: logTexts(language), language }, tie));
