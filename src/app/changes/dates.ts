import { nowDated, roundDatesFrom, undated } from '../../core/calendar/planned';
import { parseSkip, parseTypedDates, type TypedDates } from '../../core/calendar/wanted';
import type { Tournament } from '../../core/model';
import { countTo } from '../../core/numbers';
import { sizeProblem } from '../../core/pairing/schedule';
import { problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { cellText } from '../../grid/cell';
import { choiceTexts } from '../../language/choices';
import { roundsOn } from '../../language/dates';
import type { LoggedChange } from '../../sheets/log/changes';
import { parseKey, settingKey } from '../../sheets/log/key';
import { tellingChanged } from '../cells';
import { parseRoundDates } from '../fromKeyedCells';
import { changesBetween, DATES, keyedCells } from '../keyedCells';
import type { OpenTournament } from '../open';
import { change, type RebuildPlan } from './change';

/** The dates as typed, and the first round that gets one. */
interface NewDates extends TypedDates {
  readonly round: number;
}

const SKIP = settingKey('skip');

/**
 * The tournament after dates come or go. Dates that go must be as the step wrote them. Problems: `changed-meanwhile` with each cell
 * that somebody changed.
 */
export const datesAfter = (open: OpenTournament, changes: readonly LoggedChange[]): Result<Tournament> => {
  const { tournament } = open;
  const { dated, calendarLimits: { boards = null } = {} } = tournament;
  const bare = undated(tournament);
  const told = new Map(changes.map((each) => [each.key, dated ? each.before : each.after]));
  const skip = parseSkip(cellText(told.get(SKIP) ?? null));
  const written = nowDated(bare, parseRoundDates(told.get(DATES)), skip.ok ? skip.value : []);
  if (!dated) return ok(written);
  const differing = tellingChanged(open);
  const problems = changesBetween(keyedCells(written), keyedCells(tournament)).flatMap(
    ({ key, before, after }) => (key === DATES ? [] : differing(key, before, after)),
  );
  return unlessProblems([...problems, ...differing('boards', null, boards)], () => bare);
};

/** What setting the dates would do. Problems: `games-dated`, `number-out-of-range`, those of `parseTypedDates` and `roundDatesFrom`. */
const planDates = (tournament: Tournament, { round, ...typed }: NewDates): Result<RebuildPlan> => {
  const { rounds, dated } = tournament;
  if (dated) return fail(problem('games-dated'));
  const wrong = sizeProblem('round', round, 1, rounds);
  if (wrong) return fail(wrong);
  return andThen(parseTypedDates(typed), (wanted) =>
    andThen(roundDatesFrom(round, tournament, wanted), (dates) => {
      const after = nowDated(tournament, dates, wanted.skip ?? []);
      const changes = changesBetween(keyedCells(tournament), keyedCells(after)).filter(
        ({ key }) => parseKey(key)?.of === 'setting',
      );
      return ok({ changes, keepsUnread: true, next: () => ok(after) });
    }),
  );
};

const texts = choiceTexts();

/** A tournament that was made without dates gets them. */
export const SET_DATES = change({
  id: 'dates',
  words: {
    name: 'The rounds get dates',
    about: 'Adds the column Date to the sheet Pairings. Results and everything else you typed stay.',
    take: 'Set the dates',
    step: 'Set the dates of the rounds',
    ofTeams: {
      name: 'The rounds get dates',
      about:
        'Adds columns for dates and venues to the sheet Matches. Results and everything else you typed stay.',
    },
  },
  fields: [
    {
      name: 'round',
      label: 'From round',
      kind: 'choice',
      choicesIn: ({ rounds }) => countTo(rounds).map((round) => [String(round), String(round)] as const),
    },
    { name: 'first', label: texts.firstDay, kind: 'date' },
    { name: 'days', label: texts.daysBetween, kind: 'text', now: () => '7' },
    { name: 'skip', label: texts.skipped, hint: texts.skippedHint, kind: 'text', optional: true },
    { name: 'times', label: texts.times, hint: texts.timesHint, kind: 'text', optional: true },
  ],
  input: ({ round = '1', first = '', days = '7', skip = '', times = '' }): NewDates => ({
    ...{ round: Number(round), first, days, skip, times },
  }),
  plan: ({ open }, dates) => planDates(open.tournament, dates),
  follows: ({ changes }) => [
    {
      text: 'The dates: {dates}.',
      values: {
        dates: roundsOn(parseRoundDates(changes.find(({ key }) => key === DATES)?.after)),
      },
    },
  ],
});
