import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCertificate } from '@fieldpost/testing';
import { OwnTls, signingKey } from './own-tls.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
const pairOf = ({ cert, key }: { cert: string; key: string }) => ({
  cert: Buffer.from(cert),
  key: Buffer.from(key),
});
const pair = pairOf(await makeCertificate(new Date()));

describe('The key and the certificate of the handler', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of its servers, and the roots of discovery only where a file is named', () => {
    expect(new OwnTls(pair, {})).toMatchObject({ certificate: pair.cert.toString(), discoveryRoots: '' });
    const roots = join(folder, 'roots');
    writeFileSync(roots, pair.cert);
    expect(new OwnTls(pair, { HANDLER_DISCOVERY_CA_FILE: roots }).discoveryRoots).toBe(pair.cert.toString());
  });

  it('are others when they were renewed', async () => {
    const certificate = { ...pair };
    const tls = new OwnTls(certificate, {});
    const before = tls.privateKey;
    expect(tls.privateKey).toBe(before);
    Object.assign(certificate, pairOf(await makeCertificate(new Date())));
    expect(tls.certificate).toBe(certificate.cert.toString());
    expect(tls.privateKey.equals(signingKey(certificate.key))).toBe(true);
  });

  it('miss the roots of discovery by the name of their setting', () =>
    expect(() => new OwnTls(pair, { HANDLER_DISCOVERY_CA_FILE: join(folder, 'none') })).toThrow(
      /^Settings not valid: HANDLER_DISCOVERY_CA_FILE: ENOENT/,
    ));

  it('are refused when they cannot sign network tokens', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => signingKey(rsa)).toThrow('should be an EC P-256 key');
  });
});
