/** @needs helm */
import { execFileSync } from 'node:child_process';
import { createPublicKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseYaml } from '../../src/manifests/manifest.js';
import { type Secrets, startFakeCluster } from './fake-cluster.js';
import { example, renderInCluster } from './helm.js';

let cluster: Secrets = {};
let url: string;
let stop: () => void;
beforeAll(async () => ({ url, stop } = await startFakeCluster(() => cluster)));
afterAll(() => stop());

async function renderOn(secrets: Secrets, values: string) {
  cluster = secrets;
  const manifests = parseYaml(await renderInCluster(url, [example(values)]), values);
  const made = manifests.flatMap(({ kind, metadata, data = {} }) => {
    const entries = Object.entries(data).map(([key, value]) => [
      key,
      Buffer.from(value, 'base64').toString(),
    ]);
    return kind === 'Secret' ? [[metadata.name, Object.fromEntries(entries)] as const] : [];
  });
  const hashes = manifests.flatMap(({ kind, metadata, spec }) => {
    const hash = spec?.template?.metadata.annotations?.['fieldpost/secrets'];
    return kind === 'Deployment' && hash ? [[metadata.name, hash] as const] : [];
  });
  return { made: Object.fromEntries(made) as Secrets, hashes: new Map(hashes) };
}

const textOf = (secrets: Secrets, name: string, key: string): string => secrets[name]?.[key] ?? '';

describe('Secrets that the chart makes', () => {
  it('are random, of the lengths that the apps need, and fit together', async () => {
    const { made } = await renderOn({}, 'one-node');
    for (const app of ['account', 'oauth', 'handler', 'network'])
      expect(
        Buffer.from(made[`${app}-secrets`]?.[`${app.toUpperCase()}_SEALING_KEY`] ?? '', 'base64'),
      ).toHaveLength(32);
    for (const app of ['account', 'oauth', 'discovery', 'handler', 'network']) {
      const name = app.toUpperCase();
      const password = made['postgres-secrets']?.[`${name}_DATABASE_PASSWORD`] ?? '';
      expect(password).toMatch(/^[A-Za-z0-9]{48}$/);
      expect(made[`${app}-secrets`]?.[`${name}_DATABASE_URL`]).toBe(
        `postgresql://${app}:${password}@postgres:5432/${app}`,
      );
    }
    const { made: other } = await renderOn({}, 'one-node');
    expect(other['fieldpost-internal']).not.toEqual(made['fieldpost-internal']);
  });

  it('are kept by an upgrade, also the keys that others added, and replace no pod', async () => {
    const first = await renderOn({}, 'one-node');
    first.made['account-secrets'] = { ...first.made['account-secrets'], OWN: 'kept' };
    const second = await renderOn(first.made, 'one-node');
    expect(second.made).toEqual(first.made);
    expect(second.hashes).toEqual(first.hashes);
    expect(second.hashes.size).toBe(6);
  });

  it('have certificates of one authority for the names that clients use, with P-256 keys', async () => {
    const { made } = await renderOn({}, 'one-node');
    const authority = new X509Certificate(textOf(made, 'fieldpost-ca', 'tls.crt'));
    const names = {
      'discovery-tls': 'discovery',
      'handler-tls': 'fieldpost.example.org',
      'network-tls': 'fieldpost.example.org',
    };
    for (const [secret, host] of Object.entries({ ...names, 'fieldpost-web-tls': 'fieldpost.example.org' })) {
      const certificate = new X509Certificate(textOf(made, secret, 'tls.crt'));
      expect(certificate.checkHost(host)).toBe(host);
      expect(certificate.verify(authority.publicKey)).toBe(true);
      expect(textOf(made, secret, 'ca.crt')).toBe(textOf(made, 'fieldpost-ca', 'tls.crt'));
      const key = createPublicKey(textOf(made, secret, 'tls.key'));
      expect(key.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
      expect(certificate.publicKey.equals(key)).toBe(true);
    }
  });

  it('serve TLS that OpenSSL verifies', async () => {
    const { made } = await renderOn({}, 'one-node');
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-certificates-'));
    writeFileSync(join(folder, 'ca.crt'), textOf(made, 'fieldpost-ca', 'tls.crt'));
    writeFileSync(join(folder, 'tls.crt'), textOf(made, 'handler-tls', 'tls.crt'));
    const args = ['verify', '-purpose', 'sslserver', '-x509_strict', '-CAfile', 'ca.crt', 'tls.crt'];
    expect(execFileSync('openssl', args, { cwd: folder, encoding: 'utf8' })).toBe('tls.crt: OK\n');
  });
});

describe('Secrets that exist', () => {
  const existing = {
    'fieldpost-internal': { FIELDPOST_INTERNAL_SECRET: 'one-secret-of-the-suite' },
    'account-secrets': { ACCOUNT_DATABASE_URL: 'postgresql://account', ACCOUNT_SEALING_KEY: 'one' },
    'handler-dependencies': { HANDLER_REDIS_URL: 'redis://redis' },
  };

  it('replace the pods of exactly the apps that read a changed one', async () => {
    const before = await renderOn(existing, 'production');
    const changed = {
      ...existing,
      'account-secrets': { ...existing['account-secrets'], ACCOUNT_SEALING_KEY: 'two' },
    };
    const after = await renderOn(changed, 'production');
    const moved = [...after.hashes].flatMap(([app, hash]) => (before.hashes.get(app) === hash ? [] : [app]));
    expect(before.hashes.size).toBe(6);
    expect(moved).toEqual(['account']);
    const internal = await renderOn(
      { ...existing, 'fieldpost-internal': { FIELDPOST_INTERNAL_SECRET: 'another-secret-of-the-suite' } },
      'production',
    );
    const all = [...internal.hashes].flatMap(([app, hash]) => (before.hashes.get(app) === hash ? [] : [app]));
    expect(all.sort()).toEqual(['account', 'discovery', 'handler', 'network', 'oauth']);
  });
});
