import { makeStyles } from '@fluentui/react-components';
import { LINK } from './bare';
import { Sentence } from './frame';
import { PageLink } from './help';

/** Where the guide shows what is still missing: a list, a result, one of a team. */
export const GUIDE = {
  list: 'guide.html#keep-a-list',
  result: 'guide.html#play-round-by-round',
  teamResult: 'guide/league.html#play-a-round',
} as const;

const useStyles = makeStyles({ link: LINK });

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
    {text}{' '}
    <PageLink address={GUIDE[to]} className={useStyles().link}>
      {guide}
    </PageLink>
  </Sentence>
);
