import { makeEvent, parseEvent } from '../../../src/core/format/event';
import { told, valueOf } from '../../results';
import { newField } from '../../sheets/field';
import { scheduled } from '../calendar/field';

const dated = {
  ...scheduled(4, '2026-11-27/7', { venue: { all: 'Hall' } }),
  calendarLimits: {
    boards: 2,
    skip: [{ from: '2026-12-24', to: '2027-01-02' }],
    asOf: '2026-12-01',
  },
};

describe('the calendar in an event file', () => {
  it('comes back as it was written, with what its dates are held against', () => {
    const { games, calendar, calendarLimits } = valueOf(parseEvent(makeEvent(dated)));
    expect({ games, calendar, calendarLimits }).toEqual({
      games: dated.games,
      calendar: ['planned', 'venue'],
      calendarLimits: dated.calendarLimits,
    });
  });

  it('what is no number of boards, no day and no range of days is named', () => {
    const skip = [{ from: '2026-12-24', to: '2026-12-23' }, { from: 'Friday' }];
    const file = JSON.stringify({
      ...(JSON.parse(makeEvent(dated)) as object),
      calendarLimits: { boards: 0, skip, asOf: '2026-12-01 19:00' },
    });
    expect(told(parseEvent(file))).toEqual([
      'number-out-of-range; field calendarLimits.boards; typed 0; least 1; most 10000',
      'skip-invalid; field calendarLimits.skip[0]; typed 2026-12-24..2026-12-23',
      'event-field; field calendarLimits.skip[1].from; expected date',
      'event-field; field calendarLimits.skip[1].to; expected date',
      'event-field; field calendarLimits.asOf; expected date',
    ]);
  });

  it('a tournament without dates has nothing that they could be held against', () => {
    const undated = JSON.stringify({
      ...(JSON.parse(makeEvent(newField(['Anna', 'Berg', 'Cora']))) as object),
      calendarLimits: { boards: 2 },
    });
    expect(valueOf(parseEvent(undated))).not.toHaveProperty('calendarLimits');
  });
});
