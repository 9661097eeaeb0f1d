import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('oauth e2e', {
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  testTimeout: 120_000,
});
