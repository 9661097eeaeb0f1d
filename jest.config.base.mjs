import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const { exclude: _specsToo, ...swc } = JSON.parse(readFileSync(`${root}.swcrc`, 'utf8'));

/** One Jest configuration for every project: ESM, the same transform as the build, libs taken from their sources. */
export const jestConfig = (displayName, more = {}) => ({
  displayName,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@fieldpost/([a-z-]+)$': `${root}libs/$1/src/index.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  // The default of 5 s is too short for tests with connections on a busy machine.
  testTimeout: 30_000,
  ...more,
});

/**
 * The end-to-end tests of an app or of the tools. The tests of a file come in another order each time, so that none
 * depends on another: `-- --seed N` with the seed that Jest prints repeats an order. The time a test may take is no rule:
 * it is for a busy machine.
 */
export const endToEndConfig = (displayName, more = {}) =>
  jestConfig(displayName, {
    testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
    testTimeout: 120_000,
    randomize: true,
    ...more,
  });
