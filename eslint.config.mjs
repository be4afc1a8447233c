import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import zones from './scripts/lint/importZones.cjs';

const { importZones, inTests, inStories } = zones;
const typescript = ['**/*.{ts,tsx}'];
const scripts = ['**/*.{js,mjs,cjs}'];

/** Colors and sizes come from the theme's tokens, which have values for light and dark. */
const styleLiterals = [
  [
    '/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i',
    'Use a token of the theme instead of a literal color.',
  ],
  ['/\\b(rgb|hsl)a?\\(/i', 'Use a token of the theme instead of a literal color.'],
  ['/\\b(?!0|1px)\\d+(\\.\\d+)?px\\b/', 'Use a token of the theme instead of a literal size.'],
].flatMap(([pattern, message]) => [
  { selector: `Literal[value=${pattern}]`, message },
  { selector: `TemplateElement[value.raw=${pattern}]`, message },
]);

/**
 * @param {number} max
 * @returns {['error', object]}
 */
const maxLines = (max) => ['error', { max, skipBlankLines: false, skipComments: false }];

/**
 * Domain and routes receive the store as a parameter: they import its types, and its errors from
 * `Store.ts`.
 * @param {string} modules a pattern
 */
const storeAsTypesOnly = (modules) => ({
  patterns: [
    {
      regex: `^(@server/|(\\.\\./)+)store/${modules}`,
      allowTypeImports: true,
      message: 'The store is a parameter; import only its types.',
    },
  ],
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'dist/',
      '.cache/',
      '.data/',
      '.storybook-static/',
      'coverage/',
      '**/generated/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    files: scripts,
    languageOptions: { globals: globals.node },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Redux Toolkit's type argument for a query without an argument is void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Redux Toolkit's drafts are changed with `delete`.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      // One implementation of an asynchronous interface may be synchronous.
      '@typescript-eslint/require-await': 'off',
      // Redux's listeners pass methods as callbacks.
      '@typescript-eslint/unbound-method': 'off',
      // `void` marks a value that is ignored on purpose, whatever its type.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...inTests, 'src/testing/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: [...inTests, 'e2e/**'],
    rules: {
      // Tests look at the body of a response without a type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: [...typescript, ...scripts],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'max-lines': maxLines(300),
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@ant-design/icons',
          message:
            'Import one icon, such as @ant-design/icons/EditOutlined; the index loads all of them.',
        },
      ],
    },
  },
  {
    files: ['src/{features,pages}/**/*.{ts,tsx}'],
    ignores: [...inTests, ...inStories],
    rules: { 'no-restricted-syntax': ['error', ...styleLiterals] },
  },
  {
    files: ['server/domain/**/*.ts'],
    ignores: inTests,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', storeAsTypesOnly('(?!Store$)')],
    },
  },
  {
    files: ['server/routes/**/*.ts'],
    ignores: inTests,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', storeAsTypesOnly('(?!Store$)')],
    },
  },
  ...importZones,
  {
    files: [...inTests, 'e2e/**'],
    rules: { 'max-lines': maxLines(400) },
  },
  // These files contain data.
  { files: ['server/fixtures/model/**', '**/*.sample.ts'], rules: { 'max-lines': 'off' } },
  // Tools require a default export in these files.
  {
    files: ['*.config.{js,mjs,ts}', '.storybook/**', ...inStories, '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
