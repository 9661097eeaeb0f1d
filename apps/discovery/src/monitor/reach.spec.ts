import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort, makeCertificate } from '@fieldpost/testing';
import { handlerRow } from '../../test/memory/memory-feed.js';
import { RowReader } from '../feed/rows.js';
import { SharedTexts } from '../feed/shared-texts.js';
import { canReach, targetOf } from './reach.js';

const rows = new RowReader(new SharedTexts(10));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const isUp = (port: number, certificate?: string, host = '127.0.0.1') =>
  canReach({ host, port, certificate }, 2_000);

describe('A component', () => {
  it.each([
    [
      'its gRPC server, with its certificate',
      { net_address: 'h.example:1904', certificate: 'PEM', api_address: 'http://a.example' },
      { host: 'h.example', port: 1904, certificate: 'PEM' },
    ],
    [
      'its HTTP API',
      { api_address: 'http://a.example:8084' },
      { host: 'a.example', port: 8084, certificate: undefined },
    ],
    ['nowhere', {}, undefined],
  ])('is tried at %s', (_, row, target) =>
    expect(targetOf(rows.announcement({ ...handlerRow('h1'), ...row }))).toEqual(target),
  );

  it('that takes connections is up', async () =>
    expect(await isUp(await listen(createServer((socket) => socket.resume())))).toBe(true));

  it('whose port is closed is down', async () => expect(await isUp(await freePort())).toBe(false));

  it('with a certificate is up when its server shows it, and down when it shows another', async () => {
    const [own, other] = await Promise.all([makeCertificate(new Date()), makeCertificate(new Date())]);
    const port = await listen(createTlsServer({ ...own, ALPNProtocols: ['h2'] }));
    expect(await isUp(port, own.cert, 'localhost')).toBe(true);
    expect(await isUp(port, other.cert, 'localhost')).toBe(false);
  });

  it('that announces a certificate but speaks no TLS is down', async () => {
    const { cert } = await makeCertificate(new Date());
    const port = await listen(createServer((socket) => void socket.end('plain')));
    expect(await isUp(port, cert)).toBe(false);
  });
});
