import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('errors', { randomize: true });
