import { present } from '../core/present';
import { decisionsOf, type Comparison, type Decision, type ExplainedPlace } from '../core/explain/standings';
import type { ExplainedLine, ExplainedValue } from '../core/explain/value';
import { fraction } from '../core/fraction';
import type { ProfileId } from '../core/model';
import { halfUp } from '../core/ratings/performance';
import { criterionWords } from './criteria';
import { explainTexts, type ExplainTexts } from './explainTexts';
import { say, type Texts } from './language';
import { numberText } from './number';
import { namesIn } from './nameLists';

/** The cells of a workbook, such as `Pairings!F12`, in which the figures stand. */
export interface Cited {
  /** Those that a line of a sum was made from. */
  readonly line: (line: ExplainedLine, value: ExplainedValue) => readonly string[];
  /** Those that show a value. */
  readonly value: (value: ExplainedValue) => readonly string[];
}

/** What the sentences need: names by number, the game (by default chess), and the cells of any workbook. */
export interface ExplanationWords {
  readonly names: ReadonlyMap<number, string>;
  readonly profile?: ProfileId | undefined;
  readonly cited?: Cited | undefined;
}

/** A player's value in words: the value, the lines of its sum, and remarks, each with its cells. */
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

interface Told extends Texts<ExplainTexts> {
  readonly name: (no: number) => string;
  readonly criterion: (of: { readonly code: string; readonly source: string }) => string;
}

const toldBy = ({ names, profile = 'chess' }: ExplanationWords): Told => {
  const texts = explainTexts(profile);
  return {
    ...{ texts, say },
    name: (no) => names.get(no) ?? String(no),
    criterion: ({ code: criterion, source }) => {
      const { heading: name, source: quoted } = criterionWords(criterion, profile);
      const article = profile === 'chess' ? source : quoted;
      return article === '' ? name : say(texts.criterion, { name, source: article });
    },
  };
};

/** Games that do not matter for a count or a sum of games with Black. */
const isAside = (line: ExplainedLine): boolean => line.out === 'mark' || line.out === 'white';

const occasion = (line: ExplainedLine, told: Told): string => {
  const { texts } = told;
  if (line.of !== 'game')
    return line.of === 'rest' ? told.say(texts.rest, { round: line.round }) : told.say(texts.adjustment);
  const { round, colour, mark, opponent, played } = line;
  const deed = told.say(played ? texts.deeds[mark] : texts.forfeits[mark], {
    opponent: told.name(opponent),
  });
  return told.say(texts.game, { round, colour: texts.colours[colour], deed });
};

/** A line of the sum, in the words of its criterion. */
const addition = (line: ExplainedLine, value: ExplainedValue, told: Told): string => {
  const { texts } = told;
  const game = line.of === 'game' ? line : null;
  const given = {
    amount: numberText(line.amount),
    opponent: game === null ? '' : told.name(game.opponent),
    points: game === null ? '' : numberText(game.points),
    theirs: line.opponentValue === null ? '' : numberText(line.opponentValue),
    factor: line.factor === null ? '' : numberText(line.factor),
    limit: value.facts.limit === undefined ? '' : numberText(value.facts.limit),
  };
  if (line.out === 'limit') return told.say(texts.underLimit, given);
  if (line.out === 'forfeit') return told.say(texts.notPlayed);
  const shape = line.himself ? texts.himself[value.shape] : texts.shapes[value.shape];
  const limited = value.facts.limit !== undefined;
  const text = told.say(limited ? texts.overLimit : (shape ?? texts.shapes.points), given);
  return line.out === 'cut' ? told.say(texts.cut, { text }) : text;
};

const namesOf = (players: readonly number[], { name }: Told): string => namesIn(players.map(name));

/** Remarks between the lines and the value. */
const factTexts = ({ facts, shape }: ExplainedValue, told: Told): readonly string[] => {
  const { average, percentage, difference } = facts;
  if (shape !== 'ratings' || average === undefined) return [];
  const said = [told.say(told.texts.average, { average: halfUp(average.n, average.d) })];
  return percentage === undefined || difference === undefined
    ? said
    : [
        ...said,
        told.say(told.texts.percentage, { percentage, difference: numberText(fraction(difference)) }),
      ];
};

const headingOf = (value: ExplainedValue, told: Told): string => {
  const { texts } = told;
  const criterion = told.criterion(value);
  const { tied } = value;
  if (tied.length === 0) {
    const shown = value.value === null ? told.say(texts.none) : numberText(value.value);
    return told.say(texts.heading, { criterion, value: shown });
  }
  const players = namesOf(tied, told);
  if (tied.length === 1) return told.say(texts.alone, { criterion });
  return value.value === null
    ? told.say(texts.stillTied, { criterion, players })
    : told.say(texts.placeAmong, { criterion, players, place: numberText(value.value) });
};

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const sumText = (value: ExplainedValue, told: Told): readonly string[] =>
  value.tied.length > 1 && value.sum !== null
    ? [told.say(told.texts.sum, { sum: numberText(value.sum) })]
    : [];

/** Why an opponent's score here differs from the table. */
const adjustedText = ({ adjusted }: ExplainedValue, told: Told): readonly string[] =>
  adjusted.length === 0 ? [] : [told.say(told.texts.adjusted, { players: namesOf(adjusted, told) })];

/** A value that is a place among the tied, in words; `null` for ordinary numbers. */
export const placeAmongText = ({ tied, value }: ExplainedValue, speech: ExplanationWords): string | null => {
  const told = toldBy(speech);
  return tied.length > 1 && value !== null
    ? told.say(told.texts.asPlace, { place: numberText(value) })
    : null;
};

/** A value of a player, part by part. */
export const valueParts = (value: ExplainedValue, speech: ExplanationWords): ValueParts => {
  const told = toldBy(speech);
  const { cited } = speech;
  return {
    heading: headingOf(value, told),
    cells: cited?.value(value) ?? [],
    lines: value.lines
      .filter((line) => !isAside(line))
      .map((line) => ({
        occasion: occasion(line, told),
        addition: addition(line, value, told),
        cells: cited?.line(line, value) ?? [],
      })),
    notes: [...factTexts(value, told), ...adjustedText(value, told), ...sumText(value, told)],
  };
};

/** A text with the cells that it cites. */
const withCells = (text: string, cells: readonly string[], { texts, say: sayIt }: Told): string =>
  cells.length === 0 ? text : sayIt(texts.cited, { text, cells: cells.join(', ') });

/** A value of a player, a line for its name and one for each opponent. */
const valueText = (value: ExplainedValue, speech: ExplanationWords): readonly string[] => {
  const told = toldBy(speech);
  const { heading, cells: shown, lines, notes } = valueParts(value, speech);
  const below = lines.map(({ cells, ...line }) => withCells(told.say(told.texts.line, line), cells, told));
  return [withCells(heading, shown, told), ...indented([...below, ...notes])];
};

const numberOf = ({ sum, value }: ExplainedValue, told: Told): string => {
  const shown = sum ?? value;
  return shown === null ? told.say(told.texts.none) : numberText(shown);
};

/** How two compare in one application of a criterion. */
const stepText = (
  [above, below]: Comparison['steps'][number],
  others: readonly number[],
  told: Told,
): string => {
  const { texts } = told;
  const [one, other] = [numberOf(above, told), numberOf(below, told)];
  const values = {
    above: told.name(above.player),
    below: told.name(below.player),
    one,
    other,
    count: 2 + others.length,
  };
  const said = told.say(one === other ? texts.both : texts.each, values);
  const isAveraged = [above, below].some(
    ({ shape, lines }) => shape === 'averages' && lines.some(({ factor }) => factor?.n !== 1),
  );
  return above.tied.length > 0
    ? told.say(texts.among, {
        ...{ players: namesOf(above.tied, told), count: above.tied.length },
        ...{ games: above.lines.filter(({ of }) => of === 'game').length + above.open },
        ...{ open: above.open, text: isAveraged ? told.say(texts.averaged, { text: said }) : said },
      })
    : said;
};

const comparisonText = (compared: Comparison, others: readonly number[], told: Told): string => {
  const text = compared.steps.map((step) => stepText(step, others, told)).join(told.texts.then);
  return told.say(told.texts.compared, { criterion: told.criterion(compared), text });
};

/** Why one of two stands above the other, criterion by criterion, with the article of the one that decided. */
export const decisionText = (decision: Decision, speech: ExplanationWords): readonly string[] => {
  const told = toldBy(speech);
  const { texts } = told;
  const given = { above: told.name(decision.above), below: told.name(decision.below) };
  const { decided, others } = decision;
  const equal = decision.equal.map((compared) => comparisonText(compared, others, told));
  if (decided === null)
    return [
      told.say(texts.whyShared, {
        players: namesOf(
          [decision.above, decision.below, ...others].sort((one, other) => one - other),
          told,
        ),
      }),
      ...indented([...equal, told.say(texts.shared)]),
    ];
  return [
    told.say(texts.why, given),
    ...indented([
      ...equal,
      comparisonText(decided, others, told),
      told.say(decided.better === 'more' ? texts.moreDecides : texts.lessDecides, given),
    ]),
  ];
};

/** The values of the deciding criterion, opponent by opponent, except the one of `without`. */
const sideTexts = (decision: Decision, speech: ExplanationWords, without: number): readonly string[] => {
  const told = toldBy(speech);
  const last = decision.decided?.steps.at(-1) ?? [];
  return last
    .filter(({ player, lines }) => player !== without && lines.length > 0)
    .flatMap((side) => {
      const [heading, ...lines] = valueText(side, speech);
      const name = told.name(side.player);
      return indented([told.say(told.texts.ofOther, { name, heading: present(heading) }), ...lines]);
    });
};

/** A player's place in a line, with a second line while games are missing. */
export const standText = (
  { player, rank, rankTo, ranked, unfinished }: ExplainedPlace,
  speech: ExplanationWords,
): readonly string[] => {
  const told = toldBy(speech);
  const { texts } = told;
  const name = told.name(player);
  if (rank === null || rankTo === null) return [told.say(texts.annulled, { name })];
  return [
    told.say(rank === rankTo ? texts.place : texts.sharedPlace, { name, rank, rankTo, ranked }),
    ...(unfinished > 0 ? [told.say(texts.unfinished, { count: unfinished })] : []),
  ];
};

/** A player's place in words: the place, their values opponent by opponent, and what separates them from their neighbours. */
export const placeText = (place: ExplainedPlace, speech: ExplanationWords): readonly string[] => {
  const decisions = decisionsOf(place).flatMap((decision) => [
    '',
    ...decisionText(decision, speech),
    ...sideTexts(decision, speech, place.player),
  ]);
  return [
    ...standText(place, speech),
    ...place.values.flatMap((value) => ['', ...valueText(value, speech)]),
    ...decisions,
  ];
};
