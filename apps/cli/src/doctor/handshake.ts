import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { about, checkExpiry, type Finding } from '@fieldpost/domain';

/** What a TLS handshake has shown; connections that are only probed are not ended by a bad certificate. */
export interface Handshake {
  /** End of the certificate, in Unix milliseconds. */
  readonly expires: number;
  /** Why clients do not trust it; empty when they do. */
  readonly problem: string;
  /** Whether only clients that read the announcement trust it, such as components; programs that check the chain do not. */
  readonly isTrustedAsAnnounced?: boolean;
}

/** How a server is reached over TLS. */
export interface TlsTarget {
  readonly host: string;
  readonly port: number;
  /** How long a response may take, in milliseconds. */
  readonly longestMs: number;
  /** Authorities to trust; undefined for those of Node. */
  readonly ca: readonly string[] | undefined;
  /** The announced certificate, which clients of components trust as it is. */
  readonly announced?: string | undefined;
}

/** Options of a connection that shows its certificate even when it is not trusted. */
export const probing = ({ host, ca }: TlsTarget) => ({
  rejectUnauthorized: false,
  ...(ca && { ca: [...ca] }),
  ...(isIP(host) === 0 && { servername: host }),
});

/** The end of the certificate is a finding of its own, and hides whether the chain is trusted. */
const expired = 'CERT_HAS_EXPIRED';

/** The certificate of a connection. Undefined when the server has shown none. */
export function handshakeOf(socket: TLSSocket, target: TlsTarget): Handshake | undefined {
  const shown = socket.getPeerX509Certificate();
  if (shown === undefined) return undefined;
  return { expires: Date.parse(shown.validTo), ...trustOf(socket, shown, target) };
}

function trustOf(
  socket: TLSSocket,
  shown: X509Certificate,
  { host, announced }: TlsTarget,
): Pick<Handshake, 'problem' | 'isTrustedAsAnnounced'> {
  const isNamed = (isIP(host) === 0 ? shown.checkHost(host) : shown.checkIP(host)) !== undefined;
  if (!isNamed) return { problem: `it does not name ${host}` };
  if (socket.authorized) return { problem: '' };
  if (isSame(shown, announced)) return { problem: '', isTrustedAsAnnounced: true };
  const { authorizationError } = socket as { readonly authorizationError?: unknown };
  return {
    problem: authorizationError instanceof Error ? authorizationError.message : String(authorizationError),
  };
}

function isSame(shown: X509Certificate, announced: string | undefined): boolean {
  if (!announced) return false;
  try {
    return new X509Certificate(announced).raw.equals(shown.raw);
  } catch {
    return false;
  }
}

const serveIt =
  'Serve the certificate with its chain and with all host names in use, or trust it with --ca FILE';
/** OpenSSL's code for a certificate that is its own authority, as that of `npm start` is. */
const selfSigned = 'DEPTH_ZERO_SELF_SIGNED_CERT';
const trustIt = (problem: string): string =>
  problem === selfSigned
    ? `${serveIt}; npm start keeps its own in certs/localhost.pem of its data folder, .fieldpost by default.`
    : `${serveIt}.`;

/** Whether the certificate of an address is valid for long enough, and trusted. */
export function certificateFindings(
  subject: string,
  handshake: Handshake | undefined,
  now: number,
): readonly Finding[] {
  if (handshake === undefined)
    return [
      about('certificate', subject).unknown(
        'The server has shown none.',
        'Check that the port leads to the server, and that it uses TLS.',
      ),
    ];
  const expiry = checkExpiry({ subject, expires: handshake.expires }, now);
  if (handshake.problem === expired) return [expiry];
  const { failure, ok } = about('trust', subject);
  if (handshake.problem !== '')
    return [
      expiry,
      failure(`Clients do not trust the certificate: ${handshake.problem}.`, trustIt(handshake.problem)),
    ];
  const found = handshake.isTrustedAsAnnounced
    ? 'Clients that read the announcement trust the certificate, as it is the announced one.'
    : 'Clients trust the certificate.';
  return [expiry, ok(found)];
}
