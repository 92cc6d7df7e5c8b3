/** The looks that the pane has. */
export type Look = 'light' | 'dark' | 'black';

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The linear value of an sRGB channel, 0 to 255 (WCAG 2, relative luminance). */
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

/** On darker backgrounds, white text is easier to read than black. */
const DARK_BELOW = 0.18;

/** The system's colour settings. */
export interface SystemLook {
  /** The system sets all colours itself (high contrast). */
  readonly forced: boolean;
  readonly dark: boolean;
}

/**
 * The look that goes with the background of Office's theme, such as `#262626`; without one, that of the system. Where the system sets
 * the colours itself, the light look is the one that its colours replace cleanly.
 */
export const lookFor = (background: string | undefined, { forced, dark }: SystemLook): Look => {
  if (forced) return 'light';
  const luminance = background === undefined ? null : luminanceOf(background);
  if (luminance === null) return dark ? 'dark' : 'light';
  if (luminance >= DARK_BELOW) return 'light';
  return luminance === 0 ? 'black' : 'dark';
};

const QUERIES = { forced: '(forced-colors: active)', dark: '(prefers-color-scheme: dark)' } as const;

const asked = (query: string): MediaQueryList => window.matchMedia(query);

/** The system's colour settings now. */
export const systemLook = (): SystemLook => ({
  forced: asked(QUERIES.forced).matches,
  dark: asked(QUERIES.dark).matches,
});

/** Calls the listener when they change. Returns a function that stops this. */
export const onSystemLook = (listener: () => void): (() => void) => {
  const queries = Object.values(QUERIES).map(asked);
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};
