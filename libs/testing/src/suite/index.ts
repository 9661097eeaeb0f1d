import { Suite, type SuiteOptions } from './suite.js';

export type { RunningSuite, SuiteAddresses } from './addresses.js';
export { isAlive } from '../apps/processes.js';
export { Suite } from './suite.js';

/** Starts the whole suite, or uses the one that already runs on the folder; see `Suite.start`. */
export const startSuite = (options?: SuiteOptions): Promise<Suite> => Suite.start(options);
