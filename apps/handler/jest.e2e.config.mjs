import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('handler e2e', { testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'] });
