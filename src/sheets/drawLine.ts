import type { Draw } from '../core/draw/protocol';

/** What a line of the Log has for a draw. */
export interface DrawLine {
  readonly rule: string;
  readonly time: string;
  readonly after: string;
}

/** The rule under which a draw stands in the Log, such as `draw 2`. */
export const drawRule = ({ no }: Pick<Draw, 'no'>): string => `draw ${no}`;

const RULE = /^draw ([1-9]\d{0,6})$/;

/** All that a draw can be repeated from, a line each. */
export const makeDrawText = ({ numbering, seed, list, lines }: Draw): string =>
  [
    `numbers=${numbering}`,
    ...(seed === '' ? [] : [`seed=${seed}`]),
    ...(list === undefined ? [] : [`list=${list}`]),
    `order=${lines.join(',')}`,
  ].join('\n');

const TEXT = /^numbers=([^]*?)\n(?:seed=([^]*?)\n)?(?:list=([^]*?)\n)?order=(\d+(?:,\d+)*)$/;

/** The draw that a line of the Log tells of; none if it tells of none or cannot be read. */
export const drawOf = ({ rule, time, after }: DrawLine): readonly Draw[] => {
  const [no, text] = [RULE.exec(rule)?.[1], TEXT.exec(after.replaceAll('\r\n', '\n'))];
  if (no === undefined || !text) return [];
  const [, numbering = '', seed = '', list, order = ''] = text;
  const lines = order.split(',').map(Number);
  return [{ no: Number(no), time, numbering, seed, ...(list === undefined ? {} : { list }), lines }];
};

/** The draws that a Log tells of, the first one first; lines that tell of none, or cannot be read, are passed over. */
export const parseDraws = (lines: readonly DrawLine[]): readonly Draw[] =>
  lines.flatMap(drawOf).sort((one, other) => one.no - other.no);
