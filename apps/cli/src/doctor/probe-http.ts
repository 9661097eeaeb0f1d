import { connect } from 'node:tls';
import { about, type Finding } from '@fieldpost/domain';
import type { Fetch } from '../http/http-fetch.js';
import { certificateFindings, handshakeOf, probing, type TlsTarget } from './handshake.js';
import { beginningOf, quoted } from './remote-text.js';
import { reasonOf, within } from './within.js';

/** Whether an app says over HTTP that it is ready; `base` is the URL before `/healthz`. */
export async function checkHealth(subject: string, base: string, fetch: Fetch): Promise<Finding> {
  const { ok, failure, unknown } = about('HTTP', subject);
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/healthz`);
    const { status } = response;
    const text = await beginningOf(response);
    if (status === 200) return ok('The app is ready.');
    if (status === 503)
      return failure(`The app is not ready: ${quoted(firstLines(text))}.`, 'Mend what it names.');
    return unknown(`It answers /healthz with status ${status}.`, 'Check that the address leads to the app.');
  } catch (thrown) {
    return failure(
      `No connection: ${reasonOf(thrown)}.`,
      'Check the address, firewalls, and that the app runs.',
    );
  }
}

const firstLines = (text: string): string => text.trim().split('\n').slice(0, 2).join(', ');

/** The certificate of an HTTPS server. */
export async function checkHttpsCertificate(
  subject: string,
  target: TlsTarget,
  now: number,
): Promise<readonly Finding[]> {
  const socket = connect({ host: target.host, port: target.port, ...probing(target) });
  const shown = new Promise<readonly Finding[]>((resolve, reject) => {
    socket.on('error', reject);
    socket.once('secureConnect', () =>
      resolve(certificateFindings(subject, handshakeOf(socket, target), now)),
    );
  });
  try {
    return await within(shown, target.longestMs, () => socket.destroy());
  } catch (thrown) {
    const reason = `No TLS connection: ${reasonOf(thrown)}.`;
    return [about('certificate', subject).unknown(reason, 'Check the address, and that the server runs.')];
  }
}
