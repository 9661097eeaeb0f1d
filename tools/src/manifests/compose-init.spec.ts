import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { emptyVolumes, makeCompose, settingsIn } from './compose-init.js';

const env = { FIELDPOST_HOST: 'lora.example.org' };
const files = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const contents = (root: string) => files(root).map((file) => [file, readFileSync(file, 'utf8')]);
const pem = (root: string, name: string) => readFileSync(join(root, 'certificates', name));

describe('The first start of the compose file', () => {
  const root = makeCompose(env);

  it('makes certificates that the authority signed, with every name that peers use', () => {
    const authority = new X509Certificate(pem(root, 'ca.crt'));
    for (const [app, host] of [
      ['discovery', 'discovery'],
      ['handler', 'lora.example.org'],
      ['network', 'lora.example.org'],
    ] as const) {
      const certificate = new X509Certificate(pem(root, `${app}.crt`));
      expect(certificate.verify(authority.publicKey)).toBe(true);
      expect([certificate.checkHost(host), certificate.checkHost('localhost')]).toEqual([host, 'localhost']);
    }
  });

  it('gives each app secrets of its own, and all the same internal one', () => {
    const apps = ['account', 'oauth', 'discovery', 'handler', 'network'].map((app) => settingsIn(root, app));
    const internal = new Set(apps.map((settings) => settings['FIELDPOST_INTERNAL_SECRET']));
    const others = apps.flatMap(({ FIELDPOST_INTERNAL_SECRET: _, ...own }) => Object.values(own));
    expect([internal.size, new Set(others).size]).toEqual([1, 9]);
  });

  it('lets nobody read secrets and keys but their owner and the group of the apps', () => {
    const secret = files(root).filter((file) => !file.endsWith('.crt'));
    for (const file of secret) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o640]);
  });
});

describe('A later start of the compose file', () => {
  it('changes nothing', () => {
    const root = makeCompose(env);
    const before = contents(root);
    expect(contents(makeCompose(env, root))).toEqual(before);
  });

  it('makes the certificates for another name, with the same keys', () => {
    const root = makeCompose(env);
    const before = [pem(root, 'handler.key'), pem(root, 'ca.crt')];
    makeCompose({ FIELDPOST_HOST: '192.0.2.7' }, root);
    expect([pem(root, 'handler.key'), pem(root, 'ca.crt')]).toEqual(before);
    expect(new X509Certificate(pem(root, 'handler.crt')).checkIP('192.0.2.7')).toBe('192.0.2.7');
  });

  it('takes secrets that are given, and keeps them', () => {
    const key = 'q'.repeat(43) + '=';
    const root = makeCompose({ ...env, HANDLER_SEALING_KEY: key, HANDLER_DATABASE_PASSWORD: 'given1' });
    makeCompose(env, root);
    expect(settingsIn(root, 'handler')).toMatchObject({
      HANDLER_SEALING_KEY: key,
      HANDLER_DATABASE_URL: 'postgresql://handler:given1@postgres:5432/handler',
    });
  });

  it('names a password that cannot be part of an address', () =>
    expect(() => makeCompose({ ...env, OAUTH_DATABASE_PASSWORD: 'a/b' })).toThrow(
      'OAUTH_DATABASE_PASSWORD: must have letters and digits only',
    ));
});

describe('A folder with certificates of the operator', () => {
  const own = () => {
    const root = emptyVolumes();
    for (const app of ['discovery', 'handler', 'network'])
      for (const kind of ['crt', 'key']) writeFileSync(join(root, 'certificates', `${app}.${kind}`), 'own');
    writeFileSync(join(root, 'certificates/ca.crt'), 'own');
    return root;
  };

  it('stays as it is', () => {
    const root = makeCompose(env, own());
    expect(['ca.crt', 'handler.crt', 'network.key'].map((name) => String(pem(root, name)))).toEqual(
      Array(3).fill('own'),
    );
  });

  it('must be complete', () => {
    const root = own();
    rmSync(join(root, 'certificates/network.key'));
    expect(() => makeCompose(env, root)).toThrow('network.key is missing');
  });
});
