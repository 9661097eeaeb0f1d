import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { notedSecrets, noteSecrets, noteSettings, shareSecretsIn, stopSharingIn } from './used-secrets.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('The secrets of a run', () => {
  it('are recorded from any position', () => {
    noteSecrets({ username: 'somebody', password: 'a long one', rights: [{ key: 'shed.12345678' }] });
    noteSecrets({
      authorization: 'Bearer abcdefgh',
      lorawan_device: { app_key: Buffer.from('0a0b', 'hex') },
    });
    noteSecrets({ key: '-----BEGIN PUBLIC KEY-----', password: 'short', client_secret: 'fieldpost-demo' });
    noteSecrets({ secret: { oauth_database: 'one of many' } });
    expect(notedSecrets()).toEqual([
      ...['a long one', 'shed.12345678', 'abcdefgh', '0a0b', '0A0B', 'Cgs=', 'one of many'],
    ]);
  });

  it('are among the settings of an app', () => {
    noteSettings({
      FIELDPOST_INTERNAL_SECRET: 'of all apps',
      OAUTH_DATABASE_URL: 'postgresql://oauth:its%20password@localhost:5432/oauth',
      FIELDPOST_LISTEN_HOST: '127.0.0.1-and-more',
    });
    expect(notedSecrets().slice(-2)).toEqual(['of all apps', 'its password']);
  });

  it('are shared by the processes that use the file', () => {
    shareSecretsIn(join(folder, 'used'));
    noteSecrets({ password: 'seen by all of them' });
    expect(readFileSync(join(folder, 'used'), 'utf8')).toBe('"seen by all of them"\n');
    appendFileSync(join(folder, 'used'), '"noted elsewhere"\n');
    expect(notedSecrets()).toContain('noted elsewhere');
    stopSharingIn(folder);
    expect(notedSecrets()).not.toContain('noted elsewhere');
  });
});
