import { openRoster } from '../../src/app/roster';
import {
  choicesOf,
  draftOf,
  effective,
  NO_OPTIONS,
  optionsOn,
  type Options,
} from '../../src/taskpane/options';
import type { Roster } from '../../src/sheets/roster';
import { NAMES, listOf, withList } from './surroundings';

const rosterOf = async (names: readonly string[]): Promise<Roster> => {
  const roster = await openRoster(withList(listOf(names)), {});
  if (!roster.ok) throw new Error(JSON.stringify(roster.problems));
  return roster.value;
};

const scoringOf = async (options: Partial<Options>) => {
  const choices = choicesOf(await rosterOf(NAMES), { ...NO_OPTIONS, ...options }, 'en');
  return choices.ok ? choices.value.scoring : choices.problems;
};

describe('the scoring', () => {
  it('is the rules’ own unless another is chosen', async () => expect(await scoringOf({})).toBeUndefined());

  it('3-1-0', async () =>
    expect(await scoringOf({ scoring: 'three' })).toEqual({ win: 3, draw: 1, loss: 0, unit: 1 }));

  it.each([['0.5'], ['0,5'], ['.5'], ['½'], [' 0.50 ']])('reads %s as half a point', async (draw) =>
    expect(await scoringOf({ scoring: 'own', points: ['1', draw, '0'] })).toEqual({
      win: 2,
      draw: 1,
      loss: 0,
      unit: 2,
    }),
  );

  it.each([[''], ['x'], ['1e1'], ['-1'], ['2']])(
    '%p is no draw between a win of 1 and a loss of 0',
    async (draw) =>
      expect(await scoringOf({ scoring: 'own', points: ['1', draw, '0'] })).toMatchObject([
        { code: 'scoring-invalid' },
      ]),
  );
});

describe('what nobody chose', () => {
  it('is Berger, one cycle, in the order of the list, FIDE’s tie-breaks', async () => {
    const { system, cycles, numbers, rules, profile, event } = effective({ sheet: 'Club' }, NO_OPTIONS);
    expect({ system, cycles, numbers, rules, profile, event }).toEqual({
      system: 'berger',
      cycles: 1,
      numbers: 'list',
      rules: 'fide-2019',
      profile: 'chess',
      event: 'Club',
    });
  });

  it('follows what was chosen: US Chess’s tie-breaks with its tables', () =>
    expect(effective({ sheet: 'Club' }, { ...NO_OPTIONS, system: 'crenshaw' }).rules).toBe('uscf-34f'));
});

describe('the choices of a system', () => {
  const BERGER = optionsOn('berger', 10, {});
  const riches = (players: number, chosen = {}) =>
    optionsOn('riches', players, chosen).map(({ name, chosen: value }) => [name, value]);

  it('are those that mean anything in the field: no letter of the bye where nobody rests', () => {
    expect(BERGER).toEqual([]);
    expect(riches(10)).toEqual([
      ['order', 'even'],
      ['anchorFirst', 'white'],
    ]);
    expect(riches(9)).toContainEqual(['byeLetter', 'A']);
    expect(riches(9, { byeLetter: 'C' })).toContainEqual(['byeLetter', 'C']);
  });

  it('are dropped where the list has become too short for them', async () => {
    const options: Options = { ...NO_OPTIONS, system: 'riches', systemOptions: { byeLetter: 'J' } };
    const nine = draftOf(await rosterOf(NAMES.slice(0, 9)), options, 'en');
    expect(nine).toMatchObject({ value: { tournament: { systemOptions: { byeLetter: 'J' } } } });
    const five = draftOf(await rosterOf(NAMES.slice(0, 5)), options, 'en');
    expect(five).toMatchObject({ value: { tournament: { systemOptions: { byeLetter: 'A' } } } });
    expect(draftOf(await rosterOf(NAMES.slice(0, 6)), options, 'en')).toMatchObject({ ok: true });
  });
});

describe('a draft', () => {
  it('is the tournament with its preview, live with the options', async () => {
    const roster = await rosterOf(NAMES);
    const once = draftOf(roster, NO_OPTIONS, 'en');
    expect(once).toMatchObject({ ok: true, value: { preview: { rounds: 9, games: 45 } } });
    const twice = draftOf(roster, { ...NO_OPTIONS, cycles: 2 }, 'en');
    expect(twice).toMatchObject({ ok: true, value: { preview: { rounds: 18, games: 90 } } });
  });

  it('numbers by rating: the highest rated is number 1', async () => {
    const roster = await rosterOf(NAMES);
    const backwards = { ...roster, players: [...roster.players].reverse() };
    const firstOf = (options: Partial<Options>): string | undefined => {
      const draft = draftOf(backwards, { ...NO_OPTIONS, ...options }, 'en');
      return draft.ok ? draft.value.tournament.players[0]?.name : undefined;
    };
    expect(firstOf({})).toBe('Jan');
    expect(firstOf({ numbers: 'rating' })).toBe('Anna');
  });

  it('without a word for the lots has a problem', async () => {
    const draft = draftOf(await rosterOf(NAMES), { ...NO_OPTIONS, numbers: 'lots', seed: ' ' }, 'en');
    expect(draft).toMatchObject({ ok: false, problems: [{ code: 'seed-missing' }] });
  });
});
