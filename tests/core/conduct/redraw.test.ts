import { becomesBye, redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import { makeTournament } from '../../../src/core/tournament';
import type { Game, Numbering, Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { played, valueOf, withStatus } from './played';

const drawn = (players: number, numbering: Numbering, system = 'berger'): Tournament => ({
  ...played(players, 0, { system }),
  numbering,
});
const LOTS: Numbering = { method: 'lots', seed: 'apple' };
const names = ({ players }: Tournament): readonly string[] => players.map(({ name }) => name);
const withoutLast = (games: readonly Game[], no: number) =>
  games
    .filter(({ white, black }) => white !== no && black !== no)
    .map(({ round, white, black }) => `${round}: ${white}-${black}`);

describe('a field that changes before the first result', () => {
  it('the last number of an even field leaves: they become the bye, and nobody else’s number or game changes', () => {
    for (const system of ['berger', 'crenshaw', 'standard', 'porter'])
      for (const players of [4, 6, 8, 10, 12]) {
        const before = drawn(players, LOTS, system);
        const { tournament, by } = valueOf(redrawWithout(before, players));
        expect(by).toBe('bye');
        expect(names(tournament)).toEqual(names(before).slice(0, -1));
        expect(withoutLast(tournament.games, players).sort()).toEqual(
          withoutLast(before.games, players).sort(),
        );
        expect(tournament.rests).toHaveLength(players - 1);
      }
  });

  it('anyone else leaves: new lots for all, which anyone can repeat', () => {
    const before = drawn(10, LOTS);
    const { tournament, by } = valueOf(redrawWithout(before, 4));
    expect(by).toBe('lots');
    expect([...names(tournament)].sort()).toEqual(
      names(before)
        .filter((_, index) => index !== 3)
        .sort(),
    );
    expect(names(tournament)).not.toEqual(names(before).filter((_, index) => index !== 3));
    expect(tournament.numbering).toEqual(LOTS);
    expect(valueOf(redrawWithout(before, 4)).tournament).toEqual(tournament);
    expect(names(valueOf(redrawWithout(before, 4, 'pear')).tournament)).not.toEqual(names(tournament));
  });

  it('what was drawn is told by lines of the list, and nothing where no lots were drawn', () => {
    const lots = valueOf(redrawWithout(drawn(10, LOTS), 4));
    const left = names(drawn(10, LOTS)).filter((_, index) => index !== 3);
    expect(lots.lines.map((line) => left[line - 1])).toEqual(names(lots.tournament));
    expect(valueOf(redrawWithout(drawn(10, LOTS), 10)).lines).toEqual([]);
    expect(valueOf(redrawWithout(drawn(10, { method: 'list' }), 4)).lines).toEqual([]);
  });

  it('the last number becomes the bye, and their pin goes with them', () => {
    const pins = [{ no: 2, board: 1 }, { no: 10 }];
    const { tournament } = valueOf(redrawWithout({ ...drawn(10, LOTS), pins }, 10));
    expect(tournament.pins).toEqual([{ no: 2, board: 1 }]);
  });

  it('a seed is kept where it draws numbers or colours; the seed of the lots for ranks stays', () => {
    const listed = { ...drawn(6, { method: 'list' }), lotsSeed: 'rank' };
    const again = valueOf(redrawWithout(listed, 2, 'pear')).tournament;
    expect(again.numbering).toEqual({ method: 'list' });
    expect(again.lotsSeed).toBe('rank');
    expect(valueOf(redrawWithout(drawn(6, LOTS), 2)).tournament).not.toHaveProperty('lotsSeed');
  });

  it('only the last number of an even field becomes the bye', () => {
    const found = [8, 9].map((players) =>
      drawn(players, LOTS)
        .players.filter(({ no }) => becomesBye(drawn(players, LOTS), no))
        .map(({ no }) => no),
    );
    expect(found).toEqual([[8], []]);
  });

  it('the last number of an odd field is no bye', () => {
    expect(becomesBye(drawn(9, LOTS), 9)).toBe(false);
    expect(valueOf(redrawWithout(drawn(9, LOTS), 9)).by).toBe('lots');
  });

  it('where the empty seat is number 1 the last number does not become it', () => {
    expect(becomesBye(drawn(8, LOTS, 'seats'), 8)).toBe(false);
    expect(becomesBye(drawn(8, LOTS, 'shift'), 8)).toBe(false);
  });

  it('without lots the numbers close up, and whoever is new has the last', () => {
    const before = drawn(8, { method: 'list' });
    expect(names(valueOf(redrawWithout(before, 3)).tournament)).toEqual(
      names(before).filter((_, index) => index !== 2),
    );
    const { tournament, by } = valueOf(redraw(before, [...before.players, { name: 'New' }]));
    expect([by, names(tournament)]).toEqual(['numbers', [...names(before), 'New']]);
  });

  it('by rating the strongest is first again, and numbers by hand go on', () => {
    const strong = { name: 'Strong', rating: { typed: 2800, strength: 2800 } };
    const rated = drawn(6, { method: 'rating' });
    expect(names(valueOf(redraw(rated, [...rated.players, strong])).tournament)[0]).toBe('Strong');
    const byHand = drawn(4, { method: 'hand', detail: '2,1,4,3' });
    const { tournament } = valueOf(redraw(byHand, [...byHand.players, strong]));
    expect(names(tournament).at(-1)).toBe('Strong');
    expect(tournament.numbering).toEqual({ method: 'hand', detail: '1,2,3,4,5' });
  });

  it('keeps all settings, and what was written of the players', () => {
    for (const { id } of SYSTEMS) {
      const before = {
        ...withStatus(drawn(8, { method: 'list' }, id), 2, 'annulled'),
        lotsSeed: 'ties',
        section: 'A',
        year: 2026,
      };
      const { tournament } = valueOf(redraw(before, [...before.players, { name: 'New' }]));
      const { players, games, rests, rounds, exchangeLastTwo, systemOptions, ...settings } = before;
      expect(tournament).toMatchObject(settings);
      expect(tournament.players.slice(0, 8)).toEqual(players);
      const again = valueOf(redraw(tournament, tournament.players.slice(0, 8))).tournament;
      expect(again).toEqual({ ...before, games: again.games });
      expect(again.games).toEqual(games);
      expect([rests, rounds, exchangeLastTwo, systemOptions]).toEqual([
        again.rests,
        again.rounds,
        again.exchangeLastTwo,
        again.systemOptions,
      ]);
    }
  });

  it('FIDE’s exchange of rounds stays as it was chosen, and comes where a field becomes even', () => {
    const base = played(8, 0, { cycles: 2 });
    const without = valueOf(makeTournament({ ...base, exchangeLastTwo: false }));
    expect(valueOf(redraw(without, without.players.slice(0, 6))).tournament.exchangeLastTwo).toBe(false);
    expect(valueOf(redraw(base, base.players.slice(0, 6))).tournament.exchangeLastTwo).toBe(true);
    const odd = valueOf(redraw(base, base.players.slice(0, 7))).tournament;
    expect(odd.exchangeLastTwo).toBe(false);
    expect(valueOf(redraw(odd, base.players)).tournament.exchangeLastTwo).toBe(true);
  });

  it('fewer than three players are no round robin', () => {
    const before = drawn(3, { method: 'list' });
    expect(redrawWithout(before, 1)).toMatchObject({
      ok: false,
      problems: [{ code: 'number-out-of-range' }],
    });
  });
});
