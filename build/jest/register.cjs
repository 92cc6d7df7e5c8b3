const { transformFileSync } = require('@swc/core');
const { COMPILING } = require('./compiling.cjs');

/** `node --require build/jest/register.cjs src/cli/entries/cli.ts` runs the sources without a build. */
require.extensions['.ts'] = (module, file) => {
  const { code } = transformFileSync(file, { ...COMPILING, module: { type: 'commonjs' } });
  module._compile(code, file);
};
