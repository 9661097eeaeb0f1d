import type { account } from '@fieldpost/contracts';
import type { DescribedClient, TokenUser } from './authority.repository.js';
import type { StandingAsked, UserAsked, UserGrant } from './authority.service.js';
import type { Credentials } from './client-credentials.js';
import type { MailedLink } from '../mailed-links/mailed-links.service.js';
import { isRejected, type Rejected } from './decision.js';
import type { ChangedUser } from './members.service.js';
import type { RightsById } from './granted-scopes.js';
import type { KeyAsked, KeyGrant } from './key-grants.service.js';
import type { Problem } from './problem.js';

/** An absent client is one without a name, which nobody has. */
export const toCredentials = (client: account.ClientCredentials__Output | null): Credentials =>
  client ?? { id: '', secret: '', known: false };

const toRights = (rights: RightsById): Record<string, account.Rights> =>
  Object.fromEntries(Object.entries(rights).map(([id, list]) => [id, { rights: [...list] }]));

const toProfile = (user: TokenUser): account.Profile => ({
  username: user.username,
  email: user.email,
  first_name: user.firstName ?? '',
  last_name: user.lastName ?? '',
  created: user.created,
  valid: user.isValid,
  pending_email: user.pendingEmail ?? '',
});

export function toGrant(decision: UserGrant | Rejected): account.Grant {
  if (isRejected(decision)) return { ...decision };
  const { user, scopes, rights, revision } = decision;
  return {
    rejection: 'NONE',
    user_id: user.id,
    profile: toProfile(user),
    valid_after: user.validAfter,
    revision,
    scopes: [...scopes],
    apps: toRights(rights.apps),
    components: toRights(rights.components),
    gateways: toRights(rights.gateways),
  };
}

export const toStandingAsked = ({
  client,
  user_id: userId,
  revision,
}: account.StandingOfUserRequest__Output): StandingAsked => ({
  client: toCredentials(client),
  userId,
  revision: revision === undefined ? undefined : Number(revision),
});

export const toUserAsked = ({
  grant_type: grantType,
  scopes,
  ...party
}: account.GrantForUserRequest__Output): UserAsked => ({ ...toStandingAsked(party), grantType, scopes });

export const toUserStanding = (decision: TokenUser | Rejected): account.UserStatus =>
  isRejected(decision) ? { ...decision } : { rejection: 'NONE', valid_after: decision.validAfter };

export const toKeyAsked = ({
  client,
  component,
  app_id: appId,
  ...shown
}: account.GrantForAccessKeyRequest__Output): KeyAsked => ({
  client: client ?? undefined,
  component: component ?? undefined,
  appId,
  ...shown,
});

export function toKeyGrant(decision: KeyGrant | Rejected): account.KeyGrant {
  if (isRejected(decision)) return { ...decision };
  return {
    rejection: 'NONE',
    key_name: decision.keyName,
    rights: [...decision.rights],
    expires: decision.expires,
    bound_to_address: decision.isBound,
    revision: decision.revision,
  };
}

export const toAuthenticatedUser = (decision: TokenUser | Rejected): account.AuthenticatedUser =>
  isRejected(decision)
    ? { ...decision }
    : { rejection: 'NONE', user_id: decision.id, valid_after: decision.validAfter };

export const toClientDescription = (client: DescribedClient): account.ClientDescription => ({
  id: client.id,
  name: client.name,
  redirect_uris: [...client.redirectUris],
  grants: [...client.grants],
  scopes: [...client.scopes],
  official: client.isOfficial,
  public: client.isPublic,
  accepted: client.isAccepted,
});

export const toUserDescription = (decision: TokenUser | Rejected): account.UserDescription =>
  isRejected(decision)
    ? { ...decision }
    : { rejection: 'NONE', profile: toProfile(decision), valid_after: decision.validAfter };

export function toUserChange(change: ChangedUser | Problem): account.UserChange {
  if ('problem' in change) return { ...change };
  const { user, emailChange } = change;
  return {
    user_id: user.id,
    username: user.username,
    email: user.email,
    valid_after: user.validAfter,
    ...(emailChange && {
      email_change: {
        former_email: emailChange.formerEmail,
        undo_token: emailChange.undoToken,
        undo_seconds: emailChange.undoSeconds,
      },
    }),
  };
}

/** Empty when there is nothing to mail. */
export const toMailedLink = (link: MailedLink | undefined): account.MailedLink => {
  if (!link) return {};
  const { username, email, token, seconds, owner } = link;
  return owner ? { username: owner, email, taken: true } : { username, email, token, seconds };
};
