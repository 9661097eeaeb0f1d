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
import { listed } from '../api/failure.js';
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
import { administrationKey } from './administration-key.js';

export const allUsers = searchedList<UsersSearch, User>([...administrationKey, 'users'], (account, options) =>
  listed(account.GET('/api/v2/users', options)),
);

/** The applications of all users. */
export const allApplications = searchedList<AllApplicationsSearch, AdministeredApplication>(
  [...administrationKey, 'applications'],
  (account, options) => listed(account.GET('/api/v2/all-applications', options)),
);

/** The gateways of all users. */
export const allGateways = searchedList<AllGatewaysSearch, AdministeredGateway>(
  [...administrationKey, 'gateways'],
  (account, options) => listed(account.GET('/api/v2/all-gateways', options)),
);

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

/** The deleted entities. */
export const deletedEntities = searchedList<DeletedSearch, Deleted>(
  [...administrationKey, 'deleted'],
  (account, options) => listed(account.GET('/api/v2/deleted', options)),
);

/** The matching entries of the audit log. */
export const auditSource = (account: AccountApi, filters: AuditFilters): HistorySource<FullAuditEntry> => ({
  queryKey: [...administrationKey, 'audit', filters],
  read: (part, signal) => {
    const params = { query: { ...filters, ...part } };
    return listed(account.GET('/api/v2/audit', { params, ...(signal && { signal }) }));
  },
});
