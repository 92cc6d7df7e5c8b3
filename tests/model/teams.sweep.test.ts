import { codesOf, valueOf } from '../results';
import { storyCount } from '../sample';
import { addTournament } from '../../src/app/create';
import { takeRow } from '../../src/app/changes/take';
import type { Change, Plan } from '../../src/app/changes/change';
import { LINE_UP } from '../../src/app/changes/lineUp';
import { ADJUST } from '../../src/app/changes/adjust';
import { CORRECT, SUBSTITUTE } from '../../src/app/changes/person';
import { RECORD } from '../../src/app/changes/record';
import { REDO, UNDO } from '../../src/app/changes/undo';
import { WITHDRAW } from '../../src/app/changes/withdraw';
import { area, type CellValue } from '../../src/grid/cell';
import { words } from '../../src/language/language';
import { teamEventLayout } from '../../src/sheets/layout/teamEvent';
import { findTeamEvents } from '../../src/sheets/findTournaments';
import type { NamedPart } from '../../src/sheets/parts';
import { teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { NODE_COMPRESSION } from '../../src/cli/compression';
import fc, { type Arbitrary } from '../properties';
import { newTeamEvent, openTeamEvents } from '../teamEvents';
import { PLAYED, rankedTeams, type HeldTeams } from './teamPoints';

/** What people type into the sheets of a team event, and steps; lines, teams and members are counted from 0, round and round. */
export type TeamDeed =
  | {
      readonly do: 'line-up';
      readonly line: number;
      readonly side: 'home' | 'away';
      readonly who: number | string;
    }
  | { readonly do: 'result'; readonly line: number; readonly text: string }
  | { readonly do: 'status'; readonly team: number; readonly text: string }
  | { readonly do: 'record'; readonly line: number; readonly text: string }
  | { readonly do: 'seat'; readonly line: number; readonly side: 'home' | 'away'; readonly who: number }
  | { readonly do: 'withdraw'; readonly team: number }
  | { readonly do: 'adjust'; readonly team: number; readonly points: number }
  | {
      readonly do: 'rename';
      readonly by: 'correct' | 'substitute';
      readonly team: number;
      readonly name: number;
    }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'reopen' };

/** An event of so many teams at so many boards, and what is typed. */
export interface TeamStory {
  readonly teams: number;
  readonly boards: number;
  readonly deeds: readonly TeamDeed[];
}

const number = fc.nat({ max: 60 });

const deed: Arbitrary<TeamDeed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('line-up' as const),
      line: number,
      side: fc.constantFrom('home' as const, 'away' as const),
      who: fc.oneof(
        { weight: 4, arbitrary: number },
        { weight: 1, arbitrary: fc.constantFrom('', 'Nobody', "O'Hara") },
      ),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('result' as const),
      line: number,
      text: fc.constantFrom(...Object.keys(PLAYED), '', 'x?'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('status' as const),
      team: number,
      text: fc.constantFrom('withdrawn', 'annulled', 'playing', ''),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('record' as const),
      line: number,
      text: fc.constantFrom(...Object.keys(PLAYED), ''),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('seat' as const),
      line: number,
      side: fc.constantFrom('home' as const, 'away' as const),
      who: number,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('withdraw' as const), team: number }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      team: number,
      points: fc.constantFrom(-1, 0, 0.5, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rename' as const),
      by: fc.constantFrom('correct' as const, 'substitute' as const),
      team: number,
      name: fc.nat({ max: 2 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
);

/** Stories of teams that all meet. */
export const teamStories: Arbitrary<TeamStory> = fc.record({
  teams: fc.integer({ min: 3, max: 5 }),
  boards: fc.integer({ min: 1, max: 3 }),
  deeds: fc.array(deed, { minLength: 1, maxLength: 30, size: 'max' }),
});

/** One more than boards: a reserve each. */
const eventOf = ({ teams, boards }: TeamStory) =>
  newTeamEvent(teams, boards + 1, {
    boards,
    tieBreaks: ['MP', 'GP'],
    paper: teams % 2 === 0 ? 'Letter' : 'A4',
  });

const nameIn = (team: number, member: number): string => `${String.fromCharCode(64 + team)}${member + 1}`;

/** The workbook of a story. */
class Season {
  constructor(private book: XlsxWorkbook) {}

  static async opened(story: TeamStory): Promise<Season> {
    const book = newXlsx(NODE_COMPRESSION);
    valueOf(await addTournament(book, eventOf(story), { time: '2026-11-20 09:00' }));
    return new Season(book);
  }

  async event() {
    return valueOf(await openTeamEvents(this.book))[0]!.tournament;
  }

  async #read(sheet: string, where: ReturnType<typeof area>): Promise<readonly (readonly CellValue[])[]> {
    return valueOf(await this.book.read({ ranges: [{ sheet, area: where }] })).ranges[0]!.values;
  }

  /** The place of a part, and what its cells hold. */
  async #part(part: NamedPart) {
    const { names } = valueOf(await this.book.read({ ranges: [] }));
    const { sheet, area: where } = findTeamEvents(names)[0]!.places[part]!;
    return { sheet, where, values: (await this.#read(sheet, where)).map(([value = null]) => value) };
  }

  async type(part: NamedPart, line: number, typed: string): Promise<void> {
    const { sheet, where, values } = await this.#part(part);
    const write = typed === '' ? null : typed;
    const cell = { sheet, row: where.row + line, column: where.column, expect: values[line]!, write };
    valueOf(await this.book.change({ cells: [cell] }));
  }

  /** The line of a board on Matches, and of a team on Teams. */
  async lineOf(match: number, board: number): Promise<number> {
    const [matches, boards] = [await this.#part('Matches_match'), await this.#part('Matches_board')];
    return matches.values.findIndex((no, line) => no === match && boards.values[line] === board);
  }

  async teamLine(team: number): Promise<number> {
    const [teams, members] = [await this.#part('Teams_team'), await this.#part('Teams_member')];
    return teams.values.findIndex((no, line) => no === team && members.values[line] === 0);
  }

  /** Rank, team, match points and game points, as Team standings shows them. */
  async standings(story: TeamStory): Promise<readonly (readonly CellValue[])[]> {
    const event = eventOf(story);
    const { standings } = teamEventLayout(event, teamSheetNames(event, []));
    const rows = await this.#read(
      standings.sheet,
      area(standings.first, 0, story.teams, standings.fixed + event.tieBreaks.length),
    );
    return rows.map((row) => [row[0], row[1], ...row.slice(standings.fixed)].map((each) => each ?? ''));
  }

  /** Takes a step; what it was refused for, or nothing. */
  async take<Input, P extends Plan>(change: Change<Input, P>, input: Input): Promise<readonly string[]> {
    return codesOf(await takeRow(this.book, change, input, { time: '2026-11-20 09:00' }));
  }

  async reopen(): Promise<void> {
    this.book = valueOf(await openXlsx(valueOf(await this.book.save())));
  }
}

/** Statuses as steps write them; people type them by their codes. */
const SHOWN = words().form.statuses;

const statusOf = (typed: string): string =>
  Object.entries(SHOWN).find(([, shown]) => shown === typed)?.[0] ?? (typed === '' ? 'playing' : typed);

const heldOf = (story: TeamStory): HeldTeams => {
  const { players: teams, games: matches } = eventOf(story);
  return {
    boards: story.boards,
    teams: teams.map(({ name }) => ({ name, status: SHOWN.playing, points: '0' })),
    lines: matches.flatMap(({ no, white: home, black: away, boards }) =>
      boards.map((each) => ({
        ...{ match: no, board: each.board, teams: { home, away } },
        ...{ home: each.home, away: each.away, result: '' },
      })),
    ),
  };
};

/** What a step has written: the result or a seat of a line; the status, name or adjustment of a team. */
interface Written {
  readonly of: 'line' | 'team';
  readonly at: number;
  readonly field: 'result' | 'home' | 'away' | 'status' | 'name' | 'points';
  readonly before: string;
  readonly after: string;
}

/** What the workbook holds, the steps that stand, and those that were taken back since the last new one. */
interface Model {
  readonly held: HeldTeams;
  readonly steps: readonly Written[];
  readonly undone: readonly Written[];
}

const put = (held: HeldTeams, { of, at, field }: Written, value: string): HeldTeams =>
  of === 'team'
    ? { ...held, teams: held.teams.map((team, index) => (index === at ? { ...team, [field]: value } : team)) }
    : {
        ...held,
        lines: held.lines.map((line, index) => (index === at ? { ...line, [field]: value } : line)),
      };

const cellIn = (held: HeldTeams, { of, at, field }: Written): string => {
  const owner = of === 'team' ? held.teams[at]! : held.lines[at]!;
  return (owner as unknown as Readonly<Record<string, string>>)[field]!;
};

/** A step that changes a cell; one that changes nothing is none. */
const stepped = ({ held, steps, undone }: Model, cell: Written): Model =>
  cell.before === cell.after
    ? { held, steps, undone }
    : { held: put(held, cell, cell.after), steps: [...steps, cell], undone: [] };

const withdrawn = async (season: Season, model: Model, at: number): Promise<Model> => {
  const { held } = model;
  const refused = await season.take(WITHDRAW, { player: held.teams[at]!.name });
  const before = held.teams[at]!.status;
  const isPlaying = statusOf(before) === 'playing';
  const own = held.lines.filter(({ teams }) => teams.home === at + 1 || teams.away === at + 1);
  const open = own.filter(({ result }) => !PLAYED[result]);
  if (!isPlaying || open.length === 0) {
    expect(refused).toEqual([isPlaying ? 'team-event-over' : 'withdrawn-already']);
    return model;
  }
  expect(refused).toEqual([]);
  const matches = new Set(own.map(({ match }) => match));
  const finished = [...matches].filter((match) => open.every((line) => line.match !== match));
  const after = SHOWN[2 * finished.length < matches.size ? 'annulled' : 'withdrawn'];
  return stepped(model, { of: 'team', at, field: 'status', before, after });
};

/** The arbiter gives points or takes them away; 0 where there are none is no step. */
const adjusted = async (season: Season, model: Model, at: number, points: number): Promise<Model> => {
  const { name, points: before } = model.held.teams[at]!;
  expect(await season.take(ADJUST, { player: name, points, reason: 'late' })).toEqual([]);
  return stepped(model, { of: 'team', at, field: 'points', before, after: String(points) });
};

/** A team is called otherwise, or another one takes its place. */
const renamed = async (
  season: Season,
  model: Model,
  at: number,
  { by, name }: Extract<TeamDeed, { readonly do: 'rename' }>,
): Promise<Model> => {
  const { name: before, status } = model.held.teams[at]!;
  const after = `Team ${at + 1}.${name}`;
  const person = { player: before, name: after };
  // In place of a team that has left it changes two cells at once; steps here have one.
  if (by === 'substitute' && statusOf(status) !== 'playing') return model;
  const refused =
    by === 'correct'
      ? await season.take(CORRECT, person)
      : await season.take(SUBSTITUTE, { ...person, rating: null, federation: null });
  expect(refused).toEqual([]);
  return stepped(model, { of: 'team', at, field: 'name', before, after });
};

/** The last step is taken back, or the last one that was is done again, unless somebody has typed there since. */
const takenBack = async (season: Season, model: Model, way: 'undo' | 'redo'): Promise<Model> => {
  const { held, steps, undone } = model;
  const refused = await (way === 'undo' ? season.take(UNDO, null) : season.take(REDO, null));
  const cell = (way === 'undo' ? steps : undone).at(-1);
  if (!cell) {
    expect(refused).toEqual([`${way}-nothing`]);
    return model;
  }
  const [from, to] = way === 'undo' ? [cell.after, cell.before] : [cell.before, cell.after];
  if (cellIn(held, cell) !== from) {
    expect(refused).toEqual(['changed-meanwhile']);
    return model;
  }
  expect(refused).toEqual([]);
  return way === 'undo'
    ? { held: put(held, cell, to), steps: steps.slice(0, -1), undone: [...undone, cell] }
    : { held: put(held, cell, to), steps: [...steps, cell], undone: undone.slice(0, -1) };
};

const happen = async (season: Season, model: Model, step: TeamDeed): Promise<Model> => {
  const { held } = model;
  if (step.do === 'reopen') {
    await season.reopen();
    return model;
  }
  if (step.do === 'undo' || step.do === 'redo') return takenBack(season, model, step.do);
  if (step.do === 'withdraw') return withdrawn(season, model, step.team % held.teams.length);
  if (step.do === 'adjust') return adjusted(season, model, step.team % held.teams.length, step.points);
  if (step.do === 'rename') return renamed(season, model, step.team % held.teams.length, step);
  if (step.do === 'status') {
    const at = step.team % held.teams.length;
    await season.type('Teams_status', await season.teamLine(at + 1), step.text);
    const cell: Written = { of: 'team', at, field: 'status', before: '', after: '' };
    return { ...model, held: put(held, cell, step.text) };
  }
  const at = step.line % held.lines.length;
  const line = held.lines[at]!;
  const row = await season.lineOf(line.match, line.board);
  const written = (field: Written['field'], after: string): Written => ({
    ...{ of: 'line', at, field, after },
    before: cellIn(held, { of: 'line', at, field, before: '', after: '' }),
  });
  if (step.do === 'record') {
    const result = { game: line.match, board: line.board, typed: step.text };
    expect(await season.take(RECORD, [result])).toEqual([]);
    return stepped(model, written('result', step.text));
  }
  if (step.do === 'result') {
    await season.type('Matches_result', row, step.text);
    return { ...model, held: put(held, written('result', ''), step.text) };
  }
  const { side, who } = step;
  const name = typeof who === 'string' ? who : nameIn(line.teams[side], who % (held.boards + 1));
  if (step.do === 'seat') {
    const team = held.teams[line.teams[side] - 1]!.name;
    const seats = [{ board: line.board, name }];
    expect(await season.take(LINE_UP, { match: line.match, team, seats })).toEqual([]);
    return stepped(model, written(side, name));
  }
  await season.type(`Matches_${side}`, row, name);
  return { ...model, held: put(held, written(side, ''), name) };
};

/** The statuses as they are read. */
const statusesRead = ({ teams }: HeldTeams) =>
  teams.map(({ name, status, points }) => ({ name, status: statusOf(status), points }));

const expectHeld = async (season: Season, held: HeldTeams, story: TeamStory): Promise<void> => {
  const { players: teams, games: matches } = await season.event();
  expect(
    teams.map(({ name, status, adjustment = 0 }) => ({ name, status, points: String(adjustment) })),
  ).toEqual(statusesRead(held));
  expect(
    matches.flatMap(({ no, boards }) => boards.map(({ board, home, away }) => [no, board, home, away])),
  ).toEqual(held.lines.map(({ match, board, home, away }) => [match, board, home, away]));
  expect(await season.standings(story)).toEqual(rankedTeams({ ...held, teams: statusesRead(held) }));
};

/** Lets a story happen, and compares the workbook with the model after each deed. */
export const tellTeams = async (story: TeamStory): Promise<void> => {
  const season = await Season.opened(story);
  let model: Model = { held: heldOf(story), steps: [], undone: [] };
  await expectHeld(season, model.held, story);
  for (const each of story.deeds) {
    model = await happen(season, model, each);
    await expectHeld(season, model.held, story);
  }
};

const STORIES = storyCount(20, 5);

it(
  'whatever is typed into the sheets of a team event, or done step by step, line-ups, results and standings are those of a plain model',
  () => fc.assert(fc.asyncProperty(teamStories, tellTeams), { numRuns: STORIES }),
  3_600_000,
);
