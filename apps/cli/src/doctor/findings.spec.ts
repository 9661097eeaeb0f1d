import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { fetchWith } from '../http/http-fetch.js';
import { clockFindings } from './check-server.js';
import { certificateFindings } from './handshake.js';
import { healthFinding } from './probe-grpc.js';
import { applicationLogins, connackFinding, gatewayLogins, plainFinding } from './probe-mqtt.js';
import { fetchWithin } from './within.js';

const server = Date.parse('Fri, 27 Nov 2026 12:00:00 GMT');
const date = new Date(server).toUTCString();
const states = (findings: readonly { readonly check: string; readonly state: string }[]) =>
  findings.map(({ check, state }) => [check, state]);

describe('The clock of this machine', () => {
  const at = (sent: number, received = sent, issuedAt?: number) =>
    states(clockFindings({ date, sent: server + sent, received: server + received }, issuedAt));

  it('agrees when the second of the server lies between request and response', () => {
    expect(at(-5_000, 8_000)).toEqual([['clock', 'ok']]);
    expect(at(999)).toEqual([['clock', 'ok']]);
  });

  it('is found to be ahead or behind', () => {
    expect(at(10_000)).toEqual([['clock', 'warning']]);
    expect(at(-60_000)).toEqual([['clock', 'failure']]);
  });

  it('is not judged by a server that sends no time', () =>
    expect(states(clockFindings({ date: null, sent: 0, received: 0 }))).toEqual([['clock', 'unknown']]));

  it('is beside that of tokens, which are not from the future', () => {
    expect(at(0, 0, server - 86_400_000)[1]).toEqual(['clock', 'ok']);
    expect(at(0, 0, server + 40_000)[1]).toEqual(['clock', 'failure']);
  });
});

describe('The certificate of an address', () => {
  const found = (expires: number, problem = '') =>
    states(certificateFindings('a:1', { expires, problem }, server));

  it('is judged by its end and by the trust of clients', () => {
    expect(found(server + 90 * 86_400_000)).toEqual([
      ['certificate', 'ok'],
      ['trust', 'ok'],
    ]);
    expect(found(server - 1, 'it does not name a')).toEqual([
      ['certificate', 'failure'],
      ['trust', 'failure'],
    ]);
  });

  it('is unknown where none was shown', () =>
    expect(states(certificateFindings('a:1', undefined, server))).toEqual([['certificate', 'unknown']]));
});

describe('A certificate that clients do not trust', () => {
  const advice = (problem: string) =>
    certificateFindings('a:1', { expires: server + 90 * 86_400_000, problem }, server).at(-1)?.advice;

  it('comes with the option that trusts it, and with the file of npm start where it may be that one', () => {
    expect(advice('DEPTH_ZERO_SELF_SIGNED_CERT')).toMatch(/--ca FILE; npm start .*certs\/localhost\.pem/);
    expect(advice('UNABLE_TO_VERIFY_LEAF_SIGNATURE')).toMatch(/--ca FILE\.$/);
  });
});

describe('A certificate that only its announcement makes trusted', () => {
  it('is said to be trusted by those who read the announcement', () => {
    const handshake = { expires: server + 90 * 86_400_000, problem: '', isTrustedAsAnnounced: true };
    const last = certificateFindings('a:1', handshake, server).at(-1);
    expect([last?.state, last?.found]).toEqual([
      'ok',
      'Clients that read the announcement trust the certificate, as it is the announced one.',
    ]);
  });
});

describe('A login over MQTT', () => {
  const local = { isServerLocal: true, isApplicationNamed: true };
  const elsewhere = { isServerLocal: false, isApplicationNamed: true };
  const login = { username: 'my-app', password: 'key' };

  it.each([
    ['an application', 'handler.example', applicationLogins(login, local), 'warning'],
    ['an application on this machine', 'localhost', applicationLogins(login, local), 'ok'],
    ['an application of a server elsewhere', 'localhost', applicationLogins(login, elsewhere), 'warning'],
    ['a gateway, which is another machine', 'localhost', gatewayLogins, 'warning'],
  ])('without TLS of %s to %s is rated', (_, host, { texts }, state) =>
    expect(plainFinding('handler main', host, texts).state).toBe(state),
  );

  it.each([
    [0, login, 'ok'],
    [4, login, 'failure'],
    [3, login, 'warning'],
    [4, undefined, 'ok'],
    [0, undefined, 'warning'],
    [undefined, login, 'failure'],
  ] as const)('that ends with code %s is rated', (code, tried, state) =>
    expect(
      connackFinding('handler main', { code, isSent: true }, applicationLogins(tried, local)).state,
    ).toBe(state),
  );

  it('recommends --application unless it is given', () => {
    const found = (isApplicationNamed: boolean) =>
      connackFinding(
        'handler main',
        { code: 4, isSent: false },
        applicationLogins(undefined, { isServerLocal: true, isApplicationNamed }),
      ).found;
    expect(found(false)).toContain('--application');
    expect(found(true)).toBe('The server responds.');
  });
});

describe('A response about gRPC health', () => {
  it.each([
    ['0', true, 'ok'],
    ['0', false, 'warning'],
    ['5', false, 'ok'],
    ['12', false, 'ok'],
    ['13', false, 'failure'],
    ['14', false, 'failure'],
    ['16', false, 'unknown'],
    [undefined, false, 'failure'],
  ] as const)('with status %s and serving %s is rated as %s', (status, isServing, state) =>
    expect(healthFinding('router main', { status, isServing }).state).toBe(state),
  );
});

describe('A request of the doctor', () => {
  it('ends without a response in time', async () => {
    const silent = createServer(() => undefined);
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const request = fetchWithin(fetchWith(undefined), 1)(`http://127.0.0.1:${port}/`);
    await expect(request).rejects.toThrow('no response in 0.001 s');
    silent.closeAllConnections();
    silent.close();
  });
});
