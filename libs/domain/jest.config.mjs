import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('domain', { randomize: true });
