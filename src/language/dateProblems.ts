/** What can be wrong with the dates of rounds, in English. */
export const dateProblemsEn = {
  'date-invalid': '“{typed}” is not a date. Write one like 2026-11-27, or with a time 2026-11-27 19:00.',
  'dates-count':
    '{count, plural, one {# date was} other {# dates were}} given for {rounds, plural, one {# round} other {# rounds}}. Give one for each round, or the first and the days between rounds, such as 2026-11-27/7.',
  'dates-order':
    'Round {round} would be played on {date}, before the round above it ({before}). Check the dates.',
} as const;
