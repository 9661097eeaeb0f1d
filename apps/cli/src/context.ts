import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Failure } from './failure.js';
import { trustedCertificates } from './http/certificates.js';
import { type Fetch, fetchWith } from './http/http-fetch.js';
import { serverUrl } from './http/server-url.js';
import type { Output, Stream } from './output/output.js';
import { Api } from './session/api.js';
import { givenCredentials, ProfileCredentials } from './session/credentials.js';
import { loggedOut } from './session/logged-out.js';
import { Session } from './session/session.js';
import type { SettingsFile } from './settings/settings-file.js';
import type { Profile } from './settings/settings.js';

/** Variables of the environment that the program reads. */
export interface Environment {
  readonly BROWSER?: string | undefined;
  readonly FIELDPOST_CA?: string | undefined;
  readonly FIELDPOST_PROFILE?: string | undefined;
  readonly FIELDPOST_SERVER?: string | undefined;
  readonly FIELDPOST_TOKEN?: string | undefined;
  readonly NODE_EXTRA_CA_CERTS?: string | undefined;
  readonly XDG_CONFIG_HOME?: string | undefined;
}

/** Options that every command has. */
export interface GlobalOptions {
  readonly profile?: string;
  readonly ca?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Standard input, from which passwords, tokens and confirmations are read. */
export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };

/** The dependencies of a command. */
export interface ContextParts {
  readonly env: Environment;
  readonly global: GlobalOptions;
  readonly file: SettingsFile;
  readonly out: Output;
  readonly stdin: Input;
  readonly stderr: Stream;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Of the package. */
  readonly version: string;
}

const standardProfile = 'default';

/** Output, settings and APIs for one command. */
export class Context {
  readonly out: Output;
  readonly file: SettingsFile;
  readonly now: () => number;
  readonly version: string;

  constructor(private readonly parts: ContextParts) {
    ({ out: this.out, file: this.file, now: this.now, version: this.version } = parts);
  }

  get stdin(): Input {
    return this.parts.stdin;
  }

  get env(): Environment {
    return this.parts.env;
  }

  /** Name of the profile of this command, which may not exist yet. */
  get profileName(): string {
    const { global, env } = this.parts;
    return global.profile ?? env.FIELDPOST_PROFILE ?? (this.file.read().current || standardProfile);
  }

  get profile(): Profile | undefined {
    return this.file.read().profiles[this.profileName];
  }

  /** Absolute path of the file with certificates to trust. */
  get ca(): string | undefined {
    const file = this.parts.global.ca ?? this.parts.env.FIELDPOST_CA;
    return file === undefined ? this.profile?.ca : resolve(file);
  }

  /** Certificates to trust; undefined for those of Node. */
  get trusted(): readonly string[] | undefined {
    return trustedCertificates(this.ca, this.parts.env.NODE_EXTRA_CA_CERTS);
  }

  get fetch(): Fetch {
    return fetchWith(this.trusted);
  }

  /** The APIs with the credentials of the environment or of the profile. Throws `Failure` without any. */
  get api(): Api {
    const { env, now } = this.parts;
    const { fetch, profile, file } = this;
    const given = env.FIELDPOST_SERVER === undefined ? undefined : serverUrl(env.FIELDPOST_SERVER);
    const server = given ?? profile?.server;
    if (server === undefined) throw loggedOut('https://…');
    if (env.FIELDPOST_TOKEN)
      return new Api(new Session(server, givenCredentials(env.FIELDPOST_TOKEN), fetch));
    // The tokens of one server are not sent to another.
    if (profile?.server !== server) throw loggedOut(server);
    const login = { server, profile: this.profileName, file, fetch, now };
    return new Api(new Session(server, new ProfileCredentials(login), fetch));
  }

  /** Asks before something is deleted. Throws `Failure` unless the user agrees. */
  async confirm(question: string, isSure: boolean): Promise<void> {
    if (isSure) return;
    if (this.parts.stdin.isTTY !== true)
      throw new Failure('There is no terminal to ask for a confirmation. Add --yes.', 'usage');
    const answer = await this.ask(`${question} [y/N] `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.');
  }

  /** The first line of standard input without the line end; `what` it is, such as "password". */
  async readLine(what: string): Promise<string> {
    const question = `${what.charAt(0).toUpperCase()}${what.slice(1)}: `;
    const line = await this.ask(this.parts.stdin.isTTY === true ? question : '');
    if (line.trim() === '')
      throw new Failure(`Standard input is empty. Pass the ${what} on standard input.`, 'usage');
    return line;
  }

  private async ask(question: string): Promise<string> {
    const { stdin: input, stderr: output } = this.parts;
    if (question !== '') output.write(question);
    const lines = createInterface({ input, terminal: false });
    try {
      for await (const line of lines) return line;
      return '';
    } finally {
      lines.close();
    }
  }
}
