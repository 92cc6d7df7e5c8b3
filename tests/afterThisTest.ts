type Work = () => unknown;

let due: Work[] = [];

/** Has this done when the test is over, whatever came of it: the last first. */
export const afterThisTest = (work: Work): void => {
  due.push(work);
};

/** Another value of a global variable, to the end of the test. */
export const replaceGlobal = (name: string, value: unknown): void => {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  afterThisTest(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
};

/** Does what is due. */
export const cleanUp = async (): Promise<void> => {
  const works = due.reverse();
  due = [];
  for (const work of works) await work();
};
