import type { Suite } from '../suite/suite.js';
import type { AbusedDoor } from './abused-door.js';

/** A door, and the process whose memory tells what abuse of it costs. */
export interface DoorOfApp extends AbusedDoor {
  readonly pid: number;
}

/** Where doors stand that clients are not told of, counted from the first port of a suite. */
const offsets = { account_http: 7, oauth_http: 8, account_internal: 9, oauth_internal: 10 } as const;

/** Every door of a suite whose ports are known. */
export function doorsOf({ addresses, ca, portBase = 0 }: Suite): readonly DoorOfApp[] {
  const { pids } = addresses;
  const portOf = (address: string) => Number(address.split(':').at(-1));
  const inner = (name: keyof typeof offsets) => portBase + offsets[name];
  const of = (app: string, door: AbusedDoor): DoorOfApp => ({ ...door, pid: pids[app] ?? 0 });
  return [
    of('start', { name: 'front door', port: portOf(addresses.account), speaks: 'http', path: '/' }),
    of('account', { name: 'account HTTP', port: inner('account_http'), speaks: 'http' }),
    of('oauth', { name: 'oauth HTTP', port: inner('oauth_http'), speaks: 'http' }),
    of('discovery', { name: 'discovery HTTP', port: portOf(addresses.discovery_http), speaks: 'http' }),
    of('handler', { name: 'handler HTTP', port: portOf(addresses.handler_http), speaks: 'http' }),
    of('account', { name: 'account inner gRPC', port: inner('account_internal'), speaks: 'grpc' }),
    of('oauth', { name: 'oauth inner gRPC', port: inner('oauth_internal'), speaks: 'grpc' }),
    of('discovery', { name: 'discovery gRPC', port: portOf(addresses.discovery_grpc), speaks: 'grpc', ca }),
    of('handler', { name: 'handler gRPC', port: portOf(addresses.handler_grpc), speaks: 'grpc', ca }),
    of('handler', { name: 'MQTT', port: portOf(addresses.mqtt), speaks: 'mqtt' }),
    of('handler', { name: 'MQTT over TLS', port: portOf(addresses.mqtts), speaks: 'mqtt', ca }),
  ];
}
