import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('components', { randomize: true });
