import { describe, expect, it } from '@jest/globals';
import type { Claims } from '@fieldpost/domain';
import { readClaims } from './tokens/claims.js';
import { RevocationTable } from './revocation-table.js';

const day = 86_400_000;
const revocation = (subject: string, position: number, expires = day) => ({
  subject,
  position,
  rights: [],
  expires,
});

function token(changes: object = {}): Claims {
  const claims = readClaims({ iss: 'fieldpost', sub: 'ann', type: 'user', rev: 10, ...changes });
  if (!claims) throw new Error('these are claims');
  return claims;
}

describe('A table of revocations', () => {
  it('ends the tokens of before, and not those of after', () => {
    const table = new RevocationTable('fieldpost');
    table.add([revocation('user:ann', 11)]);
    expect(table.apply(token())).toBeUndefined();
    expect(table.apply(token({ rev: 11 }))).toBeDefined();
  });

  it('applies only to tokens of its own issuer', () => {
    const table = new RevocationTable('fieldpost');
    table.add([revocation('user:ann', 11)]);
    expect(table.apply(token({ iss: 'elsewhere' }))).toBeDefined();
  });

  it('removes entries that can no longer apply to any token', () => {
    const table = new RevocationTable('fieldpost');
    table.add([revocation('user:ann', 11, 5_000), revocation('user:bob', 12, 5_001)]);
    table.removeExpired(5_000);
    expect(table.size).toBe(1);
    expect(table.apply(token({ sub: 'bob' }))).toBeUndefined();
  });

  it('keeps one entry per subject', () => {
    const table = new RevocationTable('fieldpost');
    for (let n = 1; n <= 1_000; n += 1) table.add([revocation('user:ann', n)]);
    expect(table.size).toBe(1);
  });

  it('drops the oldest entries when full and rejects all tokens of that age, except those of components', () => {
    const table = new RevocationTable('fieldpost', 2);
    table.add(['component:c', 'user:a', 'user:b', 'user:c'].map((subject, n) => revocation(subject, 11 + n)));
    expect(table.size).toBe(2);
    expect(table.apply(token({ sub: 'never-revoked', rev: 12 }))).toBeUndefined();
    expect(table.apply(token({ sub: 'never-revoked', rev: 13 }))).toBeDefined();
    expect(table.apply(token({ sub: 'r', type: 'router', rev: 1 }))).toBeDefined();
    expect(table.apply(token({ sub: 'c', type: 'router', rev: 1 }))).toBeUndefined();
  });

  it('holds 100,000 revocations in a few tens of megabytes', () => {
    const table = new RevocationTable('fieldpost');
    const before = process.memoryUsage().heapUsed;
    table.add(Array.from({ length: 100_000 }, (_, n) => revocation(`access-key:app-${n}/a-key`, n)));
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1_048_576);
    expect(table.apply(token({ type: 'app', key_name: 'a-key', apps: { 'app-99999': [] } }))).toBeUndefined();
  });
});
