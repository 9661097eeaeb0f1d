import { describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { Field } from './field.js';
import type { HandlerOnHost } from './handler-on-host.js';
import type { Site } from './site.js';

export interface HostsUnderTest {
  readonly site: Site;
  readonly field: Field;
}

const timeoutMs = 60_000;

/** Resolves when the other replica leads; a run tells how long that took. */
export async function otherLeads({ site }: HostsUnderTest, what: string): Promise<void> {
  const { leader, follower } = site.roles;
  const since = performance.now();
  await until('the other one leads', () => follower.leads, timeoutMs);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  process.stderr.write(`${what}: another leader after ${seconds} s\n`);
  expect(leader).not.toBe(follower);
}

/** Nothing was used twice, and nothing that was promised is missing. */
export function expectOrder({ field }: HostsUnderTest): void {
  expect(field.faults).toEqual([]);
  expect(field.ledger.missing()).toEqual([]);
}

/** Whatever happens to the leader, the other replica takes over, and one of them leads afterwards. */
async function expectTakeover(
  place: HostsUnderTest,
  happening: (place: HostsUnderTest, leader: HandlerOnHost) => Promise<void>,
): Promise<void> {
  const { site, field } = place;
  const { leader, follower } = site.roles;
  await field.during(() => happening(place, leader));
  // The other one has led. On a busy machine the lead may have changed again since; there is one leader.
  expect([follower.leads !== leader.leads, site.subscriptions]).toEqual([true, 1]);
  expectOrder(place);
}

export function describeCuts(placeOf: () => HostsUnderTest): void {
  describe('Of two replicas on hosts of their own', () => {
    it('one takes over from the one without a network, and nothing is used twice', () =>
      expectTakeover(placeOf(), async ({ site, field }, leader) => {
        await leader.host.isolate();
        await otherLeads(placeOf(), 'a host that reaches nobody');
        await until('it subscribes', () => site.subscriptions === 2, timeoutMs);
        field.giveUpHost();
        await field.goesOn();
        // Nobody could tell it: it knows by itself.
        await until('the one that is cut off knows', () => !leader.leads, timeoutMs);
        await leader.host.restore();
        await field.isHeardAt(leader);
        await field.goesOn();
      }));

    it('one takes over from the one that does not reach the database, which then reads no uplink', () =>
      expectTakeover(placeOf(), async ({ site, field }, leader) => {
        leader.host.way('database').freeze();
        await otherLeads(placeOf(), 'a host without its database');
        const isAlone = () => !leader.leads && site.subscriptions === 1;
        await until('the other one has subscribed alone', isAlone, timeoutMs);
        await field.goesOn();
        await field.isHeardAt(leader);
        leader.host.way('database').restore();
        await field.goesOn();
      }));

    it('each serves its own clients while one does not reach Redis, and both serve all afterwards', async () => {
      const { site, field } = placeOf();
      const { leader, follower } = site.roles;
      await field.during(async () => {
        leader.host.way('redis').freeze();
        await field.goesOn();
        await field.isHeardAt(leader);
        leader.host.way('redis').restore();
        await field.isHeardAt(follower);
      });
      expect([leader.leads, site.subscriptions]).toEqual([true, 1]);
      expectOrder(placeOf());
    });

    it('one takes over from the one that is held in the middle of its work, which then does no harm', () =>
      expectTakeover(placeOf(), async ({ site, field }, leader) => {
        // A slow database has it stopped while transactions are open.
        leader.host.way('database').slow(30);
        await field.goesOn();
        leader.freeze();
        await otherLeads(placeOf(), 'a process that is held');
        await until('it subscribes', () => site.subscriptions === 2, timeoutMs);
        field.giveUpHost();
        await field.goesOn();
        leader.thaw();
        await until('it knows', () => !leader.leads && site.subscriptions === 1, timeoutMs);
        leader.host.way('database').restore();
        await field.isHeardAt(leader);
      }));
  });
}
