const MINUTE = 60;

/** A whole game in minutes, with seconds a move: `90+30`, `90'+30"`, `90 min + 30 s per move`. */
const WHOLE =
  /^(\d{1,3}) ?(?:'|m|min|mins|minutes|minuten)?\.?(?: ?\+ ?(\d{1,3}) ?(?:"|''|s|sec|secs|seconds|sek|sekunden)?\.?)?$/;

/** Minutes for so many moves, then minutes for the rest: `90'/40 + 30' + 30"`, `100'x40+15'+30"`, `40/90, 30 + 30s`. */
const PERIODS =
  /^(\d{1,3}) ?('|min|minutes)? ?(?:\/|x|×|for) ?(\d{1,3}) ?('|min|minutes|moves)? ?[,+] ?(\d{1,3}) ?(?:'|m|min|minutes)?(?: ?\+ ?(\d{1,3}) ?(?:"|''|s|sec|seconds)?)?$/;

const seconds = (minutes: string | undefined): number => Number(minutes) * MINUTE;

const increment = (typed: string | undefined): string => (Number(typed ?? 0) > 0 ? `+${Number(typed)}` : '');

/**
 * A time control as record 222 of TRF26 has it, seconds for everything: `5400+30`, `40/6000+30:900+30`; `null` where the text is none
 * of the forms in which people usually write it.
 */
export const encodedTime = (text: string): string | null => {
  const plain = text
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]/g, '"')
    .replace(/,? ?(?:per move|a move|pro zug|from (?:the )?(?:first move|move (?:1|one))|\/ ?move)$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const whole = WHOLE.exec(plain);
  if (whole) return Number(whole[1]) > 0 ? `${seconds(whole[1])}${increment(whole[2])}` : null;
  const periods = PERIODS.exec(plain);
  if (!periods) return null;
  const [, first, unit, second, other, rest, more] = periods;
  // `40/90` has the moves first, `90'/40` the minutes
  const minutesFirst = unit !== undefined || other === 'moves';
  const [moves, minutes] = minutesFirst ? [second, first] : [first, second];
  return `${moves}/${seconds(minutes)}${increment(more)}:${seconds(rest)}${increment(more)}`;
};
