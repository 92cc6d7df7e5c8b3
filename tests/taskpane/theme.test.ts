import { lookFor, luminanceOf } from '../../src/taskpane/theme';

describe('the look follows the background of Office', () => {
  it.each([
    ['#ffffff', 'light'],
    ['#f3f2f1', 'light'],
    ['#666666', 'dark'],
    ['#262626', 'dark'],
    ['#1F1F1F', 'dark'],
    ['#000000', 'black'],
  ])('%s is %s', (background, look) => expect(lookFor(background)).toBe(look));

  it('is light where Office tells nothing, or what nobody understands', () => {
    expect(lookFor(undefined)).toBe('light');
    expect(lookFor('blue')).toBe('light');
  });

  it('is light where the system sets the colours itself', () =>
    expect(lookFor('#000000', true)).toBe('light'));
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
