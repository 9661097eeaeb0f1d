import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  attacksOn,
  WellBehavedClient,
  type ConsoleAlone,
  type AppListener,
  listenersOf,
  startConsoleAlone,
} from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

/** How long each attack lasts. */
const forMs = 500;
const mostGrowthMb = 250;

const { HANDLER_BROKER_AUTHENTICATION_SECRET: brokerSecret = '' } = process.env;
const targets = listenersOf(runningSuite(), brokerSecret);

function residentMb(pid: number): number {
  const [, kb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

async function expectToServe(target: AppListener): Promise<void> {
  const before = residentMb(target.pid);
  for (const attack of attacksOn(target)) {
    const client = WellBehavedClient.start(target);
    await attack.run(target, forMs);
    const { answers } = await client.stop();
    expect([attack.name, answers > 0]).toEqual([attack.name, true]);
  }
  expect(residentMb(target.pid) - before).toBeLessThan(mostGrowthMb);
}

describe('A listener under attack', () => {
  it.each(targets)('serves other clients, and uses little memory: $name', expectToServe);
});

describe('The console alone under attack', () => {
  let console: ConsoleAlone;
  beforeAll(async () => {
    console = await startConsoleAlone();
  });
  afterAll(() => console.stop());

  it('serves who behaves, and keeps little of the attack', () => expectToServe(console.http));

  it('still serves its metrics while the metrics server is attacked', () => expectToServe(console.metrics));
});
