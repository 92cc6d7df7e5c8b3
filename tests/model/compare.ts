import { openTournament } from '../../src/app/open';
import type { Rest, Tournament } from '../../src/core/model';
import { area, type CellValue } from '../../src/grid/cell';
import { LOG, PAIRINGS } from '../../src/sheets/layout';
import { makeLogRow } from '../../src/sheets/log/line';
import { crosstableHead, crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { layoutIn } from './anywhere';
import { resultOf, tournamentOf, type Held, type Model } from './model';
import { ambiguity, expectRefusal } from './refusals';
import { unwrap, type Subject } from './subject';
import { isNonsense } from './texts';

const byRound = (one: Rest, other: Rest): number => one.round - other.round || one.player - other.player;

/** Rests have no number, so that a sorted table gives them in its own order. */
const inOrder = (tournament: Tournament): Tournament => ({
  ...tournament,
  rests: [...tournament.rests].sort(byRound),
});

const resultsOf = (tournament: Held): readonly string[] =>
  tournament.base.games.map((_, game) => resultOf(tournament, game));

/** What the program reads. */
export const expectRead = async (subject: Subject, model: Model, place: number): Promise<void> => {
  const tournament = model.tournaments[place]!;
  const read = await openTournament(subject.workbook, tournament.base.id);
  const refusal = ambiguity(model, place);
  if (refusal !== null) return expectRefusal(read, refusal);
  expect(inOrder(unwrap(read).tournament)).toEqual(inOrder(tournamentOf(tournament)));
  expect(unwrap(read).warnings.map(({ code }) => code)).toEqual(
    resultsOf(tournament)
      .filter(isNonsense)
      .map(() => 'result-not-understood'),
  );
};

/** What people see in Standings, Crosstable and Pairings: what the core makes of the same results. */
const expectShown = async (subject: Subject, tournament: Held, place: number): Promise<void> => {
  const wanted = tournamentOf(tournament);
  const layout = layoutIn(tournament);
  const { crosstable, pairings, standings } = layout;
  expect(await subject.shown(place, 'standings', standings.body.area)).toEqual(
    unwrap(standingsValues(wanted, layout)),
  );
  const lines = unwrap(crosstableValues(wanted, layout));
  expect(await subject.shown(place, 'crosstable', crosstable.heads.area)).toEqual(lines.map(crosstableHead));
  expect(await subject.shown(place, 'crosstable', crosstable.cells.area)).toEqual(
    lines.map(({ cells }) => cells),
  );
  expect(await subject.shown(place, 'crosstable', crosstable.values.area)).toEqual(
    lines.map(({ values, rank }) => [...values.slice(1), rank]),
  );
  const rows = await subject.shown(place, 'pairings', pairings.body());
  const games = rows
    .filter((row) => row[PAIRINGS.game] !== '')
    .map((row) => [row[PAIRINGS.game], row[PAIRINGS.left], row[PAIRINGS.result], row[PAIRINGS.right]])
    .sort(([one], [other]) => Number(one) - Number(other));
  const nameOf = (no: number): string => wanted.players[no - 1]!.name;
  expect(games).toEqual(
    wanted.games.map(({ no, white, black }) => [
      no,
      nameOf(white),
      resultOf(tournament, no - 1),
      nameOf(black),
    ]),
  );
};

/** Lines of one step in order of what they say. */
const byStep = (lines: readonly (readonly CellValue[])[]): readonly (readonly CellValue[])[] =>
  [...lines].sort(
    (one, other) => Number(one[LOG.step]) - Number(other[LOG.step]) || (one.join() < other.join() ? -1 : 1),
  );

/** Every line of the Log, wherever it was sorted to. */
const expectLog = async (subject: Subject, { log }: Held, place: number): Promise<void> => {
  const { row, rows } = await subject.table(place, 'log');
  const lines = await subject.shown(place, 'log', area(row + 1, 0, rows - 1, LOG.count));
  expect(byStep(lines)).toEqual(byStep(log.map((line) => makeLogRow(line))));
};

/** Compares all of a workbook's tournaments with the model's. */
export const expectSame = async (subject: Subject, model: Model): Promise<void> => {
  for (const [place, tournament] of model.tournaments.entries()) {
    await expectRead(subject, model, place);
    await expectShown(subject, tournament, place);
    await expectLog(subject, tournament, place);
  }
};
