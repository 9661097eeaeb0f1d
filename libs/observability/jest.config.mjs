import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('observability', { randomize: true });
