import { expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

it('A suite starts for the first time without warnings and rejected requests', async () => {
  const suite = runningSuite();
  // The handler connects to the broker of the network app after everything else.
  await until('the handler is connected to the broker', () => suite.output.includes('broker connected'));
  expect(suite.output.split('\n').filter((line) => / (WARN|ERROR) |rejected/.test(line))).toEqual([]);
});
