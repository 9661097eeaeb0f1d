/** @needs maven */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, formOf, freePort, type Seen, until } from '@fieldpost/testing';
import { OauthBench, type Visitor } from '../support/oauth-bench.js';
import { fresh, Owner } from '../support/owner.js';
import { openPage } from './relying-pages.js';
import { buildMavenProgram, type Program } from '../support/toolchains.js';

const bench = new OauthBench();
let program: Program | undefined;
let child: ChildProcess | undefined;
let root: string;
let visitor: Visitor;
let owner: Owner;
let output = '';

const open = (): Promise<Seen> => openPage(visitor, root);
const statusOf = async (): Promise<number> => (await visitor.browser.get(root)).status;

/** The client of the program, of a user who can use it before an administrator accepts it. */
async function register(): Promise<{ readonly id: string; readonly secret: string }> {
  const account = new AccountClient(bench.account);
  const token = await account.passwordToken(visitor.person);
  const id = fresh('spring');
  const { status, body } = await account.as(bearer(token)).send('POST', '/api/v2/clients', {
    name: id,
    scope: ['openid', 'email', 'profile'],
    redirect_uris: [`${root}/login/oauth2/code/fieldpost`],
    post_logout_redirect_uris: [`${root}/goodbye`],
    backchannel_logout_uri: `${root}/logout/connect/back-channel/fieldpost`,
  });
  if (status !== 201) throw new Error(`the client is not registered: ${JSON.stringify(body)}`);
  return { id, secret: (body as { readonly secret: string }).secret };
}

/** The client by which the program acts for itself, with a right on one application. */
async function registerItself() {
  const id = fresh('itself');
  const secret = await owner.register(id, { grants: ['client_credentials'] });
  await owner.give(id, ['settings']);
  return { id, secret };
}

async function start({ command: [name, ...args] }: Program, port: number): Promise<void> {
  const { id, secret } = await register();
  const itself = await registerItself();
  const prefix = '--spring.security.oauth2.client';
  const options = [
    `--server.port=${port}`,
    '--server.address=127.0.0.1',
    `${prefix}.registration.fieldpost.client-id=${id}`,
    `${prefix}.registration.fieldpost.client-secret=${secret}`,
    `${prefix}.registration.fieldpost.scope=openid,email,profile`,
    `${prefix}.registration.itself.provider=fieldpost`,
    `${prefix}.registration.itself.authorization-grant-type=client_credentials`,
    `${prefix}.registration.itself.client-id=${itself.id}`,
    `${prefix}.registration.itself.client-secret=${itself.secret}`,
    `${prefix}.registration.itself.scope=apps:${owner.appId}`,
    `${prefix}.provider.fieldpost.issuer-uri=${bench.account}`,
    `--fieldpost.application=${bench.account}/api/v2/applications/${owner.appId}`,
  ];
  const started = spawn(name, [...args, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  started.stdout.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-4_000)));
  const isUp = async () => {
    if (started.exitCode !== null) throw new Error(`the program ended: ${output}`);
    return fetch(`${root}/goodbye`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until('Spring', isUp, 180_000);
}

describe('Spring Security', () => {
  beforeAll(async () => {
    program = await buildMavenProgram('spring-security');
    const port = await freePort();
    root = `http://127.0.0.1:${port}`;
    visitor = await bench.visitor();
    owner = await Owner.create(bench);
    await start(program, port);
  });
  afterAll(async () => {
    // Both are missing when the build fails; a program that has ended is not waited for.
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    program?.discard();
  });

  it('logs a user in with PKCE, and has the claims of the scopes', async () => {
    const { status, text } = await open();
    const { username, email } = visitor.person;
    expect([status, JSON.parse(text)]).toEqual([200, { username, email }]);
  });

  it('logs the user out at both', async () => {
    await open();
    const { location } = await visitor.browser.submit({ action: `${root}/logout`, fields: {} }, {});
    expect((await visitor.browser.get(location)).location).toBe(`${root}/goodbye`);
    expect([await statusOf(), (await visitor.browser.get('/users')).status]).toEqual([302, 303]);
  });

  it('ends its session when the user logs out of the provider', async () => {
    await open();
    expect(await statusOf()).toBe(200);
    await visitor.browser.submit(formOf(await visitor.browser.get('/users/login')), {});
    await until('the logout token', async () => (await statusOf()) === 302);
  });

  it('reads an application for itself, with the client credentials grant', async () => {
    const response = await fetch(`${root}/application`);
    expect([response.status, await response.json()]).toMatchObject([200, { id: owner.appId }]);
  });
});
