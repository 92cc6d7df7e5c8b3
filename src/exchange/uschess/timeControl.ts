/** A time control as US Chess writes it, and the rating that its minutes and seconds make: regular, dual, quick or blitz. */
export interface UsTimeControl {
  readonly text: string;
  readonly system: 'R' | 'D' | 'Q' | 'B';
}

const FORM =
  /^(?:(\d{1,3})\/(\d{1,3}),?\s*)?(?:G|SD|Game)\s*\/\s*(\d{1,3})(?:\s*[;,]?\s*([+d])\s*\/?(\d{1,3}))?$/i;
const WORDS =
  /^(\d{1,3})\s*(?:min\w*\.?|m|['’′])?(?:\s*\+\s*(\d{1,3})\s*(?:s\w*\.?|["”″])?(?:\s*(?:per|\/|a)\s*move)?)?$/i;
const SECONDS = /^(\d{3,5})\+(\d{1,3})$/;

const [REGULAR, DUAL, QUICK] = [65, 30, 10];

const systemOf = (total: number): UsTimeControl['system'] => {
  if (total > REGULAR) return 'R';
  if (total >= DUAL) return 'D';
  return total > QUICK ? 'Q' : 'B';
};

/**
 * `G/90;+30`, `G/60;d5`, `40/90,SD/30;d5`, `90 min + 30 s`, `90+30`, `5400+30` (seconds). Null for any other.
 */
export const usTimeControl = (typed: string): UsTimeControl | null => {
  const text = typed.trim();
  const [, moves, first, game, sign, second] = FORM.exec(text) ?? [];
  if (game !== undefined) {
    const rest = second === undefined ? '' : `;${(sign ?? '+').toLowerCase()}${Number(second)}`;
    const whole = moves === undefined ? `G/${Number(game)}` : `${moves}/${first},SD/${Number(game)}`;
    return {
      text: `${whole}${rest}`,
      system: systemOf(Number(first ?? 0) + Number(game) + Number(second ?? 0)),
    };
  }
  const [, all, increment] = SECONDS.exec(text) ?? [];
  const [, minutes, seconds] =
    all === undefined ? (WORDS.exec(text) ?? []) : ['', String(Math.round(Number(all) / 60)), increment];
  if (minutes === undefined) return null;
  const [main, more] = [Number(minutes), Number(seconds ?? 0)];
  return { text: `G/${main};${more === 0 ? 'd0' : `+${more}`}`, system: systemOf(main + more) };
};
