import { tokens, type GriffelStyle } from '@fluentui/react-components';

/** A button that looks like the text around it. */
export const BARE: GriffelStyle = {
  margin: 0,
  // As high as a finger or a shaking hand needs it (WCAG 2.2, 2.5.8).
  padding: `${tokens.spacingVerticalXXS} 0`,
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
  '@media (forced-colors: active)': { color: 'LinkText' },
};

/** A heading. */
export const TITLE: GriffelStyle = {
  margin: 0,
  fontSize: tokens.fontSizeBase400,
  lineHeight: tokens.lineHeightBase400,
  fontWeight: tokens.fontWeightSemibold,
};

/** The smallest letters of the pane: headings of columns, what may be passed over. */
export const CAPTION: GriffelStyle = {
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  color: tokens.colorNeutralForeground3,
};

/** A cell of one line, however long its words are. */
export const CLIPPED: GriffelStyle = {
  maxWidth: 0,
  overflowX: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** What stands before or behind a line that opens; turned when it is open. */
export const SIGN: GriffelStyle = {
  display: 'inline-block',
  width: '1em',
  textAlign: 'center',
  color: tokens.colorNeutralForeground3,
};

/** A list without marks, one thing below the other. */
export const LIST: GriffelStyle = {
  listStyleType: 'none',
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
};

/** A line of things apart from each other, which breaks where it has to. */
export const LINE: GriffelStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.spacingHorizontalM,
};

/** Parts of a page, one below the other. */
export const STACK: GriffelStyle = {
  display: 'flex',
  flexDirection: 'column',
  rowGap: tokens.spacingVerticalL,
  paddingBottom: tokens.spacingVerticalL,
};

/** Short fields, two beside each other. */
export const PAIRS: GriffelStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: tokens.spacingHorizontalM,
  rowGap: tokens.spacingVerticalS,
  alignItems: 'start',
};

/** The room at the edges of the pane: in a wide one, lines stay short enough to read across. */
export const EDGE = `max(${tokens.spacingHorizontalL}, (100vw - 30rem) / 2)`;

/** What stays at the foot of the pane, over what scrolls, from edge to edge. */
export const FOOT: GriffelStyle = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  marginTop: 'auto',
  marginInline: `calc(-1 * ${EDGE})`,
  padding: `${tokens.spacingVerticalS} ${EDGE}`,
  backgroundColor: tokens.colorNeutralBackground1,
  borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  zIndex: 1,
  // A magnified pane has no room for what does not scroll.
  '@media (max-height: 400px)': { position: 'static', maxHeight: 'none' },
};

/** What only screen readers tell. */
export const UNSEEN: GriffelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** What is brought into view stays clear of the foot of the pane. */
export const ABOVE_FOOT = { scrollMarginBottom: '7rem' };

/** What stands in a frame of its own. */
export const PANEL: GriffelStyle = {
  display: 'flex',
  flexDirection: 'column',
  rowGap: tokens.spacingVerticalS,
  padding: tokens.spacingHorizontalM,
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusMedium,
};

/** What is chosen where the system sets the colours. */
export const HIGHLIGHT: GriffelStyle = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
  ':hover': { backgroundColor: 'Highlight' },
};

/** A border of one colour on all sides. */
export const borderOf = (color: string): GriffelStyle => ({
  borderTopColor: color,
  borderRightColor: color,
  borderBottomColor: color,
  borderLeftColor: color,
});

/** The button that is chosen among others: a frame, for the one that is filled is the next step. */
export const CHOSEN: GriffelStyle = {
  color: tokens.colorBrandForeground1,
  ...borderOf(tokens.colorBrandStroke1),
  '@media (forced-colors: active)': { ...borderOf('Highlight'), outline: '1px solid Highlight' },
};
