import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { about, type Finding, hostInUri } from '@fieldpost/domain';
import { WebSocket } from 'ws';
import { certificateFindings, type Handshake, handshakeOf, probing, type TlsTarget } from './handshake.js';
import { mostResponseBytes } from './remote-text.js';
import { reasonOf, within } from './within.js';

interface StationResponse {
  readonly handshake: Handshake | undefined;
  /** Whether the server answers as a LoRaWAN network server of stations does. */
  readonly isStationServer: boolean;
}

/** A station asks on this path where to connect (LoRa Basics Station, the LNS protocol, "Querying the LNS Connection Endpoint"). */
const discoveryPath = '/router-info';
/** It names no gateway, so that the server has nothing to look up and answers with an error. */
const query = '{}';

function discover(target: TlsTarget): Promise<StationResponse> {
  const socket = new WebSocket(`wss://${hostInUri(target.host)}:${target.port}${discoveryPath}`, {
    ...probing(target),
    maxPayload: mostResponseBytes,
  });
  const response = new Promise<StationResponse>((resolve, reject) => {
    let handshake: Handshake | undefined;
    socket.on('error', reject).on('close', () => reject(new Error('the connection was closed')));
    socket.on('upgrade', ({ socket: connection }: IncomingMessage) => {
      handshake = handshakeOf(connection as TLSSocket, target);
    });
    socket.on('open', () => socket.send(query));
    socket.on('message', (bytes: Buffer) =>
      resolve({ handshake, isStationServer: isDiscoveryError(bytes.toString()) }),
    );
    // Such as 404 of another HTTPS server.
    socket.on('unexpected-response', ({ socket: connection }) => {
      resolve({ handshake: handshakeOf(connection as TLSSocket, target), isStationServer: false });
    });
  });
  return within(response, target.longestMs, () => socket.terminate());
}

function isDiscoveryError(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'error' in answer;
  } catch {
    return false;
  }
}

/** Whether gateways with LoRa Basics Station can connect. */
export async function checkStation(
  subject: string,
  target: TlsTarget,
  now: number,
): Promise<readonly Finding[]> {
  const { ok, failure } = about('Basics Station', subject);
  try {
    const { handshake, isStationServer } = await discover(target);
    const found = isStationServer
      ? ok('The server answers gateways with LoRa Basics Station.')
      : failure(
          'The server does not speak the protocol of LoRa Basics Station.',
          'Check that the port leads to NETWORK_STATION_PORT of the network app, also through proxies.',
        );
    return [found, ...certificateFindings(subject, handshake, now)];
  } catch (thrown) {
    return [
      failure(
        `No connection: ${reasonOf(thrown)}.`,
        'Check that the port is open for TCP, that it has TLS, and that the network app runs.',
      ),
    ];
  }
}
