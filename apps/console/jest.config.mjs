import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('console', { testMatch: ['<rootDir>/web/**/*.spec.ts'] });
