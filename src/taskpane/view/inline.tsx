import { Button, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  inline: {
    color: tokens.colorBrandForegroundLink,
    paddingLeft: 0,
    paddingRight: 0,
    minWidth: 0,
    // There every button has a border.
    '@media (forced-colors: active)': {
      paddingLeft: tokens.spacingHorizontalS,
      paddingRight: tokens.spacingHorizontalS,
    },
    justifyContent: 'start',
    textAlign: 'start',
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
  <Button
    className={useStyles().inline}
    appearance="transparent"
    size="small"
    aria-label={label}
    onClick={onPress}
  >
    {children}
  </Button>
);
