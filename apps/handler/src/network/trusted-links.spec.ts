import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Certificate, makeCertificate, until } from '@fieldpost/testing';
import { type FakeBroker, startFakeBroker } from '../../test/memory/fake-broker.js';
import { linksTo } from '../../test/memory/links.js';

describe('The link to a broker that is trusted', () => {
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

  it('comes back to a broker that was away', async () => {
    await connect();
    const { port } = broker;
    broker.stop();
    await until('disconnected', () => !isConnected());
    broker = await startFakeBroker(certificate, 'localhost', port);
    await until('connected again', isConnected);
  });

  it('is made to no broker that is not trusted', async () => {
    network.approvals.withdrawn.add('broker-1');
    network.links.onApplicationBootstrap();
    expect(await network.links.reachable()).toEqual([]);
    expect(broker.state.credentials).toEqual([]);
  });

  it('ends when the broker is not trusted any more, although it works', async () => {
    await connect();
    network.approvals.withdrawn.add('broker-1');
    await until('given up', () => network.links.count === 0);
    await until('closed', () => broker.state.subscriptions.size === 0);
  });

  it('ends when the id of the broker is registered again, and comes back when the new owner announces it', async () => {
    const created = Date.parse('2026-11-25T02:00:00Z');
    network.directory.announced = [{ ...broker.peer, registeredAt: created }];
    network.approvals.created = new Date(created).toISOString();
    await connect();
    network.approvals.created = new Date(created + 1).toISOString();
    await until('given up', () => network.links.count === 0);
    network.directory.announced = [{ ...broker.peer, registeredAt: created + 1 }];
    await until('connected to the new one', isConnected);
  });

  it('stays while account is unavailable, and is unknown where account never responded', async () => {
    await connect();
    network.approvals.isAway = true;
    const { requests } = network.approvals;
    await until('asked while account is away', () => network.approvals.requests > requests + 1);
    expect(isConnected()).toBe(true);
    const early = linksTo(certificate, [broker.peer], { moment: 50 });
    early.approvals.isAway = true;
    early.links.onApplicationBootstrap();
    await expect(early.links.reachable()).rejects.toMatchObject({ kind: 'unavailable' });
    await early.links.onModuleDestroy();
  });
});
