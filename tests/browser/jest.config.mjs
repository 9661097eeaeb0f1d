import { jestConfig } from '../../jest.config.base.mjs';

// Tests stay in order: a file follows one visitor from page to page, and each test begins where the last one ended.
export default jestConfig('browser', {
  globalSetup: '<rootDir>/suite-up.mjs',
  globalTeardown: '<rootDir>/suite-down.mjs',
  testTimeout: 300_000,
});
