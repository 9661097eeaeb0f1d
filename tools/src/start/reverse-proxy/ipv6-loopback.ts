import type { Server } from 'node:http';
import { createServer, type Server as Listener } from 'node:net';
import { Problem } from '@fieldpost/testing';

/** Codes of errors of machines without IPv6. */
const absent: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const whyNot = (port: number, { message }: Error) =>
  new Problem(
    `Port ${port} cannot be used at ::1, which is localhost, too (${message}): choose others with --port-base.`,
  );

/**
 * Accepts connections for the server at the IPv6 loopback address as well, because `localhost` may name either. Undefined on
 * machines without IPv6.
 */
export function listenAtIpv6Loopback(server: Server, port: number): Promise<Listener | undefined> {
  // The connections belong to the server, which also closes them.
  const listener = createServer({ noDelay: true }, (socket) => void server.emit('connection', socket));
  return new Promise((resolve, reject) => {
    listener.once('error', (error: NodeJS.ErrnoException) =>
      absent.includes(error.code ?? '') ? resolve(undefined) : reject(whyNot(port, error)),
    );
    listener.listen({ host: '::1', port }, () => resolve(listener));
  });
}
