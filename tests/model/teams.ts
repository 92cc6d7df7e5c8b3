import { addTeamEvent, openTeamEvents } from '../../src/app/teamEvent';
import { area, type CellValue } from '../../src/grid/cell';
import { teamEventLayout } from '../../src/sheets/layout/teamEvent';
import { findTeamEvents } from '../../src/sheets/teamEvent/find';
import type { TeamPart } from '../../src/sheets/teamEvent/parts';
import { teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import fc, { type Arbitrary } from '../properties';
import { newTeamEvent } from '../teamEvents';
import { PLAYED, rankedTeams, type HeldTeams } from './teamPoints';
import { unwrap } from './subject';

/** What people type into the sheets of a team event; lines, teams and members are counted from 0, round and round. */
export type TeamDeed =
  | {
      readonly do: 'line-up';
      readonly line: number;
      readonly side: 'home' | 'away';
      readonly who: number | string;
    }
  | { readonly do: 'result'; readonly line: number; readonly text: string }
  | { readonly do: 'status'; readonly team: number; readonly text: string }
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
  newTeamEvent(teams, boards + 1, { boards, tieBreaks: ['MP', 'GP'] });

const nameIn = (team: number, member: number): string => `${String.fromCharCode(64 + team)}${member + 1}`;

/** The workbook of a story. */
class Season {
  constructor(private book: XlsxWorkbook) {}

  static async opened(story: TeamStory): Promise<Season> {
    const book = newXlsx();
    unwrap(await addTeamEvent(book, eventOf(story), '2026-11-20 09:00'));
    return new Season(book);
  }

  async event() {
    return unwrap(await openTeamEvents(this.book))[0]!.event;
  }

  async #read(sheet: string, where: ReturnType<typeof area>): Promise<readonly (readonly CellValue[])[]> {
    return unwrap(await this.book.read({ ranges: [{ sheet, area: where }] })).ranges[0]!.values;
  }

  /** The place of a part, and what its cells hold. */
  async #part(part: TeamPart) {
    const { names, sheets } = unwrap(await this.book.read({ ranges: [] }));
    const { sheet, area: where } = findTeamEvents(names, sheets)[0]!.places[part]!;
    return { sheet, where, values: (await this.#read(sheet, where)).map(([value = null]) => value) };
  }

  async type(part: TeamPart, line: number, typed: string): Promise<void> {
    const { sheet, where, values } = await this.#part(part);
    const write = typed === '' ? null : typed;
    const cell = { sheet, row: where.row + line, column: where.column, expect: values[line]!, write };
    unwrap(await this.book.change({ cells: [cell] }));
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

  async reopen(): Promise<void> {
    this.book = unwrap(await openXlsx(unwrap(await this.book.save())));
  }
}

const heldOf = (story: TeamStory): HeldTeams => {
  const { teams, matches } = eventOf(story);
  return {
    boards: story.boards,
    teams: teams.map(({ name }) => ({ name, status: 'playing' })),
    lines: matches.flatMap(({ no, home, away, boards }) =>
      boards.map((each) => ({
        ...{ match: no, board: each.board, teams: { home, away } },
        ...{ home: each.home, away: each.away, result: '' },
      })),
    ),
  };
};

const happen = async (season: Season, held: HeldTeams, step: TeamDeed): Promise<HeldTeams> => {
  if (step.do === 'reopen') {
    await season.reopen();
    return held;
  }
  if (step.do === 'status') {
    const at = step.team % held.teams.length;
    await season.type('Teams_status', await season.teamLine(at + 1), step.text);
    const status = step.text === '' ? 'playing' : step.text;
    return { ...held, teams: held.teams.map((team, index) => (index === at ? { ...team, status } : team)) };
  }
  const at = step.line % held.lines.length;
  const line = held.lines[at]!;
  const row = await season.lineOf(line.match, line.board);
  const changed = (change: Partial<typeof line>): HeldTeams => ({
    ...held,
    lines: held.lines.map((each, index) => (index === at ? { ...each, ...change } : each)),
  });
  if (step.do === 'result') {
    await season.type('Matches_result', row, step.text);
    return changed({ result: step.text });
  }
  const { side, who } = step;
  const name = typeof who === 'string' ? who : nameIn(line.teams[side], who % (held.boards + 1));
  await season.type(`Matches_${side}`, row, name);
  return changed({ [side]: name });
};

const expectHeld = async (season: Season, held: HeldTeams, story: TeamStory): Promise<void> => {
  const { teams, matches } = await season.event();
  expect(teams.map(({ name, status }) => ({ name, status }))).toEqual(held.teams);
  expect(
    matches.flatMap(({ no, boards }) => boards.map(({ board, home, away }) => [no, board, home, away])),
  ).toEqual(held.lines.map(({ match, board, home, away }) => [match, board, home, away]));
  expect(await season.standings(story)).toEqual(rankedTeams(held));
};

/** Lets a story happen, and compares the workbook with the model after each deed. */
export const tellTeams = async (story: TeamStory): Promise<void> => {
  const season = await Season.opened(story);
  let held = heldOf(story);
  await expectHeld(season, held, story);
  for (const each of story.deeds) {
    held = await happen(season, held, each);
    await expectHeld(season, held, story);
  }
};
