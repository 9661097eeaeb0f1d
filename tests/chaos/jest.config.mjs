import { jestConfig } from '../../jest.config.base.mjs';

// Tests stay in order: one fleet serves all of them, and the last one replaces its programs by those of another release.
export default jestConfig('chaos', { testTimeout: 300_000 });
