import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('console e2e', { testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'] });
