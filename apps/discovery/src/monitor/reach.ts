import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { bareHost, expandAddress, firstNetAddress, type HostPort } from '@fieldpost/domain';
import type { Announcement } from '../register/announcement.js';

/** Where a component can be tried, and whether that place is a TLS server with the announced certificate. */
export interface Target extends HostPort {
  readonly certificate: string | undefined;
}

/** Its gRPC server, or else its HTTP API; undefined for a component that announces neither. */
export function targetOf({ net_address, api_address, certificate }: Announcement): Target | undefined {
  const net = firstNetAddress(net_address);
  if (net) return { ...net, certificate: certificate === '' ? undefined : certificate };
  const [api] = expandAddress('api', api_address);
  return api && { host: api.host, port: api.port, certificate: undefined };
}

/** Whether a connection is established in time; with a certificate, whether the server has that certificate. */
export function canReach({ host, port, certificate }: Target, timeoutMs: number): Promise<boolean> {
  const to = { host: bareHost(host), port };
  return new Promise((resolve) => {
    const settle = (isUp: boolean) => {
      resolve(isUp);
      socket.destroy();
    };
    const socket: Socket =
      certificate === undefined
        ? connect(to, () => settle(true))
        : connectTls({ ...to, ca: certificate, ALPNProtocols: ['h2'] }, () => settle(true));
    socket.setTimeout(timeoutMs, () => settle(false));
    socket.on('error', () => settle(false));
    socket.on('close', () => resolve(false));
  });
}
