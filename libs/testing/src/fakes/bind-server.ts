import { promisify } from 'node:util';
import type { Server, ServerCredentials } from '@grpc/grpc-js';

/** Binds the server to this address, `host:port`; resolves with the port, a free one for 0. */
export const bindServer = (
  server: Server,
  credentials: ServerCredentials,
  address = '127.0.0.1:0',
): Promise<number> => promisify(server.bindAsync.bind(server))(address, credentials);
