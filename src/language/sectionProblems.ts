/** What can be wrong where a list is dealt into sections, in English. */
export const sectionProblemsEn = {
  'sections-too-few':
    '{count} players are too few for sections of {size}. Choose a smaller size, or make one tournament of all of them.',
  'sections-one':
    'Everyone is in the section “{section}”. Choose a column that has several, or make one tournament of all of them.',
  'section-missing': 'This player has no section. Type it in their row.',
  'section-too-small':
    'The section “{section}” has only {count, plural, one {one player} other {# players}}. It needs at least {least}.',
  'section-name-long':
    '“{section}” is too long for the name of a section. Shorten it to {most} characters at most.',
  'list-column-missing': 'The list has no column “{typed}”. Choose one of: {choices}.',
  'clubmates-many':
    '{names} stay together in section {section}: {club} has {members} players, and there are only {sections} sections.',
  'clubmates-crowded':
    '{names} ({club}) stay together in section {section}: the {count, plural, one {largest section has} other {# largest sections have}} {places} places, and at most {room} players fit in there without clubmates meeting.',
  'clubmates-others':
    '{names} ({club}) stay together in section {section}: other clubs have more players than there are sections, so no other place is left.',
  'clubmates-by-hand': '{names} ({club}) are together in section {section}, as the list has them.',
} as const;
