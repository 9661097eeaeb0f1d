import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@fieldpost/testing';

/** The client that Apache is at the provider. */
export interface ApacheClient {
  readonly id: string;
  readonly secret: string;
}

const modules = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'dir', 'headers', 'auth_openidc'];

/** Apache of Debian with mod_auth_openidc in front of one page, which names the user in a header. */
export class Apache {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  private child: ChildProcess | undefined;

  /** Chooses a port; the client is registered for it before the start. */
  static async create(): Promise<Apache> {
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-apache-'));
    // Its workers run as another user.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages/index.html'), 'A page for users.\n');
    return new Apache(folder, await freePort());
  }

  get root(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get redirectUri(): string {
    return `${this.root}/callback`;
  }

  /** `issuer`: URL of the provider. */
  async start(issuer: string, client: ApacheClient): Promise<void> {
    const file = join(this.folder, 'apache.conf');
    writeFileSync(file, this.configuration(issuer, client));
    this.child = spawn('/usr/sbin/apache2', ['-f', file, '-DFOREGROUND'], { stdio: 'ignore' });
    await until('Apache', async () => {
      if (this.child?.exitCode != null) throw new Error(`Apache ended: ${this.log}`);
      return fetch(this.root, { redirect: 'manual' }).then(
        () => true,
        () => false,
      );
    });
  }

  get log(): string {
    return readFileSync(join(this.folder, 'error.log'), 'utf8').slice(-4_000);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private configuration(issuer: string, { id, secret }: ApacheClient): string {
    const { folder } = this;
    return `
      ServerName 127.0.0.1
      ServerRoot ${folder}
      PidFile ${folder}/pid
      ErrorLog ${folder}/error.log
      LogLevel warn
      Listen 127.0.0.1:${this.port}
      User www-data
      Group www-data
      ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n      ')}
      DocumentRoot ${folder}/pages
      # The requests of the test look like those of a script; a script would get a 401 instead of the login.
      RequestHeader unset Sec-Fetch-Mode early
      RequestHeader set Accept text/html early
      OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
      OIDCClientID ${id}
      OIDCClientSecret ${secret}
      OIDCRedirectURI ${this.redirectUri}
      OIDCCryptoPassphrase "a passphrase of this test"
      OIDCScope "openid email profile"
      OIDCPKCEMethod S256
      OIDCRemoteUserClaim preferred_username
      OIDCDefaultLoggedOutURL ${this.root}/goodbye
      <Location />
        AuthType openid-connect
        Require valid-user
        Header always set X-Remote-User "expr=%{REMOTE_USER}"
        Header always set X-Claim-Email "expr=%{env:OIDC_CLAIM_email}"
      </Location>
      <Location /goodbye>
        AuthType None
        Require all granted
      </Location>
    `;
  }
}
