import { PENDING, PENDING_FORMS } from '../../src/core/pending';

it('a game that is not finished is postponed or adjourned, in English, German or short', () => {
  const formsOf = (wanted: string) =>
    PENDING_FORMS.filter(([, pending]) => pending === wanted).map(([form]) => form);
  expect(PENDING).toEqual(['postponed', 'adjourned']);
  expect(formsOf('postponed')).toEqual(['postponed', 'pp', 'ppd', 'verlegt']);
  expect(formsOf('adjourned')).toEqual(['adjourned', 'adj', 'adj.', 'hängepartie']);
});

it('the forms of one word stand together, in the order of the words', () => {
  const words = PENDING_FORMS.map(([, pending]) => PENDING.indexOf(pending));
  expect(words).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});
