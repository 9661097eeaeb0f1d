import { jestConfig } from '../../jest.config.base.mjs';

// Tests run in order: they are the steps of the main scenario in one suite, which devices with their frame
// counters and downlink queues go through once, and the last files check the logs of all of them.
export default jestConfig('spec', {
  globalSetup: '<rootDir>/suite-up.mjs',
  globalTeardown: '<rootDir>/suite-down.mjs',
  testSequencer: '<rootDir>/in-order.mjs',
  testTimeout: 300_000,
});
