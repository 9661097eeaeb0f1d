import type { IncomingMessage } from 'node:http';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { readAuthorization } from '@fieldpost/auth';
import type { Eui } from '@fieldpost/domain';
import { stationEui } from '@fieldpost/lorawan';
import type { StationCaller } from './station-access.js';

/** Where stations ask for their connection, below the address in `tc.uri`. */
export const discoveryPath = '/router-info';
export const cupsPath = '/update-info';
const trafficPrefix = '/traffic/eui-';
/** Stations reject longer ones. */
const longestUri = 127;
const tlsPort = 443;

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

/** The path of the connection of a station. */
export const trafficPathOf = (eui: Eui): string => `${trafficPrefix}${eui.toLowerCase()}`;

/** The station whose connection has this path. */
export function euiInPath(path: string): Eui | undefined {
  const digits = path.startsWith(trafficPrefix) ? path.slice(trafficPrefix.length) : '';
  return /^[0-9a-f]{16}$/i.test(digits) ? stationEui(digits, 'EUI') : undefined;
}

/** `host:port` under which the station reaches the server; the port is never left out. */
export function ownAddress({ headers }: IncomingMessage): string {
  const { host = '' } = headers;
  return /:\d+$/.test(host) ? host : `${host}:${String(tlsPort)}`;
}

/** Undefined for one that stations do not accept. */
export const usable = (uri: string): string | undefined => (uri.length <= longestUri ? uri : undefined);

/** Keys and tokens come with or without `Bearer`. */
export function callerOf(request: IncomingMessage): StationCaller {
  const { authorization = '' } = request.headers;
  const { scheme, credentials } = readAuthorization(authorization) ?? {};
  const isSchemeKnown = scheme === 'bearer' || scheme === 'key';
  return {
    address: request.socket.remoteAddress ?? '',
    secret: isSchemeKnown ? (credentials ?? '') : authorization.trim(),
    certificateName: certificateNameOf(request.socket as TLSSocket),
  };
}

/** Of a certificate that is signed by the authority in the settings. */
function certificateNameOf(socket: TLSSocket): string {
  if (!socket.authorized) return '';
  // Null when the connection is gone (tls documentation of Node.js), which its type leaves out.
  const certificate = socket.getPeerCertificate() as PeerCertificate | null;
  const name: unknown = certificate?.subject?.CN;
  return typeof name === 'string' ? name : '';
}
