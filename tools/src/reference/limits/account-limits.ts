import { constant, effect, error, type LimitGroup, setting, stated } from './limit.js';

const account = 'apps/account/src';
const rejected = effect('400');

/** Limits of account: what users and organizations may create, and attempts that cost or reveal something. */
export const accountLimits: LimitGroup = {
  title: 'Users, applications and gateways (account)',
  limits: [
    setting(
      'registrations an hour of a client address',
      'ACCOUNT_REGISTRATIONS_PER_HOUR',
      error('too_many_registrations'),
    ),
    setting('applications of a user', 'ACCOUNT_APPLICATIONS_PER_USER', error('too_many_applications')),
    setting('gateways of a user', 'ACCOUNT_GATEWAYS_PER_USER', error('too_many_gateways')),
    setting('organizations of a user', 'ACCOUNT_ORGANIZATIONS_PER_USER', error('too_many_organizations')),
    setting(
      'applications of an organization',
      'ACCOUNT_APPLICATIONS_PER_ORGANIZATION',
      error('too_many_of_organization'),
    ),
    setting(
      'gateways of an organization',
      'ACCOUNT_GATEWAYS_PER_ORGANIZATION',
      error('too_many_of_organization'),
    ),
    setting(
      'access keys of all applications of a user',
      'ACCOUNT_ACCESS_KEYS_PER_USER',
      error('too_many_of_owner'),
    ),
    setting(
      'access keys of all applications of an organization',
      'ACCOUNT_ACCESS_KEYS_PER_ORGANIZATION',
      error('too_many_of_owner'),
    ),
    setting('access keys of an application', 'ACCOUNT_ACCESS_KEYS_PER_APPLICATION', rejected),
    stated(
      'deleted applications, gateways or organizations of a user whose ids are still reserved',
      [`${account}/access/creation-limits.ts`, 'tooManyDeleted', 'twice the limit of the kind'],
      error('too_many_deleted'),
    ),
    constant(
      'addresses that an access key is limited to',
      `${account}/access-keys/access-keys.dto.ts mostAddresses`,
      rejected,
    ),
    constant('EUIs of an application', `${account}/euis/euis.service.ts mostEuis`, rejected),
    stated(
      'EUIs of the network',
      [`${account}/euis/euis.errors.ts`, 'eui_block_full', 'the block of the operator'],
      error('eui_block_full'),
    ),
    constant(
      'collaborators of an entity',
      `${account}/collaborators/collaborators.rules.ts mostCollaborators`,
      rejected,
    ),
    constant(
      'organizations that share an entity',
      `${account}/organizations/sharing.rules.ts mostOrganizations`,
      rejected,
    ),
    constant(
      'members of an organization',
      'libs/domain/src/organizations/memberships.ts mostMembers',
      rejected,
    ),
    constant(
      'organizations of a user',
      `${account}/organizations/members.repository.ts mostMemberships`,
      rejected,
    ),
    constant(
      'organizations of a user, to be added to another one by others',
      `${account}/organizations/members.repository.ts mostMembershipsByOthers`,
      error('in_many_organizations'),
    ),
    constant(
      'members whom members add to an organization in a day',
      `${account}/organizations/members.repository.ts mostAddedPerDay`,
      error('many_members_added'),
    ),
    constant(
      'members, keys or collaborators that an entity has lost in two days',
      `${account}/revocations/removed-names.ts mostNames`,
      error('too_many_removed'),
    ),
    constant(
      'fallback routers of a gateway',
      'apps/account/src/gateways/gateway-bodies.ts mostRouters',
      effect('400'),
    ),
    constant(
      'entities that are shared with an organization',
      'apps/account/src/organizations/sharing.repository.ts mostEntities',
      effect('400'),
    ),
    constant(
      'members and entities of an organization that is deleted',
      'apps/account/src/organizations/organizations.repository.ts mostShares',
      effect('400'),
    ),
    constant(
      'collaborations of a user in the response to an administrator',
      'apps/account/src/administration/administered-users.service.ts maxCollaborations',
      effect('the response has this many'),
    ),
    constant(
      'characters of a redirect URI',
      'apps/account/src/clients/redirect-uri.ts longest',
      effect('400'),
    ),
    constant('attributes of a gateway', `${account}/gateways/gateway-settings.ts mostAttributes`, rejected),
    constant(
      'components of a user without approval',
      `${account}/components/components.repository.ts mostUnapproved`,
      rejected,
    ),
    constant('OAuth clients of a user', `${account}/clients/clients.service.ts mostClients`, rejected),
    constant('redirect URIs of an OAuth client', `${account}/clients/clients.dto.ts mostUris`, rejected),
    constant('keys of an OAuth client', 'libs/auth/src/keys/client-keys.ts most', rejected),
    constant(
      'entities of an invitation',
      `${account}/registration/invitations.dto.ts mostEntities`,
      rejected,
    ),
    constant(
      'notices to all users',
      `${account}/notices/notices.repository.ts mostNotices`,
      error('too_many_notices'),
    ),
    constant('characters of a notice', `${account}/notices/notices.dto.ts longestNotice`, rejected),
    constant(
      'findings of a report of `fieldpost doctor`, which sends the most serious ones',
      'libs/domain/src/installation/outside-checks.ts mostOutsideFindings',
      rejected,
    ),
    constant(
      'characters of each text of such a finding, which `fieldpost doctor` cuts',
      'libs/domain/src/installation/outside-checks.ts longestFindingText',
      rejected,
    ),
    constant(
      'login providers',
      `${account}/login-providers/login-providers.repository.ts most`,
      error('too_many_login_providers'),
    ),
    constant(
      'passkeys, authenticators or app passwords of a user',
      `${account}/second-factors/own-changes.ts most`,
      rejected,
    ),
    constant(
      'changes of the e-mail address of a user in a week',
      `${account}/users/undo-links.ts mostUndoLinks`,
      error('too_many_email_changes'),
    ),
    stated(
      'reports of `fieldpost doctor` by a user',
      [
        `${account}/installation/report-throttle.ts`,
        '{ burst: 60, refillMs: 5_000 }',
        '60 at once, then one every five seconds',
      ],
      error('too_many_reports'),
    ),
    stated(
      'wrong passwords of a user, with a token',
      [
        `${account}/users/passwords/password-attempts.ts`,
        '{ burst: 10, refillMs: 30_000 }',
        '10 at once, then one every 30 seconds',
      ],
      error('too_many_passwords'),
    ),
    stated(
      'passwords that wait to be checked or hashed, in a process of account',
      [`${account}/users/passwords/passwords.ts`, 'const capacity = 200', '200'],
      error('passwords_busy'),
    ),
    stated(
      'wrong codes of the second factor of a user',
      [
        `${account}/second-factors/code-attempts.repository.ts`,
        ['const burst = 10', 'const refillSeconds = 300'],
        '10 at once, then one every five minutes',
      ],
      effect('the login page says when to try again'),
    ),
  ],
};
