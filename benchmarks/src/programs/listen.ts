import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of 127.0.0.1, reports it to the parent, and ends with the parent. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('disconnect', () => process.exit(0));
}
