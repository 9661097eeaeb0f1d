import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('redis', { randomize: true });
