import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('chaos', { testTimeout: 240_000 });
