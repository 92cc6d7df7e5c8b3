/** A time control in minutes. */
export interface TimeControl {
  /** Moves that a first period is for, and its minutes; 0 if there is one period alone. */
  readonly moves: number;
  readonly first: number;
  readonly minutes: number;
  /** Seconds that each move adds, or that the clock waits before it runs; `G/90` says nothing of them. */
  readonly sign: '+' | 'd';
  readonly seconds?: number;
}

const MINUTES = String.raw`(?:'|m|min\w*)?\.?`;
const ADDED = String.raw`(?: ?\+ ?(?<seconds>\d{1,3}) ?(?:"|''|s\w*)?\.?)?`;
const REST = String.raw` ?[,+] ?(?<minutes>\d{1,3}) ?${MINUTES}${ADDED}$`;

/** `G/90;+30` and `40/90,SD/30;d5`; `90'+30"`; `90 min for 40 moves + 30 min`, `90'/40 + 30'`; `40/90, 30 + 30s`. */
const FORMS = [
  /^(?:(?<moves>\d{1,3})\/(?<first>\d{1,3}),? ?)?(?:g|sd|game) ?\/ ?(?<minutes>\d{1,3})(?: ?[;,]? ?(?<sign>[+d]) ?\/?(?<seconds>\d{1,3}))?$/,
  new RegExp(String.raw`^(?<minutes>\d{1,3}) ?${MINUTES}${ADDED}$`),
  new RegExp(String.raw`^(?<first>\d{1,3}) ?(?:\/|x|×|for) ?(?<moves>\d{1,3}) ?moves${REST}`),
  new RegExp(
    String.raw`^(?<first>\d{1,3}) ?(?:'|min\w*) ?(?:\/|x|×|for) ?(?<moves>\d{1,3})(?: ?moves)?${REST}`,
  ),
  new RegExp(String.raw`^(?<moves>\d{1,3}) ?(?:\/|x|×) ?(?<first>\d{1,3}) ?${MINUTES}${REST}`),
];

/** `5400+30`, all in seconds: nobody has three hours and more seconds with each move. */
const IN_SECONDS = /^(\d{3,5})\+(\d{1,3})$/;
const LEAST_SECONDS = 180;

/** A time control as people write it; `null` where the text is none of the usual forms. */
export const parseTimeControl = (typed: string): TimeControl | null => {
  const text = typed
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]/g, '"')
    .replace(/,? ?(?:(?:per|a|\/) ?move|pro zug|from (?:the )?(?:first move|move (?:1|one)))$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, total, added] = IN_SECONDS.exec(text) ?? [];
  if (Number(total) >= LEAST_SECONDS)
    return { moves: 0, first: 0, minutes: Number(total) / 60, sign: '+', seconds: Number(added) };
  const found = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const minutes = Number(found?.['minutes'] ?? 0);
  if (!found || minutes === 0) return null;
  const { moves = 0, first = 0, sign, seconds } = found;
  return {
    moves: Number(moves),
    first: Number(first),
    minutes,
    sign: sign === 'd' ? 'd' : '+',
    ...(seconds === undefined && /[a-z] ?\//.test(text) ? {} : { seconds: Number(seconds ?? 0) }),
  };
};
