import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * The response to a request, to its headers. Rejects when the connection ends without one, also when the server changes the
 * protocol, after which Node emits no `error`. After `timeoutMs` the request is destroyed, also while its response is read.
 */
export function responseOf(outgoing: ClientRequest, timeoutMs: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => outgoing.destroy(noResponse('no answer in time', 'ETIMEDOUT')), timeoutMs);
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(noResponse('answered with another protocol', 'EPROTO'));
    });
    outgoing.on('close', () => {
      clearTimeout(limit);
      reject(noResponse('the connection ended without a response', 'EPROTO'));
    });
  });
}

const noResponse = (message: string, code: string): Error => Object.assign(new Error(message), { code });
