/** What can be wrong where a list is dealt into sections, in English. */
export const sectionProblemsEn = {
  'sections-too-few':
    '{count} players are too few for sections of {size}. Choose a smaller size, or make one tournament of all of them.',
  'sections-one':
    'Everyone is in the section “{section}”. Choose a column that has several, or make one tournament of all of them.',
  'section-missing': 'There is no section for {player}. Type the section in their row.',
  'section-too-small':
    'The section “{section}” has only {count, plural, one {one player} other {# players}}. It needs at least {least}.',
  'section-name-long':
    '“{section}” is too long for the name of a section. Shorten it to {most} characters at most.',
  'list-column-missing': 'The list has no column “{typed}”. Choose one of: {choices}.',
  'clubmates-together':
    '{names} ({club}) stay together in section {section}: {why, select, hand {the list has them there.} members {{club} has {members} players, and there are only {sections} sections.} sizes {the {largest, plural, one {largest section has} other {# largest sections have}} {places} places, and no more than {room} players fit in there without clubmates meeting.} other {other clubs have more players than there are sections, so that no place is left elsewhere.}}',
} as const;
