import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CertificateAuthority } from '@fieldpost/testing';
import { key, StationNetwork } from '../../../test/memory/station.memory.js';

const network = new StationNetwork();
let authority: CertificateAuthority;

beforeAll(async () => {
  authority = await CertificateAuthority.make();
  const file = join(mkdtempSync(join(tmpdir(), 'station-')), 'trust.pem');
  writeFileSync(file, authority.ca);
  await network.start({ NETWORK_STATION_TRUST_FILE: file });
});

afterAll(() => network.server.onModuleDestroy());

describe('CUPS', () => {
  interface Answer {
    readonly status: number | undefined;
    readonly body: Buffer;
    readonly retryAfter: string | undefined;
  }

  const ask = (body: string, authorization = `Bearer ${key}`): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', ca: network.certificate.cert, headers: { authorization } };
      const sent = request(`${network.uri.replace('wss', 'https')}/update-info`, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        const { statusCode: status, headers } = response;
        const retryAfter = headers['retry-after'];
        response.on('end', () => resolve({ status, retryAfter, body: Buffer.concat(chunks) }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const query = (more: object) => JSON.stringify({ router: 'aa55:5a00:0:101', ...more });

  it('serves the address and the credentials that differ, in its binary form', async () => {
    const trust = new X509Certificate(authority.ca).raw;
    const credentials = Buffer.concat([
      trust,
      Buffer.alloc(4),
      Buffer.from(`Authorization: Bearer ${key}\r\n`),
    ]);
    const cupsUri = network.uri.replace('wss', 'https');
    const changed = await ask(
      query({ cupsUri, tcUri: 'wss://old:1', cupsCredCrc: crc32(credentials), tcCredCrc: 1 }),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16LE(credentials.length);
    expect(
      changed.body.equals(
        Buffer.concat([
          Buffer.of(0, network.uri.length),
          Buffer.from(network.uri),
          Buffer.alloc(2),
          length,
          credentials,
          Buffer.alloc(8),
        ]),
      ),
    ).toBe(true);
    const crc = crc32(credentials);
    const same = await ask(query({ cupsUri, tcUri: network.uri, cupsCredCrc: crc, tcCredCrc: crc }));
    expect(same).toEqual({ status: 200, retryAfter: undefined, body: Buffer.alloc(14) });
  });

  it.each([
    [
      'the key of another gateway',
      { body: query({}), authorization: 'Bearer other-key' },
      [401, 'Not the key'],
    ],
    ['no JSON', { body: '{' }, [400, 'Message not valid']],
    ['a wrong CRC', { body: query({ tcCredCrc: 'x' }) }, [400, 'tcCredCrc not valid']],
    ['an unknown EUI', { body: JSON.stringify({ router: '::5' }) }, [404, 'not found']],
    ['a body that is too long', { body: ' '.repeat(5_000) }, [413, 'Body not valid']],
  ] as const)('rejects %s with the reason', async (_what, sent, [status, error]) => {
    const { body, authorization } = { authorization: undefined, ...sent };
    const answer = await ask(body, authorization);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(error);
  });

  it('has a gateway that asks too often wait until its next request is served', async () => {
    const other = () => ask(JSON.stringify({ router: 'aa55:5a00:0:102' }), 'Bearer other-key');
    let answer = await other();
    while (answer.status === 200) answer = await other();
    expect(answer).toMatchObject({ status: 429, retryAfter: '3' });
  });

  it('serves one request on a connection, so that limits of connections are limits of requests', async () => {
    const post = (body: string) =>
      `POST /update-info HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = connect({ port: network.server.port, host: 'localhost', ca: network.certificate.cert });
    await once(socket, 'secureConnect');
    socket.write(['::a1', '::a2', '::a3'].map((router) => post(JSON.stringify({ router }))).join(''));
    await once(socket.resume(), 'close');
    const lookedUp = network.unregistered.list().map(({ eui }) => eui);
    expect(lookedUp.filter((eui) => eui.startsWith('00000000000000A'))).toEqual(['00000000000000A1']);
  });
});
