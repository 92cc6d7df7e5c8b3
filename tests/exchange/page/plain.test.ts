import { newMatch, playedBy } from '../../matches';
import { EXCHANGE_FORMATS } from '../../../src/exchange/registry';
import { hostile, HOSTILE, madeAs, MAKING, QUAD } from './sample';

describe('Results in Markdown', () => {
  const page = madeAs('markdown', QUAD);

  it('are tables, White in bold type and slanted what does not count', () => {
    expect(page).toContain(`# Quad

## Standings

After round 4 (1 game missing)

| Rank | No | Name | Games | Won | Drawn | Lost | Points | Direct encounter | Sonneborn-Berger |
| --: | --: | :-- | --: | --: | --: | --: | --: | --: | --: |
| 1 | 1 | Anna | 1 | 1 | 0 | 0 | 1 |  | 0 |
| 2–3 | 3 | Cora | 1 | 0 | 0 | 1 | 0 |  | 0 |
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
     Name  Points  Direct encounter  Sonneborn-Berger
  1  Anna       1                                   0
2–3  Cora       0                                   0
2–3  Dora       0                                   0
     Berg
Left early, games do not count: Berg

Crosstable
         1 2   3   4 Points
1 Anna   × 1   + (3)      1
2 Berg   0 ×   ½   –
3 Cora   - ½   × (6)      0
4 Dora (3) – (6)   ×      0
+ and -: won and lost by forfeit
(3): to be played in round 3
–: not played, a player has left

Round 1
1  Anna - Berg  1-0  does not count
`);
  });

  it('say first how a match stands', () => {
    expect(madeAs('text', playedBy(newMatch(2), '1= =0'))).toContain(
      'Kings and Queens\n\nKings won, 2–2 in game points\nFinal standings\n',
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
