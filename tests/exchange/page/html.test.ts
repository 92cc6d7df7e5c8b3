import { withGames, withPlayer, withStatus } from '../../changed';
import { generated } from '../../generated';
import { EXCHANGE_FORMATS } from '../../../src/exchange/registry';
import { newMatch, playedBy } from '../../matches';
import { sectioned } from '../../sectioned';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { HOSTILE, hostile, madeAs, MAKING, QUAD } from './sample';

const page = madeAs('html', QUAD);

/** What a page says, without its tags. */
const said = (html: string): string => html.replace(/<style>[^]*<\/style>/, '').replace(/<[^>]+>/g, ' ');

describe('The page of results', () => {
  it('is one file in its language, without a script, and its policy lets none run', () => {
    expect(page).toContain('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">');
    expect(page).toContain(
      '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">',
    );
    expect(page).not.toMatch(/<script|<link|<img|<form|\son\w+=|https?:|url\(|@import/i);
  });

  it('has a heading for each part, the event above all', () => {
    expect([...page.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`)).toEqual([
      'h1 Quad',
      'h2 Standings',
      'h2 Crosstable',
      'h2 Rounds',
      ...[1, 2, 3, 4, 5, 6].map((round) => `h3 Round ${round}`),
    ]);
  });

  it('names each line of a table, and tells a column by the name of its player', () => {
    expect(page).toContain('<caption>After round 4 (1 game missing)</caption>');
    expect(page).toContain(
      '<th scope="col" class="game" abbr="Cora" title="Cora">3<span class="unseen"> Cora</span></th>',
    );
    expect(page).toContain('<th scope="row" class="name"><bdi>Dora</bdi></th>');
  });

  it('says White where bold type shows it, and nothing on the diagonal', () => {
    expect(page).toContain(
      '<td class="self" aria-hidden="true">×</td><td><b><i>1</i></b><span class="unseen"> White</span></td><td><b>+</b><span class="unseen"> White</span></td>',
    );
    expect(page).toContain('<td>-</td><td><i>½</i></td><td class="self" aria-hidden="true">×</td>');
  });

  it('explains the signs that occur, and no others', () => {
    expect(page).toContain(
      '<p class="legend">Bold: White · + and -: won and lost by forfeit · In brackets: the round of a game still to come · –: no game · Italics: does not count</p>',
    );
    const over = madeAs(
      'html',
      withGames(QUAD, (game) => ({ ...game, outcome: '1-0' })),
    );
    expect(over).toContain('<p class="legend">Bold: White · Italics: does not count</p>');
  });

  it('says who withdrew though their games count', () => {
    expect(madeAs('html', withStatus(QUAD, 3, 'withdrawn'))).toMatch(/<p class="note">Withdrew: [^<]+<\/p>/);
  });

  it('ranks by the rules, equals together and without a rank who left early', () => {
    expect(said(page)).toMatch(/1\s+1\s+Anna\s+1\s+1\s+0\s+0\s+1\s/);
    expect(page).toContain('<tr><td class="rank">2–3</td><td class="spare number">4</td>');
    expect(page).toContain('<tr class="left"><td class="rank"></td><td class="spare number">2</td>');
    expect(page).toContain('<p class="note">Withdrew early, games do not count: Berg</p>');
  });

  it('says why a game has no result, and that one counts for nobody', () => {
    expect(page).toContain('<td class="result">not played</td>');
    expect(page).toContain(
      '<td class="result">½-½</td></tr>\n<tr><td></td><td colspan="3"><small>does not count</small></td></tr>',
    );
    const games = QUAD.games.map((game, index) =>
      index === 5 ? { ...game, pending: 'adjourned' as const } : game,
    );
    expect(madeAs('html', { ...QUAD, games })).toContain('<td class="result">adjourned</td>');
  });

  it('has Black on the left in Go, and sides without colours in other games', () => {
    const go = madeAs('html', { ...QUAD, profile: 'go' });
    expect(go).toContain(
      '<td class="side"><bdi>Berg</bdi></td><td class="side"><b><bdi>Anna</bdi></b></td><td class="result">0-1</td>',
    );
    expect(go).toContain('<th scope="col" class="rank">Place</th>');
    const neutral = madeAs('html', { ...QUAD, profile: 'neutral' });
    expect(neutral).toContain('<span class="unseen"> First</span>');
    expect(said(neutral)).not.toContain('White');
    expect(neutral).toContain('Bold: named first');
  });

  it('has the lines of one team and the columns of the other in a match, and how it stands', () => {
    const match = madeAs('html', playedBy(newMatch(2), '1= =1'));
    expect(match).toContain('<p class="match">Kings won 3–1</p>');
    expect(match).toContain('<caption>Kings against Queens</caption>');
    expect([...match.matchAll(/class="game" abbr="(\w+)"/g)].map(([, name]) => name)).toEqual(['Q1', 'Q2']);
    expect(madeAs('html', newMatch(2))).toContain('<p class="match">Kings – Queens</p>');
  });

  it('has a block for each section, whose heading stands above its parts', () => {
    const sections = madeAs('html', sectioned([3, 4]));
    expect(
      [...sections.matchAll(/<(h[1-3])[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`),
    ).toEqual([
      'h1 Quads of Riverside',
      ...['A', 'B'].flatMap((name) => [`h2 Section ${name}`, 'h3 Standings', 'h3 Crosstable', 'h3 Rounds']),
    ]);
    expect(sections).toContain('aria-label="Crosstable, Section B, scrolls sideways"');
  });

  it('has a column for each meeting under one heading', () => {
    const twice = {
      ...QUAD,
      cycles: 2,
      games: [
        ...QUAD.games,
        ...QUAD.games.map((game) => ({ ...game, no: game.no + 6, round: game.round + 6, cycle: 2 })),
      ],
      rounds: 12,
    };
    expect(madeAs('html', twice)).toContain(
      '<th scope="colgroup" colspan="2" class="game first" abbr="Anna"',
    );
  });

  it('has one round alone where one is wanted', () => {
    const one = madeAs('html', QUAD, { round: 3 });
    expect([...one.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['Round 3']);
  });

  it('says below the standings whose points were adjusted', () => {
    const [first, ...others] = QUAD.players;
    const adjusted = madeAs('html', { ...QUAD, players: [{ ...first!, adjustment: -1 }, ...others] });
    expect(said(adjusted.slice(0, adjusted.indexOf('Crosstable')))).toContain('Adjusted: Anna −1');
  });

  it('tells the date of a game that was moved, also once it is played', () => {
    const made = generated({ players: 6, cycles: 1, seed: 1, draws: 0 });
    const games = made.games.map((game) => ({
      ...game,
      date: game.no === 2 ? '2026-12-06' : `2026-12-${10 + game.round}`,
    }));
    const lines = madeAs('text', { ...made, dated: true, games }).split('\n');
    const first = lines.indexOf('Round 1, Fri 11 Dec 2026');
    expect(lines.slice(first + 1, first + 4).map((line) => line.split('  ').at(-1))).toEqual([
      '0-1',
      'Sun 6 Dec 2026',
      '1-0',
    ]);
  });

  it('keeps the organiser’s further columns to itself, birth dates above all', () => {
    const told = {
      ...QUAD,
      columns: ['Born', 'Telephone'],
      players: QUAD.players.map((player) => ({ ...player, extra: ['1988-02-29', '555 1234'] })),
    };
    for (const format of ['html', 'markdown', 'text'])
      expect(madeAs(format, told)).toBe(madeAs(format, QUAD));
  });

  it('tells where and when the event was, without the number of its arbiter', () => {
    const details = {
      city: 'Leeds',
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      arbiter: 'IA Jo Doe 123456',
    };
    expect(madeAs('html', { ...QUAD, details })).toContain(
      '<p class="facts">Leeds · 2026-11-01 to 2026-11-30 · Arbiter: IA Jo Doe</p>',
    );
  });

  it.each(HOSTILE)('takes no text for HTML: %s', (text) => {
    const shape = (html: string): string => html.replace(/>[^<]*/g, '>').replace(/="[^"]*"/g, '=""');
    expect(shape(madeAs('html', hostile(text)))).toBe(shape(madeAs('html', hostile('Anna'))));
  });

  it('shows the signs of HTML as they were typed', () => {
    expect(madeAs('html', hostile(`<b> & "it's"`))).toContain(
      '<title>&lt;b&gt; &amp; &quot;it&#39;s&quot; · ',
    );
  });
});

describe('Results in Markdown', () => {
  const page = madeAs('markdown', QUAD);

  it('are tables, White in bold type and slanted what does not count', () => {
    expect(page).toContain(`# Quad

## Standings

After round 4 (1 game missing)

| Rank | No | Name | Games | Won | Drawn | Lost | Points | Sonneborn-Berger |
| --: | --: | :-- | --: | --: | --: | --: | --: | --: |
| 1 | 1 | Anna | 1 | 1 | 0 | 0 | 1 | 0 |
| 2–3 | 3 | Cora | 1 | 0 | 0 | 1 | 0 | 0 |
`);
    expect(page).toContain(`| No | Name | 1 | 2 | 3 | 4 | Points | Rank |
| --: | :-- | :-: | :-: | :-: | :-: | --: | --: |
| 1 | Anna | × | ***1*** | **+** | **(3)** | 1 | 1 |
`);
    expect(page).toContain(`### Round 4

| Board | White | Black | Result |
| --: | :-- | :-- | :-- |
| 1 | **Berg** | Cora | ½-½ does not count |
`);
  });

  it.each([
    ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
    ['[link](https://evil.example/)', '\\[link\\](https\\://evil.example/)'],
    ['www.evil.example', 'www\\.evil.example'],
    ['me@evil.example', 'me\\@evil.example'],
    ['a|b *c* _d_', 'a\\|b \\*c\\* \\_d\\_'],
    ['&lt;', '\\&lt;'],
    ['one\ntwo', 'one two'],
    ['A. Berg-Li (SUI)', 'A. Berg-Li (SUI)'],
  ])('take %s for nothing but a name', (name, written) => {
    const players = QUAD.players.map((player, index) => (index === 0 ? { ...player, name } : player));
    expect(madeAs('markdown', { ...QUAD, players })).toContain(`| 1 | 1 | ${written} | 1 | 1 |`);
  });

  it.each(['# Title', '- Title', '1. Title', '+ Title', '=== Title', '> Title'])(
    'begin no list and no heading with %s',
    (event) => {
      const [first] = madeAs('markdown', { ...QUAD, details: { city: event } })
        .split('\n')
        .slice(2);
      expect(first).toBe(event.replace(/^[#\-+=>]/, '\\$&').replace(/^1\./, '1\\.'));
    },
  );
});

describe('Results as plain text', () => {
  it('stand in columns below each other', () => {
    expect(madeAs('text', QUAD)).toContain(`Quad

After round 4 (1 game missing)

Standings
     Name  Points  Sonneborn-Berger
  1  Anna       1                 0
2–3  Cora       0                 0
2–3  Dora       0                 0
     Berg
Withdrew early, games do not count: Berg

Crosstable
         1 2   3   4 Points
1 Anna   × 1   + (3)      1
2 Berg   0 ×   ½   –
3 Cora   - ½   × (6)      0
4 Dora (3) – (6)   ×      0
+ and -: won and lost by forfeit
In brackets: the round of a game still to come
–: no game

Round 1
1  Anna - Berg  1-0  does not count
`);
  });

  it('say first how a match stands', () => {
    expect(madeAs('text', playedBy(newMatch(2), '1= =0'))).toContain(
      'Kings and Queens\n\nKings won, 2–2 in game points\nFinal standings\n',
    );
    expect(madeAs('text', playedBy(newMatch(2), '10'))).toContain(
      'Kings and Queens\n\nThe teams are level at 1–1\n',
    );
  });

  it.each(HOSTILE)('keep each text on its line: %s', (text) => {
    const lines = (page: string): number => page.split(/[\n\u2028]/).length;
    const page = madeAs('text', hostile(text));
    expect(lines(page)).toBe(lines(madeAs('text', hostile('Anna'))));
    expect(page).not.toContain('\u202E');
  });
});

it.each(['html', 'markdown', 'text'])('A round that there is not is refused in %s', (id) => {
  const made = EXCHANGE_FORMATS.find((format) => format.id === id)!.make!(QUAD, { ...MAKING, round: 7 });
  expect(made).toEqual({
    ok: false,
    problems: [
      { code: 'number-out-of-range', place: { field: 'round' }, values: { typed: 7, least: 1, most: 6 } },
    ],
  });
});

describe('The page of a team league', () => {
  const base = playedMatches(newTeamEvent(3, 2), 'B-C 1=', 'A-B 0.');
  const event = withPlayer(base, 2, { adjustment: -1, adjustmentReason: 'Ineligible player' });

  it('has the table by match and game points, scores, boards that were played, and why points were adjusted', () => {
    expect(madeAs('text', event)).toBe(
      [
        'League',
        '',
        'After round 1',
        '',
        'Standings',
        '   Team    Match points  Game points',
        '1  Team B             1          2.5',
        '2  Team C             0          0.5',
        '3  Team A             0          0.0',
        'Adjusted: Team B −1 (Ineligible player)',
        '',
        'Crosstable',
        '           1   2   3 Match points',
        '1 Team A   × (2) (3)            0',
        '2 Team B (2)   × 1.5            1',
        '3 Team C (3) 0.5   ×            0',
        'In brackets: the round of a match still to come.',
        '',
        'Round 1',
        '',
        'Team B - Team C  1.5-0.5',
        '1  B1 - C1  1-0',
        '2  B2 - C2  ½-½',
        '',
        'No match: Team A',
        '',
        'Round 2',
        '',
        'Team A - Team B  0-1',
        '1  A1 - B1  0-1',
        '2  A2 - B2',
        '',
        'No match: Team C',
        '',
        'Round 3',
        '',
        'Team C - Team A',
        '',
        'No match: Team B',
        '',
        'Tie-breaks: Game points; Direct encounter.',
        'As of Fri 27 Nov 2026 19:00',
        '',
      ].join('\n'),
    );
  });

  it('has the boards of a match that was played and does not count, as a team is annulled', () => {
    const begun = playedMatches(newTeamEvent(4, 2), 'A-D 1=');
    const made = said(madeAs('html', withStatus(begun, 1, 'annulled')));
    expect(made).toMatch(/Team A\s+Team D\s+does not count[\s·]+1\s+A1\s+D1\s+1-0\s+2\s+A2\s+D2\s+½-½/);
    expect(made).toMatch(/Team A\s+Team B\s+not played/);
  });

  it('says where a match is, on a line below the teams, but not of one that is not played', () => {
    const dated = newTeamEvent(3, 2, {
      calendar: { dates: { first: '2026-11-13', days: 7 }, venues: ['Town Hall', 'Library', 'Inn'] },
    });
    const made = said(madeAs('html', withStatus(dated, 1, 'annulled')));
    expect(made).toMatch(/Team B\s+Team C\s+Library\s/);
    expect(made).toMatch(/Team A\s+Team B\s+not played\s+No match/);
    expect(made).not.toContain('Town Hall');
  });

  it('has dates and halls in a column of their own in Markdown, in rounds that have any', () => {
    const dated = newTeamEvent(4, 2, {
      calendar: { dates: { first: '2026-11-13', days: 7 }, venues: ['Town Hall', 'Library', 'Inn', 'Inn'] },
    });
    const made = madeAs('markdown', playedMatches(dated, 'A-D 1=', 'B-C 10'));
    expect(made).toContain(
      '| Board | Home | Away | Result |\n| --: | :-- | :-- | :-- |\n|  | **Team A** | **Team D** | 1.5-0.5 |',
    );
    expect(made).toContain(
      '| Board | Home | Away | Result | Date, venue |\n| --: | :-- | :-- | :-- | :-- |\n|  | **Team D** | **Team C** |  | Inn |',
    );
  });

  it('says of a match to which a team did not come that it was won by forfeit, without its boards', () => {
    const given = playedMatches(newTeamEvent(3, 2), 'B-C --', 'A-B 1-');
    expect(madeAs('text', given)).toContain('Team B - Team C  0-2  by forfeit\n\nNo match: Team A');
    expect(madeAs('text', given)).toContain('1  A1 - B1  1-0\n2  A2 - B2  -/+  by forfeit\n');
    expect(madeAs('markdown', given)).toContain('| **Team B** | **Team C** | 0-2 by forfeit |\n\n');
  });

  it('says who has White on each board, and both teams above them', () => {
    const lines = [
      '|  | **Team B** | **Team C** | 1.5-0.5 |',
      '| 1 | **B1** | C1 | 1-0 |',
      '| 2 | B2 | **C2** | ½-½ |',
    ];
    expect(madeAs('markdown', event)).toContain(lines.join('\n'));
    expect(said(madeAs('html', event))).toMatch(/Team B\s+Team C\s+1\.5-0\.5\s+1\s+B1\s+C1\s+1-0/);
  });
});
