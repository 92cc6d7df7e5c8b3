import { makeStyles, tokens } from '@fluentui/react-components';
import type { Speech } from '../speech';
import { Sentence, Title } from './frame';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    maxWidth: '32rem',
    padding: tokens.spacingHorizontalXXL,
  },
  steps: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** The page as a browser shows it that is not Excel: how to use it, or that Microsoft's script is missing. */
export const Outside = ({ speech: { texts } }: { readonly speech: Speech }) => {
  const styles = useStyles();
  const [title = '', why, ...steps] = typeof Office === 'undefined' ? texts.withoutOffice : texts.outside;
  return (
    <main className={styles.page}>
      <Title>{title}</Title>
      <Sentence>{why}</Sentence>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </main>
  );
};
