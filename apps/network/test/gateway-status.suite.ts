import { describe, expect, it } from '@jest/globals';
import { credentials } from '@grpc/grpc-js';
import { type broker, loadClients, type router } from '@fieldpost/contracts';
import { dataVector, metadataOf, unary, until } from '@fieldpost/testing';
import { provisioned } from './devices.js';
import type { NetworkUnderTest } from './network-under-test.js';

const id = 'status-gateway';
const other = 'other-gateway';
const allRights = ['gateway:status', 'gateway:settings', 'gateway:location', 'gateway:messages'];
const devAddr = dataVector.session.devAddr;
const uplink = { type: 'data', frequency_hz: 868_100_000, rssi: -60, dev_addr: devAddr };

/** Who sees the status of gateways. The network is that of the other tests. */
export function gatewayStatusSuite(world: NetworkUnderTest): void {
  const tokenFor = (gatewayId: string, rights: readonly string[]): string =>
    world.sign({
      ...{ type: 'user', sub: 'owner', scope: ['gateways', `gateways:${gatewayId}`] },
      gateways: { [gatewayId]: rights },
    });
  const heard = async () => {
    const gateway = await world.gateway(id);
    gateway.report({ platform: 'Test', ip: ['192.0.2.1'], contact_email: 'owner@example.com', rtt: 31 });
    gateway.send(dataVector.uplink);
    await until('uplink and report are noted', async () => {
      const { body } = await world.http(`/gateways/${id}/status`, tokenFor(id, allRights));
      const { last_uplinks, report } = body as { last_uplinks: unknown[]; report?: unknown };
      return last_uplinks.length > 0 && report !== undefined;
    });
  };

  describe('The status of a gateway', () => {
    it('is shown over HTTP with what the rights of the caller allow', async () => {
      await heard();
      const { status, body } = await world.http(`/gateways/${id}/status`, tokenFor(id, allRights));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ...{ gateway_id: id, connected: true, protocol: 'grpc', address: '127.0.0.1' },
        last_hour: { rejected_downlinks: 0 },
        report: { platform: 'Test', contact_email: 'owner@example.com' },
        last_uplinks: expect.arrayContaining([expect.objectContaining(uplink)]),
      });
      const less = await world.http(`/network/gateways/${id}/status`, tokenFor(id, ['gateway:status']));
      expect(less.status).toBe(200);
      for (const hidden of ['127.0.0.1', 'owner@example.com', devAddr, 'payload'])
        expect(JSON.stringify(less.body)).not.toContain(hidden);
    });

    it('is shown in short for several gateways, also for one that was never heard', async () => {
      await heard();
      const { body } = await world.http(
        `/gateways?ids=${id},${other}`,
        world.sign({
          ...{ type: 'user', sub: 'owner', scope: [`gateways:${id}`, `gateways:${other}`] },
          gateways: { [id]: ['gateway:status'], [other]: ['gateway:status'] },
        }),
      );
      expect(body).toMatchObject({
        gateways: [
          { gateway_id: id, connected: true },
          { gateway_id: other, connected: false, last_seen: null },
        ],
      });
    });

    it.each([
      ['another tenant', 403, () => tokenFor(other, allRights)],
      ['a collaborator without the right', 403, () => tokenFor(id, ['gateway:location'])],
      [
        'a token without the scope of the gateway',
        403,
        () => world.sign({ sub: 'owner', scope: ['gateways'] }),
      ],
      ['an application key that may only read', 403, () => world.appToken('network-app')],
      ['a component', 403, () => world.sign({ type: 'router', sub: 'router-1' })],
      ['another gateway', 403, () => world.sign({ type: 'gateway', sub: other })],
      ['a forged token', 401, () => `${tokenFor(id, allRights)}x`],
      ['a stranger', 401, () => undefined],
    ])('is not shown to %s', async (_, status, token) => {
      expect(await world.http(`/gateways/${id}/status`, token())).toMatchObject({ status });
      const list = await world.http(`/gateways?ids=${other},${id}`, token());
      expect(list.status).toBe(status === 401 ? 401 : 200);
      expect(JSON.stringify(list.body)).not.toContain(id);
    });

    it('is shown to clients of v2, with the same rights', async () => {
      await heard();
      const { RouterManager } = loadClients('router/router.proto').router;
      const client = new RouterManager(world.address, credentials.createSsl(Buffer.from(world.certificate)));
      const statusFor = (token: string, gateway_id = id) =>
        unary<router.GatewayStatusRequest, router.GatewayStatusResponse__Output>(
          client.gatewayStatus.bind(client),
          { gateway_id },
          metadataOf({ token }),
        );
      const { message } = await statusFor(tokenFor(id, ['gateway:status', 'gateway:settings']));
      expect(message.status).toMatchObject({ ip: ['192.0.2.1'], platform: 'Test', router: 'router-1' });
      expect(Number(message.last_seen) / 1e6).toBeGreaterThan(Date.now() - 600_000);
      expect((await statusFor(tokenFor(id, ['gateway:status']))).message.status?.ip).toEqual([]);
      const details = expect.stringContaining('permission denied: No "gateway:status" rights');
      await expect(statusFor(tokenFor(other, allRights))).rejects.toMatchObject({ details });
      await expect(statusFor(tokenFor(other, allRights), other)).rejects.toMatchObject({
        details: `Gateway ${other} not found`,
      });
      client.close();
    });
  });

  describe('The status of router and broker', () => {
    const trusted = () => credentials.createSsl(Buffer.from(world.certificate));
    const clients = () => ({
      router: new (loadClients('router/router.proto').router.RouterManager)(world.address, trusted()),
      broker: new (loadClients('broker/broker.proto').broker.BrokerManager)(world.address, trusted()),
    });

    it('counts gateways, handlers, and messages per second, for the owners of the components', async () => {
      await heard();
      const { router, broker } = clients();
      const ofRouter = await unary<router.StatusRequest, router.Status__Output>(
        router.getStatus.bind(router),
        {},
        metadataOf({ token: world.sign({ sub: 'owner', scope: ['components:router-1'] }) }),
      );
      expect(ofRouter.message.connected_gateways).toBeGreaterThan(0);
      expect(ofRouter.message).toMatchObject({ connected_brokers: 1, uplink: { rate1: expect.any(Number) } });
      expect(Number(ofRouter.message.component?.memory?.memory)).toBeGreaterThan(0);
      const ofBroker = () =>
        unary<broker.StatusRequest, broker.Status__Output>(
          broker.getStatus.bind(broker),
          {},
          metadataOf({ token: world.sign({ sub: 'owner', scope: ['components:broker-1'] }) }),
        );
      expect((await ofBroker()).message.connected_handlers).toBe(1);
      // Copies are counted when all of a frame have been collected.
      await until(
        'copies of a frame are counted',
        async () => Number((await ofBroker()).message.deduplication?.percentile50) > 0,
      );
      router.close();
      broker.close();
    });

    it.each([
      ['the owner of a gateway', () => tokenFor(id, allRights)],
      ['the owner of another component', () => world.sign({ sub: 'other', scope: ['components:handler-1'] })],
      ['an application', () => world.appToken('network-app')],
      ['a stranger', () => ''],
    ])('is not shown to %s', async (_, token) => {
      const { router, broker } = clients();
      const metadata = metadataOf({ token: token() });
      const details = expect.stringMatching(/No access to Component|does not contain token/);
      await expect(unary(router.getStatus.bind(router), {}, metadata)).rejects.toMatchObject({ details });
      await expect(unary(broker.getStatus.bind(broker), {}, metadata)).rejects.toMatchObject({ details });
      router.close();
      broker.close();
    });
  });

  describe('A gateway of a router of v2', () => {
    const far = 'far-status-gateway';
    const monitor = () => {
      const { Monitor } = loadClients('monitor/monitor.proto').monitor;
      return new Monitor(world.address, credentials.createSsl(Buffer.from(world.certificate)));
    };

    it('is shown by the copies that its router sends, and takes no part in the network', async () => {
      const client = monitor();
      const metadata = metadataOf({
        ...{ id: far, token: world.sign({ type: 'gateway', sub: far }) },
        'service-name': 'router',
      });
      const uplinks = client.gatewayUplink(metadata, () => undefined);
      uplinks.write({
        payload: dataVector.uplink,
        protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF9BW125' } },
        gateway_metadata: { gateway_id: 'forged', frequency: 868_300_000 },
      });
      client.gatewayDownlink(metadata, () => undefined).write({ payload: dataVector.downlink });
      client.gatewayStatus(metadata, () => undefined).write({ platform: 'Far', ip: ['192.0.2.9'] });
      await until('all copies are counted', async () => {
        const { body } = await world.http(`/gateways/${far}/status`, tokenFor(far, allRights));
        const { last_hour, report } = body as { last_hour: object; report?: { platform: string } };
        return (
          JSON.stringify(last_hour).startsWith('{"uplinks":1,"downlinks":1') && report?.platform === 'Far'
        );
      });
      const { body } = await world.http(`/gateways/${far}/status`, tokenFor(far, allRights));
      expect(body).toMatchObject({ connected: false, last_uplinks: [{ data_rate: 'SF9BW125' }] });
      client.close();
    });

    it.each([
      ['the token of another gateway', () => world.sign({ type: 'gateway', sub: other })],
      ['a user token', () => tokenFor(far, allRights)],
      ['no token', () => ''],
    ])('is not shown by a stream with %s', async (_, token) => {
      const client = monitor();
      const metadata = metadataOf({ id: far, token: token() });
      const rejection = await new Promise((resolve) => client.gatewayUplink(metadata, resolve));
      expect(rejection).toMatchObject({ details: expect.stringContaining('permission denied') });
      client.close();
    });
  });

  describe('A monitor', () => {
    it('gets copies of what gateways send and transmit, with their ids and tokens', async () => {
      await heard();
      const device = await provisioned(world, 40);
      const gateway = await world.gateway(id);
      await gateway.answerTo(() => device.uplink({ port: 1, payload: Buffer.of(1), confirmed: true }));
      const copies = (kind: string) =>
        world.monitor.copies.filter((copy) => copy.kind === kind && copy.metadata['id'] === id);
      await until('all copies have arrived', () =>
        ['status', 'uplink', 'downlink'].every((kind) => copies(kind).length > 0),
      );
      expect(copies('status')).toContainEqual(
        expect.objectContaining({
          message: expect.objectContaining({ platform: 'Test', router: 'router-1' }),
        }),
      );
      const [uplinkCopy] = copies('uplink');
      expect(uplinkCopy?.message.gateway_metadata).toMatchObject({ gateway_id: id, gateway_trusted: true });
      expect(uplinkCopy?.metadata).toMatchObject({
        ...{ 'service-name': 'router', token: expect.stringContaining('.') },
      });
    });
  });

  describe('The list of gateways that are not registered', () => {
    it('is not shown to users, components and strangers', async () => {
      const path = '/gateways/unregistered';
      expect(await world.http(path, undefined)).toMatchObject({ status: 401 });
      for (const token of [tokenFor(id, allRights), world.sign({ type: 'router', sub: 'router-1' })])
        expect(await world.http(path, token)).toMatchObject({ status: 403 });
    });

    it('is unavailable while account, which knows administrators, cannot be reached', async () => {
      const token = world.sign({ sub: 'admin', client_id: 'console', client: 'console', scope: ['profile'] });
      expect(await world.http('/gateways/unregistered', token)).toMatchObject({ status: 503 });
    });
  });
}
