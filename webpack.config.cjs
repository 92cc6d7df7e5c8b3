const { addin } = require('./build/addin.cjs');
const { baseAddress } = require('./build/manifest.cjs');
const { programs } = require('./build/programs.cjs');
const { version } = require('./package.json');

/** `npm run build -- --env base=https://...`, or ROUNDABOUT_BASE, says where the add-in will be served from. */
module.exports = (env = {}, { mode } = {}) => {
  const root = __dirname;
  const base = baseAddress(env.base ?? process.env.ROUNDABOUT_BASE);
  return [programs({ root }), addin({ root, base, version, mode, live: env.WEBPACK_SERVE === true })];
};
