const { addin } = require('./build/addin.cjs');
const { baseAddress } = require('./build/manifest.cjs');
const { programs } = require('./build/programs.cjs');
const { developmentServer } = require('./build/server.cjs');
const { version } = require('./package.json');

/** `npm run build -- --env base=https://...`, or ROUNDABOUT_BASE, says where the add-in will be served from. */
module.exports = async (env = {}, { mode } = {}) => {
  const root = __dirname;
  const base = baseAddress(env.base ?? process.env.ROUNDABOUT_BASE);
  const live = env.WEBPACK_SERVE === true;
  const pages = addin({ root, base, version, mode, live });
  return [programs({ root }), live ? { ...pages, devServer: await developmentServer() } : pages];
};
