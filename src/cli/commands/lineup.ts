import { LINE_UP } from '../../app/changes/lineUp';
import { takeRow } from '../../app/changes/take';
import { andThen, ok } from '../../core/result';
import type { Seating } from '../../core/teamEvent/reseat';
import { say } from '../../language/language';
import { teamStepTexts } from '../../language/teamSteps';
import { reportTeamStep } from '../affected';
import { STEP_OPTIONS, withTournament } from '../change';
import type { Command } from '../command';

/** `2=Dora`: the board, then who sits there; `2=` for nobody. */
const SEAT = /^\d{1,9}=/;

const parseSeat = (typed: string): Seating => {
  const sign = typed.indexOf('=');
  return { board: Number(typed.slice(0, sign)), name: typed.slice(sign + 1) };
};

/** Changes who sits at boards of a match of teams, in a copy of a workbook. */
export const lineup: Command = {
  name: 'lineup',
  operands: [{ name: 'IN.xlsx' }, { name: 'BOARD=NAME', many: true, optional: true, form: SEAT }],
  options: {
    ...STEP_OPTIONS,
    match: { takes: 'N', required: true, form: /^\d{1,9}$/ },
    team: { takes: 'NAME', required: true },
    absent: { takes: 'NAME' },
  },
  words: teamStepTexts('en').lineup,
  run: async (...call) => {
    const [given, { language, time }] = call;
    const out = given.required('out');
    const input = {
      match: Number(given.required('match')),
      team: given.required('team'),
      absent: given.text('absent'),
      seats: given.operands.slice(1).map(parseSeat),
    };
    const done = await withTournament(
      call,
      (workbook, named) => takeRow(workbook, LINE_UP, input, { time: time(), named }),
      'teams',
    );
    return andThen(done, (taken) => {
      const { match, team, seats: changed } = taken;
      return ok(
        reportTeamStep(taken, {
          ...{ language, out, follows: LINE_UP.follows?.(taken, taken.takenIn) ?? [] },
          first: say(teamStepTexts(language).command.linedUp, language, { count: changed.length, out }),
          json: { match: match.no, team: team.name, seats: changed },
        }),
      );
    });
  },
};
