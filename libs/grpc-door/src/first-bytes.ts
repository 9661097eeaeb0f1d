/** What a connection is, by its first bytes; `unclear` when more of them are needed. */
export type Opening = 'tls' | 'http2' | 'http1' | 'garbage' | 'unclear';

/** Type of a TLS record that carries a handshake (RFC 8446 section 5.1). */
const tlsHandshake = 0x16;

/** How a client that knows HTTP/2 beforehand starts (RFC 9113 section 3.4); its first word tells it from HTTP/1. */
const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const told = 'PRI '.length;

const methods = ['GET ', 'HEAD ', 'POST ', 'PUT ', 'PATCH ', 'DELETE ', 'OPTIONS ', 'TRACE ', 'CONNECT '];

/** Tells TLS, HTTP/2 in plaintext and HTTP/1 apart; no more than the first eight bytes are looked at. */
export function judgeOpening(bytes: Uint8Array): Opening {
  if (bytes[0] === tlsHandshake) return 'tls';
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith(preface.slice(0, told))) return 'http2';
  if (methods.some((method) => start.startsWith(method))) return 'http1';
  const mayBecome = [preface.slice(0, told), ...methods].some((word) => word.startsWith(start));
  return mayBecome ? 'unclear' : 'garbage';
}
