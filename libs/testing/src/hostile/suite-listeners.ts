import type { Suite } from '../suite/suite.js';
import { basic } from '../clients/index.js';
import type { AbuseTarget, GoodRequest } from './abuse-target.js';

/** A listener, and the process whose memory is measured. */
export interface AppListener extends AbuseTarget {
  readonly pid: number;
}

/** Internal listeners, as offsets from the first port of a suite. */
const offsets = { account_http: 7, oauth_http: 8, account_internal: 9, oauth_internal: 10 } as const;

/** An authentication request of an outside broker with its secret; always denied. */
const brokerQuestion = (secret: string): GoodRequest => ({
  path: '/broker-authentication/mosquitto/superuser',
  method: 'POST',
  headers: { authorization: basic('broker', secret), 'content-type': 'application/json' },
  body: '{"username":"somebody"}',
  status: 403,
});

/** All listeners of a suite; the secret is that of outside brokers. */
export function listenersOf(
  { addresses, ca, portBase = 0 }: Suite,
  brokerSecret: string,
): readonly AppListener[] {
  const { pids } = addresses;
  const portOf = (address: string) => Number(address.split(':').at(-1));
  const inner = (name: keyof typeof offsets) => portBase + offsets[name];
  const of = (app: string, target: AbuseTarget): AppListener => ({ ...target, pid: pids[app] ?? 0 });
  const web = { port: portOf(addresses.handler_http), speaks: 'http' } as const;
  return [
    of('start', {
      ...{ name: 'reverse proxy', port: portOf(addresses.account), speaks: 'http', good: { path: '/' } },
    }),
    of('account', { name: 'account HTTP', port: inner('account_http'), speaks: 'http' }),
    of('oauth', { name: 'oauth HTTP', port: inner('oauth_http'), speaks: 'http' }),
    of('discovery', { name: 'discovery HTTP', port: portOf(addresses.discovery_http), speaks: 'http' }),
    of('handler', { ...web, name: 'handler HTTP' }),
    of('handler', { ...web, name: 'authentication for brokers', good: brokerQuestion(brokerSecret) }),
    of('account', { name: 'account inner gRPC', port: inner('account_internal'), speaks: 'grpc' }),
    of('oauth', { name: 'oauth inner gRPC', port: inner('oauth_internal'), speaks: 'grpc' }),
    of('discovery', { name: 'discovery gRPC', port: portOf(addresses.discovery_grpc), speaks: 'grpc', ca }),
    ...(addresses.discovery_plaintext === undefined
      ? []
      : [
          of('discovery', {
            ...{ name: 'discovery gRPC without TLS', speaks: 'grpc' },
            port: portOf(addresses.discovery_plaintext),
          }),
        ]),
    of('handler', { name: 'handler gRPC', port: portOf(addresses.handler_grpc), speaks: 'grpc', ca }),
    of('handler', { name: 'MQTT', port: portOf(addresses.mqtt), speaks: 'mqtt' }),
    of('handler', { name: 'MQTT over TLS', port: portOf(addresses.mqtts), speaks: 'mqtt', ca }),
    of('handler', { ...web, name: 'MQTT in WebSockets', speaks: 'websocket' }),
  ];
}
