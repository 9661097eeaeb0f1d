import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const { exclude: _specsToo, ...swc } = JSON.parse(readFileSync(`${root}.swcrc`, 'utf8'));

/** One Jest configuration for every project: ESM, the same transform as the build, libs taken from their sources. */
export const jestConfig = (displayName, more = {}) => ({
  displayName,
  testEnvironment: `${root}tools/jest-environment.mjs`,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': [`${root}tools/jest-transform.mjs`, swc] },
  moduleNameMapper: {
    '^@fieldpost/([a-z-]+)$': `${root}libs/$1/src/index.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  // The time a test may take is no rule: it ends a test that hangs, also on a busy machine.
  testTimeout: 120_000,
  ...more,
});

/**
 * The end-to-end tests of an app or of the tools. The tests of a file come in another order each time, so that none
 * depends on another: `-- --seed N` with the seed that Jest prints repeats an order.
 */
export const endToEndConfig = (displayName, more = {}) =>
  jestConfig(displayName, {
    testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
    testTimeout: 300_000,
    randomize: true,
    ...more,
  });
