import { queryOptions } from '@tanstack/react-query';
import type {
  AccountApi,
  Deleted,
  FullAuditEntry,
  AdministeredApplication,
  AdministeredComponent,
  AdministeredGateway,
  AdministeredOrganization,
  User,
} from '../api/account.js';
import { answered, listed } from '../api/failure.js';
import type { HistorySource } from '../audit/history-search.js';
import { searchedList } from '../lists/searched-list.js';
import type {
  AuditFilters,
  AllApplicationsSearch,
  AllGatewaysSearch,
  ComponentsSearch,
  DeletedSearch,
  OrganizationsSearch,
  UsersSearch,
} from './administration-search.js';

/** Query key of everything that only administrators see. */
export const administrationKey = ['administration'] as const;

export const allUsers = searchedList<UsersSearch, User>([...administrationKey, 'users'], (account, options) =>
  listed(account.GET('/api/v2/users', options)),
);

/** The applications of all users. */
export const allApplications = searchedList<AllApplicationsSearch, AdministeredApplication>(
  [...administrationKey, 'applications'],
  (account, options) => listed(account.GET('/api/v2/all-applications', options)),
);

/** An application of any user. */
export const anyApplicationQuery = (account: AccountApi, appId: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'application', appId],
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/all-applications/{appId}', { params: { path: { appId } }, signal })),
  });

/** The gateways of all users. */
export const allGateways = searchedList<AllGatewaysSearch, AdministeredGateway>(
  [...administrationKey, 'gateways'],
  (account, options) => listed(account.GET('/api/v2/all-gateways', options)),
);

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

/** The components of all users. */
export const allComponents = searchedList<ComponentsSearch, AdministeredComponent>(
  [...administrationKey, 'components'],
  (account, options) => listed(account.GET('/api/v2/all-components', options)),
);

/** The organizations of all users. */
export const allOrganizations = searchedList<OrganizationsSearch, AdministeredOrganization>(
  [...administrationKey, 'organizations'],
  (account, options) => listed(account.GET('/api/v2/all-organizations', options)),
);

/** Any organization, also a deleted one. */
export const anyOrganizationQuery = (account: AccountApi, organizationId: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'organization', organizationId],
    queryFn: ({ signal }) => {
      const params = { path: { organizationId } };
      return answered(account.GET('/api/v2/all-organizations/{organizationId}', { params, signal }));
    },
  });

/** The deleted entities. */
export const deletedEntities = searchedList<DeletedSearch, Deleted>(
  [...administrationKey, 'deleted'],
  (account, options) => listed(account.GET('/api/v2/deleted', options)),
);

export const userQuery = (account: AccountApi, username: string) =>
  queryOptions({
    queryKey: [...administrationKey, 'user', username],
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/users/{username}', { params: { path: { username } }, signal })),
  });

/** The matching entries of the audit log. */
export const auditSource = (account: AccountApi, filters: AuditFilters): HistorySource<FullAuditEntry> => ({
  queryKey: [...administrationKey, 'audit', filters],
  read: (part, signal) => {
    const params = { query: { ...filters, ...part } };
    return listed(account.GET('/api/v2/audit', { params, ...(signal && { signal }) }));
  },
});
