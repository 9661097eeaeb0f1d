import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { notedSecrets, noteSecrets, secretsIn, usedSecretsFile } from './used-secrets.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-secrets-'));
const file = join(folder, 'used');
afterAll(() => rmSync(folder, { recursive: true }));

describe('The secrets of a run', () => {
  it('are noted from wherever they stand', () => {
    process.env[usedSecretsFile] = file;
    noteSecrets({ username: 'somebody', password: 'a long one', rights: [{ key: 'shed.12345678' }] });
    noteSecrets({
      authorization: 'Bearer abcdefgh',
      lorawan_device: { app_key: Buffer.from('0a0b', 'hex') },
    });
    noteSecrets({ key: '-----BEGIN PUBLIC KEY-----', password: 'short', client_secret: 'fieldpost-demo' });
    process.env[usedSecretsFile] = '';
    noteSecrets({ password: 'nobody wants it' });
    expect(notedSecrets(file)).toEqual(['a long one', 'shed.12345678', 'abcdefgh', '0a0b', '0A0B', 'Cgs=']);
  });

  it('are found in a text, also as a URL has them', () => {
    const secrets = ['a long one', 'unused one'];
    expect(secretsIn('{"path":"/x?p=a%20long%20one"}', secrets)).toEqual(['a long one']);
    expect(secretsIn('{"msg":"a long one"}', secrets)).toEqual(['a long one']);
    expect(secretsIn('{"msg":"nothing"}', secrets)).toEqual([]);
  });
});
