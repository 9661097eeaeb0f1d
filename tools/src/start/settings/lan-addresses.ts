import { networkInterfaces } from 'node:os';

/** IPv4 addresses of this machine in local networks; none without a network. */
export const lanAddresses = (interfaces = networkInterfaces()): readonly string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
