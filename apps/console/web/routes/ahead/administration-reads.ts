import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import {
  anyApplicationQuery,
  anyComponentQuery,
  anyGatewayQuery,
  anyOrganizationQuery,
  userQuery,
} from '../../administration/entities/entities.queries.js';
import type { AccountApi } from '../../api/account.js';
import { clientQuery } from '../../clients/clients.queries.js';
import { profileQuery } from '../../collaborators/collaborators.queries.js';
import { loginProviderQuery } from '../../login-providers/login-providers.queries.js';
import type { Reading } from './reading.js';

type QueryOf<T, K extends QueryKey> = (
  account: AccountApi,
  id: string,
) => EnsureQueryDataOptions<T, Error, T, K>;

/** Reads the entity that the part of the path names. Account would reject the request of a user who is no administrator. */
const reads =
  <Part extends string, T, K extends QueryKey>(part: Part, queryOf: QueryOf<T, K>) =>
  async ({ read, console: { account } }: Reading, params: Readonly<Record<Part, string>>): Promise<void> => {
    const { administrator } = await read(profileQuery(account));
    if (administrator) await read(queryOf(account, params[part]));
  };

/** What the pages about one entity of any user show first. */
export const administrationReads = {
  '/console/administration/applications/$entityId': reads('entityId', anyApplicationQuery),
  '/console/administration/clients/$name': reads('name', clientQuery),
  '/console/administration/components/$entityId': reads('entityId', anyComponentQuery),
  '/console/administration/gateways/$entityId': reads('entityId', anyGatewayQuery),
  '/console/administration/login-providers/$providerId': reads('providerId', loginProviderQuery),
  '/console/administration/organizations/$entityId': reads('entityId', anyOrganizationQuery),
  '/console/administration/users/$username': reads('username', userQuery),
};
