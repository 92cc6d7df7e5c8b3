import { cleanUp } from './afterThisTest';

afterEach(cleanUp);

/** Test files share Fluent, which looks for a page once: loaded without one, it fails in whichever file comes next. */
afterAll(() => {
  if ('window' in globalThis || !require.cache[require.resolve('@fluentui/react-components')]) return;
  throw new Error('This file draws, or imports what draws: import tests/taskpane/dom first.');
});
