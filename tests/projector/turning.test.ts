import { makeTurning } from '../../src/projector/turning';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const turned = () => {
  let count = 0;
  const turning = makeTurning(() => (count += 1));
  return { turning, count: () => count };
};

describe('the projector', () => {
  it('turns every 12 seconds', () => {
    const { count } = turned();
    jest.advanceTimersByTime(11_999);
    expect(count()).toBe(0);
    jest.advanceTimersByTime(24_001);
    expect(count()).toBe(3);
  });

  it('counts from the beginning after somebody has turned by hand', () => {
    const { turning, count } = turned();
    jest.advanceTimersByTime(11_000);
    turning.again();
    jest.advanceTimersByTime(11_000);
    expect(count()).toBe(0);
  });

  it('stays while it is paused, even if turned by hand, and goes on', () => {
    const { turning, count } = turned();
    turning.pause(true);
    turning.again();
    jest.advanceTimersByTime(60_000);
    expect([turning.isPaused(), count()]).toEqual([true, 0]);
    turning.pause(false);
    jest.advanceTimersByTime(12_000);
    expect(count()).toBe(1);
  });
});
