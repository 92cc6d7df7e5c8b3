import type { DecidedTie, Draw, DrawnFinalist } from '../../core/draw/protocol';
import type { LogEntry } from './line';
import { makeRule, parseRule } from './rule';
import { given } from '../../core/format/fields';

/** The fields of a logged draw. */
export type DrawLine = Pick<LogEntry, 'rule' | 'time' | 'after'>;

/** A text without line ends. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A finalist as one line: section, place and name, separated by tabs. */
const makeFinalist = ({ section, place, name }: DrawnFinalist): string =>
  `finalist=${[inOneLine(section), place, inOneLine(name)].join('\t')}`;

const parseFinalist = (line: string): DrawnFinalist => {
  const [section = '', place = '', name = ''] = line.slice('finalist='.length).split('\t');
  return { section, place: Number(place), name };
};

/** A decided tie as one line: section, first place, draw code, order and names, separated by tabs. */
const makeTie = ({ section, place, names, order, seed = '' }: DecidedTie): string =>
  `tie=${[inOneLine(section), place, inOneLine(seed), order.join(), ...names.map(inOneLine)].join('\t')}`;

const parseTie = (line: string): DecidedTie => {
  const [section = '', place = '', seed = '', order = '', ...names] = line.slice('tie='.length).split('\t');
  const told = { section, place: Number(place), names, order: order.split(',').map(Number) };
  return { ...told, ...(seed === '' ? {} : { seed }) };
};

/** Everything needed to repeat a draw, one item per line. */
const makeDrawText = ({ seed, saidBy, list, section, sectionNo, dealt, ...more }: Draw): string => {
  const known = { seed: seed || undefined, 'said-by': saidBy, list, section, 'section-no': sectionNo, dealt };
  return [
    `numbers=${more.numbering}`,
    ...Object.entries(given(known)).map(([name, value]) => `${name}=${String(value)}`),
    ...(more.finalists ?? []).map(makeFinalist),
    ...(more.ties ?? []).map(makeTie),
    `order=${more.lines.join(',')}`,
  ].join('\n');
};

const TEXT =
  /^numbers=([^]*?)\n(?:seed=([^]*?)\n)?(?:said-by=([^]*?)\n)?(?:list=([^]*?)\n)?(?:section=([^]*?)\n)?(?:section-no=(\d+)\n)?(?:dealt=(\d+(?:,\d+)*)\n)?((?:finalist=.*\n)*)((?:tie=.*\n)*)order=(\d+(?:,\d+)*)$/;

/** The draw in a line of the Log; none if there is none, or if it cannot be read. */
export const drawOf = ({ rule, time, after }: DrawLine): readonly Draw[] => {
  const [parsed, text] = [parseRule(rule), TEXT.exec(after.replaceAll('\r\n', '\n'))];
  if (parsed?.did !== 'draw' || !text) return [];
  const [, numbering = '', seed = '', saidBy, list, section, sectionNo, dealt, ...rest] = text;
  const [finalists = '', ties = '', order = ''] = rest;
  const told = given({
    ...{ saidBy, list, section },
    sectionNo: sectionNo === undefined ? undefined : Number(sectionNo),
    dealt: dealt?.split(',').map(Number),
    finalists: finalists === '' ? undefined : finalists.trimEnd().split('\n').map(parseFinalist),
    ties: ties === '' ? undefined : ties.trimEnd().split('\n').map(parseTie),
  });
  return [{ no: parsed.no, time, numbering, seed, ...told, lines: order.split(',').map(Number) }];
};

/** All draws in a Log, in order. Lines without one, or that cannot be read, are skipped. */
export const parseDraws = (lines: readonly DrawLine[]): readonly Draw[] =>
  lines.flatMap(drawOf).sort((one, other) => one.no - other.no);

/** The line of a step for a draw. */
export const makeDrawLine = (
  draw: Draw,
  { step, tournament }: Pick<LogEntry, 'step' | 'tournament'>,
): LogEntry => ({
  step,
  time: draw.time,
  tournament,
  rule: makeRule({ did: 'draw', no: draw.no }),
  cells: '',
  before: '',
  after: makeDrawText(draw),
});
