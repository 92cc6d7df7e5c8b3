afterEach(() => void jest.useRealTimers());

it('timers that are made up take their options', () => {
  jest.useFakeTimers({ now: 1000 });
  expect(Date.now()).toBe(1000);
});
