import { makeStyles, tokens } from '@fluentui/react-components';
import { LINK, LIST } from './bare';
import { More } from './frame';

/** How lists of links look. */
export const useLinkStyles = makeStyles({
  list: { ...LIST, paddingInlineStart: tokens.spacingHorizontalM, rowGap: tokens.spacingVerticalXS },
  link: LINK,
});

/** A line that leads somewhere. */
export interface LinkLine {
  readonly key: string | number;
  readonly text: string;
  readonly onClick: () => void;
}

/** Lines that lead somewhere, one below the other. */
export const Links = ({ lines }: { readonly lines: readonly LinkLine[] }) => {
  const styles = useLinkStyles();
  return (
    <ul className={styles.list}>
      {lines.map(({ key, text, onClick }) => (
        <li key={key}>
          <button type="button" className={styles.link} onClick={onClick}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Links behind a title that opens them; nothing where there are none. */
export const MoreLinks = ({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly LinkLine[];
}) =>
  lines.length === 0 ? null : (
    <More title={title}>
      <Links lines={lines} />
    </More>
  );
