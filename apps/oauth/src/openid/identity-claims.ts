import type { account } from '@fieldpost/contracts';

/** The claims about a user that these scopes allow (OpenID Connect Core 1.0, 5.4). */
export const identityClaims = (profile: account.Profile__Output | null, scopes: readonly string[]) => ({
  ...(profile && scopes.includes('email') && { email: profile.email, email_verified: profile.valid }),
  ...(profile && scopes.includes('profile') && profileClaims(profile)),
  ...(profile && scopes.includes('groups') && { groups: profile.groups }),
});

/** Empty names are left out (OpenID Connect Core 1.0, 5.3.2). */
function profileClaims({ username, first_name: first, last_name: last }: account.Profile__Output) {
  return {
    preferred_username: username,
    ...((first !== '' || last !== '') && { name: `${first} ${last}`.trim() }),
    ...(first !== '' && { given_name: first }),
    ...(last !== '' && { family_name: last }),
  };
}

/** Claims of id tokens and UserInfo responses, for the metadata. */
export const claimsSupported = [
  ...['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'acr', 'amr', 'sid', 'at_hash'],
  ...['email', 'email_verified', 'preferred_username', 'name', 'given_name', 'family_name', 'groups'],
];
