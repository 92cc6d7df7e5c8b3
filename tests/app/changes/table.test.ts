import { CHANGE_IDS, changeOf, stepWords } from '../../../src/app/changes/table';
import { say } from '../../../src/language/language';
import { parseRule } from '../../../src/sheets/log/rule';
import { SAID_CHANGES } from '../../../src/sheets/log/sentences';

it('every change is a row under its own id, with words for itself, its fields and their choices', () => {
  expect(new Set(CHANGE_IDS.map((id) => changeOf(id).words.name)).size).toBe(CHANGE_IDS.length);
  for (const id of CHANGE_IDS) {
    const { id: own, words, fields } = changeOf(id);
    expect(own).toBe(id);
    for (const text of [words.name, words.about, words.take]) expect(text).toMatch(/^[A-Z].*\w/);
    for (const { label, choices = [] } of fields) {
      expect(label).toMatch(/^[A-Z]\w/);
      for (const [, text] of choices) expect(text).toMatch(/^[A-Z]\w/);
    }
  }
});

it('the Log can name every change, and is read back', () => {
  for (const id of CHANGE_IDS) {
    const rules = [id, `${id} 3`, `${id} 3 lots`].map(parseRule);
    expect(rules.map((rule) => (rule?.did === 'change' ? rule.id : rule?.did))).toContain(id);
  }
});

it('the Log has a sentence for every change', () => {
  const ownRules = ['undo', 'redo', 'withdraw', 'enter', 'remove'];
  expect(CHANGE_IDS.filter((id) => !ownRules.includes(id)).sort()).toEqual([...SAID_CHANGES].sort());
});

it.each([
  [{ did: 'change', id: 'record' } as const, 'results recorded'],
  [{ did: 'change', id: 'adjust', player: 3 } as const, 'points of Anna adjusted'],
  [{ did: 'withdraw', player: 3, by: 'fide' } as const, 'Anna withdrawn'],
  [{ did: 'enter', player: 8, by: 'seat' } as const, 'Anna entered'],
  [{ did: 'repair', sheets: true } as const, 'repaired'],
])('the step of %j is called “%s”', (rule, text) => {
  expect(say(stepWords(rule)!, 'en', { player: 'Anna' })).toBe(text);
});

it('what is no change of the table has no words here', () => {
  expect(stepWords({ did: 'change', id: 'applaud' })).toBeUndefined();
  expect(stepWords({ did: 'refresh' })).toBeUndefined();
});
