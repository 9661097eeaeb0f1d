import type { Claims } from '@fieldpost/domain';
import type { KeyBounds } from './key-bounds.js';
import { userOf } from './gate.js';

/** A caller whom the guard let in, and the network address of the request. */
export interface Admitted extends Claims {
  readonly address: string;
  /** Of the access key that was shown; undefined where a token was. */
  readonly bounds?: KeyBounds | undefined;
}

/** Who makes a change, as the audit log keeps it. */
export interface Actor {
  /** Null for an access key and for the operator. */
  readonly userId: string | null;
  /** The user's name where it is known, else the subject of the credentials. */
  readonly name: string;
  /** The OAuth client that acted for the user. */
  readonly client: string | null;
  readonly address: string | null;
}

export function actorOf(caller: Admitted): Actor {
  const { subject, username, client, address } = caller;
  return { userId: userOf(caller) ?? null, name: username ?? subject, client: client ?? null, address };
}

/** Whoever may run commands on the server. */
export const operator: Actor = { userId: null, name: 'operator', client: null, address: null };
