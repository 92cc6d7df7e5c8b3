import { makeStyles, tokens } from '@fluentui/react-components';
import { LINK } from './bare';

const useStyles = makeStyles({
  inline: {
    ...LINK,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '&[aria-pressed=true]': {
      color: 'inherit',
      fontWeight: tokens.fontWeightSemibold,
      textDecorationLine: 'none',
    },
    '@media (forced-colors: active)': { color: 'LinkText', textDecorationLine: 'underline' },
  },
});

interface InlineButtonProps {
  readonly children: string;
  /** What it is called where its words alone do not say. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
  /** Whether it is what is chosen among others. */
  readonly pressed?: boolean;
}

/** A button that reads like a link. */
export const InlineButton = ({ children, label, onPress, pressed }: InlineButtonProps) => (
  <button
    type="button"
    className={useStyles().inline}
    aria-label={label}
    aria-pressed={pressed}
    onClick={onPress}
  >
    {children}
  </button>
);
