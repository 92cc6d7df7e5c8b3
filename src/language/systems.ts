import type { ProfileId, OptionName } from '../core/model';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import type { Explained } from './pane';
import { byGame, type Changed } from './inProfile';

/** Systems whose names or descriptions speak of a chess federation or of colours, as other games have them. */
const otherwise = (evenly: string): Readonly<Record<string, Partial<Explained>>> => ({
  berger: {
    name: 'Berger tables',
    about: `The usual tables${evenly}. With an odd number of players, the player who meets the last number has the bye.`,
  },
  crenshaw: {
    name: 'Crenshaw-Berger',
    about:
      'Berger’s rounds in reverse order, with special tables for 4 and 6 players. With 8 players or more, numbers 1 and 2 meet in the last round but one.',
  },
  shift: { name: 'Shifting boards' },
});

const WITHOUT_COLOURS = {
  'scheveningen-classical': {
    about:
      'One team comes first on all boards in one round, the other in the next. It also suits teams of different sizes.',
  },
};

const IN_GAME: Readonly<Record<ProfileId, Readonly<Record<string, Partial<Explained>>>>> = {
  chess: {},
  go: otherwise(', with colours as even as they can be'),
  plain: { ...otherwise(''), ...WITHOUT_COLOURS },
  neutral: { ...otherwise(': everyone is named first about as often as second'), ...WITHOUT_COLOURS },
  home: { ...otherwise(': everyone is at home about as often as away'), ...WITHOUT_COLOURS },
};

/** What a system is called in a game, and what is said of it; of an id that is none the id itself. */
export const systemText = (id: string, profile: ProfileId): Explained => {
  const { name, about } = ALL_SYSTEMS.find((each) => each.id === id) ?? { name: id, about: '' };
  return { name, about, ...IN_GAME[profile][id] };
};

/** An option of a system. Choices without a text of their own (numbers, letters) are shown as they are. */
export interface OptionText {
  readonly name: string;
  readonly about: string;
  readonly choices: Readonly<Record<string, string>>;
}

export type OptionTexts = Readonly<Record<OptionName, OptionText>>;

const optionsEn: OptionTexts = {
  order: {
    name: 'Order of rounds',
    about: 'The order in which the rounds are played.',
    choices: { even: 'for even colours', listed: 'as listed' },
  },
  byeLetter: {
    name: 'Letter of the bye',
    about: 'With A, everyone’s colours alternate. With another letter, some have one colour more often.',
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
      internal: 'nobody moves more than one board',
      'min-moves': 'backwards in even rounds',
    },
  },
  tables: {
    name: 'Tables',
    about: 'Use the printed table for this size, or the one that the rule makes.',
    choices: { printed: 'as printed', made: 'by the rule' },
  },
};

const optionsNeutral: Changed<OptionTexts> = {
  order: { choices: { even: 'for even sides' } },
  byeLetter: {
    about: 'With A, everyone’s sides alternate. With another letter, some are on one side more often.',
  },
  anchorFirst: {
    name: 'The fixed place in round 1',
    choices: { white: 'is named first', black: 'is named second' },
  },
};

/** The texts of the systems’ options, as a game has them. */
export const optionTexts = byGame({ chess: optionsEn, go: {}, neutral: optionsNeutral });
