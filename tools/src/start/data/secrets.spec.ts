import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepSecrets } from './secrets.js';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'fieldpost-secrets-'));
});
afterEach(() => rmSync(data, { recursive: true }));

describe('The secrets of a data folder', () => {
  it('are 32 random bytes each, none twice', () => {
    const secrets = Object.values(keepSecrets(data));
    expect(new Set(secrets).size).toBe(secrets.length);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  });

  it('are readable only by the owner', () => {
    const made = keepSecrets(data);
    expect(keepSecrets(data)).toEqual(made);
    expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are never replaced while a database needs the old ones', () => {
    mkdirSync(join(data, 'postgres'));
    expect(() => keepSecrets(data)).toThrow('cannot be opened without');
  });

  it.each(['', '{"internal":', '[1]', 'null', '{"internal":7}'])(
    'are not guessed from a damaged file: %j',
    (text) => {
      writeFileSync(join(data, 'secrets.json'), text);
      expect(() => keepSecrets(data)).toThrow('is damaged');
    },
  );
});
