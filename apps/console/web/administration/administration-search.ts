import { type ListSearch, listSearch } from '../lists/matching.js';

export const userStates = ['administrator', 'banned', 'unapproved', 'unverified'] as const;
export type UserState = (typeof userStates)[number];

/** Columns by which the account server sorts users. */
export const userSorts = ['created', 'username', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

/** Filter of the list of users, kept in the URL. */
export interface UsersSearch extends ListSearch {
  readonly state?: UserState;
  readonly sort?: UserSort | `-${UserSort}`;
}

const isUserSort = (text: unknown): text is UserSort | `-${UserSort}` =>
  typeof text === 'string' && userSorts.some((sort) => text === sort || text === `-${sort}`);

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function usersSearch(raw: Record<string, unknown>): UsersSearch {
  const state = userStates.find((one) => one === raw['state']);
  const { sort, ...search } = listSearch(raw);
  return { ...search, ...(state && { state }), ...(isUserSort(sort) && { sort }) };
}

export const approvals = ['pending', 'approved', 'withdrawn'] as const;
export type Approval = (typeof approvals)[number];

/** Filter of the list of components. */
export interface ComponentsSearch extends Pick<ListSearch, 'page'> {
  readonly approval?: Approval;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function componentsSearch(raw: Record<string, unknown>): ComponentsSearch {
  const { page } = listSearch(raw);
  const approval = approvals.find((one) => one === raw['approval']);
  return { ...(page !== undefined && { page }), ...(approval && { approval }) };
}

export const auditedKinds = ['apps', 'gateways', 'components', 'clients', 'organizations', 'users'] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** Filter of the audit log. */
export interface AuditSearch extends Pick<ListSearch, 'page'> {
  readonly kind?: AuditedKind;
  readonly id?: string;
  readonly user?: string;
  readonly action?: string;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function auditSearch(raw: Record<string, unknown>): AuditSearch {
  const { page } = listSearch(raw);
  const kind = auditedKinds.find((one) => one === raw['kind']);
  return {
    ...(page !== undefined && { page }),
    ...(kind && { kind }),
    ...word('id', raw),
    ...word('user', raw),
    ...word('action', raw),
  };
}

/** The router parses an id of digits as a number. */
const word = (name: 'id' | 'user' | 'action', raw: Record<string, unknown>) => {
  const value = raw[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? { [name]: text } : {};
};
