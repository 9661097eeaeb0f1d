import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('openapi', { randomize: true });
