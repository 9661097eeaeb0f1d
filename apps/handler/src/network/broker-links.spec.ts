import { createPublicKey } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { checkNetworkToken } from '@fieldpost/auth';
import { ComponentId } from '@fieldpost/domain';
import { type Certificate, makeCertificate, until } from '@fieldpost/testing';
import { type FakeBroker, startFakeBroker } from '../../test/memory/fake-broker.js';
import { linksTo } from '../../test/memory/links.js';
import { downlinkTemplate, uplinkOf } from '../../test/memory/network-messages.js';

const frame = '801617012600020001eeb268a837aa17bb';
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('The link to a broker', () => {
  let certificate: Certificate;
  let broker: FakeBroker;
  let network: ReturnType<typeof linksTo>;

  beforeAll(async () => {
    certificate = await makeCertificate(new Date());
  });

  beforeEach(async () => {
    broker = await startFakeBroker(certificate);
    network = linksTo(certificate, [broker.peer]);
  });

  afterEach(async () => {
    await network.links.onModuleDestroy();
    broker.stop();
  });

  const isConnected = () => network.links.connected().length === 1;
  const connect = async () => {
    network.links.onApplicationBootstrap();
    await until('connected', isConnected);
  };

  it('authenticates the handler with a short-lived token', async () => {
    await connect();
    const [metadata] = broker.state.credentials;
    expect(metadata?.getMap()).toMatchObject({
      id: 'handler-1',
      'service-name': 'handler',
      'service-version': '1',
      'net-address': 'localhost:1904',
    });
    const publicKey = createPublicKey(certificate.key).export({ type: 'spki', format: 'pem' }).toString();
    const token = String(metadata?.get('token')[0]);
    const check = { token, publicKey, id: 'handler-1', ownId: 'broker-1', now: Date.now() };
    expect(() => checkNetworkToken(check)).not.toThrow();
  });

  it('takes uplinks in and carries downlinks back', async () => {
    await connect();
    broker.state.deliver(uplinkOf(frame));
    await until('taken in', () => network.intake.taken.length === 1);
    expect(network.intake.taken[0]).toMatchObject({ dev_id: 'my-dev', payload: Buffer.from(frame, 'hex') });
    await network.intake.publish(downlinkTemplate('60'));
    await until('downlink at the broker', () => broker.state.downlinks.length === 1);
    expect(broker.state.downlinks[0]).toMatchObject({ dev_id: 'my-dev', payload: Buffer.from('60', 'hex') });
  });

  it('carries a downlink that comes while its stream is reopened', async () => {
    await connect();
    broker.state.deliver(uplinkOf(frame));
    await until('taken in', () => network.intake.taken.length === 1);
    for (const end of broker.state.endPublication.splice(0))
      end({ code: status.UNAVAILABLE, details: 'gone' });
    await until('publication ended', () => broker.state.endPublication.length === 0);
    await wait(20);
    await network.intake.publish(downlinkTemplate('60'));
    await until('downlink at the broker', () => broker.state.downlinks.length === 1);
  });

  it('reaches a broker that is announced by its IP address', async () => {
    const byIp = await startFakeBroker(certificate, '127.0.0.1');
    network.directory.announced = [byIp.peer];
    await connect();
    byIp.stop();
  });

  it('is not made to a broker that shows another certificate than it announced', async () => {
    const other = await makeCertificate(new Date());
    network.directory.announced = [{ ...broker.peer, certificate: other.cert }];
    network.links.onApplicationBootstrap();
    await wait(300);
    expect(isConnected()).toBe(false);
  });

  it('does not read faster than uplinks are taken in', async () => {
    await connect();
    network.intake.isFull = true;
    const big = { trace: { event: 'x'.repeat(100_000) } };
    for (let sent = 0; sent < 200; sent += 1) broker.state.deliver(uplinkOf(frame, big));
    await wait(200);
    const [subscription] = broker.state.subscriptions;
    expect(subscription?.writableLength).toBeGreaterThan(0);
    network.intake.isFull = false;
    await until('all taken in', () => network.intake.taken.length === 200);
  });

  it('is made also when another broker announces nonsense', async () => {
    const nonsense = { id: ComponentId('a-broker'), certificate: 'none' };
    network.directory.announced = [{ ...broker.peer, ...nonsense }, broker.peer];
    await connect();
  });

  it('is opened again when the broker does not know the handler yet', async () => {
    broker.state.rejects = true;
    network.links.onApplicationBootstrap();
    await until('asked twice', () => broker.state.credentials.length >= 2);
    expect(isConnected()).toBe(false);
    broker.state.rejects = false;
    await until('connected', isConnected);
  });

  it('comes back after the broker was away', async () => {
    await connect();
    const { port } = broker;
    broker.stop();
    await until('gone', () => !isConnected());
    await expect(network.intake.publish(downlinkTemplate('60'))).rejects.toThrow();
    broker = await startFakeBroker(certificate, 'localhost', port);
    await until('connected again', isConnected);
  });

  it('never subscribes twice at a time', async () => {
    await connect();
    for (let round = 0; round < 3; round += 1) {
      for (const subscription of broker.state.subscriptions) subscription.end();
      await until('ended', () => !isConnected());
      await until('connected again', isConnected);
    }
    expect(broker.state.credentials.length).toBeGreaterThanOrEqual(4);
    expect(broker.state.mostSubscriptions).toBe(1);
  });

  it('opens a new publication when the old one breaks, and keeps the subscription', async () => {
    await connect();
    broker.state.deliver(uplinkOf(frame));
    await until('taken in', () => network.intake.taken.length === 1);
    broker.state.endPublication[0]?.({ code: status.ABORTED, details: 'gone' });
    await until('opened again', () => broker.state.endPublication.length === 2);
    await network.intake.publish(downlinkTemplate('60'));
    await until('downlink at the broker', () => broker.state.downlinks.length === 1);
    expect(broker.state.credentials).toHaveLength(1);
  });

  it('moves when the broker is announced at another address', async () => {
    await connect();
    const second = await startFakeBroker(certificate);
    network.directory.announced = [second.peer];
    await until('connected there', () => second.state.subscriptions.size === 1);
    await until('closed here', () => broker.state.subscriptions.size === 0);
    second.stop();
  });

  it('stays while it works when discovery leaves its broker out of a list', async () => {
    await connect();
    network.directory.announced = [];
    await wait(200);
    expect(isConnected()).toBe(true);
    expect(await network.links.reachable()).toHaveLength(1);
    expect(broker.state.credentials).toHaveLength(1);
  });

  it('is given up when its broker is neither named nor there', async () => {
    await connect();
    network.directory.announced = [];
    broker.stop();
    await until('given up', () => network.links.count === 0);
  });

  it('is waited for after the start, and after a change of the leader', async () => {
    network.links.onApplicationBootstrap();
    expect(await network.links.reachable()).toHaveLength(1);
    network.leadership.end();
    network.leadership.begin();
    expect(network.links.connected()).toEqual([]);
    expect(await network.links.reachable()).toHaveLength(1);
  });

  it('is waited for only a short time', async () => {
    broker.stop();
    network = linksTo(certificate, [broker.peer], { moment: 50 });
    network.links.onApplicationBootstrap();
    expect(await network.links.reachable()).toEqual([]);
  });

  it('is missing as soon as discovery lists none', async () => {
    network = linksTo(certificate, [], { moment: 1_000_000 });
    network.links.onApplicationBootstrap();
    expect(await network.links.reachable()).toEqual([]);
  });

  it('may exist while discovery has not responded', async () => {
    network = linksTo(certificate, [], { moment: 50 });
    network.directory.brokers = () => Promise.reject(new Error('away'));
    network.links.onApplicationBootstrap();
    await expect(network.links.reachable()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('stays when discovery is away', async () => {
    await connect();
    network.directory.brokers = () => Promise.reject(new Error('away'));
    await wait(100);
    expect(isConnected()).toBe(true);
    expect(broker.state.mostSubscriptions).toBe(1);
  });

  it('closes both streams when the handler stops', async () => {
    await connect();
    await network.links.onModuleDestroy();
    await until('closed', () => broker.state.subscriptions.size === 0);
    expect(isConnected()).toBe(false);
  });

  it('has no streams while another replica leads, and is there for calls', async () => {
    network.leadership.end();
    await connect();
    await wait(100);
    expect(broker.state.subscriptions.size).toBe(0);
  });

  it('has streams during a term and not after it', async () => {
    await connect();
    for (const _round of [1, 2]) {
      await until('subscribed', () => broker.state.subscriptions.size === 1);
      network.leadership.end();
      await until('closed', () => broker.state.subscriptions.size === 0);
      await expect(network.intake.publish(downlinkTemplate('60'))).rejects.toThrow();
      network.leadership.begin();
    }
    await until('subscribed', () => broker.state.subscriptions.size === 1);
    expect(broker.state.mostSubscriptions).toBe(1);
  });

  it('is made to certain brokers only where they are named', async () => {
    network = linksTo(certificate, [broker.peer], { brokerIds: ['broker-2'] });
    network.links.onApplicationBootstrap();
    await wait(200);
    expect(isConnected()).toBe(false);
    await network.links.onModuleDestroy();
    network = linksTo(certificate, [broker.peer], { brokerIds: ['broker-1'] });
    await connect();
  });
});
