import { mentions } from '../../src/grid/mentions';

const SHEETS = new Set(['pairings', "tom's players"]);
const TABLES = new Set(['players_t1']);
const refers = (formula: string): boolean => mentions(formula, SHEETS, TABLES);

describe('whether a formula refers to sheets that are to go', () => {
  it.each([
    'Pairings!A1',
    "'Pairings'!$A$1:$B$9",
    'SUM(pairings!A1,2)',
    "COUNTIFS('Tom''s Players'!A:A,1)",
    'SUM(Mine:Pairings!A1)',
    "SUM('Pairings:Other'!A1)",
    '2*-Pairings!A1',
    'SUM(players_t1[Name])',
    'ROWS(Players_T1)',
  ])('%s does', (formula) => expect(refers(formula)).toBe(true));

  it.each([
    'Mine!A1',
    '"Pairings!A1"&B2',
    "'Blitz Pairings'!A1",
    'BlitzPairings!A1',
    "'[other.xlsx]Pairings'!A1",
    '[1]Pairings!A1',
    'Players_t10[Name]',
    'Pairings+1',
    "'it''s a text'!A1",
  ])('%s does not', (formula) => expect(refers(formula)).toBe(false));
});
