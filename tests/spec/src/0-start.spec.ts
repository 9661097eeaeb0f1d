import { expect, it } from '@jest/globals';
import { Suite, until } from '@fieldpost/testing';

it('A suite starts for the first time without warnings and rejected requests', async () => {
  const { FIELDPOST_SPEC_DATA: data = '' } = process.env;
  const suite = Suite.find(data);
  // The handler connects to the broker of the network app after everything else.
  await until('the handler is connected to the broker', () => suite.output.includes('broker connected'));
  expect(suite.output.split('\n').filter((line) => / (WARN|ERROR) |rejected/.test(line))).toEqual([]);
});
