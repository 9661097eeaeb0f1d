import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEvents } from './api/live-events/live-events.js';
import type { MqttServerRunner } from './api/mqtt/mqtt-server.runner.js';
import type { BrokerLinks } from './network/broker-links.js';
import type { TrafficCounters } from './traffic/traffic-counters.js';
import type { Leadership } from './cluster/leadership.js';

/** The parts of a replica that are handed over to other replicas before it stops. */
export interface ReplicaResources {
  readonly leadership: Pick<Leadership, 'stepDown'>;
  readonly links: Pick<BrokerLinks, 'endStreams'>;
  readonly traffic: Pick<TrafficCounters, 'flush'>;
  readonly mqtt: Pick<MqttServerRunner, 'closeSessions'>;
  readonly live: Pick<LiveEvents, 'endAll'>;
}

/**
 * Hands over what a stopping replica has: leadership at once, so that the network is served; then, when load balancers have
 * had half of the time to hear of it, its clients, who come to another replica.
 */
export async function shutDownReplica(
  { leadership, links, traffic, mqtt, live }: ReplicaResources,
  withinMs: number,
): Promise<void> {
  const handedOver = leadership.stepDown(async () => {
    await links.endStreams();
    // Counts of an earlier leader are dropped.
    await traffic.flush();
  });
  await sleep(withinMs / 2);
  live.endAll();
  await Promise.all([handedOver, mqtt.closeSessions(withinMs / 2)]);
}
