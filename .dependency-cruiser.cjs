/** The layers point one way: core <- live, sheets <- app <- entry points; see ARCHITECTURE.md. */
const only = (name, from, allowed) => ({
  name,
  comment: `src/${from} may import only: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${from}` },
  to: { pathNot: allowed.map((target) => `^${target}`) },
});

const rules = [
  only('core-is-pure', 'core/', ['src/core/']),
  only('language-is-a-leaf', 'language/', ['src/language/', 'src/core/', 'node_modules/intl-messageformat/']),
  only('live-knows-rules-and-cells', 'live/', ['src/live/', 'src/core/', 'src/sheets/(cell|plan)\\.ts$']),
  only('sheets-are-pure', 'sheets/', ['src/sheets/', 'src/live/', 'src/core/', 'src/language/']),
  only('the-port-is-types-only', 'workbook/port\\.ts$', ['src/core/', 'src/sheets/']),
  only('app-sees-the-port-alone', 'app/', [
    'src/app/',
    'src/sheets/',
    'src/live/',
    'src/core/',
    'src/language/',
    'src/workbook/port\\.ts$',
  ]),
  {
    name: 'adapters-know-no-use-case',
    severity: 'error',
    from: { path: '^src/workbook/' },
    to: { path: '^src/(app|cli|taskpane|commands)/' },
  },
  {
    name: 'entry-points-are-ends',
    severity: 'error',
    from: { pathNot: '^src/(cli|taskpane|commands)/' },
    to: { path: '^src/(cli|taskpane|commands)/' },
  },
  { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
];

module.exports = {
  forbidden: rules,
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
