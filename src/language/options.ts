import type { OptionName } from '../core/model';
import { byGame, type Changed } from './inProfile';

/** An option of a system. Choices without a text of their own (numbers, letters) are shown as they are. */
export interface OptionText {
  readonly name: string;
  readonly about: string;
  readonly choices: Readonly<Record<string, string>>;
}

export type OptionTexts = Readonly<Record<OptionName, OptionText>>;

const en: OptionTexts = {
  order: {
    name: 'Order of rounds',
    about: 'How the listed rounds follow each other.',
    choices: { even: 'for even colours', listed: 'as listed' },
  },
  byeLetter: {
    name: 'Letter of the bye',
    about: 'With A everybody’s colours alternate; with another letter some have one colour more often.',
    choices: {},
  },
  anchor: { name: 'Anchor', about: 'The number that stays at its board.', choices: {} },
  anchorFirst: {
    name: 'Colour of the fixed place in round 1',
    about: 'It changes after every round.',
    choices: { white: 'White', black: 'Black' },
  },
  boardOrder: {
    name: 'Order of boards',
    about: 'The same games on other boards, so that players move less.',
    choices: {
      sequential: 'as in the table',
      internal: 'nobody moves by more than one board',
      'min-moves': 'backwards in even rounds',
    },
  },
  tables: {
    name: 'Tables',
    about: 'The printed table of this size, or the one that the rule makes.',
    choices: { printed: 'as printed', made: 'by the rule' },
  },
};

const enNeutral: Changed<OptionTexts> = {
  order: { choices: { even: 'for even sides' } },
  byeLetter: {
    about: 'With A everybody’s sides alternate; with another letter some are named first once more often.',
  },
  anchorFirst: {
    name: 'The fixed place in round 1',
    choices: { white: 'is named first', black: 'is named second' },
  },
};

/** The texts of the systems’ options in a language, else in English, as a game has them. */
export const optionTexts = byGame({ en: { chess: en, go: {}, neutral: enNeutral } });
