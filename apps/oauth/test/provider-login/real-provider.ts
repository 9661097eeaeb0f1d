import { LoginProvider } from '@fieldpost/testing/login-provider';

/** A login provider with one person, `jane`, who is logged in without a page. */
export class RealProvider extends LoginProvider {
  /** Whether the person is still there. */
  isKnown = true;
  logins = 0;

  constructor(redirectUri: string) {
    super(redirectUri, {
      claimsOf: () =>
        this.isKnown
          ? {
              ...{ preferred_username: 'jane', groups: ['staff'] },
              ...{ email: 'jane@corp.example', email_verified: true },
            }
          : undefined,
      logIn: () => {
        this.logins += 1;
        return 'jane';
      },
      alwaysRefreshes: true,
    });
  }
}
