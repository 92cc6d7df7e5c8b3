import { rowsOf } from '../../adoptGrid';
import { valueOf } from '../../results';
import { adopted, gamesTold } from './adopted';
import { LAYOUTS } from './layouts';

describe('tables as people keep them', () => {
  it('are twenty-one, most of them another way', () => {
    expect(LAYOUTS).toHaveLength(21);
    const ways = LAYOUTS.map(({ expected: { kind, colours, rounds } }) => `${kind} ${colours} ${rounds}`);
    expect(new Set(ways).size).toBe(11);
  });

  it.each(LAYOUTS)('$name', ({ rows, expected }) => {
    const made = adopted(rows);
    expect(made).toMatchObject({ ok: true });
    if (!made.ok) return;
    const { layout, inferred, compared } = made.value;
    const { kind, area, colours, rounds } = layout;
    expect({
      kind,
      area,
      colours,
      rounds,
      origin: [inferred.rounds, inferred.colours],
      compared: compared.length,
      games: gamesTold(made.value),
    }).toEqual(expected);
    expect(compared.filter(({ agrees }) => !agrees)).toEqual([]);
  });
});

describe('what is taken of the players', () => {
  const playersOf = (name: string) =>
    valueOf(adopted(LAYOUTS.find((each) => each.name.startsWith(name))!.rows)).tournament;

  it('number, rating, federation or club; the title above is the event', () => {
    const magazine = playersOf('a magazine: bold');
    expect(magazine.event).toBe('Masters, Hastings 1934');
    const byNumber = playersOf('sorted by rank').players.map(({ no, name, rating }) => [
      no,
      name,
      rating?.strength,
    ]);
    expect(byNumber).toEqual([
      [1, 'Berg, Anna', 2231],
      [2, 'Carlsen, Jan', 1987],
      [3, 'Dahl, Eva', 2104],
      [4, 'Eriksen, Ola', 2010],
    ]);
    expect(playersOf('rounds in a second line').players.map(({ federation }) => federation)).toEqual([
      'Oslo',
      'Bergen',
      'Oslo',
      'Hamar',
    ]);
  });

  it('points, places and the like are no further columns', () => {
    for (const { rows } of LAYOUTS) {
      const made = adopted(rows);
      expect(made.ok && made.value.tournament.columns).toEqual([]);
    }
  });

  it('a bye that stands among them is none of them', () => {
    expect(playersOf('spielfrei').players.map(({ name }) => name)).toEqual(['Huber', 'Maier', 'Schulz']);
  });

  it('first and last name in two columns, a title, a rating behind the games; notes below are nobody', () => {
    const made = adopted(
      rowsOf(`
Nr | Titel | Nachname | Vorname | 1 | 2 | 3 | Pkt | Elo
1 | GM | Berg | Anna | x | 1 | ½ | 1½ | 2100
2 |  | Carlsen | Jan | 0 | x | 1 | 1 | 2000
3 | FM | Dahl | Eva | ½ | 0 | x | ½ | 1900
 |  | Stand: 3.2.2024 | | | | | |
 |  | + = kampflos | | | | | | `),
    );
    expect(made.ok && [made.value.tournament.columns, made.value.tournament.players]).toMatchObject([
      ['Titel'],
      [
        { name: 'Berg, Anna', rating: { strength: 2100 }, extra: ['GM'] },
        { name: 'Carlsen, Jan', rating: { strength: 2000 }, extra: [null] },
        { name: 'Dahl, Eva', rating: { strength: 1900 }, extra: ['FM'] },
      ],
    ]);
  });

  it('dan and kyu make it a Go tournament, by its rules', () => {
    const made = adopted(
      rowsOf(`
No | Name | Rank | 1 | 2 | 3 | Pts
1 | Berg | 3d | x | 1 | 0 | 1
2 | Carlsen | 2d | 0 | x | 1 | 1
3 | Dahl | 1k | 1 | 0 | x | 1`),
    );
    expect(made.ok && made.value.tournament).toMatchObject({
      profile: 'go',
      ruleSet: 'go',
      players: [{ rating: { typed: '3d' } }, { rating: { typed: '2d' } }, { rating: { typed: '1k' } }],
    });
  });
});

describe('what decides how a table is read', () => {
  const told = (text: string): readonly string[] => gamesTold(valueOf(adopted(rowsOf(text))));

  it('only the lower half is filled: the line is the player whose result it is', () => {
    const lower = `
 | 1 | 2 | 3
Berg | x |  |
Carlsen | 1 | x |
Dahl | 0 | ½ | x`;
    expect(told(lower)).toEqual(['Berg ? Carlsen 0-1', 'Berg ? Dahl 1-0', 'Carlsen ? Dahl ½-½']);
  });

  it('headings 1, 2, 3 say where a table begins that has hardly a result', () => {
    const begun = `
Name |  | 1 | 2 | 3 | 4
Berg |  |  | 1 |  |
Carlsen |  |  |  |  |
Dahl |  |  |  |  |
Eriksen |  | 0 |  |  |`;
    expect(told(begun).filter((game) => !game.endsWith('…'))).toEqual([
      'Berg ? Carlsen 1-0',
      'Berg ? Eriksen 1-0',
    ]);
  });

  it('bold for whoever has won is not bold for White', () => {
    const winners = `
 | 1 | 2 | 3 | 4
Berg | x | *1* | 0 | *1*
Carlsen | 0 | x | *1* | 0
Dahl | *1* | 0 | x | *1*
Eriksen | 0 | *1* | 0 | x`;
    expect(told(winners)).toEqual([
      'Berg ? Carlsen 1-0',
      'Berg ? Dahl 0-1',
      'Berg ? Eriksen 1-0',
      'Carlsen ? Dahl 1-0',
      'Carlsen ? Eriksen 0-1',
      'Dahl ? Eriksen 1-0',
    ]);
  });

  it('a table by rounds has those of its headings', () => {
    const second = `
No | Name | R4 | R5 | R6
1 | Berg | 4w1 | 3b½ | 2w0
2 | Carlsen | 3w1 | 4w1 | 1b1
3 | Dahl | 2b0 | 1w½ | 4b1
4 | Eriksen | 1b0 | 2b0 | 3w0`;
    expect(told(second)).toEqual([
      '4. Berg 1-0 Eriksen',
      '4. Carlsen 1-0 Dahl',
      '5. Dahl ½-½ Berg',
      '5. Carlsen 1-0 Eriksen',
      '6. Berg 0-1 Carlsen',
      '6. Eriksen 0-1 Dahl',
    ]);
  });

  it('a place agrees if the points leave it open: of two who share the second, the second and the third', () => {
    const placed = (places: readonly [string, string, string, string]) => {
      const [one, two, three, four] = places;
      const made = adopted(
        rowsOf(`
Name | 1 | 2 | 3 | 4 | Place
Berg | x | 1 | 1 | 1 | ${one}
Carlsen | 0 | x | ½ | 1 | ${two}
Dahl | 0 | ½ | x | 1 | ${three}
Eriksen | 0 | 0 | 0 | x | ${four}`),
      );
      return made.ok && made.value.compared.map(({ agrees }) => agrees);
    };
    expect(placed(['1', '2', '3', '4'])).toEqual([true, true, true, true]);
    expect(placed(['1.', '2-3', '2-3', '4.'])).toEqual([true, true, true, true]);
    expect(placed(['2', '1', '3', '4'])).toEqual([false, false, true, true]);
    expect(placed(['1', '4', '2', '3'])).toEqual([true, false, true, false]);
  });
});
