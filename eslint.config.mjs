import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only libs/config and main.ts read the environment.',
};
const noFetch = {
  name: 'fetch',
  message:
    'It keeps 12 MB for its client (docs/decisions/0065-process-settings-and-password-hashing.md): use node:http.',
};
/** Constructors are exempt: their parameters are injected, and no caller has to remember the order. */
const longParameterLists = {
  selector:
    ':matches(FunctionDeclaration, ArrowFunctionExpression, MethodDefinition[kind!="constructor"] > FunctionExpression)[params.length>4]',
  message: 'Use an options object for more than four parameters.',
};
const noEnums = { selector: 'TSEnumDeclaration', message: 'Use a const list and a union type.' };

/** The rules that carry the limits of DEVELOPMENT.md; every one is an error. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/generated/',
      '**/.results/',
      '**/.venv/',
      'apps/handler/test/payload-functions/corpus/',
      '**/*.mjs',
      '**/*.cjs',
      '**/*.go',
      '**/*.py',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'max-depth': ['error', 2],
      complexity: ['error', 10],
      'no-restricted-syntax': ['error', noEnums, noEnvironment, longParameterLists],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    files: ['apps/*/src/**', 'libs/*/src/**'],
    ignores: ['libs/testing/**', '**/*.spec.ts'],
    rules: { 'no-restricted-globals': ['error', noFetch] },
  },
  {
    files: [
      'libs/config/src/**',
      'apps/*/src/{main,admin}.ts',
      'apps/cli/test/**',
      'libs/testing/**',
      'tests/**',
      'tools/**',
      'benchmarks/**',
      '**/*.spec.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noEnums, longParameterLists] },
  },
  {
    // A describe block is a list of rules, not a function to keep in mind at once.
    files: ['**/*.spec.ts', '**/*.suite.ts', '**/*.e2e-spec.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
