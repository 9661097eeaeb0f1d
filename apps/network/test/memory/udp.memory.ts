import type { gateway, router } from '@fieldpost/contracts';
import type { FoundGateway } from '../../src/gateways/gateway-directory.js';
import type { GatewayConnection, GatewayIdentity } from '../../src/gateways/gateway-traffic.js';
import { UdpGateways } from '../../src/gateways/udp/udp-gateways.js';
import type { UdpAddress } from '../../src/gateways/udp/udp-session.js';
import { UnregisteredGateways } from '../../src/gateways/unregistered-gateways.js';

export const eui = 'AA555A0000000101';
export const home: UdpAddress = { address: '192.0.2.1', port: 40_001 };
export const data = 'QNobASaAAQABbz700h/j8fT8';
export const rxpk = {
  tmst: 1_000_000,
  freq: 868.1,
  modu: 'LORA',
  datr: 'SF7BW125',
  codr: '4/5',
  rssi: -35,
  lsnr: 5,
  data,
};

export const packet = (type: number, body = '', { of = eui, version = 2, token = 'abcd' } = {}): Buffer =>
  Buffer.concat([Buffer.from(`0${version}${token}0${type}${of}`, 'hex'), Buffer.from(body)]);
export const push = (body: object, options?: object) => packet(0, JSON.stringify(body), options);
export const pull = (options?: object) => packet(2, '', options);

/** A server whose account knows `gateways` by EUI at once, and those of `later` when it is asked. */
export function serverWith(
  gateways: Record<string, FoundGateway> = { [eui]: { id: 'my-gateway', frequencyPlan: 'EU_863_870', eui } },
  later: Record<string, FoundGateway> = {},
) {
  const state = {
    now: 0,
    sent: [] as { hex: string; bytes: Buffer; to: UdpAddress }[],
    uplinks: [] as { gateway: GatewayIdentity; message: router.UplinkMessage }[],
    statuses: [] as gateway.Status[],
    connections: new Map<string, GatewayConnection>(),
    lookups: 0,
    reports: [] as unknown[],
  };
  const unregistered = new UnregisteredGateways();
  const server = new UdpGateways({
    directory: {
      known: (name) => ('eui' in name && name.eui in gateways ? gateways[name.eui] : undefined),
      find: (name) => {
        state.lookups += 1;
        return Promise.resolve('eui' in name ? (later[name.eui] ?? null) : undefined);
      },
    },
    traffic: {
      uplink: (from, message) => state.uplinks.push({ gateway: from, message }),
      status: (_, status) => state.statuses.push(status),
    },
    connections: {
      register: (id, connection) => {
        state.connections.set(id, connection);
        return () => state.connections.delete(id);
      },
    },
    unregistered,
    send: (bytes, to) => state.sent.push({ hex: bytes.toString('hex'), bytes, to }),
    report: (what, about) => state.reports.push([what, about]),
    now: () => state.now,
  });
  return { server, state, unregistered };
}

export const settled = () => new Promise((resolve) => setImmediate(resolve));
