/** `tc.uri`: the LNS of this host, over a WebSocket with TLS. */
export const tcUriFile = (host: string, port: number): string => `wss://${host}:${port}`;

/** `cups.uri`: the CUPS server of this host. */
export const cupsUriFile = (host: string, port: number): string => `https://${host}:${port}`;

/** `tc.key` and `cups.key`: a line of an HTTP header, which a line break ends. */
export const stationKeyFile = (key: string): string => `Authorization: Bearer ${key}\n`;
