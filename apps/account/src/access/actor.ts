import type { Claims } from '@fieldpost/domain';
import type { KeyBounds } from './key-bounds.js';
import { userOf } from './gate.js';

/** An admitted caller, with the network address of the request. */
export interface Admitted extends Claims {
  readonly address: string;
  /** Limits of the access key; undefined for a token. */
  readonly bounds?: KeyBounds | undefined;
  /** Whether the policy lets the caller do what is dangerous: the login is recent, or none is needed. */
  readonly isProven: boolean;
}

/** The author of a change, for the audit log. */
export interface Actor {
  /** Null for an access key and for the operator. */
  readonly userId: string | null;
  /** The user name if known, else the subject of the credentials. */
  readonly name: string;
  /** The OAuth client that acted for the user. */
  readonly client: string | null;
  readonly address: string | null;
}

export function actorOf(caller: Admitted): Actor {
  const { subject, username, client, address } = caller;
  return { userId: userOf(caller) ?? null, name: username ?? subject, client: client ?? null, address };
}

/** The operator, who runs commands on the server. */
export const operator: Actor = { userId: null, name: 'operator', client: null, address: null };
