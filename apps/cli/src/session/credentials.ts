import { loggedOut } from './logged-out.js';
import { OauthServer } from './oauth-server.js';
import type { Fetch } from '../http/http-fetch.js';
import type { SettingsFile } from '../settings/settings-file.js';
import { type Settings, type StoredLogin, withProfile } from '../settings/settings.js';

/** Tokens are renewed this long before they expire, in milliseconds. */
const margin = 30_000;

/** Where tokens come from. */
export interface Credentials {
  /** A token or access key. Throws `Failure` without a login. */
  token(): Promise<string>;
  /** Another token in place of one that the server rejected; undefined when there is none. */
  renewed(rejected: string): Promise<string | undefined>;
}

/** A token or access key from the environment. */
export const givenCredentials = (token: string): Credentials => ({
  token: async () => token,
  renewed: async () => undefined,
});

/** The dependencies of the login of a profile. */
export interface ProfileLogin {
  readonly server: string;
  readonly profile: string;
  readonly file: SettingsFile;
  readonly fetch: Fetch;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** The login of a profile, renewed when it expires. */
export class ProfileCredentials implements Credentials {
  constructor(private readonly at: ProfileLogin) {}

  async token(): Promise<string> {
    const login = this.loginIn(this.at.file.read());
    if (!login) throw loggedOut(this.at.server);
    return this.isFresh(login) ? login.accessToken : this.renew(login.accessToken);
  }

  async renewed(rejected: string): Promise<string | undefined> {
    const login = this.loginIn(this.at.file.read());
    return login?.refreshToken === undefined ? undefined : this.renew(rejected);
  }

  /** One process renews; those that waited for it take what it stored. */
  private async renew(old: string): Promise<string> {
    const settings = await this.at.file.update(async (now) => {
      const login = this.loginIn(now);
      if (login?.refreshToken === undefined || login.accessToken !== old) return now;
      const server = await OauthServer.at(this.at.server, this.at.fetch, this.at.now);
      return this.withLogin(now, await server.renew(login.refreshToken));
    });
    const login = this.loginIn(settings);
    if (!login) throw loggedOut(this.at.server, 'The login has ended');
    return login.accessToken;
  }

  private isFresh({ refreshToken, expires = Infinity }: StoredLogin): boolean {
    return refreshToken === undefined || expires - margin > this.at.now();
  }

  private loginIn({ profiles }: Settings): StoredLogin | undefined {
    return profiles[this.at.profile]?.login;
  }

  private withLogin(settings: Settings, login: StoredLogin | undefined): Settings {
    const { login: _replaced, ...profile } = settings.profiles[this.at.profile] ?? { server: this.at.server };
    return withProfile(settings, this.at.profile, { ...profile, ...(login && { login }) });
  }
}
