import type { Tournament } from '../../../src/core/model';
import { reentry, type WithdrawalDone } from '../../../src/core/conduct/reentry';
import { withdrawal, WITHDRAWAL_RULES } from '../../../src/core/conduct/withdrawal';
import { codesOf, played, valueOf, withGame, withOutcomes, withStatus } from './played';

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
