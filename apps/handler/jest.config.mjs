import { jestConfig } from '../../jest.config.base.mjs';

// By far the most tests of all projects: on one core they would go on alone when all others have ended.
export default jestConfig('handler', { maxWorkers: '100%' });
