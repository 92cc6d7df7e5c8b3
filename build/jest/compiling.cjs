/** How SWC compiles what tests run. */
const COMPILING = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

module.exports = { COMPILING };
