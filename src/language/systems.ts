import type { ProfileId } from '../core/model';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import type { Explained } from './paneTexts';

/** The systems whose names or descriptions speak of a chess federation, as other games have them. */
const OTHERWISE: Readonly<Record<string, Partial<Explained>>> = {
  berger: {
    name: 'Berger tables',
    about:
      'The usual tables, with colours as even as they can be. In a double round robin the last two rounds of the first cycle change places, so that nobody has one colour three times running. In an odd field whoever meets the last number has the bye.',
  },
  crenshaw: {
    name: 'Crenshaw-Berger',
    about:
      'Berger’s rounds in reverse order, with tables of their own for 4 and 6 players. From 8 players on numbers 1 and 2 meet in the last round but one. If someone leaves before half of their games, its reversals keep the colours even. In an odd field whoever meets the last number has the bye.',
  },
  shift: {
    name: 'Shifting boards',
    about:
      'For a room without a pairing list: boards in a row keep their colours, and after each game everyone but the anchor moves one board clockwise. Good for lightning events, and for a player who should not walk: they are the anchor. In an odd field the bye sits in the anchor’s place.',
  },
  'scheveningen-cyclical': {
    about:
      'For a match without a table: the teams face each other along a row of boards, and after each game everybody moves one board to their left, with a few exceptions. Made for lightning. Colours are equal on an even number of boards and differ by one game on an odd one.',
  },
};

/** Those that speak of White and Black, where the sides have no colours. */
const WITHOUT_COLOURS: Readonly<Record<string, Partial<Explained>>> = {
  ...OTHERWISE,
  berger: {
    name: 'Berger tables',
    about:
      'The usual tables: everyone is named first about as often as second. In a double round robin the last two rounds of the first cycle change places, so that nobody is on one side three times running. In an odd field whoever meets the last number has the bye.',
  },
  seats: {
    about:
      'For beginners and schools: every seat has a number, and after each round everyone moves on by one seat, from the last to seat 2. Only seat 1 stays, which suits a player in a wheelchair. Even seats are named first, odd seats second, and seat 1 alternates. In an odd field seat 1 stays empty, and whoever sits opposite has the bye.',
  },
  'scheveningen-classical': {
    about:
      'One team is named first on all boards in one round, the other in the next: the sides alternate perfectly, and are equal on an even number of boards. But where it helps to be first that team tends to score more, so the score says little until the end. It also serves for unequal teams.',
  },
};

const IN_GAME: Readonly<Record<ProfileId, Readonly<Record<string, Partial<Explained>>>>> = {
  chess: {},
  go: OTHERWISE,
  neutral: WITHOUT_COLOURS,
};

/** What a system is called in a game, and what is said of it; of an id that is none the id itself. */
export const systemText = (id: string, profile: ProfileId): Explained => {
  const { name, about } = ALL_SYSTEMS.find((each) => each.id === id) ?? { name: id, about: '' };
  return { name, about, ...IN_GAME[profile][id] };
};
