import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('account e2e', {
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  testTimeout: 120_000,
});
