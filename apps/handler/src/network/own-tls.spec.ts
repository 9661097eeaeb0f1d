import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCertificate } from '@fieldpost/testing';
import { OwnTls } from './own-tls.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const { cert, key } = await makeCertificate(new Date());
const good = { HANDLER_TLS_CERT_FILE: file('cert', cert), HANDLER_TLS_KEY_FILE: file('key', key) };

describe('The key and the certificate of the handler', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('come from files, and the roots of discovery only where a file is named', () => {
    expect(new OwnTls(good)).toMatchObject({ certificate: cert, discoveryRoots: '' });
    const roots = { ...good, HANDLER_DISCOVERY_CA_FILE: good.HANDLER_TLS_CERT_FILE };
    expect(new OwnTls(roots).discoveryRoots).toBe(cert);
  });

  it('are missed by the name of their setting', () =>
    expect(() => new OwnTls({ ...good, HANDLER_TLS_CERT_FILE: join(folder, 'none') })).toThrow(
      /^Settings not valid: HANDLER_TLS_CERT_FILE: ENOENT/,
    ));

  it('are refused when they cannot sign network tokens', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = file('rsa', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    expect(() => new OwnTls({ ...good, HANDLER_TLS_KEY_FILE: rsa })).toThrow(
      'Settings not valid: HANDLER_TLS_KEY_FILE: should be an EC P-256 key',
    );
  });
});
