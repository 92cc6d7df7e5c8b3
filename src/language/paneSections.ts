import type { DealMethod, SectionSheets, Leftover } from '../core/sections/sizes';
import { byLanguage } from './inProfile';

/** A choice: its name, and what it means. */
interface ChoiceText {
  readonly name: string;
  readonly about: string;
}

/** What the pane says where a list is dealt into sections. Those with values are ICU messages. */
const en = {
  title: 'Sections',
  by: 'Split the list',
  methods: {
    rating: {
      name: 'By rating',
      about:
        'Section A has the strongest players, section B the next, and so on. Everybody meets players of their own strength.',
    },
    snake: {
      name: 'All sections equally strong',
      about:
        'The strongest players are spread over the sections. Without ratings, the order of your list counts.',
    },
    list: {
      name: 'As the list stands',
      about: 'The first on the list are in section A, the next in B, and so on.',
    },
    hand: { name: 'By a column', about: 'Your list says who is in which section.' },
  } satisfies Readonly<Record<DealMethod, ChoiceText>>,
  size: 'Players per section',
  leftover: 'Players left over',
  leftovers: {
    last: { name: 'Join the last section', about: 'It is larger than the others.' },
    spread: { name: 'Spread out', about: 'Some sections have one player more.' },
    double: {
      name: 'Have their own section',
      about: 'Three or more meet each other twice as often; fewer join the last section.',
    },
  } satisfies Readonly<Record<Leftover, ChoiceText>>,
  avoid: 'Keep apart',
  avoidHint: 'Puts players from one club or class into different sections where possible.',
  avoidNobody: 'Nobody',
  column: 'Column with the sections',
  /** The table of the sections. */
  sections: 'Players by section',
  section: 'Section',
  players: 'Players',
  made: '{same, select, yes {} other {Up to }}{rounds, plural, one {# round} other {# rounds}}, {games} games in all.',
  takes: 'About {hours, plural, one {# hour} other {# hours}} of play at {control}.',
  more: '{count, plural, one {and # more section} other {and # more sections}}',
  firstBoards: 'First board',
  firstBoardsHint: 'For section A; the others follow on. Or one for each section: 1, 11, 21.',
  /** Which sheets they get. */
  sheets: 'Sheets',
  sheetsOf: {
    one: {
      name: 'One set for all sections',
      about: 'All results are typed on one sheet; the tables of the sections stand below one another.',
    },
    each: {
      name: 'A set for each section',
      about: 'Each section is a tournament of its own; the sheet Sections shows all of them on one page.',
    },
  } satisfies Readonly<Record<SectionSheets, ChoiceText>>,
};

/** What the pane says of sections in a language, else in English. */
export const paneSectionTexts = byLanguage({ en });

/** What the pane says where finals are made of sections. */
const finalsEn = {
  title: 'Finals',
  about: 'For the best of each section or league, once all its games are played.',
  qualify: 'Players from each section',
  qualifyTeams: 'Teams from each league',
  size: '{count, plural, one {The final} other {Each final}} has {players} players and {rounds} rounds.',
  finals: 'How many finals',
  finalsHint: 'The second final is for the next places, and so on.',
  carry: 'Carry games over',
  carryHint: 'Games between players of one section count in the final and are not played again.',
  /** How a tie for a place is decided. */
  decide: 'If players share a place',
  decideTeams: 'If teams share a place',
  decisions: { nothing: 'Choose …', lots: 'Draw lots', names: 'I say who comes first' },
  names: 'Who comes first',
  namesHint: 'Names, separated by semicolons.',
  make: 'Make the finals',
  /** Why there are none yet. */
  waiting:
    '{games, plural, one {# game is} other {# games are}} still to be played in {count, plural, one {section} other {sections}} {sections}.',
  /** The sheet of all sections, where each has sheets of its own. */
  page: 'Rebuild the sheet Sections',
  pageHint: 'With all sections and finals. It also comes back if you deleted it.',
};

/** What the pane says of finals in a language, else in English. */
export const paneFinalTexts = byLanguage({ en: finalsEn });
