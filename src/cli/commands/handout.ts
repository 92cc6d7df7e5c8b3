import { addHandout, addTableHandout, type AddedHandout, type HandoutChoice } from '../../app/handout';
import { idOf } from '../../core/format/id';
import { parseOptions } from '../../core/pairing/options';
import { andThen, ok, type Result } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { newXlsx } from '../../workbook/xlsx';
import { OPTION, outputOptions, type Arguments, type Command, type Session } from '../command';
import { checkOutput, extensionOf, unknownFormat, writeWhole, type Output } from '../files';
import { chooseSheet, withCopy, WORKBOOK_EXTENSIONS } from '../sources';
import { optional, parseNumber, together } from '../values';

/** A player by his pairing number where digits were typed, else by his name. */
const playerIn = (given: Arguments): string | number | undefined => {
  const typed = given.text('player');
  return typed !== undefined && /^\d+$/.test(typed) ? Number(typed) : typed;
};

const ofTournament = (
  input: string,
  choice: HandoutChoice,
  given: Arguments,
  output: Output,
  { random }: Session,
): Promise<Result<AddedHandout>> =>
  withCopy(input, output, random(), async (workbook) => {
    const named = await chooseSheet(workbook, given.text('tournament'), input);
    return named.ok ? addHandout(workbook, choice, named.value, { id: idOf(random()) }) : named;
  });

const ofTable = async (
  choice: HandoutChoice,
  given: Arguments,
  output: Output,
  { random }: Session,
): Promise<Result<AddedHandout>> => {
  const [known] = WORKBOOK_EXTENSIONS;
  if (extensionOf(output.out) !== known) return unknownFormat(output.out, [known!]);
  const sizes = together({
    players: parseNumber(given.text('players')!, 'players'),
    cycles: optional(given.text('cycles'), (typed) => parseNumber(typed, 'cycles')),
  });
  if (!sizes.ok) return sizes;
  const free = await checkOutput(output);
  if (!free.ok) return free;
  const { players, cycles = 1 } = sizes.value;
  const workbook = newXlsx();
  const table = {
    ...choice,
    system: given.text('system') ?? 'berger',
    options: parseOptions(given.texts('option').join(',')),
    players,
    cycles,
  };
  const added = await addTableHandout(workbook, table, { id: idOf(random()) });
  if (!added.ok) return added;
  const saved = await workbook.save();
  return saved.ok ? andThen(await writeWhole(output.out, saved.value, random()), () => added) : saved;
};

/** A sheet to print: of a tournament, into a copy of its workbook; of a system and a number of players, into a new one. */
export const handout: Command = {
  name: 'handout',
  operands: [{ name: 'ID' }, { name: 'IN.xlsx', optional: true }],
  options: {
    ...outputOptions('OUT.xlsx'),
    player: { takes: 'NAME' },
    tournament: { takes: 'NAME' },
    system: { takes: 'ID' },
    option: OPTION,
    players: { takes: 'N', needed: 'without a file' },
    cycles: { takes: 'N' },
  },
  run: async (given, session) => {
    const [id, input] = given.operands;
    const { language } = session;
    const choice = { handout: id!, player: playerIn(given), language };
    const output = { out: given.text('out')!, force: given.flag('force') };
    const added =
      input === undefined
        ? await ofTable(choice, given, output, session)
        : await ofTournament(input, choice, given, output, session);
    return andThen(added, ({ sheet, warnings }) =>
      ok({
        text: () => say(cliTexts(language).handedOut, language, { sheet, out: output.out }),
        json: () => ({ handout: id, sheet, out: output.out }),
        warnings,
      }),
    );
  },
};
