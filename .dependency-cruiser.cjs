/** The layers point one way: core, language <- grid <- sheets <- app, beside them exchange <- entry points; see ARCHITECTURE.md. */
const only = (name, from, allowed) => ({
  name,
  comment: `${from} may import only: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^${from}` },
  to: { pathNot: allowed.map((target) => `^${target}`) },
});

const packages = 'node_modules/';
const port = 'src/workbook/port\\.ts$';

const rules = [
  only('core-is-pure', 'src/core/', ['src/core/', 'src/language/problems/']),
  only('problems-are-a-leaf', 'src/language/problems/', ['src/language/problems/']),
  {
    name: 'core-knows-codes-not-texts',
    severity: 'error',
    from: { path: '^src/core/' },
    to: { path: '^src/language/', dependencyTypesNot: ['type-only'] },
  },
  only('language-is-a-leaf', 'src/language/', [
    'src/language/',
    'src/core/',
    `${packages}intl-messageformat/`,
  ]),
  only('exchange-is-pure', 'src/exchange/', [
    'src/exchange/',
    'src/core/',
    'src/language/',
    `${packages}fflate/`,
    `${packages}papaparse/`,
  ]),
  only('grid-knows-no-tournament', 'src/grid/', ['src/grid/', 'src/core/']),
  only('sheets-are-pure', 'src/sheets/', ['src/sheets/', 'src/grid/', 'src/core/', 'src/language/']),
  only('adapters-know-cells-alone', 'src/workbook/', ['src/workbook/', 'src/grid/', 'src/core/', packages]),
  only('the-port-is-types-only', port, ['src/grid/', 'src/core/']),
  only('app-sees-the-port-alone', 'src/app/', [
    'src/app/',
    'src/exchange/',
    'src/sheets/',
    'src/grid/',
    'src/core/',
    'src/language/',
    port,
  ]),
  {
    name: 'emulator-knows-no-sheet-of-ours',
    severity: 'error',
    from: { path: '^emulator/' },
    to: { path: '^src/(sheets|language|app|cli|taskpane|commands|projector)/' },
  },
  only('excel-rules-stand-alone', 'emulator/model/', [
    'emulator/model/',
    'src/grid/cell\\.ts$',
    `${packages}hyperformula/`,
  ]),
  only('the-projector-shows-what-it-is-sent', 'src/projector/', [
    'src/projector/',
    'src/taskpane/projector/',
    'src/language/',
    'src/core/',
  ]),
  {
    name: 'entry-points-are-ends',
    severity: 'error',
    from: { pathNot: '^src/(cli|taskpane|commands|projector)/' },
    to: { path: '^src/(cli|taskpane|commands|projector)/' },
  },
  {
    name: 'the-projector-is-a-page-of-its-own',
    severity: 'error',
    from: { pathNot: '^src/projector/' },
    to: { path: '^src/projector/' },
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
