import { keepDraw } from '../../app/pairList';
import { openRoster } from '../../app/roster';
import type { Draw } from '../../core/draw/protocol';
import { makeProtocol, parseProtocol } from '../../core/format/protocol';
import { entryAt } from '../../core/present';
import { andThen, ok, relocated, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say, words } from '../../language/language';
import { sectionTitle } from '../../language/sections';
import { type Roster } from '../../sheets/roster';
import { oneLine } from '../steps';
import { type Arguments, type Command, ENCODING_OPTION, type Report, type Session } from '../command';
import { parseNumbers } from '../creation';
import { exists, readBytes, whileHeld, writeWhole } from '../files';
import { openSource } from '../sources';
import { placeIn } from '../values';

/** The draws of a file. Problems: `file-unreadable`, those of `parseProtocol`. */
export const drawsIn = async (file: string): Promise<Result<readonly Draw[]>> =>
  andThen(await readBytes(file), (bytes) => parseProtocol(new TextDecoder().decode(bytes), file));

/** The draws of a file that may be new: then there are none yet. */
const drawsSoFar = async (file: string | undefined): Promise<Result<readonly Draw[]>> =>
  file === undefined || !(await exists(file)) ? ok([]) : drawsIn(file);

const jsonOf = ({ lines, ...draw }: Draw) => ({ ...draw, order: lines });

const lineOf = (draw: Draw): string => {
  const { no, time, numbering, seed, saidBy = '', section } = draw;
  const { drawn, drawnSaid, drawnWithout } = cliTexts;
  const seeded = saidBy === '' ? drawn : drawnSaid;
  const values = { no, time, numbering: oneLine(numbering), seed: oneLine(seed), saidBy: oneLine(saidBy) };
  const told = say(seed === '' ? drawnWithout : seeded, values);
  return section === undefined ? told : `${sectionTitle(oneLine(section), words().sections)}: ${told}`;
};

/** The last draw with its names, after the lines of those before it. */
const reportOf = (draws: readonly Draw[], { players }: Roster): Report => {
  const names = (draws.at(-1)?.lines ?? []).map((line) => entryAt(players, line - 1).name);
  return {
    text: () =>
      [
        ...draws.map((draw) => lineOf(draw)),
        ...names.map((name, index) => `${`${index + 1}`.padStart(4)}  ${oneLine(name)}`),
        cliTexts.howDrawn,
      ].join('\n'),
    json: () => ({
      draws: draws.map(jsonOf),
      players: names.map((name, index) => ({ no: index + 1, name })),
    }),
  };
};

/** Who is told to have said a word, if it was that of the last draw. */
const toldOf = (draws: readonly Draw[], word: string): string | undefined => {
  const last = draws.at(-1);
  return last?.seed === word.trim() ? last.saidBy : undefined;
};

/** Draws the numbers of a list once for each seed, without making a tournament. */
const drawList = async (given: Arguments, { time, random, texts }: Session): Promise<Result<Report>> => {
  const file = given.text('protocol');
  const numbers = parseNumbers(given.text('numbers') ?? 'lots');
  const asked = andThen(numbers, (numbering) => andThen(placeIn(given), (list) => ok({ numbering, list })));
  if (!asked.ok) return asked;
  const source = await openSource(entryAt(given.operands, 0), texts);
  if (!source.ok) return source;
  const { workbook, located } = source.value;
  const roster = relocated(await openRoster(workbook, asked.value.list), located);
  if (!roster.ok) return roster;
  const seeds = given.texts('seed');
  const choices = { system: given.text('system'), numbers: asked.value.numbering };
  let draws = await drawsSoFar(file);
  for (const seed of seeds.length > 0 ? seeds : [random()])
    draws = andThen(draws, (kept) =>
      keepDraw(
        kept,
        roster.value,
        { ...choices, seed, saidBy: given.text('said-by') ?? toldOf(kept, seed) },
        time(),
      ),
    );
  if (draws.ok && file !== undefined) {
    const written = await writeWhole(file, makeProtocol(draws.value), random());
    if (!written.ok) return written;
  }
  return andThen(draws, (all) => ok(reportOf(all, roster.value)));
};

/** Draws numbers for a list and keeps the protocol. */
export const draw: Command = {
  name: 'draw',
  operands: [{ name: 'IN.xlsx|IN.csv' }],
  options: {
    ...ENCODING_OPTION,
    sheet: { takes: 'NAME' },
    range: { takes: 'A1:D20' },
    system: { takes: 'ID' },
    numbers: { takes: 'METHOD' },
    seed: { takes: 'TEXT', many: true },
    'said-by': { takes: 'NAME', goesWith: 'seed' },
    protocol: { takes: 'DRAWS.json' },
  },
  run: (given, session) => {
    const protocol = given.text('protocol');
    if (protocol === undefined) return drawList(given, session);
    return whileHeld({ out: protocol, force: true }, undefined, () => drawList(given, session));
  },
};
