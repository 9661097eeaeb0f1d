import type { GroupMapping } from '@fieldpost/domain';

/** An external OpenID Connect provider through which users log in. */
export interface LoginProvider {
  readonly id: string;
  /** Shown on the login page. */
  readonly name: string;
  /** Name of a built-in icon; empty for none. */
  readonly icon: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** In lower case; empty for any. */
  readonly emailDomains: readonly string[];
  readonly usernameClaim: string;
  readonly emailClaim: string;
  /** Empty: groups are not read. */
  readonly groupsClaim: string;
  /** Groups whose members are administrators. */
  readonly administratorGroups: readonly string[];
  /** Groups whose members are members of organizations. */
  readonly organizations: readonly GroupMapping[];
  /** Whether people without an account get one. */
  readonly createsUsers: boolean;
  /** Whether a second factor that the provider checked counts here. */
  readonly trustsSecondFactor: boolean;
  readonly isEnabled: boolean;
}

/** A provider with its client secret in plain text; null for a public client. */
export interface ProviderWithSecret extends LoginProvider {
  readonly clientSecret: string | null;
}

/** The claims of a provider about a person; empty text for missing ones. */
export interface ProviderIdentity {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined when the provider does not say it. */
  readonly groups: readonly string[] | undefined;
  /** Whether the provider is trusted with a second factor, and has checked one. */
  readonly hasSecondFactor: boolean;
}

/** Binds the sealed client secret to its row. */
export const clientSecretContext = (id: string): string => `login provider ${id}`;
