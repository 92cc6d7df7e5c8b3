import { present } from '../../core/present';
import { idOf } from '../../core/names/name';
import { andThen, ok, type Result, collectResults } from '../../core/result';
import { tell } from '../../language/cli';
import { addHandout, addTableHandout, type AddedHandout, type AskedHandout } from '../../app/handout';
import { HANDOUTS } from '../../sheets/handout/registry';
import { newXlsx } from '../../workbook/xlsx';
import { NODE_COMPRESSION } from '../compression';
import { OPTION, OUTPUT_OPTIONS, type Arguments, type Command, type Session } from '../command';
import { extensionOf, unknownFormat, type Output, whileHeld, writeWhole } from '../files';
import { chooseSheet, withCopy, WORKBOOK_EXTENSIONS } from '../sources';
import { outputIn } from '../steps';
import { numberIn, numberOf, PAPER_CHOICES, parsePaperOption, systemOptionsIn } from '../values';

const ofTournament = (
  input: string,
  choice: AskedHandout,
  given: Arguments,
  output: Output,
  session: Session,
): Promise<Result<AddedHandout>> =>
  withCopy(input, output, session.random(), async (workbook) => {
    const named = await chooseSheet(workbook, given.text('tournament'), input, session);
    return named.ok ? addHandout(workbook, choice, named.value, { id: idOf(session.random()) }) : named;
  });

const ofTable = async (
  choice: AskedHandout,
  given: Arguments,
  output: Output,
  { random, locale = '' }: Session,
): Promise<Result<AddedHandout>> => {
  const [known] = WORKBOOK_EXTENSIONS;
  if (extensionOf(output.out) !== known) return unknownFormat(output.out, [present(known)]);
  const sizes = collectResults({
    players: numberOf(given, 'players'),
    cycles: numberIn(given, 'cycles'),
    paper: parsePaperOption(given.text('paper'), locale),
  });
  if (!sizes.ok) return sizes;
  const { players, cycles = 1, paper } = sizes.value;
  const workbook = newXlsx(NODE_COMPRESSION);
  const table = {
    ...choice,
    system: given.text('system') ?? 'berger',
    options: systemOptionsIn(given),
    players,
    cycles,
    paper,
  };
  return whileHeld(output, undefined, async () => {
    const added = await addTableHandout(workbook, table, { id: idOf(random()) });
    if (!added.ok) return added;
    const saved = await workbook.save();
    return saved.ok ? andThen(await writeWhole(output.out, saved.value, random()), () => added) : saved;
  });
};

/** A sheet to print: of a tournament, into a copy of its workbook; of a system and a number of players, into a new one. */
export const handout: Command = {
  name: 'handout',
  operands: [
    { name: 'HANDOUT', choices: HANDOUTS.map(({ id }) => id) },
    { name: 'IN.xlsx', optional: true },
  ],
  options: {
    ...OUTPUT_OPTIONS,
    player: { takes: 'NAME' },
    round: { takes: 'N' },
    tournament: { takes: 'NAME', only: 'with a file' },
    system: { takes: 'ID', only: 'without a file' },
    option: { ...OPTION, only: 'without a file' },
    players: { takes: 'N', needed: 'without a file' },
    cycles: { takes: 'N', only: 'without a file' },
    paper: { takes: PAPER_CHOICES.join('|'), only: 'without a file' },
  },
  run: async (given, session) => {
    const [id, input] = given.operands;
    const round = numberIn(given, 'round');
    if (!round.ok) return round;
    const choice = {
      handout: present(id),
      player: given.text('player'),
      round: round.value,
    };
    const output = outputIn(given);
    const added =
      input === undefined
        ? await ofTable(choice, given, output, session)
        : await ofTournament(input, choice, given, output, session);
    return andThen(added, ({ sheet, warnings }) =>
      ok({
        text: () => tell('handedOut', { sheet, out: output.out }),
        json: () => ({ handout: id, sheet, out: output.out }),
        warnings,
      }),
    );
  },
};
