import { queryOptions } from '@tanstack/react-query';
import type { AccountApi } from '../../api/account.js';
import { answered } from '../../api/failure.js';
import { administrationKey } from '../administration-key.js';

/** An application of any user. */
export const anyApplicationQuery = (account: AccountApi, appId: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'application', appId],
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/all-applications/{appId}', { params: { path: { appId } }, signal })),
  });

/** A gateway of any user. */
export const anyGatewayQuery = (account: AccountApi, gatewayId: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'gateway', gatewayId],
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/all-gateways/{gatewayId}', { params: { path: { gatewayId } }, signal })),
  });

/** A component of any user. */
export const anyComponentQuery = (account: AccountApi, componentId: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'component', componentId],
    queryFn: ({ signal }) =>
      answered(
        account.GET('/api/v2/all-components/{componentId}', { params: { path: { componentId } }, signal }),
      ),
  });

/** Any organization, also a deleted one. */
export const anyOrganizationQuery = (account: AccountApi, organizationId: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'organization', organizationId],
    queryFn: ({ signal }) => {
      const params = { path: { organizationId } };
      return answered(account.GET('/api/v2/all-organizations/{organizationId}', { params, signal }));
    },
  });

/** Any user, with what the user may use. */
export const userQuery = (account: AccountApi, username: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'user', username],
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/users/{username}', { params: { path: { username } }, signal })),
  });
