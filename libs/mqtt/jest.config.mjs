import { jestConfig } from '../../jest.config.base.mjs';

export default jestConfig('mqtt', { randomize: true });
