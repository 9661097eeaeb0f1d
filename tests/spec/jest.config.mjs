import { jestConfig } from '../../jest.config.base.mjs';

// Tests stay in order: the chapters are the steps of the main scenario in one suite, which devices with their frame
// counters and downlink queues go through once, and the last chapters look at what all of them have left in the logs.
export default jestConfig('spec', {
  globalSetup: '<rootDir>/suite-up.mjs',
  globalTeardown: '<rootDir>/suite-down.mjs',
  testSequencer: '<rootDir>/in-order.mjs',
  testTimeout: 120_000,
});
