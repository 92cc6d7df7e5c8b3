import type { Letter, Sign } from './sign';

/** What a cell of a list by rounds says: against which number, with which result and colour. */
export interface RoundCell {
  readonly opponent: number;
  /** `null` of a game to come. */
  readonly sign: Sign | null;
  readonly letter: Letter | null;
}

const OPPONENT_FIRST = /^(\d{1,3})([wbszn])?(1f|0f|[½+=*-]|(?<=[wbszn])[10])$/;
const SIGN_FIRST = /^(1f|0f|[½+=-]|[wdl](?=\d)|[wld])(\d{1,3})([wbszn])?$/;
const SIGN_APART = /^([10½]) +(?:([wbszn]) ?)?(\d{1,3}) ?([wbszn])?$/;
const NUMBERED = /^#(\d{1,3})(?: ?([wbszn]))? ?(1f|0f|[10½+=*-])$/;
const OPPONENT_APART = /^(\d{1,3}) +(?:([wbszn]) ?)?(1f|0f|[10½+=*-])$/;

const asForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/0[.,]5|1\/2|(?<![\d.,])[.,]5/g, '½')
    .trim();

/** Reads `5w1`, `5w*`, `#5 1`, `+5w`, `W 5`, `1 5w`, `5 ½`; null for anything else. */
export const parseRoundCell = (text: string): RoundCell | null => {
  const apart = asForm(text);
  const form = apart.replaceAll(' ', '');
  const made = (opponent?: string, sign?: string, letter?: string): RoundCell => ({
    opponent: Number(opponent),
    sign: sign === '*' ? null : (sign as Sign),
    letter: (letter ?? null) as Letter | null,
  });
  const spaced = SIGN_APART.exec(apart);
  if (spaced) return made(spaced[3], spaced[1], spaced[2] ?? spaced[4]);
  const opponentApart = NUMBERED.exec(apart) ?? OPPONENT_APART.exec(apart);
  if (opponentApart) return made(opponentApart[1], opponentApart[3], opponentApart[2]);
  const first = OPPONENT_FIRST.exec(form);
  if (first) return made(first[1], first[3], first[2]);
  const sign = SIGN_FIRST.exec(form);
  return sign ? made(sign[2], sign[1], sign[3]) : null;
};
