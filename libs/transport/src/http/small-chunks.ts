import type { IncomingMessage } from 'node:http';

/** Chunks of a body that may have any size. */
const freeChunks = 256;
/** Bytes that the chunks of a longer body have on average. */
const leastBytes = 64;

/**
 * Calls back when the chunks of a body are many and small. A chunk costs the same time and memory with one byte as with
 * thousands, so that a client could keep the server busy with little traffic.
 */
export function onSmallChunks(request: IncomingMessage, callback: () => void): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let [chunks, bytes] = [0, 0];
  // The parser pushes each chunk, also while no one reads the body.
  request.push = (chunk: Buffer | null) => {
    chunks += 1;
    bytes += chunk?.length ?? 0;
    if (chunk === null || chunks <= freeChunks || bytes >= chunks * leastBytes) return push(chunk);
    // The parser goes on to the end of what was read from the connection.
    request.push = () => false;
    callback();
    return false;
  };
}
