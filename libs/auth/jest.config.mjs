import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('auth', { randomize: true });
