import { rulesBeside } from './facts';
import { planned } from './plan';
import { QUAD } from './quad';
import { match, quad, rich } from './samples';

describe('the sheets of a tournament', () => {
  it('the workbook opens at the result of the first game', () => {
    expect(rich.plan.active).toEqual({ sheet: 'Pairings', row: 4, column: 5 });
  });

  it('each sheet has its part in the tournament', () => {
    const { sheets } = match.plan;
    expect(sheets.map(({ name, role }) => `${name}: ${role}`)).toEqual([
      'Pairings: pairings',
      'Round: round',
      'Match: match',
      'Standings: standings',
      'Players: players',
      'Tournament: tournament',
      'Log: log',
      'Lists: lists',
      'Calculation: calculation',
    ]);
  });

  it('those for people are shown, lists and calculation are hidden', () => {
    const tabs = match.plan.sheets.map(({ name, hidden = false }) => `${name}${hidden ? ' (hidden)' : ''}`);
    expect(tabs).toEqual([
      'Pairings',
      'Round',
      'Match',
      'Standings',
      'Players',
      'Tournament',
      'Log',
      'Lists (hidden)',
      'Calculation (hidden)',
    ]);
  });

  it('all sheets are printed on the paper that was chosen, with event and section on every page', () => {
    const printed = rich.plan.sheets.filter(({ hidden }) => !hidden);
    expect(printed.map(({ name, print }) => `${name}: ${print?.paper}, ${print?.header}`)).toEqual([
      'Pairings: Letter, Quad · B group',
      'Round: Letter, Quad · B group',
      'Standings: Letter, Quad · B group',
      'Crosstable: Letter, Quad · B group',
      'Players: Letter, Quad · B group',
      'Tournament: Letter, Quad · B group',
      'Log: Letter, Quad · B group',
    ]);
  });

  it.each(['Pairings', 'Standings', 'Crosstable'])(
    'values that Refresh wrote are red on %s when they are out of date',
    (name) => {
      expect(rulesBeside(planned(QUAD, 'refreshed'), quad, name)).toEqual([
        'A2 bold, color B42318 if $A$2="Out of date: results, players or settings changed since the last Refresh."',
      ]);
    },
  );
});
