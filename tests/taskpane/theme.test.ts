import { lookFor, luminanceOf } from '../../src/taskpane/theme';

const BRIGHT = { forced: false, dark: false };
const DARK = { forced: false, dark: true };

describe('the look follows the background of Office', () => {
  it.each([
    ['#ffffff', 'light'],
    ['#f3f2f1', 'light'],
    ['#666666', 'dark'],
    ['#262626', 'dark'],
    ['#1F1F1F', 'dark'],
    ['#000000', 'black'],
  ])('%s is %s', (background, look) => expect(lookFor(background, BRIGHT)).toBe(look));

  it('is that of the system where Office tells nothing, or what nobody understands', () => {
    expect([lookFor(undefined, BRIGHT), lookFor('blue', BRIGHT)]).toEqual(['light', 'light']);
    expect([lookFor(undefined, DARK), lookFor('blue', DARK)]).toEqual(['dark', 'dark']);
  });

  it('does not ask the system where Office tells its background', () =>
    expect(lookFor('#ffffff', DARK)).toBe('light'));

  it('is light where the system sets the colours itself', () =>
    expect(lookFor('#000000', { forced: true, dark: true })).toBe('light'));
});

describe('relative luminance (WCAG 2)', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 0],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#808080', 0.2159],
  ])('of %s is %d', (color, luminance) => expect(luminanceOf(color)).toBeCloseTo(luminance, 4));
});
