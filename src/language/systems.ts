import type { OptionName, SystemId, TeamSystemId } from '../core/model';

/** The name of a system, and why one would choose it. */
export interface SystemText {
  readonly name: string;
  readonly about: string;
}

/** An option of a system. Choices without a text of their own (numbers, letters) are shown as they are. */
export interface OptionText {
  readonly name: string;
  readonly about: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** What is said of the pairing systems in one language. */
export interface SystemTexts {
  readonly systems: Readonly<Record<SystemId | TeamSystemId, SystemText>>;
  readonly options: Readonly<Record<OptionName, OptionText>>;
}

const en: SystemTexts = {
  systems: {
    berger: {
      name: 'Berger tables (FIDE)',
      about:
        'The tables of the FIDE Handbook, the usual choice in chess. Colours are as even as they can be. In a double round robin the last two rounds of the first cycle change places, so that nobody has one colour three times running. In an odd field whoever meets the last number has the bye.',
    },
    crenshaw: {
      name: 'Crenshaw-Berger (US Chess)',
      about:
        'The tables of the US Chess rulebook, for events under its rules: Berger’s rounds in reverse order, with tables of their own for 4 and 6 players. With 8 players or more numbers 1 and 2 meet in the last round but one. If someone leaves before half of their games, its reversals keep the colours even. In an odd field whoever meets the last number has the bye.',
    },
    standard: {
      name: 'Standard circle',
      about:
        'The circle that many know by heart: number 1 stays and everyone else moves on by one seat. Choose it to repeat a schedule that was made so, or to have 1 and 2 meet in the last round. Colours are even in the end, but from 6 players on somebody has one colour three times running or more; the order of Riches avoids that. In an odd field whoever meets the last number has the bye.',
    },
    riches: {
      name: 'Riches’ letters',
      about:
        'One player is constant and the others go round them, written down in two columns: easy to make on paper and to explain. Play the rounds in the colour-even order, and nobody has one colour more than twice running; in the listed order the top two meet in the last round, at the price of long runs. In an odd field one letter stands for the bye: A, unless you choose another one.',
    },
    shift: {
      name: 'Shifting boards (NZCF)',
      about:
        'For a room without a pairing list: boards in a row keep their colours, and after each game everyone but the anchor moves one board clockwise. Good for lightning events, and for a player who should not walk: they are the anchor. In an odd field the bye sits in the anchor’s place.',
    },
    seats: {
      name: 'Easy Round Robin by seats',
      about:
        'For beginners and schools: every seat has a number, and after each round everyone moves on by one seat, from the last to seat 2. Only seat 1 stays, which suits a player in a wheelchair. Even seats have White, odd seats Black, and seat 1 alternates. In an odd field seat 1 stays empty, and whoever sits opposite has the bye.',
    },
    porter: {
      name: 'Porter’s tables',
      about:
        'Berger’s games with the colours turned on all boards but the first, so that nobody begins with the same colour twice. The order of boards can be chosen so that players hardly move. No federation has adopted it, as far as is known. In an odd field whoever meets the last number has the bye.',
    },
    scheveningen: {
      name: 'Scheveningen, modern tables',
      about:
        'Everyone of one team meets everyone of the other. On an even number of boards all players have equal colours, and so have the teams in every round; on an odd number the difference is one game. The printed tables serve for 4 to 10 boards, rules for all others up to 62. On 2 boards this cannot be; there the classical table is used.',
    },
    'scheveningen-classical': {
      name: 'Scheveningen, classical',
      about:
        'One team has White on all boards in one round, the other in the next: colours alternate perfectly, and are equal on an even number of boards. But the team with White tends to score more, so the score while the match is on says little. It also serves for teams of different sizes, with even colours for all.',
    },
    'scheveningen-cyclical': {
      name: 'Scheveningen by moving boards',
      about:
        'For a match without a table: the teams face each other along a row of boards, and after each game everybody moves one board to their own left, with the exceptions that the NZCF handbook names. Made for lightning matches. Colours are equal on an even number of boards and differ by one game on an odd one.',
    },
  },
  options: {
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
  },
};

const LANGUAGES: Readonly<Record<string, SystemTexts>> = { en };

/** The texts of the pairing systems in a language, else in English. */
export const systemTexts = (language: string): SystemTexts => LANGUAGES[language] ?? en;
