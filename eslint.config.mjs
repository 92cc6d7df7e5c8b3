import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noHtml = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML'].map((name) => ({
  selector: `MemberExpression[property.name='${name}'], JSXAttribute[name.name='${name}'], Property[key.name='${name}']`,
  message: 'No text of a user ever becomes HTML: set textContent.',
}));

const onlyExcelTs = {
  selector: "TSQualifiedName[left.name='Excel']",
  message: 'Only src/workbook/office/excel.ts names Excel.*: take its types.',
};

const noSpread = {
  selector: 'CallExpression > SpreadElement, NewExpression > SpreadElement',
  message:
    'Arguments lie on the stack, and data may be of any length: hand the list over (core/extremes.ts).',
};

/** What a page of ours may not do: name Excel's objects, reach for Node, or ask anything of a network. */
const outOfPage = ['Excel', 'OfficeExtension', 'process', 'Buffer', 'require'];
const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
/** office.js makes these throw. */
const dialogs = ['alert', 'confirm', 'prompt'];

export default tseslint.config(
  { ignores: ['dist/**', 'coverage/**', 'node_modules/**', 'out/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      'no-restricted-syntax': ['error', ...noHtml],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always'],
      // Control characters are what some patterns look for.
      'no-control-regex': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // What is known to be there is said by name: `present`, `entryAt` and `underKey` of core/present.ts.
    files: ['src/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-syntax': ['error', ...noHtml, noSpread],
    },
  },
  {
    files: ['src/core/**', 'src/exchange/**', 'src/grid/**', 'src/sheets/**', 'src/language/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'process',
          'Date',
          'window',
          'document',
          'console',
          'setTimeout',
          'fetch',
          'Excel',
          'Office',
          'Buffer',
        ],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The seed is handed in.' },
      ],
    },
  },
  {
    files: ['src/app/**', 'src/cli/**', 'src/workbook/**'],
    ignores: ['src/workbook/office/excel.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Excel', 'Office', 'OfficeExtension'],
      'no-restricted-syntax': ['error', ...noHtml, noSpread, onlyExcelTs],
    },
  },
  {
    files: ['src/taskpane/**', 'src/commands/**', 'src/projector/**'],
    rules: {
      'no-restricted-globals': ['error', ...outOfPage, ...network, ...dialogs],
      'no-restricted-properties': [
        'error',
        ...[...network, ...dialogs].map((property) => ({ object: 'window', property })),
      ],
      'no-restricted-syntax': ['error', ...noHtml, noSpread, onlyExcelTs],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
    rules: { ...reactHooks.configs.flat.recommended.rules, 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['emulator/workbench/**'],
    rules: {
      'no-restricted-globals': ['error', 'Excel', 'OfficeExtension'],
      'no-restricted-syntax': ['error', ...noHtml, onlyExcelTs],
    },
  },
  {
    files: ['**/*.cjs', 'webpack.config.js'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['tests/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['tests/**'],
    ignores: ['tests/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'tests/properties.ts has it, with a seed that can be named.' },
      ],
    },
  },
);
