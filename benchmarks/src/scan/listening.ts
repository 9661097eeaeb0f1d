import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Teardown } from '../teardown.js';

/** Lets a server listen on a free port until everything ends; its root. */
export async function listening(server: Server, teardown: Teardown): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  teardown.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
