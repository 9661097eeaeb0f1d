/** @needs go */
import { afterAll, beforeAll } from '@jest/globals';
import { describeGuide } from './guide.suite.js';
import { TestCluster } from './test-cluster.js';
import { describeValues } from './values.suite.js';

// One Kubernetes API for all tests.
let started: TestCluster;
const testCluster = (): TestCluster => started;

beforeAll(async () => {
  started = await TestCluster.start();
});
afterAll(() => started?.stop());

describeGuide(testCluster);
describeValues(testCluster);
