import { makeDate, parseDate } from '../core/dates';
import type { EventDetails } from '../core/details';
import type { Tournament } from '../core/model';

const dayOf = (date: string | undefined): number | null =>
  date === undefined ? null : (parseDate(date)?.day ?? null);

const text = (day: number): string => makeDate({ day, minutes: null });

/** The details of an event, its first and last day from its games where nobody has said them. */
export const detailsOf = ({ details = {}, games }: Pick<Tournament, 'details' | 'games'>): EventDetails => {
  const days = games.flatMap(({ date }) => dayOf(date) ?? []);
  if (days.length === 0) return details;
  const first = days.reduce((least, day) => Math.min(least, day), Infinity);
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity);
  return { firstDay: text(first), lastDay: text(last), ...details };
};
