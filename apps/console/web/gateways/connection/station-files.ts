/** TCP port for LoRa Basics Station, LNS and CUPS (`NETWORK_STATION_PORT`). */
export const stationPort = 8887;

/** `tc.uri`: the LNS of this host, over a WebSocket with TLS. */
export const tcUriFile = (host: string): string => `wss://${host}:${stationPort}`;

/** `cups.uri`: the CUPS server of this host. */
export const cupsUriFile = (host: string): string => `https://${host}:${stationPort}`;

/** `tc.key` and `cups.key`: a line of an HTTP header, which a line break ends. */
export const stationKeyFile = (key: string): string => `Authorization: Bearer ${key}\n`;
