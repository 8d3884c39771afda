import fs from 'node:fs';
import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { hashesOfImports } from './eslint.imports.mjs';

const features = fs
  .readdirSync(new URL('./src/features/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const shared = ['components', 'lib', 'config', 'theme', 'types', 'locales'];

const layerZones = [
  ...shared.map((folder) => ({
    target: `./src/${folder}`,
    from: ['./src/features', './src/app'],
    message: 'Shared code knows neither features nor the app.',
  })),
  ...shared
    .filter((folder) => folder !== 'components')
    .map((folder) => ({
      target: `./src/${folder}`,
      from: './src/components',
      message: 'Only components, features and the app import components.',
    })),
  {
    target: './src/features',
    from: './src/app',
    message: 'A feature does not know the app that mounts it.',
  },
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message: 'A feature does not import another feature: lift what they share.',
  })),
  {
    target: ['./src/app', './src/components', './src/features', './src/lib'],
    from: './src/testing',
    message: 'Test helpers stay in tests.',
  },
];

const mui = {
  paths: [
    { name: '@mui/material', message: 'Import by path: @mui/material/Button.' },
    { name: '@mui/icons-material', message: 'Import by path: @mui/icons-material/Close.' },
    {
      name: 'react-router-dom',
      importNames: ['Link', 'NavLink', 'Form', 'ScrollRestoration', 'createBrowserRouter', 'RouterProvider'],
      message: 'Heavy for the home page: links come from components/nav/Link.',
    },
  ],
};
const rawFields = ['TextField', 'Select', 'NativeSelect', 'OutlinedInput', 'Autocomplete'].map((name) => ({
  name: `@mui/material/${name}`,
  message: 'Use the fields of components/forms.',
}));

/**
 * `--cache` looks at a file's own content and at its configuration. What types and cycles are found in a file hangs on
 * the files it imports too: their hash is part of its configuration, so that it is linted again when one of them has
 * changed. It is the option of a rule that finds nothing; as a setting, import-x would read all files anew for each.
 * On CI nothing is taken from a cache.
 */
function cacheKeys() {
  if (!process.argv.includes('--cache')) return [];
  const key = (hash) => ({ rules: { 'palabre/depends-on': ['error', hash] } });
  const rule = { meta: { schema: [{ type: 'string' }] }, create: () => ({}) };
  const plugin = { plugins: { palabre: { rules: { 'depends-on': rule } } } };
  if (process.env.CI !== undefined) return [plugin, key(String(Date.now()))];
  return [
    plugin,
    ...hashesOfImports().map(([file, hash]) => ({ files: [(linted) => linted === file], ...key(hash) })),
  ];
}

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'coverage',
      'test-results',
      'playwright-report',
      'src/types/api.gen.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [...tseslint.configs.strictTypeChecked, importX.flatConfigs.typescript],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.sw.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-restricted-paths': ['error', { zones: layerZones }],
      'no-restricted-imports': ['error', { paths: [...mui.paths, ...rawFields] }],
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/components/forms/**'],
    rules: { 'no-restricted-imports': ['error', mui] },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    plugins: { i18next },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          message: 'Text comes from src/locales.',
          'jsx-attributes': {
            include: [
              'alt',
              'aria-label',
              'aria-description',
              'aria-roledescription',
              'aria-valuetext',
              'caption',
              'content',
              'description',
              'help',
              'helperText',
              'label',
              'legend',
              'placeholder',
              'subtitle',
              'text',
              'title',
              'tooltip',
            ],
          },
          // Punctuation, figures and marks are no words.
          words: { exclude: [/^[^\p{L}]*$/u] },
        },
      ],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      'i18next/no-literal-string': 'off',
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{cjs,mjs}', 'public/boot.js'],
    languageOptions: {
      globals: {
        URL: 'readonly',
        console: 'readonly',
        module: 'writable',
        process: 'readonly',
        require: 'readonly',
        __dirname: 'readonly',
        document: 'readonly',
        localStorage: 'readonly',
        location: 'readonly',
        window: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  ...cacheKeys(),
);
