import { type ListSearch, listSearch } from '../lists/matching.js';

export const userStates = ['administrator', 'banned', 'unverified'] as const;
export type UserState = (typeof userStates)[number];

/** Which users are shown; all of it stands in the address. */
export interface UsersSearch extends ListSearch {
  readonly state?: UserState;
}

/** Reads the address; what makes no sense there counts as left out. */
export function usersSearch(raw: Record<string, unknown>): UsersSearch {
  const state = userStates.find((one) => one === raw['state']);
  return { ...listSearch(raw), ...(state && { state }) };
}

export const approvals = ['pending', 'approved', 'withdrawn'] as const;
export type Approval = (typeof approvals)[number];

/** Which components are shown. */
export interface ComponentsSearch extends Pick<ListSearch, 'page'> {
  readonly approval?: Approval;
}

/** Reads the address; what makes no sense there counts as left out. */
export function componentsSearch(raw: Record<string, unknown>): ComponentsSearch {
  const { page } = listSearch(raw);
  const approval = approvals.find((one) => one === raw['approval']);
  return { ...(page !== undefined && { page }), ...(approval && { approval }) };
}

export const auditedKinds = ['apps', 'gateways', 'components', 'clients', 'users'] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** Which entries of the audit log are shown. */
export interface AuditSearch extends Pick<ListSearch, 'page'> {
  readonly kind?: AuditedKind;
  readonly id?: string;
  readonly user?: string;
  readonly action?: string;
}

/** Reads the address; what makes no sense there counts as left out. */
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

/** An id of digits alone is read as a number. */
const word = (name: 'id' | 'user' | 'action', raw: Record<string, unknown>) => {
  const value = raw[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? { [name]: text } : {};
};
