import { present } from '../core/present';
import type { Comparison, Decision, ExplainedPlace } from '../core/explain/standings';
import type { ExplainedLine, ExplainedValue } from '../core/explain/value';
import type { Fraction } from '../core/fraction';
import type { ProfileId } from '../core/model';
import { halfUp } from '../core/ratingPerformance';
import { criterionWords } from './criteria';
import { explainTexts, type ExplainTexts } from './explainTexts';
import { languageOf, say } from './language';

/** The cells of a workbook, such as `Pairings!F12`, in which the figures stand. */
export interface Cited {
  /** Those that a line of a sum was made from. */
  readonly line: (line: ExplainedLine, value: ExplainedValue) => readonly string[];
  /** Those that show a value. */
  readonly value: (value: ExplainedValue) => readonly string[];
}

/** What is needed to say anything: the names by number, the language, the game (chess if absent), the cells if there is a workbook. */
export interface ExplanationWords {
  readonly names: ReadonlyMap<number, string>;
  readonly language: string;
  readonly profile?: ProfileId | undefined;
  readonly cited?: Cited | undefined;
}

/** A value of a player in words: what it is, the lines of its sum, what is to be said beside; each with its cells. */
export interface ValueParts {
  readonly heading: string;
  readonly cells: readonly string[];
  readonly lines: readonly {
    readonly occasion: string;
    readonly addition: string;
    readonly cells: readonly string[];
  }[];
  readonly notes: readonly string[];
}

interface Voice {
  readonly texts: ExplainTexts;
  readonly say: (text: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly name: (no: number) => string;
  readonly number: (value: Fraction) => string;
  readonly criterion: (of: { readonly code: string; readonly source: string }) => string;
}

/** A number as people write it: halves as ½, quarters and hundredths as decimals, other shares as they are. */
export const numberText = ({ n, d }: Fraction, decimal: string): string => {
  const sign = n < 0 ? '−' : '';
  const [whole, rest] = [Math.floor(Math.abs(n) / d), Math.abs(n) % d];
  if (rest === 0) return `${sign}${whole}`;
  if (d === 2) return `${sign}${whole === 0 ? '' : whole}½`;
  if (100 % d === 0)
    return `${sign}${(Math.abs(n) / d).toFixed(d === 10 || d === 5 ? 1 : 2).replace('.', decimal)}`;
  return `${sign}${whole === 0 ? '' : `${whole} `}${rest}/${d}`;
};

const voiceOf = ({ names, language, profile = 'chess' }: ExplanationWords): Voice => {
  const texts = explainTexts(language, profile);
  const { code } = languageOf(language);
  const sayIt: Voice['say'] = (text, values = {}) => say(text, code, values);
  return {
    texts,
    say: sayIt,
    name: (no) => names.get(no) ?? String(no),
    number: (value) => numberText(value, texts.decimal),
    criterion: ({ code: criterion, source }) => {
      const { heading: name, source: quoted } = criterionWords(criterion, profile);
      const article = profile === 'chess' ? source : quoted;
      return article === '' ? name : sayIt(texts.criterion, { name, source: article });
    },
  };
};

/** Games that a count or a sum of games with Black simply is not about. */
const isAside = (line: ExplainedLine): boolean => line.out === 'mark' || line.out === 'white';

const occasion = (line: ExplainedLine, voice: Voice): string => {
  const { texts } = voice;
  if (line.of !== 'game')
    return line.of === 'rest' ? voice.say(texts.rest, { round: line.round }) : voice.say(texts.adjustment);
  const { round, colour, mark, opponent, played } = line;
  const deed = voice.say(played ? texts.deeds[mark] : texts.forfeits[mark], {
    opponent: voice.name(opponent),
  });
  return voice.say(texts.game, { round, colour: texts.colours[colour], deed });
};

/** What a line adds, in the words of its criterion. */
const addition = (line: ExplainedLine, value: ExplainedValue, voice: Voice): string => {
  const { texts, number } = voice;
  const game = line.of === 'game' ? line : null;
  const given = {
    amount: number(line.amount),
    opponent: game === null ? '' : voice.name(game.opponent),
    points: game === null ? '' : number(game.points),
    theirs: line.opponentValue === null ? '' : number(line.opponentValue),
    factor: line.factor === null ? '' : number(line.factor),
    limit: value.facts.limit === undefined ? '' : number(value.facts.limit),
  };
  if (line.out === 'limit') return voice.say(texts.underLimit, given);
  if (line.out === 'forfeit') return voice.say(texts.notPlayed);
  const shape = line.himself ? texts.himself[value.shape] : texts.shapes[value.shape];
  const limited = value.facts.limit !== undefined;
  const text = voice.say(limited ? texts.overLimit : (shape ?? texts.shapes.points), given);
  return line.out === 'cut' ? voice.say(texts.cut, { text }) : text;
};

const namesOf = (players: readonly number[], voice: Voice): string =>
  players.map(voice.name).join(voice.texts.between);

/** What stands between the lines and the value. */
const factTexts = ({ facts, shape }: ExplainedValue, voice: Voice): readonly string[] => {
  const { average, percentage, difference } = facts;
  if (shape !== 'ratings' || average === undefined) return [];
  const whole = (n: number): string => voice.number({ n, d: 1 });
  const said = [voice.say(voice.texts.average, { average: whole(halfUp(average.n, average.d)) })];
  return percentage === undefined || difference === undefined
    ? said
    : [...said, voice.say(voice.texts.percentage, { percentage, difference: whole(difference) })];
};

const headingOf = (value: ExplainedValue, voice: Voice): string => {
  const { texts, number } = voice;
  const criterion = voice.criterion(value);
  const { tied } = value;
  if (tied.length === 0) {
    const shown = value.value === null ? voice.say(texts.none) : number(value.value);
    return voice.say(texts.heading, { criterion, value: shown });
  }
  const players = namesOf(tied, voice);
  if (tied.length === 1) return voice.say(texts.alone, { criterion });
  return value.value === null
    ? voice.say(texts.stillTied, { criterion, players })
    : voice.say(texts.placeAmong, { criterion, players, place: number(value.value) });
};

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const sumText = (value: ExplainedValue, voice: Voice): readonly string[] =>
  value.tied.length > 1 && value.sum !== null
    ? [voice.say(voice.texts.sum, { sum: voice.number(value.sum) })]
    : [];

/** Why an opponent's score here is another one than in the table. */
const adjustedText = ({ adjusted }: ExplainedValue, voice: Voice): readonly string[] =>
  adjusted.length === 0 ? [] : [voice.say(voice.texts.adjusted, { players: namesOf(adjusted, voice) })];

/** A value of a player, part by part. */
export const valueParts = (value: ExplainedValue, speech: ExplanationWords): ValueParts => {
  const voice = voiceOf(speech);
  const { cited } = speech;
  return {
    heading: headingOf(value, voice),
    cells: cited?.value(value) ?? [],
    lines: value.lines
      .filter((line) => !isAside(line))
      .map((line) => ({
        occasion: occasion(line, voice),
        addition: addition(line, value, voice),
        cells: cited?.line(line, value) ?? [],
      })),
    notes: [...factTexts(value, voice), ...adjustedText(value, voice), ...sumText(value, voice)],
  };
};

/** A text with the cells that it speaks of. */
const withCells = (text: string, cells: readonly string[], { texts, say: sayIt }: Voice): string =>
  cells.length === 0 ? text : sayIt(texts.cited, { text, cells: cells.join(', ') });

/** A value of a player, a line for its name and one for each opponent. */
const valueText = (value: ExplainedValue, speech: ExplanationWords): readonly string[] => {
  const voice = voiceOf(speech);
  const { heading, cells: shown, lines, notes } = valueParts(value, speech);
  const below = lines.map(({ cells, ...line }) => withCells(voice.say(voice.texts.line, line), cells, voice));
  return [withCells(heading, shown, voice), ...indented([...below, ...notes])];
};

const numberOf = ({ sum, value }: ExplainedValue, voice: Voice): string => {
  const shown = sum ?? value;
  return shown === null ? voice.say(voice.texts.none) : voice.number(shown);
};

/** How two compare in one application of a criterion. */
const stepText = ([above, below]: Comparison['steps'][number], voice: Voice): string => {
  const { texts } = voice;
  const [one, other] = [numberOf(above, voice), numberOf(below, voice)];
  const values = { above: voice.name(above.player), below: voice.name(below.player), one, other };
  const both = one === other ? texts.both : texts.each;
  const said = voice.say(both, values);
  return above.tied.length > 0
    ? voice.say(texts.among, { players: namesOf(above.tied, voice), text: said })
    : said;
};

const comparisonText = (compared: Comparison, voice: Voice): string => {
  const text = compared.steps.map((step) => stepText(step, voice)).join(voice.texts.then);
  return voice.say(voice.texts.compared, { criterion: voice.criterion(compared), text });
};

/** Why one of two stands above the other, criterion by criterion, with the article of the one that decided. */
export const decisionText = (decision: Decision, speech: ExplanationWords): readonly string[] => {
  const voice = voiceOf(speech);
  const { texts } = voice;
  const given = { above: voice.name(decision.above), below: voice.name(decision.below) };
  const equal = decision.equal.map((compared) => comparisonText(compared, voice));
  const { decided } = decision;
  if (decided === null)
    return [voice.say(texts.whyShared, given), ...indented([...equal, voice.say(texts.shared)])];
  return [
    voice.say(texts.why, given),
    ...indented([
      ...equal,
      comparisonText(decided, voice),
      voice.say(decided.better === 'more' ? texts.moreDecides : texts.lessDecides, given),
    ]),
  ];
};

/** The sides of what decided, opponent by opponent, so that both numbers can be followed: all but that of `without`. */
const sideTexts = (
  decision: Decision | null,
  speech: ExplanationWords,
  without?: number,
): readonly string[] => {
  const voice = voiceOf(speech);
  const last = decision?.decided?.steps.at(-1) ?? [];
  return last
    .filter(({ player, lines }) => player !== without && lines.length > 0)
    .flatMap((side) => {
      const [heading, ...lines] = valueText(side, speech);
      const name = voice.name(side.player);
      return indented([voice.say(voice.texts.ofOther, { name, heading: present(heading) }), ...lines]);
    });
};

/** Why a player stands below their neighbour above, and above the one below, each with both sides of what decided. */
export const whyText = (
  { fromAbove, fromBelow }: ExplainedPlace,
  speech: ExplanationWords,
): readonly string[] =>
  [fromAbove, fromBelow]
    .filter((decision) => decision !== null)
    .flatMap((decision, index) => [
      ...(index === 0 ? [] : ['']),
      ...decisionText(decision, speech),
      ...sideTexts(decision, speech),
    ]);

/** Where a player stands, in a line, and a second one while games are missing. */
export const standText = (
  { player, rank, rankTo, ranked, unfinished }: ExplainedPlace,
  speech: ExplanationWords,
): readonly string[] => {
  const voice = voiceOf(speech);
  const { texts } = voice;
  const name = voice.name(player);
  if (rank === null || rankTo === null) return [voice.say(texts.annulled, { name })];
  return [
    voice.say(rank === rankTo ? texts.place : texts.sharedPlace, { name, rank, rankTo, ranked }),
    ...(unfinished > 0 ? [voice.say(texts.unfinished, { count: unfinished })] : []),
  ];
};

/** A player's place in words: where they stand, their values opponent by opponent, and what parts them from their neighbours. */
export const placeText = (place: ExplainedPlace, speech: ExplanationWords): readonly string[] => {
  const decisions = [place.fromAbove, place.fromBelow].flatMap((decision) =>
    decision === null
      ? []
      : ['', ...decisionText(decision, speech), ...sideTexts(decision, speech, place.player)],
  );
  return [
    ...standText(place, speech),
    ...place.values.flatMap((value) => ['', ...valueText(value, speech)]),
    ...decisions,
  ];
};
