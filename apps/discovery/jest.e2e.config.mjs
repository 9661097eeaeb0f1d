import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('discovery e2e', { testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'] });
