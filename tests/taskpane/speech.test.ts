import { problem } from '../../src/core/problem';
import '../../src/language/late';
import { speechOf } from '../../src/taskpane/speech';

const { message } = speechOf();
const VALUES = { method: 'varma', system: 'seats', choices: 'berger' };

describe('a problem', () => {
  it('names systems, ways to give numbers and fields as the pane does', () => {
    expect(message(problem('numbering-not-here', {}, VALUES))).toBe(
      'The numbering “Drawn by lot, countries apart (Varma)” does not work with the pairing system Easy Round Robin by seats. Choose the system Berger tables (FIDE), or another numbering.',
    );
    expect(message(problem('pin-twice', { field: 'pin' }, { board: 2 }))).toBe(
      'Field “Stays in one place”: Two players cannot both stay at board 2. Choose another board for one of them.',
    );
  });

  it('names no option of the command line', () => {
    const lacking = problem('exchange-column-missing', {}, { what: 'club', count: 2, heading: 'Club' });
    expect(message(lacking)).toBe(
      'The report asks for the club of 2 players, but the list has no column for it. Add one, or write the heading “Club” on the sheet Players yourself.',
    );
    expect(message(problem('exchange-detail-nowhere', { sheet: 'Hook Team event' }, { what: 'City' }))).toBe(
      'Sheet “Hook Team event”: The report needs “City”, but this sheet has no cell for it yet. Add the cells, then fill it in under “For reports”.',
    );
  });

  it('names the players whose cells of a report are empty, and the column', () => {
    const values = { names: 'Ada; Ben; Cy', count: 3, what: 'FIDE ID', heading: 'FIDE no' };
    expect(message(problem('exchange-player-detail-missing', {}, values))).toBe(
      '3 players have no FIDE ID: Ada; Ben; Cy. Fill in the column “FIDE no” on the sheet Players.',
    );
    expect(
      message(problem('exchange-player-detail-missing', {}, { ...values, names: 'Ada', count: 1 })),
    ).toBe('Ada has no FIDE ID in the list. Type it on the sheet Players.');
  });

  it('tells dates as people write them', () => {
    const read = problem('trf-date-form', {}, { typed: '05.02.2027', date: '2027-02-05' });
    expect(message(read)).toContain('“05.02.2027” is read as Fri 5 Feb 2027.');
    const late = problem('clash-deadline', {}, { date: '2027-02-05', deadline: '2027-02-01' });
    expect(message(late)).toContain('on Fri 5 Feb 2027, after its deadline (Mon 1 Feb 2027)');
  });

  it('of a cell names what has to be typed there', () => {
    const place = { sheet: 'Tournament', cell: 'B4' };
    const typed = problem('choice-unknown', place, { typed: 'bergr', choices: 'berger, crenshaw' });
    expect(message(typed)).toContain('berger, crenshaw');
  });
});
