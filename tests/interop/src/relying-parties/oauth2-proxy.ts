import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort, until } from '@fieldpost/testing';
import type { Program } from '../support/toolchains.js';

/** The client that the proxy is at the provider. */
export interface ProxyClient {
  readonly id: string;
  readonly secret: string;
}

const keptOutput = 4_000;

/** oauth2-proxy in front of a page, which names the user that the proxy reports. */
export class OauthProxy {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    private readonly page: Server,
    private readonly port: number,
  ) {}

  /** Starts the page and chooses a port; the client is registered for it before the proxy starts. */
  static async create(): Promise<OauthProxy> {
    const page = createServer(({ headers }, response) => {
      const { 'x-forwarded-preferred-username': username, 'x-forwarded-email': email } = headers;
      response.end(JSON.stringify({ username, email }));
    });
    await new Promise<void>((done) => page.listen(0, '127.0.0.1', done));
    return new OauthProxy(page, await freePort());
  }

  get root(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get redirectUri(): string {
    return `${this.root}/oauth2/callback`;
  }

  /** `issuer`: URL of the provider. */
  async start({ command: [name, ...args] }: Program, issuer: string, client: ProxyClient): Promise<void> {
    const { port } = this.page.address() as AddressInfo;
    const settings = {
      provider: 'oidc',
      'oidc-issuer-url': issuer,
      'client-id': client.id,
      'client-secret': client.secret,
      'redirect-url': this.redirectUri,
      'http-address': `127.0.0.1:${this.port}`,
      upstream: `http://127.0.0.1:${port}/`,
      scope: 'openid email profile',
      'code-challenge-method': 'S256',
      'cookie-secret': randomBytes(16).toString('hex'),
      'cookie-secure': 'false',
      'cookie-refresh': '1s',
      'email-domain': '*',
      'insecure-oidc-allow-unverified-email': 'true',
      'skip-provider-button': 'true',
      'whitelist-domain': new URL(issuer).host,
    };
    const options = Object.entries(settings).map(([option, value]) => `--${option}=${value}`);
    const env = { ...process.env, no_proxy: 'localhost,127.0.0.1' };
    const child = spawn(name, [...args, ...options], { env, stdio: 'pipe' });
    const keep = (text: Buffer) => void (this.output = (this.output + text.toString()).slice(-keptOutput));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    await until('oauth2-proxy', async () => {
      if (child.exitCode !== null) throw new Error(`oauth2-proxy ended: ${this.output}`);
      return fetch(`${this.root}/ping`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    }
    this.page.close();
  }
}
