import type { ProfileId, Tournament } from '../../src/core/model';
import { countTo } from '../../src/core/numbers';
import { CLASSIC, OUTCOME_CODES } from '../../src/core/results/outcome';
import { drawWarnings } from '../../src/core/draw/warnings';
import { problem } from '../../src/core/problem';
import { messageOf, words } from '../../src/language/language';
import { parseRating } from '../../src/core/ratings/rating';
import type { CellValue } from '../../src/grid/cell';
import type { SheetPlan } from '../../src/grid/plan';
import { parseReference } from '../../src/grid/reference';
import { makeHandout } from '../../src/sheets/handout/registry';
import { subjectOf } from '../../src/sheets/handout/subject';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { sheetIn } from './facts';
import { PAIRINGS } from '../../src/sheets/layout';
import { ROUND } from '../../src/sheets/layout/round';
import { planned, read, typedInto } from './plan';
import { LIVE_HANDOUTS, VALUES_HANDOUTS } from '../handouts';

const RANKS = ['3k', '2d', '1p', '5 kyu', '1k', '4 dan'];

/** A tournament in which games are played and won on either side. */
const played = (profile: ProfileId, more: Partial<Tournament> = {}): Tournament => {
  const tournament = generated({ players: 6, cycles: 1, seed: 3 });
  return {
    ...tournament,
    ...{ profile, tieBreaks: ['PTS', 'SODOS', 'DE', 'WIN'] },
    ruleSet: profile === 'go' ? 'go' : 'fide-2019',
    players: tournament.players.map((player, index) => ({
      ...player,
      rating: parseRating(profile === 'go' ? RANKS[index]! : 2000 - index),
    })),
    ...more,
  };
};

/** The texts in a formula, or what stands in a cell. */
const saidIn = (text: string): readonly string[] =>
  [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, said]) => said!);

/** All that a sheet can say: in its cells, by its formulas, beside a cell to type into, on its charts. */
const textsOf = ({ blocks, validations, charts = [] }: SheetPlan): readonly string[] => [
  ...blocks.flatMap((block) =>
    block.kind === 'values' ? block.values.flat().map(String) : saidIn(block.formula),
  ),
  ...(validations ?? []).flatMap(({ prompt }) => (prompt ? [prompt.title, prompt.text] : [])),
  ...saidIn(JSON.stringify(charts)),
];

/** What the sheets that people see say, handouts too, where it fits a pattern. */
const saying = (tournament: Tournament, pattern: RegExp): readonly string[] => {
  const liveHandouts = LIVE_HANDOUTS.map(({ id }) => id);
  const { plan } = planned(
    tournament.teams.length > 0 ? tournament : { ...tournament, liveHandouts },
    tournament.players.length > 100 ? 'refreshed' : undefined,
  );
  const handouts = VALUES_HANDOUTS.flatMap((handout) =>
    [null, 1].flatMap((player) => {
      const made = makeHandout(handout, subjectOf(tournament, { player }), []);
      return made.ok ? [made.value] : [];
    }),
  );
  return [...plan.sheets.filter(({ hidden }) => hidden !== true), ...handouts].flatMap((sheet) =>
    textsOf(sheet)
      .filter((text) => pattern.test(text))
      .map((text) => `${sheet.name}: ${text}`),
  );
};

/** The games with the smaller number always named first. */
const turnedAll = ({ games }: Tournament): Tournament['games'] =>
  games.map((game) => ({
    ...game,
    white: Math.min(game.white, game.black),
    black: Math.max(game.white, game.black),
  }));

const FEDERATIONS = /chess|FIDE|NZCF|USCF/i;

describe('where no chess is played', () => {
  it.each<[string, Tournament]>([
    ['Go', played('go')],
    ['Go with a chess federation’s list', played('go', { ruleSet: 'uscf-34f', system: 'crenshaw' })],
    ['another game', played('neutral')],
    ['another game with a chess federation’s list', played('neutral', { ruleSet: 'nzcf', system: 'shift' })],
    ['a match in Go', newMatch(3, 3, { profile: 'go' })],
    ['a match in another game', newMatch(3, 3, { profile: 'neutral', system: 'scheveningen-classical' })],
  ])('%s: no sheet and no handout names chess or one of its federations', (_, tournament) =>
    expect(saying(tournament, FEDERATIONS)).toEqual([]),
  );

  it('chess itself does', () => expect(saying(played('chess'), FEDERATIONS)).not.toEqual([]));
});

describe('in another game than chess and Go', () => {
  it.each<[string, Tournament]>([
    ['a tournament', played('neutral')],
    ['seats', played('neutral', { system: 'seats', colours: 'toss' })],
    ['a match', newMatch(3, 3, { profile: 'neutral', system: 'scheveningen-classical' })],
  ])('%s: the sides are those named first and second, nobody has White or Black', (_, tournament) =>
    expect(saying(tournament, /White|Black/)).toEqual([]),
  );

  it('Pairings, Crosstable and the explanation say so', () => {
    const sheets = planned(played('neutral'));
    expect(read(sheets, 'Pairings', 3, 0, 1, 9)[0]).toEqual([
      ...['Game', 'Round', 'Board', 'First no.', 'First', 'Result', 'Second', 'Second no.', 'Check'],
    ]);
    const said = saying(played('neutral'), /named first/);
    expect(said).toContain('Crosstable: Bold: named first');
    expect(said).toContain(
      'Who meets when: The number is the round they meet in. Bold: the player on the left is named first.',
    );
    expect(said.some((text) => /^Explanation, .*: Round 1, named first, /.test(text))).toBe(true);
  });
});

describe('where one side is at home', () => {
  it('nobody has White or Black, or is named first or second', () =>
    expect(
      saying(played('home'), /White|Black|[Nn]amed [fs]|^(?:First|Second)$|[Ff]irst-|[Ss]econd-/),
    ).toEqual([]));

  it('Pairings, Crosstable and the report say who is at home', () => {
    const sheets = planned(played('home'));
    expect(read(sheets, 'Pairings', 3, 0, 1, 9)[0]).toEqual([
      ...['Game', 'Round', 'Match', 'Home no.', 'Home', 'Result', 'Away', 'Away no.', 'Check'],
    ]);
    expect(saying(played('home'), /at home$|Home won/)).toEqual(
      expect.arrayContaining(['Crosstable: Bold: at home', 'Report: Home won']),
    );
  });

  it('player cards and result slips have no board', () =>
    expect(saying(played('home'), /Board/).filter((said) => /^(Player cards|.*slips)/.test(said))).toEqual(
      [],
    ));

  it('who types a score is told what a result is', () => {
    const { checkUnknown, resultPrompt } = words('home');
    expect(checkUnknown).toBe('Not a result: 3-1 or 1-0 if the home side won');
    expect(resultPrompt).toContain(
      'The score, such as 3-1, or who won: 1-0 or W if the home side won, ½-½ or D for a draw, 0-1 or L if the away side won.',
    );
    expect(messageOf(problem('result-not-understood', {}, { typed: '5-' }), 'home')).toContain(
      'Type 1-0 if the home side won, 0-1 if the away side won, or where players meet the score, such as 3-1.',
    );
  });
});

describe('where it does not matter who is named first', () => {
  it('no sheet and no handout speaks of sides or of what bold means', () =>
    expect(
      saying(
        played('plain'),
        /White|Black|[Nn]amed [fs]|^(?:First|Second)\b(?! place)|[Ff]irst-|[Ss]econd-|^Bold/,
      ),
    ).toEqual([]));

  it('player cards, the seating plan and the report do not speak of left and right either', () =>
    expect(
      saying(played('plain'), /\b(?:[Ll]eft|[Rr]ight|[Ss]ide)\b|■/).filter((said) =>
        /^(?:Player cards|Seating plan|Report)/.test(said),
      ),
    ).toEqual([
      'Seating plan: The first of each pair sits on the near side of every board. Below each name you see where the player goes next.',
    ]));

  it('Pairings has a player and an opponent, and a result is read from left to right', () => {
    expect(read(planned(played('plain')), 'Pairings', 3, 0, 1, 9)[0]).toEqual([
      ...['Game', 'Round', 'Table', 'Player no.', 'Player', 'Result', 'Opponent', 'Opponent no.', 'Check'],
    ]);
    expect(words('plain').checkUnknown).toBe('Not a result: 3-1 or 1-0 if the first won');
    expect(messageOf(problem('result-not-understood', {}, { typed: '5-' }), 'plain')).toContain(
      'Type 1-0 if the first won, 0-1 if the second won, or where players meet the score, such as 3-1.',
    );
  });

  it('player cards have no column for sides', () =>
    expect(
      saying(played('plain'), /^(?:left|right|Side)$/).filter((said) => /^Player cards/.test(said)),
    ).toEqual([]));

  it.each<[ProfileId, number]>([
    ['neutral', 1],
    ['plain', 0],
  ])('in %s, the cells of Crosstable have %i rule that makes names bold', (profile, count) => {
    const { conditionals = [] } = sheetIn(planned(played(profile)), 'Crosstable');
    expect(conditionals.filter(({ style }) => Object.keys(style).join() === 'bold')).toHaveLength(count);
  });

  it('nobody is warned of being on one side too often', () => {
    const ofSides = (profile: ProfileId): readonly string[] =>
      drawWarnings(played(profile, { games: turnedAll(played(profile)) })).map(({ code }) => code);
    expect(ofSides('neutral')).toEqual([...['top-two-early', 'colours-three-running', 'colours-uneven']]);
    expect(ofSides('plain')).toEqual(['top-two-early']);
  });
});

describe('where sets are counted', () => {
  const open = (more: Partial<Tournament> = {}): Tournament => ({
    ...generated({ players: 4, cycles: 1, seed: 1, finished: 0 }),
    ...{ profile: 'plain', ...more },
  });
  /** The sheets with results typed one below the other. */
  const withTyped = (tournament: Tournament, ...typed: readonly string[]) => {
    const { pairings } = planned(tournament).layout;
    return typedInto(
      planned(tournament),
      typed.map((write, line) => ({
        ...{ sheet: 'Pairings', row: pairings.header + 1 + line, column: PAIRINGS.result },
        write,
      })),
    );
  };
  const checksOf = (sheets: ReturnType<typeof withTyped>, lines: number): readonly CellValue[] => {
    const { header } = sheets.layout.pairings;
    return countTo(lines).map((line) => sheets.value('Pairings', header + line, PAIRINGS.check));
  };

  it('3-1 is a win for the one on the left, 1 : 3 for the other, 2-2 a draw; 3- is no result', () => {
    const sheets = withTyped(open(), '3-1', '1 : 3', '2-2', '3-', '0-0');
    const { sheet, area } = sheets.layout.calculation.game.outcome;
    expect(countTo(4).map((line) => sheets.value(sheet, area.row + line - 1, area.column))).toEqual([
      ...['1-0', '0-1', '1/2'].map((code) => OUTCOME_CODES.indexOf(code as '1-0') + 1),
      -1,
    ]);
    expect(checksOf(sheets, 6)).toEqual([
      ...['', '', '', 'Not a result: 3-1 or 1-0 if the first won'],
      ...['Both lose: for a draw type ½-½', ''],
    ]);
  });

  it.each([
    ['3:1', '3–1'],
    ['W', '1–0'],
  ])('Round shows %s as %s', (typed, shown) => {
    const sheets = withTyped(open(), typed);
    const { sheet, column, line } = sheets.layout.round!;
    expect(sheets.value(sheet, line.area.row, column(ROUND.result).area.column)).toBe(shown);
  });

  it('without draws 2-2 is told in Check, none is offered, and Standings has no column for them', () => {
    const tournament = open({ draws: false });
    expect(checksOf(withTyped(tournament, '2-2', '½', '3-1', '0-0'), 4)).toEqual([
      ...['No draws here: check it', 'No draws here: check it', '', ''],
    ]);
    const sheets = planned(tournament);
    const { source, prompt } = sheetIn(sheets, 'Pairings').validations![0]!;
    const { sheet, area } = parseReference(source)!;
    const offered = read(sheets, sheet, area.row, area.column, area.rows, 1).map(([value = null]) => value);
    expect(offered).toEqual(['1-0', '0-1', '+/-', '-/+', '-/-', '0-0', '½-0', '0-½', '1-0 u', '0-1 u']);
    expect(prompt!.text).not.toContain('½-½');
    const hidden = (of: Tournament): boolean => {
      const { layout, ...plan } = planned(of);
      const { columns } = sheetIn({ layout, ...plan }, 'Standings');
      const at = layout.standings.columns.drawn;
      return columns.some(({ from, count, hidden = false }) => hidden && from <= at && at < from + count);
    };
    expect([hidden(tournament), hidden(open())]).toEqual([true, false]);
  });
});

it('with 2-1-0 the cell of a result says that 1-0 is no number of points', () => {
  const promptsOf = (scoring: Tournament['scoring']): readonly string[] =>
    saying(played('chess', { scoring }), /^Results, not points: 1-0, ½-½ or 0-1/);
  expect(promptsOf({ ...CLASSIC, win: 4, draw: 2, loss: 0 })).not.toEqual([]);
  expect(promptsOf(CLASSIC)).toEqual([]);
});

describe('in Go', () => {
  const sheets = planned(played('go', { liveHandouts: ['final-report', 'race'] }));
  const heading = (sheet: string, row: number): readonly unknown[] => read(sheets, sheet, row, 0, 1, 30)[0]!;

  it('the strength is headed “Rank”, what one has reached “Place”, in every table', () => {
    expect(heading('Players', 3).slice(0, 3)).toEqual(['No', 'Name', 'Rank']);
    expect(heading('Standings', 3).slice(0, 3)).toEqual(['Place', 'Name', 'Points']);
    expect(heading('Crosstable', 3).slice(0, 4)).toEqual(['No', 'Name', 'Rank', 'Points']);
    expect(heading('Crosstable', 3)).toContain('Place');
    const words = saying(played('go'), /^(?:Rating|Rank|Place)$/);
    expect(words).toEqual(expect.arrayContaining(['Report: Rank', 'Report: Place', 'Race: Place']));
    expect(words.filter((text) => text.endsWith('Rating'))).toEqual([]);
  });

  it('the ranks stand there as they were typed', () => {
    const { first, columns } = sheets.layout.standings;
    const players = read(sheets, 'Standings', first, columns.rating, 6, 1);
    expect(players.map(([rank]) => rank).sort()).toEqual([...RANKS].sort());
  });

  it('the explanation calls tie-breaks by their names in Go', () => {
    const said = saying(played('go'), /^(?:SODOS|Direct|.*place among)/);
    expect(said.some((text) => text.startsWith('Explanation: SODOS (Custom of Go clubs): '))).toBe(true);
    expect(said.some((text) => /^Explanation, .*: Direct comparison: /.test(text))).toBe(true);
  });
});

it('what is no result in Go is answered with results of Go, on the sheet and elsewhere', () => {
  expect(words('go').checkUnknown).toBe('Not a result: type B+R, W+12.5 or 1-0');
  const refused = problem('result-not-understood', {}, { typed: 'x' });
  expect(messageOf(refused, 'go')).toContain(
    'Type one such as 1-0 or 0-1, or where players meet also B+R or W+12.5.',
  );
  expect(messageOf(refused)).toContain('Type one such as 1-0, ½-½ or 0-1.');
});

describe('the results that Pairings offers in Go', () => {
  const offered = (komi: string): readonly CellValue[] => {
    const go = {
      ...generated({ players: 4, cycles: 1, seed: 1 }),
      profile: 'go' as const,
      details: { komi },
    };
    const sheets = planned(go);
    const { sheet, area } = parseReference(sheetIn(sheets, 'Pairings').validations![0]!.source)!;
    return read(sheets, sheet, area.row, area.column, area.rows, 1).map(([value = null]) => value);
  };

  it('a draw is told in Check where komi has half a point, and still counts', () => {
    const checkOf = (komi: string) => {
      const made = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
      const go = { ...made, profile: 'go' as const, details: { komi } };
      const { pairings } = planned(go).layout;
      const cell = (column: number) => ({ sheet: 'Pairings', row: pairings.header + 1, column });
      const sheets = typedInto(planned(go), [{ ...cell(PAIRINGS.result), write: '½' }]);
      return sheets.value('Pairings', pairings.header + 1, PAIRINGS.check);
    };
    expect(checkOf('6.5')).toBe('No jigo with this komi: check it');
    expect(checkOf('7')).toBe('');
  });

  it('have draws last, and none where komi has half a point', () => {
    expect(offered('7')).toEqual([
      ...['B+R', 'W+R', '1-0', '0-1', '+/-', '-/+', '-/-', '0-0', '½-0', '0-½', '1-0 u', '0-1 u'],
      ...['½-½', '½-½ u'],
    ]);
    expect(offered('6.5')).toEqual(offered('7').slice(0, 12));
    expect(
      sheetIn(planned(generated({ players: 4, cycles: 1, seed: 1 })), 'Pairings').validations![0]!.prompt!
        .text,
    ).toContain('½-½');
  });
});
