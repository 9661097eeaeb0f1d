import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Teardown } from '../teardown.js';

/** Starts a server on a free port until the end of the run; returns its URL. */
export async function listening(server: Server, teardown: Teardown): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  teardown.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
