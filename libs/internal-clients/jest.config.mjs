import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('internal-clients', { randomize: true });
