import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('interop', {
  globalSetup: '<rootDir>/suite-up.mjs',
  globalTeardown: '<rootDir>/suite-down.mjs',
  randomize: true,
  // The first test with a program compiles or installs it.
  testTimeout: 900_000,
});
