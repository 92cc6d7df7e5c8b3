import { optionsWith } from '../../core/pairing/anySystem';
import type { Tournament } from '../../core/model';
import { andThen, type Result } from '../../core/result';
import { fromLeft } from '../../core/results/sides';
import { makeSectionedTournament } from '../../core/sections/makeSectioned';
import { makeTournament } from '../../core/tournament';
import { cellText } from '../../grid/cell';
import { parseChanges } from '../../sheets/log/changes';
import { isLateEntry, stepsOfNumbers } from '../../sheets/log/history';
import { isTimeCell, parseKey, withByeKeys } from '../../sheets/log/key';
import type { LogEntry } from '../../sheets/log/line';
import { parseTournament } from '../../sheets/parse';
import type { Expected, ExpectedGame } from '../../sheets/repair/games';
import { gridOfStanding, type Standing } from '../../sheets/repair/standing';

/** The game numbers on the hidden sheet. */
const numbersIn = ({ parts, grids }: Standing): readonly number[] => {
  const place = parts.places.Calculation;
  const grid = place && grids.find(({ sheet }) => sheet === place.sheet);
  const column = place && grid ? (gridOfStanding({ parts, grids } as Standing)(place)?.values ?? []) : [];
  return column.flatMap(([no]) => (typeof no === 'number' ? [no] : []));
};

/** A tournament of sections as it was made; of what boards and in how many cycles they are played, the games that are there tell. */
const sectioned = (standing: Standing): Result<Tournament> => {
  const parsed = parseTournament(standing.parts, gridOfStanding(standing));
  return andThen(parsed, ({ tournament }) => {
    const { sections = [], players } = tournament;
    return makeSectionedTournament(
      tournament,
      sections.map((section) => ({
        ...section,
        players: players.filter((player) => player.section === section.name).length,
      })),
    );
  });
};

/** A tournament as the system made it, before anybody entered late: they have the last numbers. */
const withoutLate = (base: Tournament, late: number): Result<Tournament> => {
  const players = base.players.filter(({ no }) => no <= base.players.length - late);
  return makeTournament({ ...base, players, systemOptions: optionsWith(base, players) });
};

/** The games that the system makes, with all logged changes; none if the system does not make them. */
export const expectedGames = (standing: Standing, base: Tournament, lines: readonly LogEntry[]): Expected => {
  // Where games were carried over, the others are not those of the system.
  const steps = stepsOfNumbers(lines);
  const late = base.sections ? 0 : new Set(steps.filter(isLateEntry).map(({ step }) => step)).size;
  const made =
    base.carried !== undefined ? null : base.sections ? sectioned(standing) : withoutLate(base, late);
  const games = new Map<number, ExpectedGame>();
  if (made?.ok)
    for (const { no, round, board, white, black } of made.value.games) {
      const [left, right] = fromLeft(base, white, black);
      games.set(no, { no, round, board, left, right });
    }
  const byes = new Map(withByeKeys(made?.ok ? made.value.rests : []).map((bye) => [bye.key, bye]));
  for (const { key: text, after } of steps.flatMap(parseChanges)) {
    const key = parseKey(text);
    if (key?.of === 'bye' && typeof after === 'number')
      byes.set(text, { key: text, round: key.round, player: after });
    else if (key?.of === 'bye') byes.delete(text);
    if (key?.of !== 'game' || key.cell === 'result' || isTimeCell(key.cell)) continue;
    const nowhere = { no: key.no, round: 0, board: 0, left: 0, right: 0 };
    const game = games.get(key.no) ?? (late > 0 && games.size > 0 ? nowhere : undefined);
    const value = Number(cellText(after));
    if (game && Number.isInteger(value)) games.set(key.no, { ...game, [key.cell]: value });
  }
  const rests = [...byes.values()].map(({ round, player }) => ({ round, left: player }));
  return { games, rests, numbers: numbersIn(standing), players: base.players.length };
};
