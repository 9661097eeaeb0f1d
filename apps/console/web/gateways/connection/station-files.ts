import { hostInUri } from '@fieldpost/domain';
import type { GatewayAddresses } from '../../api/network.js';

type Address = GatewayAddresses['station'];

/** `tc.uri`: the LNS of this host, over a WebSocket with TLS. */
export const tcUriFile = ({ host, port }: Address): string => `wss://${hostInUri(host)}:${port}`;

/** `cups.uri`: the CUPS server of this host. */
export const cupsUriFile = ({ host, port }: Address): string => `https://${hostInUri(host)}:${port}`;

/** `tc.key` and `cups.key`: a line of an HTTP header, which a line break ends. */
export const stationKeyFile = (key: string): string => `Authorization: Bearer ${key}\n`;
