import { isDate } from '../../core/calendar/dates';
import { daysAfter, plannedDate } from '../../core/calendar/timing';
import { reschedule, type Rescheduled } from '../../core/calendar/reschedule';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { andThen, ok, type Result } from '../../core/result';
import { cellText } from '../../grid/cell';
import { dateText } from '../../language/dates';
import { splitLine } from '../../sheets/log/changes';
import { stepsOfNumbers } from '../../sheets/log/history';
import { gameKey } from '../../sheets/log/key';
import { cellsFor, isResult, timesOf } from '../cells';
import { wantedBetween } from '../keyedCells';
import type { OpenStep } from '../step';
import { change, type Follows, GAME, type Given, number, type Patched } from './change';

/** A game, by number, and its new date; empty while nobody knows one. */
export interface NewDate {
  readonly game: number;
  readonly to: string;
}

/** The rule of the step that changed a cell last. */
const lastRule = ({ lines }: OpenStep, key: string): string | undefined =>
  stepsOfNumbers(lines)
    .filter((line) => splitLine(line).some((each) => each.key === key))
    .sort((one, other) => one.step - other.step)
    .at(-1)?.rule;

/** What moving a game to another date would do. Problems: those of the core's `reschedule`, `workbook-part-missing`. */
const planDate = (opened: OpenStep, { game: no, to }: NewDate): Result<Patched<Rescheduled>> => {
  const { open } = opened;
  const { tournament } = open;
  return andThen(reschedule(tournament, no, to), (moved) => {
    const games = tournament.games.map((each) => (each.no === no ? moved.game : each));
    // An empty cell reads as planned for the date that the game has: the planned date stays there once it moves.
    const planned = gameKey(no, 'planned');
    const wanted = new Map([
      // A game back on its date is open again, unless somebody typed that it is postponed.
      ...wantedBetween(tournament, { ...tournament, games }).filter(
        ([key, write]) => write !== null || !isResult(key) || lastRule(opened, key) === 'reschedule',
      ),
      ...timesOf(tournament, moved.game).filter(([key]) => key === planned),
    ]);
    return andThen(cellsFor(open, [...wanted]), (all) => {
      // A result that nobody understands stays, for whoever typed it.
      const cells = all.filter(
        ({ expect, write }) => write !== 'postponed' || cellText(expect).trim() === '',
      );
      return ok({ ...moved, patch: { cells } });
    });
  });
};

const follows = (
  { before, game, players: [white, black], teams: [one, other] }: Patched<Rescheduled>,
  { players, discipline }: Pick<Tournament, 'players' | 'discipline'>,
): readonly Follows[] => {
  const name = nameOf(players);
  const shown = (date: string | undefined, missing: string): string =>
    date === undefined ? missing : dateText(date);
  return [
    {
      text: discipline
        ? 'Match {game}, {white} – {black}: {from} → {to}'
        : '{white} – {black}: {from} → {to}',
      values: {
        ...{ game: game.no, white: name(white), black: name(black) },
        ...{ from: shown(before.date, 'without a date'), to: shown(game.date, 'no date yet') },
      },
    },
    ...(game.planned === undefined || game.planned === before.date
      ? []
      : [{ text: 'It was planned for {planned}.', values: { planned: dateText(game.planned) } }]),
    one === undefined || other === undefined
      ? {
          text: 'Both players have to agree: {white} and {black}.',
          values: { white: name(white), black: name(black) },
        }
      : {
          text: 'The captains of both teams have to agree: {one} and {other}.',
          values: { one, other },
        },
  ];
};

/** How a date is typed: a week after that of the game, or of any other. */
const example = ({ games }: Tournament, { game }: Given): string => {
  const dates = [...games.filter(({ no }) => String(no) === game), ...games].map(plannedDate);
  const planned = dates.find(isDate);
  if (planned === undefined)
    return 'Day and month, with a time if you like. Leave it empty until you have a date.';
  const day = dateText(daysAfter(planned, 7), ['day', 'month']);
  return `Such as ${day}, or with another time ${day} 19:30. Leave it empty until you have a date.`;
};

/** A game moves to another date. */
export const RESCHEDULE = change({
  id: 'reschedule',
  words: {
    name: 'A game moves to another date',
    about:
      'The planned date stays beside the new one. Without a date, or from the next round on, the game counts as postponed.',
    take: 'Move the game',
    takeWithout: { to: 'Postpone the game' },
    step: 'Changed the date of {teams, select, true {a match} other {a game}}',
    ofTeams: {
      name: 'A match moves to another date',
      about:
        'The planned date stays beside the new one. Without a date, or from the next round on, its boards count as postponed.',
      take: 'Move the match',
      takeWithout: { to: 'Postpone the match' },
    },
  },
  fields: [
    GAME,
    {
      name: 'to',
      label: 'New date',
      hintIn: example,
      kind: 'text',
      optional: true,
    },
  ],
  input: ({ game, to = '' }): NewDate => ({ game: number(game), to }),
  plan: planDate,
  follows,
});
