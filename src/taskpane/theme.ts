/** The looks that the pane has. */
export type Look = 'light' | 'dark' | 'black';

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** A channel of sRGB, 0 to 255, as light (WCAG 2, relative luminance). */
const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of a colour such as `#1f1f1f`, 0 to 1; `null` if it is none. */
export const luminanceOf = (color: string): number | null => {
  const match = HEX.exec(color.trim());
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => light(parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Text on a darker ground is easier to read in white than in black. */
const DARK_BELOW = 0.18;

/**
 * The look that goes with the background of Office's theme, such as `#262626`; light without one. Where the system sets the
 * colours itself (`forced`), the light look is the one that its colours replace cleanly.
 */
export const lookFor = (background: string | undefined, forced = false): Look => {
  const luminance = background === undefined ? null : luminanceOf(background);
  if (forced || luminance === null || luminance >= DARK_BELOW) return 'light';
  return luminance === 0 ? 'black' : 'dark';
};
