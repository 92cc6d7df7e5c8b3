import type { Shape } from '../core/tiebreak/criterion';
import type { Mark } from '../core/results/outcome';
import { byGame } from './inProfile';

const en = {
  then: '. Then ',
  place: '{name}: place {rank} of {ranked}.',
  sharedPlace: '{name}: tied for places {rank} to {rankTo} of {ranked}.',
  annulled: '{name} has left and their games do not count, so they are not ranked.',
  unfinished:
    '{count, plural, one {# game is} other {# games are}} still to be played: these are the standings so far.',
  criterion: '{name} ({source})',
  heading: '{criterion}: {value}',
  none: 'no value',
  alone: '{criterion}: not needed',
  stillTied: '{criterion}: {players} stay tied',
  /** A value that is a place among those who are tied. */
  asPlace: 'place {place}',
  placeAmong: '{criterion}: place {place} among {players}',
  game: 'Round {round}, {colour}, {deed}',
  rest: 'Round {round}, no opponent',
  adjustment: 'Adjusted by the arbiter',
  /** Whose scores are those of their games here, whatever the arbiter decided. */
  adjusted: 'For {players}, only points from games count here, not the arbiter’s adjustment.',
  colours: { white: 'White', black: 'Black' },
  deeds: {
    win: 'won against {opponent}',
    draw: 'drew with {opponent}',
    loss: 'lost to {opponent}',
  } satisfies Readonly<Record<Mark, string>>,
  forfeits: {
    win: 'won by forfeit against {opponent}',
    draw: 'forfeit against {opponent}',
    loss: 'lost by forfeit to {opponent}',
  } satisfies Readonly<Record<Mark, string>>,
  line: '{occasion}: {addition}',
  /** What a line adds, by the kind of the sum; then the same for what was not played but counts as a draw with themselves. */
  shapes: {
    points: '{amount}',
    games: '{amount}',
    product: '{factor} × {theirs} = {amount}',
    scores: '{theirs}',
    ratings: '{theirs}',
    sets: '{factor} − {theirs} = {amount}',
    rounds: '{factor, select, 1 {{points}} other {{points}, counted {factor} times = {amount}}}',
    averages: '{factor, select, 1 {{points}} other {{points} ÷ {factor} games = {amount}}}',
    expected: '{theirs}, expected score {amount}',
    above: '{theirs}, {amount} above the expected score',
    weights: '{amount}',
    none: '{amount}',
  } satisfies Readonly<Record<Shape, string>>,
  himself: {
    product: 'a draw with themselves, {factor} × {theirs} = {amount}',
    scores: 'a draw with themselves, {theirs}',
  } as Readonly<Partial<Record<Shape, string>>>,
  overLimit: '{amount} (has {theirs}, needs {limit})',
  underLimit: 'does not count: has {theirs}, needs {limit}',
  notPlayed: 'not played, does not count',
  cut: '{text}, left out',
  average: 'The opponents’ average is {average}.',
  percentage: 'A score of {percentage}% means a rating difference of {difference}.',
  sum: 'Total: {sum}',
  why: 'Why {above} is above {below}:',
  whyShared: 'Why {players} share their place:',
  compared: '{criterion}: {text}.',
  both: '{count, plural, =2 {both} other {all}} {one}',
  each: '{above} {one}; {below} {other}',
  among:
    '{count, plural, =2 {in their {games, plural, one {game} other {games}}} other {in the games among {players}}}{open, plural, =0 {} one { (# still to be played)} other { (# still to be played)}}: {text}',
  averaged: '{text} (the averages against each opponent, added up)',
  moreDecides: '{above} has more and is ahead.',
  lessDecides: 'Less is better here, so {above} is ahead.',
  shared: 'Still tied after every tie-break.',
  ofOther: 'For {name}: {heading}',
  /** A text, and the cells of the workbook in which its figures stand. */
  cited: '{text} [{cells}]',
};

/** How standings are explained: ICU messages. */
export type ExplainTexts = typeof en;

/** How standings are explained, as a game has them. */
export const explainTexts = byGame({
  chess: en,
  go: {},
  neutral: { colours: { white: 'named first', black: 'named second' } },
  home: { colours: { white: 'at home', black: 'away' } },
  plain: { game: 'Round {round}, {deed}' },
});
