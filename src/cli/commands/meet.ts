import { entryAt } from '../../core/present';
import { meetOf } from '../../core/pairing/lookupSteps';
import { andThen, ok } from '../../core/result';
import { auditTexts } from '../../language/audit';
import { say } from '../../language/language';
import type { Command } from '../command';
import { parseNumber, together } from '../values';

/** When two numbers of a Berger table meet, and who has White. */
export const meet: Command = {
  name: 'meet',
  operands: [{ name: 'I' }, { name: 'J' }],
  options: { players: { takes: 'N', required: true } },
  run: async (given, { language }) => {
    const asked = together({
      players: parseNumber(given.required('players'), 'players'),
      i: parseNumber(entryAt(given.operands, 0), 'number'),
      j: parseNumber(entryAt(given.operands, 1), 'number'),
    });
    return andThen(asked, ({ players, i, j }) =>
      andThen(meetOf(players, i, j), (found) =>
        ok({
          text: () => say(auditTexts(language).meet, language, { ...found }),
          json: () => found,
          warnings: [],
        }),
      ),
    );
  },
};
