import { makeDate } from '../../core/calendar/dates';
import { largest, smallest } from '../../core/extremes';
import type { Player, Tournament } from '../../core/model';
import { bornOn, isOfBirths } from './deal';

type Listed = Pick<Tournament, 'columns'> & { readonly players: readonly Pick<Player, 'extra'>[] };

/** When the players of a list were born who say so, in days of the calendar. */
export const birthsIn = ({ columns, players }: Listed): readonly number[] => {
  const at = columns.findIndex(isOfBirths);
  return players.flatMap(({ extra }) => bornOn(extra?.[at]) ?? []);
};

/** Sections that were dealt by age, the youngest first, with the first and the last birth; nothing where others were born in between. */
export const dealtByAge = (sections: readonly { readonly name: string; readonly tournament: Listed }[]) => {
  const all = sections
    .map(({ name, tournament }) => ({ name, births: birthsIn(tournament) }))
    .map(({ name, births }) => ({ name, first: smallest(births), last: largest(births) }))
    .sort((one, other) => other.first - one.first);
  const [youngest, ...others] = all;
  const isApart = others.every(({ first, last }, at) => first < Infinity && last <= (all[at]?.first ?? 0));
  return isApart && youngest && youngest.last > (others.at(-1)?.first ?? Infinity) ? all : [];
};

/** A section as people choose it, with the years of its players if it was dealt by age: `A: 2016–2018`. */
export const withYears = (name: string, births: ReturnType<typeof dealtByAge>): string => {
  const own = births.find((each) => each.name === name);
  const years = own && [own.first, own.last].map((day) => makeDate({ day, minutes: null }).slice(0, 4));
  return years ? `${name}: ${[...new Set(years)].join('–')}` : name;
};
