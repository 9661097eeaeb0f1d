/** Tokens of a login. */
export interface StoredLogin {
  /** An access token, or an access key of an application. */
  readonly accessToken: string;
  /** Absent for a token or key that the user gave. */
  readonly refreshToken?: string;
  /** Unix milliseconds; absent for a token or key that the user gave. */
  readonly expires?: number;
}

/** A server and the login there. */
export interface Profile {
  /** Origin of the server. */
  readonly server: string;
  /** Absolute path of a PEM file with certificates to trust. */
  readonly ca?: string;
  readonly login?: StoredLogin;
}

/** The state that the program keeps between commands. */
export interface Settings {
  /** Name of the profile that commands use by default. */
  readonly current: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

export const noSettings: Settings = { current: 'default', profiles: {} };

/** The settings with another version of one profile; undefined removes it. */
export function withProfile(settings: Settings, name: string, profile: Profile | undefined): Settings {
  const { [name]: _replaced, ...others } = settings.profiles;
  return { ...settings, profiles: profile ? { ...others, [name]: profile } : others };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isProfile = (value: unknown): value is Profile => {
  if (!isObject(value) || typeof value['server'] !== 'string') return false;
  const { login, ca } = value;
  return (
    (ca === undefined || typeof ca === 'string') &&
    (login === undefined || (isObject(login) && typeof login['accessToken'] === 'string'))
  );
};

/** The settings in the text of a file; undefined when it is not such a file. */
export function readSettings(text: string): Settings | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value) || typeof value['current'] !== 'string' || !isObject(value['profiles']))
    return undefined;
  const { current, profiles } = value;
  return Object.values(profiles).every(isProfile)
    ? { current, profiles: profiles as Readonly<Record<string, Profile>> }
    : undefined;
}
