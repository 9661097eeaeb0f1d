import { status } from '@grpc/grpc-js';
import type { ScenarioPart } from './scenario-part.js';
import { deepEqual, equal, match, expectRpcRejection } from './expectations.js';

interface AnnouncedInJson {
  readonly id: string;
  readonly net_address: string;
  readonly mqtt_address: string;
  readonly certificate: string;
  readonly public_key: string;
}

/** Announcements at discovery. */
export const discoveryPart: ScenarioPart = {
  title: 'A component of the network',
  steps: [
    {
      title: 'is public when announced: the handler is at /announcements/handler/{id}',
      run: async ({ addresses, anybody }) => {
        const { status: code, body } = await anybody.send(
          'GET',
          `/announcements/handler/${addresses.handler_id}`,
        );
        equal(code, 200);
        const announced = body as AnnouncedInJson;
        equal(announced.id, addresses.handler_id);
        equal(announced.net_address, addresses.handler_grpc);
        match(announced.mqtt_address, /^[^:/]+:\d+$/);
        match(announced.certificate, /BEGIN CERTIFICATE/);
        match(announced.public_key, /BEGIN PUBLIC KEY/);
        return `gRPC at ${announced.net_address}, MQTT at ${announced.mqtt_address}`;
      },
    },
    {
      title: 'gets 404 and gRPC code 5 (NOT_FOUND) before it announces itself',
      run: async (fixtures) => {
        const { status: code, body } = await fixtures.anybody.send(
          'GET',
          `/announcements/handler/${fixtures.named('nobody')}`,
        );
        equal(code, 404);
        equal((body as { readonly code: number }).code, status.NOT_FOUND);
        return `${code} ${JSON.stringify(body)}`;
      },
    },
    {
      title: 'announces itself with its component token',
      run: async (fixtures) => {
        const id = await fixtures.announcedBroker();
        const { net_address: address, metadata } = await (await fixtures.discovery()).get('broker', id);
        deepEqual(
          metadata.map(({ dev_addr_prefix: prefix }) => prefix?.toString('hex')),
          ['1426000000'],
        );
        return `broker ${id} is at ${address} and serves 26000000/20`;
      },
    },
    {
      title: "cannot announce itself with another component's token",
      run: async (fixtures) => {
        const token = await fixtures.brokerToken();
        const client = await fixtures.discovery();
        const stolen = {
          id: fixtures.addresses.handler_id,
          service_name: 'handler',
          net_address: 'localhost:1',
        };
        const announce = client.announce(stolen, token);
        return expectRpcRejection(announce, status.PERMISSION_DENIED, /^permission denied: Discovery:/);
      },
    },
    {
      title: 'cannot announce itself without a token',
      run: async (fixtures) => {
        const client = await fixtures.discovery();
        const announce = client.announce({ id: fixtures.named('broker'), service_name: 'broker' });
        return expectRpcRejection(announce, status.UNKNOWN, /does not contain token/);
      },
    },
  ],
};
