/** The layers point one way: core <- sheets <- app <- entry points; see ARCHITECTURE.md. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '.', pathNot: allowed.map((layer) => (layer.startsWith('../') ? `^${layer.slice(3)}` : `^src/${layer}`)) },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    only('core-is-pure', 'core', ['core/']),
    only('language-is-a-leaf', 'language', ['language/', 'core/', '../node_modules/intl-messageformat'])
  ],
  options: { tsPreCompilationDeps: true, tsConfig: { fileName: 'tsconfig.json' }, doNotFollow: { path: 'node_modules' } },
};
