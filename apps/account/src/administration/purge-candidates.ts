import type { AppId, ComponentId, GatewayId } from '@fieldpost/domain';
import type { TokensClient } from '@fieldpost/internal-clients';
import { applicationNotFound, componentNotFound, gatewayNotFound } from '../access/access.errors.js';
import type { ClientName } from '../values/client-name.js';
import { clientNotFound } from '../clients/clients.errors.js';
import type { Purged } from './purge.js';

/**
 * Longest lifetime of a token of an access key or gateway after its deletion. Equals the maximum of
 * OAUTH_ACCESS_TOKEN_SECONDS and OAUTH_GATEWAY_TOKEN_SECONDS, 86,400, and must be raised with it.
 */
export const tokensOutlive = "interval '1 day'";

const deletedFor = (table: string): string =>
  `select deleted is null as "isLive", deleted + ${tokensOutlive} as until from ${table} where id = $1`;

/** Components have no deleted state; the history has the expiry of their tokens. */
const componentAccess = `
  select false as "isLive", (
    select max((l.details->>'expires')::timestamptz) from audit_log l
     where l.kind = 'components' and l.entity_id = c.id and l.action = 'token.created'
  ) as until
    from components c where c.id = $1`;

export const purgedApplication = (id: AppId): Purged => ({
  kind: 'apps',
  table: 'applications',
  noun: 'application',
  id,
  status: deletedFor('applications'),
  tokens: 'made of keys of',
  notFound: () => applicationNotFound({ id }),
});

export const purgedGateway = (id: GatewayId): Purged => ({
  kind: 'gateways',
  table: 'gateways',
  noun: 'gateway',
  id,
  status: deletedFor('gateways'),
  tokens: 'of',
  notFound: () => gatewayNotFound({ id }),
});

/** Consents and grants in oauth are removed first: the next client of this name would inherit them. */
export const purgedClient = (id: ClientName, tokens: Pick<TokensClient, 'forgetClient'>): Purged => ({
  kind: 'clients',
  table: 'clients',
  noun: 'client',
  id,
  status: deletedFor('clients'),
  tokens: 'that users gave',
  notFound: () => clientNotFound({ name: id }),
  forgetElsewhere: async () => void (await tokens.forgetClient({ client_id: id })),
});

export const purgedComponent = (id: ComponentId): Purged => ({
  kind: 'components',
  table: 'components',
  noun: 'component',
  id,
  status: componentAccess,
  tokens: 'of',
  notFound: () => componentNotFound({ id }),
});
