import { DEFAULT_RULES, RULE_SETS, rulesFor, rulesOf } from '../../src/core/ruleSets';
import { checkOrder, orderWarnings } from '../../src/core/tiebreak/registry';
import { crossTable } from '../eventFixtures';
import { valueOf } from '../results';

const listOf = (id: string): string => {
  const rules = rulesOf(id);
  return rules.ok ? rules.value.tieBreaks.join(',') : '';
};

describe('rule sets', () => {
  it('are the lists of the federations', () => {
    expect(listOf('fide-2019')).toBe('PTS,DE,WIN,SB,KS');
    expect(listOf('fide-2026')).toBe('PTS,DE,WIN,SB,KS');
    expect(listOf('nzcf')).toBe('PTS,NZ_SB#rest,WIN,DE');
    expect(listOf('nzcf-swiss')).toBe('PTS,NZ_BH#rest,NZ_SB#rest,NZ_BH/C1#rest,NZ_BH/C2#rest');
    expect(listOf('uscf-34f')).toBe('PTS,SB,US_TIED');
    expect(listOf('go')).toBe('PTS,SODOS,DE');
    expect(listOf('scores')).toBe('PTS,DE,DIFF,SCORED,SB');
    expect(listOf('match')).toBe('PTS,WIN,SB');
    expect(listOf('own')).toBe('PTS');
  });

  it('can all be applied; in a round robin only that for Swiss tournaments is warned of', () => {
    const table = crossTable('*1= | 0*1 | =0*');
    for (const { id, tieBreaks } of RULE_SETS) {
      expect(checkOrder(tieBreaks)).toEqual([]);
      const profile = id === 'scores' ? 'plain' : 'chess';
      const warned = orderWarnings({ ...table, profile }, tieBreaks).map(({ code }) => code);
      expect([id, [...new Set(warned)]]).toEqual([id, id === 'nzcf-swiss' ? ['criterion-idle'] : []]);
    }
  });

  it('name their source, all but one’s own; FIDE’s that of the order and that of each tie-break', () => {
    expect(RULE_SETS.filter(({ source }) => source === '').map(({ id }) => id)).toEqual(['own']);
    for (const id of ['fide-2019', 'fide-2026'])
      expect(valueOf(rulesOf(id)).source).toMatch(
        /C\.02 13\.16\.2 of 2019.*C\.07|C\.07.*C\.02 13\.16\.2 of 2019/,
      );
  });

  it('go with a match of two teams, else with a game, else with a pairing system, else FIDE’s of 2019', () => {
    expect(rulesFor('scheveningen', 'go').id).toBe('match');
    expect(rulesFor('berger', 'chess').id).toBe('fide-2019');
    expect(rulesFor('shift', 'chess').id).toBe('nzcf');
    expect(rulesFor('crenshaw', 'neutral').id).toBe('scores');
    expect(rulesFor('crenshaw', 'go').id).toBe('go');
    expect(rulesFor('riches', 'chess')).toBe(DEFAULT_RULES);
  });

  it('that there is none of is a problem', () => {
    expect(rulesOf('house').ok).toBe(false);
    expect(rulesOf()).toEqual(rulesOf('fide-2019'));
  });
});

it('rules that there are not are refused with those that there are', () => {
  const choices = RULE_SETS.map(({ id }) => id).join(', ');
  expect(choices).toMatch(/^[\w-]+(, [\w-]+)+$/);
  expect(rulesOf('fide-1903')).toEqual({
    ok: false,
    problems: [{ code: 'rules-unknown', place: {}, values: { typed: 'fide-1903', choices } }],
  });
});
