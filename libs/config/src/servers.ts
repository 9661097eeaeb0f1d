import { bareHost, hostInUri } from '@fieldpost/domain';

/** A server of a list; `host` is a name or an address, IPv6 without brackets. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** A URL whose authority may name several servers, with commas between them. */
export interface ServersUrl {
  /** Without the colon. */
  readonly scheme: string;
  /** As it is written, with the `@`; empty when there is none. */
  readonly credentials: string;
  readonly servers: readonly [ServerAddress, ...ServerAddress[]];
  /** From the first slash or question mark on, as it is written. */
  readonly rest: string;
}

const form = /^([a-z][a-z0-9+]*):\/\/(?:([^@/?#]*@)?)([^@/?#]+)(.*)$/s;

/** Reads such a URL; fails with a reason for people, which never has the URL in it: that may hold a password. */
export function readServersUrl(text: string, standardPort: number): ServersUrl {
  const [, scheme = '', credentials = '', servers = '', rest = ''] = form.exec(text) ?? [];
  const [first, ...others] = servers.split(',').map((server) => placeOf(server, standardPort));
  if (first === undefined) throw new Error('should name a server');
  return { scheme, credentials, servers: [first, ...others], rest };
}

function placeOf(text: string, standardPort: number): ServerAddress {
  if (!URL.canParse(`server://${text}`)) throw new Error('should be a URL that names servers as host:port');
  const { hostname, port } = new URL(`server://${text}`);
  if (hostname === '') throw new Error('should be a URL that names servers as host:port');
  return { host: bareHost(hostname), port: port === '' ? standardPort : Number(port) };
}

/** A server as written in a URL. */
export const formatServer = ({ host, port }: ServerAddress): string => `${hostInUri(host)}:${port}`;
