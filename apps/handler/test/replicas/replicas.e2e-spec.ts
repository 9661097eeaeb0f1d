import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CollectedSpan, pathsOf } from '@fieldpost/testing';
import { count, hears, ReplicaPair, until } from './replica-pair.js';

const pair = new ReplicaPair();
/** As it was before any test had another leader. */
let announcements: number;

beforeAll(async () => {
  await pair.start();
  await pair.begin();
  announcements = pair.announcements;
  pair.end();
});
beforeEach(() => pair.begin());
afterEach(() => pair.end());
afterAll(() => pair.close());

describe('Two replicas of a handler', () => {
  it('have one leader, which alone subscribes and announces', () => {
    expect(pair.leaders).toHaveLength(1);
    expect(pair.subscriptions()).toBe(1);
    expect(announcements).toBe(1);
  });

  it('bring each uplink once to the clients of both', async () => {
    const payloads = [await pair.uplink(), await pair.uplink(), await pair.uplink()];
    await pair.uplinkToBoth();
    for (const side of pair.sides) expect(payloads.map((payload) => count(side, payload))).toEqual([1, 1, 1]);
  });

  it('make one trace of an uplink, from the broker to the subscribers of both', async () => {
    const payload = await pair.uplink();
    for (const side of pair.sides) await hears(side, payload);
    const steps = [
      'handler: uplink',
      'handler: uplink > handler: decode payload',
      'handler: uplink > handler: mqtt publish uplink > handler: mqtt deliver',
      'handler: uplink > handler: bus message > handler: mqtt publish uplink > handler: mqtt deliver',
    ];
    const { spans } = pair.collector;
    const isWhole = ({ traceId }: CollectedSpan) => {
      const paths = pathsOf(spans, traceId);
      const isStored = paths.some((path) => path.endsWith('handler_write_uplinks'));
      return isStored && steps.every((step) => paths.includes(step));
    };
    const found = () => spans.filter(({ name }) => name === 'uplink').find(isWhole);
    await until(() => found() !== undefined, 'the trace');
    const ofTrace = spans.filter(({ traceId }) => traceId === found()?.traceId);
    expect(new Set(ofTrace.map(({ instance }) => instance)).size).toBe(2);
  });

  it('send a downlink once that came through the one that follows', async () => {
    await pair.queue(pair.follower, 11);
    await hears(pair.leader, '"port":11');
    expect(await pair.downlinkPorts(1)).toEqual([11]);
    await pair.uplinkToBoth();
    for (const { received } of pair.sides) {
      await until(() => received.some(([topic]) => topic.endsWith('/events/down/sent')), 'sent');
      expect(received.filter(([topic]) => topic.endsWith('/events/down/scheduled'))).toHaveLength(1);
    }
  });

  it('pass on what a client publishes as an uplink, as it is', async () => {
    const text = '{"made": "by a client"}';
    await pair.follower.client.publishAsync(pair.topic('up'), text, { qos: 1 });
    for (const side of pair.sides) await hears(side, text);
    await pair.uplinkToBoth();
    for (const side of pair.sides) expect(count(side, text)).toBe(1);
  });

  it('go on each for itself while Redis is away, and together when it is back', async () => {
    await pair.loseRedis();
    const alone = await pair.uplink();
    await hears(pair.leader, alone);
    expect(count(pair.follower, alone)).toBe(0);
    await pair.returnRedis();
    const payloads: string[] = [];
    const areTogether = async () => {
      payloads.push(await pair.uplink());
      return payloads.some((payload) => count(pair.follower, payload) > 0);
    };
    await until(areTogether, 'an uplink at both');
    await pair.uplinkToBoth();
    expect(count(pair.leader, alone)).toBe(1);
    for (const payload of payloads) expect(count(pair.follower, payload)).toBeLessThanOrEqual(1);
  });

  it('accept a join request that comes to both at once a single time, with unused nonces', async () => {
    const joining = await pair.joiningDevice();
    const processes = pair.sides.map(({ fixture }) => fixture.grpc);
    const appNonces = new Set<string>();
    const { network } = pair.world;
    for (let devNonce = 1; devNonce <= 20; devNonce += 1) {
      const request = joining.joinRequest(Buffer.from([0xa0, devNonce]));
      const answers = await network.activateAt(processes, request);
      const accepted = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const rejected = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect([accepted.length, rejected.length]).toEqual([1, 1]);
      expect(rejected[0]).toMatchObject({ code: 3, details: 'Activation DevNonce not valid: already used' });
      const { appNonce } = joining.acceptJoin(accepted[0]?.payload ?? Buffer.of());
      appNonces.add(appNonce.toString('hex'));
      expect(accepted[0]?.activation_metadata?.lorawan?.nwk_s_key).toEqual(joining.session.nwkSKey);
    }
    expect(appNonces.size).toBe(20);
    await network.deliverUplink(joining.uplink({ port: 7, payload: Buffer.of(7) }));
    for (const side of pair.sides) await hears(side, '"port":7');
  });

  it('change leaders when one is held, and what it then still has does no harm', async () => {
    const [old, next] = [pair.leader, pair.follower];
    await pair.queue(next, 21);
    await pair.queue(next, 22);
    old.fixture.signal('SIGSTOP');
    let held: string;
    try {
      await until(() => pair.leaders.includes(next), 'the other leads');
      await until(() => pair.subscriptions() === 2, 'the other subscribes');
      // The network still gives uplinks to the older subscription.
      held = await pair.uplink();
    } finally {
      old.fixture.signal('SIGCONT');
    }
    await until(() => !pair.leaders.includes(old) && pair.subscriptions() === 1, 'one leader');
    expect(await pair.downlinkPorts(2)).toEqual([21, 22]);
    await pair.uplinkToBoth();
    for (const side of pair.sides) expect(count(side, held)).toBe(0);
    expect(pair.leaders).toEqual([next]);
  });

  it('change leaders when one is killed, and lose nothing that was acknowledged', async () => {
    const [old, next] = [pair.leader, pair.follower];
    for (const port of [31, 32, 33]) await pair.queue(old, port);
    const remaining = pair.world.network.streams.remaining();
    old.client.end(true);
    await old.fixture.killHard();
    try {
      const isNext = () => pair.leaders.includes(next) && remaining() === 0 && pair.subscriptions() === 1;
      await until(isNext, 'the other leads and subscribes');
      expect(await pair.downlinkPorts(3)).toEqual([31, 32, 33]);
      const payload = await pair.uplink();
      await hears(next, await pair.uplink());
      expect(count(next, payload)).toBe(1);
    } finally {
      await old.fixture.boot();
    }
  });
});
