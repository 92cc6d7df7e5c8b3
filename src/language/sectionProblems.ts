/** What can be wrong where a list is dealt into sections, in English. */
export const sectionProblemsEn = {
  'section-size-missing': 'Say how many players a section has, such as 4.',
  'sections-too-few':
    '{count} players are too few for sections of {size}. Choose a smaller size, or make one tournament of all of them.',
  'sections-one':
    'Everyone is in the section “{section}”. Choose a column that has several, or make one tournament of all of them.',
  'section-too-small':
    'The section “{section}” has only {count, plural, one {one player} other {# players}}. It needs at least {least}.',
  'section-name-long':
    '“{section}” is too long for the name of a section. Shorten it to {most} characters at most.',
  'first-boards-many':
    'You gave {count} first boards, and there are {sections} sections. Give one for each at most.',
  'boards-overlap':
    'Section {section} would begin at board {board}, and section {other} plays up to board {last}. Let it begin at board {next} or later.',
  'list-column-missing': 'The list has no column “{typed}”. Choose one of: {choices}.',
  'clubmates-many':
    '{club} has {members} players, and there are only {sections} sections. These stay together: {names}.',
  'clubmates-crowded':
    'The {count, plural, one {largest section has} other {# largest sections have}} {places} places, and at most {room} players fit in there without clubmates meeting. These of {club} stay together: {names}.',
  'clubmates-others':
    'Other clubs have more players than there are sections, so these of {club} stay together: {names}.',
  'clubmates-by-hand': 'The list has these of {club} together: {names}.',
  'sections-no-page':
    'There are no two sections here that have sheets of their own, so there is nothing to show on one page.',
  'final-no-sections':
    'There are no sections here from which a final could be made. Deal a list into sections first.',
  'final-unfinished':
    '{section} still has {count, plural, one {one game} other {# games}} to play. Finish them first.',
  'final-tie':
    'In {section} these {count} share a place, and not all of them come into the same final: {names}. Say who comes first by name, or have lots drawn.',
  'final-carry-cycles':
    '{section} was played in {count, plural, one {one cycle} other {# cycles}}, and the final has {cycles, plural, one {one} other {#}}. Games are carried over only where these are as many: let the final have as many, or play all its games anew.',
  'final-too-few':
    'A final would have only {count, plural, one {one player} other {# players}}. It needs at least {least}: let more qualify.',
} as const;
