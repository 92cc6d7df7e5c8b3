import type { DealMethod, SectionSheets, Leftover } from '../core/sections/sizes';

/** A choice: its name, and what it means. */
interface ChoiceText {
  readonly name: string;
  readonly about: string;
}

/** What the pane says where a list is dealt into sections. Those with values are ICU messages. */
export const paneSectionTexts = {
  by: 'Split the list',
  methods: {
    rating: 'By rating',
    age: 'By age, youngest first',
    snake: 'All sections equally strong',
    lots: 'By lot',
    list: 'In list order',
    hand: 'By a column',
  } satisfies Readonly<Record<DealMethod, string>>,
  unrated: 'No ratings: the order of your list counts as strength.',
  drawInstead: 'Draw by lot instead',
  size: 'Players per section',
  leftover: 'Leftover players',
  leftovers: {
    last: { name: 'Join the last section', about: 'It is larger than the others.' },
    spread: { name: 'Spread out', about: 'All sections are about the same size.' },
    double: {
      name: 'Form their own section',
      about:
        'Three or more form a section and play each other twice as often. One or two join the last section.',
    },
  } satisfies Readonly<Record<Leftover, ChoiceText>>,
  avoid: 'Keep apart',
  avoidNobody: 'Nobody',
  column: 'Column with the sections',
  /** The table of the sections. */
  sections: 'All sections',
  all: 'All sections{count, plural, =0 {} one { (# more board)} other { (# more boards)}}',
  section: 'Section',
  players: 'Players',
  made: '{count, plural, one {# section} other {# sections}} of {sizes}',
  length:
    '{same, select, yes {} other {Up to }}{rounds, plural, one {# round} other {# rounds}}, {games} games{hours, plural, =0 {} one {, about # hour at {control}} other {, about # hours at {control}}}',
  firstBoards: 'First board',
  firstBoardsHint:
    'The first section starts here, and the others follow. Or give one for each section: 1, 11, 21.',
  /** Which sheets they get. */
  sheets: 'Sheets',
  sheetsOf: {
    one: {
      name: 'One set for all sections',
      about: 'You type all results on one sheet. Their tables stand one below the other.',
    },
    each: {
      name: 'A set for each section',
      about: 'Each section is a tournament of its own. The sheet Sections shows them all on one page.',
    },
  } satisfies Readonly<Record<SectionSheets, ChoiceText>>,
};

/** What the pane says where finals are made of sections. */
export const paneFinalTexts = {
  title: 'Finals',
  about: 'For the best of each section or league, when all results are in.',
  qualify: 'Players from each section',
  qualifyTeams: 'Teams from each league',
  size: '{count, plural, one {The final} other {Each final}} has {players} players and {rounds} rounds.',
  finals: 'How many finals',
  finalsHint: 'The second final is for the next places, and so on.',
  carry: 'Carry games over',
  carryHint: 'Players from the same section do not play again: their games count in the final.',
  /** How a tie for a place is decided. */
  decide: 'If players share a place',
  decideTeams: 'If teams share a place',
  decisions: { nothing: 'Choose …', lots: 'Draw lots', names: 'I decide who comes first' },
  names: 'Who comes first',
  namesHint: 'Names, separated by semicolons.',
  make: 'Make the finals',
  /** Why there are none yet. */
  waiting:
    '{games, plural, one {# game is} other {# games are}} still to be played in {count, plural, one {section} other {sections}} {sections}.',
  /** The sheet of all sections, where each has sheets of its own. */
  page: 'Rebuild the sheet Sections',
  pageHint: 'It has all sections and finals. This also brings it back if you deleted it.',
};
