import { describe, expect, it } from '@jest/globals';
import { apps } from './fleet/plan.js';
import type { Fleet } from './fleet/fleet.js';
import type { Listener } from './listener.js';
import { Load } from './load.js';
import type { Sent, FleetScenario } from './fleet-scenario.js';

/** Replaces one replica of every app at the same time, as an update of the whole suite does. */
async function replaceOne(fleet: Fleet, which: 0 | 1): Promise<void> {
  const replicas = apps.map((app) => fleet.of(app)[which]);
  await Promise.all(
    replicas.map(async (replica) => {
      await replica.stop();
      await replica.start();
    }),
  );
  await fleet.settled();
}

export function describeRolling(scenarioOf: () => FleetScenario): void {
  describe('A rolling restart of everything under load', () => {
    it('fails no request, and loses or doubles no uplink', async () => {
      const scenario = scenarioOf();
      const { requests, failures, uplinks, listeners } = await Load.during(scenario, async (load) => {
        await replaceOne(scenario.fleet, 0);
        await load.allSubscribersReceive();
        await replaceOne(scenario.fleet, 1);
      });

      expect(failures).toEqual([]);
      const heard = new Set(listeners.flatMap((listener) => listener.uplinks.map(({ payload }) => payload)));
      expect(uplinks.filter(({ payload }) => !heard.has(payload))).toEqual([]);
      for (const listener of listeners) {
        expect(new Set(listener.firstUplinks).size).toBe(listener.firstUplinks.length);
      }
      tell(requests, uplinks, listeners);
    }, 240_000);
  });
}

/** How much there was under way, without which no failure would mean nothing. */
function tell(requests: number, uplinks: readonly Sent[], listeners: readonly Listener[]): void {
  const repeated = uplinks.filter(({ tries }) => tries > 1).length;
  const losses = listeners.map((listener) => listener.losses).join(', ');
  const load = `${requests} requests, ${uplinks.length} uplinks, ${repeated} of which were sent again`;
  process.stderr.write(`rolling restart: ${load}; subscribers reconnected ${losses} times\n`);
}
