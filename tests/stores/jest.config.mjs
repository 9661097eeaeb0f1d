import { jestConfig } from '../../jest.config.base.mjs';

// Tests stay in order: backups are made, spoiled and restored, and servers stopped and recovered, one after the other.
export default jestConfig('stores', { testTimeout: 300_000 });
