import { type HistorySearch, historySearch } from '../audit/history-search.js';
import { type ListSearch, listSearch } from '../lists/matching.js';

export const userStates = ['administrator', 'banned', 'unapproved', 'unverified'] as const;
export type UserState = (typeof userStates)[number];

/** Columns by which the account server sorts users. */
export const userSorts = ['created', 'username', 'email'] as const;

/** Search and page of a list, with an order that the account server knows. */
interface SortedSearch<S extends string> extends Omit<ListSearch, 'sort'> {
  readonly sort?: S | `-${S}`;
}

/** Reads the search parameters of a list that the account server sorts. Invalid ones are ignored. */
const sortedSearch = <S extends string>(
  sorts: readonly S[],
  raw: Record<string, unknown>,
): SortedSearch<S> => {
  const { sort: _, ...search } = listSearch(raw);
  const known = sorts.flatMap((sort) => [sort, `-${sort}` as const]).find((one) => one === raw['sort']);
  return { ...search, ...(known && { sort: known }) };
};

/** Filter of the list of users, kept in the URL. */
export interface UsersSearch extends SortedSearch<(typeof userSorts)[number]> {
  readonly state?: UserState;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function usersSearch(raw: Record<string, unknown>): UsersSearch {
  const state = userStates.find((one) => one === raw['state']);
  return { ...sortedSearch(userSorts, raw), ...(state && { state }) };
}

export const approvals = ['pending', 'approved', 'withdrawn'] as const;
export type Approval = (typeof approvals)[number];

const componentSorts = ['created', 'id', 'type', 'creator', 'approval'] as const;

/** Filter of the list of components. */
export interface ComponentsSearch extends SortedSearch<(typeof componentSorts)[number]> {
  readonly approval?: Approval;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function componentsSearch(raw: Record<string, unknown>): ComponentsSearch {
  const approval = approvals.find((one) => one === raw['approval']);
  return { ...sortedSearch(componentSorts, raw), ...(approval && { approval }) };
}

/** Filters of a list of what users and organizations created. */
interface OwnedSearch<S extends string> extends SortedSearch<S> {
  /** Name of the user who created it. */
  readonly creator?: string;
  /** Id of the organization that it was created for. */
  readonly organization?: string;
}

const ownedSearch = <S extends string>(
  sorts: readonly S[],
  raw: Record<string, unknown>,
): OwnedSearch<S> => ({
  ...sortedSearch(sorts, raw),
  ...word('creator', raw),
  ...word('organization', raw),
});

const applicationSorts = ['created', 'id', 'name'] as const;
export type AllApplicationsSearch = OwnedSearch<(typeof applicationSorts)[number]>;

/** Reads the search parameters of the list of all applications. */
export const allApplicationsSearch = (raw: Record<string, unknown>): AllApplicationsSearch =>
  ownedSearch(applicationSorts, raw);

const gatewaySorts = ['created', 'id', 'frequency_plan'] as const;
export type AllGatewaysSearch = OwnedSearch<(typeof gatewaySorts)[number]>;

/** Reads the search parameters of the list of all gateways. */
export const allGatewaysSearch = (raw: Record<string, unknown>): AllGatewaysSearch =>
  ownedSearch(gatewaySorts, raw);

const organizationSorts = ['created', 'id', 'name'] as const;
export type OrganizationsSearch = SortedSearch<(typeof organizationSorts)[number]>;

/** Reads the search parameters of the list of all organizations. */
export const organizationsSearch = (raw: Record<string, unknown>): OrganizationsSearch =>
  sortedSearch(organizationSorts, raw);

const deletedSorts = ['deleted', 'id', 'kind'] as const;
export type DeletedSearch = SortedSearch<(typeof deletedSorts)[number]>;

/** Reads the search parameters of the list of deleted entities. */
export const deletedSearch = (raw: Record<string, unknown>): DeletedSearch => sortedSearch(deletedSorts, raw);

const invitationSorts = ['created', 'email', 'invited_by', 'expires'] as const;
export type InvitationsSearch = SortedSearch<(typeof invitationSorts)[number]>;

/** Reads the search parameters of the list of invitations. */
export const invitationsSearch = (raw: Record<string, unknown>): InvitationsSearch =>
  sortedSearch(invitationSorts, raw);

const figures = ['devices', 'uplinks', 'downlinks', 'joins'] as const;
const things = ['applications', 'gateways', 'access_keys', 'organizations'] as const;
const usageSorts = ['created', 'username', ...things, ...figures] as const;
export type UsageSearch = SortedSearch<(typeof usageSorts)[number]>;

/** Reads the search parameters of the list of usage by user. */
export const usageSearch = (raw: Record<string, unknown>): UsageSearch => sortedSearch(usageSorts, raw);

const applicationUsageSorts = ['created', 'id', 'owner', ...figures] as const;
export type ApplicationUsageSearch = SortedSearch<(typeof applicationUsageSorts)[number]>;

/** Reads the search parameters of a list of usage by application. */
export const applicationUsageSearch = (raw: Record<string, unknown>): ApplicationUsageSearch =>
  sortedSearch(applicationUsageSorts, raw);

export const auditedKinds = [
  'apps',
  'gateways',
  'components',
  'clients',
  'organizations',
  'users',
  'notices',
  'installation',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** Filter of the audit log. */
export interface AuditFilters {
  readonly kind?: AuditedKind;
  readonly id?: string;
  readonly user?: string;
  readonly action?: string;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function auditSearch(raw: Record<string, unknown>): AuditFilters & HistorySearch {
  const kind = auditedKinds.find((one) => one === raw['kind']);
  return {
    ...historySearch(raw),
    ...(kind && { kind }),
    ...word('id', raw),
    ...word('user', raw),
    ...word('action', raw),
  };
}

/** The router parses an id of digits as a number. */
const word = (name: 'id' | 'user' | 'action' | 'creator' | 'organization', raw: Record<string, unknown>) => {
  const value = raw[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? { [name]: text } : {};
};
