import { makeStyles, tokens } from '@fluentui/react-components';
import { LINK } from './bare';

const useStyles = makeStyles({
  // As high as a finger or a shaking hand needs it (WCAG 2.2, 2.5.8).
  inline: {
    ...LINK,
    paddingBlock: tokens.spacingVerticalXXS,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '@media (forced-colors: active)': { color: 'LinkText', textDecorationLine: 'underline' },
  },
});

interface InlineButtonProps {
  readonly children: string;
  /** What it is called where its words alone do not say. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
}

/** A button that reads like a link. */
export const InlineButton = ({ children, label, onPress }: InlineButtonProps) => (
  <button type="button" className={useStyles().inline} aria-label={label} onClick={onPress}>
    {children}
  </button>
);
