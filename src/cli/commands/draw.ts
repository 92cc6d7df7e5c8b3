import { keepDraw } from '../../app/pairList';
import { openRoster } from '../../app/roster';
import type { Draw } from '../../core/draw/protocol';
import { entryAt } from '../../core/present';
import { andThen, ok, relocated } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { type Roster } from '../../sheets/roster';
import { oneLine } from '../steps';
import { type Command, ENCODING_OPTION, type Report } from '../command';
import { parseNumbers } from '../creation';
import { openSource } from '../sources';
import { placeIn } from '../values';

const lineOf = ({ no, time, numbering, seed }: Draw): string => {
  const { drawn, drawnWithout } = cliTexts;
  const values = { no, time, numbering: oneLine(numbering), seed: oneLine(seed) };
  return say(seed === '' ? drawnWithout : drawn, values);
};

/** The draws, and the last with its names. */
const reportOf = (draws: readonly Draw[], { players }: Roster): Report => {
  const names = (draws.at(-1)?.lines ?? []).map((line) => entryAt(players, line - 1).name);
  return {
    text: () =>
      [
        ...draws.map(lineOf),
        ...names.map((name, index) => `${`${index + 1}`.padStart(4)}  ${oneLine(name)}`),
        cliTexts.howDrawn,
      ].join('\n'),
    json: () => ({
      draws: draws.map(({ lines, ...draw }) => ({ ...draw, order: lines })),
      players: names.map((name, index) => ({ no: index + 1, name })),
    }),
  };
};

/** Draws the numbers of a list, without making a tournament. */
export const draw: Command = {
  name: 'draw',
  operands: [{ name: 'IN.xlsx|IN.csv' }],
  options: {
    ...ENCODING_OPTION,
    sheet: { takes: 'NAME' },
    range: { takes: 'A1:D20' },
    system: { takes: 'ID' },
    numbers: { takes: 'METHOD' },
    seed: { takes: 'TEXT' },
  },
  run: async (given, { time, random, texts }) => {
    const numbers = parseNumbers(given.text('numbers') ?? 'lots');
    const asked = andThen(numbers, (numbering) => andThen(placeIn(given), (list) => ok({ numbering, list })));
    if (!asked.ok) return asked;
    const source = await openSource(entryAt(given.operands, 0), texts);
    if (!source.ok) return source;
    const { workbook, located } = source.value;
    const roster = relocated(await openRoster(workbook, asked.value.list), located);
    const seed = given.text('seed') ?? random();
    const choices = { system: given.text('system'), numbers: asked.value.numbering, seed };
    return andThen(roster, (list) =>
      andThen(keepDraw([], list, choices, time()), (draws) => ok(reportOf(draws, list))),
    );
  },
};
