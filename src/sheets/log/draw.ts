import type { DecidedTie, Draw, DrawnFinalist } from '../../core/draw/protocol';
import type { LogEntry } from './line';
import { makeRule, parseRule } from './rule';

/** What a line of the Log has for a draw. */
export type DrawLine = Pick<LogEntry, 'rule' | 'time' | 'after'>;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A finalist in a line; between section, place and name stand tabs. */
const makeFinalist = ({ section, place, name }: DrawnFinalist): string =>
  `finalist=${[inOneLine(section), place, inOneLine(name)].join('\t')}`;

const parseFinalist = (line: string): DrawnFinalist => {
  const [section = '', place = '', name = ''] = line.slice('finalist='.length).split('\t');
  return { section, place: Number(place), name };
};

/** A decided tie in a line, in the same way: section, first place, the word behind the lots, the order, the names. */
const makeTie = ({ section, place, names, order, seed = '' }: DecidedTie): string =>
  `tie=${[inOneLine(section), place, inOneLine(seed), order.join(), ...names.map(inOneLine)].join('\t')}`;

const parseTie = (line: string): DecidedTie => {
  const [section = '', place = '', seed = '', order = '', ...names] = line.slice('tie='.length).split('\t');
  const told = { section, place: Number(place), names, order: order.split(',').map(Number) };
  return { ...told, ...(seed === '' ? {} : { seed }) };
};

/** All that a draw can be repeated from, a line each. */
const makeDrawText = ({ numbering, seed, saidBy, list, section, sectionNo, lines, ...more }: Draw): string =>
  [
    `numbers=${numbering}`,
    ...(seed === '' ? [] : [`seed=${seed}`]),
    ...(saidBy === undefined ? [] : [`said-by=${saidBy}`]),
    ...(list === undefined ? [] : [`list=${list}`]),
    ...(section === undefined ? [] : [`section=${section}`]),
    ...(sectionNo === undefined ? [] : [`section-no=${sectionNo}`]),
    ...(more.dealt === undefined ? [] : [`dealt=${more.dealt.join(',')}`]),
    ...(more.finalists ?? []).map(makeFinalist),
    ...(more.ties ?? []).map(makeTie),
    `order=${lines.join(',')}`,
  ].join('\n');

const TEXT =
  /^numbers=([^]*?)\n(?:seed=([^]*?)\n)?(?:said-by=([^]*?)\n)?(?:list=([^]*?)\n)?(?:section=([^]*?)\n)?(?:section-no=(\d+)\n)?(?:dealt=(\d+(?:,\d+)*)\n)?((?:finalist=.*\n)*)((?:tie=.*\n)*)order=(\d+(?:,\d+)*)$/;

/** The draw that a line of the Log tells of; none if it tells of none or cannot be read. */
export const drawOf = ({ rule, time, after }: DrawLine): readonly Draw[] => {
  const [parsed, text] = [parseRule(rule), TEXT.exec(after.replaceAll('\r\n', '\n'))];
  if (parsed?.did !== 'draw' || !text) return [];
  const [, numbering = '', seed = '', saidBy, list, section, sectionNo, dealt, ...rest] = text;
  const [finalists = '', ties = '', order = ''] = rest;
  const lines = order.split(',').map(Number);
  const told = {
    ...(saidBy === undefined ? {} : { saidBy }),
    ...(list === undefined ? {} : { list }),
    ...(section === undefined ? {} : { section }),
    ...(sectionNo === undefined ? {} : { sectionNo: Number(sectionNo) }),
    ...(dealt === undefined ? {} : { dealt: dealt.split(',').map(Number) }),
    ...(finalists === '' ? {} : { finalists: finalists.trimEnd().split('\n').map(parseFinalist) }),
    ...(ties === '' ? {} : { ties: ties.trimEnd().split('\n').map(parseTie) }),
  };
  return [{ no: parsed.no, time, numbering, seed, ...told, lines }];
};

/** The draws that a Log tells of, the first one first; lines that tell of none, or cannot be read, are passed over. */
export const parseDraws = (lines: readonly DrawLine[]): readonly Draw[] =>
  lines.flatMap(drawOf).sort((one, other) => one.no - other.no);

/** The line of a step that tells of a draw. */
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
