import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('browser', {
  globalSetup: '<rootDir>/suite-up.mjs',
  globalTeardown: '<rootDir>/suite-down.mjs',
  testTimeout: 120_000,
});
