import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('stores', { testTimeout: 120_000 });
