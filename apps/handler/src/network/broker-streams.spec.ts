import { setTimeout as wait } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ComponentId } from '@fieldpost/domain';
import { type Certificate, makeCertificate, until } from '@fieldpost/testing';
import { type FakeBroker, startFakeBroker } from '../../test/memory/fake-broker.js';
import { linksTo } from '../../test/memory/links.js';
import { downlinkTemplate, uplinkOf } from '../../test/memory/network-messages.js';

const frames = ['80a1', '80a2', '80a3'];
/** Enough for what must not happen. */
const aWhileMs = 200;

describe('The streams of a leader in doubt', () => {
  let certificate: Certificate;
  let broker: FakeBroker;
  let network: ReturnType<typeof linksTo>;
  let settle: () => void;

  const subscriptions = () => broker.state.subscriptions.size;
  const taken = () => network.intake.taken.map(({ payload }) => payload.toString('hex'));
  const deliver = (wanted: readonly string[]) => {
    for (const frame of wanted) broker.state.deliver(uplinkOf(frame));
  };
  const breakSubscription = async () => {
    for (const stream of broker.state.subscriptions)
      stream.emit('error', { code: status.UNAVAILABLE, details: 'gone' });
    await until('subscription ended', () => network.links.connected().length === 0);
  };

  beforeAll(async () => {
    certificate = await makeCertificate(new Date());
  });

  beforeEach(async () => {
    broker = await startFakeBroker(certificate);
    network = linksTo(certificate, [broker.peer]);
    network.links.onApplicationBootstrap();
    await until('connected', () => network.links.connected().length === 1);
    deliver(['80a0']);
    await until('taken in', () => taken().length === 1);
    settle = network.leadership.doubt();
  });

  afterEach(async () => {
    settle();
    await network.links.onModuleDestroy();
    broker.stop();
  });

  it('keep uplinks waiting, and bring them in their order when the term goes on', async () => {
    deliver(frames);
    await wait(aWhileMs);
    expect(taken()).toEqual(['80a0']);
    settle();
    await until('all taken in', () => taken().length === 4);
    expect(taken()).toEqual(['80a0', ...frames]);
    expect(broker.state.mostSubscriptions).toBe(1);
  });

  it('bring in what waits before they end for good', async () => {
    deliver(frames);
    await wait(aWhileMs);
    const ended = network.links.endStreams();
    await wait(aWhileMs);
    settle();
    await ended;
    expect(taken()).toEqual(['80a0', ...frames]);
  });

  it('bring in what waits of a subscription that broke, before they end for good', async () => {
    settle();
    network.intake.isFull = true;
    deliver(frames);
    await wait(aWhileMs);
    await breakSubscription();
    await until('connected again', () => network.links.connected().length === 1);
    let isEnded = false;
    const ended = network.links.endStreams().then(() => (isEnded = true));
    await wait(aWhileMs);
    expect(isEnded).toBe(false);
    network.intake.isFull = false;
    await ended;
    expect(taken()).toEqual(['80a0', ...frames]);
  });

  it('drop what waits when another one leads', async () => {
    deliver(frames);
    await wait(aWhileMs);
    network.leadership.end();
    settle();
    await until('closed', () => subscriptions() === 0);
    await wait(aWhileMs);
    expect(taken()).toEqual(['80a0']);
  });

  it('are opened again only when the term goes on', async () => {
    await breakSubscription();
    await wait(2 * aWhileMs);
    expect(broker.state.credentials).toHaveLength(1);
    settle();
    await until('subscribed again', () => subscriptions() === 1);
  });

  it('stay closed when they broke and another one leads', async () => {
    await breakSubscription();
    await wait(2 * aWhileMs);
    network.leadership.end();
    settle();
    await network.links.onModuleDestroy();
    expect(broker.state.credentials).toHaveLength(1);
  });

  it('carry a downlink when the term continues', async () => {
    const published = network.intake.publish(downlinkTemplate('60'));
    await wait(aWhileMs);
    expect(broker.state.downlinks).toEqual([]);
    settle();
    await published;
    await until('downlink at the broker', () => broker.state.downlinks.length === 1);
  });

  it('reject a downlink when another replica leads', async () => {
    const published = network.intake.publish(downlinkTemplate('60'));
    network.leadership.end();
    settle();
    await expect(published).rejects.toMatchObject({ kind: 'unavailable' });
    expect(broker.state.downlinks).toEqual([]);
  });

  it('of a broker that was found meanwhile are opened when the term goes on', async () => {
    const second = await startFakeBroker(certificate);
    network.directory.announced = [broker.peer, { ...second.peer, id: ComponentId('broker-2') }];
    await until('found', () => network.links.count === 2);
    await wait(aWhileMs);
    expect(second.state.subscriptions.size).toBe(0);
    settle();
    await until('subscribed', () => second.state.subscriptions.size === 1);
    second.stop();
  });
});

describe('The streams of a handler that has just been started', () => {
  let certificate: Certificate;
  let broker: FakeBroker;
  let announce: () => void;
  let network: ReturnType<typeof linksTo>;

  beforeAll(async () => {
    certificate = await makeCertificate(new Date());
  });
  beforeEach(async () => {
    broker = await startFakeBroker(certificate);
    const announcement = new Promise<void>((resolve) => (announce = resolve));
    network = linksTo(certificate, [broker.peer], { announcement });
    network.links.onApplicationBootstrap();
    await until('found', () => network.links.count === 1);
  });
  afterEach(async () => {
    await network.links.onModuleDestroy();
    broker.stop();
  });

  it('are opened when discovery has the handler, which the broker looks up there', async () => {
    await wait(50);
    expect(broker.state.credentials).toEqual([]);
    announce();
    await until('connected', () => network.links.connected().length === 1);
  });

  it('are rejected twice without a warning, since the broker may not know the handler yet', async () => {
    const warnings = jest.spyOn(network.logger, 'warn');
    broker.state.rejects = true;
    announce();
    const isWarned = () => warnings.mock.calls.some(([, text]) => text === 'broker subscription ended');
    await until('a warning', isWarned);
    expect(broker.state.credentials.length).toBeGreaterThanOrEqual(3);
  });
});
