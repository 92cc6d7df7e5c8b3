import { joinedNames, namesIn } from '../../src/language/nameLists';

describe('names in a list', () => {
  it('stand between commas, and between semicolons where one of them has a comma', () => {
    expect(joinedNames(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben, Cleo');
    expect(joinedNames(['Adams, Ava 1', 'Adams, Ava 2'])).toBe('Adams, Ava 1; Adams, Ava 2');
  });

  it('end with “and” in a sentence; more than two with commas do not', () => {
    expect(namesIn(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben, and Cleo');
    expect(namesIn(['Adams, Ava', 'Berg, Ben'])).toBe('Adams, Ava and Berg, Ben');
    expect(namesIn(['Adams, Ava', 'Berg, Ben', 'Cleo'])).toBe('Adams, Ava; Berg, Ben; Cleo');
  });
});
