import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { makeCertificate } from '@fieldpost/testing';
import { OwnTls, signingKey } from './own-tls.js';

const pairOf = ({ cert, key }: { cert: string; key: string }) => ({
  cert: Buffer.from(cert),
  key: Buffer.from(key),
});
const pair = pairOf(await makeCertificate(new Date()));

describe('The key and the certificate of a component', () => {
  it('are those of its servers, and others when they were renewed', async () => {
    const certificate = { ...pair };
    const tls = new OwnTls(certificate);
    expect(tls.certificate).toBe(pair.cert.toString());
    const before = tls.privateKey;
    expect(tls.privateKey).toBe(before);
    Object.assign(certificate, pairOf(await makeCertificate(new Date())));
    expect(tls.certificate).toBe(certificate.cert.toString());
    expect(tls.privateKey.equals(signingKey(certificate.key))).toBe(true);
  });

  it('are rejected when they cannot sign network tokens', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => signingKey(rsa)).toThrow('should be an EC P-256 key');
  });
});
