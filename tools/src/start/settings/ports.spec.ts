import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@fieldpost/testing';
import { portsFrom, portTable, rejectUsedPorts } from './ports.js';

describe('The ports of the suite', () => {
  it('are those that v2 clients expect', () =>
    expect(portsFrom()).toMatchObject({ discovery_grpc: 1900, handler_grpc: 1904, mqtt: 1883, mqtts: 8883 }));

  it('never fall on one another', () =>
    expect(new Set(Object.values(portsFrom())).size).toBe(portTable.length));

  it('follow one another from the base', () =>
    expect(Object.values(portsFrom(20_000))).toEqual(portTable.map((_, i) => 20_000 + i)));
});

describe('A port in use', () => {
  const servers = [createServer(), createServer()];
  const listen = async (server: (typeof servers)[number]) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const everyPortFree = async () =>
    Object.fromEntries(
      await Promise.all(portTable.map(async ({ name }) => [name, await freePort()])),
    ) as ReturnType<typeof portsFrom>;
  afterAll(() => servers.forEach((server) => server.close()));

  it('is reported with all others, each with its number and purpose, and the way out', async () => {
    const [mqtt = 0, postgres = 0] = await Promise.all(servers.map(listen));
    const rejection = rejectUsedPorts({ ...(await everyPortFree()), mqtt, postgres });
    await expect(rejection).rejects.toThrow(
      `Ports ${mqtt} for MQTT of the handler (taken), ${postgres} for the embedded PostgreSQL (taken) cannot be used: ` +
        'choose others with --port-base, such as --port-base 20000.',
    );
  });

  it('may be one of UDP, which counts only when the network app runs', async () => {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    const ports = { ...(await everyPortFree()), network_udp: socket.address().port };
    await expect(rejectUsedPorts(ports)).rejects.toThrow(
      `Port ${ports.network_udp} for UDP of gateways (taken) cannot be used`,
    );
    await expect(rejectUsedPorts(ports, { network: false })).resolves.toBeUndefined();
    socket.close();
  });

  it('is the only reason to reject', async () => {
    await expect(rejectUsedPorts(await everyPortFree())).resolves.toBeUndefined();
  });
});
