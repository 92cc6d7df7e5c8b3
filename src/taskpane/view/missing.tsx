import { Sentence } from './frame';
import { PageLink } from './help';

/** Where the guide shows what is still missing: a list, a result, one of a team. */
export const GUIDE = {
  list: 'guide.html#keep-a-list',
  result: 'guide.html#play-round-by-round',
  teamResult: 'guide/league.html#play-a-round',
} as const;

/** Says that something is missing, with the way to the page of the guide that shows how to come by it. */
export const Missing = ({
  text,
  guide,
  to,
}: {
  readonly text: string;
  readonly guide: string;
  readonly to: keyof typeof GUIDE;
}) => (
  <Sentence>
    {text} <PageLink address={GUIDE[to]}>{guide}</PageLink>
  </Sentence>
);
