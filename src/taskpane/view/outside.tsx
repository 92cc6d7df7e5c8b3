import { makeStyles, tokens } from '@fluentui/react-components';
import type { Speech } from '../speech';
import { Sentence } from './frame';

const useStyles = makeStyles({
  page: { maxWidth: '32rem', padding: tokens.spacingHorizontalXXL },
  steps: { paddingInlineStart: tokens.spacingHorizontalXL },
});

/** The page as a browser shows it that is not Excel: how to use it. */
export const Outside = ({ speech: { texts } }: { readonly speech: Speech }) => {
  const styles = useStyles();
  return (
    <main className={styles.page}>
      <h1>{texts.outside}</h1>
      <Sentence>{texts.outsideText}</Sentence>
      <ol className={styles.steps}>
        {texts.outsideSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </main>
  );
};
