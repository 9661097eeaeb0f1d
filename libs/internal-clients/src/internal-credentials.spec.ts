import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { loadClients } from '@fieldpost/contracts';
import { createLogger } from '@fieldpost/observability';
import { type Certificate, CertificateAuthority } from '@fieldpost/testing';
import { InternalCredentials } from './internal-credentials.js';
import { TokensClient } from './tokens.client.js';

const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
const folder = mkdtempSync(join(tmpdir(), 'internal-'));
const logger = createLogger({ app: 'any', level: 'silent' });
const endings: (() => void)[] = [];
let ours: CertificateAuthority;
let others: CertificateAuthority;

/** Puts the files of one app into its folder; from then on they may be replaced. */
function write(app: string, { cert, key }: Certificate, { ca } = ours): void {
  for (const [name, text] of Object.entries({ ca, cert, key }))
    writeFileSync(join(folder, `${app}.${name}`), text);
}

const settingsOf = (app: string) => ({
  FIELDPOST_INTERNAL_TLS_CA_FILE: join(folder, `${app}.ca`),
  FIELDPOST_INTERNAL_TLS_CERT_FILE: join(folder, `${app}.cert`),
  FIELDPOST_INTERNAL_TLS_KEY_FILE: join(folder, `${app}.key`),
});
const inside = (app: string) => InternalCredentials.from(settingsOf(app), logger);

/** An internal API that returns the secret it was sent. */
async function open(with_: InternalCredentials): Promise<number> {
  const server = new Server();
  endings.push(() => server.forceShutdown());
  server.addService(Tokens.service, {
    exchangeAccessKey: (
      { metadata }: { metadata: { get: (key: string) => unknown[] } },
      done: (error: null, answer: object) => void,
    ) => done(null, { access_token: String(metadata.get('internal-secret')[0]), expires_at: 1 }),
  });
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', with_.server, (error, port) => (error ? reject(error) : resolve(port)));
  });
}

function ask(port: number, as?: InternalCredentials): Promise<string> {
  const client = new TokensClient(`localhost:${port}`, 'a shared secret', as);
  const asked = client.exchangeAccessKey({ app_id: 'my-app', key: 'k' });
  return asked.then(({ access_token }) => access_token).finally(() => client.onModuleDestroy());
}

const cannotTell = { kind: 'unavailable', message: 'unavailable: oauth' };

beforeAll(async () => {
  [ours, others] = await Promise.all([CertificateAuthority.make(), CertificateAuthority.make()]);
  write('oauth', await ours.issue());
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('An internal API with certificates', () => {
  it('admits an app with a certificate of its authority that also sends the secret', async () => {
    write('account', await ours.issue('account'));
    expect(await ask(await open(inside('oauth')), inside('account'))).toBe('a shared secret');
  });

  it.each([
    ['none', async () => InternalCredentials.plaintext()],
    [
      'one of another authority',
      async () => {
        write('stranger', await others.issue());
        return inside('stranger');
      },
    ],
    [
      'one of another authority, though it trusts ours',
      async () => {
        write('stranger', await others.issue(), ours);
        return inside('stranger');
      },
    ],
    [
      'one that has expired',
      async () => {
        write('late', await ours.issue('account', -1));
        return inside('late');
      },
    ],
  ])('denies callers without a valid certificate: %s', async (_what, strangers) => {
    await expect(ask(await open(inside('oauth')), await strangers())).rejects.toMatchObject(cannotTell);
  });

  it.each([
    ['of another authority', () => others.issue()],
    ['that has expired', () => ours.issue('localhost', -1)],
    ['of another host', () => ours.issue('account')],
  ])('is not believed with a certificate %s', async (_what, issue) => {
    write('fake', await issue());
    write('account', await ours.issue('account'));
    await expect(ask(await open(inside('fake')), inside('account'))).rejects.toMatchObject(cannotTell);
  });

  it('uses renewed files of both sides without a restart', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
    write('old', await ours.issue());
    write('caller', await ours.issue('account'));
    const [server, client] = [inside('old'), inside('caller')];
    write('old', await others.issue(), others);
    write('caller', await others.issue('account'), others);
    jest.advanceTimersByTime(5_000);
    jest.useRealTimers();
    expect(await ask(await open(server), client)).toBe('a shared secret');
  });

  it('does not start with only some of the files', () => {
    const { FIELDPOST_INTERNAL_TLS_KEY_FILE: _left, ...rest } = settingsOf('oauth');
    expect(() => InternalCredentials.from(rest, logger)).toThrow(
      'Settings not valid: FIELDPOST_INTERNAL_TLS_KEY_FILE: is needed with the other two',
    );
  });
});
