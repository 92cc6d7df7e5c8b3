/** @sweep */
import { valueOf } from '../results';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Change, Plan } from '../../src/app/changes/change';
import { ENTER, REMOVE } from '../../src/app/changes/field';
import { LINE_UP } from '../../src/app/changes/lineUp';
import { EXCHANGE, SIDES, SWAP } from '../../src/app/changes/manual';
import { ADJUST } from '../../src/app/changes/adjust';
import { SUBSTITUTE } from '../../src/app/changes/person';
import { RECORD } from '../../src/app/changes/record';
import { RESCHEDULE } from '../../src/app/changes/reschedule';
import { takeRow } from '../../src/app/changes/take';
import { REDO, UNDO } from '../../src/app/changes/undo';
import { REENTER, WITHDRAW } from '../../src/app/changes/withdraw';
import type { OpenTeamEvent } from '../../src/app/open';
import { addTournament } from '../../src/app/create';
import { planRepair } from '../../src/app/repair/repair';
import { type PairedSections, writeSections } from '../../src/app/sections/create';
import { nameOf } from '../../src/core/names/name';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { standings } from '../../src/core/tiebreak/standings';
import { cellText } from '../../src/grid/cell';
import { sheetsOf } from '../../src/sheets/findTournaments';
import type { Workbook } from '../../src/workbook/port';
import { closePages } from '../emulator/office';
import fc, { type Arbitrary } from '../properties';
import { storyCount } from '../sample';
import { newTeamEvent, openTeamEvents } from '../teamEvents';
import { excel, workbook as inExcel } from '../workbook/excel';

/** What may happen while nothing is played, and then; what is named more often happens more often. */
const BEFORE = [
  ...(['enter', 'remove', 'swap', 'sides', 'exchange', 'seat', 'reschedule', 'adjust'] as const),
  ...(['substitute', 'undo', 'redo'] as const),
] as const;
const DURING = [
  ...(['enter', 'enter', 'swap', 'sides', 'exchange', 'exchange', 'record', 'record', 'seat'] as const),
  ...(['withdraw', 'return', 'reschedule', 'reschedule', 'substitute', 'adjust'] as const),
  ...(['undo', 'undo', 'redo'] as const),
] as const;
const DAYS = ['2026-11-27', '2026-12-04', '2026-11-20', '2026-12-05 19:00', ''];

/** What happens to the field of a team event, and beside it; teams, matches and boards are counted round and round. */
interface Deed {
  readonly do: (typeof BEFORE | typeof DURING)[number];
  readonly which: number;
  readonly other: number;
  readonly text: string;
}

interface Story {
  readonly teams: number;
  readonly boards: number;
  readonly cycles: number;
  readonly system: string;
  readonly dated: 'no' | 'yes' | 'halls' | 'one hall';
  /** Whether it is the first of two divisions. */
  readonly divided: boolean;
  readonly deeds: readonly Deed[];
}

const number = fc.nat({ max: 60 });
const deed = (what: readonly Deed['do'][]): Arbitrary<Deed> =>
  fc.record({
    do: fc.constantFrom(...what),
    which: number,
    other: number,
    text: fc.constantFrom('1-0', '½-½', '+/-', 'postponed', '-/-'),
  });

/** First some deeds without a result, as on the evening before; then all. */
const stories: Arbitrary<Story> = fc.record({
  teams: fc.integer({ min: 3, max: 6 }),
  boards: fc.integer({ min: 1, max: 3 }),
  cycles: fc.integer({ min: 1, max: 2 }),
  system: fc.constantFrom('berger', 'berger', 'crenshaw', 'standard', 'shift'),
  dated: fc.constantFrom('no' as const, 'yes' as const, 'halls' as const, 'one hall' as const),
  divided: fc.boolean(),
  deeds: fc
    .tuple(fc.array(deed(BEFORE), { maxLength: 5 }), fc.array(deed(DURING), { minLength: 2, maxLength: 7 }))
    .map((parts) => parts.flat()),
});

const eventOf = ({ teams, boards, cycles, system, dated }: Story): TeamEvent => {
  const hall = (index: number): string => (dated === 'halls' ? `Hall ${index + 1}` : 'The hall');
  const venues = Array.from({ length: teams }, (_, index) => hall(index));
  return newTeamEvent(teams, boards + 1, {
    ...{ boards, cycles, system, tieBreaks: ['MP', 'GP'] },
    calendar:
      dated === 'no'
        ? undefined
        : {
            dates: { first: '2026-11-27', days: 7 },
            ...(dated === 'yes' ? {} : { venues }),
          },
  });
};

/** The second of two divisions, of which nothing changes. */
const SECOND = newTeamEvent(3, 2, { id: 'second', boards: 2 });

/** Writes an event of its own, or two divisions and the page of both. */
const write = async (book: Workbook, story: Story): Promise<void> => {
  const [event, time] = [eventOf(story), '2026-11-20 09:00'];
  if (!story.divided) {
    valueOf(await addTournament(book, event, { time }));
    return;
  }
  const sections = [event, SECOND].map((tournament, index) => ({
    ...{ name: `Division ${index + 1}`, tournament, draws: [] },
  }));
  const roster = { sheet: '', players: [] } as unknown as PairedSections['roster'];
  const paired = { roster, sections, seed: undefined, warnings: [] };
  valueOf(await writeSections(book, paired, { id: 'divisions', time, sheets: 'each' }));
};

/** A team event in a workbook, step by step. */
class Season {
  /** The event and its sheets as they were before each step that stands, and after each that was taken back. */
  readonly past: Seen[] = [];
  readonly future: Seen[] = [];

  constructor(
    readonly book: Workbook,
    public now: Seen,
  ) {}

  static async begun(book: Workbook, story: Story): Promise<Season> {
    await write(book, story);
    return new Season(book, (await seenIn(book)).seen);
  }

  #context() {
    return { time: '2026-11-20 09:00', named: this.now.event.id };
  }

  /** Takes a step; what it was refused for. Whatever it was, the sheets are sound then. */
  async take<Input, P extends Plan>(change: Change<Input, P>, input: Input): Promise<readonly string[]> {
    const taken = await takeRow(this.book, change, input, this.#context());
    const { seen, parts } = await seenIn(this.book);
    expect(seen.other).toEqual(this.now.other);
    if (!taken.ok) {
      expect(seen).toEqual(this.now);
      return taken.problems.map(({ code }) => code);
    }
    await expectSound(this.book, seen.event, parts);
    if (JSON.stringify(seen.event) !== JSON.stringify(this.now.event)) {
      this.past.push(this.now);
      this.future.length = 0;
    }
    this.now = seen;
    return [];
  }

  /** Everything is as it was before the last step, or after the one that was taken back. */
  async back(way: 'undo' | 'redo'): Promise<void> {
    const [from, to] = way === 'undo' ? [this.past, this.future] : [this.future, this.past];
    const context = this.#context();
    const taken = await (way === 'undo'
      ? takeRow(this.book, UNDO, null, context)
      : takeRow(this.book, REDO, null, context));
    const wanted = from.pop();
    if (!wanted) return expect(taken.ok ? [] : taken.problems[0].code).toBe(`${way}-nothing`);
    valueOf(taken);
    const { seen } = await seenIn(this.book);
    expect(seen).toEqual(wanted);
    to.push(this.now);
    this.now = seen;
  }
}

interface Seen {
  readonly event: TeamEvent;
  readonly sheets: readonly unknown[];
  /** The second division, if there is one. */
  readonly other: TeamEvent | undefined;
}

/** The event that a story is about, and the second division. */
const openIn = async (book: Workbook): Promise<readonly [OpenTeamEvent, OpenTeamEvent | undefined]> => {
  const all = valueOf(await openTeamEvents(book));
  const isSecond = ({ tournament }: OpenTeamEvent): boolean => tournament.id === SECOND.id;
  return [all.find((each) => !isSecond(each))!, all.find(isSecond)];
};

/** The event and all that its sheets hold but the Log, which only grows; and where its parts are. */
const seenIn = async (
  book: Workbook,
): Promise<{ readonly seen: Seen; readonly parts: OpenTeamEvent['parts'] }> => {
  const [{ tournament: event, parts }, second] = await openIn(book);
  const shown = sheetsOf(parts).filter((sheet) => sheet !== parts.places.Log?.sheet);
  const { ranges } = valueOf(
    await book.read({ ranges: shown.map((sheet) => ({ sheet, area: 'used' as const })) }),
  );
  const sheets = ranges.map(({ sheet, values, formulas }) => ({ sheet, values, formulas }));
  return { seen: { event, sheets, other: second?.tournament }, parts };
};

/** Everyone meets everyone as often as wanted, nobody twice in a round; the standings are those of the rules; nothing is damaged. */
const expectSound = async (
  book: Workbook,
  event: TeamEvent,
  parts: OpenTeamEvent['parts'],
): Promise<void> => {
  const { players, games, cycles, rounds, discipline } = event;
  const pairs = games.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-'));
  expect(new Set(pairs).size).toBe((players.length * (players.length - 1)) / 2);
  expect(pairs).toHaveLength(((players.length * (players.length - 1)) / 2) * cycles);
  expect(games.map(({ no }) => no)).toEqual(games.map((_, index) => index + 1));
  for (let round = 1; round <= rounds; round++) {
    const busy = games.flatMap((game) => (game.round === round ? [game.white, game.black] : []));
    expect(new Set(busy).size).toBe(busy.length);
  }
  expect(games.every(({ boards }) => boards.length === discipline.boards)).toBe(true);
  const sheet = parts.places.Standings!.sheet;
  const { ranges } = valueOf(await book.read({ ranges: [{ sheet, area: 'used' }] }));
  const shown = ranges[0]!.values
    .slice(4, 4 + players.length)
    .map((row) => row.slice(0, 2).map((each) => each ?? ''));
  const name = nameOf(players);
  const ranked = valueOf(standings(event)).rows.filter(({ rank }) => rank !== null);
  expect(
    shown
      .slice(0, ranked.length)
      .map((row) => row.map(cellText).join(' '))
      .sort(),
  ).toEqual(
    ranked
      .map(({ rank, rankTo, no }) => `${rank === rankTo ? rank : `${rank}–${rankTo}`} ${name(no)}`)
      .sort(),
  );
  expect(valueOf(await planRepair(book, parts.sheet, '2026-11-20 10:00')).faults).toEqual([]);
};

const isBegun = ({ games }: TeamEvent): boolean =>
  games.some(({ outcome, boards }) =>
    [{ outcome }, ...boards].some((each) => each.outcome !== null || 'pending' in each),
  );

const happen = async (season: Season, { do: what, which, other, text }: Deed): Promise<void> => {
  const { event } = season.now;
  const { players, games } = event;
  const here = players.filter(({ status }) => status === 'playing');
  const team = players[which % players.length]!;
  const match = games[which % games.length]!;
  const board = (other % event.discipline.boards) + 1;
  switch (what) {
    case 'undo':
    case 'redo':
      return season.back(what);
    case 'record':
      expect(await season.take(RECORD, [{ game: match.no, board, typed: text }])).toEqual([]);
      return;
    case 'sides':
      expect(await season.take(SIDES, { game: match.no })).toEqual([]);
      return;
    case 'exchange': {
      const one = games[other % games.length]!;
      const what = which % 3 === 0 ? ('opponents' as const) : ('places' as const);
      const refused = await season.take(EXCHANGE, { pairs: [[match.no, one.no]], what });
      if (refused.length > 0 || what === 'opponents') return;
      // Their lines stay, with round and date; who meets on them changes places.
      const { games: after } = season.now.event;
      const sides = ({ white, black }: TeamEvent['games'][number]) => [white, black];
      expect([match, one].map(({ no }) => sides(after[no - 1]!))).toEqual([one, match].map(sides));
      expect(after.map(({ round, date }) => [round, date])).toEqual(
        games.map(({ round, date }) => [round, date]),
      );
      return;
    }
    case 'seat': {
      const { name, members } = players[match.white - 1]!;
      const seats = [{ board, name: members[which % members.length]!.name }];
      expect(await season.take(LINE_UP, { match: match.no, team: name, seats })).toEqual([]);
      return;
    }
    case 'withdraw': {
      const refused = await season.take(WITHDRAW, { player: team.no });
      for (const code of refused)
        expect(['withdrawn-already', 'team-event-over', 'tournament-over']).toContain(code);
      return;
    }
    case 'return': {
      const refused = await season.take(REENTER, { player: team.no });
      return expect(refused).toEqual(team.status === 'playing' ? ['reentry-not-left'] : []);
    }
    case 'reschedule': {
      const refused = await season.take(RESCHEDULE, { game: match.no, to: DAYS[other % DAYS.length]! });
      return expect(refused).toEqual(
        !event.dated ? ['games-undated'] : match.outcome === null ? [] : ['game-played'],
      );
    }
    case 'substitute': {
      const name = `Instead ${team.no} ${season.past.length}`;
      const refused = await season.take(SUBSTITUTE, {
        player: team.no,
        name,
        rating: null,
        federation: null,
      });
      return expect(refused).toEqual([]);
    }
    case 'adjust':
      return expect(
        await season.take(ADJUST, { player: team.no, points: (other % 5) - 2, reason: 'late' }),
      ).toEqual([]);
    case 'swap': {
      const second = players[other % players.length]!;
      const refused = await season.take(SWAP, { player: team.no, other: second.no });
      if (refused.length > 0) return expect(['swap-itself', 'swap-decided']).toContain(refused[0]);
      const after = season.now.event;
      expect([after.players[team.no - 1]!.name, after.players[second.no - 1]!.name]).toEqual([
        second.name,
        team.name,
      ]);
      expect(after.games.map(({ round, white, black, date }) => [round, white, black, date])).toEqual(
        games.map(({ round, white, black, date }) => [round, white, black, date]),
      );
      return;
    }
    case 'remove': {
      const refused = await season.take(REMOVE, { player: team.no });
      if (isBegun(event)) return expect(refused).toEqual(['removal-too-late']);
      const others = here.filter(({ no }) => no !== team.no).map(({ name }) => name);
      if (others.length < 2) return expect(refused).toEqual(['team-count']);
      expect(refused).toEqual([]);
      expect(season.now.event.players.map(({ name }) => name)).toEqual(others);
      return;
    }
    case 'enter': {
      const name = `New ${players.length} ${season.past.length}`;
      // No more than there are rows for: a larger team makes room that stays, see below.
      const most = event.discipline.boards + 3;
      const members = Array.from({ length: 1 + (other % most) }, (_, index) => ({
        name: `${name} ${index + 1}`,
      }));
      const refused = await season.take(ENTER, { name, members });
      if (isBegun(event) && players.length % 2 === 0) return expect(refused).toEqual(['late-entry-full']);
      expect(refused).toEqual([]);
      const after = season.now.event;
      const staying = isBegun(event) ? players : here;
      expect(after.players.at(-1)).toMatchObject({ no: staying.length + 1, name, members });
      if (isBegun(event)) expect(after.games.slice(0, games.length)).toEqual(games);
    }
  }
};

const tell = async (book: Workbook, story: Story): Promise<void> => {
  const season = await Season.begun(book, story);
  for (const each of story.deeds) await happen(season, each);
  while (season.past.length > 0) await season.back('undo');
};

const STORIES = storyCount(9, 3);

describe('teams come and go, and swap numbers and sides: every step leaves sound sheets, and is undone and done again', () => {
  afterEach(closePages);

  it(
    'in memory',
    () =>
      fc.assert(
        fc.asyncProperty(stories, (story) => tell(memoryWorkbook(), story)),
        { numRuns: STORIES },
      ),
    3_600_000,
  );

  it('a team that withdrew before the first result comes off the list when another enters', async () => {
    const deed = (what: Deed['do']): Deed => ({ do: what, which: 0, other: 0, text: '1-0' });
    await tell(memoryWorkbook(), {
      ...{ teams: 3, boards: 1, cycles: 1, system: 'berger', dated: 'no', divided: false },
      deeds: [deed('withdraw'), deed('enter'), deed('enter')],
    });
  });

  it('two late teams after a match that was exchanged and one without a date, of two cycles', async () => {
    const deed = (what: Deed['do'], which: number, other: number): Deed => ({
      ...{ do: what, which, other, text: '1-0' },
    });
    const deeds = [
      deed('exchange', 7, 3),
      deed('reschedule', 0, 53),
      deed('enter', 0, 0),
      deed('enter', 0, 0),
    ];
    const story: Story = {
      ...{ teams: 3, boards: 1, cycles: 2, system: 'berger', dated: 'halls', divided: false },
      deeds,
    };
    await tell(memoryWorkbook(), story);
  });

  it('room that a large team made stays when it is taken back: somebody may have typed there', async () => {
    const book = memoryWorkbook();
    valueOf(await addTournament(book, newTeamEvent(3, 2, { boards: 1 }), { time: '2026-11-20 09:00' }));
    const rows = async (): Promise<number> =>
      valueOf(await openTeamEvents(book))[0]!.parts.places.Teams_team!.area.rows;
    const before = valueOf(await openTeamEvents(book))[0]!.tournament;
    expect(await rows()).toBe(3 * 5);
    const members = ['Ann', 'Bo', 'Cy', 'Di', 'Eve'].map((name) => ({ name }));
    valueOf(await takeRow(book, ENTER, { name: 'Large', members }, { time: '2026-11-20 09:00' }));
    expect(await rows()).toBe(4 * 6);
    valueOf(await takeRow(book, UNDO, null, { time: '2026-11-20 09:00' }));
    expect(valueOf(await openTeamEvents(book))[0]!.tournament).toEqual(before);
    expect(await rows()).toBe(3 * 6);
    await expectSound(book, before, valueOf(await openTeamEvents(book))[0]!.parts);
  });

  it(
    'in Excel',
    () =>
      fc.assert(
        fc.asyncProperty(stories, async (story) => {
          await excel();
          await tell(inExcel, story);
          closePages();
        }),
        { numRuns: Math.ceil(STORIES / 3) },
      ),
    3_600_000,
  );
});
