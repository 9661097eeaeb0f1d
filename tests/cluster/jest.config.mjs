import { jestConfig } from '../../jest.config.base.mjs';

// Tests stay in order: a release is installed, upgraded, rolled back and removed. Compiling Kubernetes takes longest.
export default jestConfig('cluster', { testTimeout: 7_200_000 });
