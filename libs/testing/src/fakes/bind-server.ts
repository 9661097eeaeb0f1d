import { promisify } from 'node:util';
import type { Server, ServerCredentials } from '@grpc/grpc-js';

/** Has the server listen at this address, `host:port`; resolves with the port, which it chooses when 0 is asked for. */
export const bindServer = (
  server: Server,
  credentials: ServerCredentials,
  address = '127.0.0.1:0',
): Promise<number> => promisify(server.bindAsync.bind(server))(address, credentials);
