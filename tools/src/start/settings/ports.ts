import { createSocket } from 'node:dgram';
import { createServer, isIPv6 } from 'node:net';
import { Problem } from '@fieldpost/testing';

/** Every port of the suite on one machine, in the order in which `--port-base` hands out numbers. */
export const portTable = [
  { name: 'reverse_proxy', port: 8000, purpose: 'the reverse proxy (the console, and all apps over HTTP)' },
  { name: 'discovery_grpc', port: 1900, purpose: 'gRPC of discovery' },
  { name: 'discovery_http', port: 8080, purpose: 'HTTP of discovery' },
  { name: 'handler_grpc', port: 1904, purpose: 'gRPC of the handler' },
  { name: 'handler_http', port: 8084, purpose: 'HTTP of the handler' },
  { name: 'mqtt', port: 1883, purpose: 'MQTT of the handler' },
  { name: 'mqtts', port: 8883, purpose: 'MQTT over TLS of the handler' },
  { name: 'account_http', port: 3000, purpose: 'HTTP of account' },
  { name: 'oauth_http', port: 3001, purpose: 'HTTP of oauth' },
  { name: 'account_internal', port: 9000, purpose: 'internal gRPC of account' },
  { name: 'oauth_internal', port: 9001, purpose: 'internal gRPC of oauth' },
  { name: 'postgres', port: 54320, purpose: 'the embedded PostgreSQL' },
  { name: 'discovery_plaintext', port: 1910, purpose: 'gRPC of discovery without TLS' },
  { name: 'network_grpc', port: 1902, purpose: 'gRPC of router and broker' },
  { name: 'network_http', port: 8085, purpose: 'HTTP of the network app' },
  { name: 'network_udp', port: 1700, purpose: 'UDP of gateways' },
  { name: 'network_station', port: 8887, purpose: 'Basics Station of gateways' },
  { name: 'network_mqtt', port: 1882, purpose: 'MQTT of gateways' },
  { name: 'network_mqtts', port: 8882, purpose: 'MQTT over TLS of gateways' },
] as const;

/** Where gateways connect; they may be in the local network. */
const gatewayPorts: readonly string[] = ['network_udp', 'network_station', 'network_mqtt', 'network_mqtts'];

export type PortName = (typeof portTable)[number]['name'];
export type Ports = Readonly<Record<PortName, number>>;

/** Highest number from which a whole suite still fits. */
export const highestBase = 65_535 - portTable.length + 1;

/** The port of every listener: the well-known numbers, or consecutive ones from the base. */
export function portsFrom(base?: number): Ports {
  const numbers = portTable.map(({ name, port }, i) => [name, base === undefined ? port : base + i]);
  return Object.fromEntries(numbers) as Ports;
}

interface Listeners {
  readonly host?: string;
  readonly network?: boolean | undefined;
  /** Where the ports of gateways are opened; default: `host`. */
  readonly gatewayHost?: string | undefined;
}

/** Fails with all ports that are in use, in one message, and how to choose others. */
export async function rejectUsedPorts(
  ports: Ports,
  { host = '127.0.0.1', network = true, gatewayHost = host }: Listeners = {},
): Promise<void> {
  const reasonFor = (name: PortName) => {
    if (name === 'network_udp') return whyNotUdp(ports[name], gatewayHost);
    return whyNotTcp(ports[name], gatewayPorts.includes(name) ? gatewayHost : host);
  };
  const used = portTable.filter(({ name }) => network || !name.startsWith('network_'));
  const found = await Promise.all(
    used.map(async ({ name, purpose }) => {
      return [await reasonFor(name), name, purpose] as const;
    }),
  );
  const taken = found.filter(([reason]) => reason !== undefined);
  if (taken.length === 0) return;
  const list = taken.map(
    ([reason, name, purpose]) => `${ports[name as PortName]} for ${purpose} (${reason})`,
  );
  const subject = taken.length === 1 ? 'Port' : 'Ports';
  throw new Problem(
    `${subject} ${list.join(', ')} cannot be used: choose others with --port-base, such as --port-base 20000.`,
  );
}

const reasons: Readonly<Record<string, string>> = { EADDRINUSE: 'taken', EACCES: 'not permitted' };

const reasonOf = (error: NodeJS.ErrnoException): string => reasons[error.code ?? ''] ?? error.message;

function whyNotUdp(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
    socket.once('error', (error) => resolve(reasonOf(error)));
    socket.bind({ port, address: host }, () => socket.close(() => resolve(undefined)));
  });
}

function whyNotTcp(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(reasonOf(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
