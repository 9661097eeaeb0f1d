import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { type Certificate, makeCertificate } from '@fieldpost/testing';
import { OwnCertificate } from './own-certificate.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
const files = { cert: join(folder, 'tls.crt'), key: join(folder, 'tls.key') };
const year = 365 * 24 * 60 * 60 * 1_000;
const [old, next, expired] = await Promise.all([
  makeCertificate(new Date()),
  makeCertificate(new Date()),
  makeCertificate(new Date(Date.now() - 2 * year)),
]);
let lines: string[];

function follow(check?: () => void): OwnCertificate {
  const logger = createLogger({
    app: 'any',
    level: 'info',
    destination: { write: (line: string) => void lines.push(line) },
  });
  return OwnCertificate.follow({ ...files, prefix: 'ANY', logger, ...(check && { check }) });
}

function write({ cert, key }: Partial<Certificate>): void {
  if (cert !== undefined) writeFileSync(files.cert, cert);
  if (key !== undefined) writeFileSync(files.key, key);
}

describe('The certificate of servers', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lines = [];
    write(old);
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is loaded again when its files were replaced, and not while only one of them was', () => {
    const certificate = follow();
    const taken: string[] = [];
    certificate.onRenewal(({ cert }) => taken.push(cert.toString()));
    jest.advanceTimersByTime(10_000);
    write({ cert: next.cert });
    jest.advanceTimersByTime(20_000);
    expect(taken).toEqual([]);
    expect(lines.join('')).toContain('ANY_TLS_KEY_FILE: should be the key of the certificate');
    expect(lines).toHaveLength(1);
    write({ key: next.key });
    jest.advanceTimersByTime(10_000);
    expect(taken).toEqual([next.cert]);
    expect(certificate.key.toString()).toBe(next.key);
    expect(lines.at(-1)).toContain('certificate renewed');
  });

  it('is kept while its files are missing, unreadable or invalid', () => {
    let isGood = true;
    const certificate = follow(() => {
      if (!isGood) throw new Error('should be another one');
    });
    rmSync(files.cert);
    jest.advanceTimersByTime(10_000);
    write({ cert: 'no certificate' });
    jest.advanceTimersByTime(10_000);
    isGood = false;
    write(next);
    jest.advanceTimersByTime(10_000);
    expect(certificate.cert.toString()).toBe(old.cert);
    expect(lines.map((line) => line.includes('certificate not renewed'))).toEqual([true, true, true]);
  });

  it('is logged once when it has expired', () => {
    write(expired);
    follow();
    jest.advanceTimersByTime(60_000);
    expect(lines).toEqual([expect.stringContaining('certificate has expired')]);
  });

  it('is missed at the start by the name of its setting', () => {
    rmSync(files.key);
    expect(follow).toThrow(/^Settings not valid: ANY_TLS_KEY_FILE: ENOENT/);
    write({ key: next.key });
    expect(follow).toThrow('ANY_TLS_KEY_FILE: should be the key of the certificate');
  });
});
