import { endToEndConfig } from '../../jest.config.base.mjs';

export default endToEndConfig('cli e2e', {
  globalSetup: '<rootDir>/test/support/suite-up.mjs',
  globalTeardown: '<rootDir>/test/support/suite-down.mjs',
});
