import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import jwt from 'jsonwebtoken';
import { unary } from '../clients/unary.js';
import { dataVector } from '../devices/vectors.js';
import { makeIdentity } from './identity.js';
import { appId, handlerId, StandInNetwork } from './stand-in-network.js';

const { session } = dataVector;
const abp = { dev_addr: Buffer.from(session.devAddr, 'hex'), nwk_s_key: session.nwkSKey };

let network: StandInNetwork;
beforeEach(async () => {
  network = await StandInNetwork.start();
});
afterEach(() => network.stop());

describe('The streams of the broker peer', () => {
  it('announces where it listens, its certificate and the addresses it serves', () =>
    expect(network.broker).toMatchObject({
      net_address: expect.stringMatching(/^localhost:\d+$/),
      certificate: expect.stringContaining('BEGIN CERTIFICATE'),
      metadata: [{ dev_addr_prefix: Buffer.from('1426000000', 'hex') }],
    }));

  it('accepts a handler that discovery knows, though the token is sent twice', async () => {
    await network.handler.connect(network.broker);
    expect(network.peer.streamsOf(handlerId)).toEqual({ subscribe: 1, publish: 1 });
  });

  it('rejects a token that another key signed', async () => {
    const other = await makeIdentity(handlerId, new Date());
    const token = jwt.sign({ iss: handlerId }, other.privateKey, { algorithm: 'ES256' });
    await expect(network.handler.connect(network.broker, token)).rejects.toMatchObject({
      code: status.UNKNOWN,
      details: expect.stringContaining('Unable to verify JWT'),
    });
  });

  it('rejects a token that was issued by another component', async () => {
    const token = jwt.sign({ iss: 'somebody' }, network.identity.privateKey, { algorithm: 'ES256' });
    await expect(network.handler.connect(network.broker, token)).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: `permission denied: Token was issued by somebody, not by ${handlerId}`,
    });
  });

  it('rejects a handler that discovery does not know', async () => {
    network.discovery.announced.splice(0, 1);
    await expect(network.handler.connect(network.broker)).rejects.toMatchObject({
      code: status.NOT_FOUND,
      details: `Failed to discover handler/${handlerId}: announcement not found`,
    });
  });

  it('forgets the streams when connections are cut, and accepts new ones', async () => {
    await network.handler.connect(network.broker);
    await network.peer.dropConnections();
    expect(network.peer.streamsOf(handlerId)).toEqual({ subscribe: 0, publish: 0 });
    await network.handler.connect(network.broker);
    expect(network.peer.streamsOf(handlerId)).toEqual({ subscribe: 1, publish: 1 });
  });

  it('can be paused, and resumes on the same port', async () => {
    const before = network.broker.net_address;
    await network.peer.pause();
    await expect(network.handler.connect(network.broker)).rejects.toMatchObject({ code: status.UNAVAILABLE });
    await network.peer.restart();
    await network.handler.connect(network.broker);
    expect(network.broker.net_address).toBe(before);
  });
});

describe('The network server inside the broker peer', () => {
  it('accepts devices only with the right "devices"', async () =>
    expect(network.setDevice(abp, network.appToken('settings'))).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: `permission denied: No "devices" rights to Application "${appId}"`,
    }));

  it('rejects a device that carries a secret of the application', async () =>
    expect(network.setDevice({ ...abp, app_key: Buffer.alloc(16, 1) })).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
    }));

  it('returns NOT_FOUND for an unknown device', async () => {
    const client = network.deviceManager();
    const request = { app_eui: Buffer.alloc(8), dev_eui: Buffer.alloc(8, 9) };
    const asked = unary(client.getDevice.bind(client), request);
    await expect(asked).rejects.toMatchObject({ code: status.NOT_FOUND });
    client.close();
  });
});
