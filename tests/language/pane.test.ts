import { COLOUR_METHODS } from '../../src/core/draw/colours';
import { SYSTEMS } from '../../src/core/pairing/registry';
import { RULE_SETS } from '../../src/core/rules';
import { LANGUAGES, placeholdersOf, say } from '../../src/language/language';
import { choiceTexts } from '../../src/language/choices';
import { newTournamentTexts } from '../../src/language/newTournament';
import { paneTexts } from '../../src/language/pane';
import { paneTournamentTexts } from '../../src/language/paneTournament';
import { takenFileTexts } from '../../src/language/exchangePane';

/** Every text under a name such as `busy.look`. */
const textsIn = (texts: object, under = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[under + key, text] as const] : textsIn(text as object, `${under}${key}.`),
  );

describe.each(LANGUAGES.map(({ code }) => [code]))('the pane in %s', (code) => {
  const texts = [
    ...textsIn(paneTexts(code)),
    ...textsIn(paneTournamentTexts(code)),
    ...textsIn(takenFileTexts(code)),
    ...textsIn(choiceTexts(code)),
    ...textsIn(newTournamentTexts(code)),
  ];

  it.each(texts)('%s is a message that can be filled, for one and for many', (_, text) => {
    for (const count of [0, 1, 2, 5]) {
      const values = Object.fromEntries(placeholdersOf(text, code).map((name) => [name, count]));
      const said = say(text, code, values);
      expect(said.trim()).toBe(said);
      expect(said).not.toMatch(/[{}]|undefined|\?\?/);
      expect(said).not.toBe('');
    }
  });

  it('every pairing system, rule set and way to give colours has its name', () => {
    for (const { name } of SYSTEMS) expect(name).toMatch(/\p{L}{2}/u);
    for (const { id } of RULE_SETS) expect(choiceTexts(code).ruleSets[id]).toMatch(/\p{L}{2}/u);
    for (const { id } of COLOUR_METHODS) expect(choiceTexts(code).colouring[id].name).toMatch(/\p{L}{2}/u);
  });
});
