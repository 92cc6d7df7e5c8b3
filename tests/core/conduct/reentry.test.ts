import { withGame, withStatus } from '../../changed';
import { becomesBye, redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import { reentry, type WithdrawalDone } from '../../../src/core/conduct/reentry';
import { withdrawal, WITHDRAWAL_RULES } from '../../../src/core/conduct/withdrawal';
import type { Game, Numbering, Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeTournament } from '../../../src/core/tournament';
import { codesOf, valueOf } from '../../results';
import { played, withOutcomes } from './played';

interface Left {
  readonly tournament: Tournament;
  readonly done: WithdrawalDone;
}

/** The tournament once a player has left, and what that changed. */
const left = (tournament: Tournament, no: number, rule = WITHDRAWAL_RULES[0]!): Left => {
  const { status, forfeits, reversed } = valueOf(withdrawal(tournament, no, rule));
  const lost = new Map(forfeits.map(({ game, outcome }) => [game, outcome]));
  const turned = reversed.reduce(
    (now, { game, white, black }) => withGame(now, game, { white, black }),
    withOutcomes(withStatus(tournament, no, status), lost),
  );
  return {
    tournament: turned,
    done: {
      forfeited: [...lost.keys()],
      reversed: reversed.map(({ game, white, black }) => ({ game, white: black, black: white })),
    },
  };
};

const back = (
  { tournament, done }: Left,
  no: number,
): { readonly tournament: Tournament; readonly codes: readonly string[] } => {
  const { reopened, reversed, warnings } = valueOf(reentry(tournament, no, done));
  const open = new Map(reopened.map(({ game, outcome }) => [game, outcome]));
  return {
    tournament: reversed.reduce(
      (now, { game, white, black }) => withGame(now, game, { white, black }),
      withOutcomes(withStatus(tournament, no, 'playing'), open),
    ),
    codes: warnings.map(({ code }) => code),
  };
};

describe('a player who comes back', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10].flatMap((players) => [0, 1, 2, 3].map((rounds) => [players, rounds])))(
    'in a field of %i at once after round %i finds everything as it was, by every rule',
    (players, rounds) => {
      if (rounds >= players - 1) return;
      const tournament = played(players, rounds);
      for (const rule of WITHDRAWAL_RULES)
        for (const { no } of tournament.players)
          expect(back(left(tournament, no, rule), no)).toEqual({ tournament, codes: [] });
    },
  );

  it('has their forfeits back, the games of rounds played meanwhile among them, which they owe', () => {
    const gone = left(played(10, 5), 3);
    const later = gone.tournament.games
      .filter(({ round, outcome }) => round === 6 && outcome === null)
      .map(({ no }) => [no, '1-0'] as const);
    const now = withOutcomes(gone.tournament, new Map(later));
    const { reopened, missed, warnings } = valueOf(reentry(now, 3, gone.done));
    expect(reopened).toHaveLength(4);
    expect(reopened.every(({ outcome }) => outcome === null)).toBe(true);
    expect(missed).toHaveLength(1);
    expect(now.games[missed[0]! - 1]!.round).toBe(6);
    expect(warnings.map(({ code }) => code)).toEqual(['reentry-owes']);
  });

  it('keeps a game that was played since, whatever their withdrawal made of it', () => {
    const gone = left(played(10, 5), 3);
    const [first] = gone.done.forfeited;
    const now = withOutcomes(gone.tournament, new Map([[first!, '1/2']]));
    expect(valueOf(reentry(now, 3, gone.done)).reopened.map(({ game }) => game)).not.toContain(first);
  });

  it('wins by default against one who has left after them', () => {
    const first = left(played(10, 5), 3);
    const game = first.tournament.games.find(({ no }) => no === first.done.forfeited[0])!;
    const other = game.white === 3 ? game.black : game.white;
    const second = left(first.tournament, other);
    expect(second.tournament.games[game.no - 1]!.outcome).toBe('--');
    const { reopened } = valueOf(reentry(second.tournament, 3, first.done));
    expect(reopened.find((each) => each.game === game.no)!.outcome).toBe(game.white === 3 ? '+-' : '-+');
  });

  it('keeps a game that they had lost by default before they left', () => {
    const tournament = played(10, 6);
    const own = tournament.games.find(
      ({ round, white, black }) => round === 2 && (white === 3 || black === 3),
    )!;
    const lost = withOutcomes(tournament, new Map([[own.no, own.white === 3 ? '-+' : '+-']]));
    expect(back(left(lost, 3), 3).tournament).toEqual(lost);
  });

  it('leaves reversed colours where such a game was played since', () => {
    const gone = left(played(8, 3, { system: 'crenshaw' }), 1, WITHDRAWAL_RULES[1]);
    const [first] = gone.done.reversed;
    const now = withOutcomes(gone.tournament, new Map([[first!.game, '1-0']]));
    const { reversed, warnings } = valueOf(reentry(now, 1, gone.done));
    expect(reversed).toEqual(gone.done.reversed.slice(1));
    expect(warnings.map(({ code }) => code)).toContain('reentry-colours');
  });

  it('without a withdrawal in the Log has only their status back, and that is said', () => {
    const { tournament } = left(played(10, 5), 3);
    const { reopened, warnings } = valueOf(reentry(tournament, 3, null));
    expect([reopened, warnings.map(({ code }) => code)]).toEqual([[], ['reentry-not-logged']]);
  });

  it('moves nobody else’s open game, though others have left too', () => {
    const gone = left(played(10, 5), 3);
    const other = withStatus(gone.tournament, 4, 'withdrawn');
    const { reopened } = valueOf(reentry(other, 3, gone.done));
    const own = other.games.filter(({ white, black }) => white === 3 || black === 3).map(({ no }) => no);
    expect(reopened.every(({ game }) => own.includes(game))).toBe(true);
  });

  it('wins by default an open game against one who has left; what is so already stays', () => {
    const base = withStatus(withStatus(played(10, 5), 3, 'withdrawn'), 4, 'withdrawn');
    const game = base.games.find(({ white, black }) => white + black === 7 && white * black === 12)!;
    const won = game.white === 3 ? '+-' : '-+';
    const open = withOutcomes(base, new Map([[game.no, null]]));
    const found = (tournament: Tournament, forfeited: readonly number[]) =>
      valueOf(reentry(tournament, 3, { forfeited, reversed: [] })).reopened.filter(
        (each) => each.game === game.no,
      );
    expect(found(open, [])).toEqual([{ game: game.no, outcome: won }]);
    expect(found(withOutcomes(base, new Map([[game.no, won]])), [game.no])).toEqual([]);
  });

  it('turns back only the games whose colours are still those of their withdrawal', () => {
    const gone = left(played(8, 3, { system: 'crenshaw' }), 1, WITHDRAWAL_RULES[1]);
    const [first, ...others] = gone.done.reversed;
    for (const change of [{ white: first!.white, black: first!.black }, { white: 6 }, { black: 6 }])
      expect(valueOf(reentry(withGame(gone.tournament, first!.game, change), 1, gone.done)).reversed).toEqual(
        others,
      );
  });

  it.each([
    ['who has not left', 3, 'reentry-not-left'],
    ['who is not there', 11, 'player-unknown'],
  ])('%s is a problem', (_, no, code) => expect(codesOf(reentry(played(10, 5), no, null))).toEqual([code]));
});

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
});
