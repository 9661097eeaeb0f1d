/** Programs on gateways for which the console has files. */
export type ForwarderKind = 'udp' | 'station' | 'connector' | 'pktfwd';
