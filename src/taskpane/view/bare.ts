import { tokens, type GriffelStyle } from '@fluentui/react-components';

/** A button that looks like the text around it. */
export const BARE: GriffelStyle = {
  margin: 0,
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
};

/** One that looks like a link. */
export const LINK: GriffelStyle = {
  ...BARE,
  color: tokens.colorBrandForegroundLink,
  textDecorationLine: 'underline',
};
