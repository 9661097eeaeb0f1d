import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('spec', {
  globalSetup: '<rootDir>/suite-up.mjs',
  globalTeardown: '<rootDir>/suite-down.mjs',
  testSequencer: '<rootDir>/in-order.mjs',
  testTimeout: 120_000,
});
