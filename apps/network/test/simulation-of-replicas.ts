import { expect } from '@jest/globals';
import { appId, register } from './devices.js';
import type { NetworkUnderTest } from './network-under-test.js';
import { otaa, pathOf } from './simulation.suite.js';
import { keyOf } from './values.js';

const n = 28;

/** A simulated device is started at one of two replicas, seen and stopped at the other one, and started once when both are asked together. */
export async function simulatesAtBoth(world: NetworkUnderTest): Promise<void> {
  await register(world, n, { app_key: keyOf(n, 3) });
  const [path, token] = [pathOf(n), world.appToken(appId)];
  expect(await world.http(path, token, otaa(n))).toMatchObject({ status: 200 });
  expect(await world.httpOfSecond(path, token)).toMatchObject({ status: 200, body: { state: 'running' } });
  const ended = { status: 200, body: { state: 'ended', reason: 'stopped' } };
  expect(await world.httpOfSecond(path, token, undefined, 'DELETE')).toMatchObject(ended);
  expect(await world.http(path, token)).toMatchObject(ended);
  const both = [world.http(path, token, otaa(n)), world.httpOfSecond(path, token, otaa(n))];
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await world.http(path, token, undefined, 'DELETE')).toMatchObject(ended);
}
