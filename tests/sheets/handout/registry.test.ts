import { withGames, withPlayers } from '../../changed';
import '../../../src/language/late';
import { ALL_SYSTEMS } from '../../../src/core/pairing/anySystem';
import type { Tournament } from '../../../src/core/model';
import { problem } from '../../../src/core/problem';
import { messageOf } from '../../../src/language/language';
import { HANDOUTS, handoutOf, makeHandout } from '../../../src/sheets/handout/registry';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { planProblems } from '../../../src/workbook/plan-problems';
import { realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { newMatch } from '../../matches';
import { codesOf, valueOf } from '../../results';
import { sectioned } from '../../sectioned';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { QUAD } from '../quad';
import { newField } from '../field';
import { made, numbers, rowOf, sheetOf, styleAt, textOf, valueAt } from './sheet';
import { SECTION_HANDOUTS, unplayed, VALUES_HANDOUTS } from '../../handouts';

/** A tournament of which there is something to print: slips are of games that are still to be played, posters of sections. */
const openedFor = (handout: string, tournament: Tournament): Tournament => {
  if (handout.startsWith('section-posters')) return { ...tournament, section: 'A' };
  return handout === 'result-slips' ? unplayed(tournament) : tournament;
};

const EVERY = [...VALUES_HANDOUTS, ...SECTION_HANDOUTS];

/** All matches of four teams at two boards. */
const ALL_MATCHES = ['A-B 11', 'A-C 10', 'A-D ==', 'B-C 01', 'B-D 00', 'C-D 1='];

describe('every handout', () => {
  it('strikes out whoever left before their games wherever these stand, and sends nobody to a board for them', () => {
    const field = newField(['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay']);
    const left = withPlayers(field, (each) =>
      each.name === 'Dan' ? { ...each, status: 'withdrawn' as const } : each,
    );
    const subject = subjectOf(left);
    const namesOf = (id: string): readonly boolean[] => {
      const sheet = sheetOf(id, subject);
      const { rows, columns } = sheet.print!.area;
      const cells = Array.from({ length: rows * columns }, (_, index) => [
        Math.floor(index / columns),
        index % columns,
      ]);
      return cells
        .filter(([row, column]) => /^(4 )?Dan$/.test(String(valueAt(sheet, row!, column!))))
        .map(([row, column]) => styleAt(sheet, row!, column!).strike === true);
    };
    const games = Array<boolean>(5).fill(true);
    expect(namesOf('pairings')).toEqual([]);
    expect(namesOf('table-cards')).toEqual(games);
    expect(namesOf('seats')).toEqual(games);
    expect(namesOf('result-slips')).toEqual([]);
    const seats = sheetOf('seats', subject);
    // In round 2 Dan would meet Fay.
    expect(textOf(seats, rowOf(seats, 'Round 1') + 2, 0, 1, 3)).toEqual(['→ bye → board 2, White ']);
    expect(valueAt(seats, rowOf(seats, 'Round 2') + 8, 0)).toBe('Bye: Fay');
  });

  it('has an id and a name of its own, short enough for a sheet, and says what it is for', () => {
    expect(new Set(EVERY.map(({ id }) => id)).size).toBe(EVERY.length);
    expect(new Set(EVERY.map(({ name }) => name)).size).toBe(EVERY.length);
    for (const { name, about } of EVERY) {
      expect(name).toMatch(/^[A-Z][A-Za-z ]{2,25}$/);
      expect(about.length).toBeGreaterThan(30);
    }
  });

  it('is of systems that there are', () => {
    const ids = ALL_SYSTEMS.map(({ id }) => id);
    for (const { systems = [] } of EVERY) expect(ids).toEqual(expect.arrayContaining([...systems]));
  });

  it('is a plan that a workbook takes: of the smallest fields, of an odd one, of two cycles, of names', () => {
    for (const { id, needsTournament } of EVERY) {
      const named = [realEvent('tec_rr'), realEvent('cand2013')].map((event) =>
        subjectOf(openedFor(id, event)),
      );
      const tables = needsTournament
        ? []
        : [numbers('berger', 3), numbers('berger', 9), numbers('berger', 4, 2)];
      for (const subject of [...named, ...tables]) {
        const sheet = sheetOf(id, subject);
        const plan = {
          id: 'h',
          sheets: [sheet],
          names: [],
          active: { sheet: sheet.name, row: 0, column: 0 },
        };
        expect(planProblems(plan, [], [])).toEqual([]);
        expect([sheet.role, sheet.tables, sheet.conditionals]).toEqual(['handout', undefined, undefined]);
      }
    }
  });

  it('of a match of two teams is a plan too, but for the ways to make Berger tables', () => {
    const match = newMatch(4);
    for (const handout of EVERY)
      expect(codesOf(makeHandout(handout, subjectOf(openedFor(handout.id, match)), []))).toEqual(
        handout.systems ? ['handout-system'] : [],
      );
    expect(textOf(sheetOf('round-table', subjectOf(match)), 4, 2, 1, 8)).toEqual(['. . . . 1* 2 3* 4']);
  });

  it('has no formula, and every cell that it prints lies in its print area', () => {
    for (const { id } of EVERY) {
      const sheet = sheetOf(id, subjectOf(openedFor(id, realEvent('cand2013'))));
      const { area } = sheet.print!;
      for (const block of sheet.blocks) {
        expect(block.kind).toBe('values');
        expect(block.area.row + block.area.rows).toBeLessThanOrEqual(area.row + area.rows);
        expect(block.area.column + block.area.columns).toBeLessThanOrEqual(area.columns);
      }
    }
  });

  it('where it is printed in parts, no page is higher than the paper, and none is empty', () => {
    for (const { id, needsTournament } of EVERY)
      for (const subject of [
        subjectOf(openedFor(id, realEvent('cand2013'))),
        ...(needsTournament ? [] : [numbers('berger', 16)]),
      ]) {
        const { print, rows } = sheetOf(id, subject);
        if (!print?.rowBreaks) continue;
        const heights = new Map(rows!.map(({ row, height }) => [row, height]));
        const { area, rowBreaks } = print;
        const starts = [area.row, ...rowBreaks, area.row + area.rows];
        starts.slice(1).forEach((end, index) => {
          let tall = 0;
          for (let row = starts[index]!; row < end; row++) tall += heights.get(row) ?? 15;
          expect(tall).toBeGreaterThan(0);
          expect((tall * print.scale!) / 100).toBeLessThanOrEqual(print.landscape ? 480 : 730);
        });
      }
  });

  it('has something to print below its title, or is refused', () => {
    const finished = realEvent('cand2013');
    const half = withGames(finished, (game) => (game.round > 7 ? { ...game, outcome: null } : game));
    const quads = sectioned([4, 3]);
    const league = newTeamEvent(4, 2);
    const events = [
      ...[finished, half, unplayed(finished)],
      ...[quads, withGames(quads, (game) => ({ ...game, outcome: '1-0' as const }))],
      ...[league, playedMatches(league, 'A-B 11'), playedMatches(league, ...ALL_MATCHES)],
    ];
    const empty = events.flatMap((tournament) =>
      HANDOUTS.filter(({ values, ofTeams }) => values ?? ofTeams).flatMap(({ id }) =>
        [{}, { player: 3 }, { round: 2 }, { player: 3, round: 2 }].flatMap((of) => {
          const sheet = made(id, { ...subjectOf(tournament), ...of });
          const isFilled = !sheet.ok || sheet.value.blocks.some(({ area }) => area.row > 2);
          return isFilled ? [] : [`${id} ${JSON.stringify(of)}`];
        }),
      ),
    );
    expect(empty).toEqual([]);
  });

  it('keeps a name that looks like a formula as a text', () => {
    const event = realEvent('cand2013');
    const players = event.players.map((player) => ({ ...player, name: `=1+${player.no}` }));
    const sheet = sheetOf('round-table', subjectOf({ ...event, players }));
    expect(valueAt(sheet, 4, 1)).toBe('=1+1');
  });

  it('takes a name that no sheet has', () => {
    const handout = valueOf(handoutOf('wall-chart'));
    const subject = numbers('berger', 4);
    expect(valueOf(makeHandout(handout, subject, ['wall CHART', 'Wall chart 2'])).name).toBe('Wall chart 3');
  });

  it('is named by its player, by its section where the plain name is taken, else by how far the tournament is', () => {
    const nameOf = (id: string, subject: Parameters<typeof subjectOf>[0], taken: string[], player?: number) =>
      valueOf(makeHandout(valueOf(handoutOf(id)), subjectOf(subject, { player: player ?? null }), taken))
        .name;
    const event = generated({ players: 4, cycles: 1, seed: 1, finished: 0.5 });
    const named = (name: string) => withPlayers(event, (each) => ({ ...each, name }));
    expect(nameOf('player-cards', named('Ada Novak'), [], 1)).toBe('Player cards, Ada Novak');
    expect(nameOf('player-cards', named('Ada/Novak'), [], 1)).toBe('Player cards');
    expect(nameOf('player-cards', named('Quentin Fotheringay'), [], 1)).toBe('Player cards');
    const section = { ...event, section: 'Masters of the first class' };
    expect(nameOf('seats', section, [])).toBe('Seating plan');
    expect(nameOf('seats', section, ['Seating plan'])).toBe('Masters of the Seating plan');
    const again = ['seating plan', 'Masters of the Seating plan'];
    expect(nameOf('seats', section, again)).toBe('Seating plan 2');
  });

  it('of one round says so in its name and its title', () => {
    const sheet = sheetOf('result-slips', { ...subjectOf(QUAD), round: 3 });
    expect([sheet.name, valueAt(sheet, 0, 0)]).toEqual([
      'Result slips, round 3',
      'Quad · Result slips, round 3',
    ]);
  });

  it('is one of these', () => {
    expect(EVERY.map(({ id }) => id)).toEqual([
      'round-table',
      'pairing-table',
      'pairings',
      'wall-chart',
      'seats',
      'player-cards',
      'table-cards',
      'result-slips',
      'blank-slips',
      'by-rows',
      'by-sums',
      'by-diagonals',
      'explanation',
      'name-cards',
      'player-list',
      'section-posters',
      'section-posters-4',
    ]);
  });

  it('has the tab of a handout, and no table, drop-down or rule of colours', () => {
    for (const { id } of EVERY) {
      const sheet = sheetOf(id, subjectOf(openedFor(id, QUAD)));
      expect(sheet.tabColor).toBe('B4CAE0');
      expect([sheet.tables, sheet.validations, sheet.conditionals]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});

describe('a handout that makes no sense is a problem', () => {
  it('one that does not exist', () => {
    expect(codesOf(handoutOf('wall'))).toEqual(['handout-unknown']);
  });

  it('an explanation or a final report of numbers alone', () => {
    for (const id of ['explanation', 'final-report'])
      expect(codesOf(made(id, numbers('berger', 6)))).toEqual(['handout-needs-tournament']);
  });

  it('the Russian ways of a table that is not Berger’s', () => {
    for (const id of ['by-rows', 'by-sums', 'by-diagonals'])
      expect(codesOf(made(id, numbers('porter', 6)))).toEqual(['handout-system']);
  });

  it('one player of a handout about all', () => {
    expect(codesOf(made('wall-chart', { ...numbers('berger', 6), player: 2 }))).toEqual(['handout-of-all']);
  });

  it('one round of a handout about all', () => {
    const ofOne = VALUES_HANDOUTS.filter(({ id }) => made(id, { ...subjectOf(unplayed(QUAD)), round: 2 }).ok);
    expect(ofOne.map(({ id }) => id)).toEqual(['pairings', 'result-slips']);
    expect(made('wall-chart', { ...numbers('berger', 6), round: 2 })).toEqual({
      ok: false,
      problems: [problem('handout-of-rounds', { field: 'round' }, { handout: 'wall-chart' })],
    });
    expect(messageOf(problem('handout-of-rounds', { field: 'round' }, { handout: 'wall-chart' }))).toBe(
      'Field round: The handout “wall-chart” always shows all rounds: leave out the round.',
    );
  });

  it('but of one round it counts that round’s games alone', () => {
    expect(codesOf(made('result-slips', { ...numbers('berger', 60), round: 2 }))).toEqual([]);
  });

  it('a field that it is too large for, by players or by games', () => {
    expect(codesOf(made('by-diagonals', numbers('berger', 25)))).toEqual(['handout-too-large']);
    expect(codesOf(made('result-slips', numbers('berger', 36)))).toEqual(['handout-too-large']);
    expect(codesOf(made('round-table', subjectOf(generated({ players: 101, cycles: 1, seed: 1 }))))).toEqual([
      'handout-too-large',
    ]);
  });
});
