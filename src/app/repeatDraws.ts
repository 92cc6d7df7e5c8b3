import { pinsInList, pinsKept, placePins, type EntryPin } from '../core/draw/placePins';
import { drawsLots, makeNumbering } from '../core/draw/numbers';
import { isRepeated, type Draw, type Drawn } from '../core/draw/protocol';
import type { Player, Tournament } from '../core/model';
import { foldedName } from '../core/names/name';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../core/result';
import { unknownProblem } from '../core/names/meant';
import { cellText } from '../grid/cell';
import { drawOf } from '../sheets/log/draw';
import { parseReference } from '../grid/reference';
import { parseKey } from '../sheets/log/key';
import { parseRule } from '../sheets/log/rule';
import type { Roster } from '../sheets/roster';
import type { Reader, Workbook } from '../workbook/port';
import { playersBefore, settingsBefore } from './fromKeyedCells';
import { parseChanges, type LoggedChange } from '../sheets/log/changes';
import { listAddress } from './pairList';
import { openRoster, type ListChoice } from './roster';
import { openStep, type OpenStep } from './step';

/** A tournament's draws, each of which came out of its list again. */
export interface Repeated {
  readonly tournament: Tournament;
  readonly draws: readonly Draw[];
}

/** A draw with the step of the Log that it belongs to. */
interface Step {
  readonly draw: Draw;
  readonly step: number;
}

/** The draws that a Log tells of, the first one first. */
const drawSteps = ({ lines }: OpenStep): readonly Step[] =>
  lines
    .flatMap((line) => drawOf(line).map((draw) => ({ draw, step: line.step })))
    .sort((one, other) => one.draw.no - other.draw.no);

/** What the Log tells of steps after one, the last one first. */
const changesSince = ({ lines }: OpenStep, step: number): readonly LoggedChange[] =>
  lines
    .filter((line) => line.step > step)
    .sort((one, other) => other.step - one.step)
    .flatMap(parseChanges);

/** The players as the Log has them after a step: what later steps did is taken back in thought. */
const playersAfter = (opened: OpenStep, step: number): readonly Player[] =>
  playersBefore(opened.open.tournament, changesSince(opened, step));

/** The pins and options after a step, in the same way. */
const settingsAfter = (opened: OpenStep, step: number): Pick<Tournament, 'pins' | 'systemOptions'> =>
  settingsBefore(opened.open.tournament, changesSince(opened, step));

/** The players after a step, by what the step itself wrote where somebody has typed over it since. */
const playersWritten = (opened: OpenStep, step: number): readonly Player[] =>
  playersBefore(
    { ...opened.open.tournament, players: playersAfter(opened, step) },
    opened.lines
      .filter((line) => line.step === step)
      .flatMap(parseChanges)
      .map((change) => ({ ...change, before: change.after })),
  );

/** The list of a draw: where somebody says it is, else where it stood, found there by itself if it can be. */
const listOf = async (reader: Reader, { list }: Draw, given: ListChoice): Promise<Result<Roster>> => {
  const stood = list === undefined ? null : parseReference(list);
  if (given.sheet !== undefined || given.range !== undefined || !stood) return openRoster(reader, given);
  const found = await openRoster(reader, { sheet: stood.sheet });
  return found.ok && listAddress(found.value) === list
    ? found
    : openRoster(reader, { sheet: stood.sheet, range: stood.area });
};

type Entries = readonly Pick<Player, 'name' | 'rating' | 'federation' | 'extra'>[];

/** What a draw was made from, and who of that is pinned where. */
interface DrawnFrom extends Drawn {
  readonly entries: Entries;
  readonly pins: readonly EntryPin[];
}

/**
 * What a draw was made from because the field changed: the players before it in the order of their numbers, without who was
 * removed, whoever entered last. `null` for a draw of the organiser's list.
 */
const fieldDrawn = (
  opened: OpenStep,
  { draw, step }: Step,
  names: SectionNames,
): Pick<DrawnFrom, 'entries' | 'pins'> | null => {
  const rules = opened.lines.filter((line) => line.step === step).map(({ rule }) => parseRule(rule));
  const numberOf = (did: 'enter' | 'remove'): number | undefined =>
    rules.flatMap((rule) => (rule?.did === did ? [rule.player] : []))[0];
  const [entered, removed] = [numberOf('enter'), numberOf('remove')];
  if (entered === undefined && removed === undefined) return null;
  const before = playersAfter(opened, step - 1).filter(
    ({ no, section }) =>
      no !== removed && (draw.section === undefined || names.of(section) === names.ofDraw(draw)),
  );
  const { pins = [] } = settingsAfter(opened, step - 1);
  return {
    entries: [...before, ...playersWritten(opened, step).filter(({ no }) => no === entered)],
    pins: pinsKept(pins, before),
  };
};

/** What a final was drawn from: who had come into it, with what the draw knew of them beside their names. */
const finalDrawn = (opened: OpenStep, { draw, step }: Step): Pick<DrawnFrom, 'entries' | 'pins'> | null => {
  const { finalists, lines } = draw;
  if (!finalists) return null;
  const after = playersAfter(opened, step);
  const entries = finalists.map(({ name }, index) => {
    const no = lines.indexOf(index + 1) + 1;
    const { rating, federation } = after.find((player) => player.no === no) ?? {};
    return { name, ...(rating ? { rating } : {}), ...(federation === undefined ? {} : { federation }) };
  });
  return { entries, pins: [] };
};

/** The pins of a tournament that was drawn from a list, as far as the list has their names. */
const pinsOfList = (opened: OpenStep, { step }: Step, { players }: Roster): readonly EntryPin[] => {
  const after = playersAfter(opened, step);
  const wanted = (settingsAfter(opened, step).pins ?? []).map(({ no, ...pin }) => ({
    ...pin,
    player: after.find((player) => player.no === no)?.name ?? '',
  }));
  return wanted.flatMap((pin) => {
    const found = pinsInList(players, [pin]);
    return found.ok ? found.value : [];
  });
};

const drawnFrom = async (
  reader: Reader,
  opened: OpenStep,
  step: Step,
  names: SectionNames,
  given: ListChoice,
): Promise<Result<DrawnFrom>> => {
  const { system, columns } = opened.open.tournament;
  const field = finalDrawn(opened, step) ?? fieldDrawn(opened, step, names);
  if (field) return ok({ ...field, system, columns });
  const roster = await listOf(reader, step.draw, given);
  return andThen(roster, (list) => {
    const { dealt } = step.draw;
    if (dealt) {
      const entries = dealt.flatMap((line) => list.players[line - 1] ?? []);
      return ok({ entries, pins: [], system, columns: list.columns });
    }
    return ok({ entries: list.players, pins: pinsOfList(opened, step, list), system, columns: list.columns });
  });
};

/** The names that a draw gives to the numbers of a tournament: members of the first team before those of the second. */
const namesDrawn = (
  { players, teams, system, systemOptions: options }: Tournament,
  { entries, pins }: DrawnFrom,
  { lines }: Draw,
): Result<readonly string[]> => {
  const order = lines.map((line) => line - 1);
  return andThen(placePins(order, pins, { system, options }), (found) => {
    const names = found.order.map((index) => entries[index]?.name ?? '');
    const teamOf = new Map(players.map(({ name, team }) => [foldedName(name), team]));
    return ok(
      teams.length === 0
        ? names
        : teams.flatMap(({ id }) => names.filter((name) => teamOf.get(foldedName(name)) === id)),
    );
  });
};

/** The names by number that the draw of a step gives, with what the Log tells of later steps. */
const namesSince = (
  { lines }: OpenStep,
  { step }: Step,
  drawn: readonly string[],
  before: number,
): ReadonlyMap<number, string> =>
  new Map([
    ...drawn.map((name, index) => [before + index + 1, name] as const),
    ...lines
      .filter((line) => line.step > step)
      .sort((one, other) => one.step - other.step)
      .flatMap(parseChanges)
      .flatMap(({ key: text, after }) => {
        const key = parseKey(text);
        return key?.of === 'player' && key.cell === 'name' ? [[key.no, cellText(after)] as const] : [];
      }),
  ]);

/** `draw-other-player` for the first number that somebody else has than the names say. */
const otherPlayers = (players: readonly Player[], names: ReadonlyMap<number, string>): readonly Problem[] =>
  players
    .filter(({ no, name }) => foldedName(names.get(no) ?? '') !== foldedName(name))
    .slice(0, 1)
    .map(({ no, name }) =>
      problem(
        'draw-other-player',
        { player: name },
        { number: no, player: name, drawn: names.get(no) || '–' },
      ),
    );

/** The players of a section in the order of their numbers; all of them where there is none. */
const inSection = (
  players: readonly Player[],
  section: string | undefined,
  names: SectionNames,
): readonly Player[] =>
  players
    .filter((player) => section === undefined || names.of(player.section) === section)
    .sort((one, other) => one.no - other.no);

/** `section-unknown` for a draw of a section that nothing tells from the others, and that has another name today. */
const sectionGone = ({ sections = [] }: Tournament, section: string | undefined): readonly Problem[] => {
  const names = sections.map(({ name }) => name);
  return section === undefined || names.includes(section)
    ? []
    : [unknownProblem('section-unknown', section, names)];
};

/** What sections that the Log tells of are called today. */
interface SectionNames {
  readonly ofDraw: (draw: Draw) => string | undefined;
  readonly of: (name: string | undefined) => string | undefined;
}

/**
 * Sections are known by their order, which stays when names are changed: the Log says it beside each draw, and where it does not yet,
 * those that were dealt are in it.
 */
const sectionNames = ({ sections = [] }: Tournament, steps: readonly Step[]): SectionNames => {
  const names = sections.map(({ name }) => name);
  const draws = steps.map(({ draw }) => draw);
  const dealt = draws.filter((draw) => draw.dealt !== undefined).map(({ section }) => section);
  const ofDraw = ({ section, sectionNo }: Draw): string | undefined => {
    const place = sectionNo ?? (dealt.length === names.length ? dealt.indexOf(section) + 1 : 0);
    return names[place - 1] ?? section;
  };
  const former = new Map(draws.map((draw) => [draw.section, ofDraw(draw)]));
  return {
    ofDraw,
    of: (name) => (name === undefined || names.includes(name) ? name : (former.get(name) ?? name)),
  };
};

/** The last draw of each section, or of the tournament. */
const lastOfEach = (steps: readonly Step[], names: SectionNames): readonly Step[] => [
  ...new Map(steps.map((step) => [names.ofDraw(step.draw) ?? '', step])).values(),
];

/** Why a Log tells of no draw: there was none, or what tells of it did not come with the file. */
const notTold = ({ numbering }: Tournament): Problem =>
  drawsLots(makeNumbering(numbering))
    ? problem('draw-not-logged', {}, { seed: numbering.seed ?? 'none' })
    : problem('draw-missing');

/**
 * Repeats every draw that the Log of a tournament tells of, from the list or the players that it was made from, and looks
 * whether the players have the numbers of the last one, in sections those of the last one of each, but for what the Log tells of later steps.
 * `given` is where the organiser's list is now, if it is not where it was. Problems: `draw-missing` if the Log tells of
 * none, `draw-not-logged` if there was one nevertheless, `draw-differs` for each that does not come out again, `draw-other-player`; those of `openStep`, `openRoster` and
 * `drawNumbers`.
 */
export const repeatDraws = async (
  workbook: Workbook,
  named: string | undefined,
  given: ListChoice = {},
): Promise<Result<Repeated>> => {
  const opened = await openStep(workbook, named);
  if (!opened.ok) return opened;
  const { tournament } = opened.value.open;
  const steps = drawSteps(opened.value);
  if (steps.length === 0) return fail(notTold(tournament));
  const sections = sectionNames(tournament, steps);
  const taken = lastOfEach(steps, sections);
  const problems: Problem[] = [];
  for (const step of steps) {
    const from = await drawnFrom(workbook, opened.value, step, sections, given);
    if (!from.ok) return from;
    const again = isRepeated(from.value, step.draw);
    if (!again.ok) return again;
    if (!again.value) problems.push(problem('draw-differs', {}, { number: step.draw.no }));
    else if (taken.includes(step)) {
      const players = playersAfter(opened.value, step.step);
      const then = { ...tournament, ...settingsAfter(opened.value, step.step), players };
      const names = namesDrawn(then, from.value, step.draw);
      if (!names.ok) return names;
      const section = tournament.sections && sections.ofDraw(step.draw);
      const before = inSection(players, section, sections)[0]?.no ?? 1;
      const now = namesSince(opened.value, step, names.value, before - 1);
      const others = otherPlayers(inSection(tournament.players, section, sections), now);
      for (const each of [...sectionGone(tournament, section), ...others]) problems.push(each);
    }
  }
  return unlessProblems(problems, () => ({ tournament, draws: steps.map(({ draw }) => draw) }));
};
