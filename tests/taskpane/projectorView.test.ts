import type { Tournament } from '../../src/core/model';
import type { OutcomeCode } from '../../src/core/results/outcome';
import { parseProjectorView } from '../../src/taskpane/projector/parse';
import { projectorView } from '../../src/taskpane/projector/view';
import { generated } from '../generated';

/** By Berger: 1 Bea–Eva, 2 Carl–Dan; 3 Eva–Carl, 4 Anna–Bea; 5 Carl–Anna, 6 Dan–Eva; … */
const NAMES = ['Anna', 'Bea', 'Carl', 'Dan', 'Eva'];

const club = (...outcomes: readonly (OutcomeCode | null)[]): Tournament => {
  const made = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
  return {
    ...made,
    event: 'Club evening',
    section: 'B',
    tieBreaks: ['PTS'],
    players: NAMES.map((name, index) => ({ no: index + 1, name, status: 'playing' as const })),
    games: made.games.map((game, index) => ({ ...game, outcome: outcomes[index] ?? null })),
  };
};

const viewOf = (tournament: Tournament) => projectorView(tournament, [], 'en');

describe('what the projector shows', () => {
  it('is the event, how far it is, and the round that is being played with who has the bye', () => {
    const { event, progress, rounds, standings } = viewOf(club());
    expect([event, progress, standings]).toEqual([
      'Club evening · B',
      'Round 1 of 5, 0 of 10 games finished',
      null,
    ]);
    expect(rounds).toEqual([
      {
        title: 'Round 1',
        headings: { board: 'Board', left: 'White', result: 'Result', right: 'Black' },
        games: [
          { board: '1', left: 'Bea', result: '', right: 'Eva', white: 'left' },
          { board: '2', left: 'Carl', result: '', right: 'Dan', white: 'left' },
        ],
        note: 'Bye: \u2068Anna\u2069',
      },
    ]);
  });

  it('has the standings from the first result on: places, shared by equals, names and points', () => {
    const { standings } = viewOf(club('1-0', '1/2'));
    expect(standings).toEqual({
      title: 'Standings',
      headings: { place: 'Place', name: 'Name', points: 'Points' },
      places: [
        { place: '1', name: 'Bea', points: '1' },
        { place: '2–3', name: 'Carl', points: '½' },
        { place: '2–3', name: 'Dan', points: '½' },
        { place: '4–5', name: 'Anna', points: '0' },
        { place: '4–5', name: 'Eva', points: '0' },
      ],
      note: '',
    });
  });

  it('has the results of the round before as well, until the first of the next one is there', () => {
    const titles = (tournament: Tournament) => viewOf(tournament).rounds.map(({ title }) => title);
    expect(titles(club('1-0', '1/2'))).toEqual(['Round 2', 'Results of round 1']);
    expect(titles(club('1-0', '1/2', '0-1'))).toEqual(['Round 2']);
  });

  it('ends with the last round and the final standings', () => {
    const over = viewOf(club(...Array.from({ length: 10 }, () => '1-0' as const)));
    expect(over.rounds.map(({ title }) => title)).toEqual(['Round 5']);
    expect(over.progress).toBe('5 rounds, all 10 games finished');
    expect(over.standings?.title).toBe('Final standings');
  });

  it('has Black on the left in Go, White marked on the right, the result from left to right', () => {
    const [round] = viewOf({ ...club('1-0'), profile: 'go' }).rounds;
    expect(round?.headings).toMatchObject({ left: 'Black', right: 'White' });
    expect(round?.games[0]).toEqual({ board: '1', left: 'Eva', result: '0-1', right: 'Bea', white: 'right' });
  });

  it('has a result that is on its way, and says why there is none', () => {
    const { games, ...rest } = club();
    const put = {
      ...rest,
      games: games.map((game) => (game.no === 2 ? { ...game, pending: 'postponed' as const } : game)),
    };
    const [round] = projectorView(put, [{ game: 1, typed: '0-1' }], 'en').rounds;
    expect(round?.games.map(({ result }) => result)).toEqual(['0-1', 'postponed']);
  });
});

describe('a view that arrives', () => {
  const sent = viewOf(club('1-0', '1/2'));
  const codes = (text: string) => {
    const found = parseProjectorView(text);
    return found.ok ? [] : found.problems.map(({ code, place }) => `${code} ${place.field ?? ''}`);
  };

  it('is what was sent', () => {
    expect(parseProjectorView(JSON.stringify(sent))).toEqual({ ok: true, value: sent });
    expect(parseProjectorView(JSON.stringify(viewOf(club())))).toEqual({ ok: true, value: viewOf(club()) });
  });

  it('is refused where it is anything else', () => {
    expect(codes('{')).toEqual(['file-not-json ']);
    expect(codes('null')).toEqual(['event-field ']);
    expect(codes(JSON.stringify({ ...sent, event: 5 }))).toEqual(['event-field event']);
    const [round] = sent.rounds;
    const wrong = { ...round, games: [{ ...round!.games[0], white: 'above', left: { html: '<b>' } }] };
    expect(codes(JSON.stringify({ ...sent, rounds: [wrong] }))).toEqual([
      'event-field rounds[0].games[0].left',
      'choice-unknown rounds[0].games[0].white',
    ]);
  });
});
