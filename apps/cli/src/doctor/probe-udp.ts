import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { about, type Finding } from '@fieldpost/domain';
import type { TlsTarget } from './handshake.js';
import { reasonOf, within } from './within.js';

/** Semtech UDP protocol, version 2: PULL_DATA is acknowledged with PULL_ACK. */
const version = 2;
const pullData = 2;
const pullAck = 4;
/** No gateway has it. */
const eui = Buffer.alloc(8);

/** Whether packet forwarders get a response. */
export async function checkUdp(
  address: string,
  { host, port, longestMs }: Pick<TlsTarget, 'host' | 'port' | 'longestMs'>,
): Promise<Finding> {
  const { ok, failure } = about('UDP', address);
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
  const token = randomBytes(2);
  const response = new Promise<boolean>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (bytes) => resolve(bytes[3] === pullAck && bytes.subarray(1, 3).equals(token)));
    socket.send(Buffer.concat([Buffer.of(version), token, Buffer.of(pullData), eui]), port, host);
  });
  try {
    const isAcknowledged = await within(response, longestMs, () => socket.close());
    if (isAcknowledged) return ok('The server acknowledges datagrams of packet forwarders.');
    return failure('The server does not speak the Semtech UDP protocol.', 'Check the port.');
  } catch (thrown) {
    return failure(
      `No response: ${reasonOf(thrown)}.`,
      'Check that the port is open for UDP, and that the network app runs.',
    );
  }
}
