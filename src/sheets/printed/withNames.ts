import type { PlacedSide } from './schedule';

/** A part of a cell's text: what stays, or a label, in whose place a name may come. */
export type Piece =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'label'; readonly label: string };

/** What stands between the names of a game where blanks stand between its numbers, or nothing; and between two such games. */
const [OF_GAME, OF_GAMES] = [' – ', ', '];

const BLANKS = /^[^\S\n]*$/;
const TIGHT = /[^\s,;()]/;

/** What stands beside names, with a blank on the side of each: `7-14` is `Berg - Carlsen`. */
const spaced = (text: string, follows: boolean, leads: boolean): string => {
  const before = follows && TIGHT.test(text.charAt(0)) ? ' ' : '';
  const after = leads && TIGHT.test(text.charAt(text.length - 1)) ? ' ' : '';
  return `${before}${text}${after}`;
};

/** A cell's text in pieces; `sides` are the labels that stand in it. */
export const piecesOf = (text: string, sides: readonly PlacedSide[]): readonly Piece[] => {
  const inOrder = [...sides].sort((one, other) => one.start - other.start);
  const ends = inOrder.map(({ start, length }) => start + length);
  const between = inOrder.slice(1).map(({ start }, place) => text.slice(ends[place], start));
  // `6-5 1-4` are two games: where a sign stands between the numbers of a game, blanks part games.
  // `110 29` and `AJ BI` are two games as well.
  const parting = between.some((each) => each === '' || /[^\s,;]/.test(each)) ? OF_GAMES : OF_GAME;
  const texts = [
    spaced(text.slice(0, inOrder[0]?.start), false, inOrder.length > 0),
    ...between.map((each) => {
      if (each === '') return OF_GAME;
      return BLANKS.test(each) ? parting : spaced(each, true, true);
    }),
    spaced(text.slice(ends.at(-1) ?? text.length), true, false),
  ];
  const pieces = texts.flatMap((each, place): readonly Piece[] => {
    const label = inOrder[place]?.label;
    return [
      { kind: 'text', text: each },
      ...(label === undefined ? [] : [{ kind: 'label' as const, label }]),
    ];
  });
  return pieces.filter((piece) => piece.kind === 'label' || piece.text !== '');
};
