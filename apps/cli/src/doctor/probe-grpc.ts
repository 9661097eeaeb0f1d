import { connect } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { about, type Finding, hostInUri } from '@fieldpost/domain';
import { certificateFindings, type Handshake, handshakeOf, probing, type TlsTarget } from './handshake.js';
import { mostResponseBytes, quoted } from './remote-text.js';
import { reasonOf, within } from './within.js';

/** A `grpc.health.v1.HealthCheckRequest` about the service `ttn`: five bytes of framing, then field 1. */
const healthRequest = Buffer.from([0, 0, 0, 0, 5, 0x0a, 3, ...Buffer.from('ttn')]);
/** `HealthCheckResponse.status`: field 1 with SERVING. */
const serving = Buffer.from([0x08, 1]);

interface HealthResponse {
  readonly handshake: Handshake | undefined;
  /** gRPC status; undefined when the server is no gRPC server. */
  readonly status: string | undefined;
  readonly isServing: boolean;
}

function requestHealth(target: TlsTarget): Promise<HealthResponse> {
  const session = connect(`https://${hostInUri(target.host)}:${target.port}`, probing(target));
  const response = new Promise<HealthResponse>((resolve, reject) => {
    session.on('error', reject);
    const headers = { ':method': 'POST', ':path': '/grpc.health.v1.Health/Check' };
    const stream = session.request({ ...headers, 'content-type': 'application/grpc', te: 'trailers' });
    const seen = { status: undefined as string | undefined, body: Buffer.alloc(0) };
    const note = (fields: Readonly<Record<string, unknown>>) => {
      const { 'grpc-status': status } = fields;
      if (status !== undefined) seen.status = String(status);
    };
    stream.on('response', note).on('trailers', note).on('error', reject);
    const finish = () => {
      const handshake = handshakeOf(session.socket as TLSSocket, target);
      const isServing = seen.body.subarray(5).equals(serving);
      resolve({ handshake, status: seen.status, isServing });
    };
    stream.on('end', finish).on('data', (chunk: Buffer) => {
      seen.body = Buffer.concat([seen.body, chunk]);
      if (seen.body.length >= mostResponseBytes) finish();
    });
    stream.end(healthRequest);
  });
  return within(response, target.longestMs, () => session.destroy());
}

/** Statuses of gRPC servers that do not know the service or have no health service: those of v2. */
const withoutHealth: readonly string[] = ['5', '12'];
/** INTERNAL and UNAVAILABLE. */
const broken: readonly string[] = ['13', '14'];

/** The finding about a response of the health service. */
export function healthFinding(
  subject: string,
  { status, isServing }: Pick<HealthResponse, 'status' | 'isServing'>,
): Finding {
  const { ok, failure, warning, unknown } = about('gRPC', subject);
  if (status === undefined)
    return failure('The server does not speak gRPC.', 'Check that the port leads to the gRPC server.');
  if (status === '0' && !isServing)
    return warning('The server is not ready.', 'Read /healthz of the app: it names the reason.');
  if (status === '0' || withoutHealth.includes(status)) return ok('The server responds.');
  const found = `The server responds with gRPC status ${quoted(status)}.`;
  if (broken.includes(status)) return failure(found, 'Check the app and the proxies before it.');
  return unknown(found, 'Check that the port leads to the gRPC server.');
}

/** Whether a gRPC server can be called as other components call it. */
export async function checkGrpc(
  subject: string,
  target: TlsTarget,
  now: number,
): Promise<readonly Finding[]> {
  try {
    const response = await requestHealth(target);
    return [healthFinding(subject, response), ...certificateFindings(subject, response.handshake, now)];
  } catch (thrown) {
    return [
      about('gRPC', subject).failure(
        `No connection: ${reasonOf(thrown)}.`,
        'Check the announced address, firewalls, and that the app runs.',
      ),
    ];
  }
}
