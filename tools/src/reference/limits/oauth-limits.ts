import { constant, effect, error, type LimitGroup, setting, stated } from './limit.js';

const oauth = 'apps/oauth/src';
const login = `${oauth}/throttling/login-throttle.ts`;

/** Limits of oauth: logins, mails and tokens. */
export const oauthLimits: LimitGroup = {
  title: 'Logins and tokens (oauth)',
  limits: [
    stated(
      'wrong passwords for a user from one address',
      [login, '{ burst: 10, refillMs: seconds(30) }', '10 at once, then one every 30 seconds'],
      error('too_many_attempts'),
    ),
    stated(
      'wrong passwords for a user from all addresses that the user has not logged in from',
      [login, '{ burst: 50, refillMs: seconds(6) }', '50 at once, then one every six seconds'],
      error('too_many_attempts'),
    ),
    stated(
      'wrong passwords from one address',
      [login, '{ burst: 100, refillMs: seconds(3) }', '100 at once, then one every three seconds'],
      error('too_many_attempts'),
    ),
    stated(
      'logins through a provider from one address',
      [
        `${oauth}/providers/provider-login-throttle.ts`,
        '{ burst: 60, refillMs: 2_000 }',
        '60 at once, then one every two seconds',
      ],
      error('too_many_provider_logins'),
    ),
    stated(
      'mails about a user',
      [
        `${oauth}/mail/mail-throttle.ts`,
        '{ burst: 5, refillMs: minutes(10) }',
        '5 at once, then one every ten minutes',
      ],
      error('too_many_mails'),
    ),
    stated(
      'mails requested from one address',
      [
        `${oauth}/mail/mail-throttle.ts`,
        '{ burst: 20, refillMs: minutes(1) }',
        '20 at once, then one a minute',
      ],
      error('too_many_mails'),
    ),
    setting(
      'requests a minute of an OAuth client from one address',
      'OAUTH_CLIENT_REQUESTS_PER_MINUTE',
      error('slow_down'),
    ),
    stated(
      'wrong client secrets of an OAuth client from one address',
      [
        `${oauth}/token/client-throttle.ts`,
        '{ burst: 30, refillMs: 2_000 }',
        '30 at once, then one every two seconds',
      ],
      error('slow_down'),
    ),
    constant(
      'wrong device codes of a user in ten minutes',
      `${oauth}/device-codes/user-code-guesses.ts mostOfUser`,
      error('too_many_codes'),
    ),
    constant(
      'wrong device codes from one network in ten minutes',
      `${oauth}/device-codes/user-code-guesses.ts mostOfNetwork`,
      error('too_many_codes'),
    ),
    constant(
      'device authorizations of a client and network that wait',
      `${oauth}/device-codes/device-codes.repository.ts mostOutstanding`,
      error('slow_down'),
    ),
    constant(
      'seconds between two requests with a device code',
      `${oauth}/device-codes/device-codes.repository.ts intervalSeconds`,
      effect('400 `slow_down` (RFC 8628)'),
    ),
    stated(
      'scopes of a request for a token',
      [
        `${oauth}/requests/fields.ts`,
        ['longestScope = 2_000', 'z.array(scopeText).max(50,'],
        '2,000 characters; as an array 50 scopes of 2,000 characters each',
      ],
      effect('400'),
    ),
    constant(
      '`nonce` of an authorization request',
      `${oauth}/authorize/openid-parameters.ts longestNonce characters`,
      effect('redirect with `invalid_request`'),
    ),
    constant(
      'path and query of an authorization or logout request that is sent as a form',
      `${oauth}/requests/form-as-query.ts longestQuery characters`,
      effect('400'),
    ),
    constant(
      'groups of a user at a login provider',
      `${oauth}/providers/identity.ts mostGroups`,
      effect('others are ignored'),
    ),
    constant(
      'life of a client assertion',
      `${oauth}/client-assertions/client-assertion.ts longestSeconds seconds`,
      effect('401 `invalid_client`'),
    ),
    constant(
      'applications, gateways and components in a token',
      'libs/domain/src/access/scopes.ts maxEntitiesPerToken',
      effect('400 `invalid_scope` when more are requested; otherwise the token names none'),
    ),
    constant(
      'sessions of a user',
      `${oauth}/sessions/sessions.typeorm.ts mostOfUser`,
      effect('the oldest session ends'),
    ),
    constant(
      'characters of a password',
      'libs/domain/src/logins/credential-lengths.ts longestPassword',
      effect('400'),
    ),
  ],
};
