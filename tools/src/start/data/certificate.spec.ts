import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { keepCertificate } from './certificate.js';

const dir = mkdtempSync(join(tmpdir(), 'fieldpost-certs-'));
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const read = (path: string) => readFileSync(path, 'utf8');
afterAll(() => rmSync(dir, { recursive: true }));

describe('The development certificate', () => {
  it('names this machine and is its own authority', async () => {
    const { cert, key } = await keepCertificate(dir, now);
    const certificate = new X509Certificate(read(cert));
    expect(certificate.ca).toBe(true);
    expect(certificate.subjectAltName).toBe(
      'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
    );
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(statSync(key).mode & 0o777).toBe(0o600);
  });

  it('lets a client that trusts it reach localhost', async () => {
    const { cert, key } = await keepCertificate(dir, now);
    const server = createServer({ cert: read(cert), key: read(key) }, (socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', ca: read(cert) });
    await new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject));
    expect(socket.authorized).toBe(true);
    socket.destroy();
    server.close();
  });

  it('is kept while more than 30 days are left', async () => {
    const before = read((await keepCertificate(dir, now)).cert);
    expect(read((await keepCertificate(dir, later(334))).cert)).toBe(before);
  });

  it('is renewed when less are left', async () => {
    const before = read((await keepCertificate(dir, now)).cert);
    expect(read((await keepCertificate(dir, later(336))).cert)).not.toBe(before);
  });

  it('is created again when its key was lost or replaced', async () => {
    const { cert, key } = await keepCertificate(dir, later(336));
    const before = read(cert);
    writeFileSync(key, 'nonsense');
    await keepCertificate(dir, later(336));
    expect(read(cert)).not.toBe(before);
  });
});
